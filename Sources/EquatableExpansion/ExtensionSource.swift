import SwiftSyntax

/// Writes the extension.
struct ExtensionSource {
    private let structure: StructDeclSyntax
    private let typeName: String
    private let isolation: Isolation
    private let isEnclosedPrivately: Bool
    private let members: StoredMembers
    private let scope: TypeScope

    init(
        of structure: StructDeclSyntax, typeName: String, isolation: Isolation, isEnclosedPrivately: Bool,
        members: StoredMembers, scope: TypeScope
    ) {
        self.structure = structure
        self.typeName = typeName
        self.isolation = isolation
        self.isEnclosedPrivately = isEnclosedPrivately
        self.members = members
        self.scope = scope
    }

    var text: String {
        var lines: [String] = []
        lines += structure.attributes.compactMap(availability)
        lines.append("extension \(typeName)\(conformance)\(constraints) {")
        lines.append("    \(access)static func == (lhs: \(operand), rhs: \(operand)) -> Bool {")
        lines += (members.hasConditions || comparisons(of: members.members).count > Self.longestChain ? guards : chain)
            .map { "        " + $0 }
        lines.append("    }")
        if needsHash {
            lines.append("")
            lines.append("    \(access)func hash(into hasher: inout Hasher) {")
            lines += hashing(members.members).map { "        " + $0 }
            lines.append("    }")
        }
        lines.append("}")
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: Head

    /// The type by its name; where a type around it may be generic, its name alone would not do.
    private var operand: String { typeName.contains(".") ? "Self" : typeName }

    private var isHashable: Bool { structure.inheritedNames.contains("Hashable") }

    private var conformance: String {
        isolation == .main ? ": @MainActor Equatable" : ": Equatable"
    }

    /// `public` and `package` types need a witness that is as visible as they are, and one inside a private
    /// type must not be more visible than it.
    private var access: String {
        let declared = structure.modifiers.first { ["public", "package"].contains($0.name.text) }?.name.text
        let level = isEnclosedPrivately ? "fileprivate" : declared
        let visible = level.map { $0 + " " } ?? ""
        return isolation == .main ? "@MainActor " + visible : visible + "nonisolated "
    }

    private func availability(_ element: AttributeListSyntax.Element) -> String? {
        guard case .attribute(let attribute) = element else { return nil }
        return attribute.attributeName.nameParts == ["available"] ? attribute.trimmedDescription : nil
    }

    /// `where Value: Equatable` for the generic parameters that compared properties are made of.
    private var constraints: String {
        var names: [String] = []
        for property in compared(members.members) {
            guard let type = property.type, !property.isComparedByID else { continue }
            for name in type.mentions(of: scope.openParameters) where !names.contains(name) { names.append(name) }
        }
        return names.isEmpty ? "" : " where " + names.map { "\($0): Equatable" }.joined(separator: ", ")
    }

    // MARK: ==

    /// With more terms than this the compiler takes too long over one expression.
    private static let longestChain = 8

    private var chain: [String] {
        let terms = comparisons(of: members.members)
        guard let first = terms.first else { return ["true"] }
        return [first.text + first.remark] + terms.dropFirst().map { "    && \($0.text)\($0.remark)" }
    }

    private var guards: [String] { guards(members.members) + ["return true"] }

    private func guards(_ members: [StoredMembers.Member]) -> [String] {
        comparisons(of: members).map { "guard \($0.text) else { return false }\($0.remark)" } + conditional(members, guards)
    }

    private func compared(_ members: [StoredMembers.Member]) -> [StoredProperty] {
        StoredMembers.properties(in: members).filter { $0.role == .compared }
    }

    /// The comparisons of the properties that stand here under no further condition, cheap ones first.
    private func comparisons(of members: [StoredMembers.Member]) -> [Comparison] {
        unconditional(members).flatMap { property in
            property.isUncountedReference
                ? [Comparison(text: "lhs.\(property.token.text) === rhs.\(property.token.text)", remark: "")]
                : stored(property).map { Comparison(text: "lhs.\($0) == rhs.\($0)", remark: remark(on: property)) }
        }
    }

    private struct Comparison {
        let text: String
        /// A comment for those who read the line because it does not compile.
        let remark: String
    }

    /// The compiler shows a struct without its file, so a type that is named here may turn out to be a closure. Then the
    /// error is in the expansion, and this stands beside it.
    private func remark(on property: StoredProperty) -> String {
        guard isCutOut, !property.isComparedByID, let type = property.type, let name = scope.unexplainedName(in: type) else {
            return ""
        }
        return " // unless `\(name)` is Equatable, `\(property.name)` needs @SkipEquatable or @ComparedByID"
    }

    private var isCutOut: Bool { !structure.root.is(SourceFileSyntax.self) }

    private func unconditional(_ members: [StoredMembers.Member]) -> [StoredProperty] {
        let properties = members.compactMap { member -> StoredProperty? in
            if case .property(let property) = member, property.role == .compared { property } else { nil }
        }
        let costs = properties.map { ComparisonCost(of: $0, in: scope) }
        return zip(costs, properties.indices).sorted { $0 < $1 }.map { properties[$0.1] }
    }

    /// The `#if` blocks of a list of members, filled with lines for the members inside.
    private func conditional(
        _ members: [StoredMembers.Member], _ lines: ([StoredMembers.Member]) -> [String]
    ) -> [String] {
        members.flatMap { member -> [String] in
            guard case .conditional(let clauses) = member,
                clauses.contains(where: { !compared($0.members).isEmpty })
            else { return [] }
            return clauses.flatMap { [$0.directive] + lines($0.members) } + ["#endif"]
        }
    }

    // MARK: hash(into:)

    private var needsHash: Bool {
        isHashable && !structure.memberBlock.members.contains { member in
            guard let function = member.decl.as(FunctionDeclSyntax.self), function.name.text == "hash" else { return false }
            return function.signature.parameterClause.parameters.first?.firstName.text == "into"
        }
    }

    private func hashing(_ members: [StoredMembers.Member]) -> [String] {
        let own = unconditional(members).flatMap { property in
            property.isUncountedReference
                ? ["hasher.combine(\(identity(of: property)))"]
                : parts(of: property, splittingTuples: true).map { "hasher.combine(\($0))" }
        }
        return own + conditional(members, hashing)
    }

    private func identity(of property: StoredProperty) -> String {
        let isOptional = property.type.map { $0.is(OptionalTypeSyntax.self) || $0.nameParts.last == "Optional" } ?? true
        let name = property.token.text
        return isOptional ? "\(name).map(ObjectIdentifier.init)" : "ObjectIdentifier(\(name))"
    }

    // MARK: Parts

    /// The paths to compare for a property: what a wrapper stores that is known to be Equatable, since it may be more than the
    /// value that it wraps; of others, and of several in one another, what they give.
    private func stored(_ property: StoredProperty) -> [String] {
        let wrappers = property.declaration.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.nameParts }
            .filter { $0.last?.first?.isUppercase == true && $0 != ["MainActor"] }
        let isKnown = wrappers.count == 1 && wrappers[0].count == 1 && scope.isEquatableWrapper(wrappers[0][0])
        return isKnown && !property.isBinding ? ["_\(property.name)"] : parts(of: property)
    }

    /// The paths to compare for a property: itself, the value of a binding, or the elements of a tuple that
    /// has no `==` (one within another, or of more than six elements).
    ///
    /// A `@Binding` is read through its storage: the property itself belongs to the view's actor.
    private func parts(of property: StoredProperty, splittingTuples: Bool = false) -> [String] {
        if property.isComparedByID { return ["_\(property.name)"] }
        let path = property.isBinding ? "_\(property.name).wrappedValue" : property.token.text
        guard let type = property.type else { return [path] }
        return parts(of: type, at: path, splittingTuples: splittingTuples)
    }

    private func parts(of type: TypeSyntax, at path: String, splittingTuples: Bool) -> [String] {
        let type = resolved(type)
        if type.nameParts.last == "Binding", !type.genericArguments.isEmpty { return [path + ".wrappedValue"] }
        guard let tuple = type.as(TupleTypeSyntax.self) else { return [path] }
        let elements = tuple.elements.map { resolved($0.type) }
        if elements.count == 1 { return parts(of: elements[0], at: path, splittingTuples: splittingTuples) }
        let isNested = elements.contains { $0.is(TupleTypeSyntax.self) || $0.nameParts.last == "Binding" }
        if elements.count <= 6, !isNested, !splittingTuples { return [path] }
        return elements.enumerated().flatMap {
            parts(of: $0.element, at: "\(path).\($0.offset)", splittingTuples: splittingTuples)
        }
    }

    private func resolved(_ type: TypeSyntax) -> TypeSyntax {
        var type = type
        for _ in 0..<32 {
            if let attributed = type.as(AttributedTypeSyntax.self) {
                type = attributed.baseType
            } else if type.nameParts.count == 1, let alias = scope.alias(type.nameParts[0], type.genericArguments) {
                type = alias
            } else {
                break
            }
        }
        return type
    }
}
