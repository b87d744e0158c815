extension String {
    var isPalindrome: Bool {
        let letters = lowercased().filter { $0.isLetter }
        return letters == String(letters.reversed())
    }
    var words: [String] { split(separator: " ").map(String.init) }
    func truncated(to length: Int) -> String { count <= length ? self : prefix(length) + "..." }
    subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }
}
print("A man, a plan".isPalindrome, "Never odd or even".isPalindrome)  // expect: false true
print("the quick fox".words, "abcdefgh".truncated(to: 3), "swift"[1])  // expect: ["the", "quick", "fox"] abc... w
