// Slices and elements joined by + inside closures.
func permutations(_ items: [Int]) -> [[Int]] {
    guard items.count > 1 else { return [items] }
    return items.indices.flatMap { i -> [[Int]] in
        var rest = items
        let first = rest.remove(at: i)
        return permutations(rest).map { [first] + $0 }
    }
}
print(permutations([1, 2, 3]))  // expect: [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]]

func inserted<T>(_ items: [T]) -> [[T]] {
    guard let first = items.first else { return [[]] }
    return inserted(Array(items.dropFirst())).flatMap { rest in
        (0...rest.count).map { rest[..<$0] + [first] + rest[$0...] }
    }
}
print(inserted([1, 2, 3]))  // expect: [[1, 2, 3], [2, 1, 3], [2, 3, 1], [1, 3, 2], [3, 1, 2], [3, 2, 1]]

let rest = [10, 20, 30]
for i in 0...3 {
    let whole = rest[..<i] + [5] + rest[i...]
    print(whole, type(of: whole), whole.startIndex, whole.endIndex)
}  // expect: [5, 10, 20, 30] ArraySlice<Int> 0 4
// expect: [10, 5, 20, 30] ArraySlice<Int> 0 4
// expect: [10, 20, 5, 30] ArraySlice<Int> 0 4
// expect: [10, 20, 30, 5] ArraySlice<Int> 0 4
let tail = rest[1...] + [7]
print(tail, tail.startIndex, tail.endIndex, tail[1], tail.indices)  // expect: [20, 30, 7] 1 4 20 1..<4
let mixed = [1] + rest[1...]
print(mixed, type(of: mixed), mixed.startIndex)  // expect: [1, 20, 30] Array<Int> 0
let twoSlices = rest[2...] + rest[..<1]
print(twoSlices, type(of: twoSlices), twoSlices.startIndex, twoSlices.endIndex)  // expect: [30, 10] ArraySlice<Int> 2 4
var grown = rest[1...]
grown += [1, 2]
print(grown, grown.startIndex, grown.endIndex)  // expect: [20, 30, 1, 2] 1 5
grown.append(contentsOf: rest[..<2])
print(grown, grown.count)  // expect: [20, 30, 1, 2, 10, 20] 6
grown.insert(99, at: 2)
print(grown, grown[2])  // expect: [20, 99, 30, 1, 2, 10, 20] 99
grown.remove(at: 1)
print(grown, grown.startIndex, grown.endIndex)  // expect: [99, 30, 1, 2, 10, 20] 1 7
let text = "hello"
print(text.prefix(2) + "y" + text.dropFirst(3))  // expect: heylo
print(text[..<text.index(after: text.startIndex)].uppercased() + text.dropFirst())  // expect: Hello
