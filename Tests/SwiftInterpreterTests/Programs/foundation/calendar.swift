import Foundation
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC")!
let date = calendar.date(from: DateComponents(year: 2024, month: 2, day: 28, hour: 9, minute: 30))!
let next = calendar.date(byAdding: .day, value: 2, to: date)!
let parts = calendar.dateComponents([.year, .month, .day, .hour], from: next)
print(parts.year!, parts.month!, parts.day!, parts.hour!)  // expect: 2024 3 1 9
print(calendar.component(.weekday, from: date), calendar.component(.minute, from: date))  // expect: 4 30
print(calendar.dateComponents([.day], from: date, to: next).day!, calendar.isDate(date, inSameDayAs: next))  // expect: 2 false
print(calendar.startOfDay(for: date) < date, calendar.component(.hour, from: calendar.startOfDay(for: date)))  // expect: true 0
print(calendar.component(.month, from: calendar.date(byAdding: .month, value: 11, to: date)!))  // expect: 1
