import SwiftDiagnostics
import SwiftSyntax

/// Finds what stands in the way of comparing one property.
enum PropertyCheck {
    static func diagnostics(for property: StoredProperty, in scope: TypeScope, isOnMainActor: Bool) -> [Diagnostic] {
        guard property.role == .compared, let message = message(for: property, in: scope) else { return [] }
        var fixIts: [FixIt] = []
        if case .notEquatable = message, let name = property.type?.nameParts.last,
            let declaration = scope.valueTypeWithoutEquatable(name),
            // One of another tree has no place that the compiler knows.
            Syntax(declaration).root.id == property.token.root.id {
            fixIts.append(.makingEquatable(declaration))
        }
        if message.severity == .error {
            fixIts += .skipping(property)
            fixIts += .wrapping(property, isOnMainActor: isOnMainActor)
        }
        return [Diagnostic(node: property.token, message: message, fixIts: fixIts)]
    }

    private static func message(for property: StoredProperty, in scope: TypeScope) -> ExpansionMessage? {
        let name = property.name
        if property.isUncountedReference || property.isComparedByID { return nil }
        if property.isLazy { return .lazy(property: name) }
        guard let type = property.type else {
            let isClosure = property.initialValue?.is(ClosureExprSyntax.self) ?? false
            return isClosure ? .closure(property: name, type: nil) : nil
        }
        let text = type.trimmedDescription
        switch TypeComparability(of: type, in: scope) {
        case .comparable:
            return type.mentioned(of: scope.openParameters).map { .conditional(property: name, parameter: $0) }
        case .closure: return .closure(property: name, type: type.isFunction ? nil : text)
        case .existential: return .existential(property: name, type: text)
        case .wrappedTuple: return .wrappedTuple(property: name, type: text)
        case .notEquatable: return .notEquatable(property: name, type: text)
        }
    }
}

extension TypeSyntax {
    /// A closure type as such, `@escaping` and the like aside.
    fileprivate var isFunction: Bool {
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.isFunction }
        return self.is(FunctionTypeSyntax.self)
    }
}
