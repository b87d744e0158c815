import SwiftSyntax
import ViewSyntax

extension SourceText {
    /// Types and aliases that are private to the file, or inside something that is.
    var namesHiddenFromOtherFiles: Set<String> {
        let types = tree.typeDeclarations().filter { !$0.isExtension && Syntax($0.node).isHidden }.compactMap(\.path.last)
        return Set(types).union(AliasFinder.hidden(in: tree))
    }
}

private final class AliasFinder: SyntaxVisitor {
    private var found: Set<String> = []

    static func hidden(in tree: SourceFileSyntax) -> Set<String> {
        let finder = AliasFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        return finder.found
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if Syntax(node).isHidden { found.insert(node.name.plainText) }
        return .skipChildren
    }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension Syntax {
    /// Whether this, or what it stands in, is private to its file.
    fileprivate var isHidden: Bool {
        sequence(first: self, next: \.parent).contains { node in
            let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers
            return modifiers.map { $0.contains(.private) || $0.contains(.fileprivate) } ?? false
        }
    }
}
