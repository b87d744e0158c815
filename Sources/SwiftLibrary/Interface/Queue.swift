/// Values in the order of their coming, taken from the front.
struct _Queue<Element> {
    /// From `_first` on what is left; what was taken is let go of at once.
    var _values: [Element?] = []
    var _first = 0

    init() {}
    var isEmpty: Bool { _first == _values.count }
    var count: Int { _values.count - _first }
    mutating func append(_ value: Element) { _values.append(value) }
    /// Takes the first value, if there is one.
    mutating func next() -> Element? {
        if isEmpty { return nil }
        let value = _values[_first]
        _values[_first] = nil
        _first += 1
        if _first > 16, _first * 2 > _values.count {
            _values.removeFirst(_first)
            _first = 0
        }
        return value
    }
}
