// The places of a part are those of the text that it is a part of.
import Foundation

let text = "hello, wörld 👨‍👩‍👧!"
let part = text.dropFirst(3)
if let comma = part.firstIndex(of: ",") {
    print(text[..<comma], text[comma], part[comma], text.distance(from: text.startIndex, to: comma))  // expect: hello , , 5
    print(text[comma...], part[comma...], part[..<comma], part[...comma])  // expect: , wörld 👨‍👩‍👧! , wörld 👨‍👩‍👧! lo lo,
}
print(text[part.startIndex], text[part.startIndex..<part.endIndex], part.startIndex > text.startIndex)  // expect: l lo, wörld 👨‍👩‍👧! true
print(text.index(after: part.startIndex) == part.index(after: part.startIndex), part.endIndex == text.endIndex)  // expect: true true
print(part.index(part.startIndex, offsetBy: 2, limitedBy: part.endIndex) == text.index(text.startIndex, offsetBy: 5))  // expect: true
print(part.distance(from: part.startIndex, to: part.endIndex), part.count, part.indices.count)  // expect: 12 12 12

// A part of a part, words and lines.
let inner = part[part.index(part.startIndex, offsetBy: 4)...]
print(inner, text[inner.startIndex...] == inner)  // expect: wörld 👨‍👩‍👧! true
let words = text.split(separator: " ")
print(words, text[words[1].startIndex...], text.distance(from: text.startIndex, to: words[1].startIndex))  // expect: ["hello,", "wörld", "👨‍👩‍👧!"] wörld 👨‍👩‍👧! 7
let letters = text.prefix { $0 != "," }
print(letters, text[letters.endIndex], text[letters.endIndex...].dropFirst())  // expect: hello ,  wörld 👨‍👩‍👧!
if let found = part.range(of: "ld") { print(text[found], text[..<found.lowerBound], part[found]) }  // expect: ld hello, wör ld

// A parser that goes on where it was.
var rest = text[text.startIndex...]
var tokens: [Substring] = []
while let next = rest.firstIndex(where: { $0 == " " || $0 == "," }) {
    tokens.append(rest[..<next])
    rest = rest[rest.index(after: next)...]
}
print(tokens, rest, text[..<rest.startIndex])  // expect: ["hello", "", "wörld"] 👨‍👩‍👧! hello, wörld 

// As a text of its own it begins at its start again.
let own = String(part)
print(own[own.startIndex], own.distance(from: own.startIndex, to: own.endIndex))  // expect: l 12
print(Set([part, part]).count, part.hashValue == Substring(own).hashValue)  // expect: 1 true
var popped = text[text.startIndex...]
_ = popped.removeFirst()
_ = popped.popLast()
print(popped.first as Any, popped.startIndex == text.index(after: text.startIndex), text[popped.startIndex...].count)  // expect: Optional("e") true 14
let whole = text.split(separator: ", ")
print(whole, text[whole[1].startIndex...] == whole[1], "a-b".split(separator: "-", maxSplits: 1), "x, y".components(separatedBy: ", "))  // expect: ["hello", "wörld 👨‍👩‍👧!"] true ["a", "b"] ["x", "y"]
var digits = Substring("2024-05")
var year = 0
while let digit = digits.popFirst(), let value = digit.wholeNumberValue { year = year * 10 + value }
digits.removeLast()
print(year, digits, digits.popLast() as Any, digits.popLast() as Any)  // expect: 2024 0 Optional("0") nil
