struct Trie: CustomStringConvertible {
    private var children: [Character: Trie] = [:]
    private(set) var isWord = false
    mutating func insert(_ word: some StringProtocol) {
        guard let first = word.first else {
            isWord = true
            return
        }
        children[first, default: Trie()].insert(word.dropFirst())
    }
    func words(prefix: String = "") -> [String] {
        (isWord ? [prefix] : []) + children.sorted { $0.key < $1.key }.flatMap { $1.words(prefix: prefix + String($0)) }
    }
    func node(at path: Substring) -> Trie? {
        path.isEmpty ? self : children[path[path.startIndex]]?.node(at: path.dropFirst())
    }
    func completions(of prefix: String) -> [String] { node(at: prefix[...])?.words(prefix: prefix) ?? [] }
    var description: String { "Trie(\(words().joined(separator: ", ")))" }
}
extension Trie: ExpressibleByArrayLiteral {
    init(arrayLiteral elements: String...) {
        self.init()
        for e in elements { insert(e) }
    }
}
var t: Trie = ["car", "card", "care", "cat", "dog"]
print(t)  // expect: Trie(car, card, care, cat, dog)
print(t.completions(of: "car"), t.completions(of: "x"))  // expect: ["car", "card", "care"] []
t.insert("cab"[...])
print(t.completions(of: "ca").map(\.count).reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }.sorted { $0.0 < $1.0 }.map { "\($0)x\($1)" })  // expect: ["3x3", "4x2"]
