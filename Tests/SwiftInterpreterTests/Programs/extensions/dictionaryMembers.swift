extension Dictionary where Value == Int {
    mutating func increment(_ key: Key) { self[key, default: 0] += 1 }
    var total: Int { values.reduce(0, +) }
}
extension Dictionary {
    func mapKeys<T: Hashable>(_ transform: (Key) -> T) -> [T: Value] {
        Dictionary<T, Value>(uniqueKeysWithValues: map { (transform($0.key), $0.value) })
    }
}
var counts: [String: Int] = [:]
for w in ["a", "b", "a"] { counts.increment(w) }
print(counts["a"]!, counts.total, counts.mapKeys { $0.uppercased() }["B"]!)  // expect: 2 3 1
