extension String {
    func padded(to length: Int) -> String { String(repeating: "0", count: max(0, length - count)) + self }
    func shortest(_ other: String) -> Int { min(count, other.count) }
    var last: Character? { self.max() }
}
print("7".padded(to: 3), "abc".padded(to: 2), "abc".shortest("de"), "abc".last ?? "-")  // expect: 007 abc 2 c
