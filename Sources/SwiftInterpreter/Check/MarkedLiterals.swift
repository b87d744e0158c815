import SwiftSyntax

// A literal that is a text's key has Markdown in it: what is shown are the words without the marks. A string from a variable
// is shown as it is, so the marks are taken out where the literal is checked.

extension Checker {
    /// Stands for a value in an interpolation, of which it is not known how it will read.
    private static let valueInText: Character = "\u{FFFC}"
    /// A longer literal is no label, and is left as it is.
    private static let longestMarkedLiteral = 4_000

    /// A string literal without the marks of `**strong**`, `*emphasized*`, `code`, `~~struck~~` and `[links](address)`.
    /// Values in it are words like others.
    func withoutMarks(_ value: Expression, writtenAs syntax: ExprSyntax?) -> Expression {
        guard let syntax, syntax.is(StringLiteralExprSyntax.self) else { return value }
        switch value.kind {
        case .string(let text):
            let plain = plain(text)
            return plain == text ? value : make(.string(plain), value.type, value.position)
        case .interpolation(let segments):
            let pieces = segments.map { segment -> String in
                if case .string(let text) = segment.kind { text } else { String(Self.valueInText) }
            }
            let values = segments.filter { if case .string = $0.kind { false } else { true } }
            let marked = pieces.joined()
            let plain = plain(marked)
            // A value in an address has to be asked for all the same.
            guard plain != marked, plain.count(where: { $0 == Self.valueInText }) == values.count else { return value }
            var found: [Expression] = []
            for (index, words) in plain.split(separator: Self.valueInText, omittingEmptySubsequences: false).enumerated() {
                if index > 0 { found.append(values[index - 1]) }
                if !words.isEmpty { found.append(make(.string(String(words)), stringType, value.position)) }
            }
            return make(.interpolation(found), value.type, value.position)
        default: return value
        }
    }

    private func plain(_ text: String) -> String {
        text.utf8.count > Self.longestMarkedLiteral ? text : MarkedText(text).runs.map(\.words).joined()
    }
}
