// Orders as values: they can be kept, turned around and put one after the other.

/// From the least to the greatest, or the other way around.
enum SortOrder: Hashable, Codable, Sendable { case forward, reverse }

/// A way to tell which of two values comes first.
protocol SortComparator<Compared>: Hashable {
    associatedtype Compared
    /// From the least to the greatest, or the other way around.
    var order: SortOrder { get set }
    /// Which of two values comes first.
    func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
}

func _compared<T: Comparable>(_ lhs: T, _ rhs: T, _ order: SortOrder) -> ComparisonResult {
    if lhs == rhs { return .orderedSame }
    return (lhs < rhs) == (order == .forward) ? .orderedAscending : .orderedDescending
}

func _turned(_ result: ComparisonResult, _ order: SortOrder) -> ComparisonResult {
    if order == .forward { return result }
    return result == .orderedAscending ? .orderedDescending : result == .orderedDescending ? .orderedAscending : .orderedSame
}

/// Orders values by `<`.
struct ComparableComparator<Compared: Comparable>: SortComparator {
    var order: SortOrder
    init(order: SortOrder = .forward) { self.order = order }
    func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult { _compared(lhs, rhs, order) }
}

/// Orders values by one of their parts.
struct KeyPathComparator<Compared>: SortComparator {
    /// The part.
    let keyPath: PartialKeyPath<Compared>
    var order: SortOrder
    let _compare: (Compared, Compared) -> ComparisonResult

    init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) {
        self.keyPath = keyPath
        self.order = order
        _compare = { _compared($0[keyPath: keyPath], $1[keyPath: keyPath], .forward) }
    }
    /// Values without the part come first.
    init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward) {
        self.keyPath = keyPath
        self.order = order
        _compare = { lhs, rhs in
            guard let left = lhs[keyPath: keyPath] else { return rhs[keyPath: keyPath] == nil ? .orderedSame : .orderedAscending }
            guard let right = rhs[keyPath: keyPath] else { return .orderedDescending }
            return _compared(left, right, .forward)
        }
    }
    /// The part is ordered in a way of its own.
    init<Value, Comparator: SortComparator>(_ keyPath: KeyPath<Compared, Value>, comparator: Comparator) where Comparator.Compared == Value {
        self.keyPath = keyPath
        order = comparator.order
        var forward = comparator
        forward.order = .forward
        let parts = forward
        _compare = { parts.compare($0[keyPath: keyPath], $1[keyPath: keyPath]) }
    }
    /// The part is ordered in a way and a direction of its own.
    init<Value, Comparator: SortComparator>(
        _ keyPath: KeyPath<Compared, Value>, comparator: Comparator, order: SortOrder
    ) where Comparator.Compared == Value {
        self.init(keyPath, comparator: comparator)
        self.order = order
    }
    func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult { _turned(_compare(lhs, rhs), order) }
    static func == (lhs: KeyPathComparator<Compared>, rhs: KeyPathComparator<Compared>) -> Bool {
        lhs.keyPath == rhs.keyPath && lhs.order == rhs.order
    }
    func hash(into hasher: inout Hasher) {
        hasher.combine(keyPath)
        hasher.combine(order)
    }
}

/// Orders values by one of their parts; texts are ordered as a list of files has them.
struct SortDescriptor<Compared>: SortComparator {
    var _comparator: KeyPathComparator<Compared>
    var order: SortOrder {
        get { _comparator.order }
        set { _comparator.order = newValue }
    }
    /// The part.
    var keyPath: PartialKeyPath<Compared>? { _comparator.keyPath }

    init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) {
        _comparator = KeyPathComparator(keyPath, order: order)
    }
    /// Values without the part come first.
    init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward) {
        _comparator = KeyPathComparator(keyPath, order: order)
    }
    /// The part is a text.
    init(_ keyPath: KeyPath<Compared, String>, order: SortOrder = .forward) {
        _comparator = KeyPathComparator(keyPath, comparator: String.StandardComparator.localizedStandard, order: order)
    }
    /// The part is a text, which is ordered in a way of its own.
    init(_ keyPath: KeyPath<Compared, String>, comparator: String.StandardComparator, order: SortOrder = .forward) {
        _comparator = KeyPathComparator(keyPath, comparator: comparator, order: order)
    }
    func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult { _comparator.compare(lhs, rhs) }
}

extension String {
    /// Orders texts.
    struct Comparator: SortComparator, Sendable {
        var order: SortOrder
        let _options: Int
        init(options: String.CompareOptions = [], order: SortOrder = .forward) {
            self.order = order
            _options = options.rawValue
        }
        func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
            _turned(_options & 1 == 1 ? lhs.caseInsensitiveCompare(rhs) : lhs.compare(rhs), order)
        }
    }
    /// Orders texts as a list of files or a dictionary has them.
    struct StandardComparator: SortComparator, Sendable {
        var order: SortOrder
        let _isLexical: Bool
        init(_isLexical: Bool) {
            self._isLexical = _isLexical
            order = .forward
        }
        /// A way and a direction.
        init(_ base: String.StandardComparator, order: SortOrder = .forward) {
            _isLexical = base._isLexical
            self.order = order
        }
        /// As a list of files has them: numbers by value.
        static let localizedStandard = StandardComparator(_isLexical: false)
        /// As a list of words has them.
        static let localized = StandardComparator(_isLexical: false)
        /// By their characters.
        static let lexical = StandardComparator(_isLexical: true)
        func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
            _turned(_isLexical ? lhs.compare(rhs) : lhs.localizedStandardCompare(rhs), order)
        }
    }
}

extension SortComparator where Self == String.StandardComparator {
    /// As a list of files has them: numbers by value.
    static var localizedStandard: String.StandardComparator { String.StandardComparator.localizedStandard }
    /// As a list of words has them.
    static var localized: String.StandardComparator { String.StandardComparator.localized }
    /// By their characters.
    static var lexical: String.StandardComparator { String.StandardComparator.lexical }
}

extension Sequence {
    /// The values in the order of a comparator.
    func sorted<Comparator: SortComparator>(using comparator: Comparator) -> [Element] where Comparator.Compared == Element {
        Array(self).sorted { comparator.compare($0, $1) == .orderedAscending }
    }
    /// The values in the order of the first comparator that tells them apart.
    func sorted<Comparators: Sequence>(using comparators: Comparators) -> [Element]
        where Comparators.Element: SortComparator, Comparators.Element.Compared == Element {
        let all = Array(comparators)
        return Array(self).sorted { lhs, rhs in
            for comparator in all {
                let result = comparator.compare(lhs, rhs)
                if result != .orderedSame { return result == .orderedAscending }
            }
            return false
        }
    }
}

extension Array {
    /// Brings the values into the order of a comparator.
    mutating func sort<Comparator: SortComparator>(using comparator: Comparator) where Comparator.Compared == Element {
        self = sorted(using: comparator)
    }
    /// Brings the values into the order of the first comparator that tells them apart.
    mutating func sort<Comparators: Sequence>(using comparators: Comparators)
        where Comparators.Element: SortComparator, Comparators.Element.Compared == Element {
        self = sorted(using: comparators)
    }
}
