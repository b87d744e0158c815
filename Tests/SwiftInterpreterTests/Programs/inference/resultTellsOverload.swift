// What is wanted of a call tells which of two members of one name and one list of parameters is meant.
let letters: [Character] = "a b".filter { $0 != " " }
let text = "a b".filter { $0 != " " }
let pairs: [(key: Int, value: Int)] = [1: 2].filter { $0.key > 0 }
let table = [1: 2].filter { $0.key > 1 }
func isLetter(_ text: String) -> [Character] { text.filter { $0.isLetter } }
func count(_ characters: [Character]) -> Int { characters.count }
struct Parser {
    let characters: [Character]
    init(_ text: String) { characters = text.filter { !$0.isWhitespace } }
}
print(letters, text, pairs, table, isLetter("1 c"), Parser("x y").characters)  // expect: ["a", "b"] ab [(key: 1, value: 2)] [:] ["c"] ["x", "y"]
print(count("a b a".filter { $0 == "a" }))  // expect: 2
