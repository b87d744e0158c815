import SwiftParser
import SwiftSyntax

/// Literals of patterns: `/(\d+)-(?<name>\w+)/`. The type of such a literal tells the groups of the pattern, so it is rewritten
/// as a call that names each of them, and checked like any other call.
extension Checker {
    func regexLiteral(_ literal: RegexLiteralExprSyntax, _ at: SourcePosition) -> Expression {
        if let known = answers.regexLiterals[literal.id] { return check(known, expected: nil) }
        let text = literal.regex.text
        // Between `#/` and `/#` on lines of their own, space means nothing.
        let ignoresSpace = literal.openingPounds != nil && text.contains(where: \.isNewline)
        do {
            let pattern = try RegexPattern(text, ignoresSpace: ignoresSpace)
            // What the call's parts say of themselves is said of the literal.
            var parser = Parser(String(repeating: " ", count: Int(at.offset)) + pattern.call(text, ignoresSpace: ignoresSpace))
            let call = ExprSyntax.parse(from: &parser)
            answers.regexLiterals[literal.id] = call
            return check(call, expected: nil)
        } catch {
            var place = position(of: literal.regex)
            place.offset += Int32(text.prefix(error.place).utf8.count)
            report("cannot parse regular expression: \(error.words)", at: place)
            return errorExpression(at: at)
        }
    }
}

extension RegexPattern {
    /// The call that makes the value of a literal.
    fileprivate func call(_ text: String, ignoresSpace: Bool) -> String {
        let parts = groups.enumerated().map { number, group in
            (group.name.map { "\($0): " } ?? "") + "match.\(group.isOptional ? "_part" : "_text")(\(number + 1))"
        }
        let output = (["match._text(0)"] + parts).joined(separator: ", ")
        return "_regexLiteral(\(text.debugDescription), \(ignoresSpace)) { (match: _RegexGroups) in (\(output)) }"
    }
}
