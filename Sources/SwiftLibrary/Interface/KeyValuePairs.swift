/// The pairs of a dictionary literal, in their order, where a key may come twice.
struct KeyValuePairs<Key, Value>: Collection, ExpressibleByDictionaryLiteral, CustomStringConvertible {
    let _pairs: [(key: Key, value: Value)]
    typealias Element = (key: Key, value: Value)
    init(dictionaryLiteral elements: (Key, Value)...) {
        _pairs = elements.map { (key: $0.0, value: $0.1) }
    }
    var startIndex: Int { 0 }
    var endIndex: Int { _pairs.count }
    func index(after index: Int) -> Int { index + 1 }
    subscript(position: Int) -> (key: Key, value: Value) { _pairs[position] }
    var description: String {
        _pairs.isEmpty ? "[:]" : "[" + _pairs.map { "\(String(reflecting: $0.key)): \(String(reflecting: $0.value))" }.joined(separator: ", ") + "]"
    }
}
