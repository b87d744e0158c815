import SwiftSyntax

/// Operators: assignment and short circuits first, then the primitive types, then functions by overload.
extension Checker {
    func infixOperator(_ syntax: InfixOperatorExprSyntax, expected: Type?) -> Expression {
        let at = position(of: syntax.operator)
        if syntax.operator.is(AssignmentExprSyntax.self) { return assignment(syntax.leftOperand, syntax.rightOperand, at) }
        guard let name = syntax.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else {
            report("'\(syntax.operator.trimmedDescription)' is not supported as an operator", at: at)
            return errorExpression(at: at)
        }
        let (left, right) = (syntax.leftOperand, syntax.rightOperand)
        switch name {
        case "&&", "||":
            if !lookupFunctions(name).isEmpty || !takesBooleans(left, right), declaresMember(name) {
                return binary(name, left, right, expected: expected, at: at)
            }
            let a = check(left, as: boolType, for: .operand)
            let b = check(right, as: boolType, for: .operand)
            return make(name == "&&" ? .and(a, b) : .or(a, b), boolType, at)
        case "??": return coalesce(left, right, expected, at)
        case "==" where isNil(right), "!=" where isNil(right): return nilTest(left, isEqual: name == "==", at)
        case "==" where isNil(left), "!=" where isNil(left): return nilTest(right, isEqual: name == "==", at)
        case "===", "!==": return identityTest(left, right, isEqual: name == "===", at)
        default: break
        }
        if name.hasSuffix("="), name.count > 1, !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name) {
            return compoundAssignment(name, left, right, at)
        }
        return binary(name, left, right, expected: expected, at: at)
    }

    private func takesBooleans(_ operands: ExprSyntax...) -> Bool {
        operands.allSatisfy { operand in speculate { check(operand, as: boolType, for: .operand) }.errors.isEmpty }
    }

    /// Whether the program declares an operator, for whatever type.
    private func declaresMember(_ name: String) -> Bool {
        !lookupFunctions(name).isEmpty || userTypes.contains { !members(named: name, in: $0).isEmpty }
            || space.extraMembers.values.contains { $0[name] != nil }
    }

    private func isNil(_ syntax: ExprSyntax) -> Bool { syntax.is(NilLiteralExprSyntax.self) }

    private func nilTest(_ syntax: ExprSyntax, isEqual: Bool, _ at: SourcePosition) -> Expression {
        let value = check(syntax, expected: nil)
        if value.type.isError { return value }
        guard solver.shallow(value.type).wrapped != nil else {
            warn("comparing non-optional value of type '\(solver.resolve(value.type))' to 'nil' always returns \(isEqual ? "false" : "true")", at: at)
            return make(.boolean(!isEqual), boolType, at)
        }
        let test = make(.isNil(value), boolType, at)
        return isEqual ? test : make(.not(test), boolType, at)
    }

    private func identityTest(_ left: ExprSyntax, _ right: ExprSyntax, isEqual: Bool, _ at: SourcePosition) -> Expression {
        let operands = [left, right].map { check($0, expected: isNil($0) ? known("AnyObject").map { optional(.existential([$0])) } : nil) }
        for operand in operands where !isObject(unwrapped(operand.type)) {
            report("argument type '\(solver.resolve(operand.type))' expected to be an instance of a class", at: operand.position,
                   hint: "'===' tells whether two references are to one object. Values are compared with '=='.")
            return errorExpression(at: at)
        }
        if operands.contains(where: \.type.isError) { return errorExpression(at: at) }
        let test = make(.isIdentical(operands[0], operands[1]), boolType, at)
        return isEqual ? test : make(.not(test), boolType, at)
    }

    // MARK: Binary operators

    private func coalesce(_ left: ExprSyntax, _ right: ExprSyntax, _ expected: Type?, _ at: SourcePosition) -> Expression {
        let wanted = expected.map { optional(solver.shallow($0).wrapped ?? $0) }
        let a = check(left, expected: isContextual(left) ? wanted : nil)
        if a.type.isError { return a }
        guard let wrapped = solver.shallow(a.type).wrapped else {
            warn("left side of nil coalescing operator '??' has non-optional type '\(solver.resolve(a.type))', so the right side is never used", at: at)
            return a
        }
        let b = check(right, expected: right.is(NilLiteralExprSyntax.self) ? a.type : wrapped)
        if b.type.isError { return b }
        if let expected, solver.shallow(expected) == .any, isIntegerLiteral(right), wrapped != intType, isWrappedLate(a, left),
           let first = convertQuietly(a, to: optional(expected)) {
            // `print(size?.width ?? 0)`: Swift takes both for `Any`, and the literal for what it is by itself.
            return make(.coalesce(first, coerce(check(right, expected: nil), to: expected, for: .operand)), expected, at)
        }
        // Any value is an `Any`, an optional too: it is not put into one where it can stay what it is.
        if case .existential = solver.shallow(wrapped), solver.shallow(b.type).wrapped != nil, let whole = convertQuietly(b, to: a.type) {
            return make(.coalesce(a, whole), a.type, at)
        }
        if let plain = convertQuietly(b, to: wrapped) { return make(.coalesce(a, plain), wrapped, at) }
        if let whole = convertQuietly(b, to: a.type) { return make(.coalesce(a, whole), a.type, at) }
        if let joined = join(wrapped, b.type), let plain = convertQuietly(b, to: joined) { return make(.coalesce(a, plain), joined, at) }
        // Where anything will do, the two need no type in common.
        if let expected, case .existential = solver.shallow(expected), let first = convertQuietly(a, to: optional(expected)),
           let second = convertQuietly(b, to: expected) {
            return make(.coalesce(first, second), expected, at)
        }
        return coerce(b, to: wrapped, for: .operand)
    }

    /// Whether a value is put into its optional where it stands, so that it could be an `Any` before: the end of a chain that is no
    /// optional by itself, what a closure written there gives a generic method such as `map`.
    private func isWrappedLate(_ value: Expression, _ syntax: ExprSyntax) -> Bool {
        switch value.kind {
        case .optionalEvaluation(let inner):
            if case .wrap = inner.kind { true } else { false }
        case .call(let function, _, _):
            hasClosureOfOpenResult(syntax) && function.genericParameters.contains { own in
                function.result.wrapped == .archetype(own) && function.parameters.contains { $0.type.asFunction?.result == .archetype(own) }
            }
        default: false
        }
    }

    private func hasClosureOfOpenResult(_ syntax: ExprSyntax) -> Bool {
        guard let call = syntax.as(FunctionCallExprSyntax.self) else { return false }
        let closure = call.trailingClosure ?? call.arguments.first?.expression.as(ClosureExprSyntax.self)
        return closure.map { $0.signature?.returnClause == nil } ?? false
    }

    func convertQuietly(_ expression: Expression, to type: Type) -> Expression? {
        let mark = solver.mark()
        if let converted = convert(expression, to: type) { return converted }
        solver.rollback(to: mark)
        return nil
    }

    func binary(_ name: String, _ left: ExprSyntax, _ right: ExprSyntax, expected: Type?, at: SourcePosition) -> Expression {
        var a: Expression?
        var b: Expression?
        let leftNeeds = isContextual(left)
        if !leftNeeds { a = check(left, expected: nil) }
        let rightNeeds = isContextual(right) || a.map { isTold(right, beside: $0.type) } ?? false
        if !rightNeeds { b = check(right, expected: nil) }
        if a?.type.isError == true || b?.type.isError == true { return errorExpression(at: at) }
        if let made = implicitBinary(name, (left, a), (right, b), expected: expected, at: at) { return made }
        if let (x, y) = joinedArrays(name, (left, a), (right, b), expected: expected) {
            (a, b) = (x, y)
        } else if rightNeeds, right.is(ClosureExprSyntax.self) {
            // What a closure takes is told by the operator.
            if leftNeeds, !isToldByOperator(left) { a = check(left, expected: nil) }
        } else if isToldByOperator(left) || isToldByOperator(right) {
            if leftNeeds, !isToldByOperator(left), !left.is(ClosureExprSyntax.self) { a = check(left, expected: nil) }
            if rightNeeds, !isToldByOperator(right) { b = check(right, expected: nil) }
        } else if isNil(left) || isNil(right), operatorCandidates(name, [], at).contains(where: { !$0.decl.isInterfaceMember }) {
            // What 'nil' is, the program's own operator tells.
        } else if leftNeeds, rightNeeds {
            let wanted = name == "..." || name == "..<" ? expected.flatMap { solver.resolve($0).arguments.first } : expected.map { unwrapped($0) }
            let isRange = name == "..." || name == "..<"
            let hint = isComparison(name) ? nil : wanted.flatMap { isNumeric(solver.resolve($0)) || isRange && !solver.resolve($0).hasVariables ? $0 : nil }
                ?? (isFloatLiteralish(left) || isFloatLiteralish(right) ? doubleType : nil)
            let mixed = hint ?? (isFloatLiteralish(left) || isFloatLiteralish(right) ? doubleType : nil)
            if left.is(StringLiteralExprSyntax.self) || isLiteral(left) || !hasImplicitRoot(left) {
                a = check(left, expected: mixed)
                b = check(right, expected: mixed ?? a?.type)
            } else {
                b = check(right, expected: mixed)
                a = check(left, expected: b?.type)
            }
        } else if leftNeeds, let known = b {
            if name == "+", let literal = left.as(ArrayExprSyntax.self), !literal.elements.isEmpty, let element = elements(besideArrays: known.type) {
                // `[first] + slice` is an array.
                a = check(left, expected: array(element))
            } else {
                a = contextual(left, beside: known.type, name)
            }
        } else if rightNeeds, let known = a {
            // A literal behind a part of a text is a whole one, where a whole one is wanted.
            let isText = name == "+" && expected.map { solver.resolve($0) == stringType } ?? false && solver.resolve(known.type).nominal?.name == "Substring"
            b = contextual(right, beside: isText ? stringType : known.type, name)
        }
        let types = [a?.type, b?.type].compactMap { $0 }.map { solver.resolve($0) }
        if types.contains(where: \.isError) { return errorExpression(at: at) }
        if let a, let b, let made = primitiveBinary(name, a, b, at) { return made }

        let candidates = operatorCandidates(name, types, at)
        guard !candidates.isEmpty else {
            reportOperator(name, types, at)
            return errorExpression(at: at)
        }
        let arguments = [(a, left), (b, right)].map { made, syntax in
            CallArgument(label: nil, syntax: syntax, expression: made, position: position(of: syntax))
        }
        // Words about an operator's operands say more than words about its parameters.
        let (isWanted, errors) = speculate { gives(expected, call(candidates, arguments, expected: expected, name: name, at: at)) }
        if !errors.isEmpty || !isWanted, isOpenLiteral(left) || isOpenLiteral(right) {
            // What a literal is here the operator's declarations may say.
            let open = zip(arguments, [left, right]).map { argument, syntax in
                isOpenLiteral(syntax) ? CallArgument(label: nil, syntax: syntax, position: argument.position) : argument
            }
            let candidates = isWanted ? candidates : operatorCandidates(name, types + [expected].compactMap { $0 }, at)
            let (isWanted, errors) = speculate { gives(expected, call(candidates, open, expected: expected, name: name, at: at)) }
            if errors.isEmpty, isWanted { return call(candidates, open, expected: expected, name: name, at: at) }
        }
        if errors.isEmpty, !isWanted, let expected, isJoined(left, by: name) {
            // `slice + [x] + slice` where an array is wanted: the first sum may be one.
            func made() -> Expression {
                let first = CallArgument(label: nil, expression: check(left, expected: expected), position: position(of: left))
                return call(operatorCandidates(name, types + [expected], at), [first, arguments[1]], expected: expected, name: name, at: at)
            }
            let (isWanted, errors) = speculate { gives(expected, made()) }
            if errors.isEmpty, isWanted { return made() }
        }
        if !errors.isEmpty, !right.is(ClosureExprSyntax.self) {
            let found = [(a, left), (b, right)].map { made, syntax in
                made.map { solver.resolve($0.type) } ?? speculate { solver.resolve(check(syntax, expected: nil).type) }.value
            }
            if found.contains(where: \.isError) { return call(candidates, arguments, expected: expected, name: name, at: at) }
            reportOperator(name, found, at)
            return errorExpression(at: at)
        }
        return call(candidates, arguments, expected: expected, name: name, at: at)
    }

    /// `filter && Filter { $0.isEmpty }`: what a call with a closure makes may be told by the other operand alone.
    private func isTold(_ syntax: ExprSyntax, beside type: Type) -> Bool {
        guard let nominal = solver.resolve(type).nominal, !nominal.isInterface, !nominal.genericParameters.isEmpty, takesClosure(syntax) else { return false }
        return !speculate { check(syntax, expected: nil) }.errors.isEmpty
    }

    /// What the elements of a part of an array are.
    private func elements(besideArrays type: Type) -> Type? {
        guard case .nominal(let decl, let arguments) = solver.resolve(type), decl.isInterface, decl.name == "ArraySlice" else { return nil }
        return arguments.first
    }

    /// Whether a value is what is expected of it.
    func gives(_ expected: Type?, _ value: Expression) -> Bool { expected.map { canConvert(value.type, to: $0) } ?? true }

    /// Whether an expression is joined by the same operator.
    private func isJoined(_ syntax: ExprSyntax, by name: String) -> Bool {
        syntax.as(InfixOperatorExprSyntax.self)?.operator.as(BinaryOperatorExprSyntax.self)?.operator.text == name
    }

    /// `.now() + 0.5`, or `2 * "x"`, where a type of the program's own is expected: an operator that makes that type says what
    /// the implicit member is a member of, and what the literals are.
    private func implicitBinary(
        _ name: String, _ left: (syntax: ExprSyntax, made: Expression?), _ right: (syntax: ExprSyntax, made: Expression?),
        expected: Type?, at: SourcePosition
    ) -> Expression? {
        guard let expected, !isComparison(name), case .nominal = solver.resolve(expected), !isNumeric(solver.resolve(expected)),
              [left, right].contains(where: { $0.made == nil && hasImplicitOperand($0.syntax) })
                || solver.resolve(expected).nominal?.isInterface == false && [left, right].allSatisfy({ $0.made == nil && isOpenLiteral($0.syntax) })
        else { return nil }
        let candidates = operatorCandidates(name, [expected], at)
        if candidates.isEmpty { return nil }
        let arguments = [left, right].map {
            CallArgument(label: nil, syntax: $0.syntax, expression: $0.made, position: position(of: $0.syntax))
        }
        let (_, errors) = speculate { call(candidates, arguments, expected: expected, name: name, at: at) }
        return errors.isEmpty ? call(candidates, arguments, expected: expected, name: name, at: at) : nil
    }

    /// A literal or implicit member beside an operand whose type is known; nil when only an overload can tell.
    private func contextual(_ syntax: ExprSyntax, beside type: Type, _ name: String) -> Expression? {
        let (_, errors) = speculate { check(syntax, as: type, for: .operand) }
        if errors.isEmpty { return check(syntax, expected: type) }
        // Beside a type of one's own a literal may be many things: the operator's declarations tell.
        switch solver.resolve(type) {
        case .nominal(let decl, _) where !isNumeric(solver.resolve(type)) && decl.name != "String": return nil
        case .archetype: return nil
        default: break
        }
        if isLiteral(syntax) || syntax.is(StringLiteralExprSyntax.self) { return check(syntax, expected: nil) }
        return nil
    }

    private func unwrapped(_ type: Type) -> Type {
        var type = solver.resolve(type)
        while let inner = type.wrapped { type = solver.resolve(inner) }
        return type
    }

    func isLiteral(_ syntax: ExprSyntax) -> Bool {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr: true
        case .prefixOperatorExpr(let prefix): isLiteral(prefix.expression)
        case .tupleExpr(let tuple): tuple.elements.allSatisfy { isLiteral($0.expression) }
        case .infixOperatorExpr(let infix): hasLiteralOperands(infix)
        default: false
        }
    }

    private func hasLiteralOperands(_ infix: InfixOperatorExprSyntax) -> Bool {
        if let known = answers.literals[infix.id] { return known }
        let found = isLiteral(infix.leftOperand) && isLiteral(infix.rightOperand)
        answers.literals[infix.id] = found
        return found
    }

    private func isOpenLiteral(_ syntax: ExprSyntax) -> Bool {
        isLiteral(syntax) || syntax.is(ArrayExprSyntax.self) || syntax.is(DictionaryExprSyntax.self)
    }

    func isComparison(_ name: String) -> Bool { ["==", "!=", "<", "<=", ">", ">=", "~="].contains(name) }

    private func reportOperator(_ name: String, _ types: [Type], _ at: SourcePosition) {
        let hint: String?
        if types.count == 2, isNumeric(types[0]), isNumeric(types[1]), types[0] != types[1] {
            hint = "Convert one of them, as in '\(types[0])(…)'."
        } else if types.contains(where: { $0.wrapped != nil }) {
            hint = "Unwrap the optional first, with 'if let' or '??'."
        } else if isComparison(name), let type = types.first, let proto = known(name == "==" || name == "!=" ? "Equatable" : "Comparable"),
                  !conforms(type, to: proto) {
            hint = "'\(type)' does not conform to '\(proto.name)'."
        } else {
            hint = nil
        }
        if types.count == 2, types[0] != types[1] {
            report("binary operator '\(name)' cannot be applied to operands of type '\(types[0])' and '\(types[1])'", at: at, hint: hint)
        } else if let type = types.first {
            let plural = types.count == 2 ? "two '\(type)' operands" : "an operand of type '\(type)'"
            report("operator '\(name)' cannot be applied to \(plural)", at: at, hint: hint)
        } else {
            report("operator '\(name)' is not known", at: at)
        }
    }

    /// The functions that an operator may mean for operands of these types.
    func operatorCandidates(_ name: String, _ types: [Type], _ at: SourcePosition) -> [Candidate] {
        var result: [Candidate] = []
        var seen: Set<FunctionDecl> = []
        for (index, type) in types.enumerated() where !types[..<index].contains(type) {
            for found in lookup(name, on: type, isStatic: true) {
                guard case .function(let function) = found.member, function.kind == .operator else { continue }
                // An extension's operator may be meant for the type of either operand.
                guard seen.insert(function).inserted || function.owner?.kind == .protocol else { continue }
                result.append(Candidate(decl: function, map: found.substitution, distance: found.distance))
            }
        }
        for candidate in lookupFunctions(name) where seen.insert(candidate.decl).inserted { result.append(candidate) }
        return result
    }
}
