// A cast that adds or drops an optional inside a tuple, an array or a dictionary makes new parts.
let pair: Any = (1, "a")
if let (number, text) = pair as? (Int?, String) {
    print(number as Any, text)
    if let number { print(number + 1) }
}  // expect: Optional(1) a
// expect: 2
let optionals: Any = ["a": Optional(1), "b": Optional(2)]
if let plain = optionals as? [String: Int] { print(plain["a"]! + plain["b"]!) } else { print("not all there") }  // expect: 3
let missing: Any = ["a": Optional(1), "b": nil]
print(missing as? [String: Int] as Any)  // expect: nil
let plain: Any = ["a": 1]
if let wrapped = plain as? [String: Int?] {
    print(wrapped)
    if let inner = wrapped["a"], let value = inner { print(value + 1) }
}  // expect: ["a": Optional(1)]
// expect: 2
let numbers: Any = Set([1, 2, 3])
if let wrapped = numbers as? Set<Int?> { print(wrapped.contains(2), wrapped.contains(nil), wrapped.count) }  // expect: true false 3
let nested: Any = [["k": [1, 2]]]
if let wrapped = nested as? [[String: [Int?]]] { print(wrapped[0]["k"]![1]!) }  // expect: 2
