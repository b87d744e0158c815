// Lengths of time as texts.
import Foundation
let us = Locale(identifier: "en_US")
func units(_ d: Duration, _ s: Duration.UnitsFormatStyle) -> String { d.formatted(s.locale(us)) }
print(Duration.seconds(3725).formatted(), Duration.seconds(-5).formatted())  // expect: 1:02:05 -0:00:05
print(Duration.seconds(125).formatted(.time(pattern: .minuteSecond)), Duration.seconds(125).formatted(.time(pattern: .hourMinute)))  // expect: 2:05 0:02
print(Duration.seconds(3725.75).formatted(.time(pattern: .hourMinuteSecond(padHourToLength: 2, fractionalSecondsLength: 1))))  // expect: 01:02:05.8
print(units(.seconds(65), .units(allowed: [.minutes, .seconds], width: .wide)), units(.seconds(61), .units(allowed: [.minutes, .seconds], width: .wide)))  // expect: 1 minute, 5 seconds 1 minute, 1 second
print(units(.seconds(93784), .units()), "|", units(.seconds(93784), .units(allowed: [.days, .hours, .minutes], width: .narrow)))  // expect: 26 hr, 3 min, 4 sec | 1d 2h 3m
print(units(.seconds(93784), .units(allowed: [.days, .hours], width: .abbreviated, maximumUnitCount: 1)))  // expect: 1 day
print(units(.seconds(0), .units()), "|", units(.seconds(-5), .units()))  // expect: 0 sec | -5 sec
print(units(.seconds(3661), .units(allowed: [.hours, .minutes], width: .condensedAbbreviated)))  // expect: 1 hr 1 min
print(units(.seconds(3600), .units(zeroValueUnits: .show(length: 1))))  // expect: 1 hr, 0 min, 0 sec
print(units(.milliseconds(1500), .units(allowed: [.seconds, .milliseconds], width: .abbreviated)))  // expect: 1 sec, 500 ms
print(units(.milliseconds(1500), .units(allowed: [.seconds], width: .wide)), units(.milliseconds(2500), .units(allowed: [.seconds], width: .wide)))  // expect: 2 seconds 2 seconds
print(12.34.formatted(.number.rounded(increment: 1)), 12.34.formatted(.number.rounded(increment: 0.5)), (-2.5).formatted(.number.rounded(rule: .up).precision(.fractionLength(0))))  // expect: 12 12.5 -2
print(1234.formatted(.currency(code: "EUR")), 12.345.formatted(.number.rounded(rule: .up).precision(.fractionLength(2))), 12.341.formatted(.number.rounded(rule: .up).precision(.fractionLength(2))))  // expect: €1,234.00 12.35 12.35
