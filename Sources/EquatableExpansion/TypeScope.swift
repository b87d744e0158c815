import SwiftSyntax

/// The names that the syntax around a struct explains: type aliases, types and generic parameters.
struct TypeScope {
    private var aliases: [String: TypeAliasDeclSyntax] = [:]
    /// The struct's generic parameters that nothing says to be Equatable.
    private(set) var openParameters: Set<String> = []
    /// The generic parameters, those of the types around included, that nothing says to be Sendable.
    private(set) var unsendableParameters: Set<String> = []
    /// All names that are declared around, generic parameters included.
    private var known: Set<String> = []
    /// Protocols whose declaration can be seen: as a type each stands for any value that conforms.
    var protocols: Set<String> { Set(protocolDeclarations.keys) }
    private var protocolDeclarations: [String: DeclSyntax] = [:]
    /// Property wrappers whose declaration can be seen.
    private(set) var propertyWrappers: Set<String> = []
    /// Property wrappers whose declaration can be seen and says that they are Equatable.
    private var equatableWrappers: Set<String> = []
    /// Types whose declaration can be seen and gives them no `==`.
    private var withoutEquatable: [String: DeclSyntax] = [:]
    /// Structs, classes, enums and actors whose declaration can be seen.
    private var nominals: [String: DeclSyntax] = [:]
    /// Functions that can be named without an instance.
    private(set) var functions: Set<String> = []
    /// What the extensions around give to types, by the last part of their names.
    private var extended: [String: [String]] = [:]
    private let file: FileDeclarations
    /// The name of the struct with those of the types around it.
    private let name: String
    /// Whether the file of the struct can be seen.
    let seesFile: Bool
    /// The modules that the file imports.
    var imports: Set<String> { file.imports }

    /// - Parameter surroundings: The declarations around, also those of a struct that was cut out of its file.
    init(of structure: StructDeclSyntax, surroundings: [Syntax]) {
        seesFile = structure.root.is(SourceFileSyntax.self)
        file = FileDeclarations(around: structure)
        name = structure.qualifiedName
        var around = name.split(separator: ".").map(String.init)
        var levels = [structure.memberBlock.members.map(\.decl) + file.members(of: name)]
        while around.count > 1 {
            around.removeLast()
            levels.append(file.members(of: around.joined(separator: ".")))
        }
        for node in structure.enclosing {
            if let group = node.asProtocol((any DeclGroupSyntax).self) {
                levels.append(group.memberBlock.members.map(\.decl))
            } else if let file = node.as(SourceFileSyntax.self) {
                levels.append(file.statements.compactMap { $0.item.as(DeclSyntax.self) })
            }
        }
        let generic = ([Syntax(structure)] + surroundings).compactMap { $0.asProtocol((any WithGenericParametersSyntax).self) }
        let extended = ExtendedParameters(of: surroundings.compactMap { $0.as(ExtensionDeclSyntax.self) }, in: structure.root)
        let parameters = Set(generic.flatMap { $0.genericParameterClause?.parameters.map(\.name.text) ?? [] }).union(extended.names)
        func open(_ protocols: Set<String>) -> Set<String> {
            let told = generic.flatMap { Self.parameters(of: $0.genericParameterClause, $0.genericWhereClause, conformingTo: protocols) }
                + extended.clauses.flatMap { Self.parameters(of: $0.parameters, $0.requirements, conformingTo: protocols) }
            return parameters.subtracting(told)
        }
        openParameters = open(Self.equatableProtocols).subtracting(extended.hashable)
        unsendableParameters = open(["Sendable"])
        for case let other? in levels.joined().map({ $0.as(ExtensionDeclSyntax.self) }) where other.genericWhereClause == nil {
            self.extended[other.extendedType.nameParts.last ?? "", default: []] += other.inheritanceClause?.inheritedNames ?? []
        }
        let equatable = Self.namesExtendedWithEquality(levels.joined())
        let equated = Self.namesExtended(levels.joined()) { !Self.equatableProtocols.isDisjoint(with: $0) }
        var seen = Set(structure.genericParameterClause?.parameters.map(\.name.text) ?? [])
        for level in levels { add(level, except: &seen, extended: equatable, equated: equated) }
        known = seen.union(parameters)
    }

    /// What a type is called that is named by an alias that can be seen: `Tap`, `Handlers.Tap`; nil for any other type.
    func alias(_ type: TypeSyntax) -> TypeSyntax? {
        let path = type.nameParts
        guard let last = path.last else { return nil }
        guard let alias = path.count == 1 ? aliases[last] : file.alias(path, inside: name) else { return nil }
        let arguments = type.genericArguments
        let parameters = alias.genericParameterClause?.parameters.map(\.name.text) ?? []
        guard parameters.count == arguments.count else { return nil }
        return alias.initializer.value.replacing(parameters, by: arguments)
    }

    /// The first name in a type that neither the syntax around nor common knowledge explains.
    func unexplainedName(in type: TypeSyntax) -> String? {
        switch type.as(TypeSyntaxEnum.self) {
        case .optionalType(let optional): return unexplainedName(in: optional.wrappedType)
        case .implicitlyUnwrappedOptionalType(let optional): return unexplainedName(in: optional.wrappedType)
        case .attributedType(let attributed): return unexplainedName(in: attributed.baseType)
        case .arrayType(let array): return unexplainedName(in: array.element)
        case .dictionaryType(let dictionary): return unexplainedName(in: dictionary.value)
        case .tupleType(let tuple): return tuple.elements.lazy.compactMap { unexplainedName(in: $0.type) }.first
        case .identifierType(let named):
            let name = named.name.text
            if !known.contains(name), !ComparisonCost.commonNames.contains(name), !Self.wrappers.contains(name) { return name }
            return type.genericArguments.lazy.compactMap(unexplainedName).first
        default: return nil
        }
    }

    /// Generic types that are Equatable where what they hold is.
    private static let wrappers: Set<String> = ["Optional", "Binding", "Result"]

    /// Whether what a wrapper stores has an `==`, which sees more than its wrapped value.
    func isEquatableWrapper(_ name: String) -> Bool { equatableWrappers.contains(name) }

    /// The declaration of a struct, class, enum or actor.
    func nominal(_ name: String) -> DeclSyntax? { nominals[name] }

    /// What the declaration of a type or a protocol and the extensions around name.
    func inherited(by name: String) -> [String] {
        let own = nominals[name] ?? protocolDeclarations[name]
        return (own?.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedNames ?? []) + (extended[name] ?? [])
    }

    /// Whether the struct itself has a protocol, by its own words, by an extension, or by a protocol of the file.
    func inherits(_ protocolName: String) -> Bool { file.inherits(name, protocolName) }
    /// Whether an extension under a condition gives the struct a protocol.
    func inheritsConditionally(_ protocolName: String) -> Bool { file.inheritsConditionally(name, protocolName) }
    /// Whether the struct or an extension of it has a method of its own.
    func hasMethod(_ isMeant: (FunctionDeclSyntax) -> Bool) -> Bool {
        file.members(of: name).contains { $0.as(FunctionDeclSyntax.self).map(isMeant) ?? false }
    }
    /// Whether only this file sees a type.
    func isHidden(_ type: String) -> Bool { file.isHidden(type) }
    /// A name of the standard library, with its module where the program has one of its own.
    func standard(_ name: String) -> String { known.contains(name) ? "Swift." + name : name }

    func isDeclaredWithoutEquatable(_ name: String) -> Bool { withoutEquatable[name] != nil }

    /// For a type by a dotted name: `Settings.Mode`.
    func isDeclaredWithoutEquatable(_ path: [String]) -> Bool {
        guard let (declaration, protocols) = file.nominal(path, inside: name) else { return false }
        return NominalSyntax(declaration)?.hasNoEquality(besides: Self.notEquatableProtocols) ?? false
            && Self.notEquatableProtocols.isSuperset(of: protocols)
    }

    /// The declaration of a type that could be made Equatable by naming the protocol.
    func valueTypeWithoutEquatable(_ name: String) -> DeclSyntax? {
        withoutEquatable[name].flatMap { $0.is(StructDeclSyntax.self) || $0.is(EnumDeclSyntax.self) ? $0 : nil }
    }

    /// Takes in the names of one level; those of a level further inside hide them.
    private mutating func add(
        _ declarations: [DeclSyntax], except seen: inout Set<String>, extended: Set<String>, equated: Set<String>
    ) {
        for declaration in declarations {
            if let alias = declaration.as(TypeAliasDeclSyntax.self) {
                guard seen.insert(alias.name.text).inserted else { continue }
                aliases[alias.name.text] = alias
            } else if let found = declaration.as(ProtocolDeclSyntax.self) {
                if seen.insert(found.name.text).inserted { protocolDeclarations[found.name.text] = declaration }
            } else if let function = declaration.as(FunctionDeclSyntax.self) {
                functions.insert(function.name.text)
            } else if let type = NominalSyntax(declaration), seen.insert(type.name).inserted {
                nominals[type.name] = declaration
                if type.isPropertyWrapper { propertyWrappers.insert(type.name) }
                if type.isPropertyWrapper, type.saysEquatable || equated.contains(type.name) { equatableWrappers.insert(type.name) }
                let hasNoEquality = type.hasNoEquality(besides: Self.notEquatableProtocols)
                if hasNoEquality, !extended.contains(type.name) { withoutEquatable[type.name] = declaration }
            }
        }
    }

    /// The types that an extension may make Equatable.
    private static func namesExtendedWithEquality(_ declarations: some Sequence<DeclSyntax>) -> Set<String> {
        namesExtended(declarations) { !notEquatableProtocols.isSuperset(of: $0) }
    }

    /// The types that an extension gives protocols of some kind.
    private static func namesExtended(
        _ declarations: some Sequence<DeclSyntax>, where isWanted: ([String]) -> Bool
    ) -> Set<String> {
        var names: Set<String> = []
        for case let other? in declarations.map({ $0.as(ExtensionDeclSyntax.self) }) {
            guard isWanted(other.inheritanceClause?.inheritedNames ?? []) else { continue }
            names.formUnion(other.extendedType.nameParts.suffix(1))
        }
        return names
    }

    /// Protocols that say nothing about `==`. A type that names any other one may get it from there.
    private static let notEquatableProtocols: Set<String> = [
        "CaseIterable", "Codable", "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable", "Encodable",
        "Error", "Identifiable", "LocalizedError", "Observable", "ObservableObject", "Sendable", "View",
    ]

    /// Protocols whose conformers are Equatable.
    fileprivate static let equatableProtocols: Set<String> = [
        "Equatable", "Hashable", "Comparable", "Strideable", "Numeric", "SignedNumeric", "BinaryInteger",
        "FixedWidthInteger", "SignedInteger", "UnsignedInteger", "FloatingPoint", "BinaryFloatingPoint", "StringProtocol",
        "SIMD",
    ]

    /// The generic parameters, also associated types of them, that a declaration says to be Equatable.
    private static func parameters(
        of list: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?, conformingTo protocols: Set<String>
    ) -> Set<String> {
        var names: Set<String> = []
        for parameter in list?.parameters ?? [] {
            let constraints = parameter.inheritedType?.protocolNames ?? []
            if !protocols.isDisjoint(with: constraints) { names.insert(parameter.name.text) }
        }
        for requirement in requirements?.requirements ?? [] {
            guard case .conformanceRequirement(let conformance) = requirement.requirement else { continue }
            if !protocols.isDisjoint(with: conformance.rightType.protocolNames) {
                names.insert(conformance.leftType.trimmedDescription)
            }
        }
        return names
    }
}

/// A declaration of a struct, class, enum or actor, as far as equality is concerned.
private struct NominalSyntax {
    let name: String
    private let declaration: DeclSyntax
    private let inherited: [String]

    init?(_ declaration: DeclSyntax) {
        guard declaration.asProtocol((any DeclGroupSyntax).self) != nil, !declaration.is(ProtocolDeclSyntax.self),
            let named = declaration.asProtocol((any NamedDeclSyntax).self)
        else { return nil }
        name = named.name.text
        self.declaration = declaration
        inherited = declaration.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedNames ?? []
    }

    private var attributes: AttributeListSyntax? { declaration.asProtocol((any WithAttributesSyntax).self)?.attributes }
    var isPropertyWrapper: Bool { attributes?.first(named: "propertyWrapper") != nil }
    /// The declaration itself says that values can be compared.
    var saysEquatable: Bool {
        attributes?.first(named: "Equatable") != nil || !TypeScope.equatableProtocols.isDisjoint(with: inherited)
    }

    /// No protocol but those given, no macro, and no cases that are Equatable by themselves.
    func hasNoEquality(besides protocols: Set<String>) -> Bool {
        guard protocols.isSuperset(of: inherited) else { return false }
        if attributes?.first(named: "Equatable") != nil { return false }
        guard let enumeration = declaration.as(EnumDeclSyntax.self) else { return true }
        return enumeration.memberBlock.members.contains { member in
            member.decl.as(EnumCaseDeclSyntax.self)?.elements.contains { $0.parameterClause != nil } ?? false
        }
    }
}
