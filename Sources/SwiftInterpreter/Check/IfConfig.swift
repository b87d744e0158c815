import SwiftSyntax

/// `#if`: the playground stands for an iPhone with the newest SwiftUI, in a debug build.
extension Checker {
    func activeClause(of conditional: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
        for clause in conditional.clauses {
            guard let condition = clause.condition else { return clause }
            if holds(condition) { return clause }
        }
        return nil
    }

    func activeDeclarations(of conditional: IfConfigDeclSyntax) -> [DeclSyntax] {
        switch activeClause(of: conditional)?.elements {
        case .statements(let items): items.compactMap { $0.item.as(DeclSyntax.self) }
        case .decls(let members): members.map(\.decl)
        default: []
        }
    }

    private func holds(_ condition: ExprSyntax) -> Bool {
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.tokenKind == .keyword(.true) }
        if let name = condition.as(DeclReferenceExprSyntax.self) { return name.baseName.text == "DEBUG" }
        if let prefix = condition.as(PrefixOperatorExprSyntax.self) { return !holds(prefix.expression) }
        if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first { return holds(only.expression) }
        if let infix = condition.as(InfixOperatorExprSyntax.self), let name = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text {
            return name == "&&" ? holds(infix.leftOperand) && holds(infix.rightOperand) : holds(infix.leftOperand) || holds(infix.rightOperand)
        }
        guard let call = condition.as(FunctionCallExprSyntax.self) else { return false }
        let argument = call.arguments.first?.expression.trimmedDescription ?? ""
        switch call.calledExpression.trimmedDescription {
        case "os": return argument == "iOS"
        case "canImport": return canImport(argument)
        case "swift", "compiler": return true
        case "targetEnvironment": return argument == "simulator"
        default: return false
        }
    }

    /// What a declaration is, for a message.
    func describeKind(of decl: DeclSyntax) -> String {
        switch decl.as(DeclSyntaxEnum.self) {
        case .macroDecl: "macro declarations"
        case .macroExpansionDecl: "macro expansions"
        case .actorDecl: "actors"
        case .extensionDecl: "extensions"
        case .protocolDecl: "protocols"
        case .operatorDecl: "operator declarations"
        case .precedenceGroupDecl: "precedence groups"
        case .importDecl: "imports"
        case .enumCaseDecl: "cases"
        case .deinitializerDecl: "deinitialisers"
        case .initializerDecl: "initialisers"
        case .subscriptDecl: "subscripts"
        default: "such declarations"
        }
    }
}
