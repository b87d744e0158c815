// Sequences, iterators and collections of one's own; type erasure; lazy; sequence(first:next:).
struct Countdown: Sequence, IteratorProtocol {
    var current: Int
    mutating func next() -> Int? {
        guard current > 0 else { return nil }
        defer { current -= 1 }
        return current
    }
}
print(Array(Countdown(current: 3)), Countdown(current: 4).map { $0 * 2 }, Countdown(current: 5).contains(3))  // expect: [3, 2, 1] [8, 6, 4, 2] true
for n in Countdown(current: 2) { print(n) }  // expect: 2
// expect: 1
struct Fibonacci: Sequence {
    let count: Int
    struct Iterator: IteratorProtocol {
        var left: Int, a = 0, b = 1
        mutating func next() -> Int? {
            if left == 0 { return nil }
            left -= 1
            defer { (a, b) = (b, a + b) }
            return a
        }
    }
    func makeIterator() -> Iterator { Iterator(left: count) }
}
print(Array(Fibonacci(count: 8)), Fibonacci(count: 10).reduce(0, +), Fibonacci(count: 5).sorted(by: >))  // expect: [0, 1, 1, 2, 3, 5, 8, 13] 88 [3, 2, 1, 1, 0]
print(zip(Fibonacci(count: 3), "abc").map { "\($0)\($1)" }, Fibonacci(count: 6).filter { $0 % 2 == 0 }, Fibonacci(count: 4).max()!)  // expect: ["0a", "1b", "1c"] [0, 2] 2
struct Ring<Element>: Collection {
    private let items: [Element]
    init(_ items: [Element]) { self.items = items }
    var startIndex: Int { 0 }
    var endIndex: Int { items.count }
    func index(after i: Int) -> Int { i + 1 }
    subscript(i: Int) -> Element { items[i % items.count] }
}
let ring = Ring(["a", "b", "c"])
print(ring.count, ring.first!, ring[4], ring.map { $0 + $0 }, ring.isEmpty, ring.firstIndex(of: "b")!)  // expect: 3 a b ["aa", "bb", "cc"] false 1
for (i, x) in ring.enumerated() { print(i, x, terminator: " ") }  // expect: 0 a 1 b 2 c 
print()
final class LinkedList<Value> {
    final class Node { let value: Value; var next: Node?; init(_ value: Value, _ next: Node?) { self.value = value; self.next = next } }
    private(set) var head: Node?
    private(set) var count = 0
    func push(_ value: Value) { head = Node(value, head); count += 1 }
    func pop() -> Value? {
        defer { if head != nil { head = head?.next; count -= 1 } }
        return head?.value
    }
    func reverse() {
        var previous: Node?, current = head
        while let node = current { (current, node.next, previous) = (node.next, previous, node) }
        head = previous
    }
}
extension LinkedList: Sequence {
    func makeIterator() -> AnyIterator<Value> {
        var node = head
        return AnyIterator { defer { node = node?.next }; return node?.value }
    }
}
let list = LinkedList<Int>()
for i in 1...4 { list.push(i) }
print(Array(list), list.count)  // expect: [4, 3, 2, 1] 4
list.reverse()
print(list.map { $0 * 10 }, list.pop() ?? 0, list.count, list.first { $0 > 2 } ?? 0)  // expect: [10, 20, 30, 40] 1 3 3
print(Array(sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }), sequence(first: 10, next: { $0 - 3 }).prefix(3).map { $0 })  // expect: [1, 3, 9, 27, 81] [10, 7, 4]
let evens = (1...).lazy.filter { $0.isMultiple(of: 2) }.map { $0 * $0 }
print(evens.prefix(3).map { $0 })  // expect: [4, 16, 36]
var generator = AnyIterator([1, 2, 3].makeIterator())
print(generator.next()!, generator.next()!, generator.next()!, generator.next() as Any)  // expect: 1 2 3 nil
let erased = AnySequence([3, 4])
print(erased.map { $0 + 1 })  // expect: [4, 5]
extension Sequence {
    func pairs() -> [(Element, Element)] {
        var result: [(Element, Element)] = []
        var iterator = makeIterator()
        guard var last = iterator.next() else { return [] }
        while let next = iterator.next() { result.append((last, next)); last = next }
        return result
    }
    func count(where predicate: (Element) throws -> Bool) rethrows -> Int { try reduce(0) { try predicate($1) ? $0 + 1 : $0 } }
}
print([1, 4, 9].pairs().map { $1 - $0 }, "hello".pairs().count, [1, 2, 3].count { $0 > 1 })  // expect: [3, 5] 4 2
