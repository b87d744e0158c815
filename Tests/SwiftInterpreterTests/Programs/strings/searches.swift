import Foundation
func show(_ text: String, _ part: String, _ options: String.CompareOptions) {
    guard let range = text.range(of: part, options: options) else { return print("none") }
    print(text.distance(from: text.startIndex, to: range.lowerBound), text[range])
}
show("a-b-c", "-", .backwards)  // expect: 3 -
show("a-b-c", "b", .anchored)  // expect: none
show("a-b-c", "a-", .anchored)  // expect: 0 a-
show("a-b-c", "c", [.anchored, .backwards])  // expect: 4 c
show("a-b-c", "b", [.anchored, .backwards])  // expect: none
show("İx-", "-", .caseInsensitive)  // expect: 2 -
show("hello World", "WORLD", .caseInsensitive)  // expect: 6 World
show("hello", "L", [.caseInsensitive, .backwards])  // expect: 3 l
show("ÀB", "ab", [.caseInsensitive, .diacriticInsensitive])  // expect: 0 ÀB
show("e\u{301}x", "e", [])  // expect: none
show("aaab", "aab", [])  // expect: 1 aab
show("abcabcabd", "abcabd", [])  // expect: 3 abcabd
show("x👍🏽y", "y", [])  // expect: 2 y
print("a::b:c".split(separator: "::"), "a,,b".split(separator: ",", omittingEmptySubsequences: false), "a,b,c".split(separator: ",", maxSplits: 1))  // expect: ["a", "b:c"] ["a", "", "b"] ["a", "b,c"]
print("a\r\nb".split(separator: "\n").count, "a\r\nb\r\n".split(separator: "\r\n"), "été,à".split(separator: ","), "éaéb".components(separatedBy: "é"))  // expect: 1 ["a", "b"] ["été", "à"] ["", "a", "b"]
print("abc".split(separator: ""), "".components(separatedBy: ","), "a, b".components(separatedBy: ", "))  // expect: ["a", "b", "c"] [""] ["a", "b"]
print("a\r\nb".contains("\n"), "e\u{301}".contains("e"), "naïve".contains("ïv"), "aab".contains("ab"), "x".contains(""))  // expect: true false true true false
print("Straße".localizedStandardContains("STRASSE"), "Café".localizedStandardContains("cafe"), "ABC".localizedCaseInsensitiveContains("bc"))  // expect: true true true
print(CharacterSet.letters.inverted.union(.letters).contains("a"), CharacterSet.letters.inverted.contains("a"), CharacterSet(charactersIn: "ab").union(CharacterSet.decimalDigits.inverted).contains("1"))  // expect: true false false
print(CharacterSet(charactersIn: "ab").union(CharacterSet(charactersIn: "cd")).inverted.contains("x"))  // expect: true
