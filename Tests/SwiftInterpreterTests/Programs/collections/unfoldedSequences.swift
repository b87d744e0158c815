// Sequences that are made step by step.
class Node { let value: Int; var next: Node?; var parent: Node?
    init(_ v: Int, _ n: Node? = nil) { value = v; next = n } }
let list = Node(1, Node(2, Node(3)))
for n in sequence(first: list, next: { $0.next }) { print(n.value) }  // expect: 1
// expect: 2
// expect: 3
for n in sequence(first: list, next: \.next) { print(n.value) }  // expect: 1
// expect: 2
// expect: 3
let values = sequence(first: list, next: { $0.next }).map(\.value)
print(values)  // expect: [1, 2, 3]
print(Array(sequence(first: 1) { $0 < 100 ? $0 * 2 : nil }))  // expect: [1, 2, 4, 8, 16, 32, 64, 128]
let start: Node? = list
for v in sequence(first: start, next: { $0?.next }).prefix(5) { print(v?.value as Any) }  // expect: Optional(1)
// expect: Optional(2)
// expect: Optional(3)
// expect: nil
for n in sequence(first: list, next: { $0.next?.next }) { print("skip", n.value) }  // expect: skip 1
// expect: skip 3
print(sequence(first: list, next: { $0.next }).reduce(0) { $0 + $1.value })  // expect: 6
let fib = sequence(state: (0, 1)) { (pair: inout (Int, Int)) -> Int? in
    defer { pair = (pair.1, pair.0 + pair.1) }
    return pair.0 < 50 ? pair.0 : nil
}
print(Array(fib))  // expect: [0, 1, 1, 2, 3, 5, 8, 13, 21, 34]
