// An iterator inside a generic sequence.
struct L<T>: Sequence {
    var items: [T]
    struct Iterator: IteratorProtocol {
        var rest: [T]
        mutating func next() -> T? { rest.isEmpty ? nil : rest.removeFirst() }
    }
    func makeIterator() -> Iterator { Iterator(rest: items) }
}
let l = L(items: [1, 2])
for x in l { print(x + 1) }  // expect: 2
// expect: 3
print(l.map { $0 * 2 })  // expect: [2, 4]
print(l.contains(2))  // expect: true
