// Strings and characters: building, searching, slicing, case, interpolation, multi-line, Unicode.
let greeting = "Hello, wörld 👋🏽"
print(greeting.count, greeting.utf8.count, greeting.isEmpty, greeting.uppercased(), greeting.lowercased())  // expect: 14 22 false HELLO, WÖRLD 👋🏽 hello, wörld 👋🏽
print(greeting.hasPrefix("Hell"), greeting.hasSuffix("x"), greeting.contains("wör"), greeting.contains("z" as Character))  // expect: true false true false
for (i, c) in "añb".enumerated() { print(i, c, c.isLetter, c.isNumber, c.isUppercase) }  // expect: 0 a true false false
// expect: 1 ñ true false false
// expect: 2 b true false false
let csv = "a,b,,c"
print(csv.split(separator: ","), csv.split(separator: ",", omittingEmptySubsequences: false).count)  // expect: ["a", "b", "c"] 4
print(csv.split(separator: ",", maxSplits: 1).map(String.init))  // expect: ["a", "b,,c"]
var text = "swift"
text += " is fun"
text.append("!")
text.insert("_", at: text.startIndex)
print(text, text.first!, text.last!, text.reversed().map { String($0) }.joined())  // expect: _swift is fun! _ ! !nuf si tfiws_
let start = text.index(text.startIndex, offsetBy: 1)
let end = text.index(start, offsetBy: 5)
print(text[start..<end], text[..<start], text[end...])  // expect: swift _  is fun!
print(text.prefix(3), text.suffix(4), text.dropFirst(2), text.dropLast(10))  // expect: _sw fun! wift is fun! _swi
if let comma = greeting.firstIndex(of: ",") { print(greeting[..<comma]) }  // expect: Hello
text.removeFirst()
text.removeLast(2)
print(text)  // expect: swift is fu
print("""
    Multi-line \(1 + 1)
      indented "quotes" \\ backslash
    last\tTab
    """)  // expect: Multi-line 2
    // expect:   indented "quotes" \ backslash
    // expect: last	Tab
print(#"raw \n \#(text)"#)  // expect: raw \n swift is fu
print("a" < "b", "apple" < "Apple", "10" < "9", "é" == "e\u{301}")  // expect: true false true true
print(String(repeating: "ab", count: 3), String(42), String(3.5), String(true), String(255, radix: 16), String(255, radix: 2))  // expect: ababab 42 3.5 true ff 11111111
print(Int("42") ?? 0, Int("4x") as Any, Double("2.5") ?? 0, Int("ff", radix: 16) ?? 0, Bool("true") ?? false)  // expect: 42 nil 2.5 255 true
let vowels: Set<Character> = ["a", "e", "i", "o", "u"]
print("programming".filter { !vowels.contains($0) }, "programming".map { $0 == "m" ? "M" : String($0) }.joined())  // expect: prgrmmng prograMMing
var counts: [Character: Int] = [:]
for c in "mississippi" { counts[c, default: 0] += 1 }
print(counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }.map { "\($0.key)\($0.value)" })  // expect: ["i4", "s4", "p2", "m1"]
print(["b", "c", "a"].sorted().joined(separator: "-"), ["x"].joined(separator: ","))  // expect: a-b-c x
struct Point: CustomStringConvertible { var x = 1; var description: String { "P(\(x))" } }
struct Plain { var name = "n"; var point = Point(); var list = [1]; var maybe: Int? = nil; var text: String? = "t" }
print("\(Point()) \(Plain()) \([Point()]) \(["k": 1.5]) \((1, "a")) \(Optional(3) as Any)")  // expect: P(1) Plain(name: "n", point: P(1), list: [1], maybe: nil, text: Optional("t")) [P(1)] ["k": 1.5] (1, "a") Optional(3)
print(String(describing: Plain()), "\(Int.self) \(type(of: "a"))")  // expect: Plain(name: "n", point: P(1), list: [1], maybe: nil, text: Optional("t")) Int String
debugPrint("quoted \"x\"\n", 1.0, [1: "a"], Point())  // expect: "quoted \"x\"\n" 1.0 [1: "a"] P(1)
let name = "World"
print("Hello, " + name + "!", "\(name.count > 3 ? "long" : "short")", "nested \("in \(name)")")  // expect: Hello, World! long nested in World
func isPalindrome(_ s: String) -> Bool {
    let letters = s.lowercased().filter { $0.isLetter }
    return letters == String(letters.reversed())
}
print(isPalindrome("A man, a plan, a canal: Panama"), isPalindrome("no"))  // expect: true false
let words = "the quick brown fox".split(separator: " ")
print(words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))  // expect: The Quick Brown Fox
print(words.max { $0.count < $1.count } ?? "", words.map(\.count))  // expect: quick [3, 5, 5, 3]
print("a-b_c".split { $0 == "-" || $0 == "_" }, "x".isEmpty, "abc".firstIndex(of: "c") == "abc".index(before: "abc".endIndex))  // expect: ["a", "b", "c"] false true
print(Character("a").isLetter, "7".first!.wholeNumberValue ?? -1, ("a" as Character).asciiValue ?? 0)  // expect: true 7 97
let scalar = "A".unicodeScalars.first!
print(scalar.value, Character(UnicodeScalar(66)))  // expect: 65 B
print(text.replacing("is", with: "was"), "abc".contains { $0 == "b" }, "hello".allSatisfy { $0.isLowercase })  // expect: swift was fu true true
