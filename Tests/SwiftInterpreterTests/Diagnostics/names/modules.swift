import Foundation
import MapKit  // error@8: no such module 'MapKit' | Programs have SwiftUI, Foundation, Combine, Observation and os here.
