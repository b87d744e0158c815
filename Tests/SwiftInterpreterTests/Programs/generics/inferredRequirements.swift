// What a signature's types ask of its own parameters need not be said.
protocol Shape {
    associatedtype Unit
    static var unit: Unit { get }
}
enum Square: Shape { static var unit: Int { 4 } }

struct Holder<S: Shape> {
    var count = 0
    var unit: S.Unit { S.unit }
}
func describe<S>(_ holder: Holder<S>) -> String { "\(S.unit) \(holder.unit) \(holder.count)" }
func make<S>(_ type: S.Type, count: Int) -> Holder<S> { Holder(count: count) }
print(describe(Holder<Square>(count: 2)), describe(make(Square.self, count: 3)))  // expect: 4 4 2 4 4 3

func common<T>(_ a: Set<T>, _ b: [T]) -> [T] { b.filter { a.contains($0) } }
func invert<K, V>(_ table: [K: V], _ key: (V) -> K) -> [K: [V]] {
    var result: [K: [V]] = [:]
    for value in table.values { result[key(value), default: []].append(value) }
    return result
}
print(common([1, 2], [2, 3, 1]), invert(["a": "b", "c": "d"]) { $0 + "!" }.keys.sorted())  // expect: [2, 1] ["b!", "d!"]

struct Box<T: Comparable> { var value: T }
struct Picker {
    init<T>(_ boxes: [Box<T>]) { print(boxes.map(\.value).max().map { "\($0)" } ?? "none") }
}
_ = Picker([Box(value: 1), Box(value: 3)])  // expect: 3
