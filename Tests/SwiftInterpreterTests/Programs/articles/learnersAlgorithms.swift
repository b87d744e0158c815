func gcd<T: BinaryInteger>(_ a: T, _ b: T) -> T { b == 0 ? a : gcd(b, a % b) }
print(gcd(48, 18), gcd(UInt8(200), 75))  // expect: 6 25
func permutations<T>(_ xs: [T]) -> [[T]] { guard let f = xs.first else { return [[]] }; return permutations(Array(xs.dropFirst())).flatMap { p in (0...p.count).map { i in var q = p; q.insert(f, at: i); return q } } }
print(permutations([1, 2, 3]).count, permutations(Array("ab")).map { String($0) })  // expect: 6 ["ab", "ba"]
func powerset<T>(_ s: some Collection<T>) -> [[T]] { s.isEmpty ? [[]] : powerset(s.dropFirst()).flatMap { [$0, [s.first!] + $0] } }
print(powerset([1, 2, 3]).sorted { ($0.count, $0.first ?? 0) < ($1.count, $1.first ?? 0) })  // expect: [[], [1], [2], [3], [1, 2], [1, 3], [2, 3], [1, 2, 3]]
func binarySearch<C: RandomAccessCollection>(_ c: C, _ v: C.Element) -> C.Index? where C.Element: Comparable { var lo = c.startIndex, hi = c.endIndex
    while lo < hi { let mid = c.index(lo, offsetBy: c.distance(from: lo, to: hi) / 2); if c[mid] == v { return mid } else if c[mid] < v { lo = c.index(after: mid) } else { hi = mid } }; return nil }
print(binarySearch([1, 3, 5, 7], 5) as Any, binarySearch(ArraySlice([0, 1, 2, 3])[2...], 1) as Any, binarySearch(10..<20, 15)!)  // expect: Optional(2) nil 15
extension Array where Element: Comparable { func mergeSorted() -> [Element] { guard count > 1 else { return self }; let m = count / 2; var l = self[..<m].map { $0 }.mergeSorted()[...], r = Array(self[m...]).mergeSorted()[...], out: [Element] = []
    while let a = l.first, let b = r.first { if a <= b { out.append(l.removeFirst()) } else { out.append(b); r = r.dropFirst() } }; return out + l + r }
    mutating func quick() { func go(_ lo: Int, _ hi: Int) { guard lo < hi else { return }; let p = self[hi]; var i = lo; for j in lo..<hi where self[j] < p { swapAt(i, j); i += 1 }; swapAt(i, hi); go(lo, i - 1); go(i + 1, hi) }; go(0, count - 1) } }
var xs = [5, 2, 9, 1, 5, 6]; print(xs.mergeSorted()); xs.quick(); print(xs)  // expect: [1, 2, 5, 5, 6, 9]
// expect: [1, 2, 5, 5, 6, 9]
struct Grid<T>: Sequence { var w: Int, h: Int; var cells: [T]; init(_ w: Int, _ h: Int, _ v: T) { self.w = w; self.h = h; cells = .init(repeating: v, count: w * h) }
    subscript(x: Int, y: Int) -> T? { get { (0..<w).contains(x) && (0..<h).contains(y) ? cells[y * w + x] : nil } set { if let newValue, x >= 0, x < w, y >= 0, y < h { cells[y * w + x] = newValue } } }
    func neighbours(_ x: Int, _ y: Int) -> [T] { [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)].compactMap { self[x + $0.0, y + $0.1] } }
    func makeIterator() -> IndexingIterator<[T]> { cells.makeIterator() } }
var life = Grid(5, 5, false); for (x, y) in [(1, 2), (2, 2), (3, 2)] { life[x, y] = true }
for _ in 0..<2 { var n = life; for y in 0..<5 { for x in 0..<5 { let c = life.neighbours(x, y).filter { $0 }.count; n[x, y] = c == 3 || (c == 2 && life[x, y]!) } }; life = n; print((0..<5).map { y in (0..<5).map { life[$0, y]! ? "#" : "." }.joined() }.joined(separator: "\n")) }  // expect: .....
// expect: ..#..
// expect: ..#..
// expect: ..#..
// expect: .....
// expect: .....
// expect: .....
// expect: .###.
// expect: .....
// expect: .....
nonisolated(unsafe) var graph: [String: [String: Int]] = ["A": ["B": 7, "C": 3], "B": ["D": 2], "C": ["B": 1, "D": 8], "D": [:]]
func dijkstra(_ s: String) -> [String: (d: Int, via: String?)] { var dist: [String: (d: Int, via: String?)] = [s: (0, nil)]; var todo = Set(graph.keys)
    while let u = todo.filter({ dist[$0] != nil }).min(by: { dist[$0]!.d < dist[$1]!.d }) { todo.remove(u); for (v, w) in graph[u, default: [:]] where dist[u]!.d + w < dist[v]?.d ?? .max { dist[v] = (dist[u]!.d + w, u) } }; return dist }
let dj = dijkstra("A"); print(dj.keys.sorted().map { "\($0)=\(dj[$0]!.d)\(dj[$0]!.via.map { "<\($0)" } ?? "")" })  // expect: ["A=0", "B=4<C", "C=3<A", "D=6<B"]
func memo<A: Hashable, R>(_ f: @escaping ((A) -> R, A) -> R) -> (A) -> R { var cache: [A: R] = [:]; func g(_ a: A) -> R { if let r = cache[a] { return r }; let r = f(g, a); cache[a] = r; return r }; return g }
let fib = memo { (f: (Int) -> Int, n: Int) in n < 2 ? n : f(n - 1) + f(n - 2) }; print(fib(80))  // expect: 23416728348467685
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
infix operator >>>: AdditionPrecedence; func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { compose(f, g) }
let shout = { (s: String) in s.uppercased() } >>> { $0 + "!" } >>> \.count; print(shout("hey"))  // expect: 4
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }; print([1, 2, 3].map(curry(+)(10)), [3, 1].map(curry(max)(2)))  // expect: [11, 12, 13] [3, 2]
let hanoi: (Int) -> Int = { n in func go(_ n: Int, _ a: String, _ b: String, _ c: String) -> Int { n == 0 ? 0 : go(n - 1, a, c, b) + 1 + go(n - 1, c, b, a) }; return go(n, "A", "B", "C") }; print(hanoi(5))  // expect: 31
func roman(_ n: Int) -> String { zip([1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1], ["M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"]).reduce((n, "")) { acc, p in (acc.0 % p.0, acc.1 + String(repeating: p.1, count: acc.0 / p.0)) }.1 }
print([4, 9, 1994, 2024].map(roman)); print((1...15).map { ($0 % 3, $0 % 5) }.map { switch $0 { case (0, 0): "FizzBuzz"; case (0, _): "Fizz"; case (_, 0): "Buzz"; default: "." } }.joined(separator: " "))  // expect: ["IV", "IX", "MCMXCIV", "MMXXIV"]
// expect: . . Fizz . Buzz Fizz . . Fizz Buzz . Fizz . . FizzBuzz
print(sequence(first: 27) { $0 == 1 ? nil : $0 % 2 == 0 ? $0 / 2 : 3 * $0 + 1 }.reduce(0) { n, _ in n + 1 }, sequence(state: (0, 1)) { s -> Int? in defer { s = (s.1, s.0 + s.1) }; return s.0 > 50 ? nil : s.0 }.map { $0 })  // expect: 112 [0, 1, 1, 2, 3, 5, 8, 13, 21, 34]
print(Array("mississippi").reduce(into: [:]) { $0[$1, default: 0] += 1 }.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }.map { "\($0.key)\($0.value)" }.joined())  // expect: i4s4p2m1
print([[1, 2], [3], []].joined().reduce(0, +), zip(1..., "abc").map { "\($0)\($1)" }, (0..<10).split { $0 % 4 == 3 }.map(Array.init), [3, 1, 2].sorted(by: >).firstIndex(of: 1)!, [1, 2, 3, 4].partitioned { $0 % 2 == 0 })  // expect: 6 ["1a", "2b", "3c"] [[0, 1, 2], [4, 5, 6], [8, 9]] 2 (yes: [2, 4], no: [1, 3])
extension Sequence { func partitioned(_ p: (Element) throws -> Bool) rethrows -> (yes: [Element], no: [Element]) { try reduce(into: ([], [])) { try p($1) ? $0.yes.append($1) : $0.no.append($1) } }
    func chunked(_ n: Int) -> [[Element]] { reduce(into: [[]]) { if $0[$0.endIndex - 1].count == n { $0.append([]) }; $0[$0.count - 1].append($1) } }
    func uniqued<K: Hashable>(by k: (Element) -> K) -> [Element] { var seen = Set<K>(); return filter { seen.insert(k($0)).inserted } } }
print((1...7).chunked(3), ["apple", "avocado", "bean"].uniqued(by: \.first), [1, 5, 2].min(by: >)!, [1, 2, 3].allSatisfy { $0 > 0 }, [1, 2, 3, 4, 5].last { $0 % 2 == 0 }!)  // expect: [[1, 2, 3], [4, 5, 6], [7]] ["apple", "bean"] 5 true 4
