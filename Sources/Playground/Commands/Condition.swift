/// An assertion about the last input or the source, as `:expect` and lessons write it.
public struct Condition: Equatable, Sendable {
    enum Subject: Equatable, Sendable {
        case everything
        case view(PathPattern)
    }

    enum Comparison: String, CaseIterable, Sendable {
        case equal = "==", unequal = "!=", atMost = "<=", atLeast = ">=", less = "<", greater = ">"

        func holds(_ a: Int, _ b: Int) -> Bool {
            switch self {
            case .equal: a == b
            case .unequal: a != b
            case .atMost: a <= b
            case .atLeast: a >= b
            case .less: a < b
            case .greater: a > b
            }
        }
    }

    /// A counter of a type, of one view or of all, of the last input or since `:show`.
    struct Measure: Equatable, Sendable {
        var subject: Subject
        var counter: Counter
        var isTotal: Bool
    }

    enum Clause: Equatable, Sendable {
        case compare(Measure, Comparison, Int)
        case screenContains(String)
        case printedContains(String)
        /// A view whose first own text contains this one.
        case shows(PathPattern, String)
        case isEquatable(String)
        case skips(String, property: String)
        case passesLint(String)
    }

    /// Each clause with its text as written.
    var clauses: [(clause: Clause, text: String)]

    public static func == (a: Condition, b: Condition) -> Bool {
        a.clauses.map(\.clause) == b.clauses.map(\.clause)
    }

    /// Parses `Row.body == 1 and screen contains "A 1"`.
    public init(_ text: String) throws(Failure) {
        clauses = []
        for part in Self.clauses(of: text) {
            if Self.spacedWords(part).contains("or") { throw Self.wrong("conditions are joined by `and`; `or` is not known") }
            clauses.append((try Self.clause(part), part))
        }
        if clauses.isEmpty { throw Self.wrong("a condition is missing") }
    }

    private static func wrong(_ message: String) -> Failure {
        Failure(message, hint: "conditions are like `Row.body == 1`, `wasted == 0`, `screen contains \"A 1\"`, `Row is Equatable`")
    }

    /// Cut at each ` and ` outside quotes.
    private static func clauses(of text: String) -> [String] {
        var clauses: [String] = []
        var words: [Substring] = []
        for word in spacedWords(text) {
            if word == "and" {
                clauses.append(words.joined(separator: " "))
                words = []
            } else {
                words.append(word)
            }
        }
        if !words.isEmpty || !clauses.isEmpty { clauses.append(words.joined(separator: " ")) }
        return clauses
    }

    /// Words between spaces; text in quotes or brackets stays whole.
    static func spacedWords(_ text: String) -> [Substring] {
        var words: [Substring] = []
        var start = text.startIndex
        var depth = 0
        var isQuoted = false
        var isEscaped = false
        var index = text.startIndex
        func take(to end: String.Index) {
            if start < end { words.append(text[start..<end]) }
        }
        while index < text.endIndex {
            let character = text[index]
            switch character {
            case _ where isEscaped: isEscaped = false
            case "\\": isEscaped = true
            case "\"": isQuoted.toggle()
            case "[" where !isQuoted: depth += 1
            case "]" where !isQuoted: depth -= 1
            case _ where character.isWhitespace && !isQuoted && depth <= 0:
                take(to: index)
                start = text.index(after: index)
            default: break
            }
            index = text.index(after: index)
        }
        take(to: text.endIndex)
        return words
    }

    private static func clause(_ text: String) throws(Failure) -> Clause {
        let words = spacedWords(text).map(String.init)
        if words.count == 3, words[1] == "is" {
            guard words[2] == "Equatable" else { throw wrong("`\(words[2])` is not known here, only `is Equatable`") }
            return .isEquatable(words[0])
        }
        if words.count == 3, words[1] == "passes" {
            guard words[2] == "lint" else { throw wrong("`\(words[2])` is not known here, only `passes lint`") }
            return .passesLint(words[0])
        }
        if words.count == 3, words[1] == "skips" { return .skips(words[0], property: words[2]) }
        if words.count >= 2, ["contains", "shows"].contains(words[1]) {
            var scanner = ArgumentScanner(Substring(words.dropFirst(2).joined(separator: " ")), usage: ":expect CONDITION")
            guard let wanted = try scanner.quoted(), scanner.isAtEnd else {
                throw wrong("after `\(words[1])` comes a text in quotes")
            }
            if words[1] == "shows" {
                guard let pattern = PathPattern(words[0]) else { throw wrong("`\(words[0])` names no view") }
                return .shows(pattern, wanted)
            }
            switch words[0] {
            case "screen": return .screenContains(wanted)
            case "printed": return .printedContains(wanted)
            default: throw wrong("`\(words[0])` contains no text, only `screen` and `printed` do")
            }
        }
        return try comparison(text)
    }

    private static func comparison(_ text: String) throws(Failure) -> Clause {
        // The operator may stand without spaces, and `Row.==` is a counter: so the last operator decides.
        for comparison in Comparison.allCases {
            guard let range = text.ranges(of: comparison.rawValue).last else { continue }
            let right = text[range.upperBound...].trimmed
            guard let number = Int(right) else { continue }
            return .compare(try measure(text[..<range.lowerBound].trimmed), comparison, number)
        }
        throw wrong("`\(text)` is no condition")
    }

    /// Fails where a text is no measure, such as a misspelled counter.
    public static func check(measure text: String) throws(Failure) { _ = try measure(text) }

    /// Parses `Counter.body`, `Row[id: 3].skip`, `wasted`, `total.built`.
    static func measure(_ text: String) throws(Failure) -> Measure {
        var rest = Substring(text)
        let isTotal = rest.hasPrefix("total.")
        if isTotal { rest = rest.dropFirst("total.".count) }
        let dot = lastDot(in: rest)
        let name = dot.map { rest[rest.index(after: $0)...] } ?? rest
        guard let counter = Counter(name: name) else {
            let names = Counter.allCases.map(\.rawValue)
            throw Failure("`\(name)` is no counter", hint: "they are \(names.joined(separator: ", "))")
        }
        guard let dot else { return Measure(subject: .everything, counter: counter, isTotal: isTotal) }
        guard let pattern = PathPattern(String(rest[..<dot])) else { throw wrong("`\(rest[..<dot])` names no view") }
        return Measure(subject: .view(pattern), counter: counter, isTotal: isTotal)
    }

    /// The dot before the counter; `==` as a counter has none in it, and a dot in brackets belongs to an id.
    private static func lastDot(in text: Substring) -> Substring.Index? {
        text.lastIndex(of: ".").flatMap { dot in
            text[dot...].contains("]") ? nil : dot
        }
    }
}
