struct Stack<Element> {
    private var items: [Element] = []
    mutating func push(_ i: Element) { items.append(i) }
    @discardableResult mutating func pop() -> Element? { items.popLast() }
    var top: Element? { items.last }
}
extension Stack: Equatable where Element: Equatable {}
extension Stack: Hashable where Element: Hashable {}
extension Stack where Element: Numeric { func total() -> Element { items.reduce(0, +) } }
extension Stack where Element == String { func line() -> String { items.joined(separator: "/") } }
extension Stack: Sequence {
    func makeIterator() -> AnyIterator<Element> {
        var c = items
        return AnyIterator { c.popLast() }
    }
}
var s = Stack<Int>()
s.push(1)
s.push(2)
print(s.total(), s.top!, Array(s), s == s, Set([s]).count)  // expect: 3 2 [2, 1] true 1
s.pop()
print(s)  // expect: Stack<Int>(items: [1])
var t = Stack<String>()
t.push("a")
t.push("b")
print(t.line(), t.map { $0 + "!" })  // expect: a/b ["b!", "a!"]
indirect enum Tree<T: Comparable> {
    case leaf, node(Tree, T, Tree)
    func inserting(_ v: T) -> Tree {
        switch self {
        case .leaf: .node(.leaf, v, .leaf)
        case let .node(l, x, r): v < x ? .node(l.inserting(v), x, r) : .node(l, x, r.inserting(v))
        }
    }
    var values: [T] {
        switch self {
        case .leaf: []
        case .node(let l, let v, let r): l.values + [v] + r.values
        }
    }
    var depth: Int { if case .node(let l, _, let r) = self { 1 + max(l.depth, r.depth) } else { 0 } }
}
let tree = [4, 2, 6, 1].reduce(Tree<Int>.leaf) { $0.inserting($1) }
print(tree.values, tree.depth)  // expect: [1, 2, 4, 6] 3
func allItemsMatch<C1: Collection, C2: Collection>(_ a: C1, _ b: C2) -> Bool where C1.Element == C2.Element, C1.Element: Equatable {
    a.count == b.count && zip(a, b).allSatisfy { $0 == $1 }
}
print(allItemsMatch([1, 2], [1, 2][...]), allItemsMatch("ab", ["a", "c"]))  // expect: true false
struct Either<L, R> {
    enum Side { case left(L), right(R) }
    let side: Side
    func fold<T>(_ l: (L) -> T, _ r: (R) -> T) -> T {
        switch side {
        case .left(let x): l(x)
        case .right(let y): r(y)
        }
    }
}
print(Either<Int, String>(side: .right("x")).fold({ "\($0)" }, { $0 + $0 }))  // expect: xx
func memoize<K: Hashable, V>(_ f: @escaping ((K) -> V, K) -> V) -> (K) -> V {
    var cache: [K: V] = [:]
    func go(_ k: K) -> V {
        if let v = cache[k] { return v }
        let v = f(go, k)
        cache[k] = v
        return v
    }
    return go
}
let fib: (Int) -> Int = memoize { rec, n in n < 2 ? n : rec(n - 1) + rec(n - 2) }
print(fib(80))  // expect: 23416728348467685
extension Dictionary where Value: RangeReplaceableCollection {
    mutating func add(_ v: Value.Element, to k: Key) { self[k, default: Value()].append(v) }
}
var idx: [Int: [String]] = [:]
for w in ["a", "bb", "cc"] { idx.add(w, to: w.count) }
print(idx.sorted { $0.key < $1.key })  // expect: [(key: 1, value: ["a"]), (key: 2, value: ["bb", "cc"])]
struct Tagged<Tag, Raw: Hashable>: Hashable {
    let raw: Raw
    init(_ r: Raw) { raw = r }
}
enum UserTag {}
typealias UserID = Tagged<UserTag, Int>
print(UserID(3) == UserID(3), UserID(3), type(of: UserID(1)))  // expect: true Tagged<UserTag, Int>(raw: 3) Tagged<UserTag, Int>
extension Collection {
    subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil }
    func chunked(_ n: Int) -> [SubSequence] {
        var out: [SubSequence] = []
        var i = startIndex
        while i != endIndex {
            let e = index(i, offsetBy: n, limitedBy: endIndex) ?? endIndex
            out.append(self[i..<e])
            i = e
        }
        return out
    }
}
print([1, 2][safe: 5] as Any, Array(1...7).chunked(3).map(Array.init), "abcde".chunked(2))  // expect: nil [[1, 2, 3], [4, 5, 6], [7]] ["ab", "cd", "e"]
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
print([1, 2, 3].map(curry(+)(10)), [1, 2].map(curry(max)(2)))  // expect: [11, 12, 13] [2, 2]
