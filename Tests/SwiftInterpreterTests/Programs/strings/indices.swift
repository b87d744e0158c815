let s = "Swift rocks"
let i = s.index(s.startIndex, offsetBy: 2)
print(s[i], s[..<i], s[i...], s[s.index(before: s.endIndex)])  // expect: i Sw ift rocks s
if let space = s.firstIndex(of: " ") { print(s[..<space], s[s.index(after: space)...]) }  // expect: Swift rocks
print(s.prefix(3), s.suffix(2), s.dropFirst(6), s.dropLast(8))  // expect: Swi ks rocks Swi
print(s.distance(from: s.startIndex, to: i), s.firstIndex(of: "z") == nil)  // expect: 2 true
var t = s
t.replaceSubrange(t.startIndex..<i, with: "__")
t.remove(at: t.startIndex)
print(t)  // expect: _ift rocks
