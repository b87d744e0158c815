import Foundation
let a = UUID(), b = UUID()
print(a == b, a == a, a.uuidString.count, UUID(uuidString: "nope") as Any)  // expect: false true 36 nil
let fixed = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
print(fixed, fixed.uuidString.lowercased().prefix(8), Set([a, a, b]).count, [fixed: 1][fixed]!)  // expect: E621E1F8-C36C-495A-93FC-0C247A3E6E5F e621e1f8 2 1
