// What a generic parameter stands for, where no value tells it.

protocol Shape {
    init()
    static var title: String { get }
    static func make(_ count: Int) -> [Self]
}

extension Shape {
    static func make(_ count: Int) -> [Self] { (0..<count).map { _ in Self() } }
    static func described() -> String { "<\(Self.title): \(Self.self)>" }
    func again() -> Self { Self() }
}

struct Circle: Shape, CustomStringConvertible {
    static let title = "circle"
    var description: String { "o" }
}

final class Square: Shape, CustomStringConvertible {
    static let title = "square"
    init() {}
    var description: String { "[]" }
}

// Nothing but the result tells the parameter.
func make<T: Shape>() -> T { T() }
func title<T: Shape>(of type: T.Type = T.self) -> String { T.title }
func pair<A: Shape, B: Shape>() -> (A, B) { (make(), make()) }
let circle: Circle = make()
let square: Square = make()
print(circle, square, title(of: Circle.self), title(of: Square.self))  // expect: o [] circle square
let both: (Square, Circle) = pair()
print(both.0, both.1)  // expect: [] o
print(Circle.make(3), Square.described(), circle.again())  // expect: [o, o, o] <square: Square> o

// Numbers, where a guess would be Int.
func zero<T: AdditiveArithmetic>(_ type: T.Type) -> T { .zero }
func sum<S: Sequence>(_ values: S) -> S.Element where S.Element: AdditiveArithmetic {
    var total: S.Element = .zero
    for value in values { total += value }
    return total
}
func average<T: FloatingPoint>(_ values: [T]) -> T {
    var total: T = 0
    for value in values { total += value }
    return values.isEmpty ? -1 : total / T(values.count)
}
print(zero(Double.self), zero(Int.self), zero(Float.self))  // expect: 0.0 0 0.0
print(sum([Double]()), sum([Int]()), sum([UInt8]()), sum([1.5, 2]))  // expect: 0.0 0 0 3.5
print(average([Double]()), average([1, 2] as [Float]), average([1, 2, 4.0]))  // expect: -1.0 1.5 2.3333333333333335

func bits<T: FixedWidthInteger>(_ type: T.Type) -> String { "\(T.bitWidth) \(T.min) \(T.max)" }
print(bits(Int8.self), bits(UInt16.self), bits(Int.self))  // expect: 8 -128 127 16 0 65535 64 -9223372036854775808 9223372036854775807
func half<T: BinaryInteger>(_ value: T) -> T { value / 2 }
print(half(UInt8(255)), half(-7))  // expect: 127 -3
func two<T: ExpressibleByIntegerLiteral>() -> T { 2 }
let twoDouble: Double = two()
let twoInt: Int8 = two()
print(twoDouble, twoInt)  // expect: 2.0 2

// Types of a type's own.
struct Stack<Element> {
    private var items: [Element] = []
    mutating func push(_ item: Element) { items.append(item) }
    var elementName: String { "\(Element.self)" }
    static var name: String { "Stack of \(Element.self)" }
    static func empty() -> Stack<Element> { Stack<Element>() }
    func isOf<T>(_ type: T.Type) -> Bool { T.self == Element.self }
    func holding<T>(_ other: T) -> Stack<T> { Stack<T>() }
}
let numbers = Stack<Int>()
print(numbers.elementName, Stack<String>.name, Stack<Bool>.empty().elementName)  // expect: Int Stack of String Bool
print(numbers.isOf(Int.self), numbers.isOf(String.self), numbers.holding("x").elementName)  // expect: true false String
print(Stack<[String]>().elementName, Stack<Int?>().elementName, Stack<(Int, String)>().elementName)  // expect: Array<String> Optional<Int> (Int, String)
print(Stack<Stack<Int>>().elementName, Stack<[String: Double]>.self, Stack<Set<Int>>.self)  // expect: Stack<Int> Stack<Dictionary<String, Double>> Stack<Set<Int>>
print(type(of: numbers), type(of: [1: "a"]), type(of: (1, "b")), type(of: [circle]), type(of: Optional(1)))  // expect: Stack<Int> Dictionary<Int, String> (Int, String) Array<Circle> Optional<Int>

// Casts to a parameter.
func first<T>(_ type: T.Type, in values: [Any]) -> T? {
    for value in values { if let found = value as? T { return found } }
    return nil
}
let mixed: [Any] = [1, "two", 3.5, circle, square, [4, 5]]
print(first(String.self, in: mixed) ?? "-", first(Double.self, in: mixed) ?? 0, first(Bool.self, in: mixed) ?? false)  // expect: two 3.5 false
print(first((any Shape).self, in: mixed).map { "\($0)" } ?? "-", first([Int].self, in: mixed) ?? [])  // expect: o [4, 5]
func all<T>(_ values: [Any]) -> [T] { values.compactMap { $0 as? T } }
let strings: [String] = all(mixed)
let ints: [Int] = all(mixed)
print(strings, ints)  // expect: ["two"] [1]
func isA<T>(_ value: Any, _ type: T.Type) -> Bool { value is T }
print(isA(1, Int.self), isA(1, String.self), isA("", String.self), isA(circle, Circle.self))  // expect: true false true true
func sort<T>(_ value: Any, _ type: T.Type) -> String {
    switch value {
    case let found as T: "found \(found)"
    case is String: "a string"
    default: "other"
    }
}
print(sort(1, Int.self), sort("a", Int.self), sort(2.5, Int.self))  // expect: found 1 a string other

// Through closures, which may outlive the call.
func maker<T: Shape>(_ type: T.Type) -> () -> T { { T() } }
func counter<T: AdditiveArithmetic>(by step: T) -> () -> T {
    var total = T.zero
    return {
        total += step
        return total
    }
}
let makeSquare = maker(Square.self)
print(makeSquare(), maker(Circle.self)())  // expect: [] o
let count = counter(by: 1.5)
_ = count()
print(count())  // expect: 3.0
func lazyName<T>(_ type: T.Type) -> () -> () -> String { { { "\(T.self)" } } }
print(lazyName([Int].self)()())  // expect: Array<Int>

// Through functions that only pass it on.
func outer<T: Shape>(_ type: T.Type) -> String { middle(type) + middle(T.self) }
func middle<U: Shape>(_ type: U.Type) -> String { [1, 2].map { _ in "\(make() as U)" }.joined() }
print(outer(Circle.self), outer(Square.self))  // expect: oooo [][][][]
func depth<T>(_ value: T, _ level: Int) -> String {
    level == 0 ? "\(T.self)" : depth([value], level - 1)
}
print(depth(1, 0), depth(1, 2), depth("a", 1))  // expect: Int Array<Array<Int>> Array<String>

// Local generic functions.
func local<T: Shape>(_ type: T.Type) -> String {
    func name<U: Shape>(_ other: U.Type) -> String { T.title + " and " + U.title }
    return name(Square.self)
}
print(local(Circle.self))  // expect: circle and square

// Protocols with associated types.
protocol Store {
    associatedtype Item: Shape
    var count: Int { get }
}
extension Store {
    func fresh() -> Item { Item() }
    func names() -> [String] { (0..<count).map { _ in Item.title } }
}
struct Shapes<S: Shape>: Store {
    typealias Item = S
    var count: Int
}
print(Shapes<Circle>(count: 2).names(), Shapes<Square>(count: 1).fresh())  // expect: ["circle", "circle"] []
func stock<S: Store>(_ store: S) -> String { "\(S.Item.title) \(S.self)" }
print(stock(Shapes<Circle>(count: 0)))  // expect: circle Shapes<Circle>

// Classes.
class Pool<T: Shape> {
    private var free: [T] = []
    func take() -> T { free.popLast() ?? T() }
    lazy var spare: T = T()
    class var label: String { "Pool of \(T.title)" }
}
final class SquarePool: Pool<Square> {}
print(Pool<Circle>().take(), SquarePool().take(), SquarePool().spare, Pool<Square>.label, SquarePool.label)  // expect: o [] [] Pool of square Pool of square

// Computed properties, subscripts, operators and initialisers.
struct Grid<Cell: ExpressibleByIntegerLiteral> {
    var cells: [Cell]
    init(size: Int) { cells = Array(repeating: 0, count: size) }
    var blank: Cell { 7 }
    subscript(index: Int) -> Cell {
        get { index < cells.count ? cells[index] : 9 }
        set { cells[index] = newValue }
    }
    subscript<T: Shape>(type: T.Type) -> String { T.title }
}
var grid = Grid<Double>(size: 2)
grid[0] += 1
print(grid.cells, grid.blank, grid[5], grid[Circle.self])  // expect: [1.0, 0.0] 7.0 9.0 circle

// Conditional members.
extension Array where Element: AdditiveArithmetic {
    func total() -> Element { reduce(.zero, +) }
}
print([Double]().total(), [1, 2, 3].total(), [0.5].total())  // expect: 0.0 6 0.5
extension Optional where Wrapped: Shape {
    func orNew() -> Wrapped { self ?? Wrapped() }
}
print(Circle?.none.orNew())  // expect: o

// Types as keys and their comparison.
print(Int.self == Int.self, Stack<Int>.self == Stack<Int>.self, Stack<Int>.self == Stack<String>.self)  // expect: true true false
func same<A, B>(_ a: A.Type, _ b: B.Type) -> Bool { A.self == B.self }
print(same(Int.self, Int.self), same([Int].self, [String].self), same([Int].self, [Int].self))  // expect: true false true
func kind<T>(_ value: T) -> String { T.self == Int.self ? "an Int" : T.self == String.self ? "a String" : "a \(T.self)" }
print(kind(1), kind("a"), kind([1]), kind(Int?.none), kind({ 1 }))  // expect: an Int a String a Array<Int> a Optional<Int> a () -> Int
