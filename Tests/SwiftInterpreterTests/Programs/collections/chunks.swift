extension Array {
    func chunked(into size: Int) -> [[Element]] { stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) } }
}
print([1, 2, 3, 4, 5].chunked(into: 2), ["a"].chunked(into: 3), [Int]().chunked(into: 1).count)  // expect: [[1, 2], [3, 4], [5]] [["a"]] 0
let n = Array(1...10)
print(n[2..<5].reduce(0, +), n[n.count - 2], Array(n[..<3]), n[3...].count, n.suffix(from: 8), n.prefix(upTo: 2), n.prefix(through: 2))  // expect: 12 9 [1, 2, 3] 7 [9, 10] [1, 2] [1, 2, 3]
print(n.split { $0 % 4 == 0 }.map(Array.init), n.dropFirst(3).prefix(2).map { $0 }, n.last { $0 < 5 }!)  // expect: [[1, 2, 3], [5, 6, 7], [9, 10]] [4, 5] 4
