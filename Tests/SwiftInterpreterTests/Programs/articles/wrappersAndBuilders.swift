import Foundation
// Property wrappers & result builders
@propertyWrapper struct Clamped<V: Comparable> {
    private var v: V; let range: ClosedRange<V>
    init(wrappedValue: V, _ range: ClosedRange<V>) { self.range = range; v = min(max(wrappedValue, range.lowerBound), range.upperBound) }
    var wrappedValue: V { get { v } set { v = min(max(newValue, range.lowerBound), range.upperBound) } }
    var projectedValue: Bool { v == range.lowerBound || v == range.upperBound }
}
@propertyWrapper final class Logged<T> {
    var history: [T] = []
    var wrappedValue: T { didSet { history.append(oldValue) } }
    var projectedValue: Logged<T> { self }
    init(wrappedValue: T) { self.wrappedValue = wrappedValue }
}
@propertyWrapper struct Trimmed { var wrappedValue: String { didSet { wrappedValue = wrappedValue.trimmingCharacters(in: .whitespaces) } }
    init(wrappedValue: String) { self.wrappedValue = wrappedValue.trimmingCharacters(in: .whitespacesAndNewlines) } }
struct S2 {
    @Clamped(0...10) var volume = 20
    @Clamped(-1.0...1.0) var pan: Double = 0
    @Logged var name = "x"
    @Trimmed var title = "  hi "
}
var s = S2()
print(s.volume, s.$volume, s.pan, s.$pan)  // expect: 10 true 0.0 false
s.volume -= 3; s.pan = 9; s.name = "y"; s.name += "z"; s.title = "  there  "
print(s.volume, s.$volume, s.pan, s.$pan, s.name, s.$name.history, "[\(s.title)]")  // expect: 7 false 1.0 true yz ["x", "y"] [there]
let copy = s; s.name = "w"; print(copy.name, s.$name.history.count)  // expect: w 3
@resultBuilder enum HTML {
    static func buildBlock(_ c: [Node]...) -> [Node] { c.flatMap { $0 } }
    static func buildExpression(_ n: Node) -> [Node] { [n] }
    static func buildExpression(_ s: String) -> [Node] { [.text(s)] }
    static func buildExpression(_ n: [Node]) -> [Node] { n }
    static func buildOptional(_ c: [Node]?) -> [Node] { c ?? [] }
    static func buildEither(first c: [Node]) -> [Node] { c }
    static func buildEither(second c: [Node]) -> [Node] { c }
    static func buildArray(_ c: [[Node]]) -> [Node] { c.flatMap { $0 } }
    static func buildLimitedAvailability(_ c: [Node]) -> [Node] { c }
    static func buildFinalResult(_ c: [Node]) -> [Node] { c }
}
indirect enum Node { case text(String), element(String, [String: String], [Node])
    var html: String { switch self { case .text(let t): t; case let .element(n, a, c):
        "<\(n)\(a.sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value)\"" }.joined())>\(c.map(\.html).joined())</\(n)>" } } }
func tag(_ n: String, _ a: KeyValuePairs<String, String> = [:], @HTML _ c: () -> [Node]) -> Node { .element(n, Dictionary(uniqueKeysWithValues: a.map { ($0.key, $0.value) }), c()) }
struct Page { var items: [String]; var admin: Bool
    @HTML var body: [Node] {
        tag("h1") { "Title" }
        if items.isEmpty { "none" } else {
            tag("ul", ["class": "list", "id": "l"]) {
                for (i, x) in items.enumerated() where i != 1 { let up = x.uppercased(); tag("li") { "\(i). "; up } }
            }
        }
        if admin { tag("b") { "admin" } }
        switch items.count { case 0: "zero"; case 1...2: "few"; default: tag("i") { "many" } }
    } }
print(Page(items: [], admin: true).body.map(\.html).joined())  // expect: <h1>Title</h1>none<b>admin</b>zero
print(Page(items: ["a", "b", "c"], admin: false).body.map(\.html).joined())  // expect: <h1>Title</h1><ul class="list" id="l"><li>0. A</li><li>2. C</li></ul><i>many</i>
@dynamicMemberLookup struct Lens<T> { var value: T
    subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> Lens<U> { get { Lens<U>(value: value[keyPath: k]) } set { value[keyPath: k] = newValue.value } }
    subscript(dynamicMember k: String) -> String { "dyn:\(k)" } }
struct A { var b = B() }; struct B { var c = 1 }
var lens = Lens(value: A()); lens.b.c.value = 5; print(lens.value.b.c, lens.b.c.value, lens.foo)  // expect: 5 5 dyn:foo
