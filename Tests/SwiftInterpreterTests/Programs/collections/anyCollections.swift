// Collections of a kind that is not told, and parts that are put in place of others.
let letters = AnyCollection("hello")
print(letters.count, letters.first!, String(letters.dropFirst(3)), letters.map { $0.uppercased() }.joined(), Array(letters.prefix(2)))  // expect: 5 h lo HELLO ["h", "e"]
let either: [AnyCollection<Int>] = [AnyCollection([1, 2]), AnyCollection(Set([3])), AnyCollection(4..<7)]
print(either.map(\.count), either.flatMap { $0 }, either[2][either[2].index(after: either[2].startIndex)])  // expect: [2, 1, 3] [1, 2, 3, 4, 5, 6] 5
let both = AnyRandomAccessCollection([5, 1, 3])
print(both.last!, both.sorted(), Array(both.reversed()), AnyBidirectionalCollection("abc").last!)  // expect: 3 [1, 3, 5] [3, 1, 5] c
print([1, 2, 3, 4, 2, 3].replacing([2, 3], with: [9]), [1, 2, 1].replacing([1], with: [7, 7], maxReplacements: 1), [1, 1, 1].replacing([1], with: [], subrange: 1..<3))  // expect: [1, 9, 4, 9] [7, 7, 2, 1] [1]
var numbers = [0, 0, 1]
numbers.replace([0, 0], with: 5...7)
print(numbers, "banana".replacing("an", with: "AN", maxReplacements: 1))  // expect: [5, 6, 7, 1] bANana
