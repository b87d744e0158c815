// Generic functions and types, constraints, conditional conformance, static and nested generics.
struct Pair<First, Second> {
    var first: First
    var second: Second
    func mapFirst<T>(_ transform: (First) -> T) -> Pair<T, Second> { Pair<T, Second>(first: transform(first), second: second) }
    var swapped: Pair<Second, First> { .init(first: second, second: first) }
}
extension Pair: Equatable where First: Equatable, Second: Equatable {}
extension Pair where First == Second {
    var asArray: [First] { [first, second] }
}
let pair = Pair(first: 1, second: "one")
print(pair.swapped, pair.mapFirst { Double($0) * 2.5 })  // expect: Pair<String, Int>(first: "one", second: 1) Pair<Double, String>(first: 2.5, second: "one")
print(pair == Pair(first: 1, second: "one"), Pair(first: 1, second: 2).asArray)  // expect: true [1, 2]

func largest<T: Comparable>(_ values: T...) -> T? {
    guard var best = values.first else { return nil }
    for value in values where value > best { best = value }
    return best
}
print(largest(3, 9, 2) ?? 0, largest("pear", "apple") ?? "", largest(1.5, 0.5) ?? 0)  // expect: 9 pear 1.5

func groups<S: Sequence, Key: Hashable>(_ values: S, by key: (S.Element) -> Key) -> [Key: [S.Element]] {
    var result: [Key: [S.Element]] = [:]
    for value in values { result[key(value), default: []].append(value) }
    return result
}
let byLength = groups(["a", "bb", "cc", "d"], by: \.count)
print(byLength[1]!, byLength[2]!)  // expect: ["a", "d"] ["bb", "cc"]

struct Queue<Element> {
    private var inbox: [Element] = []
    private var outbox: [Element] = []
    var isEmpty: Bool { inbox.isEmpty && outbox.isEmpty }
    mutating func enqueue(_ element: Element) { inbox.append(element) }
    mutating func dequeue() -> Element? {
        if outbox.isEmpty {
            outbox = inbox.reversed()
            inbox.removeAll()
        }
        return outbox.popLast()
    }
}
extension Queue: ExpressibleByArrayLiteral {
    init(arrayLiteral elements: Element...) { inbox = elements }
}
extension Queue: CustomStringConvertible {
    var description: String { "Queue(\(outbox.reversed() + inbox))" }
}
var queue: Queue = [1, 2, 3]
print(queue.dequeue()!, queue)  // expect: 1 Queue([2, 3])
queue.enqueue(4)
print(queue, queue.isEmpty)  // expect: Queue([2, 3, 4]) false

final class Cache<Key: Hashable, Value> {
    private var storage: [Key: Value] = [:]
    private(set) var misses = 0
    func value(for key: Key, make: (Key) -> Value) -> Value {
        if let found = storage[key] { return found }
        misses += 1
        let made = make(key)
        storage[key] = made
        return made
    }
    subscript(key: Key) -> Value? {
        get { storage[key] }
        set { storage[key] = newValue }
    }
}
let cache = Cache<String, Int>()
print(cache.value(for: "abc") { $0.count }, cache.value(for: "abc") { _ in 0 }, cache.misses)  // expect: 3 3 1
cache["z"] = 26
print(cache["z"] ?? 0, cache["y"] ?? -1)  // expect: 26 -1

indirect enum Tree<Element: Comparable> {
    case leaf
    case node(Tree, Element, Tree)
    func inserting(_ value: Element) -> Tree {
        switch self {
        case .leaf: return .node(.leaf, value, .leaf)
        case let .node(left, mine, right):
            if value < mine { return .node(left.inserting(value), mine, right) }
            if value > mine { return .node(left, mine, right.inserting(value)) }
            return self
        }
    }
    var sorted: [Element] {
        guard case let .node(left, value, right) = self else { return [] }
        return left.sorted + [value] + right.sorted
    }
}
let tree = [5, 2, 8, 1, 9, 2].reduce(Tree.leaf) { $0.inserting($1) }
print(tree.sorted)  // expect: [1, 2, 5, 8, 9]

func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let lengthSquared = compose({ (s: String) in s.count }, { $0 * $0 })
print(lengthSquared("four"))  // expect: 16
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
print(curry(+)(3)(4))  // expect: 7
print([1, 2, 3].map(curry(*)(10)))  // expect: [10, 20, 30]

protocol Zero { static var zero: Self { get } }
extension Int: Zero {}
extension Double: Zero {}
func sum<T: Zero & AdditiveArithmetic>(_ values: [T]) -> T { values.reduce(.zero, +) }
print(sum([1, 2, 3]), sum([0.5, 0.25]))  // expect: 6 0.75
struct Tagged<Tag, Raw: Hashable>: Hashable { let raw: Raw; init(_ raw: Raw) { self.raw = raw } }
enum UserTag {}
typealias UserID = Tagged<UserTag, Int>
let ids: Set<UserID> = [UserID(1), UserID(1), .init(2)]
print(ids.count)  // expect: 2
func apply<T>(_ value: T, _ change: (inout T) -> Void) -> T {
    var copy = value
    change(&copy)
    return copy
}
print(apply([3, 1, 2]) { $0.sort() })  // expect: [1, 2, 3]
extension Optional where Wrapped: Collection {
    var isNilOrEmpty: Bool { self?.isEmpty ?? true }
}
let none: [Int]? = nil
print(none.isNilOrEmpty, Optional([1]).isNilOrEmpty)  // expect: true false
