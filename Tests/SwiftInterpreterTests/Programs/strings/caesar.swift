func caesar(_ text: String, by shift: Int) -> String {
    String(text.map { c in
        guard c.isASCII, c.isLetter, let v = c.asciiValue else { return c }
        let base: UInt8 = c.isUppercase ? 65 : 97
        return Character(UnicodeScalar(UInt8((Int(v - base) + shift + 26) % 26) + base))
    })
}
let secret = caesar("Hello, World!", by: 3)
print(secret, caesar(secret, by: -3))  // expect: Khoor, Zruog! Hello, World!
