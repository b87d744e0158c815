let c: Character = "é"
print(c.isLetter, c.isNumber, c.isUppercase, c.uppercased(), Character("A").asciiValue ?? 0, Character("7").wholeNumberValue ?? -1)  // expect: true false false É 65 7
print("a1 B2!".filter(\.isLetter), "a1 B2".map { $0.isNumber ? "#" : String($0) }.joined(), " ".first!.isWhitespace, "!".first!.isPunctuation)  // expect: aB a# B# true true
print("hello".map { $0 }, "hello".sorted(), Set("hello").count)  // expect: ["h", "e", "l", "l", "o"] ["e", "h", "l", "l", "o"] 4
let shifted = String("abc".unicodeScalars.map { Character(UnicodeScalar($0.value + 1)!) })
print(shifted)  // expect: bcd
print("e\u{301}" == "é", "👨‍👩‍👧".count, "🇫🇷".count, "naïve".count, "añb".unicodeScalars.count, "añb".utf8.count)  // expect: true 1 1 5 3 4
