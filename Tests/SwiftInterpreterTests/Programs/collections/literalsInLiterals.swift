enum Kind: CaseIterable { case a, b }
let choices: [Kind?] = [nil] + Kind.allCases
print(choices.count, choices[0] as Any, choices[1]!)  // expect: 3 nil a
let ages: [Double: String] = [1: "a", 2: "b"]
print(ages[1]!, ages.keys.sorted())  // expect: a [1.0, 2.0]
let opt: [String?: Int] = ["a": 1, nil: 2]
print(opt[nil]!, opt["a"]!)  // expect: 2 1
struct ID: Hashable, ExpressibleByStringLiteral { let v: String; init(stringLiteral value: String) { v = value } }
let byID: [ID: Int] = ["x": 1, "y": 2]
print(byID["x"]!)  // expect: 1
let any: [AnyHashable: Any] = ["a": 1, 2: "b"]
print(any["a"]!, any[2]!)  // expect: 1 b
let k = 3
let computed: [Double: Int] = [Double(k): 1, 2: 4]
print(computed[3]!)  // expect: 1
let nested: [String: [Double]] = ["a": [1, 2], "b": [1.5]]
print(nested["a"]!)  // expect: [1.0, 2.0]
let inferred = ["k": ["a": [0, 2], "b": [1.5]], "l": ["a": [0, 2], "b": [1]]]
print(inferred["k"]!["a"]!)  // expect: [0.0, 2.0]
let arr = [[1, 2], [2.5]]
print(arr)  // expect: [[1.0, 2.0], [2.5]]
let mixed = [[1], []]
print(mixed)  // expect: [[1], []]
