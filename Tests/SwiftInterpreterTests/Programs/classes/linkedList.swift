final class Node<T> {
    var value: T
    var next: Node?
    init(_ value: T, next: Node? = nil) { self.value = value; self.next = next }
}
struct LinkedList<T>: Sequence {
    var head: Node<T>?
    mutating func prepend(_ v: T) { head = Node(v, next: head) }
    func makeIterator() -> AnyIterator<T> {
        var node = head
        return AnyIterator { defer { node = node?.next }; return node?.value }
    }
}
var list = LinkedList<String>()
for w in ["c", "b", "a"] { list.prepend(w) }
print(Array(list), list.contains("b"), list.map { $0.uppercased() })  // expect: ["a", "b", "c"] true ["A", "B", "C"]
