import Foundation
func clock(_ t: TimeInterval) -> String {
    let s = Int(t)
    return String(format: "%02d:%02d:%02d", s / 3600, s / 60 % 60, s % 60)
}
print(clock(3725), clock(59), clock(86399))  // expect: 01:02:05 00:00:59 23:59:59
let start = Date(timeIntervalSince1970: 100), end = Date(timeIntervalSince1970: 250)
print(clock(end.timeIntervalSince(start)), end.timeIntervalSince(start) / 60)  // expect: 00:02:30 2.5
