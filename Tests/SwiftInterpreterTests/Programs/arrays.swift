// Array API and sequence algorithms.
var numbers = [5, 3, 8, 1]
numbers.append(9)
numbers.append(contentsOf: [2, 7])
numbers.insert(0, at: 1)
numbers += [4]
print(numbers, numbers.count, numbers.first ?? 0, numbers.last ?? 0)
print(numbers.remove(at: 2), numbers.removeLast(), numbers.removeFirst(), numbers)
numbers.swapAt(0, 1)
numbers.sort()
print(numbers, numbers.sorted(by: >), numbers.reversed() as [Int])
numbers[1...2] = [10, 11, 12]
print(numbers, numbers[0..<2], numbers[3...], Array(numbers[..<2]))
print(numbers.contains(10), numbers.firstIndex(of: 11) as Any, numbers.firstIndex { $0 > 11 } ?? -1, numbers.lastIndex(of: 99) as Any)
print(numbers.min()!, numbers.max()!, numbers.reduce(0, +), numbers.reduce(into: [:]) { $0[$1 % 2, default: 0] += 1 } as [Int: Int] == [0: 4, 1: 2])
print(numbers.map { $0 * 2 }, numbers.filter { $0 % 2 == 0 }, ["1", "x", "3"].compactMap { Int($0) })
print([[1, 2], [3]].joined().map { $0 }, [[1, 2], [3]].flatMap { $0 }, numbers.allSatisfy { $0 > 0 })
print(numbers.prefix(2), numbers.suffix(2), numbers.dropFirst(3), numbers.dropLast(), numbers.prefix { $0 < 10 }, numbers.drop { $0 < 10 })
for (index, value) in numbers.enumerated() where index % 2 == 0 { print(index, value, terminator: "; ") }
print()
print(zip(numbers, "abc").map { "\($0)\($1)" }, Array(zip(1..., ["x", "y"])).map { $0.0 })
print(Array(repeating: "-", count: 3), Array(1...5), Array(stride(from: 0, to: 10, by: 3)), Array(stride(from: 1.0, through: 2.0, by: 0.5)))
print(Array("abc"), [Int](), [1, 2] == [1, 2], [1, 2] != [2, 1], [1, 2, 3].elementsEqual([1, 2, 3]), [1, 2].lexicographicallyPrecedes([1, 3]))
var matrix = [[Int]](repeating: [Int](repeating: 0, count: 3), count: 2)
matrix[1][2] = 5
matrix[0][0] += 1
print(matrix, matrix.map { $0.reduce(0, +) }, matrix.flatMap { $0 }.count)
print([3, 1, 2].sorted { $0 > $1 }, ["bb", "a"].sorted { $0.count < $1.count }, [1, 2, 3, 4].partitioned { $0.isMultiple(of: 2) })
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
print([1, 2, 3, 4, 5].chunked(into: 2), [1, 2][safe: 5] as Any, [1, 2][safe: 1] ?? 0, [1, 2, 1, 3, 2].uniqued())
numbers.removeAll { $0 > 9 }
print(numbers, numbers.isEmpty)
numbers.removeAll()
print(numbers.isEmpty, numbers.popLast() as Any, numbers.first as Any, numbers.randomElement() as Any)
var stack = [1, 2, 3]
while let top = stack.popLast() { print(top, terminator: " ") }
print()
var slice = [10, 20, 30, 40][1...2]
print(slice.startIndex, slice[1], slice.first!, slice.map { $0 + 1 })
slice[1] = 99
print(slice, Array(slice))
print([1, 2, 3].forEach { print($0, terminator: ",") })
let parts = [1, 2, 3, 4].split { $0 == 3 }
print(parts.map(Array.init), [5, 6].indices, [4, 5, 6].firstIndex(where: { $0 == 5 })!)
print((1...3).map { i in (1...i).reduce(1, *) }, (1...10).lazy.filter { $0 % 3 == 0 }.map { $0 * $0 }.first ?? 0)
var a = [1, 2, 3], b = a
b[0] = 100
a.reverse()
print(a, b, a.last == b.first, [a, b].joined(separator: [0]).map { $0 })
print([1, 2, 3, 4].reduce((0, 1)) { ($0.0 + $1, $0.1 * $1) })
print(["a", "b"].enumerated().map { "\($0.offset):\($0.element)" }, [1, nil, 3].compactMap { $0 }, [Optional(1), nil])
print([1, 5, 2].max(by: { $0 < $1 }) ?? 0, ["x": 1].map { $0.key }, [2, 1].sorted().first!, Array([1, 2, 3].shuffled().sorted()))
a.replaceSubrange(0..<1, with: [7, 8])
a.insert(contentsOf: [0, 0], at: 0)
print(a, a.count, a.starts(with: [0, 0]), a.lastIndex { $0 == 0 } ?? -1)
