/// Reads the arguments of a command from left to right.
public struct ArgumentScanner {
    private var text: Substring
    let usage: String

    init(_ text: Substring, usage: String) {
        self.text = text
        self.usage = usage
        skipSpaces()
    }

    public var isAtEnd: Bool { text.isEmpty }

    /// What a wrong argument fails with.
    public func wrong(_ message: String) -> Failure {
        Failure(message, hint: "usage: \(usage)")
    }

    /// Fails if anything is left.
    public func end() throws(Failure) {
        if !isAtEnd { throw wrong("`\(text.trimmed)` is too much") }
    }

    /// Everything that is left, or nil.
    public mutating func rest() -> String? {
        defer { text = "" }
        return isAtEnd ? nil : text.trimmed
    }

    /// Up to the next space that is in no bracket, or nil at the end.
    public mutating func word() -> String? {
        var depth = 0
        let end = text.firstIndex { character in
            if character == "[" { depth += 1 }
            if character == "]" { depth -= 1 }
            return character.isWhitespace && depth <= 0
        } ?? text.endIndex
        let word = text[..<end]
        text = text[end...]
        skipSpaces()
        return word.isEmpty ? nil : String(word)
    }

    /// A word that must be there.
    public mutating func word(_ what: String) throws(Failure) -> String {
        guard let word = word() else { throw wrong("\(what) is missing") }
        return word
    }

    /// The next word, if it is this one.
    public mutating func take(_ expected: String) -> Bool {
        var ahead = self
        guard ahead.word() == expected else { return false }
        self = ahead
        return true
    }

    /// Text in quotes, with `\"`, `\\`, `\n` and `\t` in it; nil if the next character is no quote.
    public mutating func quoted() throws(Failure) -> String? {
        guard let quote = text.first, let closing = Self.closingQuotes[quote] else { return nil }
        var result = ""
        var characters = text.dropFirst()
        while let character = characters.popFirst() {
            if character == closing {
                text = characters
                skipSpaces()
                return result
            }
            guard character == "\\", let escaped = characters.popFirst() else {
                result.append(character)
                continue
            }
            switch escaped {
            case "n": result.append("\n")
            case "t": result.append("\t")
            default: result.append(escaped)
            }
        }
        throw wrong("the closing quote of \(text) is missing")
    }

    /// Curly quotes come with text that was pasted.
    private static let closingQuotes: [Character: Character] = ["\"": "\"", "“": "”"]

    /// A control or a view, or nil at the end.
    public mutating func target() throws(Failure) -> Target? {
        if isAtEnd { return nil }
        if let label = try quoted() { return .label(label) }
        let word = try word("a control or view")
        if let number = Int(word) { return .number(number) }
        guard let path = PathPattern(word) else {
            throw wrong("`\(word)` names no control or view")
        }
        return .path(path)
    }

    /// `on`, `off`, or neither, which means on.
    public mutating func onOrOff() throws(Failure) -> Bool {
        if isAtEnd || take("on") { return true }
        if take("off") { return false }
        throw wrong("`\(text.trimmed)` is neither `on` nor `off`")
    }

    private mutating func skipSpaces() {
        text = text.drop { $0.isWhitespace }
    }
}
