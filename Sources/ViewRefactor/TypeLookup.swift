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
        let meant = names(meantBy: name, among: types.map(\.name))
        let found = types.filter { meant.contains($0.name) }
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
        tree.typeDeclarations(locals: true).filter { !$0.isExtension }.map { DeclaredType(name: $0.name, declaration: $0.node) }
    }
}
