// Bytes, units and scalars of texts, by their places.
let s = "héé👍🏽x"
print(s.utf8.count, s.utf16.count, s.unicodeScalars.count, s.count)  // expect: 14 8 6 5
print(Array(s.utf8), Array(s.utf16))  // expect: [104, 195, 169, 195, 169, 240, 159, 145, 141, 240, 159, 143, 189, 120] [104, 233, 233, 55357, 56397, 55356, 57341, 120]
let i = s.utf8.startIndex
print(s.utf8[i], s.utf8[s.utf8.index(i, offsetBy: 1)])  // expect: 104 195
let end = s.utf8.firstIndex(of: 0xC3)!
print(s[..<end], s.utf8.distance(from: s.startIndex, to: end))  // expect: h 1
for u in s.unicodeScalars { print(u, u.value, terminator: " ") }  // expect: h 104 é 233 é 233 👍 128077 🏽 127997 x 120 
print()
let us = s.unicodeScalars
let j = us.index(after: us.startIndex)
print(us[j], us[us.startIndex..<j].count)  // expect: é 1
let w = s.utf16
print(w[w.startIndex], w[w.index(w.startIndex, offsetBy: 3)], w.first as Any, w.last as Any)  // expect: 104 55357 Optional(104) Optional(120)
print(s.utf8.reversed().prefix(2).map { $0 }, s.utf8.dropFirst(2).count)  // expect: [120, 189] 12
print(String(s.utf8.prefix(1)) as Any, String(decoding: Array(s.utf8), as: UTF8.self))  // expect: Optional("h") héé👍🏽x
print(String(s.unicodeScalars.filter { $0.isASCII }))  // expect: hx
print("abc".utf8.elementsEqual([97, 98, 99]), "abc".utf8 .map { $0 + 1 })  // expect: true [98, 99, 100]
print("abc".unicodeScalars.map(\.value).reduce(0, +))  // expect: 294
let idx = s.index(s.startIndex, offsetBy: 2)
print(idx.utf16Offset(in: s), String.Index(utf16Offset: 1, in: s) == s.index(after: s.startIndex))  // expect: 2 true
print(s[String.Index(utf16Offset: 3, in: s)...])  // expect: 👍🏽x
for (n, b) in "hi".utf8.enumerated() { print(n, b) }  // expect: 0 104
// expect: 1 105
print("abc".utf8.indices.map { "abc".utf8[$0] })  // expect: [97, 98, 99]
var scalars = "abc".unicodeScalars
scalars.append("d")
print(String(scalars), scalars.count)  // expect: abcd 4
print(s.utf8.isEmpty, "".utf16.isEmpty, s.utf16.contains(233))  // expect: false true true
print("ABC".unicodeScalars.allSatisfy { ("A"..."Z").contains($0) })  // expect: true
