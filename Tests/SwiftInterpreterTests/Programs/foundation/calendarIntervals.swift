// Intervals, distances and parts of the calendar.
import Foundation
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(secondsFromGMT: 0)!
calendar.locale = Locale(identifier: "en_US")
calendar.firstWeekday = 1
func day(_ y: Int, _ m: Int, _ d: Int, _ h: Int = 12, _ min: Int = 30) -> Date {
    calendar.date(from: DateComponents(year: y, month: m, day: d, hour: h, minute: min))!
}
let date = day(2025, 3, 14)
for c: Calendar.Component in [.year, .month, .weekOfYear, .weekOfMonth, .day, .hour, .minute] {
    let i = calendar.dateInterval(of: c, for: date)!
    print(c, i.start, i.end, i.duration)
}  // expect: year 2025-01-01 00:00:00 +0000 2026-01-01 00:00:00 +0000 31536000.0
// expect: month 2025-03-01 00:00:00 +0000 2025-04-01 00:00:00 +0000 2678400.0
// expect: weekOfYear 2025-03-09 00:00:00 +0000 2025-03-16 00:00:00 +0000 604800.0
// expect: weekOfMonth 2025-03-09 00:00:00 +0000 2025-03-16 00:00:00 +0000 604800.0
// expect: day 2025-03-14 00:00:00 +0000 2025-03-15 00:00:00 +0000 86400.0
// expect: hour 2025-03-14 12:00:00 +0000 2025-03-14 13:00:00 +0000 3600.0
// expect: minute 2025-03-14 12:30:00 +0000 2025-03-14 12:31:00 +0000 60.0
print(calendar.range(of: .day, in: .month, for: date)!, calendar.range(of: .weekOfMonth, in: .month, for: date)!, calendar.range(of: .day, in: .year, for: date)!)  // expect: 1..<32 1..<7 1..<366
let d = calendar.dateComponents([.year, .month, .day, .hour], from: day(2023, 1, 31), to: date)
print(d.year!, d.month!, d.day!, d.hour!)  // expect: 2 1 14 0
print(calendar.dateComponents([.day], from: date, to: day(2025, 1, 1)).day!, calendar.dateComponents([.weekOfYear, .day], from: date, to: day(2025, 4, 1)).weekOfYear!)  // expect: -72 2
print(calendar.isDate(date, equalTo: day(2025, 3, 9), toGranularity: .weekOfYear), calendar.isDate(date, equalTo: day(2025, 3, 8), toGranularity: .weekOfYear))  // expect: true false
print(calendar.compare(date, to: day(2025, 3, 30), toGranularity: .month).rawValue, calendar.compare(date, to: day(2025, 4, 1), toGranularity: .month).rawValue)  // expect: 0 -1
print(calendar.nextDate(after: date, matching: DateComponents(hour: 9), matchingPolicy: .nextTime)!)  // expect: 2025-03-15 09:00:00 +0000
print(calendar.nextDate(after: date, matching: DateComponents(weekday: 2), matchingPolicy: .nextTime)!)  // expect: 2025-03-17 00:00:00 +0000
print(calendar.nextDate(after: date, matching: DateComponents(day: 1, hour: 8), matchingPolicy: .nextTime)!)  // expect: 2025-04-01 08:00:00 +0000
print(calendar.nextDate(after: date, matching: DateComponents(minute: 15), matchingPolicy: .nextTime)!)  // expect: 2025-03-14 13:15:00 +0000
print(calendar.veryShortWeekdaySymbols, calendar.shortMonthSymbols.prefix(2), calendar.weekdaySymbols.first!)  // expect: ["S", "M", "T", "W", "T", "F", "S"] ["Jan", "Feb"] Sunday
print(calendar.ordinality(of: .day, in: .year, for: date)!, calendar.ordinality(of: .day, in: .month, for: date)!)  // expect: 73 14
let i = DateInterval(start: day(2025, 1, 1), duration: 86400), j = DateInterval(start: day(2025, 1, 2, 0, 0), end: day(2025, 1, 5))
print(i.contains(day(2025, 1, 2)), i.intersects(j), i.intersection(with: j)!.duration, i < j, i.end)  // expect: true true 45000.0 true 2025-01-02 12:30:00 +0000
print(calendar.startOfDay(for: date), calendar.isDateInWeekend(day(2025, 3, 15)), calendar.component(.weekday, from: date))  // expect: 2025-03-14 00:00:00 +0000 true 6
print(calendar.date(byAdding: .month, value: 1, to: day(2025, 1, 31))!, calendar.date(byAdding: .day, value: -14, to: date)!)  // expect: 2025-02-28 12:30:00 +0000 2025-02-28 12:30:00 +0000
print(calendar.date(byAdding: DateComponents(month: 1, day: 2), to: date)!, calendar.date(bySettingHour: 7, minute: 5, second: 0, of: date)!)  // expect: 2025-04-16 12:30:00 +0000 2025-03-14 07:05:00 +0000
let parts = calendar.dateComponents([.year, .month, .weekday, .weekOfYear], from: date)
print(parts.year!, parts.month!, parts.weekday!, parts.weekOfYear!, parts.day as Any)  // expect: 2025 3 6 11 nil
var monday = calendar; monday.firstWeekday = 2
print(monday.dateInterval(of: .weekOfYear, for: date)!.start, monday.firstWeekday)  // expect: 2025-03-10 00:00:00 +0000 2
