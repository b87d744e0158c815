extension Bool {
    var word: String { self ? "yes" : "no" }
    mutating func flip() { self = !self }
}
var b = true
b.flip()
print(b.word, true.word)  // expect: no yes
extension Character { var isVowel: Bool { "aeiou".contains(self) } }
print("education".filter(\.isVowel), "sky".contains(where: \.isVowel))  // expect: euaio false
