var a = [5, 3, 8, 1]
a.append(contentsOf: [9, 2])
a.insert(7, at: 1)
a.removeAll { $0 == 3 }
a.swapAt(0, 1)
a[1...2] = [0, 0, 0]
print(a, a.sorted(by: >), a.firstIndex(where: { $0 > 7 }) as Any, a.partition { $0 > 5 }, a.count)  // expect: [7, 0, 0, 0, 1, 9, 2] [9, 7, 2, 1, 0, 0, 0] Optional(5) 5 7
print(
    (1...20).filter { $0 % 3 == 0 }.map { $0 * $0 }.reduce(0, +), [3, 1, 2].min()!, ["b", "a"].max()!, [1, 2, 3, 4].prefix(while: { $0 < 3 }),
    [1, 2, 3].dropLast(), [1, 2, 3].suffix(2), [[1], [2, 3]].flatMap { $0 }, ["1", "x"].compactMap(Int.init), [1, 2, 3].allSatisfy { $0 > 0 },
    stride(from: 10, to: 0, by: -3).map { $0 })  // expect: 819 1 b [1, 2] [1, 2] [2, 3] [1, 2, 3] [1] true [10, 7, 4, 1]
var d = ["x": 1, "y": 2]
d["z"] = 3
d["x"] = nil
d["y", default: 0] += 5
print(
    d.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }, d.updateValue(9, forKey: "y") as Any, d.removeValue(forKey: "q") as Any,
    d.mapValues { $0 * 2 }["z"]!, d.filter { $0.value > 5 }.keys.first!, d.merging(["z": 1, "w": 0]) { $0 + $1 }.values.sorted(),
    Dictionary(uniqueKeysWithValues: zip("ab", 1...)).count, d.isEmpty, d.contains { $0.value == 3 })  // expect: ["y=7", "z=3"] Optional(7) nil 6 y [0, 4, 9] 2 false true
let s1: Set = [1, 2, 3], s2: Set = [3, 4]
print(
    s1.union(s2).sorted(), s1.intersection(s2), s1.subtracting(s2).sorted(), s1.symmetricDifference(s2).sorted(), s1.isSubset(of: [1, 2, 3, 4]),
    s1.isDisjoint(with: [9]), s1.contains(2))  // expect: [1, 2, 3, 4] [3] [1, 2] [1, 2, 4] true true true
var s3 = s1
print(s3.insert(3).inserted, s3.insert(7), s3.remove(1) as Any, s3.count)  // expect: false (inserted: true, memberAfterInsert: 7) Optional(1) 3
print(
    Array(repeating: "-", count: 3).joined(), [1, 2] + [3], [[1, 2], [3]].joined().map { $0 }, ["a", "b"].joined(separator: "+"),
    Array("hey").reversed().map(String.init), [1, 2, 3, 4, 5].split(separator: 3).map(Array.init), Array([1, 2, 3].indices),
    Array(zip([1, 2], ["a", "b"])), [1, 1, 2].reduce(into: Set<Int>()) { $0.insert($1) }.count)  // expect: --- [1, 2, 3] [1, 2, 3] a+b ["y", "e", "h"] [[1, 2], [4, 5]] [0, 1, 2] [(1, "a"), (2, "b")] 2
print(
    [3, 1, 2].sorted().first!, [("b", 1), ("a", 2)].sorted { $0 < $1 }.map(\.0), (0..<3).reversed().map { $0 }, [1, 2, 3].starts(with: [1, 2]),
    [1, 2].elementsEqual([1, 2]), sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }.map { $0 }, [4, 5].enumerated().map { $0.offset * $0.element },
    [1, 2, 3, 4].last { $0 % 2 == 1 } as Any, [1, 2, 3].randomElement() != nil)  // expect: 1 ["a", "b"] [2, 1, 0] true true [1, 3, 9, 27, 81] [0, 5] Optional(3) true
var m = [[Int]](repeating: [Int](repeating: 0, count: 3), count: 2)
m[1][2] = 7
m[0].append(1)
print(m, m.map { $0.count }, m[1].lastIndex(of: 7)!)  // expect: [[0, 0, 0, 1], [0, 0, 7]] [4, 3] 2
for (i, row) in m.enumerated() { for case let (j, v) in row.enumerated() where v != 0 { print(i, j, v) } }  // expect: 0 3 1
// expect: 1 2 7
let nested: [String: [String: [Int]]] = ["a": ["b": [1, 2]]]
print(nested["a"]?["b"]?.last ?? 0, nested["a"]?["c"]?.count as Any, nested["q"]?["b"]?[5] as Any)  // expect: 2 nil nil
var copy = nested
copy["a"]?["b"]?[0] = 99
copy["a"]!["n", default: []].append(4)
print(copy["a"]!["b"]!, nested["a"]!["b"]!, copy["a"]!["n"]!)  // expect: [99, 2] [1, 2] [4]
let inv = Dictionary([("a", 1), ("b", 2), ("a", 3)], uniquingKeysWith: +)
print(
    inv["a"]!, inv.max { $0.value < $1.value }!.key, inv.reduce(0) { $0 + $1.value }, inv.compactMapValues { $0 > 3 ? "\($0)" : nil },
    inv.first { $0.key == "b" }!.value, inv.sorted(by: { $0.1 > $1.1 }).first!)  // expect: 4 a 6 ["a": "4"] 2 (key: "a", value: 4)
var q = [1, 2, 3, 4, 5][...]
while let f = q.popFirst(), f < 3 { print("f", f) }  // expect: f 1
// expect: f 2
print(q, q.startIndex, Array(q.dropFirst()), q.removeFirst(), q.indices)  // expect: [4, 5] 3 [5] 4 4..<5
print(
    [1, 2, 3, 4, 5, 6].lazy.map { $0 * 2 }.filter { $0 > 4 }.first!, (1...3).flatMap { Array(repeating: $0, count: $0) },
    [1, 5, 2].sorted { a, b in a > b }, [Int](1...3), Array(1..<4).contains(4), [1, 2, 3, 4].reversed().dropFirst().first!, "hello".sorted(),
    Set("hello").sorted(), [0.1, 0.2].reduce(0, +), [nil, 1, 2].compactMap { $0 }.count)  // expect: 6 [1, 2, 2, 3, 3, 3] [5, 2, 1] [1, 2, 3] false 3 ["e", "h", "l", "l", "o"] ["e", "h", "l", "o"] 0.30000000000000004 2
let (ev, od) = (1...6).reduce(into: ([Int](), [Int]())) { $1 % 2 == 0 ? $0.0.append($1) : $0.1.append($1) }
print(ev, od)  // expect: [2, 4, 6] [1, 3, 5]
a.removeSubrange(0..<2)
a.replaceSubrange(0...0, with: [100, 200])
a.reverse()
print(a, a.popLast() as Any, a.isEmpty, a.capacity >= a.count, a.first ?? 0)  // expect: [7, 9, 1, 0, 200, 100] Optional(100) false true 7
a.removeAll(keepingCapacity: true)
print(a)  // expect: []
