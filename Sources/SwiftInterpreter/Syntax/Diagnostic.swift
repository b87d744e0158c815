/// What is said about a place in the source: an error, a warning, or a note to one of them.
public struct Diagnostic: Error {
    public enum Severity: String, Sendable { case error, warning, note }

    public struct Note: Sendable {
        public var message: String
        public var position: SourcePosition
        public init(message: String, position: SourcePosition) {
            self.message = message
            self.position = position
        }
    }

    /// An edit that would mend it.
    public struct FixIt: Sendable {
        public var message: String
        /// Replaces `length` UTF-8 bytes at `position`.
        public var position: SourcePosition
        public var length: Int
        public var replacement: String
        public init(message: String, position: SourcePosition, length: Int, replacement: String) {
            self.message = message
            self.position = position
            self.length = length
            self.replacement = replacement
        }
    }

    public var severity: Severity
    public var message: String
    public var position: SourcePosition
    /// One sentence that helps further, below the source line.
    public var hint: String?
    public var notes: [Note]
    public var fixIts: [FixIt]
    /// Whether it says that somebody asked to stop: nothing is wrong then.
    public private(set) var isStop = false

    public init(
        _ severity: Severity = .error, _ message: String, at position: SourcePosition, hint: String? = nil,
        notes: [Note] = [], fixIts: [FixIt] = []
    ) {
        self.severity = severity
        self.message = message
        self.position = position
        self.hint = hint
        self.notes = notes
        self.fixIts = fixIts
    }

    /// The work was given up because somebody asked for it.
    static var stopped: Diagnostic {
        var diagnostic = Diagnostic(.error, "stopped", at: .none)
        diagnostic.isStop = true
        return diagnostic
    }
}

/// The name among `candidates` that a person probably meant by `name`, if one is near enough.
///
/// Complexity: O(candidates × length²); names that differ much in length are passed over.
public func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
    // A name of one letter is as near to any other.
    if name.count < 2 { return nil }
    let limit = max(1, min(3, name.count / 3))
    let wanted = Array(name.lowercased())
    var best: (name: String, distance: Int)?
    // An operator is never a slip of the hand for a word, nor the other way round.
    let isWord = name.first.map { $0.isLetter || $0 == "_" || $0 == "$" } ?? false
    for candidate in candidates where abs(candidate.count - wanted.count) <= limit && candidate != name {
        // What begins with an underscore is nobody's business but his who writes it.
        if candidate.first == "_", name.first != "_" { continue }
        guard isWord == (candidate.first.map { $0.isLetter || $0 == "_" || $0 == "$" } ?? false) else { continue }
        let distance = editDistance(wanted, Array(candidate.lowercased()))
        if distance > limit { continue }
        if let found = best, (found.distance, found.name) <= (distance, candidate) { continue }
        best = (candidate, distance)
    }
    return best?.name
}

/// Insertions, deletions, replacements and swaps of neighbours between two words.
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 1...a.count {
        var row = [i]
        for j in 1...b.count {
            var cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
            if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { cost = min(cost, beforeLast[j - 2] + 1) }
            row.append(cost)
        }
        beforeLast = last
        last = row
    }
    return last[b.count]
}
