// Protocols with defaults, inheritance, associated types, existentials, generic constraints.
protocol Named { var name: String { get } }
protocol Greeter: Named {
    func greet() -> String
    func shout() -> String
}
extension Greeter {
    func greet() -> String { "Hello, \(name)" }
    func shout() -> String { greet().uppercased() + "!" }
    func twice() -> String { greet() + " " + greet() }
}
struct Plain: Greeter { let name: String }
struct Polite: Greeter {
    let name: String
    func greet() -> String { "Good day, \(name)" }
    func twice() -> String { "never" }
}
let greeters: [any Greeter] = [Plain(name: "a"), Polite(name: "b")]
for greeter in greeters { print(greeter.greet(), greeter.shout(), greeter.twice()) }  // expect: Hello, a HELLO, A! Hello, a Hello, a
// expect: Good day, b GOOD DAY, B! Good day, b Good day, b
print(Polite(name: "c").twice())  // expect: never

protocol Container {
    associatedtype Item
    var count: Int { get }
    mutating func append(_ item: Item)
    subscript(index: Int) -> Item { get }
}
extension Container {
    var isEmpty: Bool { count == 0 }
    func all() -> [Item] { (0..<count).map { self[$0] } }
}
extension Container where Item: Numeric {
    func total() -> Item { all().reduce(0, +) }
}
struct Stack<Element>: Container {
    private var items: [Element] = []
    var count: Int { items.count }
    mutating func append(_ item: Element) { items.append(item) }
    mutating func pop() -> Element? { items.popLast() }
    subscript(index: Int) -> Element { items[index] }
}
var stack = Stack<Int>()
stack.append(3)
stack.append(4)
print(stack.total(), stack.all(), stack.isEmpty, stack.pop() ?? 0, stack.count)  // expect: 7 [3, 4] false 4 1

func same<A: Container, B: Container>(_ a: A, _ b: B) -> Bool where A.Item == B.Item, A.Item: Equatable {
    guard a.count == b.count else { return false }
    for index in 0..<a.count where a[index] != b[index] { return false }
    return true
}
var left = Stack<String>(), right = Stack<String>()
left.append("x"); right.append("x")
print(same(left, right))  // expect: true
right.append("y")
print(same(left, right))  // expect: false

protocol Shape { func area() -> Double; static var sides: Int { get }; init(size: Double) }
struct Square: Shape {
    var size: Double
    static let sides = 4
    func area() -> Double { size * size }
}
struct Circle: Shape {
    let size: Double
    static var sides: Int { 0 }
    init(size: Double) { self.size = size / 2 }
    func area() -> Double { 3 * size * size }
}
func make<S: Shape>(_ type: S.Type, size: Double) -> S { type.init(size: size) }
print(make(Square.self, size: 3).area(), make(Circle.self, size: 4).area())  // expect: 9.0 12.0
func describe(_ shape: some Shape) -> String { "\(type(of: shape).sides) sides, area \(shape.area())" }
print(describe(Square(size: 1)), describe(Circle(size: 2)))  // expect: 4 sides, area 1.0 0 sides, area 3.0
func biggest(_ shapes: [any Shape]) -> (any Shape)? { shapes.max { $0.area() < $1.area() } }
print(biggest([Square(size: 2), Circle(size: 2)])!)  // expect: Square(size: 2.0)
func makeShape(_ round: Bool) -> any Shape { round ? Circle(size: 1) : Square(size: 1) }
print(makeShape(true) is Circle, makeShape(false) as? Circle == nil)  // expect: true true
func hidden() -> some Shape { Square(size: 5) }
print(hidden().area())  // expect: 25.0

extension Int: Named { var name: String { "int \(self)" } }
print(7.name)  // expect: int 7
let names: [Named] = [1, Plain(name: "p")]
print(names.map(\.name))  // expect: ["int 1", "p"]
protocol Resettable: AnyObject { var value: Int { get set }; func reset() }
extension Resettable { func reset() { value = 0 } }
class Knob: Resettable { var value = 5 }
let knob = Knob()
let resettable: Resettable = knob
resettable.value += 1
print(knob.value)  // expect: 6
resettable.reset()
print(knob.value)  // expect: 0
protocol Describable { static func describe() -> String }
extension Describable { static func describe() -> String { "a \(Self.self)" } }
struct Widget: Describable {}
print(Widget.describe())  // expect: a Widget
extension Array where Element: Named {
    var names: String { map(\.name).joined(separator: ", ") }
}
print([1, 2].names)  // expect: int 1, int 2
extension Collection where Element == String {
    func longest() -> String? { self.max { $0.count < $1.count } }
}
print(["a", "ccc", "bb"].longest() ?? "", Set(["q"]).longest() ?? "")  // expect: ccc q
func combine(_ a: Named & Describable) -> String { a.name }
struct Both: Named, Describable { var name = "both" }
print(combine(Both()), Both.describe())  // expect: both a Both
