import SwiftSyntax

/// Finds in a type what may not be sent to another actor, as far as the syntax around tells: what is not known is let pass.
struct Sendability {
    private let scope: TypeScope

    init(in scope: TypeScope) { self.scope = scope }

    /// Types that hold each other without end do not compile, but for references; the limit keeps us from following them forever.
    private static let deepest = 16

    /// The words for what stands in the way; nil for nothing that is known.
    func obstacle(in type: TypeSyntax, depth: Int = 0) -> String? {
        guard depth < Self.deepest else { return nil }
        func first(_ types: [TypeSyntax]) -> String? { types.lazy.compactMap { obstacle(in: $0, depth: depth + 1) }.first }
        if let alias = scope.alias(type) { return obstacle(in: alias, depth: depth + 1) }
        switch type.as(TypeSyntaxEnum.self) {
        case .functionType: return type.trimmedDescription
        case .attributedType(let attributed):
            let isFree = attributed.attributes.contains { element in
                let name = element.as(AttributeSyntax.self)?.attributeName.nameParts.last ?? ""
                return name == "Sendable" || name.hasSuffix("Actor")
            }
            return isFree ? nil : obstacle(in: attributed.baseType, depth: depth + 1)
        case .optionalType(let optional): return first([optional.wrappedType])
        case .implicitlyUnwrappedOptionalType(let optional): return first([optional.wrappedType])
        case .arrayType(let array): return first([array.element])
        case .dictionaryType(let dictionary): return first([dictionary.key, dictionary.value])
        case .tupleType(let tuple): return first(tuple.elements.map(\.type))
        case .someOrAnyType(let written):
            guard written.someOrAnySpecifier.tokenKind == .keyword(.any) else { return nil }
            let names = written.constraint.protocolNames
            return names.allSatisfy(isUnsendable(protocol:)) ? type.trimmedDescription : nil
        case .identifierType:
            guard let name = type.nameParts.last else { return nil }
            if scope.unsendableParameters.contains(name) { return name }
            if let declaration = scope.nominal(name) { return isSendable(declaration, depth: depth) ? nil : name }
            if Self.knownUnsendable.contains(name) { return name }
            if scope.protocols.contains(name) { return isUnsendable(protocol: name) ? name : nil }
            return Self.holders.contains(name) ? first(type.genericArguments) : nil
        case .memberType: return type.mentioned(of: scope.unsendableParameters)
        default: return nil
        }
    }

    private static let knownUnsendable: Set<String> = [
        "Any", "AnyKeyPath", "AnyObject", "AnyView", "KeyPath", "PartialKeyPath", "ReferenceWritableKeyPath", "WritableKeyPath",
    ]

    /// What can be sent where what it holds can.
    private static let holders: Set<String> = [
        "Array", "ArraySlice", "Binding", "ContiguousArray", "Dictionary", "Optional", "Result", "Set",
    ]

    /// Protocols whose conformers need not be Sendable.
    private static let neutral: Set<String> = [
        "Any", "AnyObject", "CaseIterable", "Codable", "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible",
        "Decodable", "Encodable", "Equatable", "Hashable", "Identifiable", "Observable", "ObservableObject", "View",
    ]

    private func isUnsendable(protocol name: String) -> Bool {
        if Self.neutral.contains(name) { return true }
        guard scope.protocols.contains(name) else { return false }
        return scope.inherited(by: name).allSatisfy(isUnsendable(protocol:))
    }

    private func isSendable(_ declaration: DeclSyntax, depth: Int) -> Bool {
        let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
        let names = attributes?.compactMap { $0.as(AttributeSyntax.self)?.attributeName.nameParts.last } ?? []
        if names.contains(where: { $0.hasSuffix("Actor") }) || declaration.is(ActorDeclSyntax.self) { return true }
        guard let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text,
            scope.inherited(by: name).allSatisfy({ isKnown($0) && $0 != "View" })
        else { return true }
        if scope.inherited(by: name).contains(where: isSendableClass) { return true }
        if declaration.is(ClassDeclSyntax.self) || Self.mustSay(declaration, attributes: names) { return false }
        return Self.stored(in: declaration).allSatisfy { obstacle(in: $0, depth: depth + 1) == nil }
    }

    /// Whether a type is Sendable only where it says so: what it is made of may change for those who see it from outside.
    private static func mustSay(_ declaration: DeclSyntax, attributes: [String]) -> Bool {
        if attributes.contains("frozen") { return false }
        return Syntax(declaration).hasModifier("public") || attributes.contains("usableFromInline")
    }

    /// Whether what a type inherits from tells nothing of its being Sendable, or is a class that can be seen.
    private func isKnown(_ name: String) -> Bool { isUnsendable(protocol: name) || scope.nominal(name) != nil || Self.plain.contains(name) }

    private func isSendableClass(_ name: String) -> Bool { scope.nominal(name).map { isSendable($0, depth: Self.deepest) } ?? false }

    /// Raw types of enums, and protocols of their values.
    private static let plain: Set<String> = ["Int", "String", "Double", "Float", "Character", "UInt8", "RawRepresentable"]

    /// The types of what a struct stores or the cases of an enum carry.
    private static func stored(in declaration: DeclSyntax) -> [TypeSyntax] {
        if let structure = declaration.as(StructDeclSyntax.self) {
            return StoredMembers(of: structure, ownWrappers: []).properties.compactMap(\.type)
        }
        return declaration.as(EnumDeclSyntax.self)?.payloads ?? []
    }
}

extension EnumDeclSyntax {
    /// The types of what its cases carry.
    var payloads: [TypeSyntax] {
        memberBlock.members.flatMap { member in
            member.decl.as(EnumCaseDeclSyntax.self)?.elements.flatMap { $0.parameterClause?.parameters.map(\.type) ?? [] } ?? []
        }
    }
}
