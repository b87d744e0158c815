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
for item in named { print(item.name) }  // expect: Box of Int
// expect: Box of String
// expect: Cell of Double
// expect: Cell of Array<Int>
// expect: Tree of Int
// expect: Tree of String
print(Shelf<Bool>().describe(), Pair<Int, String>().describe(), Numbers().describe())  // expect: Shelf<Bool> Pair<Int, String> on Shelf<String> Pair<String, Int> on Shelf<Int>
let shelf: Shelf<Int> = Numbers()
print(shelf.describe(), type(of: shelf))  // expect: Pair<String, Int> on Shelf<Int> Numbers

// Printed in full.
print(Box<Int>(), Box(value: "a"), Box(value: [1, 2]))  // expect: Box<Int>(value: nil) Box<String>(value: Optional("a")) Box<Array<Int>>(value: Optional([1, 2]))
print([Box(value: 1)], [Box<Box<Int>>()])  // expect: [main.Box<Swift.Int>(value: Optional(1))] [main.Box<main.Box<Swift.Int>>(value: nil)]
print(Tree.node(3), [Tree.node(3)], Tree<Int>.leaf, Cell<Int>.self)  // expect: node(3) [main.Tree<Swift.Int>.node(3)] leaf Cell<Int>
print(type(of: named[0]), type(of: named[3]), type(of: Pair<Int, Int>() as Shelf<Int>))  // expect: Box<Int> Cell<Array<Int>> Pair<Int, Int>
debugPrint(Box<Int?>(value: 1))  // expect: main.Box<Swift.Optional<Swift.Int>>(value: Optional(Optional(1)))
debugPrint(Int.self, Box<Int>.self, [String].self)  // expect: Swift.Int main.Box<Swift.Int> Swift.Array<Swift.String>

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
for item in named.prefix(4) { print(check(item)) }  // expect: ints 0
// expect: strings
// expect: doubles
// expect: something else
print(check(Numbers()), check(Shelf<String>()), check(Pair<Bool, Int>()))  // expect: shelf Pair<String, Int> on Shelf<Int> something else shelf Pair<Bool, Int> on Shelf<Int>
print((Box(value: 1) as Any) as? Box<String> == nil, (Box<Any>(value: 1) as Any) is Box<Int>)  // expect: true false

// Copies keep what they are.
var first = Box(value: 1)
var second = first
second.value = 2
print(first, second, (second as any Named).name)  // expect: Box<Int>(value: Optional(1)) Box<Int>(value: Optional(2)) Box of Int
func wrap<T>(_ value: T) -> any Named { Box(value: value) }
print(wrap(1).name, wrap("a").name, wrap([1: 2]).name)  // expect: Box of Int Box of String Box of Dictionary<Int, Int>
func nest<T>(_ value: T, _ depth: Int) -> any Named { depth == 0 ? Box(value: value) : nest(Box(value: value), depth - 1) }
print(nest(1, 0).name, nest(1, 2).name)  // expect: Box of Int Box of Box<Box<Int>>

// Functions are told apart by their types.
let functions: [Any] = [{ (x: Int) in x + 1 }, { (s: String) in s + "!" }, { print("called") }]
for function in functions {
    if let f = function as? (Int) -> Int { print(f(1)) }
    if let f = function as? (String) -> String { print(f("hey")) }
    if let f = function as? () -> Void { f() }
}  // expect: 2
// expect: hey!
// expect: called

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
print(watched.log, watched.title, watched[1])  // expect: ["Bool 0 -> 1", "Bool[3] = x"] lazy Bool Bool[1]

// A key path, a method as a value, and a static function passed on.
struct Maker<T> {
    var title: String { "Maker of \(T.self)" }
    func make(_ count: Int) -> String { "\(count) of \(T.self)" }
    static func made(_ count: Int) -> String { "\(count) made of \(T.self)" }
}
let path = \Maker<Int>.title
print(Maker<Int>()[keyPath: path], [Maker<String>()].map(\.title))  // expect: Maker of Int ["Maker of String"]
let method = Maker<Double>().make
print(method(2), [1, 2].map(Maker<Bool>().make), [1].map(Maker<Int>.made))  // expect: 2 of Double ["1 of Bool", "2 of Bool"] ["1 made of Int"]
func generic<T>(_ value: T) -> String { "\(T.self) \(value)" }
print([1, 2].map(generic), ["a"].map(generic(_:)))  // expect: ["Int 1", "Int 2"] ["String a"]
let stored: (Double) -> String = generic
print(stored(1))  // expect: Double 1.0

// Defaults.
func typed<T>(_ value: T, name: String = "\(T.self)") -> String { name }
struct Titled<T> { var title = "\(T.self)"; var empty: [T] = [] }
print(typed(1), typed("a"), Titled<Int>().title, Titled<[Int]>(empty: []).title)  // expect: Int String Int Array<Int>
