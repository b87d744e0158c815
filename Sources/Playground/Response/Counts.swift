/// The counters of one view type, or of one view.
public struct Counts: Equatable, Sendable {
    /// View values of the type that were created.
    public var initialized = 0
    /// Bodies that ran, the first included.
    public var body = 0
    /// Comparisons that found the view unchanged.
    public var skip = 0
    /// Calls of the type's own `==`.
    public var equal = 0
    /// Bodies that ran and made what they had made before.
    public var wasted = 0
    /// View values, built-in ones included, that the type's bodies created.
    public var built = 0

    public init(initialized: Int = 0, body: Int = 0, skip: Int = 0, equal: Int = 0, wasted: Int = 0, built: Int = 0) {
        self.initialized = initialized
        self.body = body
        self.skip = skip
        self.equal = equal
        self.wasted = wasted
        self.built = built
    }

    public var isZero: Bool { self == Counts() }

    public static func += (sum: inout Counts, other: Counts) {
        for counter in Counter.allCases { sum[counter] += other[counter] }
    }

    public subscript(counter: Counter) -> Int {
        get { self[keyPath: counter.keyPath] }
        set { self[keyPath: counter.keyPath] = newValue }
    }
}

/// The counters by the names that reports and conditions use, in the order in which they are shown.
public enum Counter: String, CaseIterable, Sendable {
    case initialized = "init", body, skip, equal, wasted, built

    /// Accepts `==` for `equal`, as the table of `:counts` is headed.
    public init?(name: some StringProtocol) {
        self.init(rawValue: name == "==" ? "equal" : String(name))
    }

    /// As the table of `:counts` is headed.
    var title: String { self == .equal ? "==" : rawValue }

    var keyPath: WritableKeyPath<Counts, Int> {
        switch self {
        case .initialized: \.initialized
        case .body: \.body
        case .skip: \.skip
        case .equal: \.equal
        case .wasted: \.wasted
        case .built: \.built
        }
    }
}

/// Counters by view type, in the order in which the types first appeared.
public struct CountTable: Equatable, Sendable {
    public struct Row: Equatable, Sendable {
        public var type: String
        public var counts: Counts

        public init(type: String, counts: Counts) {
            self.type = type
            self.counts = counts
        }
    }

    public var rows: [Row]

    public init(_ rows: [Row] = []) {
        self.rows = rows
    }

    /// The counters of a type; all zero for one that has none.
    public subscript(type: String) -> Counts {
        rows.first { $0.type == type }?.counts ?? Counts()
    }

    /// Adds the counters of another table, type by type.
    mutating func add(_ other: CountTable) {
        for row in other.rows {
            if let index = rows.firstIndex(where: { $0.type == row.type }) {
                rows[index].counts += row.counts
            } else {
                rows.append(row)
            }
        }
    }

    public var sum: Counts {
        rows.reduce(into: Counts()) { $0 += $1.counts }
    }
}
