import SwiftSyntax
import ViewSyntax

/// The comments of a file that switch rules off: `// viewlab:disable:next RULE`, `/* viewlab:disable:this RULE */`.
///
/// `next` means the line of code below, from the attributes of a declaration to its name; `this` the line of the
/// comment itself. One that suppresses nothing, or names no rule, is a finding of its own.
struct Suppressions {
    private struct Suppression {
        let rule: String
        let lines: ClosedRange<Int>
        let range: Range<Int>
        /// The whole comment, if this is the only rule that it names.
        let removal: Range<Int>?
        var isUsed = false
    }

    private let file: SourceFile
    private let rules: [String]
    private var suppressions: [Suppression] = []
    private var problems: [(message: String, range: Range<Int>)] = []

    static let marker = "viewlab:disable"

    init(in file: SourceFile, rules: [String]) {
        self.file = file
        self.rules = rules
        guard file.text.contains(Self.marker) else { return }
        for token in file.tree.tokens(viewMode: .sourceAccurate) {
            var offset = token.position.utf8Offset
            for piece in token.leadingTrivia {
                read(piece, at: offset, before: token, isLeading: true)
                offset += piece.sourceLength.utf8Length
            }
            offset = token.endPositionBeforeTrailingTrivia.utf8Offset
            for piece in token.trailingTrivia {
                read(piece, at: offset, before: token, isLeading: false)
                offset += piece.sourceLength.utf8Length
            }
        }
    }

    private mutating func read(_ piece: TriviaPiece, at offset: Int, before token: TokenSyntax, isLeading: Bool) {
        let text: String
        let words: [(text: String, range: Range<Int>)]
        switch piece {
        case .lineComment(let comment): (text, words) = (comment, Self.words(of: comment, at: offset))
        case .blockComment(let comment):
            (text, words) = (comment, Self.words(of: comment.hasSuffix("*/") ? String(comment.dropLast(2)) : comment, at: offset))
        default: return
        }
        guard let directive = words.first, directive.text.hasPrefix(Self.marker) else { return }
        let comment = offset..<offset + text.utf8.count
        let lines: ClosedRange<Int>
        switch directive.text {
        case Self.marker + ":next":
            let next = isLeading ? token : token.nextToken(viewMode: .sourceAccurate)
            lines = next.map(linesOfCode) ?? file.line(of: offset)...file.line(of: offset)
        case Self.marker + ":this":
            let line = file.line(of: offset)
            lines = line...line
        default:
            problems.append((
                "`\(directive.text)` is not known; `\(Self.marker):next RULE` is, and `\(Self.marker):this RULE`", directive.range))
            return
        }
        // What follows a dash is a reason.
        let names = words.dropFirst().prefix { $0.text.first != "-" && $0.text.first != "—" }
        if names.isEmpty { problems.append(("this names no rule to suppress", directive.range)) }
        for name in names {
            let plain = name.text.last == "," ? String(name.text.dropLast()) : name.text
            guard Rule.named(plain) != nil || plain == Rule.syntaxError else {
                problems.append(("there is no rule `\(plain)`", name.range))
                continue
            }
            suppressions.append(
                .init(rule: plain, lines: lines, range: name.range, removal: names.count == 1 ? comment : nil))
        }
    }

    private static func words(of comment: String, at offset: Int) -> [(text: String, range: Range<Int>)] {
        let bytes = Array(comment.utf8)
        var words: [(String, Range<Int>)] = []
        var start = 2
        while start < bytes.count {
            if bytes[start] == UInt8(ascii: " ") || bytes[start] == UInt8(ascii: "\t") {
                start += 1
                continue
            }
            var end = start
            while end < bytes.count, bytes[end] != UInt8(ascii: " "), bytes[end] != UInt8(ascii: "\t") { end += 1 }
            words.append((String(decoding: bytes[start..<end], as: UTF8.self), offset + start..<offset + end))
            start = end
        }
        return words
    }

    /// From the line of a token to that of the name of the declaration that it begins, if it begins one.
    private func linesOfCode(_ token: TokenSyntax) -> ClosedRange<Int> {
        let first = file.line(of: token.offsets.lowerBound)
        var last = first
        for node in sequence(first: Syntax(token), next: \.parent) {
            guard node.positionAfterSkippingLeadingTrivia == token.positionAfterSkippingLeadingTrivia else { break }
            let name: TokenSyntax?
            if let variable = node.as(VariableDeclSyntax.self) {
                name = variable.bindingSpecifier
            } else {
                name = node.asProtocol((any NamedDeclSyntax).self)?.name
            }
            if let name { last = max(last, file.line(of: name.offsets.lowerBound)) }
        }
        return first...last
    }

    /// The findings that are left, with those about the comments themselves.
    func applied(to findings: [Finding], _ configuration: LintConfiguration) -> [Finding] {
        var suppressions = suppressions
        var result = findings.filter { finding in
            var isSuppressed = false
            for index in suppressions.indices
            where suppressions[index].rule == finding.rule && suppressions[index].lines.contains(finding.start.line) {
                suppressions[index].isUsed = true
                isSuppressed = true
            }
            return !isSuppressed
        }
        if configuration.level(of: Rule.uselessSuppression) == .off { return result }
        let severity = configuration.severity(of: Rule.uselessSuppression)
        // A rule that is switched off cannot show that its suppressions are needed.
        let useless = suppressions.filter { !$0.isUsed && rules.contains($0.rule) }
        result += useless.map { suppression in
            finding(
                "`\(suppression.rule)` finds nothing here, so there is nothing to suppress", suppression.range, severity,
                fix: suppression.removal.map {
                    .init(message: "remove the comment", replacements: [.init(range: file.rangeForRemoving($0), text: "")])
                })
        }
        return result + problems.map { finding($0.message, $0.range, severity, fix: nil) }
    }

    private func finding(
        _ message: String, _ range: Range<Int>, _ severity: Severity, fix: Finding.Fix?
    ) -> Finding {
        Finding(
            rule: Rule.uselessSuppression, severity: severity, message: message, file: file.path,
            start: file.position(of: range.lowerBound), end: file.position(of: range.upperBound), symbol: "", fix: fix)
    }
}
