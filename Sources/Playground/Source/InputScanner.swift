/// Reads Swift far enough to know whether more lines must follow: brackets, strings with interpolations,
/// comments. It never fails; what it does not know it takes for complete, and the parser has the last word.
public struct InputScanner {
    private enum Context: Equatable {
        case bracket(Character)
        case string(hashes: Int, multiline: Bool)
        case comment
        /// `#if` without its `#endif`.
        case condition
    }

    private var open: [Context] = []
    private var isBroken = false

    /// Whether the text is a whole input.
    public static func isComplete(_ text: String) -> Bool {
        let trimmed = text.drop { $0.isWhitespace }
        if trimmed.isEmpty || trimmed.first == ":" { return true }
        var scanner = InputScanner()
        scanner.scan(Array(text))
        if scanner.isBroken { return true }
        return scanner.open.isEmpty && !endsOpen(text)
    }

    /// The brackets that the text leaves open: how deep a next line is indented.
    public static func depth(of text: String) -> Int {
        var scanner = InputScanner()
        scanner.scan(Array(text))
        return scanner.open.count { if case .bracket = $0 { true } else { false } }
    }

    private mutating func scan(_ text: [Character]) {
        var i = 0
        func starts(_ word: String, at index: Int) -> Bool {
            text[index...].starts(with: word)
        }
        while i < text.count {
            switch open.last {
            case .comment:
                if starts("/*", at: i) { open.append(.comment); i += 2 }
                else if starts("*/", at: i) { open.removeLast(); i += 2 }
                else { i += 1 }
            case .string(let hashes, let multiline):
                let pounds = String(repeating: "#", count: hashes)
                let end = (multiline ? "\"\"\"" : "\"") + pounds
                if starts(end, at: i) { open.removeLast(); i += end.count }
                else if starts("\\" + pounds + "(", at: i) { open.append(.bracket("(")); i += 2 + hashes }
                else if starts("\\" + pounds, at: i) { i += 2 + hashes }
                else if text[i].isNewline, !multiline { isBroken = true; return }
                else { i += 1 }
            default:
                i = scanCode(text, at: i, starts)
            }
            if isBroken { return }
        }
        if case .string(_, multiline: false) = open.last { isBroken = true }
    }

    private mutating func scanCode(_ text: [Character], at i: Int, _ starts: (String, Int) -> Bool) -> Int {
        if starts("//", i) { return text[i...].firstIndex(where: \.isNewline) ?? text.count }
        if starts("/*", i) { open.append(.comment); return i + 2 }
        if starts("#if ", i) { open.append(.condition); return i + 4 }
        if starts("#endif", i) {
            if open.last == .condition { open.removeLast() } else { isBroken = true }
            return i + 6
        }
        switch text[i] {
        case "#", "\"":
            let quote = text[i...].firstIndex { $0 != "#" } ?? text.count
            guard quote < text.count, text[quote] == "\"" else { return i + 1 }
            let multiline = starts("\"\"\"", quote)
            open.append(.string(hashes: quote - i, multiline: multiline))
            return quote + (multiline ? 3 : 1)
        case "(", "[", "{":
            open.append(.bracket(text[i]))
        case ")", "]", "}":
            let opening: Character = text[i] == ")" ? "(" : text[i] == "]" ? "[" : "{"
            if open.last == .bracket(opening) { open.removeLast() } else { isBroken = true }
        default: break
        }
        return i + 1
    }

    /// The last line ends in an operator that wants another operand, or holds nothing but attributes.
    private static func endsOpen(_ text: String) -> Bool {
        guard let line = text.split(whereSeparator: \.isNewline).last(where: { !$0.allSatisfy(\.isWhitespace) })
        else { return false }
        let words = line.split(whereSeparator: \.isWhitespace)
        guard let word = words.last else { return false }
        if words.allSatisfy({ $0.first == "@" }) { return true }
        let operators: Set<Substring> = ["=", "+", "-", "*", "/", "%", "&&", "||", "??", "->", "==", "!=", "<", ">", "<=",
                                         ">=", "+=", "-=", "*=", "/=", "&", "|", "^", "?", ":"]
        return words.count > 1 && operators.contains(word) || word.last == ","
    }
}
