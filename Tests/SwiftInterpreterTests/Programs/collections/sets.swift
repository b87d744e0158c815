var s: Set = [1, 2, 3]
s.insert(2); s.insert(4); s.remove(1)
print(s.sorted(), s.contains(4), s.count)  // expect: [2, 3, 4] true 3
let t: Set<Int> = [3, 4, 5]
print(s.union(t).sorted(), s.intersection(t).sorted(), s.subtracting(t).sorted(), s.symmetricDifference(t).sorted())  // expect: [2, 3, 4, 5] [3, 4] [2] [2, 5]
print(s.isSubset(of: [2, 3, 4, 9]), s.isDisjoint(with: [7]), Set([1, 1, 2]).count, s == Set([4, 3, 2]), Set("hello").sorted())  // expect: true true 2 true ["e", "h", "l", "o"]
s.formUnion([10]); s.formIntersection([2, 10, 11])
print(s.sorted(), s.map { $0 * 2 }.sorted(), s.filter { $0 > 5 }, s.isEmpty, s.insert(2).inserted, s.remove(99) as Any, s.update(with: 2) as Any)  // expect: [2, 10] [4, 20] [10] false false nil Optional(2)
