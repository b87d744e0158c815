// Values of generic types know their arguments, whatever they are stored as.

protocol Named { var name: String { get } }
struct Box<Value>: Named {
    var value: Value?
    var name: String { "Box of \(Value.self)" }
}
final class Cell<Value>: Named {
    var value: Value?
    var name: String { "Cell of \(Value.self)" }
    init(_ value: Value? = nil) { self.value = value }
}
enum Tree<Value>: Named {
    case leaf
    case node(Value)
    indirect case both(Tree, Tree)
    var name: String { "Tree of \(Value.self)" }
    static func single(_ value: Value) -> Tree { .node(value) }
}
class Shelf<Item> { func describe() -> String { "Shelf<\(Item.self)>" } }
class Pair<A, B>: Shelf<B> { override func describe() -> String { "Pair<\(A.self), \(B.self)> on \(super.describe())" } }
final class Numbers: Pair<String, Int> {}

let named: [any Named] = [Box<Int>(), Box<String>(), Cell<Double>(), Cell<[Int]>(), Tree.node(1), Tree.both(.leaf, Tree.node("x"))]
for item in named { print(item.name) }
print(Shelf<Bool>().describe(), Pair<Int, String>().describe(), Numbers().describe())
let shelf: Shelf<Int> = Numbers()
print(shelf.describe(), type(of: shelf))

// Printed in full.
print(Box<Int>(), Box(value: "a"), Box(value: [1, 2]))
print([Box(value: 1)], [Box<Box<Int>>()])
print(Tree.node(3), [Tree.node(3)], Tree<Int>.leaf, Cell<Int>.self)
print(type(of: named[0]), type(of: named[3]), type(of: Pair<Int, Int>() as Shelf<Int>))
debugPrint(Box<Int?>(value: 1))
debugPrint(Int.self, Box<Int>.self, [String].self)

// Casts look at the arguments.
func check(_ value: Any) -> String {
    switch value {
    case let box as Box<Int>: "ints \(box.value ?? 0)"
    case is Box<String>: "strings"
    case is Cell<Double>: "doubles"
    case let shelf as Shelf<Int>: "shelf \(shelf.describe())"
    default: "something else"
    }
}
for item in named.prefix(4) { print(check(item)) }
print(check(Numbers()), check(Shelf<String>()), check(Pair<Bool, Int>()))
print((Box(value: 1) as Any) as? Box<String> == nil, (Box<Any>(value: 1) as Any) is Box<Int>)

// Copies keep what they are.
var first = Box(value: 1)
var second = first
second.value = 2
print(first, second, (second as any Named).name)
func wrap<T>(_ value: T) -> any Named { Box(value: value) }
print(wrap(1).name, wrap("a").name, wrap([1: 2]).name)
func nest<T>(_ value: T, _ depth: Int) -> any Named { depth == 0 ? Box(value: value) : nest(Box(value: value), depth - 1) }
print(nest(1, 0).name, nest(1, 2).name)

// Functions are told apart by their types.
let functions: [Any] = [{ (x: Int) in x + 1 }, { (s: String) in s + "!" }, { print("called") }]
for function in functions {
    if let f = function as? (Int) -> Int { print(f(1)) }
    if let f = function as? (String) -> String { print(f("hey")) }
    if let f = function as? () -> Void { f() }
}

// Observers and lazy properties know too.
struct Watched<T> {
    var count = 0 { didSet { log.append("\(T.self) \(oldValue) -> \(count)") } }
    lazy var title = "lazy \(T.self)"
    var log: [String] = []
    subscript(index: Int) -> String {
        get { "\(T.self)[\(index)]" }
        set { log.append("\(T.self)[\(index)] = \(newValue)") }
    }
}
var watched = Watched<Bool>()
watched.count += 1
watched[3] = "x"
print(watched.log, watched.title, watched[1])

// A key path, a method as a value, and a static function passed on.
struct Maker<T> {
    var title: String { "Maker of \(T.self)" }
    func make(_ count: Int) -> String { "\(count) of \(T.self)" }
    static func made(_ count: Int) -> String { "\(count) made of \(T.self)" }
}
let path = \Maker<Int>.title
print(Maker<Int>()[keyPath: path], [Maker<String>()].map(\.title))
let method = Maker<Double>().make
print(method(2), [1, 2].map(Maker<Bool>().make), [1].map(Maker<Int>.made))
func generic<T>(_ value: T) -> String { "\(T.self) \(value)" }
print([1, 2].map(generic), ["a"].map(generic(_:)))
let stored: (Double) -> String = generic
print(stored(1))

// Defaults.
func typed<T>(_ value: T, name: String = "\(T.self)") -> String { name }
struct Titled<T> { var title = "\(T.self)"; var empty: [T] = [] }
print(typed(1), typed("a"), Titled<Int>().title, Titled<[Int]>(empty: []).title)
