import SwiftSyntax

/// Arguments of a form of their own: `&x`, and what an autoclosure makes a closure of.
extension Checker {
    /// Whether a function that is given to one of the parameters for functions can throw. One that is a plain value there is not called.
    func throwsErrors(_ arguments: [Argument], givenTo function: FunctionDecl) -> Bool {
        guard arguments.count == function.parameters.count else { return arguments.contains { throwsErrors($0) } }
        return zip(function.parameters, arguments).contains { parameter, argument in
            (parameter.isAutoclosure || isFunctionLike(parameter.type)) && throwsErrors(argument)
        }
    }

    /// Whether an argument is a function that can throw.
    private func throwsErrors(_ argument: Argument) -> Bool {
        guard case .value(let value) = argument else { return false }
        var type = solver.resolve(value.type)
        while let wrapped = type.wrapped { type = wrapped }
        if case .closure(let body) = value.kind { return body.isThrowing }
        if case .wrap(let inner) = value.kind { return throwsErrors(.value(inner)) }
        return type.asFunction?.isThrowing ?? false
    }

    /// `&x` against an inout parameter.
    func checkInout(_ argument: CallArgument, _ type: Type) -> Expression? {
        if let expression = argument.expression {
            guard solver.unify(expression.type, type) else {
                return coerce(expression, to: type, for: .argument)
            }
            return expression
        }
        guard let syntax = argument.syntax?.as(InOutExprSyntax.self) else {
            report("passing a value to an 'inout' parameter needs '&'", at: argument.position)
            return nil
        }
        let place = check(syntax.expression, expected: type)
        if place.type.isError { return place }
        if !solver.unify(place.type, type) {
            report(Purpose.argument.mismatch(solver.resolve(place.type), solver.resolve(type)), at: argument.position)
            return nil
        }
        return requireMutable(place, calling: nil)
    }

    /// An argument that was looked at before its parameter was known. Where it is a call of a method of which there are several that
    /// differ in what they give, `items.suffix(2)`, the parameter tells which one is meant.
    func coerceArgument(_ argument: CallArgument, _ expression: Expression, to type: Type) -> Expression {
        guard let syntax = argument.syntax else { return coerce(expression, to: type, for: .argument) }
        if case .call(let function, _, _) = expression.kind, isOverloadedByResult(function) {
            return convertQuietly(expression, to: type) ?? check(syntax, as: type, for: .argument)
        }
        return convertQuietly(expression, to: type) ?? recheck(syntax, as: type) ?? coerce(expression, to: type, for: .argument)
    }

    /// An expression that was found to be of another type than is wanted, looked at again where its literals may be taken
    /// otherwise: `Box(1)`, `max(2, 3)`; nil where that does not help.
    func recheck(_ syntax: ExprSyntax, as type: Type) -> Expression? {
        holdsOpenLiteral(syntax) ? attempt { convertQuietly(check(syntax, expected: type), to: type) } : nil
    }

    private func holdsOpenLiteral(_ syntax: ExprSyntax) -> Bool {
        syntax.tokens(viewMode: .sourceAccurate).contains { token in
            switch token.tokenKind {
            case .integerLiteral, .floatLiteral, .stringSegment, .keyword(.true), .keyword(.false): true
            default: false
            }
        }
    }

    /// The string of a text that is none: a localized key, a part of a string.
    func text(of value: Expression) -> Expression {
        let type = solver.shallow(value.type)
        guard case .nominal(let decl, _) = type, decl.isInterface, type != stringType, let texts = known("_LocalizedText"), conforms(type, to: texts) else {
            return value
        }
        conversionCost += 20
        return member("_text", of: value, at: value.position)
    }

    private func isOverloadedByResult(_ function: FunctionDecl) -> Bool {
        guard let owner = function.owner else { return false }
        return members(named: function.name, in: owner).contains { member in
            guard case .function(let other) = member, other !== function else { return false }
            resolveSignature(other)
            return other.parameters.map(\.type) == function.parameters.map(\.type) && other.result != function.result
        }
    }

    func autoclosure(of syntax: ExprSyntax, returning type: Type, at position: SourcePosition) -> Expression {
        let body = FunctionBody(name: closureName, parameters: [], result: type, position: position)
        let outer = current
        guard let file = outer?.declContext else { return errorExpression(at: position) }
        current = FunctionContext(body: body, parent: outer, declContext: file, decl: nil, resultType: type)
        let value = check(syntax, as: type, for: .argument, builder: nil)
        current = outer
        body.result = type
        body.statements = [Statement(.return(value), position: position)]
        unsettledBodies.append(body)
        return make(.closure(body), .function(FunctionType(parameters: [], result: type)), position)
    }

    /// A closure that gives a value which is already there.
    func autoclosure(holding value: Expression, at position: SourcePosition) -> Expression {
        let held = newLocal("value", value.type, isLet: true, at: position)
        held.isCaptured = true
        let body = FunctionBody(name: closureName, parameters: [], result: value.type, position: position)
        body.captures = [held]
        body.statements = [Statement(.return(make(.local(held), value.type, position)), position: position)]
        unsettledBodies.append(body)
        let type = Type.function(FunctionType(parameters: [], result: value.type))
        let closure = newLocal("closure", type, isLet: true, at: position)
        return make(
            .statements([
                Statement(.declare(.bind(held), value), position: position),
                Statement(.declare(.bind(closure), make(.closure(body), type, position)), position: position),
            ], result: closure), type, position)
    }

    var closureName: String {
        let function = current?.function
        guard let name = function?.body.name else { return "closure" }
        return name.hasPrefix("closure in ") ? name : "closure in \(name)"
    }
}
