/// How many rows of a lazy container the elements of a ForEach make. A view of the program's own says so only by its body:
/// an element that was never shown is taken for as many rows as the first one that was.
struct ElementRows {
    /// An element that makes another number of rows.
    struct Exception {
        var identity: UInt64
        var rows: Int
    }

    /// How many rows an element makes of which nothing else is known.
    private(set) var usual: Int
    /// Whether an element's views have said how many rows they are.
    private(set) var isKnown: Bool
    /// By the element's number. An element is among them only if it was made once.
    private(set) var exceptions: [Int: Exception] = [:]

    init(usual: Int = 1, isKnown: Bool = true) {
        self.usual = max(1, usual)
        self.isKnown = isKnown
    }

    /// Whether there are elements without a row: then no number of elements fills the viewport for sure.
    private(set) var hasEmpty = false

    func rows(of index: Int) -> Int { exceptions[index]?.rows ?? usual }

    /// How many rows stand above an element.
    func rows(before index: Int) -> Int {
        exceptions.reduce(index * usual) { $1.key < index ? $0 + $1.value.rows - usual : $0 }
    }

    /// The number of the element that a row belongs to, if there are so many.
    func element(atRow row: Int) -> Int {
        var (next, first) = (0, 0)
        for (index, exception) in exceptions.sorted(by: { $0.key < $1.key }) {
            let start = first + (index - next) * usual
            if row < start { break }
            if row < start + exception.rows { return index }
            (next, first) = (index + 1, start + exception.rows)
        }
        return next + (row - first) / usual
    }

    /// The elements that rows belong to, those above the first row left out.
    func elements(inRows rows: Range<Int>, of count: Int) -> Range<Int> {
        guard rows.upperBound > 0 else { return 0..<0 }
        let first = min(element(atRow: max(0, rows.lowerBound)), count)
        return first..<min(max(first, rows.isEmpty ? first : element(atRow: rows.upperBound - 1) + 1), count)
    }

    /// Takes note of how many rows an element makes.
    mutating func note(_ rows: Int, of index: Int, identity: UInt64) {
        if !isKnown { (usual, isKnown) = (max(1, rows), true) }
        hasEmpty = hasEmpty || rows == 0
        exceptions[index] = rows == usual ? nil : Exception(identity: identity, rows: rows)
    }

    /// Finds the same elements among others, by the number that each identity has now.
    mutating func renumber(_ index: (UInt64) -> Int?) {
        let all = exceptions.values
        exceptions = [:]
        for exception in all {
            if let index = index(exception.identity) { exceptions[index] = exception }
        }
    }
}
