/// Values, each found by its key; they keep the order in which their keys came in.
struct Dictionary<Key: Hashable, Value>: Collection, ExpressibleByDictionaryLiteral, CustomStringConvertible {
    typealias Element = (key: Key, value: Value)
    typealias Iterator = _ArrayIterator<(key: Key, value: Value)>
    typealias Index = _DictionaryIndex
    typealias SubSequence = Slice<[Key: Value]>
    typealias Keys = _DictionaryKeys<Key, Value>
    typealias Values = _DictionaryValues<Key, Value>

    /// Makes a dictionary without entries.
    init()
    /// Makes a dictionary with room for so many entries.
    init(minimumCapacity: Int) { self.init() }
    /// Makes a dictionary of pairs whose keys must differ.
    init<S: Sequence>(uniqueKeysWithValues keysAndValues: S) where S.Element == (Key, Value) {
        self.init()
        for (key, value) in keysAndValues {
            _require(updateValue(value, forKey: key) == nil, "Duplicate values for key: '\(key)'")
        }
    }
    /// Makes a dictionary of pairs; the closure combines the values of equal keys.
    init<S: Sequence>(_ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
        where S.Element == (Key, Value)
    {
        self.init()
        for (key, value) in keysAndValues {
            if let old = self[key] {
                updateValue(try combine(old, value), forKey: key)
            } else {
                updateValue(value, forKey: key)
            }
        }
    }
    /// Makes a dictionary of the values of a sequence, in groups by the key that the closure gives.
    init<S: Sequence>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows
        where Value == [S.Element]
    {
        self.init()
        for value in values {
            let key = try keyForValue(value)
            self[key, default: []].append(value)
        }
    }

    /// How many entries there are.
    var count: Int { get }
    /// Whether there are no entries.
    var isEmpty: Bool { get }
    /// How many entries fit before the dictionary must grow.
    var capacity: Int { count }
    /// The keys.
    var keys: _DictionaryKeys<Key, Value> { _DictionaryKeys(_dictionary: self) }
    /// The values.
    var values: _DictionaryValues<Key, Value> { _DictionaryValues(_dictionary: self) }
    var _keys: [Key] { get }
    var _values: [Value] { get }
    var _entries: [(key: Key, value: Value)] { get }
    /// The entries in brackets.
    @native("describe(_:)")
    var description: String { get }

    /// The value of a key; nil if there is none. Setting nil removes the entry.
    subscript(key: Key) -> Value? { get set }
    /// The value of a key, or else the default, which is only computed when it is needed.
    subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value {
        get { self[key] ?? defaultValue() }
        set { updateValue(newValue, forKey: key) }
    }
    /// The entry at a place.
    subscript(position: _DictionaryIndex) -> (key: Key, value: Value) { _entries[position._offset] }

    /// The first entry; nil if there is none.
    var first: (key: Key, value: Value)? { get }
    var startIndex: _DictionaryIndex { _DictionaryIndex(_offset: 0) }
    var endIndex: _DictionaryIndex { _DictionaryIndex(_offset: count) }
    func index(after i: _DictionaryIndex) -> _DictionaryIndex { _DictionaryIndex(_offset: i._offset + 1) }
    func makeIterator() -> _ArrayIterator<(key: Key, value: Value)> { _entries.makeIterator() }

    /// Sets the value of a key; gives the old one.
    @discardableResult
    mutating func updateValue(_ value: Value, forKey key: Key) -> Value?
    /// Removes an entry; gives its value.
    @discardableResult
    mutating func removeValue(forKey key: Key) -> Value?
    /// Removes all entries.
    mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
    /// Makes room for so many entries.
    mutating func reserveCapacity(_ minimumCapacity: Int) {}
    /// A random entry, by the session's seed; nil if there is none.
    func randomElement() -> (key: Key, value: Value)? { _entries.randomElement() }

    /// The same keys with what the closure makes of their values.
    func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T] {
        var result: [Key: T] = [:]
        for (key, value) in _entries { result.updateValue(try transform(value), forKey: key) }
        return result
    }
    /// The same keys with what the closure makes of their values, without the nils.
    func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T] {
        var result: [Key: T] = [:]
        for (key, value) in _entries {
            if let new = try transform(value) { result.updateValue(new, forKey: key) }
        }
        return result
    }
    /// The entries for which the closure says yes.
    func filter(_ isIncluded: ((key: Key, value: Value)) throws -> Bool) rethrows -> [Key: Value] {
        var result: [Key: Value] = [:]
        for entry in _entries where try isIncluded(entry) { result.updateValue(entry.value, forKey: entry.key) }
        return result
    }
    /// Adds the entries of another dictionary; the closure combines the values of equal keys.
    mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows {
        for (key, value) in other._entries {
            if let old = self[key] {
                updateValue(try combine(old, value), forKey: key)
            } else {
                updateValue(value, forKey: key)
            }
        }
    }
    /// Adds entries; the closure combines the values of equal keys.
    mutating func merge<S: Sequence>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows where S.Element == (Key, Value) {
        for (key, value) in other {
            if let old = self[key] {
                updateValue(try combine(old, value), forKey: key)
            } else {
                updateValue(value, forKey: key)
            }
        }
    }
    /// The entries with others; the closure combines the values of equal keys.
    func merging<S: Sequence>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value] where S.Element == (Key, Value) {
        var result = self
        try result.merge(other, uniquingKeysWith: combine)
        return result
    }
    /// The place of a key; nil where the dictionary does not have it.
    func index(forKey key: Key) -> _DictionaryIndex? { _entries.firstIndex { $0.key == key }.map { _DictionaryIndex(_offset: $0) } }
    /// Takes the entry at a place out.
    @discardableResult
    mutating func remove(at index: _DictionaryIndex) -> (key: Key, value: Value) {
        let entry = self[index]
        removeValue(forKey: entry.key)
        return entry
    }
    /// Takes the first entry out; nil if there is none.
    mutating func popFirst() -> (key: Key, value: Value)? { isEmpty ? nil : remove(at: startIndex) }
    /// The entries of both dictionaries; the closure combines the values of equal keys.
    func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value] {
        var result = self
        try result.merge(other, uniquingKeysWith: combine)
        return result
    }
}

extension Dictionary: Equatable where Value: Equatable {
    @native("Equatable.==(_:_:)")
    static func == (lhs: [Key: Value], rhs: [Key: Value]) -> Bool
    @native("Equatable.!=(_:_:)")
    static func != (lhs: [Key: Value], rhs: [Key: Value]) -> Bool
}

extension Dictionary: Hashable where Value: Hashable {
    /// Feeds the entries to a hasher.
    @native("Hashable.hash(into:)")
    func hash(into hasher: inout Hasher)
}

extension Dictionary: Sendable where Key: Sendable, Value: Sendable {}

/// The place of an entry.
struct _DictionaryIndex: Comparable, Hashable {
    let _offset: Int
    static func < (lhs: _DictionaryIndex, rhs: _DictionaryIndex) -> Bool { lhs._offset < rhs._offset }
}

/// The keys of a dictionary.
struct _DictionaryKeys<Key: Hashable, Value>: Collection, CustomStringConvertible {
    typealias Element = Key
    typealias Index = Int
    typealias Iterator = _ArrayIterator<Key>
    typealias SubSequence = ArraySlice<Key>
    let _dictionary: [Key: Value]

    var count: Int { _dictionary.count }
    var isEmpty: Bool { _dictionary.isEmpty }
    var startIndex: Int { 0 }
    var endIndex: Int { _dictionary.count }
    func index(after i: Int) -> Int { i + 1 }
    subscript(position: Int) -> Key { _dictionary._keys[position] }
    subscript(bounds: Range<Int>) -> ArraySlice<Key> { _dictionary._keys[bounds] }
    func makeIterator() -> _ArrayIterator<Key> { _dictionary._keys.makeIterator() }
    /// Whether there is an entry of that key.
    func contains(_ element: Key) -> Bool { _dictionary[element] != nil }
    var description: String { _dictionary._keys.description }
}

/// The values of a dictionary.
struct _DictionaryValues<Key: Hashable, Value>: Collection, CustomStringConvertible {
    typealias Element = Value
    typealias Index = Int
    typealias Iterator = _ArrayIterator<Value>
    typealias SubSequence = ArraySlice<Value>
    let _dictionary: [Key: Value]

    var count: Int { _dictionary.count }
    var isEmpty: Bool { _dictionary.isEmpty }
    var startIndex: Int { 0 }
    var endIndex: Int { _dictionary.count }
    func index(after i: Int) -> Int { i + 1 }
    subscript(position: Int) -> Value { _dictionary._values[position] }
    subscript(bounds: Range<Int>) -> ArraySlice<Value> { _dictionary._values[bounds] }
    func makeIterator() -> _ArrayIterator<Value> { _dictionary._values.makeIterator() }
    var description: String { _dictionary._values.description }
}
