import SwiftSyntax
import ViewSyntax

/// What a top-level declaration is called.
enum DeclarationKey {
    case type(String)
    case function(String)
    case values([String])
    case operatorOrPrecedence(String)
    /// A freestanding one, `#Preview("Dark")`.
    case macro(name: String, arguments: String)

    /// Nil for what has no name of its own.
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
        case .operatorDecl(let declared):
            self = .operatorOrPrecedence("\(declared.fixitySpecifier.text) \(declared.name.text)")
        case .precedenceGroupDecl(let group): self = .operatorOrPrecedence(group.name.text)
        case .macroExpansionDecl(let expansion):
            self = .macro(name: "#" + expansion.macroName.text, arguments: expansion.arguments.trimmedDescription)
        default: return nil
        }
    }

    /// The names that someone may call it by.
    var names: [String] {
        switch self {
        case .type(let name), .operatorOrPrecedence(let name): [name]
        case .macro(let name, let arguments): arguments.isEmpty ? [name] : [name, "\(name)(\(arguments))"]
        case .function(let name): [name, String(name.prefix { $0 != "(" })]
        case .values(let names): names
        }
    }
}
