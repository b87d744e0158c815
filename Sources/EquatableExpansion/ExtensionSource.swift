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
        let deprecations = deprecations.map { "    " + $0 }
        lines += deprecations
        lines.append("    \(access)static func == (lhs: \(operand), rhs: \(operand)) -> \(scope.standard("Bool")) {")
        lines += (members.hasConditions || comparisons(of: members.members).count > Self.longestChain ? guards : chain)
            .map { "        " + $0 }
        lines.append("    }")
        if needsHash {
            lines.append("")
            lines += deprecations
            lines.append("    \(access)func hash(into hasher: inout \(scope.standard("Hasher"))) {")
            lines += hashing(members.members).map { "        " + $0 }
            lines.append("    }")
        }
        lines.append("}")
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: Head

    /// The type by its name; where a type around it may be generic, its name alone would not do.
    private var operand: String { typeName.contains(".") ? "Self" : typeName }

    private var isHashable: Bool { structure.inheritedNames.contains("Hashable") || scope.inherits("Hashable") }

    private var conformance: String {
        (isolation == .main ? ": @MainActor " : ": ") + scope.standard("Equatable")
    }

    /// `public` and `package` types need a witness that is as visible as they are, and one inside a private
    /// type must not be more visible than it.
    private var access: String {
        let declared = structure.modifiers.first { ["public", "package"].contains($0.name.text) }?.name.text
        let level = isEnclosedPrivately ? "fileprivate" : declared
        let isInlinable = structure.attributes.first(named: "usableFromInline") != nil && level == nil
        let visible = level.map { $0 + " " } ?? (isInlinable ? "@usableFromInline " : "")
        return isolation == .main ? "@MainActor " + visible : visible + "nonisolated "
    }

    private func availability(_ element: AttributeListSyntax.Element) -> String? {
        guard case .attribute(let attribute) = element else { return nil }
        return attribute.attributeName.nameParts == ["available"] ? attribute.trimmedDescription : nil
    }

    /// What reads a deprecated property is deprecated like it, or there would be a warning in the expansion.
    private var deprecations: [String] {
        var result: [String] = []
        for property in compared(members.members) {
            for case .attribute(let attribute) in property.declaration.attributes where attribute.attributeName.nameParts == ["available"] {
                guard let (platform, version) = attribute.deprecation else { continue }
                let line = "@available(\(platform), \(version), message: \"it reads `\(property.name)`, which is deprecated\")"
                if !result.contains(where: { $0.hasPrefix("@available(\(platform), \(version),") }) { result.append(line) }
            }
        }
        return result
    }

    /// `where Value: Equatable` for the generic parameters that compared properties are made of.
    private var constraints: String {
        var names: [String] = []
        for property in compared(members.members) {
            guard let type = property.type, !property.isComparedByID else { continue }
            for name in type.mentions(of: scope.openParameters) where !names.contains(name) { names.append(name) }
        }
        return names.isEmpty ? "" : " where " + names.map { "\($0): \(scope.standard("Equatable"))" }.joined(separator: ", ")
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
        isHashable && !structure.memberBlock.members.contains { $0.decl.as(FunctionDeclSyntax.self)?.isHash ?? false }
            && !scope.hasMethod(\.isHash)
    }

    private func hashing(_ members: [StoredMembers.Member]) -> [String] {
        let own = unconditional(members).flatMap { property in
            property.isUncountedReference
                ? ["hasher.combine(\(identity(of: property)))"]
                : stored(property, splittingTuples: true).map { "hasher.combine(\(Self.unhidden($0)))" }
        }
        return own + conditional(members, hashing)
    }

    /// A property of the parameter's name is hidden by it.
    private static func unhidden(_ path: String) -> String {
        path == "hasher" || path.hasPrefix("hasher.") ? "self." + path : path
    }

    private func identity(of property: StoredProperty) -> String {
        let isOptional = property.type.map { $0.is(OptionalTypeSyntax.self) || $0.nameParts.last == "Optional" } ?? true
        let name = Self.unhidden(property.token.text)
        return isOptional ? "\(name).map(ObjectIdentifier.init)" : "ObjectIdentifier(\(name))"
    }

    // MARK: Parts

    /// The paths to compare for a property: what wrappers store that are known to be Equatable, since it may be more than the
    /// value that they wrap; of others what they give.
    private func stored(_ property: StoredProperty, splittingTuples: Bool = false) -> [String] {
        let wrappers = property.otherWrappers
        if !wrappers.isEmpty, wrappers.allSatisfy(scope.isEquatableWrapper), !splittingTuples { return ["_\(property.name)"] }
        return parts(of: property, splittingTuples: splittingTuples)
    }

    /// The paths to compare for a property: itself, the value of a binding, or the elements of a tuple that
    /// has no `==` (one within another, or of more than six elements).
    private func parts(of property: StoredProperty, splittingTuples: Bool) -> [String] {
        if property.isComparedByID { return ["_\(property.name)"] }
        let path = self.path(of: property)
        guard let type = property.type else {
            return property.initialValue.map { parts(of: $0, at: path, splittingTuples: splittingTuples) } ?? [path]
        }
        return parts(of: type, at: path, splittingTuples: splittingTuples)
    }

    /// A wrapped property of a view is read through its storage: the property itself belongs to the view's actor.
    private func path(of property: StoredProperty) -> String {
        if property.isBinding { return "_\(property.name).wrappedValue" }
        let wrappers = property.otherWrappers
        guard isOnActor, !wrappers.isEmpty else { return property.token.text }
        return "_\(property.name)" + String(repeating: ".wrappedValue", count: wrappers.count)
    }

    private var isOnActor: Bool {
        isolation == .none && (structure.inheritedNames.contains("View") || structure.attributes.first(named: "MainActor") != nil)
    }

    /// The type of a value that is written as a tuple is that of its elements.
    private func parts(of value: ExprSyntax, at path: String, splittingTuples: Bool) -> [String] {
        guard let tuple = value.as(TupleExprSyntax.self), tuple.elements.count > 1 else { return [path] }
        let isNested = tuple.elements.contains { $0.expression.is(TupleExprSyntax.self) }
        if tuple.elements.count <= 6, !isNested, !splittingTuples { return [path] }
        return tuple.elements.enumerated().flatMap {
            parts(of: $0.element.expression, at: "\(path).\($0.offset)", splittingTuples: splittingTuples)
        }
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
            } else if let alias = scope.alias(type) {
                type = alias
            } else {
                break
            }
        }
        return type
    }
}

extension AttributeSyntax {
    /// `iOS` and `deprecated: 17` of `@available(iOS, introduced: 13, deprecated: 17)`.
    fileprivate var deprecation: (platform: String, version: String)? {
        guard case .availability(let arguments) = arguments, let platform = arguments.first?.argument.trimmedDescription else { return nil }
        let words = arguments.dropFirst().map(\.argument.trimmedDescription)
        return words.first { $0.split(separator: ":").first.map { $0.filter { !$0.isWhitespace } } == "deprecated" }.map { (platform, $0) }
    }
}

extension FunctionDeclSyntax {
    /// `func hash(into:)`.
    var isHash: Bool { name.text == "hash" && signature.parameterClause.parameters.first?.firstName.text == "into" }
}
