func caesar(_ text: String, by shift: UInt32) -> String {
    String(text.unicodeScalars.map { scalar in
        guard scalar.isASCII, scalar.properties.isAlphabetic else { return Character(scalar) }
        let base: UInt32 = scalar.properties.isUppercase ? 65 : 97
        return Character(Unicode.Scalar((scalar.value - base + shift) % 26 + base) ?? " ")
    })
}
print(caesar("Hello, World", by: 3))  // expect: Khoor, Zruog
var word = "swift"
word.replaceSubrange(word.startIndex...word.startIndex, with: "S")
word.replaceSubrange(..<word.index(word.startIndex, offsetBy: 2), with: "sW")
print(word)  // expect: sWift
