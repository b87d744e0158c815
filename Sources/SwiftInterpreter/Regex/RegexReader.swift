/// Reads the text of a pattern from left to right.
struct RegexReader {
    typealias Problem = RegexPattern.Problem

    var pieces: [RegexPattern.Piece] = []
    var groups: [RegexPattern.Group] = []
    var hasWordBoundaries = false
    let characters: [Character]
    var at = 0
    var flags: Flags
    private var depth = 0
    /// The highest number of a group that is referred to, and where.
    private var reference: (number: Int, place: Int)?

    /// Groups nested deeper than this are refused: each is a call here and in the engine.
    private static let depthLimit = 200

    /// What the pattern says of itself, up to the end of a group.
    struct Flags {
        var ignoresSpace: Bool
        var ignoresSpaceInSets: Bool
        var anchorsMatchLines: Bool?
    }

    init(_ text: String, ignoresSpace: Bool) {
        characters = Array(text)
        flags = Flags(ignoresSpace: ignoresSpace, ignoresSpaceInSets: ignoresSpace)
    }

    mutating func readAll() throws(Problem) {
        try readAlternatives()
        guard next == nil else { throw problem("closing ')' does not balance any groups openings") }
        if let reference, reference.number > groups.count {
            throw Problem(words: "no capture numbered \(reference.number)", place: reference.place)
        }
    }

    // MARK: - Characters

    var next: Character? { at < characters.count ? characters[at] : nil }

    func problem(_ words: String, at place: Int? = nil) -> Problem { Problem(words: words, place: place ?? at) }

    func isNext(_ text: String) -> Bool { characters[at...].starts(with: text) }

    /// Takes a text if it is what comes next.
    mutating func take(_ text: String) -> Bool {
        guard isNext(text) else { return false }
        at += text.count
        return true
    }

    mutating func take(while condition: (Character) -> Bool) -> String {
        let taken = characters[at...].prefix(while: condition)
        at += taken.count
        return String(taken)
    }

    /// Takes everything up to a text, and the text.
    mutating func take(through end: String) throws(Problem) -> String {
        var taken = ""
        while !take(end) {
            guard let character = next else { throw problem("expected '\(end)'") }
            taken.append(character)
            at += 1
        }
        return taken
    }

    /// Takes what means nothing.
    private mutating func takeTrivia() {
        while true {
            if flags.ignoresSpace, next?.isWhitespace == true {
                at += 1
            } else if flags.ignoresSpace, next == "#" {
                _ = take { !$0.isNewline }
            } else if isNext("(?#") {
                _ = take { $0 != ")" }
                _ = take(")")
            } else {
                return
            }
        }
    }

    // MARK: - Parts

    /// Reads to the end of a group. A group in it may be left out where it is one among alternatives.
    private mutating func readAlternatives() throws(Problem) {
        let first = groups.count
        var hasAlternatives = false
        while true {
            takeTrivia()
            guard let character = next, character != ")" else { break }
            if take("|") {
                pieces.append(.code("|"))
                hasAlternatives = true
            } else {
                try readQuantified()
            }
        }
        if hasAlternatives { makeOptional(from: first) }
    }

    private mutating func makeOptional(from first: Int) {
        for index in first..<groups.count { groups[index].isOptional = true }
    }

    /// Reads a part, and how often it may come.
    private mutating func readQuantified() throws(Problem) {
        let first = groups.count
        try readPart()
        takeTrivia()
        guard let quantifier = try takeQuantifier() else { return }
        pieces.append(.code(quantifier.code))
        if quantifier.mayBeLeftOut { makeOptional(from: first) }
    }

    private mutating func takeQuantifier() throws(Problem) -> (code: String, mayBeLeftOut: Bool)? {
        let counts: (code: String, mayBeLeftOut: Bool)
        if take("*") {
            counts = ("*", true)
        } else if take("+") {
            counts = ("+", false)
        } else if take("?") {
            counts = ("?", true)
        } else if let range = try takeCounts() {
            counts = ("{\(range.least),\(range.most)}", range.least == 0)
        } else {
            return nil
        }
        let manner = take("?") ? "?" : take("+") ? "+" : ""
        return (counts.code + manner, counts.mayBeLeftOut)
    }

    /// Takes `{2}`, `{2,}`, `{2,5}` or `{,5}`; braces around anything else are characters.
    private mutating func takeCounts() throws(Problem) -> (least: Int, most: String)? {
        let start = at
        guard take("{") else { return nil }
        let numbers = take { $0.isASCII && $0.isNumber || $0 == "," || $0 == " " }
            .split(separator: ",", omittingEmptySubsequences: false).map { $0.filter { $0 != " " } }
        guard take("}"), numbers.count <= 2, numbers != [""], numbers != ["", ""] else {
            at = start
            return nil
        }
        guard let least = numbers[0].isEmpty ? 0 : Int(numbers[0]), let last = numbers.last, last.isEmpty || Int(last) != nil else {
            throw problem("the number is too large", at: start)
        }
        if let most = Int(last), most < least {
            throw problem("range lower bound '\(least)' must be less than or equal to upper bound '\(most)'", at: start + 1)
        }
        return (least, last)
    }

    private mutating func readPart() throws(Problem) {
        guard let character = next else { return }
        switch character {
        case "(": try readGroup()
        case "[": try readSet()
        case "\\": try readEscape()
        case "*", "+", "?": throw problem("quantifier '\(character)' must appear after expression")
        default:
            at += 1
            switch character {
            case ".": pieces.append(.code("."))
            case "^": pieces.append(.start(ofLine: flags.anchorsMatchLines))
            case "$": pieces.append(.end(ofLine: flags.anchorsMatchLines))
            default: pieces.append(.character(character))
            }
        }
    }

    // MARK: - Groups

    private mutating func readGroup() throws(Problem) {
        let start = at
        at += 1
        let outer = flags
        if take("?") {
            guard let opening = try takeKindOfGroup(start) else { return }
            pieces.append(.code(opening))
        } else {
            groups.append(RegexPattern.Group())
            pieces.append(.code("("))
        }
        depth += 1
        guard depth <= Self.depthLimit else { throw problem("groups are nested too deep", at: start) }
        try readAlternatives()
        depth -= 1
        guard take(")") else { throw problem("expected ')'") }
        pieces.append(.code(")"))
        flags = outer
    }

    /// Takes what follows `(?`. Nil where it opens no group, but says something of the rest of the one around.
    private mutating func takeKindOfGroup(_ start: Int) throws(Problem) -> String? {
        for simple in [":", "=", "!", ">"] where take(simple) { return "(?\(simple)" }
        if isNext("<=") || isNext("<!") { throw problem("lookbehind is not currently supported", at: start) }
        if isNext("(") { throw problem("conditional is not currently supported", at: start) }
        if take("P<") || take("<") { return try takeName(before: ">") }
        if take("'") { return try takeName(before: "'") }
        return try takeFlags(start)
    }

    private mutating func takeName(before end: String) throws(Problem) -> String {
        let place = at
        let name = take { $0.isLetter || $0.isNumber || $0 == "_" }
        guard let initial = name.first, !initial.isNumber else { throw problem("expected group name") }
        guard take(end) else { throw problem("expected '\(end)'") }
        guard groups.allSatisfy({ $0.name != name }) else { throw problem("group named '\(name)' already exists", at: place) }
        groups.append(RegexPattern.Group(name: name))
        return "("
    }

    private mutating func takeFlags(_ start: Int) throws(Problem) -> String? {
        var on = "", off = ""
        var isOn = true
        while let character = next, character != ":", character != ")" {
            switch character {
            case "-" where isOn: isOn = false
            case "i", "s": isOn ? on.append(character) : off.append(character)
            case "m": flags.anchorsMatchLines = isOn
            case "x":
                if take("x") { flags.ignoresSpaceInSets = isOn }
                flags.ignoresSpace = isOn
            default: throw problem("'(?\(character)' is not supported", at: start)
            }
            at += 1
        }
        guard let end = next else { throw problem("expected ')'") }
        at += 1
        let code = on + (off.isEmpty ? "" : "-" + off)
        if end == ":" { return "(?\(code):" }
        if !code.isEmpty { pieces.append(.code("(?\(code))")) }
        return nil
    }

    // MARK: - References

    mutating func refer(to number: Int, at place: Int) {
        if number > reference?.number ?? 0 { reference = (number, place) }
        pieces.append(.reference(number))
    }

    /// Reads `<name>`, and refers to the group of this name.
    mutating func referByName(before end: String) throws(Problem) {
        let place = at
        let name = try take(through: end)
        guard let index = groups.firstIndex(where: { $0.name == name }) else { throw problem("no capture named '\(name)'", at: place) }
        refer(to: index + 1, at: place)
    }
}
