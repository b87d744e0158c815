import SwiftSyntax

/// Conformances whose members Swift writes by itself and that are more than one expression: they are written here as
/// Swift source, an extension of the type, which is then read like any other.
extension Checker {
    /// Adds what a type's inheritance clause asks for: Codable, CodingKey, Comparable of an enum with associated values.
    func writeConformances(
        of decl: NominalDecl, inheritance: InheritanceClauseSyntax?, members: [MemberBlockItemSyntax], context: DeclContext
    ) {
        guard !context.isInterface, let inheritance else { return }
        let names = Set(inheritance.inheritedTypes.flatMap { $0.type.trimmedDescription.split(separator: "&").map { $0.filter { $0 != " " } } })
        var parts: [String] = []
        if decl.kind == .enum {
            let cases = members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap { Array($0.elements) }
            if names.contains("CodingKey") { parts.append(codingKeyMembers(cases, in: members)) }
            if names.contains("Comparable"), cases.contains(where: { $0.parameterClause != nil }), !declares("<", in: members) {
                parts.append(comparison(of: decl, cases))
            }
            if !isRaw(cases, names) { parts += enumCodingMembers(cases, names, members) }
        } else if decl.kind == .struct || decl.kind == .class {
            parts += codingMembers(of: decl, names, members)
        }
        guard !parts.isEmpty else { return }
        let source = "extension \(decl.qualifiedName) {\n\(parts.joined(separator: "\n"))\n}\n"
        pendingExpansions.append((SourceFile(name: "members of \(decl.qualifiedName)", text: source, origin: decl.position), decl))
    }

    func declares(_ name: String, in members: [MemberBlockItemSyntax]) -> Bool {
        members.contains { $0.decl.as(FunctionDeclSyntax.self)?.name.text == name }
    }

    // MARK: Codable

    private func isRaw(_ cases: [EnumCaseElementSyntax], _ names: Set<String>) -> Bool {
        cases.contains { $0.rawValue != nil } || !names.isDisjoint(with: rawTypeNames)
    }

    func codes(_ names: Set<String>) -> (isDecodable: Bool, isEncodable: Bool) {
        (names.contains("Codable") || names.contains("Decodable"), names.contains("Codable") || names.contains("Encodable"))
    }

    private func codingMembers(of decl: NominalDecl, _ names: Set<String>, _ members: [MemberBlockItemSyntax]) -> [String] {
        let (isDecodable, isEncodable) = codes(names)
        guard isDecodable || isEncodable else { return [] }
        let keys = members.compactMap { $0.decl.as(EnumDeclSyntax.self) }.first { $0.name.text == "CodingKeys" }
        let wrapped = Set(decl.instanceVariables.filter { $0.wrapper != nil }.map(\.name))
        let properties = members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap(storedNames).map { property in
            var property = property
            property.isWrapped = wrapped.contains(property.name)
            return property
        }
        let chosen: [CodedProperty]
        var parts: [String] = []
        if let keys {
            let named = Set(keys.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap { $0.elements.map(\.name.text) })
            chosen = properties.filter { named.contains($0.name) }
        } else {
            chosen = properties
            if !chosen.isEmpty {
                parts.append("enum CodingKeys: String, CodingKey { case \(chosen.map(\.name).joined(separator: ", ")) }")
            }
        }
        let container = chosen.isEmpty ? "" : "container(keyedBy: CodingKeys.self)"
        if isDecodable, !members.contains(where: { takesDecoder($0.decl) }) {
            let lines = chosen.filter { !$0.isConstant }.map { property in
                if property.isWrapped { return "self._\(property.name) = try values.decode(_wantedType(), forKey: .\(property.name))" }
                guard let type = property.type else { return "self.\(property.name) = try values._decode(forKey: .\(property.name))" }
                let call = "decode\(property.wrapped == nil ? "" : "IfPresent")(\(property.wrapped ?? type).self"
                return "self.\(property.name) = try values.\(call), forKey: .\(property.name))"
            }
            let opening = lines.isEmpty ? "" : "let values = try decoder.\(container)\n"
            parts.append("\(decl.kind == .class ? "required " : "")init(from decoder: any Decoder) throws {\n\(opening)\(lines.joined(separator: "\n"))\n}")
        }
        if isEncodable, !members.contains(where: { takesEncoder($0.decl) }) {
            let lines = chosen.map { property in
                let value = "self.\(property.isWrapped ? "_" : "")\(property.name)"
                return "try values.encode\(property.wrapped == nil || property.isWrapped ? "" : "IfPresent")(\(value), forKey: .\(property.name))"
            }
            let opening = lines.isEmpty ? "" : "var values = encoder.\(container)\n"
            parts.append("func encode(to encoder: any Encoder) throws {\n\(opening)\(lines.joined(separator: "\n"))\n}")
        }
        return parts
    }

    private struct CodedProperty {
        var name: String
        /// As written; nil where the initial value tells.
        var type: String?
        /// What is inside, where the type is written as an optional.
        var wrapped: String?
        /// A constant that has its value already.
        var isConstant: Bool
        /// Whether a property wrapper holds it: then the wrapper is what is written and read.
        var isWrapped = false
    }

    private func storedNames(_ variable: VariableDeclSyntax) -> [CodedProperty] {
        if variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) }) { return [] }
        let last = variable.bindings.last?.typeAnnotation?.type
        return variable.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, isStored(binding) else { return nil }
            let type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? last : nil)
            return CodedProperty(
                name: name, type: type?.trimmedDescription, wrapped: type?.as(OptionalTypeSyntax.self)?.wrappedType.trimmedDescription,
                isConstant: variable.bindingSpecifier.tokenKind == .keyword(.let) && binding.initializer != nil)
        }
    }

    private func isStored(_ binding: PatternBindingSyntax) -> Bool {
        guard let block = binding.accessorBlock else { return true }
        guard case .accessors(let accessors) = block.accessors else { return false }
        return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }

    /// `init(from decoder: any Decoder)`
    func takesDecoder(_ member: DeclSyntax) -> Bool {
        takes("from", "Decoder", member.as(InitializerDeclSyntax.self)?.signature)
    }

    /// `func encode(to encoder: any Encoder)`
    func takesEncoder(_ member: DeclSyntax) -> Bool {
        guard let function = member.as(FunctionDeclSyntax.self), function.name.text == "encode" else { return false }
        return takes("to", "Encoder", function.signature)
    }

    private func takes(_ label: String, _ type: String, _ signature: FunctionSignatureSyntax?) -> Bool {
        guard let parameters = signature?.parameterClause.parameters, parameters.count == 1, let only = parameters.first else { return false }
        return only.firstName.text == label && only.type.tokens(viewMode: .sourceAccurate).contains { $0.text == type }
    }

    /// What Swift writes to read or write a type's properties needs each of them to be read or written.
    func requireCodedFields(of decl: NominalDecl) {
        guard decl.kind == .struct || decl.kind == .class, !decl.isInterface else { return }
        let protocols = allProtocols(of: decl)
        for name in ["Decodable", "Encodable"] {
            if let proto = protocols.first(where: { $0.isInterface && $0.name == name }) { requireCodedFields(of: decl, proto) }
        }
    }

    private func requireCodedFields(of decl: NominalDecl, _ proto: NominalDecl) {
        guard let requirement = proto.protocolRequirements.first, let written = ownImplementation(of: requirement, in: decl),
              files[written.position]?.origin != nil,
              case .type(let keys)? = members(named: "CodingKeys", in: decl).first(where: { if case .type = $0 { true } else { false } }) else { return }
        let named = Set(keys.cases.map(\.name))
        for property in ownStoredProperties(of: decl) where named.contains(property.name) {
            let type = type(of: property)
            // A constant that has its value is not read.
            let isRead = proto.name == "Encodable" || !(property.isLet && property.initialValue != nil)
            guard isRead, !type.hasError, !type.mentionsArchetype, !conforms(type, to: proto) else { continue }
            report("type '\(decl.qualifiedName)' does not conform to protocol '\(proto.name)'", at: decl.position,
                   hint: "Let '\(innermost(type, lacking: proto))' conform to '\(proto.name)', too, or leave '\(property.name)' out of its 'CodingKeys'.",
                   notes: [Diagnostic.Note(message: "'\(property.name)' has type '\(type)', which is not \(proto.name)", position: property.position)])
            return
        }
    }

    /// Of a collection or an optional, what in it does not conform.
    private func innermost(_ type: Type, lacking proto: NominalDecl) -> Type {
        guard type.nominal?.isInterface == true, let inner = type.arguments.first(where: { !conforms($0, to: proto) }) else { return type }
        return innermost(inner, lacking: proto)
    }

    // MARK: Coding keys

    private func codingKeyMembers(_ cases: [EnumCaseElementSyntax], in members: [MemberBlockItemSyntax]) -> String {
        keyMembers(cases.map { element in
            let written = element.rawValue?.value
            return (element.name.text, written.flatMap { $0.is(StringLiteralExprSyntax.self) ? $0.trimmedDescription : nil } ?? "\"\(plain(element.name.text))\"")
        })
    }

    private func keyMembers(_ keys: [(name: String, text: String)]) -> String {
        let texts = keys.map { "case .\($0.name): return \($0.text)" }.joined(separator: "\n")
        let values = keys.map { "case \($0.text): self = .\($0.name)" }.joined(separator: "\n")
        return """
            var stringValue: String { switch self {
            \(texts)
            } }
            init?(stringValue: String) { switch stringValue {
            \(values)
            default: return nil
            } }
            """
    }

    private func plain(_ name: String) -> String { name.filter { $0 != "`" } }

    // MARK: Comparable

    /// Cases compare by their order, and one case with itself by its associated values.
    private func comparison(of decl: NominalDecl, _ cases: [EnumCaseElementSyntax]) -> String {
        var rows: [String] = []
        for element in cases {
            let count = element.parameterClause?.parameters.count ?? 0
            guard count > 0 else { continue }
            let (left, right) = ((0..<count).map { "let a\($0)" }.joined(separator: ", "), (0..<count).map { "let b\($0)" }.joined(separator: ", "))
            let tests = (0..<count).map { "if a\($0) < b\($0) { return true }; if b\($0) < a\($0) { return false }" }.joined(separator: "; ")
            rows.append("case (.\(element.name.text)(\(left)), .\(element.name.text)(\(right))): \(tests); return false")
        }
        let order = cases.enumerated().map { "case .\($1.name.text): return \($0)" }.joined(separator: "\n")
        return """
            static func < (lhs: Self, rhs: Self) -> Bool {
            func place(_ value: Self) -> Int { switch value {
            \(order)
            } }
            switch (lhs, rhs) {
            \(rows.joined(separator: "\n"))
            default: return place(lhs) < place(rhs)
            }
            }
            """
    }
}

private let rawTypeNames: Set<String> = [
    "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
]
