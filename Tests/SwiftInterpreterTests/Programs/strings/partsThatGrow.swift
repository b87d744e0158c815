let text = "héllo wörld"
print(text[...])  // expect: héllo wörld
let part = text.dropFirst(2)
print(part[...])  // expect: llo wörld
var sub = text.prefix(3)
sub.append("!")
sub.append(contentsOf: "abc")
sub += "z"
print(sub, sub.count)  // expect: hél!abcz 8
let tail = text.suffix(4)
print(tail.utf8.count, Array(tail.utf8), tail.unicodeScalars.count)  // expect: 5 [195, 182, 114, 108, 100] 4
print(tail.utf8.first!, tail.unicodeScalars.first!)  // expect: 195 ö
let i = tail.utf8.startIndex
print(i == tail.startIndex, text.utf8.distance(from: text.startIndex, to: i))  // expect: true 8
print(text.utf8[i])  // expect: 195
let j = tail.unicodeScalars.index(after: tail.unicodeScalars.startIndex)
print(tail.unicodeScalars[j], text[j])  // expect: r r
