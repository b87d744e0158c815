// Where a path begins, the function that a call gives tells.
struct Person { var name: String; var age: Int }
func set<Root, Value>(_ path: WritableKeyPath<Root, Value>, _ value: Value) -> (Root) -> Root {
    { var copy = $0; copy[keyPath: path] = value; return copy }
}
func ascending<Root, Value: Comparable>(_ path: KeyPath<Root, Value>) -> (Root, Root) -> Bool { { $0[keyPath: path] < $1[keyPath: path] } }
func change<Root, Value>(_ path: WritableKeyPath<Root, Value>, _ body: @escaping (inout Value) -> Void) -> (inout Root) -> Void {
    { body(&$0[keyPath: path]) }
}
func with<Value>(_ value: Value, _ body: (inout Value) -> Void) -> Value {
    var copy = value
    body(&copy)
    return copy
}
let people = [Person(name: "B", age: 4), Person(name: "A", age: 3)]
print(people.map(set(\.age, 1)))  // expect: [main.Person(name: "B", age: 1), main.Person(name: "A", age: 1)]
print(people.sorted(by: ascending(\.name)).map(\.name))  // expect: ["A", "B"]
print(with(people[0], change(\.age) { $0 *= 2 }).age)  // expect: 8
