import SwiftSyntax
import ViewSyntax

/// A type that a source declares.
struct DeclaredType {
    /// With the enclosing types.
    let name: String
    let declaration: DeclSyntax

    var structure: StructDeclSyntax? { declaration.as(StructDeclSyntax.self) }

    var kind: String {
        switch declaration.kind {
        case .structDecl: "a struct"
        case .classDecl: "a class"
        case .enumDecl: "an enum"
        case .actorDecl: "an actor"
        default: "a protocol"
        }
    }
}

extension SourceText {
    /// The struct of a name; that of a nested type may go without the types around it where it is clear.
    func structure(named name: String) throws(RefactorError) -> (name: String, syntax: StructDeclSyntax) {
        let types = declaredTypes
        let exact = types.filter { $0.name == name }
        let found = exact.isEmpty ? types.filter { $0.name.hasSuffix("." + name) } : exact
        guard let type = found.first else {
            let candidates = types.flatMap { [$0.name, String($0.name.split(separator: ".").last ?? "")] }
            throw .noSuchType(name, suggestion: suggestion(for: name, among: candidates))
        }
        guard found.count == 1 else { throw .severalTypes(name, found.map(\.name)) }
        guard let structure = type.structure else { throw .notAStruct(type.name, kind: type.kind) }
        return (type.name, structure)
    }

    /// All types of the source, nested ones included, in the order of their declaration.
    var declaredTypes: [DeclaredType] {
        let collector = TypeCollector(viewMode: .sourceAccurate)
        collector.walk(tree)
        return collector.types
    }
}

private final class TypeCollector: SyntaxVisitor {
    private(set) var types: [DeclaredType] = []
    private var path: [String] = []

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
    override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
    override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
    override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
    override func visitPost(_ node: ActorDeclSyntax) { path.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
    override func visitPost(_ node: ProtocolDeclSyntax) { path.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        path.append(node.extendedType.trimmedDescription)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

    private func enter(_ node: some DeclSyntaxProtocol, _ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        path.append(name.text)
        types.append(DeclaredType(name: path.joined(separator: "."), declaration: DeclSyntax(node)))
        return .visitChildren
    }
}
