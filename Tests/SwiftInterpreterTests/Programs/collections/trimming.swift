// Prefixes that are taken off, and places that are found.
import Foundation
let text = "a-b-a"
print(text.ranges(of: "a").count, text.ranges(of: "a").map { String(text[$0]) })  // expect: 2 ["a", "a"]
print([1, 1, 2].trimmingPrefix([1]), [1, 1, 2].trimmingPrefix(while: { $0 == 1 }), "  x".trimmingPrefix(while: \.isWhitespace), "abc".trimmingPrefix("ab"))  // expect: [1, 2] [2] x c
var m = [1, 2]; m.trimPrefix([1]); print(m)  // expect: [2]
var word = "  ab"
word.trimPrefix(while: \.isWhitespace)
print(word, "aaa".ranges(of: "aa").count)  // expect: ab 1
