import Foundation
import UIKit  // error@8: no such module 'UIKit' | Programs have SwiftUI, Foundation, Combine, Observation and os here.
