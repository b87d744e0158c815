import SwiftSyntax
import ViewSyntax

/// Adds `@Equatable` to a view, or takes it away.
///
/// - Parameter view: The struct's name, with those of the types around it where it is not clear without.
/// - Throws: `RefactorError` when there is no such struct, or nothing to change.
public func setEquatable(view: String, on: Bool, in source: String) throws(RefactorError) -> SourceEdit {
    let text = SourceText(source)
    let (name, structure) = try text.structure(named: view)
    switch (structure.attributes.first(named: "Equatable"), on) {
    case (.some, true):
        throw .alreadyEquatable(name)
    case (let attribute?, false):
        return SourceEdit(of: source, [text.removing(attribute)])
    case (nil, _) where structure.hasOwnConformance:
        throw .ownConformance(name)
    case (nil, true):
        return SourceEdit(of: source, [text.adding("@Equatable", to: structure, .above)])
    case (nil, false):
        throw .notEquatable(name)
    }
}

extension StructDeclSyntax {
    /// Says in its own words how it is compared: names `Equatable` or declares `==`.
    var hasOwnConformance: Bool {
        let names = inheritanceClause?.inheritedTypes.contains { $0.type.trimmedDescription == "Equatable" } ?? false
        return names || memberBlock.members.contains { $0.decl.as(FunctionDeclSyntax.self)?.name.text == "==" }
    }
}
