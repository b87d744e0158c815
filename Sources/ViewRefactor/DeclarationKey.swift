import SwiftSyntax
import ViewSyntax

/// What makes two top-level declarations the same one, typed again.
enum DeclarationKey {
    case type(String)
    case function(String)
    case values([String])
    case operatorOrPrecedence(String)
    case `extension`(head: String, members: Set<String>)
    /// A freestanding one, `#Preview("Dark")`.
    case macro(name: String, arguments: String)
    case `import`(String)

    /// Nil for what is no declaration.
    init?(_ item: CodeBlockItemSyntax) {
        let expression = item.item.as(ExprSyntax.self) ?? item.item.as(ExpressionStmtSyntax.self)?.expression
        if let expansion = expression?.as(MacroExpansionExprSyntax.self) {
            self = .macro(name: "#" + expansion.macroName.text, arguments: expansion.arguments.trimmedDescription)
        } else if let declaration = item.item.as(DeclSyntax.self) {
            self.init(declaration)
        } else {
            return nil
        }
    }

    private init?(_ declaration: DeclSyntax) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl:
            guard let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text else { return nil }
            self = .type(name)
        case .functionDecl(let function):
            let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
            self = .function("\(function.name.text)(\(labels.joined()))")
        case .variableDecl(let variable):
            self = .values(variable.bindings.map(\.pattern.trimmedDescription))
        case .extensionDecl(let other):
            let clauses = [other.inheritanceClause?.trimmedDescription, other.genericWhereClause?.trimmedDescription]
            let head = ([other.extendedType.trimmedDescription] + clauses.compactMap { $0 }).joined(separator: " ")
            let members = other.memberBlock.members.compactMap { DeclarationKey($0.decl) }.flatMap(\.names)
            self = .extension(head: head, members: Set(members))
        case .operatorDecl(let declared):
            self = .operatorOrPrecedence("\(declared.fixitySpecifier.text) \(declared.name.text)")
        case .precedenceGroupDecl(let group): self = .operatorOrPrecedence(group.name.text)
        case .importDecl(let statement): self = .import(statement.path.trimmedDescription)
        case .macroExpansionDecl(let expansion):
            self = .macro(name: "#" + expansion.macroName.text, arguments: expansion.arguments.trimmedDescription)
        case .initializerDecl(let initializer):
            let labels = initializer.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
            self = .function("init(\(labels.joined()))")
        case .subscriptDecl: self = .function("subscript")
        default: return nil
        }
    }

    var isImport: Bool { if case .import = self { true } else { false } }

    /// The names that someone may call it by.
    var names: [String] {
        switch self {
        case .type(let name), .operatorOrPrecedence(let name): [name]
        case .macro(let name, let arguments): arguments.isEmpty ? [name] : [name, "\(name)(\(arguments))"]
        case .function(let name): [name, String(name.prefix { $0 != "(" })]
        case .values(let names): names
        case .extension, .import: []
        }
    }

    func isReplaced(by new: DeclarationKey) -> Bool {
        switch (self, new) {
        case (.type(let a), .type(let b)), (.function(let a), .function(let b)),
            (.operatorOrPrecedence(let a), .operatorOrPrecedence(let b)), (.import(let a), .import(let b)):
            a == b
        case (.macro(let a, let old), .macro(let b, let new)):
            a == b && old == new
        case (.values(let a), .values(let b)):
            Set(a).isSubset(of: b)
        case (.extension(let a, let old), .extension(let b, let new)):
            a == b && !old.isDisjoint(with: new)
        default: false
        }
    }
}
