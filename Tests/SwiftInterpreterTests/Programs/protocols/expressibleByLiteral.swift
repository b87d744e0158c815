struct Celsius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    var degrees: Double
    init(floatLiteral value: Double) { degrees = value }
    init(integerLiteral value: Int) { degrees = Double(value) }
}
struct Name: ExpressibleByStringLiteral { var text: String; init(stringLiteral value: String) { text = value } }
struct Bag: ExpressibleByArrayLiteral { var items: [String]; init(arrayLiteral elements: String...) { items = elements } }
struct Config: ExpressibleByDictionaryLiteral {
    var pairs: [(String, Int)]
    init(dictionaryLiteral elements: (String, Int)...) { pairs = elements }
}
let c: Celsius = 21.5, d: Celsius = 3
let n: Name = "Ann"
let b: Bag = ["x", "y"]
let f: Config = ["a": 1, "b": 2]
print(c.degrees, d.degrees, n.text, b.items, f.pairs.map(\.0))  // expect: 21.5 3.0 Ann ["x", "y"] ["a", "b"]
