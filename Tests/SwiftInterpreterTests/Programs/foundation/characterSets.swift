// Sets of characters, put together and looked for.
import Foundation
let digits = CharacterSet.decimalDigits, letters = CharacterSet.letters
let text = "abc 123, déf!"
print(text[text.rangeOfCharacter(from: digits)!], text.rangeOfCharacter(from: CharacterSet(charactersIn: "xyz")) as Any)  // expect: 1 nil
print(text[text.rangeOfCharacter(from: letters, options: .backwards)!], text[text.rangeOfCharacter(from: letters.inverted)!] == " ")  // expect: f true
print("pass".rangeOfCharacter(from: .uppercaseLetters) == nil, "Pass".rangeOfCharacter(from: .uppercaseLetters) != nil)  // expect: true true
print(text.components(separatedBy: letters.union(digits).inverted).filter { !$0.isEmpty })  // expect: ["abc", "123", "déf"]
print(text.unicodeScalars.filter { letters.subtracting(CharacterSet(charactersIn: "abc")).contains($0) }.map(String.init))  // expect: ["d", "é", "f"]
print(text.unicodeScalars.filter { letters.intersection(CharacterSet(charactersIn: "ad1")).contains($0) }.count)  // expect: 2
var set = CharacterSet(charactersIn: "ab")
set.insert("c"); set.remove("a"); set.insert(charactersIn: "0"..."4"); set.formUnion(.whitespaces)
print("abc 459".unicodeScalars.map { set.contains($0) })  // expect: [false, true, true, true, true, false, false]
print(CharacterSet.newlines.contains("\n"))  // expect: true
print("  --x--  ".trimmingCharacters(in: CharacterSet.whitespaces.union(CharacterSet(charactersIn: "-"))))  // expect: x
print("a1b2".components(separatedBy: CharacterSet.decimalDigits.inverted).joined(), CharacterSet.alphanumerics.symmetricDifference(.letters).contains("7"))  // expect: 12 true
print("user@mail.com".rangeOfCharacter(from: .symbols) as Any, "a.b".rangeOfCharacter(from: .punctuationCharacters)!.lowerBound == "a.b".index("a.b".startIndex, offsetBy: 1))  // expect: nil true
print(NSLocalizedString("Hello", comment: "greeting"))  // expect: Hello
