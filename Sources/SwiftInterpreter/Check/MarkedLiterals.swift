import SwiftSyntax

// A literal that is a text's key has Markdown in it: what is shown are the words without the marks. A string from a variable
// is shown as it is, so the marks are taken out where the literal is checked.

extension Checker {
    /// A string literal without the marks of `**strong**`, `*emphasized*`, `code`, `~~struck~~` and `[links](address)`.
    /// Values in it are words like others.
    func withoutMarks(_ value: Expression, writtenAs syntax: ExprSyntax?) -> Expression {
        guard let syntax, syntax.is(StringLiteralExprSyntax.self) else { return value }
        switch value.kind {
        case .string(let text):
            let plain = MarkedText(text).plain
            return plain == text ? value : make(.string(plain), value.type, value.position)
        case .interpolation(let segments):
            let pieces = segments.map { segment -> String in
                if case .string(let text) = segment.kind { text } else { String(MarkedText.placeholder) }
            }
            let values = segments.filter { if case .string = $0.kind { false } else { true } }
            let marked = pieces.joined()
            let plain = MarkedText(marked).plain
            // A value in an address has to be asked for all the same.
            guard plain != marked, plain.count(where: { $0 == MarkedText.placeholder }) == values.count else { return value }
            var found: [Expression] = []
            for (index, words) in plain.split(separator: MarkedText.placeholder, omittingEmptySubsequences: false).enumerated() {
                if index > 0 { found.append(values[index - 1]) }
                if !words.isEmpty { found.append(make(.string(String(words)), stringType, value.position)) }
            }
            return make(.interpolation(found), value.type, value.position)
        default: return value
        }
    }
}

/// A line of Markdown.
struct MarkedText {
    /// Stands for a value in an interpolation.
    static let placeholder: Character = "\u{FFFC}"
    /// Marks are looked for from each place on, and read inside of each other: a longer text is no label, and is left as it is.
    private static let limit = 4_000
    private static let marks: [(Character, Int)] = [("*", 2), ("_", 2), ("~", 2), ("*", 1), ("_", 1)]

    private let text: [Character]

    init(_ text: String) { self.text = Array(text) }
    private init(_ text: ArraySlice<Character>) { self.text = Array(text) }

    /// The words without the marks.
    var plain: String {
        guard text.count <= Self.limit, text.contains(where: { "*_`~[\\".contains($0) }) else { return String(text) }
        var plain = ""
        var index = 0
        while index < text.count {
            if isEscaped(index + 1) {
                plain.append(text[index + 1])
                index += 2
            } else if let (words, end) = marked(at: index) {
                plain += words
                index = end
            } else {
                plain.append(text[index])
                index += 1
            }
        }
        return plain
    }

    /// Whether what stands there is meant as it is: a backslash before it says so.
    private func isEscaped(_ index: Int) -> Bool {
        guard index > 0, index < text.count, text[index - 1] == "\\" else { return false }
        return text[index].isPunctuation || text[index].isSymbol
    }

    /// The words of what is marked from a place on, and where it ends.
    private func marked(at index: Int) -> (words: String, end: Int)? {
        if text[index] == "`", let end = close("`", 1, from: index) { return (String(text[index + 1..<end]), end + 1) }
        // `^[2 moon](inflect: true)` stays: it is no link, and the text reads it.
        if text[index] == "[", index == 0 || text[index - 1] != "^" {
            guard let title = text[index...].firstIndex(of: "]"), title + 1 < text.count, text[title + 1] == "(",
                  let end = text[title...].firstIndex(of: ")") else { return nil }
            return (MarkedText(text[index + 1..<title]).plain, end + 1)
        }
        for (mark, length) in Self.marks where index + length <= text.count && (0..<length).allSatisfy({ text[index + $0] == mark }) {
            if let end = close(mark, length, from: index) { return (MarkedText(text[index + length..<end]).plain, end + length) }
        }
        return nil
    }

    /// Where the mark stands that closes the one at a place. Marks have no space inside of them, and underscores no letter
    /// outside.
    private func close(_ mark: Character, _ length: Int, from open: Int) -> Int? {
        func isWord(_ index: Int) -> Bool { text.indices.contains(index) && (text[index].isLetter || text[index].isNumber) }
        let first = open + length
        guard first < text.count, mark == "`" || !text[first].isWhitespace, mark != "_" || !isWord(open - 1) else { return nil }
        var index = first
        while index + length <= text.count {
            if mark != "`", text[index] == "\\" {
                index += 2
                continue
            }
            var run = 0
            while index + run < text.count && text[index + run] == mark { run += 1 }
            if run >= length, index > first, run == length || run > 2, mark == "`" || !text[index - 1].isWhitespace,
               mark != "_" || !isWord(index + run) {
                return index + run - length
            }
            index += max(1, run)
        }
        return nil
    }
}
