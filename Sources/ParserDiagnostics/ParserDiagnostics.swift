import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// What the parser has to say of a source text, in the order of the text.
///
/// It is swift-syntax's own account but for one kind of token: of `=` with a space and then an unprintable character
/// before it the generator makes a fix-it without changes, and ends the process. Such a token is told of here, without a
/// fix-it.
public func parserDiagnostics(of tree: SourceFileSyntax) -> [Diagnostic] {
    guard tree.hasError else { return ParseDiagnosticsGenerator.diagnostics(for: tree) }
    let tokens = tree.tokens(viewMode: .sourceAccurate).filter(\.hasSpacesThoughItsFixAddsThem)
    guard !tokens.isEmpty else { return ParseDiagnosticsGenerator.diagnostics(for: tree) }
    let mended = WithoutDiagnostics(of: Set(tokens.map(\.id))).visit(tree)
    let told = tokens.map { token in
        let offset = Int(token.tokenDiagnostic?.byteOffset ?? 0)
        return Diagnostic(node: token, position: token.position.advanced(by: offset), message: InconsistentWhitespace())
    }
    return (ParseDiagnosticsGenerator.diagnostics(for: mended) + told).sorted { $0.position < $1.position }
}

private struct InconsistentWhitespace: DiagnosticMessage {
    let message = "'=' must have consistent whitespace on both sides"
    let diagnosticID = MessageID(domain: "ParserDiagnostics", id: "InconsistentWhitespace")
    let severity = DiagnosticSeverity.error
}

extension TokenSyntax {
    fileprivate var hasSpacesThoughItsFixAddsThem: Bool {
        guard tokenDiagnostic?.kind == .equalMustHaveConsistentWhitespaceOnBothSides else { return false }
        let before = previousToken(viewMode: .all)?.trailingTrivia.contains(where: \.isSpaceOrTab) ?? false
        return before && trailingTrivia.contains(where: \.isSpaceOrTab)
    }
}

/// Puts tokens of the same text, which the lexer has nothing to say of, in the place of some.
private final class WithoutDiagnostics: SyntaxRewriter {
    private let ids: Set<SyntaxIdentifier>

    init(of ids: Set<SyntaxIdentifier>) {
        self.ids = ids
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ token: TokenSyntax) -> TokenSyntax {
        guard ids.contains(token.id) else { return token }
        return TokenSyntax(
            token.tokenKind, leadingTrivia: token.leadingTrivia, trailingTrivia: token.trailingTrivia, presence: token.presence)
    }
}
