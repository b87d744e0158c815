import Foundation
let d = Data("Hi!".utf8)
print(d.count, d.first!, Array(d), String(data: d, encoding: .utf8)!, d.base64EncodedString(), d == "Hi!".data(using: .utf8)!)  // expect: 3 72 [72, 105, 33] Hi! SGkh true
print(String(decoding: Data(base64Encoded: "SGk=")!, as: UTF8.self), Data([1, 2, 3]).map { $0 * 2 }, Data().isEmpty)  // expect: Hi [2, 4, 6] true
var m = Data()
m.append(65)
m.append(contentsOf: [66, 67])
print(String(data: m, encoding: .utf8)!, m[0], m)  // expect: ABC 65 3 bytes
