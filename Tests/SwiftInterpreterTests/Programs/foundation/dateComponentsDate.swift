// Parts of a date with a calendar of their own describe a moment by themselves.
import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC")!
let parts = DateComponents(calendar: calendar, year: 2025, month: 3, day: 1, hour: 12)
print(parts.date!.timeIntervalSince1970, parts.isValidDate)  // expect: 1740830400.0 true
print(DateComponents(year: 2025).date == nil, DateComponents(year: 2025, month: 2, day: 30).isValidDate(in: calendar))  // expect: true false
let named = calendar.dateComponents([.calendar, .timeZone, .year, .month], from: parts.date!)
print(named.calendar == calendar, named.timeZone == calendar.timeZone, named.date!.timeIntervalSince1970)  // expect: true true 1740787200.0
var person = PersonNameComponents()
person.givenName = "Ada"
person.familyName = "Lovelace"
print(person.givenName ?? "", person.nickname == nil)  // expect: Ada true
