import SwiftParser
import SwiftSyntax
import ViewSyntax

/// The types that some sources declare, as far as an edit has to know them: what their properties are, and of which type.
struct ProgramTypes {
    struct Member {
        enum Kind { case stored, computed, method, type }

        let name: String
        let kind: Kind
        let declaration: DeclSyntax
        /// The declared type, or the one that the initial value shows; nil when neither tells.
        fileprivate(set) var type: String?
        let isStatic: Bool
        let isPrivate: Bool
        /// Whether it can be given another value.
        let isSettable: Bool
        let initialValue: ExprSyntax?

        var variable: VariableDeclSyntax? { declaration.as(VariableDeclSyntax.self) }
        var function: FunctionDeclSyntax? { declaration.as(FunctionDeclSyntax.self) }
        var attributes: AttributeListSyntax {
            declaration.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
        }
    }

    struct TypeEntry {
        var kind: SyntaxKind?
        var inherited: Set<String> = []
        var attributes: Set<String> = []
        var members: [Member] = []
        var initializers: [InitializerDeclSyntax] = []
        var cases: Set<String> = []
        var hasPayload = false
        var parameters: [String] = []
        /// The protocols of its generic parameters.
        var constraints: [String: Set<String>] = [:]

        var isReference: Bool { kind == .classDecl || kind == .actorDecl }
        func member(_ name: String) -> Member? { members.first { $0.name == name } }

        /// The parameters of the initialiser that a struct gets by itself.
        var memberwiseParameters: [CallArguments.Parameter] {
            members.compactMap { member in
                guard member.kind == .stored, !member.isStatic, member.isSettable || member.initialValue == nil else { return nil }
                let wrappers = member.attributes.names
                let isOptional = member.isSettable && member.type?.hasSuffix("?") ?? false
                let isSetElsewhere = !wrappers.isEmpty && Set(wrappers).isDisjoint(with: ["Binding", "ObservedObject", "Bindable"])
                    && wrappers.contains(where: { $0.isCapitalized && !["SkipEquatable", "ViewBuilder", "ComparedByID"].contains($0) })
                let type = member.variable?.bindings.first?.typeAnnotation?.type.unwrapped
                return CallArguments.Parameter(
                    name: member.name, label: member.name,
                    takesClosure: wrappers.contains("ViewBuilder") || type?.is(FunctionTypeSyntax.self) ?? false
                        || type?.is(IdentifierTypeSyntax.self) ?? false,
                    defaultValue: member.initialValue, mayBeLeftOut: member.initialValue != nil || isOptional || isSetElsewhere)
            }
        }
    }

    private var types: [String: TypeEntry] = [:]
    /// What type aliases at the top of the files and in types stand for.
    private var aliases: [String: String] = [:]
    /// The types of global values, and of what global functions give.
    private(set) var globalTypes: [String: String] = [:]
    /// Functions, values and types declared at the top of the files.
    private(set) var globals: Set<String> = []
    /// The names of all types, each with those around it.
    var names: Set<String> { Set(types.keys) }

    init(_ trees: [SourceFileSyntax]) {
        for tree in trees {
            for declaration in tree.statements.globals { globals.formUnion(Self.names(of: declaration)) }
            for declaration in tree.typeDeclarations() { add(declaration) }
            for declaration in tree.statements.globals { addAlias(declaration, inside: "") }
        }
        for (name, entry) in types {
            let members = entry.members.map { member in
                var member = member
                member.type = member.type.flatMap { isBareGeneric($0, inside: name) ? nil : absolute($0, inside: name) }
                return member
            }
            types[name]?.members = members
        }
        // What a value shows may lead to another value, which shows its type in turn.
        for _ in 0..<Self.longestChain {
            inferMembers()
            for tree in trees { inferGlobals(tree.statements.globals) }
        }
    }

    /// As far as types are followed from one initial value to the next.
    private static let longestChain = 3

    private mutating func inferMembers() {
        for (name, entry) in types {
            for (index, member) in entry.members.enumerated() where member.type == nil && member.kind == .stored {
                guard let value = member.initialValue, let type = TypeInference(types: self, inside: name).type(of: value) else { continue }
                let absolute = absolute(type, inside: name)
                types[name]?.members[index].type = absolute
            }
        }
    }

    private mutating func inferGlobals(_ declarations: [DeclSyntax]) {
        for declaration in declarations {
            if let function = declaration.as(FunctionDeclSyntax.self), function.genericParameterClause == nil,
                let type = function.signature.returnClause?.type, !type.is(SomeOrAnyTypeSyntax.self) {
                globalTypes[function.name.text] = type.trimmedDescription
            }
            for binding in declaration.as(VariableDeclSyntax.self)?.bindings ?? [] {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
                let type = binding.typeAnnotation?.type.trimmedDescription
                    ?? binding.initializer.flatMap { TypeInference(types: self, inside: "").type(of: $0.value) }
                if let type { globalTypes[name] = type }
            }
        }
    }

    private mutating func addAlias(_ declaration: DeclSyntax, inside outer: String) {
        guard let alias = declaration.as(TypeAliasDeclSyntax.self), alias.genericParameterClause == nil else { return }
        aliases[outer.isEmpty ? alias.name.text : "\(outer).\(alias.name.text)"] = alias.initializer.value.trimmedDescription
    }

    /// What an alias stands for, optionals aside; the type itself where it is none.
    func resolved(_ type: String, inside outer: String, depth: Int = 0) -> String {
        guard depth < 16 else { return type }
        if type.hasSuffix("?") {
            let inner = resolved(String(type.dropLast()), inside: outer, depth: depth + 1)
            return inner.contains("->") && !inner.hasSuffix(")?") ? "(\(inner))?" : inner + "?"
        }
        var enclosing = outer.split(separator: ".").map(String.init)
        while true {
            if let found = aliases[(enclosing + [type]).joined(separator: ".")] { return resolved(found, inside: outer, depth: depth + 1) }
            if enclosing.isEmpty { return type }
            enclosing.removeLast()
        }
    }

    /// The type of a stored closure, also an optional one and one behind an alias.
    func closureType(of member: Member, inside outer: String) -> String? {
        if let type = member.variable?.closureType(of: member.name) { return type }
        guard member.kind == .stored, let type = member.type else { return nil }
        let resolved = resolved(type, inside: outer)
        guard resolved != type else { return nil }
        var parser = Parser(resolved)
        return TypeSyntax.parse(from: &parser).unwrapped.is(FunctionTypeSyntax.self) ? type : nil
    }

    /// A type as it is written at the top of a file: `Game.Card` for the `Card` of a member of `Game`.
    private func absolute(_ text: String, inside outer: String) -> String {
        TypeWords.replacing(in: text) { word in
            var enclosing = outer.split(separator: ".").map(String.init)
            while !enclosing.isEmpty {
                let place = enclosing.joined(separator: ".")
                if let entry = types[place], entry.parameters.isEmpty {
                    if types["\(place).\(word)"] != nil || entry.member(word)?.kind == .type { return "\(place).\(word)" }
                }
                enclosing.removeLast()
            }
            return word
        }
    }

    /// The name of a generic type without its arguments: `History(…)` does not tell of what.
    func isBareGeneric(_ text: String, inside outer: String) -> Bool {
        if KnownNames.genericTypes.contains(text) { return true }
        return type(text, inside: outer).map { !$0.parameters.isEmpty } ?? false
    }

    /// A type that is declared here, and not as a view.
    func isNoView(_ name: String, inside outer: String) -> Bool {
        guard let entry = type(name, inside: outer), entry.kind != nil else { return false }
        // A protocol of the program may be a view; shapes are views.
        return entry.inherited.isSubset(of: Self.protocolsOfNoViews)
    }

    private static let protocolsOfNoViews: Set<String> = [
        "CaseIterable", "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error",
        "Gesture", "Hashable", "Identifiable", "Observable", "ObservableObject", "Sendable", "ToolbarContent", "ViewModifier",
    ]

    /// A type by its name, also one nested in another.
    func type(_ name: String, inside outer: String = "") -> TypeEntry? {
        var enclosing = outer.split(separator: ".").map(String.init)
        while !enclosing.isEmpty {
            if let found = types[enclosing.joined(separator: ".") + "." + name] { return found }
            enclosing.removeLast()
        }
        if let found = types[name] { return found }
        let meant = resolved(name, inside: outer)
        return meant == name ? nil : types[meant]
    }

    private static func names(of declaration: DeclSyntax) -> [String] {
        if let named = declaration.asProtocol((any NamedDeclSyntax).self) { return [named.name.text] }
        return declaration.as(VariableDeclSyntax.self)?.bindings.compactMap {
            $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        } ?? []
    }

    private mutating func add(_ declaration: TypeDeclaration) {
        var entry = types[declaration.name] ?? TypeEntry()
        if !declaration.isExtension {
            entry.kind = declaration.node.kind
            let generic = declaration.node.asProtocol((any WithGenericParametersSyntax).self)
            for parameter in generic?.genericParameterClause?.parameters ?? [] {
                entry.parameters.append(parameter.name.text)
                entry.constraints[parameter.name.text] = Set(parameter.inheritedType?.protocolNames ?? [])
            }
            for requirement in generic?.genericWhereClause?.requirements ?? [] {
                guard case .conformanceRequirement(let conformance) = requirement.requirement else { continue }
                entry.constraints[conformance.leftType.trimmedDescription, default: []].formUnion(conformance.rightType.protocolNames)
            }
        }
        entry.inherited.formUnion(declaration.group.inheritanceClause?.names ?? [])
        entry.attributes.formUnion(declaration.group.attributes.names)
        let members = declaration.group.memberBlock.members.declarations
        entry.members += members.flatMap(Self.members)
        entry.initializers += members.compactMap { $0.as(InitializerDeclSyntax.self) }
        entry.cases.formUnion(members.flatMap { $0.as(EnumCaseDeclSyntax.self)?.elements.map(\.name.text) ?? [] })
        for member in members { addAlias(member, inside: declaration.name) }
        entry.hasPayload = entry.hasPayload || members.contains { member in
            member.as(EnumCaseDeclSyntax.self)?.elements.contains { $0.parameterClause != nil } ?? false
        }
        types[declaration.name] = entry
    }

    private static func members(of declaration: DeclSyntax) -> [Member] {
        let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
        let isStatic = modifiers.contains(.static) || modifiers.contains(.class)
        let isPrivate = modifiers.contains { $0.name.tokenKind == .keyword(.private) && $0.detail == nil }
        func member(
            _ name: String, _ kind: Member.Kind, _ type: String? = nil, settable: Bool = false, value: ExprSyntax? = nil
        ) -> Member {
            Member(
                name: name, kind: kind, declaration: declaration, type: type, isStatic: isStatic, isPrivate: isPrivate,
                isSettable: settable, initialValue: value)
        }
        if let function = declaration.as(FunctionDeclSyntax.self) {
            return [member(function.name.plainText, .method, function.signature.returnClause?.type.trimmedDescription)]
        }
        if let variable = declaration.as(VariableDeclSyntax.self) {
            let isVar = variable.bindingSpecifier.tokenKind == .keyword(.var)
            let bindings = Array(variable.bindings)
            return bindings.enumerated().flatMap { index, binding -> [Member] in
                guard let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return [] }
                let typed = bindings[index...].first { $0.typeAnnotation != nil || $0.initializer != nil }
                let value = binding.initializer?.value
                let type = typed?.typeAnnotation?.type.trimmedDescription ?? variable.environmentObject
                let isSettable = isVar && (!binding.isComputed || binding.accessorBlock?.hasSetter ?? false)
                return [member(
                    token.identifier?.name ?? token.text, binding.isComputed ? .computed : .stored, type,
                    settable: isSettable, value: value)]
            }
        }
        if declaration.asProtocol((any DeclGroupSyntax).self) != nil || declaration.is(TypeAliasDeclSyntax.self) {
            return declaration.asProtocol((any NamedDeclSyntax).self).map { [member($0.name.text, .type)] } ?? []
        }
        return []
    }

    // MARK: Paths

    /// The types along a path of properties, as far as they are known, beginning with that of the root.
    func types(along path: [String], from root: String, inside outer: String) -> [String] {
        var result = [root]
        for name in path {
            guard let last = result.last, let next = type(of: name, in: last, inside: outer) else { break }
            result.append(next)
        }
        return result
    }

    private func type(of property: String, in type: String, inside outer: String) -> String? {
        if let entry = self.type(type, inside: outer), entry.parameters.isEmpty {
            guard let member = entry.member(property), !member.isStatic, !member.isPrivate,
                member.kind == .stored || member.kind == .computed
            else { return nil }
            return member.type
        }
        let isCollection = type.hasPrefix("[") || type == "String"
        if isCollection, property == "count" { return "Int" }
        if isCollection, property == "isEmpty" { return "Bool" }
        return nil
    }

    /// Whether a property of a type can be set, so that a binding to it can be made.
    func isSettable(_ property: String, of type: String, inside outer: String) -> Bool {
        self.type(type, inside: outer)?.member(property)?.isSettable ?? false
    }

    /// A type of the standard library or SwiftUI that has no parameters.
    func isPlain(_ type: String) -> Bool { Self.equatable.contains(type) }

    func isReference(_ type: String, inside outer: String) -> Bool { self.type(type, inside: outer)?.isReference ?? false }

    // MARK: ==

    /// Whether values of a type can be compared with `==`, for certain.
    func isEquatable(_ text: String, inside outer: String, depth: Int = 0) -> Bool {
        guard depth < 16 else { return false }
        let text = resolved(text, inside: outer)
        func isEquatable(_ part: Substring) -> Bool {
            self.isEquatable(part.trimmed, inside: outer, depth: depth + 1)
        }
        if text.hasSuffix("?") { return isEquatable(text.dropLast()) }
        if text.hasPrefix("["), text.hasSuffix("]") {
            let inner = text.dropFirst().dropLast()
            guard let colon = inner.firstIndex(of: ":") else { return isEquatable(inner) }
            return isEquatable(inner[..<colon]) && isEquatable(inner[inner.index(after: colon)...])
        }
        if Self.equatable.contains(text) { return true }
        for generic in ["Binding<", "Optional<", "Array<", "Set<", "Range<", "ClosedRange<"] where text.hasPrefix(generic) && text.hasSuffix(">") {
            return isEquatable(text.dropFirst(generic.count).dropLast())
        }
        // The id of what is Identifiable is Hashable, whatever it is.
        if text.hasSuffix(".ID"), type(text, inside: outer) == nil { return true }
        if let constraints = genericParameters(of: outer)[text] { return !constraints.isDisjoint(with: Self.equatableProtocols) }
        guard let entry = type(text, inside: outer) else { return false }
        if !entry.inherited.isDisjoint(with: ["Equatable", "Hashable", "Comparable"]) { return true }
        return entry.attributes.contains("Equatable") || entry.kind == .enumDecl && !entry.hasPayload
    }

    private static let equatableProtocols: Set<String> = [
        "BinaryFloatingPoint", "BinaryInteger", "Comparable", "Equatable", "FixedWidthInteger", "FloatingPoint", "Hashable", "Numeric",
        "SignedInteger", "SignedNumeric", "Strideable", "StringProtocol", "UnsignedInteger",
    ]

    /// What a type says of its generic parameters.
    private func genericParameters(of name: String) -> [String: Set<String>] { types[name]?.constraints ?? [:] }

    private static let equatable: Set<String> = [
        "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Double",
        "CGFloat", "String", "Substring", "Character", "UUID", "Date", "URL", "Data", "TimeInterval", "CGPoint", "CGSize",
        "CGRect", "Color", "Font", "Angle", "Edge.Set", "EdgeInsets", "Alignment", "HorizontalAlignment", "VerticalAlignment",
        "ColorScheme", "Locale", "LayoutDirection", "DynamicTypeSize", "ScenePhase", "UserInterfaceSizeClass", "Calendar",
        "TimeZone", "LocalizedStringKey", "UnitPoint", "Decimal", "IndexSet", "Duration", "Range<Int>", "ClosedRange<Int>",
        "ClosedRange<Double>", "Namespace.ID",
    ]
}

extension CodeBlockItemListSyntax {
    /// The declarations, those in every branch of an `#if` included.
    fileprivate var globals: [DeclSyntax] {
        flatMap { item -> [DeclSyntax] in
            guard let block = item.item.as(IfConfigDeclSyntax.self) else { return item.item.as(DeclSyntax.self).map { [$0] } ?? [] }
            return block.clauses.flatMap { clause -> [DeclSyntax] in
                guard case .statements(let list) = clause.elements else { return [] }
                return list.globals
            }
        }
    }
}

extension AccessorBlockSyntax {
    fileprivate var hasSetter: Bool {
        guard case .accessors(let accessors) = accessors else { return false }
        return accessors.contains { $0.accessorSpecifier.text == "set" }
    }
}

extension StringProtocol {
    var trimmed: String {
        var text = Substring(self)
        while text.first?.isWhitespace ?? false { text.removeFirst() }
        while text.last?.isWhitespace ?? false { text.removeLast() }
        return String(text)
    }
}

extension TypeSyntax {
    /// `Identifiable`, `Hashable` of `Identifiable & Hashable`.
    fileprivate var protocolNames: [String] {
        if let composition = self.as(CompositionTypeSyntax.self) { return composition.elements.flatMap(\.type.protocolNames) }
        return lastName.map { [$0] } ?? []
    }
}
