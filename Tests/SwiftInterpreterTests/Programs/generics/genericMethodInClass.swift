class Registry<Key: Hashable, Value> {
    private var values: [Key: Value] = [:]
    func register(_ value: Value, for key: Key) { values[key] = value }
    func map<T>(_ transform: (Value) -> T) -> [T] { values.values.map(transform) }
    subscript(key: Key) -> Value? { values[key] }
}
let registry = Registry<String, Int>()
registry.register(4, for: "four")
print(registry["four"] ?? 0, registry["five"] ?? 0)  // expect: 4 0
print(registry.map { "\($0)!" })  // expect: ["4!"]
