class Cache<Key: Hashable, Value> {
    private var store: [Key: Value] = [:]
    private(set) var hits = 0
    func value(for key: Key, make: (Key) -> Value) -> Value {
        if let found = store[key] { hits += 1; return found }
        let new = make(key)
        store[key] = new
        return new
    }
}
let squares = Cache<Int, Int>()
for n in [2, 3, 2, 2] { print(squares.value(for: n) { $0 * $0 }) }  // expect: 4
// expect: 9
// expect: 4
// expect: 4
print("hits:", squares.hits)  // expect: hits: 2
