protocol Key {
    init?(text: String)
    var text: String { get }
}
struct Sure: Key {
    var text: String
    init(text: String) { self.text = text }
}
struct Written: Key { var text: String }
struct Unsure: Key {
    var text: String
    init?(text: String) {
        if text.isEmpty { return nil }
        self.text = text
    }
}
final class Shared: Key {
    let text: String
    init(text: String) { self.text = text + "!" }
}
func make<K: Key>(_ type: K.Type, _ text: String) -> K? { K(text: text) }
struct Box<K: Key> {
    var all: [K] { ["a", "", "b"].compactMap { K(text: $0) } }
    func text(of key: K) -> String { key.text }
}
print(make(Sure.self, "a")?.text ?? "-", make(Written.self, "w")?.text ?? "-")  // expect: a w
print(make(Unsure.self, "")?.text ?? "-", make(Shared.self, "s")?.text ?? "-")  // expect: - s!
for key in Box<Sure>().all { print("[" + Box<Sure>().text(of: key) + "]") }  // expect: [a]
// expect: []
// expect: [b]
print(Box<Unsure>().all.map(\.text), Box<Shared>().all.map(\.text), Box<Written>().all)  // expect: ["a", "b"] ["a!", "!", "b!"] [main.Written(text: "a"), main.Written(text: ""), main.Written(text: "b")]
