import Foundation
protocol Shape { associatedtype Unit: Hashable; var name: String { get }; func area() -> Double; var unit: Unit { get } }
extension Shape { var name: String { String(describing: Self.self) }; func describe() -> String { "\(name): \(String(format: "%.2f", area())) \(unit)" } }
struct Circle: Shape { var r: Double; func area() -> Double { .pi * r * r }; let unit = "cm" }
struct Sq: Shape { var s: Double; func area() -> Double { s * s }; let unit = 2; var name: String { "Square" } }
struct Scaled<S: Shape>: Shape { let base: S; let k: Double; func area() -> Double { base.area() * k * k }; var unit: S.Unit { base.unit } }
extension Shape { func scaled(_ k: Double) -> Scaled<Self> { Scaled(base: self, k: k) } }
let shapes: [any Shape] = [Circle(r: 1), Sq(s: 2), Circle(r: 2).scaled(0.5), Sq(s: 1).scaled(2).scaled(2)]
for s in shapes { print(s.describe()) }  // expect: Circle: 3.14 cm
// expect: Square: 4.00 2
// expect: Scaled<Circle>: 3.14 cm
// expect: Scaled<Scaled<Sq>>: 16.00 2
func open(_ s: some Shape) -> AnyHashable { AnyHashable(s.unit) }
print(Set(shapes.map { open($0) }).count)  // expect: 2
let biggest = shapes.max { $0.area() < $1.area() }
print(biggest?.name ?? "none", type(of: biggest!))  // expect: Scaled<Scaled<Sq>> Scaled<Scaled<Sq>>
// primary associated types
protocol Store<Item> { associatedtype Item; var items: [Item] { get set }; mutating func add(_ i: Item) }
extension Store { mutating func add(_ i: Item) { items.append(i) } }
struct Bag<T>: Store { var items: [T] = [] }
struct LogStore: Store { var items: [String] = [] { didSet { print("didSet \(oldValue.count)->\(items.count)") } } }
func fill(_ s: inout some Store<String>) { s.add("a"); s.add("b") }
var b = Bag<String>(); fill(&b); var l = LogStore(); fill(&l)  // expect: didSet 0->1
// expect: didSet 1->2
print(b.items, l.items)  // expect: ["a", "b"] ["a", "b"]
var anys: [any Store<String>] = [b, l]
for i in anys.indices { anys[i].add("z\(i)") }  // expect: didSet 2->3
print(anys.map { $0.items.joined() })  // expect: ["abz0", "abz1"]
// conditional conformance + static requirement
protocol Monoid { static var empty: Self { get }; static func <> (a: Self, b: Self) -> Self }
infix operator <>: AdditionPrecedence
extension String: Monoid { static var empty: String { "" }; static func <> (a: String, b: String) -> String { a + b } }
extension Array: Monoid { static var empty: [Element] { [] }; static func <> (a: [Element], b: [Element]) -> [Element] { a + b } }
extension Optional: Monoid where Wrapped: Monoid {
    static var empty: Wrapped? { nil }
    static func <> (a: Wrapped?, b: Wrapped?) -> Wrapped? {
        switch (a, b) { case let (x?, y?): x <> y; case (let x?, nil), (nil, let x?): x; default: nil }
    }
}
extension Dictionary where Value: Monoid {
    func merged(_ o: [Key: Value]) -> [Key: Value] { merging(o, uniquingKeysWith: <>) }
}
extension Sequence where Element: Monoid { func fold() -> Element { reduce(.empty, <>) } }
print(["a", "b", "c"].fold(), [[1], [2, 3]].fold(), [Optional("x"), nil, "y"].fold() as Any)  // expect: abc [1, 2, 3] Optional("xy")
print(["k": "1", "m": "2"].merged(["k": "9"]).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })  // expect: ["k=19", "m=2"]
func concat<M>(_ xs: M...) -> M where M: Monoid { xs.fold() }
print(concat("x", "y"), concat([1], [], [2]))  // expect: xy [1, 2]
// Self requirements, Comparable by key path
extension Sequence { func sorted<V: Comparable>(by key: (Element) -> V, descending: Bool = false) -> [Element] { sorted { descending ? key($0) > key($1) : key($0) < key($1) } } }
struct P: Hashable, Codable { var n: String; var a: Int }
let ps = [P(n: "Bo", a: 3), P(n: "Al", a: 5), P(n: "Cy", a: 1)]
print(ps.sorted(by: \.a).map(\.n), ps.sorted(by: \.n, descending: true).map(\.a))  // expect: ["Cy", "Bo", "Al"] [1, 3, 5]
let g = Dictionary(grouping: ps) { $0.a.isMultiple(of: 2) ? "even" : "odd" }
print(g.mapValues(\.count).sorted(by: { $0.0 < $1.0 }).map { "\($0)" })  // expect: ["(key: \"odd\", value: 3)"]
let enc = JSONEncoder(); enc.outputFormatting = [.sortedKeys, .prettyPrinted]
print(String(decoding: try! enc.encode(ps), as: UTF8.self))  // expect: [
// expect:   {
// expect:     "a" : 3,
// expect:     "n" : "Bo"
// expect:   },
// expect:   {
// expect:     "a" : 5,
// expect:     "n" : "Al"
// expect:   },
// expect:   {
// expect:     "a" : 1,
// expect:     "n" : "Cy"
// expect:   }
// expect: ]
