import Foundation
// The program's own types have names that the library uses inside: each side keeps its own.
struct UnitConverter { var n = 1 }
struct DateInterval { var n = 2 }
struct Locale { var n = 3 }
func min(_ a: String) -> String { "own \(a)" }
let month = Calendar.current.dateInterval(of: .month, for: Date(timeIntervalSince1970: 0))
print(month?.duration ?? 0)  // expect: 2678400.0
print(Measurement(value: 1, unit: UnitLength.kilometers).converted(to: .meters).value)  // expect: 1000.0
print(UnitConverter().n, DateInterval().n, Locale().n)  // expect: 1 2 3
let whole: Foundation.DateInterval = Foundation.DateInterval(start: Date(timeIntervalSince1970: 0), duration: 5)
print(whole.duration, min("a"))  // expect: 5.0 own a
print(type(of: DateInterval.self), type(of: 1))  // expect: DateInterval.Type Int
