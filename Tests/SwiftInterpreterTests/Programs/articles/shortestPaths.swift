struct Heap<Element> {
    private var items: [Element] = []
    private let before: (Element, Element) -> Bool
    init(_ elements: [Element] = [], by before: @escaping (Element, Element) -> Bool) {
        self.before = before
        items = elements
        for i in stride(from: items.count / 2 - 1, through: 0, by: -1) { sink(i) }
    }
    var isEmpty: Bool { items.isEmpty }
    mutating func push(_ e: Element) {
        items.append(e)
        swim(items.count - 1)
    }
    mutating func pop() -> Element? {
        guard !items.isEmpty else { return nil }
        items.swapAt(0, items.count - 1)
        defer { if !items.isEmpty { sink(0) } }
        return items.removeLast()
    }
    private mutating func swim(_ i: Int) {
        var i = i
        while i > 0, case let p = (i - 1) / 2, before(items[i], items[p]) {
            items.swapAt(i, p)
            i = p
        }
    }
    private mutating func sink(_ i: Int) {
        var i = i
        while true {
            var best = i
            for c in [2 * i + 1, 2 * i + 2] where c < items.count && before(items[c], items[best]) { best = c }
            if best == i { return }
            (items[i], items[best]) = (items[best], items[i])
            i = best
        }
    }
}
extension Heap where Element: Comparable { init(_ e: [Element] = []) { self.init(e, by: <) } }
struct Graph<Vertex: Hashable> {
    typealias Edge = (to: Vertex, weight: Double)
    var edges: [Vertex: [Edge]] = [:]
    mutating func connect(_ a: Vertex, _ b: Vertex, _ w: Double) {
        for (from, to) in [(a, b), (b, a)] { edges[from, default: []].append((to, w)) }
    }
    func distances(from start: Vertex) -> [Vertex: Double] {
        var best: [Vertex: Double] = [start: 0]
        var queue = Heap<(Vertex, Double)>([(start, 0)]) { $0.1 < $1.1 }
        while let (v, d) = queue.pop() {
            if d > best[v, default: .infinity] { continue }
            for edge in edges[v] ?? [] {
                let n = d + edge.weight
                if n < best[edge.to] ?? .infinity {
                    best[edge.to] = n
                    queue.push((edge.to, n))
                }
            }
        }
        return best
    }
}
var g = Graph<String>()
g.connect("A", "B", 4)
g.connect("A", "C", 1)
g.connect("C", "B", 2)
g.connect("B", "D", 5)
for (k, v) in g.distances(from: "A").sorted(by: { $0.key < $1.key }) { print(k, v) }  // expect: A 0.0
// expect: B 3.0
// expect: C 1.0
// expect: D 8.0
var h = Heap([5, 2, 8, 1])
var sorted: [Int] = []
while let n = h.pop() { sorted.append(n) }
print(sorted)  // expect: [1, 2, 5, 8]
