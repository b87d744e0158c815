import SwiftSyntax
import ViewSyntax

/// A declaration as it stands in a source.
public struct DeclarationText: Hashable, Sendable {
    /// The text with the comments right above it.
    public let text: String
    /// Where it stands, in UTF-8 offsets.
    public let range: Range<Int>
    /// Its lines, counted from 1.
    public let lines: ClosedRange<Int>
}

/// The text of a top-level declaration, or of a nested type (`Outer.Inner`).
public func declarationText(named name: String, in source: String) throws(RefactorError) -> DeclarationText {
    let text = SourceText(source)
    let found = try text.item(named: name)
    let range = text.rangeWithComments(of: found)
    return DeclarationText(
        text: text.slice(range), range: range, lines: text.line(of: range.lowerBound)...text.line(of: range.upperBound))
}

extension SourceText {
    /// The top-level item or nested type of a name.
    func item(named name: String) throws(RefactorError) -> Syntax {
        var names: [String] = []
        for statement in tree.statements {
            let own = DeclarationKey(statement)?.names ?? []
            if own.contains(name) { return Syntax(statement) }
            names += own
        }
        let types = declaredTypes
        if let type = types.first(where: { $0.name == name }) { return Syntax(type.declaration) }
        names += types.map(\.name)
        throw .noSuchDeclaration(name, suggestion: suggestion(for: name, among: names))
    }

    /// The offsets of a declaration and of the comments above it that no empty line parts from it.
    func rangeWithComments(of node: some SyntaxProtocol) -> Range<Int> {
        let end = node.offsets
        var start = end.lowerBound
        var offset = end.lowerBound
        var breaks = 0
        for piece in node.leadingTrivia.reversed() {
            offset -= piece.sourceLength.utf8Length
            switch piece {
            case .newlines(let count), .carriageReturnLineFeeds(let count), .carriageReturns(let count): breaks += count
            case .spaces, .tabs: break
            case .lineComment, .blockComment, .docLineComment, .docBlockComment:
                if breaks > 1 { return start..<end.upperBound }
                start = offset
                breaks = 0
            default: return start..<end.upperBound
            }
        }
        return start..<end.upperBound
    }
}
