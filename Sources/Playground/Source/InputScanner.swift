import Foundation

/// Reads Swift far enough to know whether more lines must follow: brackets, strings with interpolations,
/// comments. It never fails; what it does not know it takes for complete, and the parser has the last word.
///
/// A scanner that is asked about a text again with more lines behind it goes on where it stopped.
public struct InputScanner {
    /// The whole lines that were read, and where they lead.
    private var lines: [UInt8] = []
    private var place = ScannedPlace()

    public init() {}

    /// Whether the text is a whole input.
    public static func isComplete(_ text: String) -> Bool {
        var scanner = InputScanner()
        return scanner.isComplete(text)
    }

    /// Whether the text ends inside brackets, a string or a comment.
    public static func isOpen(_ text: String) -> Bool {
        var scanner = InputScanner()
        let end = scanner.scan(text)
        return !end.isBroken && !end.isClosed
    }

    /// The brackets that the text leaves open: how deep a next line is indented.
    public static func depth(of text: String) -> Int {
        var scanner = InputScanner()
        return scanner.scan(text).depth
    }

    /// Whether a line begins as a command does: no line of Swift has a colon and a word at its very beginning.
    public static func isCommand(_ line: some StringProtocol) -> Bool {
        line.first == ":" && line.dropFirst().first?.isLetter == true
    }

    /// Whether a line begins as a command does, as it stands or behind the mark that transcripts have before their inputs.
    public static func isCommandOfTranscript(_ line: some StringProtocol) -> Bool {
        isCommand(line) || line.hasPrefix("> ") && isCommand(line.dropFirst(2))
    }

    /// Whether a text is a script, which begins with a command. Comments may stand before it.
    public static func isScript(_ text: String) -> Bool {
        let lines = text.split(whereSeparator: \.isNewline).lazy.filter { !$0.allSatisfy(\.isWhitespace) && !$0.hasPrefix("//") }
        return lines.first.map(isCommandOfTranscript) ?? false
    }

    /// The inputs of a text that somebody gives in one piece, such as a paste or a script: each command by itself, what
    /// stands between two of them as one text of Swift. Of a transcript they are its inputs, without what those printed; it
    /// may have been copied from behind the first mark on.
    public static func inputs(of text: String) -> [String] { placedInputs(of: text).map(\.text) }

    /// The same, each with the number of its first line in the text.
    public static func placedInputs(of text: String) -> [(text: String, line: Int)] {
        typealias Line = (text: String, line: Int)
        var lines: [Line] = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
            .map { (String($1), $0 + 1) }
        lines = Array(lines.drop { $0.text.allSatisfy(\.isWhitespace) })
        if let first = lines.first {
            let isMarked = first.text.hasPrefix("> ")
            if isMarked || isCommand(first.text) && hasMark(lines.dropFirst().map(\.text)) {
                let marked = lines.dropFirst(isMarked ? 0 : 1).filter { $0.text.hasPrefix("> ") || $0.text == ">" }
                lines = (isMarked ? [] : [first]) + marked.map { (String($0.text.dropFirst(2)), $0.line) }
            }
        }
        var inputs: [Line] = []
        for (line, number) in lines {
            if let last = inputs.last?.text,
               isCommand(last) ? !isCommand(line) && isOpen(argument(of: last)) : !isCommand(line) || endsInText(last) {
                inputs[inputs.count - 1].text = last + "\n" + line
            } else {
                inputs.append((line, number))
            }
        }
        return inputs.filter { !$0.text.allSatisfy(\.isWhitespace) }
    }

    /// Whether some line has the mark that transcripts have before their inputs, and does not belong to a text of Swift.
    private static func hasMark(_ lines: [String]) -> Bool {
        var scanner = InputScanner()
        var text = ""
        for line in lines {
            if line.hasPrefix("> "), !scanner.scan(text).isInText { return true }
            text += line + "\n"
        }
        return false
    }

    /// Whether a text ends in a text of Swift or in a comment, both of which may have lines of any kind.
    private static func endsInText(_ text: String) -> Bool {
        var scanner = InputScanner()
        return scanner.scan(text).isInText
    }

    private static func argument(of command: String) -> String { String(command.drop { !$0.isWhitespace }) }

    /// Whether the text is a whole input.
    public mutating func isComplete(_ text: String) -> Bool {
        guard let first = text.first(where: { !$0.isWhitespace }), first != ":" else { return true }
        let end = scan(text)
        return end.isBroken || end.isClosed && !end.wantsMore
    }

    private mutating func scan(_ text: String) -> ScannedPlace {
        if !text.begins(with: lines) { self = InputScanner() }
        let new = Array(text.utf8.dropFirst(lines.count))
        let whole = new[..<(new.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)]
        place.read(Array(whole))
        lines += whole
        var end = place
        end.read(Array(new[whole.endIndex...]))
        end.endLine()
        return end
    }
}

extension String {
    fileprivate func begins(with bytes: [UInt8]) -> Bool {
        if bytes.isEmpty { return true }
        return utf8.withContiguousStorageIfAvailable { text in
            text.count >= bytes.count && text.baseAddress.map { memcmp($0, bytes, bytes.count) == 0 } ?? false
        } ?? false
    }
}

/// What is open at a place of a Swift text.
private struct ScannedPlace {
    private enum Context: Equatable {
        case bracket(UInt8)
        case string(hashes: Int, multiline: Bool)
        case comment
        /// `#if` without its `#endif`.
        case condition
    }

    private var open: [Context] = []
    private(set) var isBroken = false
    /// The code of the line so far, without comments, and that of the last line before it that has some.
    private var line: [UInt8] = []
    private var lastLine: [UInt8] = []

    var depth: Int { open.count { if case .bracket = $0 { true } else { false } } }
    var isClosed: Bool { open.isEmpty }
    var isInText: Bool {
        switch open.last {
        case .string(_, multiline: true), .comment: !isBroken
        default: false
        }
    }

    mutating func read(_ text: [UInt8]) {
        var i = 0
        while i < text.count, !isBroken {
            let start = i
            var isCode = true
            switch open.last {
            case .comment:
                isCode = false
                i = readComment(text, at: i)
            case .string(let hashes, let multiline): i = readString(text, at: i, hashes, multiline)
            default:
                isCode = !text.has("//", at: i) && !text.has("/*", at: i)
                i = readCode(text, at: i)
            }
            i = min(i, text.count)
            if text[start] == UInt8(ascii: "\n") { startLine() } else if isCode { line += text[start..<i] }
        }
    }

    /// Takes the end of the text for that of a line: no string that ends with its line goes on.
    mutating func endLine() {
        if case .string(_, multiline: false) = open.last { isBroken = true }
        startLine()
    }

    private mutating func startLine() {
        if !line.allSatisfy(\.isBlank) { lastLine = line }
        line = []
    }

    private mutating func readComment(_ text: [UInt8], at i: Int) -> Int {
        if text.has("/*", at: i) {
            open.append(.comment)
            return i + 2
        }
        guard text.has("*/", at: i) else { return i + 1 }
        open.removeLast()
        return i + 2
    }

    private mutating func readString(_ text: [UInt8], at i: Int, _ hashes: Int, _ multiline: Bool) -> Int {
        let pounds = String(repeating: "#", count: hashes)
        let end = (multiline ? "\"\"\"" : "\"") + pounds
        if text.has(end, at: i) {
            open.removeLast()
            return i + end.utf8.count
        }
        if text.has("\\" + pounds + "(", at: i) {
            open.append(.bracket(UInt8(ascii: "(")))
            return i + 2 + hashes
        }
        if text.has("\\" + pounds, at: i) { return i + 2 + hashes }
        if !multiline, text[i] == UInt8(ascii: "\n") || text[i] == UInt8(ascii: "\r") { isBroken = true }
        return i + 1
    }

    private mutating func readCode(_ text: [UInt8], at i: Int) -> Int {
        if text.has("//", at: i) { return text[i...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count }
        if text.has("/*", at: i) {
            open.append(.comment)
            return i + 2
        }
        if text.has("#if ", at: i) {
            open.append(.condition)
            return i + 4
        }
        if text.has("#endif", at: i) {
            if open.last == .condition { open.removeLast() } else { isBroken = true }
            return i + 6
        }
        switch text[i] {
        case UInt8(ascii: "#"), UInt8(ascii: "\""):
            let quote = text[i...].firstIndex { $0 != UInt8(ascii: "#") } ?? text.count
            guard quote < text.count, text[quote] == UInt8(ascii: "\"") else { return i + 1 }
            let multiline = text.has("\"\"\"", at: quote)
            open.append(.string(hashes: quote - i, multiline: multiline))
            return quote + (multiline ? 3 : 1)
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(.bracket(text[i]))
        case UInt8(ascii: ")"): close(UInt8(ascii: "("))
        case UInt8(ascii: "]"): close(UInt8(ascii: "["))
        case UInt8(ascii: "}"): close(UInt8(ascii: "{"))
        default: break
        }
        return i + 1
    }

    private mutating func close(_ bracket: UInt8) {
        if open.last == .bracket(bracket) { open.removeLast() } else { isBroken = true }
    }

    /// The last line of code ends in an operator that wants another operand, or holds nothing but attributes.
    var wantsMore: Bool {
        let words = lastLine.split(whereSeparator: \.isBlank)
        guard let last = words.last else { return false }
        if words.allSatisfy({ $0.first == UInt8(ascii: "@") }) { return true }
        return words.count > 1 && Self.operators.contains(String(decoding: last, as: UTF8.self)) || last.last == UInt8(ascii: ",")
    }

    private static let operators: Set<String> = [
        "=", "+", "-", "*", "/", "%", "&&", "||", "??", "->", "==", "!=", "<", ">", "<=", ">=", "+=", "-=", "*=", "/=", "&", "|", "^",
        "?", ":",
    ]
}

extension [UInt8] {
    fileprivate func has(_ word: String, at index: Int) -> Bool {
        let word = word.utf8
        return index + word.count <= count && self[index..<index + word.count].elementsEqual(word)
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\r") || self == UInt8(ascii: "\n")
    }
}
