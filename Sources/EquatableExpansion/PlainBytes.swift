import SwiftDiagnostics
import SwiftSyntax

/// Recognises views whose values are plain bytes, for which SwiftUI does not ask `==`.
struct PlainBytes {
    private let scope: TypeScope

    init(in scope: TypeScope) { self.scope = scope }

    /// The note for such a view; nil when a type is not known to be plain.
    func note(for structure: StructDeclSyntax, properties: [StoredProperty]) -> Diagnostic? {
        let isView = structure.inheritedNames.contains("View") || scope.inherits("View")
        guard isView, properties.allSatisfy({ isPlain($0, depth: 0) }) else { return nil }
        return Diagnostic(node: structure.name, message: ExpansionMessage.plainBytes(type: structure.name.text))
    }

    /// A type that holds itself is no plain one; the limit keeps us from following it forever.
    private static let deepest = 16

    private func isPlain(_ property: StoredProperty, depth: Int) -> Bool {
        if case .dynamicProperty = property.role { return false }
        if property.isUncountedReference || property.isLazy { return false }
        // A wrapper may hold more than its value: a binding holds the place that it leads to.
        guard property.declaration.attributes.allSatisfy(Self.isSkip) else { return false }
        guard let type = property.type else { return property.initialValue.map(Self.isPlainLiteral) ?? false }
        return isPlain(type, depth: depth)
    }

    private func isPlain(_ type: TypeSyntax, depth: Int) -> Bool {
        guard depth < Self.deepest else { return false }
        if let alias = scope.alias(type) { return isPlain(alias, depth: depth + 1) }
        switch type.as(TypeSyntaxEnum.self) {
        case .optionalType(let optional): return isPlain(optional.wrappedType, depth: depth + 1)
        case .tupleType(let tuple): return tuple.elements.allSatisfy { isPlain($0.type, depth: depth + 1) }
        case .identifierType(let named):
            let name = named.name.text
            if let declaration = scope.nominal(name) { return isPlain(declaration, depth: depth) }
            let arguments = type.genericArguments
            if arguments.isEmpty { return ComparisonCost.words.contains(name) || ComparisonCost.plainStructs.contains(name) }
            return ["ClosedRange", "Optional", "Range"].contains(name) && arguments.allSatisfy { isPlain($0, depth: depth + 1) }
        default: return false
        }
    }

    /// A type of the file of which all that it stores is plain.
    private func isPlain(_ declaration: DeclSyntax, depth: Int) -> Bool {
        guard declaration.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause == nil else { return false }
        if let structure = declaration.as(StructDeclSyntax.self) {
            return StoredMembers(of: structure, ownWrappers: scope.propertyWrappers).properties.allSatisfy { isPlain($0, depth: depth + 1) }
        }
        guard let enumeration = declaration.as(EnumDeclSyntax.self) else { return false }
        let isIndirect = enumeration.modifiers.contains(word: "indirect")
            || enumeration.memberBlock.members.contains { $0.decl.as(EnumCaseDeclSyntax.self)?.modifiers.contains(word: "indirect") ?? false }
        return !isIndirect && enumeration.payloads.allSatisfy { isPlain($0, depth: depth + 1) }
    }

    private static func isSkip(_ element: AttributeListSyntax.Element) -> Bool {
        if case .attribute(let attribute) = element { attribute.attributeName.nameParts.last == "SkipEquatable" } else { false }
    }

    private static func isPlainLiteral(_ value: ExprSyntax) -> Bool {
        [.booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr].contains(value.kind)
    }
}
