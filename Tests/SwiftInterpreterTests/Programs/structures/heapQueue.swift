// A heap, and a queue of priorities on it.
struct Heap<Element> {
    private var items: [Element] = []
    private let isBefore: (Element, Element) -> Bool
    init(sort isBefore: @escaping (Element, Element) -> Bool) { self.isBefore = isBefore }
    var isEmpty: Bool { items.isEmpty }
    var peek: Element? { items.first }
    mutating func insert(_ item: Element) {
        items.append(item)
        var child = items.count - 1
        while child > 0, isBefore(items[child], items[(child - 1) / 2]) {
            items.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }
    mutating func remove() -> Element? {
        guard !items.isEmpty else { return nil }
        items.swapAt(0, items.count - 1)
        let result = items.removeLast()
        var parent = 0
        while true {
            var best = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < items.count && isBefore(items[child], items[best]) { best = child }
            if best == parent { return result }
            items.swapAt(parent, best)
            parent = best
        }
    }
}
struct Job: Comparable, CustomStringConvertible {
    let name: String
    let priority: Int
    static func < (a: Job, b: Job) -> Bool { (a.priority, a.name) < (b.priority, b.name) }
    var description: String { "\(name)(\(priority))" }
}
var heap = Heap<Job>(sort: >)
for (name, priority) in [("mail", 2), ("fire", 9), ("tea", 1), ("bug", 5)] { heap.insert(Job(name: name, priority: priority)) }
print(heap.peek.map { "\($0)" } ?? "none")  // expect: fire(9)
var order: [Job] = []
while let job = heap.remove() { order.append(job) }
print(order, heap.isEmpty)  // expect: [fire(9), bug(5), mail(2), tea(1)] true
var numbers = Heap<Int>(sort: <)
[5, 3, 8, 1, 9, 2].forEach { numbers.insert($0) }
var sorted: [Int] = []
while let n = numbers.remove() { sorted.append(n) }
print(sorted)  // expect: [1, 2, 3, 5, 8, 9]
