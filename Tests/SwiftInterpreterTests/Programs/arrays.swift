// Array API and sequence algorithms.
var numbers = [5, 3, 8, 1]
numbers.append(9)
numbers.append(contentsOf: [2, 7])
numbers.insert(0, at: 1)
numbers += [4]
print(numbers, numbers.count, numbers.first ?? 0, numbers.last ?? 0)  // expect: [5, 0, 3, 8, 1, 9, 2, 7, 4] 9 5 4
print(numbers.remove(at: 2), numbers.removeLast(), numbers.removeFirst(), numbers)  // expect: 3 4 5 [0, 8, 1, 9, 2, 7]
numbers.swapAt(0, 1)
numbers.sort()
print(numbers, numbers.sorted(by: >), numbers.reversed() as [Int])  // expect: [0, 1, 2, 7, 8, 9] [9, 8, 7, 2, 1, 0] [9, 8, 7, 2, 1, 0]
numbers[1...2] = [10, 11, 12]
print(numbers, numbers[0..<2], numbers[3...], Array(numbers[..<2]))  // expect: [0, 10, 11, 12, 7, 8, 9] [0, 10] [12, 7, 8, 9] [0, 10]
print(numbers.contains(10), numbers.firstIndex(of: 11) as Any, numbers.firstIndex { $0 > 11 } ?? -1, numbers.lastIndex(of: 99) as Any)  // expect: true Optional(2) 3 nil
print(numbers.min()!, numbers.max()!, numbers.reduce(0, +), numbers.reduce(into: [:]) { $0[$1 % 2, default: 0] += 1 } as [Int: Int] == [0: 4, 1: 2])  // expect: 0 12 57 false
print(numbers.map { $0 * 2 }, numbers.filter { $0 % 2 == 0 }, ["1", "x", "3"].compactMap { Int($0) })  // expect: [0, 20, 22, 24, 14, 16, 18] [0, 10, 12, 8] [1, 3]
print([[1, 2], [3]].joined().map { $0 }, [[1, 2], [3]].flatMap { $0 }, numbers.allSatisfy { $0 > 0 })  // expect: [1, 2, 3] [1, 2, 3] false
print(numbers.prefix(2), numbers.suffix(2), numbers.dropFirst(3), numbers.dropLast(), numbers.prefix { $0 < 10 }, numbers.drop { $0 < 10 })  // expect: [0, 10] [8, 9] [12, 7, 8, 9] [0, 10, 11, 12, 7, 8] [0] [10, 11, 12, 7, 8, 9]
for (index, value) in numbers.enumerated() where index % 2 == 0 { print(index, value, terminator: "; ") }  // expect: 0 0; 2 11; 4 7; 6 9; 
print()
print(zip(numbers, "abc").map { "\($0)\($1)" }, Array(zip(1..., ["x", "y"])).map { $0.0 })  // expect: ["0a", "10b", "11c"] [1, 2]
print(Array(repeating: "-", count: 3), Array(1...5), Array(stride(from: 0, to: 10, by: 3)), Array(stride(from: 1.0, through: 2.0, by: 0.5)))  // expect: ["-", "-", "-"] [1, 2, 3, 4, 5] [0, 3, 6, 9] [1.0, 1.5, 2.0]
print(Array("abc"), [Int](), [1, 2] == [1, 2], [1, 2] != [2, 1], [1, 2, 3].elementsEqual([1, 2, 3]), [1, 2].lexicographicallyPrecedes([1, 3]))  // expect: ["a", "b", "c"] [] true true true true
var matrix = [[Int]](repeating: [Int](repeating: 0, count: 3), count: 2)
matrix[1][2] = 5
matrix[0][0] += 1
print(matrix, matrix.map { $0.reduce(0, +) }, matrix.flatMap { $0 }.count)  // expect: [[1, 0, 0], [0, 0, 5]] [1, 5] 6
print([3, 1, 2].sorted { $0 > $1 }, ["bb", "a"].sorted { $0.count < $1.count }, [1, 2, 3, 4].partitioned { $0.isMultiple(of: 2) })  // expect: [3, 2, 1] ["a", "bb"] ([2, 4], [1, 3])
extension Array {
    func partitioned(_ belongs: (Element) -> Bool) -> ([Element], [Element]) {
        var yes: [Element] = [], no: [Element] = []
        for element in self { if belongs(element) { yes.append(element) } else { no.append(element) } }
        return (yes, no)
    }
    func chunked(into size: Int) -> [[Element]] {
        stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
    }
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
extension Sequence where Element: Hashable {
    func uniqued() -> [Element] {
        var seen = Set<Element>()
        return filter { seen.insert($0).inserted }
    }
}
print([1, 2, 3, 4, 5].chunked(into: 2), [1, 2][safe: 5] as Any, [1, 2][safe: 1] ?? 0, [1, 2, 1, 3, 2].uniqued())  // expect: [[1, 2], [3, 4], [5]] nil 2 [1, 2, 3]
numbers.removeAll { $0 > 9 }
print(numbers, numbers.isEmpty)  // expect: [0, 7, 8, 9] false
numbers.removeAll()
print(numbers.isEmpty, numbers.popLast() as Any, numbers.first as Any, numbers.randomElement() as Any)  // expect: true nil nil nil
var stack = [1, 2, 3]
while let top = stack.popLast() { print(top, terminator: " ") }  // expect: 3 2 1 
print()
var slice = [10, 20, 30, 40][1...2]
print(slice.startIndex, slice[1], slice.first!, slice.map { $0 + 1 })  // expect: 1 20 20 [21, 31]
slice[1] = 99
print(slice, Array(slice))  // expect: [99, 30] [99, 30]
print([1, 2, 3].forEach { print($0, terminator: ",") })  // expect: 1,2,3,()
let parts = [1, 2, 3, 4].split { $0 == 3 }
print(parts.map(Array.init), [5, 6].indices, [4, 5, 6].firstIndex(where: { $0 == 5 })!)  // expect: [[1, 2], [4]] 0..<2 1
print((1...3).map { i in (1...i).reduce(1, *) }, (1...10).lazy.filter { $0 % 3 == 0 }.map { $0 * $0 }.first ?? 0)  // expect: [1, 2, 6] 9
var a = [1, 2, 3], b = a
b[0] = 100
a.reverse()
print(a, b, a.last == b.first, [a, b].joined(separator: [0]).map { $0 })  // expect: [3, 2, 1] [100, 2, 3] false [3, 2, 1, 0, 100, 2, 3]
print([1, 2, 3, 4].reduce((0, 1)) { ($0.0 + $1, $0.1 * $1) })  // expect: (10, 24)
print(["a", "b"].enumerated().map { "\($0.offset):\($0.element)" }, [1, nil, 3].compactMap { $0 }, [Optional(1), nil])  // expect: ["0:a", "1:b"] [1, 3] [Optional(1), nil]
print([1, 5, 2].max(by: { $0 < $1 }) ?? 0, ["x": 1].map { $0.key }, [2, 1].sorted().first!, Array([1, 2, 3].shuffled().sorted()))  // expect: 5 ["x"] 1 [1, 2, 3]
a.replaceSubrange(0..<1, with: [7, 8])
a.insert(contentsOf: [0, 0], at: 0)
print(a, a.count, a.starts(with: [0, 0]), a.lastIndex { $0 == 0 } ?? -1)  // expect: [0, 0, 7, 8, 2, 1] 6 true 1
