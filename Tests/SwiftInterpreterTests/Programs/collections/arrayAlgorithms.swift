let n = [5, 2, 8, 1, 9, 3]
print(n.sorted(), n.sorted(by: >), n.sorted { $0 % 3 < $1 % 3 || ($0 % 3 == $1 % 3 && $0 < $1) })  // expect: [1, 2, 3, 5, 8, 9] [9, 8, 5, 3, 2, 1] [3, 9, 1, 2, 5, 8]
print(n.map { $0 * 2 }, n.filter { $0 > 2 }, n.reduce(0, +), n.reduce(1) { $0 * $1 }, n.prefix(2), n.suffix(2), n.dropFirst(4))  // expect: [10, 4, 16, 2, 18, 6] [5, 8, 9, 3] 28 2160 [5, 2] [9, 3] [9, 3]
print(n.first { $0 > 5 }!, n.firstIndex { $0 > 5 }!, n.lastIndex(of: 3)!, n.allSatisfy { $0 > 0 }, n.contains { $0 == 8 })  // expect: 8 2 5 true true
print(n.min { $0 % 5 < $1 % 5 }!, n.partitioned().0, n.prefix { $0 != 1 }, n.drop { $0 != 1 }, n.count { $0 > 4 })  // expect: 5 [2, 8] [5, 2, 8] [1, 9, 3] 3
extension Array where Element == Int { func partitioned() -> ([Int], [Int]) { (filter { $0 % 2 == 0 }, filter { $0 % 2 != 0 }) } }
