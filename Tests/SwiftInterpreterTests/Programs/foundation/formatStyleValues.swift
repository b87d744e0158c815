// What a format style was made with is shown, and takes part in its comparison.
import Foundation
let d = Duration.seconds(3605)
print(d.formatted(.units(allowed: [.hours, .minutes, .seconds], width: .wide, zeroValueUnits: .show(length: 3))))  // expect: 001 hour, 000 minutes, 005 seconds
print(d.formatted(.units(allowed: [.hours, .minutes, .seconds], width: .narrow, zeroValueUnits: .show(length: 1))))  // expect: 1h 0m 5s
print(d.formatted(.units(allowed: [.hours, .minutes, .seconds], width: .narrow, zeroValueUnits: .show(length: 0))))  // expect: 1h 5s
let e = Duration.milliseconds(65_600)
for r in [FloatingPointRoundingRule.up, .down, .towardZero, .toNearestOrEven] {
  print(e.formatted(.time(pattern: .minuteSecond(padMinuteToLength: 1, roundFractionalSeconds: r))), e.formatted(.time(pattern: .hourMinute(padHourToLength: 1, roundSeconds: r))), (Duration.zero - e).formatted(.time(pattern: .minuteSecond(padMinuteToLength: 2, fractionalSecondsLength: 0, roundFractionalSeconds: r))))
  // expect: 1:06 0:02 -01:05
  // expect: 1:05 0:01 -01:06
  // expect: 1:05 0:01 -01:05
  // expect: 1:06 0:01 -01:06
}
let german = Locale(identifier: "de_DE")
print(Duration.TimeFormatStyle(pattern: .minuteSecond) == Duration.TimeFormatStyle(pattern: .minuteSecond).locale(german))  // expect: false
print(IntegerFormatStyle<Int>() == IntegerFormatStyle<Int>().locale(german), IntegerFormatStyle<Int>().locale(german) == IntegerFormatStyle<Int>().locale(german))  // expect: false true
print(FloatingPointFormatStyle<Double>.number == FloatingPointFormatStyle<Double>.number.locale(german))  // expect: false
print(Date.FormatStyle().year() == Date.FormatStyle().year().locale(german))  // expect: false
print(Duration.TimeFormatStyle.Pattern.minuteSecond(padMinuteToLength: 2, roundFractionalSeconds: .up) == .minuteSecond(padMinuteToLength: 2, roundFractionalSeconds: .down))  // expect: false
print((0.125).formatted(.number.precision(.fractionLength(2))), 1234.formatted(.number.locale(Locale(identifier: "en_US"))))  // expect: 0.12 1,234
