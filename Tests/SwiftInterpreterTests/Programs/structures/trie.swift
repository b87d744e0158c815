// A trie of words, with values and with references.
struct Trie {
    private var children: [Character: Trie] = [:]
    private var isWord = false
    mutating func insert(_ word: some StringProtocol) {
        guard let first = word.first else {
            isWord = true
            return
        }
        children[first, default: Trie()].insert(word.dropFirst())
    }
    func words(prefix: String = "") -> [String] {
        (isWord ? [prefix] : []) + children.keys.sorted().flatMap { children[$0]!.words(prefix: prefix + String($0)) }
    }
    func completions(of prefix: String) -> [String] {
        var node = self
        for character in prefix {
            guard let next = node.children[character] else { return [] }
            node = next
        }
        return node.words(prefix: prefix)
    }
    func contains(_ word: String) -> Bool { word.first.map { children[$0]?.contains(String(word.dropFirst())) ?? false } ?? isWord }
}
var trie = Trie()
for word in "swift swim swimming sweet tea team".split(separator: " ") { trie.insert(word) }
print(trie.words())  // expect: ["sweet", "swift", "swim", "swimming", "tea", "team"]
print(trie.completions(of: "swim"), trie.completions(of: "x"))  // expect: ["swim", "swimming"] []
print(trie.contains("tea"), trie.contains("te"))  // expect: true false
let before = trie
trie.insert("teapot")
print(before.completions(of: "tea").count, trie.completions(of: "tea").count)  // expect: 2 3
