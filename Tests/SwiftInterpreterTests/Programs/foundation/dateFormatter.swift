import Foundation
let f = DateFormatter()
f.locale = Locale(identifier: "en_US_POSIX")
f.timeZone = TimeZone(secondsFromGMT: 0)
f.dateFormat = "yyyy-MM-dd HH:mm:ss"
let d = Date(timeIntervalSince1970: 1_700_000_000)
print(f.string(from: d))  // expect: 2023-11-14 22:13:20
f.dateFormat = "EEEE, MMM d, yyyy"
print(f.string(from: d))  // expect: Tuesday, Nov 14, 2023
f.dateFormat = "dd/MM/yy h:mm a"
print(f.string(from: d))  // expect: 14/11/23 10:13 PM
f.dateFormat = "yyyy-MM-dd"
print(f.date(from: "2024-03-01")!.timeIntervalSince1970, f.date(from: "nonsense") as Any)  // expect: 1709251200.0 nil
