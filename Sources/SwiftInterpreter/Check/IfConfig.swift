import SwiftSyntax

/// `#if`: the playground stands for an iPhone with the newest SwiftUI, in a debug build.
extension Checker {
    func activeClause(of conditional: IfConfigDeclSyntax, in file: SourceFile) -> IfConfigClauseSyntax? {
        for clause in conditional.clauses {
            guard let condition = clause.condition else { return clause }
            if holds(condition, in: file) { return clause }
        }
        return nil
    }

    func activeDeclarations(of conditional: IfConfigDeclSyntax, in file: SourceFile) -> [DeclSyntax] {
        switch activeClause(of: conditional, in: file)?.elements {
        case .statements(let items): items.compactMap { $0.item.as(DeclSyntax.self) }
        case .decls(let members): members.map(\.decl)
        default: []
        }
    }

    /// The text of a file without the `#if` that stand behind an expression, to hold their modifiers: of each, what is not
    /// active is blank. Nil if there are none. What is left is where it was.
    func activeText(of tree: SourceFileSyntax, in file: SourceFile) -> String? {
        guard file.text.contains("#if") else { return nil }
        var bytes = Array(file.text.utf8)
        let whole = bytes
        var isChanged = false
        func visit(_ node: Syntax) {
            guard let postfix = node.as(PostfixIfConfigExprSyntax.self) else {
                return node.children(viewMode: .sourceAccurate).forEach(visit)
            }
            isChanged = true
            if let base = postfix.base { visit(Syntax(base)) }
            let active = activeClause(of: postfix.config, in: file)?.elements.map { Syntax($0) }
            for index in range(of: Syntax(postfix.config)) where bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
            guard let active else { return }
            bytes.replaceSubrange(range(of: active), with: whole[range(of: active)])
            visit(active)
        }
        func range(of node: Syntax) -> Range<Int> {
            node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
        }
        visit(Syntax(tree))
        return isChanged ? String(decoding: bytes, as: UTF8.self) : nil
    }

    private func holds(_ condition: ExprSyntax, in file: SourceFile) -> Bool {
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.tokenKind == .keyword(.true) }
        if let name = condition.as(DeclReferenceExprSyntax.self) { return name.baseName.text == "DEBUG" }
        if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" { return !holds(prefix.expression, in: file) }
        if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first { return holds(only.expression, in: file) }
        if let infix = condition.as(InfixOperatorExprSyntax.self), let name = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text {
            switch name {
            case "&&": return holds(infix.leftOperand, in: file) && holds(infix.rightOperand, in: file)
            case "||": return holds(infix.leftOperand, in: file) || holds(infix.rightOperand, in: file)
            default: break
            }
        }
        guard let call = condition.as(FunctionCallExprSyntax.self), let argument = call.arguments.first?.expression else {
            report("invalid conditional compilation expression", at: condition, in: file,
                   hint: "'&&', '||' and '!' join conditions such as 'DEBUG' and 'os(iOS)'.")
            return false
        }
        switch call.calledExpression.trimmedDescription {
        case "os": return argument.trimmedDescription == "iOS"
        case "arch": return argument.trimmedDescription == "arm64"
        case "canImport": return canImport(argument.trimmedDescription)
        case "swift", "compiler": return versionHolds(argument, in: file)
        case "targetEnvironment": return argument.trimmedDescription == "simulator"
        default: return false
        }
    }

    /// `>=5.9`, `<6`
    private func versionHolds(_ condition: ExprSyntax, in file: SourceFile) -> Bool {
        let parts = condition.as(PrefixOperatorExprSyntax.self).map { prefix in
            prefix.expression.trimmedDescription.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        }
        guard let prefix = condition.as(PrefixOperatorExprSyntax.self), let parts, !parts.contains(nil),
              [">=", "<"].contains(prefix.operator.text) else {
            report("a version is compared with '>=' or '<', as in 'swift(>=5.9)'", at: condition, in: file)
            return false
        }
        let isOlder = Checker.languageVersion.lexicographicallyPrecedes(parts.compactMap { $0 })
        return (prefix.operator.text == ">=") != isOlder
    }

    /// The version of Swift that the playground stands for, for `#if swift(…)`.
    private static let languageVersion = [6, 3]

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
