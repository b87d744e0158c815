// A sequence with an iterator inside, generic over what it holds.
struct Countdown<Value>: Sequence {
    var items: [Value]
    struct Iterator: IteratorProtocol {
        var rest: [Value]
        mutating func next() -> Value? { rest.popLast() }
    }
    func makeIterator() -> Iterator { Iterator(rest: items) }
}
let numbers = Countdown(items: [1, 2, 3])
for number in numbers { print(number + 1, terminator: " ") }  // expect: 4 3 2 
print()
print(numbers.map { $0 * 2 }, numbers.contains(2), numbers.sorted(), numbers.reduce(0, +))  // expect: [6, 4, 2] true [1, 2, 3] 6
for (index, word) in Countdown(items: ["a", "b"]).enumerated() { print(index, word.uppercased()) }  // expect: 0 B
// expect: 1 A
