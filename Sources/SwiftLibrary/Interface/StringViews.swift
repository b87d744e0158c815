// Texts as bytes, as units of UTF-16, and as Unicode scalars, each with the places of the text.

extension String {
    /// The bytes of a text in UTF-8.
    typealias UTF8View = _TextUnits<UInt8>
    /// The units of a text in UTF-16.
    typealias UTF16View = _TextUnits<UInt16>
    /// The Unicode scalars of a text.
    typealias UnicodeScalarView = _TextUnits<Unicode.Scalar>

    /// The Unicode scalars of the text.
    var unicodeScalars: UnicodeScalarView {
        get { _TextUnits<Unicode.Scalar>(_scalars: _scalarValues.map { Unicode.Scalar(_value: $0) }, _start: _start) }
        set { self = _scalarText(newValue._units) }
    }

    /// The text of one Unicode scalar.
    init(_ scalar: Unicode.Scalar) { self = String(scalar._character) }
    /// The text of Unicode scalars.
    init(_ unicodeScalars: _TextUnits<Unicode.Scalar>) { self = _scalarText(unicodeScalars._units) }
    /// The text of Unicode scalars.
    init(_ unicodeScalars: Slice<_TextUnits<Unicode.Scalar>>) { self = _scalarText(Array(unicodeScalars)) }
    /// The text of bytes in UTF-8; nil where they are none.
    init?(_ codeUnits: _TextUnits<UInt8>) { self.init(bytes: codeUnits._units, encoding: .utf8) }
    /// The text of bytes in UTF-8; nil where they are none.
    init?(_ codeUnits: Slice<_TextUnits<UInt8>>) { self.init(bytes: Array(codeUnits), encoding: .utf8) }
}

extension StringProtocol {
    /// The bytes of the text in UTF-8.
    var utf8: _TextUnits<UInt8> { _TextUnits<UInt8>(_text: String(self), _units: _bytes, _offsets: nil, _start: _start) }
    /// The units of the text in UTF-16.
    var utf16: _TextUnits<UInt16> {
        let units = _utf16Units
        // The halves of a pair share the four bytes of their scalar.
        return _TextUnits<UInt16>(_text: String(self), _units: units, _offsets: _places(units.map { unit in
            unit < 0x80 ? 1 : unit < 0x800 || unit >= 0xD800 && unit < 0xE000 ? 2 : 3
        }), _start: _start)
    }
    /// The Unicode scalars of the text.
    var unicodeScalars: _TextUnits<Unicode.Scalar> { _TextUnits<Unicode.Scalar>(_scalars: _scalarValues.map { Unicode.Scalar(_value: $0) }, _start: _start) }
    @native("StringProtocol.utf8")
    var _bytes: [UInt8] { get }
    @native("StringProtocol.utf16")
    var _utf16Units: [UInt16] { get }
    @native("StringProtocol._scalarValues")
    var _scalarValues: [UInt32] { get }
}

func _scalarText(_ scalars: [Unicode.Scalar]) -> String { _joinedText(scalars.map { $0._character }, "") }

/// Where units of these lengths begin, and where the last one ends.
func _places(_ lengths: [Int]) -> [Int] {
    var places = [0]
    places.reserveCapacity(lengths.count + 1)
    var place = 0
    for length in lengths {
        place += length
        places.append(place)
    }
    return places
}

/// The units of a text.
struct _TextUnits<Unit>: BidirectionalCollection, CustomStringConvertible {
    typealias Element = Unit
    typealias Index = String.Index
    typealias Iterator = _ArrayIterator<Unit>
    typealias SubSequence = Slice<_TextUnits<Unit>>
    typealias Indices = [String.Index]

    var _text: String
    var _units: [Unit]
    /// Where each unit begins, in bytes; nil where each is a byte.
    var _offsets: [Int]?
    /// How many bytes come before the first unit, in a text that this one is a part of.
    var _start: Int

    init(_text: String, _units: [Unit], _offsets: [Int]?, _start: Int) {
        self._text = _text
        self._units = _units
        self._offsets = _offsets
        self._start = _start
    }
    /// The text.
    var description: String { _text }
    /// How many units there are.
    var count: Int { _units.count }
    /// Whether there are no units.
    var isEmpty: Bool { _units.isEmpty }
    /// The first unit; nil if there is none.
    var first: Unit? { _units.first }
    /// The last unit; nil if there is none.
    var last: Unit? { _units.last }
    /// The place of the first unit.
    var startIndex: String.Index { String.Index(_offset: _start) }
    /// The place after the last unit.
    var endIndex: String.Index { _index(_units.count) }
    /// The places of all units.
    var indices: [String.Index] { (0..<_units.count).map { _index($0) } }

    func _index(_ number: Int) -> String.Index {
        _require(number >= 0 && number <= _units.count, "String index is out of bounds")
        return String.Index(_offset: _start + (_offsets?[number] ?? number))
    }
    /// Which unit begins at a place, or covers it.
    func _number(_ index: String.Index) -> Int {
        let offset = index._offset - _start
        guard let offsets = _offsets else { return offset }
        var low = 0
        var high = offsets.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if offsets[middle] <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }
    func index(after i: String.Index) -> String.Index { _index(_number(i) + 1) }
    func index(before i: String.Index) -> String.Index { _index(_number(i) - 1) }
    func index(_ i: String.Index, offsetBy distance: Int) -> String.Index { _index(_number(i) + distance) }
    func distance(from start: String.Index, to end: String.Index) -> Int { _number(end) - _number(start) }
    /// The unit at a place.
    subscript(position: String.Index) -> Unit {
        let number = _number(position)
        _require(number >= 0 && number < _units.count, "String index is out of bounds")
        return _units[number]
    }
    /// The units of a range of places.
    subscript(bounds: Range<String.Index>) -> Slice<_TextUnits<Unit>> { Slice(base: self, bounds: bounds) }
    func makeIterator() -> _ArrayIterator<Unit> { _units.makeIterator() }
}

extension _TextUnits: Equatable where Unit: Equatable {
    static func == (lhs: _TextUnits<Unit>, rhs: _TextUnits<Unit>) -> Bool { lhs._units == rhs._units }
}

extension _TextUnits: RangeReplaceableCollection where Unit == Unicode.Scalar {
    /// Makes a view without scalars.
    init() { self.init(_scalars: []) }
    init(_scalars: [Unicode.Scalar], _start: Int = 0) {
        self._start = _start
        _text = _scalarText(_scalars)
        _units = _scalars
        _offsets = _places(_scalars.map { $0.value < 0x80 ? 1 : $0.value < 0x800 ? 2 : $0.value < 0x10000 ? 3 : 4 })
    }
    /// Makes a view of the scalars of a sequence.
    init<S: Sequence>(_ elements: S) where S.Element == Unicode.Scalar { self.init(_scalars: Array(elements)) }
    mutating func replaceSubrange<C: Collection>(_ subrange: Range<String.Index>, with newElements: C) where C.Element == Unicode.Scalar {
        let (start, end) = (_number(subrange.lowerBound), _number(subrange.upperBound))
        self = _TextUnits<Unicode.Scalar>(_scalars: _units._part(0, start) + Array(newElements) + _units._part(end, _units.count))
    }
    /// The scalars for which the closure says yes.
    func filter(_ isIncluded: (Unicode.Scalar) throws -> Bool) rethrows -> _TextUnits<Unicode.Scalar> {
        _TextUnits<Unicode.Scalar>(_scalars: try _units.filter(isIncluded))
    }
}
