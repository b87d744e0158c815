protocol Key {
    associatedtype Value
    static var standard: Value { get }
    static func join(_ value: inout Value, _ next: () -> Value)
}
struct Widths: Key {
    static let standard: [Int: Double] = [:]
    static func join(_ value: inout Value, _ next: () -> Value) { value.merge(next(), uniquingKeysWith: max) }
}
struct Largest: Key {
    static var standard: Double { 0 }
    static func join(_ value: inout Value, _ next: () -> Value) { value = max(value, next()) }
}
func collect<K: Key>(_ key: K.Type, _ values: [K.Value]) -> K.Value {
    var all = K.standard
    for value in values { K.join(&all) { value } }
    return all
}
print(collect(Largest.self, [2, 5, 3]))  // expect: 5.0
print(collect(Widths.self, [[1: 2], [1: 4, 2: 1]]).sorted { $0.key < $1.key }.map(\.value))  // expect: [4.0, 1.0]
