enum JSON: ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    case bool(Bool), null, number(Int), text(String), list([JSON]), object([String: JSON])
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(nilLiteral: ()) { self = .null }
    init(integerLiteral value: Int) { self = .number(value) }
    init(stringLiteral value: String) { self = .text(value) }
    init(arrayLiteral elements: JSON...) { self = .list(elements) }
    init(dictionaryLiteral elements: (String, JSON)...) { self = .object(Dictionary(uniqueKeysWithValues: elements)) }
}
let a: JSON = true, b: JSON = nil, c: [JSON] = [false, nil, 3, "x"]
print(a, b, c)  // expect: bool(true) null [main.JSON.bool(false), main.JSON.null, main.JSON.number(3), main.JSON.text("x")]
let tree: JSON = ["name": "Ann"]
print(tree)  // expect: object(["name": main.JSON.text("Ann")])
func show(_ json: JSON) { print(json) }
show(true)  // expect: bool(true)
show(nil)  // expect: null
show([1, [true, nil]])  // expect: list([main.JSON.number(1), main.JSON.list([main.JSON.bool(true), main.JSON.null])])
func choose(_ isOn: Bool) -> JSON { isOn ? true : nil }
print(choose(true), choose(false))  // expect: bool(true) null
