protocol Queue {
    associatedtype Element
    mutating func enqueue(_ e: Element)
    mutating func dequeue() -> Element?
    var count: Int { get }
}
struct ArrayQueue<T>: Queue {
    private var items: [T] = []
    mutating func enqueue(_ e: T) { items.append(e) }
    mutating func dequeue() -> T? { items.isEmpty ? nil : items.removeFirst() }
    var count: Int { items.count }
}
extension Queue {
    mutating func drain() -> [Element] {
        var out: [Element] = []
        while let e = dequeue() { out.append(e) }
        return out
    }
}
var q = ArrayQueue<String>()
q.enqueue("a"); q.enqueue("b")
print(q.count, q.drain(), q.count)  // expect: 2 ["a", "b"] 0
