import SwiftSyntax

/// `[Int]` where `[Int?]` is wanted: each element is written anew, as Swift does it unasked.
extension Checker {
    /// Whether a collection of the library, or an optional, is converted with its elements.
    func isConvertedByElement(_ decl: NominalDecl) -> Bool {
        decl.isInterface && decl.parent == nil && ["Array", "Dictionary", "Set", "Optional"].contains(decl.name)
    }

    /// A collection with its elements converted; nil where they cannot be, or where the keys of a dictionary differ.
    func convertElements(of expression: Expression, _ from: [Type], to: [Type], making type: Type) -> Expression? {
        guard let decl = type.nominal, isConvertedByElement(decl), decl.name != "Set",
              let element = from.last, let wanted = to.last, canConvert(element, to: wanted) else { return nil }
        if decl.name == "Dictionary", !solver.unify(from[0], to[0]) { return nil }
        conversionCost += 15
        // Who only asks has no value to convert.
        if case .void = expression.kind {
            return convert(Expression(.void, type: element, position: .none), to: wanted).map { _ in retyped(expression, type) }
        }
        let at = expression.position
        guard let closure = convertingClosure(element, to: wanted, at) else { return nil }
        let argument = CallArgument(label: nil, expression: closure, position: at)
        return callMethod(decl.name == "Dictionary" ? "mapValues" : "map", on: expression, [argument], expected: type, at: at)
    }

    /// `[nil] + days`, `days == [1, nil]`: where one of two arrays has optional elements the other is one of optionals too,
    /// and two literals are what is expected of their sum.
    func joinedArrays(
        _ name: String, _ left: (syntax: ExprSyntax, made: Expression?), _ right: (syntax: ExprSyntax, made: Expression?), expected: Type?
    ) -> (Expression, Expression)? {
        guard name == "+" || name == "==" || name == "!=" else { return nil }
        switch (left.made, right.made) {
        case (let a?, let b?):
            if let whole = withOptionalElements(a, like: b.type) { return (whole, b) }
            return withOptionalElements(b, like: a.type).map { (a, $0) }
        case (let known?, nil): return withOptionalElements(known, beside: right.syntax).map { ($0, check(right.syntax, expected: $0.type)) }
        case (nil, let known?): return withOptionalElements(known, beside: left.syntax).map { (check(left.syntax, expected: $0.type), $0) }
        case (nil, nil):
            guard name == "+", let expected, arrayElement(expected) != nil, [left, right].allSatisfy({ $0.syntax.is(ArrayExprSyntax.self) })
            else { return nil }
            return (check(left.syntax, expected: expected), check(right.syntax, expected: expected))
        }
    }

    private func withOptionalElements(_ array: Expression, like type: Type) -> Expression? {
        guard let own = arrayElement(array.type), own.wrapped == nil, arrayElement(type)?.wrapped != nil else { return nil }
        return convertQuietly(array, to: type)
    }

    private func withOptionalElements(_ known: Expression, beside literal: ExprSyntax) -> Expression? {
        guard let elements = literal.as(ArrayExprSyntax.self)?.elements, elements.contains(where: { $0.expression.is(NilLiteralExprSyntax.self) }),
              let own = arrayElement(known.type), own.wrapped == nil else { return nil }
        return convertQuietly(known, to: array(optional(own)))
    }

    private func arrayElement(_ type: Type) -> Type? {
        guard case .nominal(let decl, let arguments) = solver.shallow(type), decl.isInterface, decl.parent == nil, decl.name == "Array"
        else { return nil }
        return arguments.first.map { solver.shallow($0) }
    }

    private func convertingClosure(_ from: Type, to wanted: Type, _ at: SourcePosition) -> Expression? {
        guard let outer = current else { return nil }
        let element = newLocal("$0", from, isLet: true, at: at)
        let body = FunctionBody(name: "conversion", parameters: [element], result: wanted, position: at)
        current = FunctionContext(body: body, parent: outer, declContext: outer.declContext, decl: nil, resultType: wanted)
        defer { current = outer }
        guard let value = convert(make(.local(element), from, at), to: wanted) else { return nil }
        unsettledBodies.append(body)
        body.statements = [Statement(.return(value), position: at)]
        return make(.closure(body), .function(FunctionType(parameters: [FunctionType.Parameter(type: from)], result: wanted)), at)
    }
}
