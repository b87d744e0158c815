import SwiftDiagnostics
import SwiftSyntax

/// Finds what stands in the way of comparing one property.
enum PropertyCheck {
    static func diagnostics(for property: StoredProperty, in scope: TypeScope, isOnMainActor: Bool) -> [Diagnostic] {
        guard property.role == .compared, let message = message(for: property, in: scope) else { return [] }
        var fixIts: [FixIt] = []
        if case .notEquatable = message, let name = property.shownType?.nameParts.last,
            let declaration = scope.valueTypeWithoutEquatable(name),
            // One of another tree has no place that the compiler knows.
            Syntax(declaration).root.id == property.token.root.id {
            fixIts.append(.makingEquatable(declaration))
        }
        if message.severity == .error {
            fixIts += .skipping(property)
            fixIts += .wrapping(property, isOnMainActor: isOnMainActor, in: scope)
        }
        return [Diagnostic(node: property.token, message: message, fixIts: fixIts)]
    }

    private static func message(for property: StoredProperty, in scope: TypeScope) -> ExpansionMessage? {
        let name = property.name
        if property.isUncountedReference || property.isComparedByID { return nil }
        if property.isLazy { return .lazy(property: name) }
        guard let type = property.shownType else {
            guard let value = property.initialValue, value.holdsClosure(functions: scope.functions) else { return nil }
            return .closure(property: name, type: value.is(ClosureExprSyntax.self) ? nil : value.trimmedDescription)
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

extension ExprSyntax {
    /// A closure, the name of a function, or a collection or tuple with one in it.
    fileprivate func holdsClosure(functions: Set<String>) -> Bool {
        if self.is(ClosureExprSyntax.self) { return true }
        if let name = self.as(DeclReferenceExprSyntax.self) { return functions.contains(name.baseName.text) }
        if let array = self.as(ArrayExprSyntax.self) { return array.elements.contains { $0.expression.holdsClosure(functions: functions) } }
        if let tuple = self.as(TupleExprSyntax.self) { return tuple.elements.contains { $0.expression.holdsClosure(functions: functions) } }
        guard case .elements(let elements)? = self.as(DictionaryExprSyntax.self)?.content else { return false }
        return elements.contains { $0.value.holdsClosure(functions: functions) }
    }
}
