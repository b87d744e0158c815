struct Row: MutableCollection {
    var values: [Int]
    var startIndex: Int { 0 }
    var endIndex: Int { values.count }
    func index(after place: Int) -> Int { place + 1 }
    subscript(place: Int) -> Int {
        get { values[place] }
        set { values[place] = newValue }
    }
}
struct Walk: MutableCollection, BidirectionalCollection {
    var values: [Int]
    var startIndex: Int { 0 }
    var endIndex: Int { values.count }
    func index(after place: Int) -> Int { place + 1 }
    func index(before place: Int) -> Int { place - 1 }
    subscript(place: Int) -> Int {
        get { values[place] }
        set { values[place] = newValue }
    }
}
for values in [[1, 2, 3, 4], [5, 1, 6, 2, 7, 3], [], [1], [9], [4, 4, 1, 1]] {
    var row = Row(values: values)
    var walk = Walk(values: values)
    var array = values
    print(row.partition { $0 < 3 }, row.values, walk.partition { $0 < 3 }, walk.values, array.partition { $0 < 3 }, array)
}  // expect: 2 [3, 4, 1, 2] 2 [4, 3, 2, 1] 2 [4, 3, 2, 1]
// expect: 4 [5, 6, 7, 3, 1, 2] 4 [5, 3, 6, 7, 2, 1] 4 [5, 3, 6, 7, 2, 1]
// expect: 0 [] 0 [] 0 []
// expect: 0 [1] 0 [1] 0 [1]
// expect: 1 [9] 1 [9] 1 [9]
// expect: 2 [4, 4, 1, 1] 2 [4, 4, 1, 1] 2 [4, 4, 1, 1]

struct Refused: Error {}
var row = Row(values: [1, 2])
do {
    _ = try row.partition { _ in throw Refused() }
} catch {
    print(error, row.values)
}  // expect: Refused() [1, 2]

// One value, none, and what an iterator still has.
print(CollectionOfOne("x"), CollectionOfOne(3).map { $0 + 1 }, CollectionOfOne(3).count, Array(CollectionOfOne(9)), CollectionOfOne(1).first!)  // expect: CollectionOfOne("x") [4] 1 [9] 1
print(EmptyCollection<Int>(), EmptyCollection<Int>().count, Array(EmptyCollection<String>()))  // expect: EmptyCollection<Int>() 0 []
var iterator = [1, 2, 3, 4].makeIterator()
_ = iterator.next()
for value in IteratorSequence(iterator).prefix(2) { print(value) }  // expect: 2
// expect: 3
print(Array(IteratorSequence(iterator)), IteratorSequence(iterator).map { $0 * 2 }, IteratorSequence(iterator).reduce(0, +))  // expect: [2, 3, 4] [4, 6, 8] 9
