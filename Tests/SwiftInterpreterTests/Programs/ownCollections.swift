struct Bag<E>: Collection {
    var items: [E]
    var startIndex: Int { 0 }
    var endIndex: Int { items.count }
    func index(after i: Int) -> Int { i + 1 }
    subscript(i: Int) -> E { items[i] }
}
let bag = Bag(items: [1, 2, 3, 4, 5])
let slice = bag.dropFirst(2)
print(Array(slice), Array(slice.dropFirst()), slice.count, slice.first ?? 0, Array(bag.dropLast(2)), Array(bag.prefix(2)), Array(bag.suffix(2)))  // expect: [3, 4, 5] [4, 5] 3 3 [1, 2, 3] [1, 2] [4, 5]
print(bag.dropFirst().map { $0 * 2 }, Array(bag[1..<3]), Array(bag[1..<4].dropFirst()), bag.prefix(while: { $0 < 3 }).count)  // expect: [4, 6, 8, 10] [2, 3] [3, 4] 2
for x in bag.dropFirst(3) { print(x) }  // expect: 4
// expect: 5
print(slice.startIndex, slice.endIndex, slice[3])  // expect: 2 5 4
print(Array(bag.dropFirst().dropLast()), Array(bag.drop(while: { $0 < 3 })), bag.reversed(), Array(bag.dropFirst().reversed()))  // expect: [2, 3, 4] [3, 4, 5] [5, 4, 3, 2, 1] [5, 4, 3, 2]
