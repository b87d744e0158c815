import SwiftSyntax

/// A stored instance property, and what `==` does with it.
public struct StoredProperty {
    public enum Role: Hashable, Sendable {
        case compared
        /// `@SkipEquatable` leaves it out.
        case skipped
        /// SwiftUI updates the view by this wrapper (`State`), whatever `==` says.
        case dynamicProperty(wrapper: String)
        /// A `let` with a value of its own, which nobody can give.
        case constant
    }

    public let name: String
    public let role: Role
    /// The declared type; nil when it is inferred.
    public let type: TypeSyntax?

    /// The initial value, where the pattern is a plain name.
    let initialValue: ExprSyntax?
    let declaration: VariableDeclSyntax
    /// The name as it stands in the source, backticks included; the place to point at.
    let token: TokenSyntax

    /// The declared type, or the one that the initial value shows.
    var shownType: TypeSyntax? { type ?? initialValue?.shownType }

    /// Declared with `@Binding`.
    var isBinding: Bool { declaration.attributes.first(named: "Binding") != nil }
    /// Declared with `@ComparedByID`: whatever it holds, its id is compared.
    var isComparedByID: Bool { declaration.attributes.first(named: "ComparedByID") != nil }
    var isLazy: Bool { declaration.modifiers.contains(word: "lazy") }
    /// `weak`, `unowned`, `unowned(unsafe)`: a reference to an object for certain.
    var isUncountedReference: Bool {
        declaration.modifiers.contains(word: "weak") || declaration.modifiers.contains(word: "unowned")
    }
}

/// The stored instance properties of a struct, with the `#if` blocks around them.
struct StoredMembers {
    indirect enum Member {
        case property(StoredProperty)
        case conditional([Clause])
    }
    struct Clause {
        /// `#if DEBUG`, `#elseif os(iOS)`, `#else`.
        let directive: String
        let members: [Member]
    }

    let members: [Member]
    /// `@SkipEquatable` on what is not compared anyway, with the reason.
    let uselessSkips: [UselessSkip]

    struct UselessSkip {
        enum Reason { case computed, isStatic, constant, dynamicProperty(wrapper: String), notAProperty, conditional }
        let attribute: AttributeSyntax
        let name: String
        let reason: Reason
    }

    /// All properties, those of every `#if` clause included, in the order of the source.
    var properties: [StoredProperty] { Self.properties(in: members) }

    var hasConditions: Bool {
        members.contains { if case .conditional = $0 { true } else { false } }
    }

    /// - Parameter ownWrappers: Names of property wrappers of the program.
    init(of structure: StructDeclSyntax, ownWrappers: Set<String>) {
        var useless: [UselessSkip] = []
        members = Self.members(in: structure.memberBlock.members, ownWrappers, useless: &useless)
        uselessSkips = useless
    }

    static func properties(in members: [Member]) -> [StoredProperty] {
        members.flatMap { member in
            switch member {
            case .property(let property): [property]
            case .conditional(let clauses): clauses.flatMap { properties(in: $0.members) }
            }
        }
    }

    private static func members(
        in list: MemberBlockItemListSyntax, _ ownWrappers: Set<String>, useless: inout [UselessSkip]
    ) -> [Member] {
        var result: [Member] = []
        for item in list {
            if let variable = item.decl.as(VariableDeclSyntax.self) {
                result += properties(of: variable, ownWrappers, useless: &useless).map(Member.property)
            } else if let block = item.decl.as(IfConfigDeclSyntax.self) {
                let clauses = block.clauses.map { clause in
                    let directive: [String?] = [clause.poundKeyword.text, clause.condition?.trimmedDescription]
                    let inside = clause.elements?.as(MemberBlockItemListSyntax.self)
                    return Clause(
                        directive: directive.compactMap { $0 }.joined(separator: " "),
                        members: inside.map { members(in: $0, ownWrappers, useless: &useless) } ?? [])
                }
                if clauses.contains(where: { !$0.members.isEmpty }) { result.append(.conditional(clauses)) }
            } else if let other = item.decl.asProtocol((any WithAttributesSyntax).self),
                let skip = other.attributes.first(named: "SkipEquatable") {
                let name = item.decl.asProtocol((any NamedDeclSyntax).self)?.name.text ?? "this"
                useless.append(UselessSkip(attribute: skip, name: name, reason: .notAProperty))
            }
        }
        return result
    }

    private static func properties(
        of variable: VariableDeclSyntax, _ ownWrappers: Set<String>, useless: inout [UselessSkip]
    ) -> [StoredProperty] {
        let skip = variable.attributes.first(named: "SkipEquatable")
        let isStatic = variable.modifiers.contains(word: "static") || variable.modifiers.contains(word: "class")
        let wrapper = variable.attributes.lazy.compactMap { DynamicPropertyWrappers.name(of: $0, hiddenBy: ownWrappers) }.first
        // Where the condition does not hold, nothing says to leave the property out.
        let isConditional = skip.map { skip in !variable.attributes.contains { $0.id == Syntax(skip).id } } ?? false
        var result: [StoredProperty] = []
        var reasons: [UselessSkip.Reason?] = []

        let bindings = Array(variable.bindings)
        for (index, binding) in bindings.enumerated() {
            let names = binding.pattern.boundNames
            // In `var a, b: Int` the annotation of b is that of a.
            let annotated = bindings[index...].first { $0.typeAnnotation != nil || $0.initializer != nil }
            let type = annotated?.typeAnnotation?.type
            for (token, path) in names {
                let role: StoredProperty.Role
                if isStatic {
                    reasons.append(.isStatic)
                    continue
                } else if binding.isComputed {
                    reasons.append(.computed)
                    continue
                } else if let wrapper {
                    reasons.append(.dynamicProperty(wrapper: wrapper))
                    role = .dynamicProperty(wrapper: wrapper)
                } else if variable.bindingSpecifier.tokenKind == .keyword(.let), binding.initializer != nil {
                    reasons.append(.constant)
                    role = .constant
                } else if isConditional {
                    reasons.append(.conditional)
                    role = .compared
                } else {
                    reasons.append(nil)
                    role = skip == nil ? .compared : .skipped
                }
                result.append(
                    StoredProperty(
                        name: token.identifier?.name ?? token.text, role: role, type: type?.element(at: path),
                        initialValue: path.isEmpty ? binding.initializer?.value : nil,
                        declaration: variable, token: token))
            }
        }
        if let skip, let reason = reasons.first, let reason, !reasons.contains(where: { $0 == nil }) {
            let name = bindings.first?.pattern.trimmedDescription ?? "this"
            useless.append(UselessSkip(attribute: skip, name: name, reason: reason))
        }
        return result
    }
}

extension PatternSyntax {
    /// The names that a pattern binds, each with the indices that lead to it through tuples.
    fileprivate var boundNames: [(token: TokenSyntax, path: [Int])] {
        if let name = self.as(IdentifierPatternSyntax.self) { return [(name.identifier, [])] }
        guard let tuple = self.as(TuplePatternSyntax.self) else { return [] }
        return tuple.elements.enumerated().flatMap { index, element in
            element.pattern.boundNames.map { ($0.token, [index] + $0.path) }
        }
    }
}

extension TypeSyntax {
    /// The type of the part of a tuple that the indices lead to; nil when this is no such tuple.
    fileprivate func element(at path: [Int]) -> TypeSyntax? {
        guard let first = path.first else { return self }
        guard let tuple = self.as(TupleTypeSyntax.self) else { return nil }
        let elements = Array(tuple.elements)
        guard elements.indices.contains(first) else { return nil }
        return elements[first].type.element(at: Array(path.dropFirst()))
    }
}

extension PatternBindingSyntax {
    /// Whether there is no storage: a getter in any form, but not the observers `willSet` and `didSet`.
    fileprivate var isComputed: Bool {
        switch accessorBlock?.accessors {
        case nil: false
        case .getter: true
        case .accessors(let accessors):
            accessors.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        }
    }
}
