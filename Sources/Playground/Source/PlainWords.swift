import SwiftParser
import SwiftSyntax

extension String {
    /// Whether there is nothing here but words and numbers, as in an answer to a question, which do not begin as a declaration
    /// or a statement of Swift does.
    var isInPlainWords: Bool {
        var words = self[...]
        while let last = words.last, ".,;!?)".contains(last) { words.removeLast() }
        guard words.allSatisfy({ $0.isLetter || $0.isNumber || " '-".contains($0) }) else { return false }
        if case .expr? = Parser.parse(source: String(words)).statements.first?.item { return true }
        return false
    }
}
