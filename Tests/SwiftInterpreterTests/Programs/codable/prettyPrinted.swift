import Foundation
struct S: Codable { var a = 1; var list = [1, 2]; var empty: [Int] = []; var text = "q\"/é"; var d = 1.5; var f = true }
let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
print(String(data: try encoder.encode(S()), encoding: .utf8)!)  // expect: {
// expect:   "a" : 1,
// expect:   "d" : 1.5,
// expect:   "empty" : [
// expect:
// expect:   ],
// expect:   "f" : true,
// expect:   "list" : [
// expect:     1,
// expect:     2
// expect:   ],
// expect:   "text" : "q\"\/é"
// expect: }
