import SwiftInterpreter
import SwiftParser
import SwiftSyntax
import ViewSyntax

/// A top-level declaration of a source text, and where it stands.
struct Declaration {
    /// What makes two declarations namesakes: `type Row`, `func add(_:to:)`, `extension Row: View {body}`.
    var key: String
    /// As a person would say it: `Row`, `add(_:to:)`, `extension Row`.
    var name: String
    /// Counted in UTF-8 units, with the comments right above it.
    var range: Range<Int>
    /// Stored global variables with an initial value.
    var variables: [String]
    /// Imports are kept with the source; nobody needs to hear of them, also where they stand under `#if`.
    var isImport: Bool { key.hasPrefix("import ") || key.hasPrefix("@") && key.contains(" import ") || name.isEmpty }
    /// The views that it declares, nested ones with their enclosing types.
    var views: [String]
}

/// The top-level declarations of a source text.
struct ParsedText {
    var declarations: [Declaration] = []

    init(_ text: String) {
        self.init(Parser.parse(source: text).statements.filter(\.isDeclaration))
    }

    init(_ items: [CodeBlockItemSyntax]) {
        for item in items {
            let range = item.rangeWithComments
            guard !range.isEmpty, let (key, name) = Self.names(of: item.item) else { continue }
            declarations.append(Declaration(
                key: key, name: name, range: range, variables: Self.storedVariables(of: item.item),
                views: item.typeDeclarations().filter(\.isView).map(\.name)))
        }
    }

    private static func names(of item: CodeBlockItemSyntax.Item) -> (key: String, name: String)? {
        if let macro = item.as(MacroExpansionExprSyntax.self) {
            let text = described(macro)
            return (text, text)
        }
        guard let declaration = item.as(DeclSyntax.self) else { return nil }
        switch declaration.as(DeclSyntaxEnum.self) {
        case .structDecl(let type): return ("type " + type.name.text, type.name.text)
        case .classDecl(let type): return ("type " + type.name.text, type.name.text)
        case .enumDecl(let type): return ("type " + type.name.text, type.name.text)
        case .actorDecl(let type): return ("type " + type.name.text, type.name.text)
        case .protocolDecl(let type): return ("type " + type.name.text, type.name.text)
        case .typeAliasDecl(let alias): return ("type " + alias.name.text, alias.name.text)
        case .functionDecl(let function):
            let name = function.name.text + labels(of: function.signature.parameterClause)
            let types = function.signature.parameterClause.parameters.map(\.type.trimmedDescription)
            return ("func \(name) \(types)", name)
        case .variableDecl(let variable):
            let names = variable.bindings.map(\.pattern.trimmedDescription).joined(separator: ", ")
            return ("var " + names, names)
        case .extensionDecl(let extended):
            let type = extended.extendedType.trimmedDescription
            let header = [extended.inheritanceClause?.trimmedDescription, extended.genericWhereClause?.trimmedDescription]
            let members = extended.memberBlock.members.map { memberName($0.decl) }.sorted()
            let key = ["extension", type] + header.compactMap { $0 } + members
            return (key.joined(separator: " "), "extension " + type)
        case .macroExpansionDecl(let macro):
            let text = described(macro)
            return (text, text)
        case .importDecl(let imported): return (imported.trimmedDescription, imported.path.trimmedDescription)
        case .ifConfigDecl(let block): return (block.trimmedDescription, namesInside(block).joined(separator: ", "))
        default:
            let text = declaration.trimmedDescription
            return (text, String(text.prefix { !$0.isNewline }))
        }
    }

    /// `#Preview`, `#warning("not yet")`: the same text whichever of the two kinds the parser made of it.
    private static func described(_ macro: some FreestandingMacroExpansionSyntax) -> String {
        let arguments = macro.arguments.trimmedDescription
        return "#" + macro.macroName.text + (arguments.isEmpty ? "" : "(\(arguments))")
    }

    /// What the clauses of an `#if` declare, imports aside.
    private static func namesInside(_ block: IfConfigDeclSyntax) -> [String] {
        var inside: [String] = []
        for case .statements(let items)? in block.clauses.map(\.elements) {
            for case let (key, name)? in items.map({ names(of: $0.item) }) where !key.hasPrefix("import ") && !inside.contains(name) {
                inside.append(name)
            }
        }
        return inside
    }

    private static func storedVariables(of item: CodeBlockItemSyntax.Item) -> [String] {
        guard let variable = item.as(VariableDeclSyntax.self) else { return [] }
        return variable.bindings.flatMap { $0.initializer == nil ? [] : names(in: $0.pattern) }
    }

    private static func names(in pattern: PatternSyntax) -> [String] {
        if let tuple = pattern.as(TuplePatternSyntax.self) { return tuple.elements.flatMap { names(in: $0.pattern) } }
        return pattern.as(IdentifierPatternSyntax.self).map { [$0.identifier.text] } ?? []
    }

    private static func labels(of clause: FunctionParameterClauseSyntax) -> String {
        "(" + clause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
    }

    private static func memberName(_ member: DeclSyntax) -> String {
        if let variable = member.as(VariableDeclSyntax.self) {
            return variable.bindings.map(\.pattern.trimmedDescription).joined(separator: ",")
        }
        if let function = member.as(FunctionDeclSyntax.self) {
            return function.name.text + labels(of: function.signature.parameterClause)
        }
        if let initializer = member.as(InitializerDeclSyntax.self) {
            return "init" + labels(of: initializer.signature.parameterClause)
        }
        if let named = member.asProtocol((any NamedDeclSyntax).self) { return named.name.text }
        return String(member.trimmedDescription.prefix { !$0.isNewline })
    }
}

extension TypeDeclaration {
    /// Whether it says `: View`, as a struct, an enum or an extension of one may.
    fileprivate var isView: Bool {
        guard [.structDecl, .enumDecl, .extensionDecl].contains(node.kind) else { return false }
        return group.inheritanceClause?.names.contains("View") ?? false
    }
}
