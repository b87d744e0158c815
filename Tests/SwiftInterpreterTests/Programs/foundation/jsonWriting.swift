import Foundation
let o: [String: Any] = ["a": 1]
print(JSONSerialization.isValidJSONObject(o), JSONSerialization.isValidJSONObject(["a": Date()]), JSONSerialization.isValidJSONObject(3), JSONSerialization.isValidJSONObject([1.5, "x", true] as [Any]))  // expect: true false false true
let d = try JSONSerialization.data(withJSONObject: ["b": [1, 2.5, true, "t/x"] as [Any], "a": ["n": 1]] as [String: Any], options: [.sortedKeys])
print(String(data: d, encoding: .utf8)!)  // expect: {"a":{"n":1},"b":[1,2.5,true,"t\/x"]}
let p = try JSONSerialization.data(withJSONObject: ["b": [1, 2], "a": [:] as [String: Any]] as [String: Any], options: [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes])
print(String(data: p, encoding: .utf8)!)  // expect: {
// expect:   "a" : {
// expect:
// expect:   },
// expect:   "b" : [
// expect:     1,
// expect:     2
// expect:   ]
// expect: }
let back = try JSONSerialization.jsonObject(with: d) as? [String: Any]
print(back?["a"] as? [String: Int] ?? [:])  // expect: ["n": 1]
