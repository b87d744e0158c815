protocol Identified {
    associatedtype ID: Hashable
    var id: ID { get }
}
protocol Repository<Entity> {
    associatedtype Entity: Identified
    var items: [Entity.ID: Entity] { get set }
}
extension Repository {
    mutating func save(_ e: Entity) { items[e.id] = e }
    func find(_ id: Entity.ID) -> Entity? { items[id] }
    func all<T: Comparable>(by kp: KeyPath<Entity, T>) -> [Entity] { items.values.sorted { $0[keyPath: kp] < $1[keyPath: kp] } }
}
extension Repository where Entity: CustomStringConvertible { var report: String { items.values.map(\.description).sorted().joined(separator: ";") } }
struct User: Identified, CustomStringConvertible {
    let id: Int
    var name: String
    var description: String { "#\(id) \(name)" }
}
struct Users: Repository { var items: [Int: User] = [:] }
var u = Users()
u.save(User(id: 2, name: "B"))
u.save(.init(id: 1, name: "C"))
print(u.report, u.find(2)?.name ?? "-", u.all(by: \.name))  // expect: #1 C;#2 B B [#2 B, #1 C]
protocol Greeter {
    var name: String { get }
    func greet() -> String
}
extension Greeter {
    func greet() -> String { "Hi, \(name)" }
    func shout() -> String { greet().uppercased() }
}
struct P1: Greeter {
    var name = "p"
    func shout() -> String { "own" }
}
struct P2: Greeter {
    let name: String
    func greet() -> String { "Yo \(name)" }
}
let gs: [any Greeter] = [P1(), P2(name: "q")]
for g in gs { print(g.greet(), g.shout()) }  // expect: Hi, p HI, P
// expect: Yo q YO Q
print(P1().shout())  // expect: own
protocol Animal: AnyObject {
    init(name: String)
    static var kind: String { get }
    func clone() -> Self
}
final class Dog: Animal {
    let name: String
    required init(name: String) { self.name = name }
    static let kind = "dog"
    func clone() -> Dog { Dog(name: name + "2") }
}
func make<A: Animal>(_ t: A.Type, _ n: String) -> A { t.init(name: n) }
print(make(Dog.self, "rex").clone().name, Dog.kind, (Dog.self as any Animal.Type).kind)  // expect: rex2 dog dog
protocol Monoid {
    static var empty: Self { get }
    static func <> (a: Self, b: Self) -> Self
}
infix operator <> : AdditionPrecedence
extension Int: Monoid {
    static let empty = 0
    static func <> (a: Int, b: Int) -> Int { a + b }
}
extension String: Monoid {
    static var empty: String { "" }
    static func <> (a: String, b: String) -> String { a + b }
}
extension Array: Monoid {
    static var empty: [Element] { [] }
    static func <> (a: Self, b: Self) -> Self { a + b }
}
extension Optional: Monoid where Wrapped: Monoid {
    static var empty: Wrapped? { nil }
    static func <> (a: Self, b: Self) -> Self {
        switch (a, b) {
        case let (a?, b?): a <> b
        case (nil, let x), (let x, nil): x
        }
    }
}
func fold<M: Monoid>(_ xs: [M]) -> M { xs.reduce(.empty, <>) }
print(fold([1, 2, 3]), fold(["a", "b"]), fold([[1], [2]]), fold([Int?.some(3), nil, 4]) as Any)  // expect: 6 ab [1, 2] Optional(7)
struct Countdown: Sequence, IteratorProtocol {
    var n: Int
    mutating func next() -> Int? {
        n == 0
            ? nil
            : {
                defer { n -= 1 }
                return n
            }()
    }
}
print(
    Array(Countdown(n: 3)), Countdown(n: 4).map { $0 * $0 }, Countdown(n: 5).contains(2), Countdown(n: 3).reversed(),
    zip(Countdown(n: 2), "ab").map { "\($0.0)\($0.1)" })  // expect: [3, 2, 1] [16, 9, 4, 1] true [1, 2, 3] ["2a", "1b"]
struct Ring<E>: RandomAccessCollection, MutableCollection, ExpressibleByArrayLiteral {
    var s: [E]
    init(arrayLiteral e: E...) { s = e }
    var startIndex: Int { 0 }
    var endIndex: Int { s.count }
    subscript(i: Int) -> E {
        get { s[i % s.count] }
        set { s[i % s.count] = newValue }
    }
}
var ring: Ring = [3, 1, 2]
ring[4] = 9
ring.sort()
print(
    Array(ring), ring.first!, ring.last!, ring.dropFirst().map { $0 }, ring[1...].count, ring.firstIndex(of: 9)!, ring.shuffled().count, ring.isEmpty)  // expect: [2, 3, 9] 2 9 [3, 9] 2 2 3 false
print(gs.compactMap { $0 as? P2 }.count, (gs[0] as? P1)?.name ?? "", type(of: gs[1]), gs is [Any])  // expect: 1 p P2 true
