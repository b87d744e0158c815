import Foundation
let f = ISO8601DateFormatter()
let d = Date(timeIntervalSince1970: 0)
print(f.string(from: d))  // expect: 1970-01-01T00:00:00Z
print(f.date(from: "2024-01-02T03:04:05Z")!.timeIntervalSince1970)  // expect: 1704164645.0
