// Arrays as stretches of memory. Here such a buffer is a list of places of its own: nothing points outside of it.

/// The values of an array, to be read.
struct UnsafeBufferPointer<Element>: RandomAccessCollection {
    typealias Index = Int
    typealias Indices = Range<Int>
    let _elements: [Element]

    var startIndex: Int { 0 }
    var endIndex: Int { _elements.count }
    /// The value at a place.
    subscript(position: Int) -> Element { _elements[position] }
}

/// The places of an array, to be read and written.
struct UnsafeMutableBufferPointer<Element>: RandomAccessCollection, MutableCollection {
    typealias Index = Int
    typealias Indices = Range<Int>
    /// What the places hold; nil where nothing was written yet.
    final class _Places {
        var values: [Element?]
        init(_ values: [Element?]) { self.values = values }
    }
    let _places: _Places

    init(_ values: [Element?]) { _places = _Places(values) }
    var startIndex: Int { 0 }
    var endIndex: Int { _places.values.count }
    /// The value at a place.
    subscript(position: Int) -> Element {
        get {
            _require(_places.values[position] != nil, "Index out of range: nothing was written there")
            return _places.values[position]!
        }
        nonmutating set { _places.values[position] = newValue }
    }
    /// Exchanges two values.
    func swapAt(_ i: Int, _ j: Int) { _places.values.swapAt(i, j) }
    /// Writes the first value of a place.
    func initializeElement(at index: Int, to value: Element) { _places.values[index] = value }
    /// Writes one value everywhere.
    func initialize(repeating value: Element) { _places.values = Array(repeating: value, count: count) }
    /// Writes one value everywhere.
    func update(repeating value: Element) { initialize(repeating: value) }
    /// The first values, as many as are written.
    func _first(_ count: Int) -> [Element] {
        _require(count >= 0 && count <= _places.values.count, "Initialized count set to greater than specified capacity.")
        return _places.values.prefix(count).map { value in
            _require(value != nil, "Index out of range: nothing was written there")
            return value!
        }
    }
}

extension Array {
    /// Makes an array of what the closure writes, as many values as it says.
    init(
        unsafeUninitializedCapacity: Int,
        initializingWith initializer: (inout UnsafeMutableBufferPointer<Element>, inout Int) throws -> Void
    ) rethrows {
        var buffer = UnsafeMutableBufferPointer<Element>(Array<Element?>(repeating: nil, count: unsafeUninitializedCapacity))
        var count = 0
        try initializer(&buffer, &count)
        self = buffer._first(count)
    }
    /// What the closure makes of the values.
    func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
        try body(UnsafeBufferPointer(_elements: self))
    }
    /// What the closure makes of the values, which it may change.
    mutating func withUnsafeMutableBufferPointer<R>(_ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R) rethrows -> R {
        var buffer = UnsafeMutableBufferPointer<Element>(map { $0 })
        defer { self = buffer._first(count) }
        return try body(&buffer)
    }
    /// What the closure makes of the values.
    func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R? {
        try body(UnsafeBufferPointer(_elements: self))
    }
}
