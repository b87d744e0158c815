import SwiftSyntax

/// Prefix and postfix operators, and the ranges with one bound that are written with them.
extension Checker {
    func prefixOperator(_ syntax: PrefixOperatorExprSyntax, expected: Type?) -> Expression {
        let at = position(of: syntax)
        let name = syntax.operator.text
        if name == "-" {
            if let literal = syntax.expression.as(IntegerLiteralExprSyntax.self) { return integer(literal.literal.text, negative: true, expected, at) }
            if let literal = syntax.expression.as(FloatLiteralExprSyntax.self) { return floating(literal.literal.text, negative: true, expected, at) }
        }
        if name == "..." || name == "..<" { return halfRange(syntax.expression, name, isPrefix: true, expected, at) }
        return unaryOperator(name, syntax.expression, expected: expected, at: at)
    }

    /// A postfix operator that nobody has declared.
    func reportPostfix(_ syntax: PostfixOperatorExprSyntax) {
        let name = syntax.operator.text
        let instead = ["++": "+= 1", "--": "-= 1"][name]
        report(instead.map { "cannot find operator '\(name)' in scope; did you mean '\($0)'?" } ?? "'\(name)' is not a postfix unary operator",
               at: position(of: syntax.operator))
    }

    func unaryOperator(_ name: String, _ operand: ExprSyntax, expected: Type?, at: SourcePosition) -> Expression {
        if name == "!" {
            let value = check(operand, expected: boolType)
            let type = solver.resolve(value.type)
            let own = type == boolType ? [] : operatorCandidates(name, [type], at).filter { $0.decl.isUnaryOperator && $0.decl.context?.isInterface == false }
            if own.isEmpty { return make(.not(coerce(value, to: boolType, for: .operand)), boolType, at) }
            return call(own, [CallArgument(label: nil, expression: value, position: at)], expected: expected, name: name, at: at)
        }
        if isLiteral(operand) || isRootlessPath(operand), !["-", "+", "~"].contains(name) {
            // What a literal is here, or where a path begins, the operator's declarations say.
            let own = lookupFunctions(name).filter { $0.decl.isUnaryOperator }
            let argument = CallArgument(label: nil, syntax: operand, position: position(of: operand))
            if !own.isEmpty { return call(own, [argument], expected: expected, name: name, at: at) }
        }
        let value = check(operand, expected: expected)
        let type = solver.resolve(value.type)
        if type.isError { return value }
        if name == "-", isNumeric(type) { return make(.negate(value), type, at) }
        if name == "+", isNumeric(type) { return value }
        if name == "~", isInteger(type) { return make(.bitNot(value), type, at) }
        let candidates = operatorCandidates(name, [type], at).filter { $0.decl.isUnaryOperator }
        guard !candidates.isEmpty else {
            report("unary operator '\(name)' cannot be applied to an operand of type '\(type)'", at: at)
            return errorExpression(at: at)
        }
        return call(candidates, [CallArgument(label: nil, expression: value, position: at)], expected: expected, name: name, at: at)
    }

    /// `a...`, `...b`, `..<b`
    func halfRange(_ bound: ExprSyntax, _ name: String, isPrefix: Bool, _ expected: Type?, _ at: SourcePosition) -> Expression {
        let kind = isPrefix ? (name == "..." ? "PartialRangeThrough" : "PartialRangeUpTo") : "PartialRangeFrom"
        let wanted = expected.map { solver.resolve($0) }.flatMap { $0.nominal === known(kind) && !$0.hasVariables ? $0.arguments.first : nil }
        let value = check(bound, expected: wanted)
        let type = solver.resolve(value.type)
        if type.isError { return value }
        guard let comparable = known("Comparable"), conforms(type, to: comparable) else {
            report("a range needs bounds that are Comparable, and '\(type)' is not", at: at)
            return errorExpression(at: at)
        }
        return construct(knownType(kind, [type]), [CallArgument(label: nil, expression: value, position: at)], expected: nil, at: at)
    }
}

extension FunctionDecl {
    var isUnaryOperator: Bool {
        syntax?.as(FunctionDeclSyntax.self)?.modifiers.contains { $0.name.text == "prefix" || $0.name.text == "postfix" } ?? false
    }
}
