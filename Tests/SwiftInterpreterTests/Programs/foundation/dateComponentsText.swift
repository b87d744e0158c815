import Foundation

var parts = DateComponents()
parts.year = 2024
parts.month = 3
print(parts)  // expect: year: 2024 month: 3 
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(secondsFromGMT: 0)!
let start = Date(timeIntervalSince1970: 0)
print(calendar.dateComponents([.day, .hour], from: start, to: start.addingTimeInterval(3600 * 26)))  // expect: day: 1 hour: 2 
