import SwiftSyntax

/// Codable for enums without raw values: `{"circle":{"radius":1}}`, a key for the case, below it one for each value.
extension Checker {
    private struct CodedCase {
        var name: String
        /// The key and the type of each associated value, its label, and what is inside where the type is an optional.
        var values: [(key: String, label: String?, type: String, wrapped: String?)]
        var keys: String { name.prefix(1).uppercased() + name.dropFirst() + "CodingKeys" }
    }

    func enumCodingMembers(_ cases: [EnumCaseElementSyntax], _ names: Set<String>, _ members: [MemberBlockItemSyntax]) -> [String] {
        let (isDecodable, isEncodable) = codes(names)
        guard isDecodable || isEncodable else { return [] }
        let declared = Dictionary(
            members.compactMap { $0.decl.as(EnumDeclSyntax.self) }.map { ($0.name.text, caseNames(of: $0)) }, uniquingKeysWith: { a, _ in a })
        let chosen = cases.map(codedCase).filter { declared["CodingKeys"]?.contains($0.name) ?? true }
        guard !chosen.isEmpty else { return [] }
        var parts: [String] = []
        if declared["CodingKeys"] == nil {
            parts.append("enum CodingKeys: String, CodingKey { case \(chosen.map(\.name).joined(separator: ", ")) }")
        }
        for entry in chosen where declared[entry.keys] == nil && !entry.values.isEmpty {
            parts.append("enum \(entry.keys): String, CodingKey { case \(entry.values.map(\.key).joined(separator: ", ")) }")
        }
        if isDecodable, !members.contains(where: { takesDecoder($0.decl) }) { parts.append(decoding(chosen)) }
        if isEncodable, !members.contains(where: { takesEncoder($0.decl) }) { parts.append(encoding(chosen, isComplete: chosen.count == cases.count)) }
        return parts
    }

    private func caseNames(of keys: EnumDeclSyntax) -> Set<String> {
        Set(keys.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap { $0.elements.map(\.name.text) })
    }

    private func codedCase(_ element: EnumCaseElementSyntax) -> CodedCase {
        let parameters = element.parameterClause.map { Array($0.parameters) } ?? []
        return CodedCase(name: element.name.text, values: parameters.enumerated().map { index, parameter in
            let label = parameter.firstName.map(\.text).flatMap { $0 == "_" ? nil : $0 }
            return (label ?? "_\(index)", label, parameter.type.trimmedDescription,
                    parameter.type.as(OptionalTypeSyntax.self)?.wrappedType.trimmedDescription)
        })
    }

    private func decoding(_ cases: [CodedCase]) -> String {
        let branches = cases.map { entry -> String in
            if entry.values.isEmpty { return "case .\(entry.name): self = .\(entry.name)" }
            let values = entry.values.map { value in
                (value.label.map { $0 + ": " } ?? "")
                    + "try nested.decode\(value.wrapped == nil ? "" : "IfPresent")(\(value.wrapped ?? value.type).self, forKey: .\(value.key))"
            }
            return """
                case .\(entry.name):
                let nested = try values.nestedContainer(keyedBy: \(entry.keys).self, forKey: .\(entry.name))
                self = .\(entry.name)(\(values.joined(separator: ", ")))
                """
        }
        return """
            init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            guard let key = values.allKeys.first, values.allKeys.count == 1 else {
            throw DecodingError.typeMismatch(Self.self, DecodingError.Context(codingPath: values.codingPath, debugDescription: "Invalid number of keys found, expected one."))
            }
            switch key {
            \(branches.joined(separator: "\n"))
            }
            }
            """
    }

    /// A case without a key cannot be written out; Swift refuses such an enum, here the value is left out.
    private func encoding(_ cases: [CodedCase], isComplete: Bool) -> String {
        let branches = cases.map { entry -> String in
            if entry.values.isEmpty {
                return "case .\(entry.name): _ = values.nestedContainer(keyedBy: CodingKeys.self, forKey: .\(entry.name))"
            }
            let names = entry.values.indices.map { "let a\($0)" }.joined(separator: ", ")
            let lines = entry.values.enumerated().map { index, value in
                "try nested.encode\(value.wrapped == nil ? "" : "IfPresent")(a\(index), forKey: .\(value.key))"
            }
            return """
                case .\(entry.name)(\(names)):
                var nested = values.nestedContainer(keyedBy: \(entry.keys).self, forKey: .\(entry.name))
                \(lines.joined(separator: "\n"))
                """
        }
        return """
            func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            switch self {
            \(branches.joined(separator: "\n"))\(isComplete ? "" : "\ndefault: break")
            }
            }
            """
    }
}
