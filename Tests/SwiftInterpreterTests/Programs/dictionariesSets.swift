// Dictionary and Set API.
var ages = ["Ann": 30, "Bob": 25]
ages["Cid"] = 41
ages["Bob"] = nil
print(ages.count, ages["Ann"] ?? 0, ages["Zed"] as Any, ages["Zed", default: -1])  // expect: 2 30 nil -1
ages["Ann"]? += 1
ages["Dee", default: 10] += 5
print(ages.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })  // expect: ["Ann:31", "Cid:41", "Dee:15"]
print(ages.keys.sorted(), ages.values.sorted(), ages.keys.contains("Ann"), ages.isEmpty)  // expect: ["Ann", "Cid", "Dee"] [15, 31, 41] true false
if let old = ages.updateValue(50, forKey: "Ann") { print("was \(old)") }  // expect: was 31
print(ages.removeValue(forKey: "Cid") as Any, ages.removeValue(forKey: "Cid") as Any)  // expect: Optional(41) nil
for (name, age) in ages.sorted(by: { $0.value < $1.value }) { print(name, age) }  // expect: Dee 15
// expect: Ann 50
print(ages.filter { $0.value > 20 }, ages.mapValues { $0 * 2 }["Ann"]!, ages.map { $0.value }.reduce(0, +))  // expect: ["Ann": 50] 100 65
let merged = ages.merging(["Ann": 1, "Eve": 2]) { old, new in old + new }
print(merged.sorted { $0.key < $1.key }.map(\.value))  // expect: [51, 15, 2]
ages.merge(["Ann": 0]) { $1 }
print(ages["Ann"]!)  // expect: 0
let grouped = Dictionary(grouping: ["apple", "avocado", "bean", "cherry", "corn"], by: { $0.first! })
print(grouped.keys.sorted().map { "\($0): \(grouped[$0]!)" })  // expect: ["a: [\"apple\", \"avocado\"]", "b: [\"bean\"]", "c: [\"cherry\", \"corn\"]"]
let index = Dictionary(uniqueKeysWithValues: zip(["a", "b"], 1...))
print(index["a"]!, index["b"]!, Dictionary([("x", 1), ("x", 2)], uniquingKeysWith: +)["x"]!)  // expect: 1 2 3
print(ages.min { $0.value < $1.value }!.key, ages.contains { $0.key == "Dee" }, ages.first { $0.value == 15 }?.key ?? "none")  // expect: Ann true Dee
let nested: [String: [String: Int]] = ["a": ["b": 1]]
print(nested["a"]?["b"] ?? 0, nested["x"]?["b"] as Any)  // expect: 1 nil
var lists: [String: [Int]] = [:]
lists["x", default: []].append(1)
lists["x", default: []].append(2)
lists["x"]?.append(3)
lists["y"]?.append(9)
print(lists, lists["x"]?.count ?? 0, lists["x"]!.map { $0 * 2 })  // expect: ["x": [1, 2, 3]] 3 [2, 4, 6]
print(ages.compactMapValues { $0 > 20 ? "\($0)" : nil }, ages == ["Ann": 0, "Dee": 15], [:] as [Int: Int] == [:])  // expect: [:] true true
var empty: [Int: String] = [:]
empty[1] = "one"
print(empty, empty.description, empty.keys.first!, empty.values.first!)  // expect: [1: "one"] [1: "one"] 1 one
empty.removeAll()
print(empty, empty.isEmpty)  // expect: [:] true
let optionalValues: [String: Int?] = ["a": 1, "b": nil]
print(optionalValues.count, optionalValues["b"] == nil, optionalValues["b"]! == nil)  // expect: 2 false true

var set: Set<Int> = [3, 1, 2, 3]
print(set.count, set.contains(2), set.sorted(), set.insert(5).inserted, set.insert(5).inserted)  // expect: 3 true [1, 2, 3] true false
print(set.remove(1) ?? 0, set.remove(42) as Any, set.sorted())  // expect: 1 nil [2, 3, 5]
let evens: Set = [2, 4, 6]
print(set.intersection(evens).sorted(), set.union(evens).sorted(), set.subtracting(evens).sorted(), set.symmetricDifference(evens).sorted())  // expect: [2] [2, 3, 4, 5, 6] [3, 5] [3, 4, 5, 6]
print(set.isSubset(of: [2, 3, 5, 7]), set.isSuperset(of: [2]), set.isDisjoint(with: [100]), set == [5, 3, 2])  // expect: true true true true
set.formUnion([8, 9])
set.subtract([2])
print(set.sorted(), set.filter { $0 > 4 }.sorted(), set.map { $0 * 10 }.sorted(), set.min()!, set.reduce(0, +))  // expect: [3, 5, 8, 9] [5, 8, 9] [30, 50, 80, 90] 3 25
struct Item: Hashable { let id: Int; var name: String }
var items: Set<Item> = [Item(id: 1, name: "a")]
items.insert(Item(id: 1, name: "a"))
items.insert(Item(id: 1, name: "b"))
print(items.count, items.contains(Item(id: 1, name: "b")), items.first { $0.name == "a" }!.id)  // expect: 2 true 1
let table: [Item: Int] = [Item(id: 1, name: "a"): 10]
print(table[Item(id: 1, name: "a")] ?? 0)  // expect: 10
struct ByID: Hashable {
    let id: Int; let note: String
    static func == (a: ByID, b: ByID) -> Bool { a.id == b.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
print(Set([ByID(id: 1, note: "x"), ByID(id: 1, note: "y"), ByID(id: 2, note: "z")]).count)  // expect: 2
print(Set("hello").count, Set([1, 2]).union([3]).count, Array(Set([7])))  // expect: 4 3 [7]
let pairs = ["a": 1, "b": 2].sorted { $0.0 < $1.0 }
print(pairs, pairs[0].key, pairs.map { $0.value })  // expect: [(key: "a", value: 1), (key: "b", value: 2)] a [1, 2]
for key in index.keys.sorted() { print(key, index[key]!) }  // expect: a 1
// expect: b 2
var cache = [Int: Int]()
func fib(_ n: Int) -> Int {
    if let known = cache[n] { return known }
    let value = n < 2 ? n : fib(n - 1) + fib(n - 2)
    cache[n] = value
    return value
}
print(fib(50), cache.count)  // expect: 12586269025 51
