import SwiftSyntax

/// `if` and `switch` as values.
extension Checker {
    func ifExpression(_ syntax: IfExprSyntax, expected: Type?, _ at: SourcePosition) -> Expression {
        choiceValue(expected, at) { result in [ifValue(syntax, result)] }
    }

    func switchExpression(_ syntax: SwitchExprSyntax, expected: Type?, _ at: SourcePosition) -> Expression {
        choiceValue(expected, at) { result in
            let subject = check(syntax.subject, expected: nil)
            let cases = switchCases(syntax, subject: subject.type) { valueBody($0, result) }
            checkExhaustive(cases, subject: subject.type, at: at)
            return [Statement(.switch(Label(name: nil), subject, cases), position: at)]
        }
    }

    private func choiceValue(_ expected: Type?, _ at: SourcePosition, _ body: (LocalVariable) -> [Statement]) -> Expression {
        let type = expected.map { solver.resolve($0) } ?? solver.fresh()
        let result = newLocal("value", type, isLet: false, at: at)
        let statements = body(result)
        return make(.statements([Statement(.declare(.bind(result), nil), position: at)] + statements, result: result), type, at)
    }

    private func ifValue(_ syntax: IfExprSyntax, _ result: LocalVariable) -> Statement {
        let at = position(of: syntax)
        guard let context = current else { return Statement(.block([]), position: at) }
        let (conditions, then) = context.inScope { (checkConditions(syntax.conditions), valueBody(syntax.body.statements, result)) }
        var otherwise: [Statement] = []
        switch syntax.elseBody {
        case .codeBlock(let block): otherwise = context.inScope { valueBody(block.statements, result) }
        case .ifExpr(let next): otherwise = [ifValue(next, result)]
        case nil: report("'if' must have an 'else' clause when it is used as a value", at: at)
        }
        return Statement(.if(conditions, then: then, else: otherwise), position: at)
    }

    private func valueBody(_ items: CodeBlockItemListSyntax, _ result: LocalVariable) -> [Statement] {
        guard items.count == 1, let item = items.first else {
            report("a branch that is used as a value must be one expression", at: items.first.map { position(of: $0) } ?? .none)
            return []
        }
        if let only = singleExpression(item) {
            let at = position(of: only)
            let value = check(only, as: result.type, for: .closureResult)
            return [Statement(.expression(make(.assign(to: make(.local(result), result.type, at), value), .void, at)), position: at)]
        }
        return checkItem(item)
    }
}
