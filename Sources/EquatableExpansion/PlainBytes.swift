import SwiftDiagnostics
import SwiftSyntax

/// Recognises views whose values are plain bytes, for which SwiftUI does not ask `==`.
enum PlainBytes {
    /// The note for such a view; nil when a type is not known to be plain.
    static func note(for structure: StructDeclSyntax, properties: [StoredProperty]) -> Diagnostic? {
        guard structure.inheritedNames.contains("View"), !properties.isEmpty, properties.allSatisfy(isPlain) else {
            return nil
        }
        return Diagnostic(node: structure.name, message: ExpansionMessage.plainBytes(type: structure.name.text))
    }

    private static func isPlain(_ property: StoredProperty) -> Bool {
        if case .dynamicProperty = property.role { return false }
        // A wrapper may hold more than its value: a binding holds the place that it leads to.
        guard property.declaration.attributes.allSatisfy(isSkip) else { return false }
        guard let type = property.type else { return property.initialValue.map(isPlainLiteral) ?? false }
        return isPlain(type)
    }

    private static func isPlain(_ type: TypeSyntax) -> Bool {
        switch type.as(TypeSyntaxEnum.self) {
        case .optionalType(let optional): return isPlain(optional.wrappedType)
        case .tupleType(let tuple): return tuple.elements.allSatisfy { isPlain($0.type) }
        case .identifierType(let named):
            let name = named.name.text
            return named.genericArgumentClause == nil
                && (ComparisonCost.words.contains(name) || ComparisonCost.plainStructs.contains(name))
        default: return false
        }
    }

    private static func isSkip(_ element: AttributeListSyntax.Element) -> Bool {
        if case .attribute(let attribute) = element { attribute.attributeName.nameParts.last == "SkipEquatable" } else { false }
    }

    private static func isPlainLiteral(_ value: ExprSyntax) -> Bool {
        [.booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr].contains(value.kind)
    }
}
