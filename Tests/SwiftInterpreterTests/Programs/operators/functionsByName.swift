// Which function or path is meant, an operator of the program's own tells.
infix operator >>>: AdditionPrecedence
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
infix operator |>: AdditionPrecedence
func |> <A, B>(value: A, f: (A) -> B) -> B { f(value) }
let parse: (String) -> Int = Int.init >>> { ($0 ?? 0) + 1 }
print(parse("41"), ["1", "x"].map(Int.init >>> { $0 ?? 0 }))  // expect: 42 [1, 0]
print(5 |> String.init |> { $0 + "!" })  // expect: 5!
let increment = { (x: Int) in x + 1 }
print((increment >>> String.init)(3))  // expect: 4

struct Person { var name: String; var age: Int; var city: String? }
let people = [Person(name: "Zed", age: 30, city: "Rome"), Person(name: "Amy", age: 25), Person(name: "Cat", age: 41, city: "Rome")]
func == <Root, Value: Equatable>(path: KeyPath<Root, Value>, value: Value) -> (Root) -> Bool { { $0[keyPath: path] == value } }
func > <Root, Value: Comparable>(path: KeyPath<Root, Value>, value: Value) -> (Root) -> Bool { { $0[keyPath: path] > value } }
func && <Root>(a: @escaping (Root) -> Bool, b: @escaping (Root) -> Bool) -> (Root) -> Bool { { a($0) && b($0) } }
prefix operator ^
prefix func ^ <Root, Value>(path: KeyPath<Root, Value>) -> (Root) -> Value { { $0[keyPath: path] } }
print(people.filter(\.age > 29 && \.city == "Rome").map(^\.name))  // expect: ["Zed", "Cat"]
