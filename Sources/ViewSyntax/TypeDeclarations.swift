import SwiftSyntax

/// The declaration of a type, or an extension of one, with the names of the types around it.
package struct TypeDeclaration {
    /// The names of the types around it and its own, the outermost first.
    package let path: [String]
    package let node: DeclSyntax
    package let group: any DeclGroupSyntax
    /// Declared in the code of a function or a closure.
    package let isLocal: Bool

    /// As it is said from outside: `Screen.Row`.
    package var name: String { path.joined(separator: ".") }
    package var isExtension: Bool { node.is(ExtensionDeclSyntax.self) }
    package var structure: StructDeclSyntax? { node.as(StructDeclSyntax.self) }
}

extension SyntaxProtocol {
    /// The types that are declared in here and their extensions, in the order of the source.
    ///
    /// - Parameter locals: Whether code is looked into as well, for the types that are declared there.
    package func typeDeclarations(locals: Bool = false) -> [TypeDeclaration] {
        let walk = TypeDeclarationWalk(locals: locals)
        walk.walk(self)
        return walk.found
    }

    /// The names of the types around this, the outermost first; none outside of any type.
    package var enclosingTypePath: [String] {
        var parts: [String] = []
        for node in sequence(first: Syntax(self), next: \.parent).dropFirst() {
            parts.insert(contentsOf: node.declaredTypePath, at: 0)
        }
        return parts
    }
}

extension SyntaxProtocol {
    /// The name that a type's declaration adds to a path: more than one for an extension of a nested type.
    fileprivate var declaredTypePath: [String] {
        if let other = self.as(ExtensionDeclSyntax.self) { return other.extendedType.pathParts }
        guard asProtocol((any DeclGroupSyntax).self) != nil, let named = asProtocol((any NamedDeclSyntax).self) else { return [] }
        return [named.name.text]
    }
}

extension TypeSyntax {
    /// The names of a type that is a name, generic arguments aside: `A`, `B` of `A<Int>.B`.
    fileprivate var pathParts: [String] {
        if let plain = self.as(IdentifierTypeSyntax.self) { return [plain.name.text] }
        if let member = self.as(MemberTypeSyntax.self) { return member.baseType.pathParts + [member.name.text] }
        return [trimmedDescription]
    }
}

private final class TypeDeclarationWalk: SyntaxVisitor {
    private(set) var found: [TypeDeclaration] = []
    private let locals: Bool
    private var path: [String] = []
    private var codeDepth = 0

    init(locals: Bool) {
        self.locals = locals
        super.init(viewMode: .sourceAccurate)
    }

    private func enter(_ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
        path += node.declaredTypePath
        found.append(TypeDeclaration(path: path, node: DeclSyntax(node), group: node, isLocal: codeDepth > 0))
        return .visitChildren
    }

    private func leave(_ node: some DeclGroupSyntax) { path.removeLast(node.declaredTypePath.count) }

    private func enterCode() -> SyntaxVisitorContinueKind {
        codeDepth += 1
        return locals ? .visitChildren : .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: StructDeclSyntax) { leave(node) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: ClassDeclSyntax) { leave(node) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: ActorDeclSyntax) { leave(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: EnumDeclSyntax) { leave(node) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave(node) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave(node) }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enterCode() }
    override func visitPost(_ node: CodeBlockSyntax) { codeDepth -= 1 }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterCode() }
    override func visitPost(_ node: AccessorBlockSyntax) { codeDepth -= 1 }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterCode() }
    override func visitPost(_ node: ClosureExprSyntax) { codeDepth -= 1 }
}
