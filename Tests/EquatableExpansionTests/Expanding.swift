import EquatableExpansion
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax

/// The expansion of the first declaration of a source that is marked `@Equatable`.
func expand(_ source: String) -> EquatableExpansion {
    let finder = MarkedDeclarationFinder(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source: source))
    return EquatableExpansion(of: finder.found ?? DeclSyntax(MissingDeclSyntax(placeholder: .identifier(""))))
}

/// The body of `==`, a line each, without indentation.
func comparison(_ members: String) -> [String] {
    let lines = (expand("@Equatable struct V {\n\(members)\n}").source ?? "").split(separator: "\n")
    return lines.dropFirst(2).dropLast(2).map { String($0.drop { $0 == " " }) }
}

/// The diagnostics as a compiler prints them, each with its fix-its below.
func diagnostics(_ source: String) -> String {
    let tree = Parser.parse(source: source)
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    return expand(source).diagnostics.map { diagnostic in
        let place = diagnostic.location(converter: converter)
        let head = "\(place.line):\(place.column): \(diagnostic.diagMessage.severity): \(diagnostic.message)"
        return ([head] + diagnostic.fixIts.map { "  fix-it: \($0.message.message)" }).joined(separator: "\n")
    }.joined(separator: "\n")
}

/// The source after a fix-it, by the number that it has among all of a diagnostic, the first one or another.
func applyingFixIt(_ index: Int = 0, of number: Int = 0, to source: String) -> String {
    let diagnostics = expand(source).diagnostics
    guard diagnostics.indices.contains(number), diagnostics[number].fixIts.indices.contains(index) else { return "no fix-it" }
    let diagnostic = diagnostics[number]
    var bytes = Array(source.utf8)
    let edits = diagnostic.fixIts[index].edits.sorted { $0.range.lowerBound > $1.range.lowerBound }
    for edit in edits {
        bytes.replaceSubrange(edit.range.lowerBound.utf8Offset..<edit.range.upperBound.utf8Offset, with: edit.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
}

private final class MarkedDeclarationFinder: SyntaxAnyVisitor {
    var found: DeclSyntax?

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        guard found == nil else { return .skipChildren }
        if let declaration = node.as(DeclSyntax.self),
            let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes,
            attributes.contains(where: { $0.trimmedDescription.hasPrefix("@Equatable") }) {
            found = declaration
        }
        return .visitChildren
    }
}
