class Node<T: Comparable> { var value: T; var left, right: Node?; weak var parent: Node?; init(_ v: T, parent: Node? = nil) { value = v; self.parent = parent }
    deinit { print("deinit \(value)") } }
final class Tree<T: Comparable>: Sequence, ExpressibleByArrayLiteral {
    private(set) var root: Node<T>?; private(set) var count = 0
    required init(arrayLiteral e: T...) { e.forEach { insert($0) } }
    @discardableResult func insert(_ v: T) -> Bool {
        var link: ReferenceWritableKeyPath<Node<T>, Node<T>?>?; var at = root, p: Node<T>?
        while let n = at { if v == n.value { return false }; p = n; link = v < n.value ? \.left : \.right; at = n[keyPath: link!] }
        let new = Node(v, parent: p)
        if let p, let link { p[keyPath: link] = new } else { root = new }
        count += 1; return true
    }
    func makeIterator() -> AnyIterator<T> {
        var stack: [Node<T>] = []; var cur = root
        return AnyIterator { while let c = cur { stack.append(c); cur = c.left }
            guard let n = stack.popLast() else { return nil }; cur = n.right; return n.value }
    }
    func remove(where p: (T) -> Bool) { let keep = filter { !p($0) }; root = nil; count = 0; keep.forEach { insert($0) } }
    var depth: Int { func d(_ n: Node<T>?) -> Int { n.map { 1 + Swift.max(d($0.left), d($0.right)) } ?? 0 }; return d(root) }
}
do {
    let t: Tree = [5, 2, 8, 1, 9, 3]
    print(Array(t), t.count, t.depth, t.contains(8), t.min()!, t.first { $0 > 4 } ?? 0)  // expect: [1, 2, 3, 5, 8, 9] 6 3 true 1 5
    print(t.insert(5), t.insert(4), Array(t.prefix(3)), t.reversed(), t.lazy.map { $0 * 2 }.first(where: { $0 > 5 })!)  // expect: false true [1, 2, 3] [9, 8, 5, 4, 3, 2, 1] 6
    for (a, b) in zip(t, t.dropFirst()) where b - a > 1 { print("gap", a, b) }  // expect: gap 5 8
    t.remove { $0 % 2 == 0 }  // expect: deinit 5
    // expect: deinit 2
    // expect: deinit 1
    // expect: deinit 3
    // expect: deinit 4
    // expect: deinit 8
    // expect: deinit 9
    print(t.map(String.init).joined(separator: "-"))  // expect: 1-3-5-9
    // expect: deinit 1
    // expect: deinit 3
    // expect: deinit 5
    // expect: deinit 9
}
print("end of do")  // expect: end of do
struct Matrix<E: Numeric>: Equatable { 
    let rows, cols: Int; private var g: [E]
    init(_ r: Int, _ c: Int, _ f: (Int, Int) -> E = { _, _ in 0 }) { (rows, cols) = (r, c); g = []; for i in 0..<r { for j in 0..<c { g.append(f(i, j)) } } }
    subscript(i: Int, j: Int) -> E { get { precondition(i < rows && j < cols); return g[i * cols + j] } set { g[i * cols + j] = newValue } }
    subscript(row i: Int) -> ArraySlice<E> { g[i * cols ..< (i + 1) * cols] }
    static func * (a: Self, b: Self) -> Self { Matrix(a.rows, b.cols) { i, j in (0..<a.cols).reduce(0) { $0 + a[i, $1] * b[$1, j] } } }
    var transposed: Matrix { .init(cols, rows) { self[$1, $0] } }
}
extension Matrix: CustomStringConvertible { var description: String { (0..<rows).map { "[" + self[row: $0].map { "\($0)" }.joined(separator: " ") + "]" }.joined(separator: "\n") } }
var m = Matrix<Int>(2, 3) { $0 * 3 + $1 }; m[1, 1] += 10; m[0, 0].negate()
print(m, m.transposed, m * m.transposed, separator: "\n--\n"); print(m.transposed.transposed == m)  // expect: [0 1 2]
// expect: [3 14 5]
// expect: --
// expect: [0 3]
// expect: [1 14]
// expect: [2 5]
// expect: --
// expect: [5 24]
// expect: [24 230]
// expect: true
let md = Matrix<Double>(1, 1) { _, _ in 2.5 }; print(md * md)  // expect: [6.25]
struct Stack<Element> { private var s: [Element] = []; mutating func push(_ e: Element) { s.append(e) }; mutating func pop() -> Element? { s.popLast() }; var top: Element? { s.last } }
extension Stack: Sequence { func makeIterator() -> some IteratorProtocol<Element> { s.reversed().makeIterator() } }
extension Stack where Element: Equatable { func isTop(_ e: Element) -> Bool { top == e } }
extension Stack: Equatable where Element: Equatable {}
var st = Stack<Character>(); for c in "hello" { st.push(c) }; print(String(st.map { $0 }), st.isTop("o"), st == st)  // expect: olleh true true
func balanced(_ s: String) -> Bool { var st = Stack<Character>(); let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]
    for c in s { if pairs.values.contains(c) { st.push(c) } else if let o = pairs[c] { guard st.pop() == o else { return false } } }
    return st.top == nil }
print(["([]{})", "([)]", "((", ""].map(balanced))  // expect: [true, false, false, true]
outer: for i in 1... { inner: for j in stride(from: i, through: 0, by: -2) { if i * j > 20 { print("found", i, j); break outer }; if j == 1 { continue inner } } }  // expect: found 5 5
let (q, r) = 17.quotientAndRemainder(dividingBy: 5); print(q, r, 17.isMultiple(of: 5), (-17) % 5, -17 / 5, 7.0.truncatingRemainder(dividingBy: 2.5))  // expect: 3 2 false -2 -3 2.0
let dd: [Int: String] = (1...5).lazy.filter { $0 % 2 == 1 }.map { $0 * $0 }.reduce(into: [:]) { $0[$1] = String($1) }
print(dd.sorted { $0.key < $1.key }.map(\.value))  // expect: ["1", "9", "25"]
