import Foundation
let d = Date(timeIntervalSince1970: 1_700_000_000)
print(d.timeIntervalSince1970, d.addingTimeInterval(60) > d, d.addingTimeInterval(3600).timeIntervalSince(d))  // expect: 1700000000.0 true 3600.0
print(Date(timeIntervalSinceReferenceDate: 0).timeIntervalSince1970, d == Date(timeIntervalSince1970: 1_700_000_000), Date.distantPast < d)  // expect: 978307200.0 true true
print([d, d.addingTimeInterval(-5)].sorted().first! < d, d + 10 == d.addingTimeInterval(10), max(d, d - 1) == d)  // expect: true true true
