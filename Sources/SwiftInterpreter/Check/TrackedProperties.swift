import SwiftSyntax

/// `@Observable`: the stored variables of a class whose reads and changes are tracked.
extension Checker {
    /// Marks a property that `@Observable` tracks, and reports what the macro could not rewrite.
    func readTracking(of declared: VariableDecl, _ item: VariableDeclSyntax, context: DeclContext, owner: NominalDecl?) {
        guard let owner, owner.isObservable, !isExtension(context), !declared.isStatic, !declared.isLet else { return }
        let attributes = item.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
        if attributes.contains("ObservationIgnored") { return }
        if declared.isLazy {
            return report(
                "'lazy' cannot be used on a property that '@Observable' tracks", at: declared.position,
                hint: "Write '@ObservationIgnored' before it.")
        }
        if let wrapper = declared.wrapper {
            return report(
                "property wrapper '\(wrapper.wrapper.name)' cannot be applied to a property that '@Observable' tracks",
                at: declared.position, hint: "Write '@ObservationIgnored' before it, or leave the wrapper out.")
        }
        declared.isTracked = declared.getter == nil
    }

    /// Reports `@Observable` on what is no class.
    func checkObservable(_ decl: NominalDecl) {
        guard decl.attributes.contains("Observable"), !decl.isInterface else { return }
        if decl.kind == .class { return decl.isObservable = true }
        let kind = switch decl.kind {
        case .struct: "struct"
        case .enum: "enum"
        case .actor: "actor"
        case .class, .protocol: "protocol"
        }
        report(
            "'@Observable' cannot be applied to \(kind) type '\(decl.name)'", at: decl.position,
            hint: "Only classes can be observed: declare a 'final class'.")
    }

    /// Whether an equal value can be told from another: of Equatable types by `==`, of other classes by identity.
    func canCompareWrites(of property: VariableDecl) -> Bool {
        if property.ownership != .strong { return false }
        if property.type.isClass { return true }
        return known("Equatable").map { conforms(property.type, to: $0) } ?? false
    }
}
