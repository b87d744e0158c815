import SwiftSyntax

/// Attributes: the types that they name, and those that are not known.
extension Checker {
    /// The type of an attribute, when it is one: a property wrapper or a result builder.
    func attributeType(_ attribute: AttributeSyntax, in context: DeclContext) -> NominalDecl? {
        switch attribute.attributeName.as(TypeSyntaxEnum.self) {
        case .identifierType(let type):
            let name = type.name.text
            // Attributes of the language are no types; do not look them up.
            if languageAttributes.contains(name) { return nil }
            return lookupNominal(name, in: context)
        case .memberType(let type): return lookupNominal(type.name.text, in: context)
        default: return nil
        }
    }

    /// What is written between the angle brackets of an attribute.
    func typeArguments(of attribute: AttributeSyntax, in context: DeclContext) -> [Type] {
        guard let written = attribute.attributeName.as(IdentifierTypeSyntax.self)?.genericArgumentClause else { return [] }
        return written.arguments.compactMap { argument in
            if case .type(let type) = argument.argument { resolveType(type, in: context) } else { nil }
        }
    }

    /// An attribute of a variable that is neither one of the language nor a property wrapper that there is.
    func reportUnknownAttribute(_ attribute: AttributeSyntax, ofFunction isOfFunction: Bool = false, in context: DeclContext) {
        guard !context.isInterface, let type = attribute.attributeName.as(IdentifierTypeSyntax.self) else { return }
        let name = type.name.text
        if name == "discardableResult", !isOfFunction {
            return report("'@discardableResult' attribute cannot be applied to this declaration", at: attribute, in: context.file,
                          hint: "It belongs before a function.")
        }
        guard !languageAttributes.contains(name), !name.hasPrefix("_") else { return }
        let nearest = nearestName(to: name, among: Array(space.types.keys) + vocabulary.index.names)
        report("unknown attribute '\(name)'", at: type.name, in: context.file,
               hint: unsupportedNames[name] ?? nearest.map { "Did you mean '\($0)'?" })
    }

    /// The same for a function's attributes: result builders, global actors and those of the language.
    func reportUnknownAttributes(_ attributes: AttributeListSyntax, in context: DeclContext) {
        for case .attribute(let attribute) in attributes where attributeType(attribute, in: context) == nil {
            reportUnknownAttribute(attribute, ofFunction: true, in: context)
        }
    }
}

private let languageAttributes: Set<String> = [
    "available", "escaping", "autoclosure", "MainActor", "Sendable", "discardableResult", "inlinable", "main",
    "objc", "objcMembers", "IBAction", "usableFromInline", "propertyWrapper", "resultBuilder", "dynamicMemberLookup",
    "unknown", "frozen", "native", "primitive", "inert", "outside", "transparent", "resource", "testable", "preconcurrency", "retroactive",
    "unchecked", "convention", "nonobjc", "globalActor", "UIApplicationMain", "NSApplicationMain", "backDeployed",
    "inline", "warn_unqualified_access", "dynamicCallable", "implementationOnly", "Equatable", "SkipEquatable", "ObservationIgnored",
    "ObservationTracked", "IBOutlet", "IBInspectable", "IBDesignable", "NSManaged", "GKInspectable", "differentiable",
    "concurrent", "localized", "marked", "nonisolated", "isolated", "export", "abi", "_implicitSelfCapture",
]
