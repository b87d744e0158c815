import Foundation
var cal = Calendar(identifier: .gregorian)
cal.timeZone = TimeZone(secondsFromGMT: 0)!
cal.locale = Locale(identifier: "en_US_POSIX")
let d = cal.date(from: DateComponents(year: 2024, month: 2, day: 28, hour: 22, minute: 5, second: 9))!
let f = DateFormatter()
f.locale = Locale(identifier: "en_US_POSIX")
f.timeZone = cal.timeZone
for p in ["yyyy-MM-dd HH:mm:ss", "EEE, d MMM yy", "EEEE h:mm a", "DDD", "MMMM d, yyyy 'at' HH", "yyyy-MM-dd'T'HH:mm:ssZ"] {
    f.dateFormat = p
    print(f.string(from: d))
}  // expect: 2024-02-28 22:05:09
// expect: Wed, 28 Feb 24
// expect: Wednesday 10:05 PM
// expect: 059
// expect: February 28, 2024 at 22
// expect: 2024-02-28T22:05:09+0000
print(d.timeIntervalSince1970, d)  // expect: 1709157909.0 2024-02-28 22:05:09 +0000
let next = cal.date(byAdding: .day, value: 2, to: d)!
print(cal.component(.weekday, from: next), cal.dateComponents([.day, .hour], from: d, to: next), cal.isDate(d, inSameDayAs: next))  // expect: 6 day: 2 hour: 0  false
print(cal.startOfDay(for: d), cal.range(of: .day, in: .month, for: d)!, cal.isDateInWeekend(next))  // expect: 2024-02-28 00:00:00 +0000 1..<30 false
let comps = cal.dateComponents([.year, .month, .day], from: next)
print(comps.year!, comps.month!, comps.day!, comps.hour as Any)  // expect: 2024 3 1 nil
f.dateFormat = "dd/MM/yyyy"
print(f.date(from: "31/12/1999") ?? Date.distantPast, f.date(from: "99/99/x") as Any)  // expect: 1999-12-31 00:00:00 +0000 nil
print(ISO8601DateFormatter().string(from: d), next.timeIntervalSince(d) / 3600, d < next, max(d, next) == next, d.addingTimeInterval(60) - 60 == d)  // expect: 2024-02-28T22:05:09Z 48.0 true true true
let dates = [next, d, d.advanced(by: -86400 * 40)]
print(Dictionary(grouping: dates) { cal.component(.month, from: $0) }.mapValues(\.count).sorted { $0.key < $1.key }.map { [$0.key, $0.value] })  // expect: [[1, 1], [2, 1], [3, 1]]
let nf = NumberFormatter()
nf.locale = Locale(identifier: "en_US")
nf.numberStyle = .decimal
nf.maximumFractionDigits = 2
print(nf.string(from: 1234567.891)!, nf.string(from: NSNumber(value: 3))!)  // expect: 1,234,567.89 3
nf.numberStyle = .currency
nf.currencyCode = "USD"
print(nf.string(from: 12.5)!)  // expect: $12.50
nf.numberStyle = .percent
print(nf.string(from: 0.256)!)  // expect: 25.6%
print(Measurement(value: 5, unit: UnitLength.kilometers).converted(to: .meters).value)  // expect: 5000.0
