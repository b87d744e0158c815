// A wrapped property of a generic struct takes its value from the memberwise initialiser.
@propertyWrapper struct Noted<Value> {
    var wrappedValue: Value { didSet { count += 1 } }
    var count = 0
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    var projectedValue: Int { count }
}
struct Pair<First, Second> {
    @Noted var first: First
    @Noted var second: [Second]
    let name: String
    var changes: Int { $first + $second }
}
var pair = Pair(first: 1, second: ["a"], name: "p")
pair.first += 4
pair.second.append("b")
print(pair.first, pair.second, pair.name, pair.changes)  // expect: 5 ["a", "b"] p 2
let other = Pair<Double?, Int>(first: nil, second: [], name: "q")
print(other.first as Any, other.second, other.changes)  // expect: nil [] 0
