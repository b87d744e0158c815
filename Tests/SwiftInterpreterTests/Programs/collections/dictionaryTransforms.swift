let d = ["a": 1, "b": 2, "c": 3]
print(d.mapValues { $0 * 10 }.sorted { $0.key < $1.key }.map(\.value), d.filter { $0.value > 1 }.keys.sorted())  // expect: [10, 20, 30] ["b", "c"]
print(d.map { $0.key + "\($0.value)" }.sorted(), d.compactMapValues { $0 == 2 ? nil : $0 }.count, d.reduce(0) { $0 + $1.value })  // expect: ["a1", "b2", "c3"] 2 6
print(d.max { $0.value < $1.value }!.key, d.first { $0.value == 2 }!.key, d.contains { $0.key == "z" }, d.allSatisfy { $0.value > 0 })  // expect: c b false true
let byLength = Dictionary(grouping: ["a", "bb", "cc"], by: { $0.count })
print(byLength[2]!, Dictionary(uniqueKeysWithValues: zip(["x", "y"], 1...2))["y"]!)  // expect: ["bb", "cc"] 2
print(Dictionary([("k", 1), ("k", 2)], uniquingKeysWith: +)["k"]!, d.merging(["a": 9]) { $1 }["a"]!)  // expect: 3 9
var inverted: [Int: String] = [:]
for (k, v) in d { inverted[v] = k }
print(inverted[3]!, d == ["c": 3, "b": 2, "a": 1])  // expect: c true
