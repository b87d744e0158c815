import SwiftSyntax
import ViewSyntax

/// What a name of a type means that is no type of its own: another name, or a protocol. Small, and free of syntax.
struct NameFacts: Sendable {
    enum Meaning: Hashable, Sendable {
        /// With the text of the type, and the names of the alias's generic parameters in it.
        case alias(String, parameters: [String])
        case `protocol`
    }

    /// With the enclosing types.
    let name: String
    let file: String
    let isFilePrivate: Bool
    let meaning: Meaning

    /// Those that a file declares, code aside.
    static func all(in tree: SourceFileSyntax, file: String) -> [NameFacts] {
        let walk = NameWalk(file)
        walk.walk(tree)
        return walk.found
    }
}

private final class NameWalk: SyntaxVisitor {
    private(set) var found: [NameFacts] = []
    private let file: String

    init(_ file: String) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    private func add(_ node: some DeclSyntaxProtocol & NamedDeclSyntax, _ meaning: NameFacts.Meaning) {
        let isFilePrivate = sequence(first: Syntax(node), next: \.parent).contains { around in
            let modifiers = around.asProtocol((any WithModifiersSyntax).self)?.modifiers
            return modifiers.map { $0.contains(.private) || $0.contains(.fileprivate) } ?? false
        }
        let name = (node.enclosingTypePath + [node.name.text]).joined(separator: ".")
        found.append(NameFacts(name: name, file: file, isFilePrivate: isFilePrivate, meaning: meaning))
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        let parameters = node.genericParameterClause?.parameters.map(\.name.text) ?? []
        add(node, .alias(node.initializer.value.trimmedDescription, parameters: parameters))
        return .skipChildren
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node, .protocol)
        return .skipChildren
    }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
