import SwiftSyntax

/// Calls as they are written: what stands before the parentheses.
extension Checker {
    func checkCall(_ syntax: FunctionCallExprSyntax, expected: Type?) -> Expression {
        let at = position(of: syntax)
        let arguments = arguments(of: syntax)
        let called = syntax.calledExpression
        // A numeric conversion is one instruction; most calls of `Double(…)` and `Int(…)` are that.
        if let type = typeReference(called) { return construct(type, arguments, expected: expected, at: at) }
        if let reference = called.as(DeclReferenceExprSyntax.self) {
            return callByName(reference, arguments, expected: expected, at: at)
        }
        if let access = called.as(MemberAccessExprSyntax.self) {
            return callMember(access, arguments, expected: expected, at: at)
        }
        if let chain = called.as(OptionalChainingExprSyntax.self) {
            return callValue(bindOptional(chain, expected: nil), arguments, expected: expected, at: at)
        }
        if let closure = called.as(ClosureExprSyntax.self), !arguments.isEmpty, closure.takesUntyped {
            return callClosure(closure, arguments, expected: expected, at: at)
        }
        let value = check(called, expected: called.is(ClosureExprSyntax.self) && arguments.isEmpty ? closureType(of: called, giving: expected) : nil)
        if let instance = solver.shallow(value.type).instance { return construct(instance, on: value, arguments, expected: expected, at: at) }
        return callValue(value, arguments, expected: expected, at: at)
    }

    private func arguments(of syntax: FunctionCallExprSyntax) -> [CallArgument] {
        var arguments = syntax.arguments.map { argument in
            CallArgument(label: argument.label.map { unquoted($0.text) }, syntax: argument.expression, position: position(of: argument.expression))
        }
        if let trailing = syntax.trailingClosure {
            arguments.append(CallArgument(label: nil, syntax: ExprSyntax(trailing), isTrailing: true, position: position(of: trailing)))
        }
        for trailing in syntax.additionalTrailingClosures {
            arguments.append(CallArgument(
                label: trailing.label.text, syntax: ExprSyntax(trailing.closure), isTrailing: true, position: position(of: trailing.closure)))
        }
        return arguments
    }

    private func callByName(
        _ reference: DeclReferenceExprSyntax, _ arguments: [CallArgument], expected: Type?, at: SourcePosition
    ) -> Expression {
        let name = unquoted(reference.baseName.text)
        let nameAt = position(of: reference)
        if name == "Self", isDynamicSelf, let type = typeContext.selfType {
            return construct(type, on: self.name(reference, expected: nil), arguments, expected: expected, at: at)
        }
        if name == "self" {
            return callValue(selfReference(at: nameAt), arguments, expected: expected, at: at)
        }
        if name == "type", arguments.count == 1, arguments[0].label == "of", let syntax = arguments[0].syntax {
            let value = check(syntax, expected: nil)
            noteTypeUse(value.type)
            return make(.dynamicType(value), .metatype(value.type), at)
        }
        if let local = current?.lookup(name) {
            if let function = current?.localFunction(of: local) {
                let candidate = Candidate(decl: function, map: [:], base: .closure(make(.local(local), local.type, nameAt)))
                return call([candidate], arguments, expected: expected, name: name, at: nameAt)
            }
            return callValue(localReference(local, at: nameAt), arguments, expected: expected, at: at)
        }
        let candidates = functionCandidates(named: name, at: nameAt)
        // A property that holds a closure comes before a global function of the same name.
        if candidates.allSatisfy({ $0.decl.owner == nil }), let value = valueNamed(name, at: nameAt) {
            return callValue(value, arguments, expected: expected, at: at)
        }
        if !candidates.isEmpty {
            if let type = current?.lookupSelfQuietly()?.type, hasProperty(name, of: type),
               let made = callOfProperty({ valueNamed(name, at: nameAt) }, arguments, expected: expected, at: at) { return made }
            noteImplicitSelf(in: candidates, named: name, at: nameAt)
            return call(candidates, arguments, expected: expected, name: name, at: nameAt)
        }
        return errorAfterArguments(unknown(name, nameAt), arguments)
    }

    /// The arguments of a call whose callee is not known are looked at for their own errors.
    func errorAfterArguments(_ expression: Expression, _ arguments: [CallArgument]) -> Expression {
        for argument in arguments { checkAlone(argument) }
        return expression
    }

    /// Looks at an argument without its parameter, for what is wrong inside it.
    func checkAlone(_ argument: CallArgument) {
        guard let syntax = argument.syntax, !isContextual(syntax) else { return }
        _ = check(syntax.as(InOutExprSyntax.self)?.expression ?? syntax, expected: nil)
    }

    private func callMember(
        _ access: MemberAccessExprSyntax, _ arguments: [CallArgument], expected: Type?, at: SourcePosition
    ) -> Expression {
        let name = unquoted(access.declName.baseName.text)
        let nameAt = position(of: access.declName)
        guard let baseSyntax = access.base else {
            // `.name(…)` on the expected type.
            guard let expected, let owner = implicitOwner(of: name, expected, isCalled: true) else {
                reportImplicit(name, expected, at: nameAt)
                return errorExpression(at: at)
            }
            return callStatic(name, of: owner, arguments, expected: expected, at: nameAt)
        }
        if baseSyntax.is(SuperExprSyntax.self) { return callSuper(name, arguments, expected: expected, at: nameAt) }
        if name == "init", baseSyntax.as(DeclReferenceExprSyntax.self)?.baseName.text == "self", current?.function.isInitializer == true {
            return callSelfInit(arguments, at: nameAt)
        }
        if let type = typeReference(baseSyntax) { return callStatic(name, of: type, arguments, expected: expected, at: nameAt) }
        if isModule(baseSyntax) {
            let candidates = lookupFunctions(name)
            if !candidates.isEmpty { return call(candidates, arguments, expected: expected, name: name, at: nameAt) }
        }
        if let made = callOnLiteral(name, baseSyntax, arguments, expected: expected, at: nameAt) { return made }
        if let (call, type) = baseTold(by: expected, baseSyntax, calling: name) {
            let plain = attempt {
                let made = callMethod(name, on: check(baseSyntax, expected: nil), arguments, expected: expected, at: nameAt)
                return gives(expected, made) ? made : nil
            }
            if let plain { return plain }
            let base = construct(type, self.arguments(of: call), expected: type, at: position(of: call))
            return base.type.isError ? errorAfterArguments(base, arguments) : callMethod(name, on: base, arguments, expected: expected, at: nameAt)
        }
        let wanted = hasImplicitRoot(baseSyntax) ? expected
            : wantedOfBase(baseSyntax, calling: name, expected) ?? literalTold(by: expected, baseSyntax, having: name)
        let base = check(baseSyntax, expected: wanted ?? literalType(of: baseSyntax, having: name))
        if base.type.isError { return errorAfterArguments(errorExpression(at: at), arguments) }
        if let instance = solver.shallow(base.type).instance {
            return callStatic(name, of: instance, on: base, arguments, expected: expected, at: nameAt)
        }
        return callMethod(name, on: base, arguments, expected: expected, at: nameAt)
    }

    /// `Column("Name", value: \.name).width(9)`: where a method gives what it is called on, its result tells the type arguments
    /// of the value that is made there.
    private func wantedOfBase(_ syntax: ExprSyntax, calling name: String, _ expected: Type?) -> Type? {
        guard let expected, case .nominal(let decl, let arguments) = solver.shallow(expected), !arguments.isEmpty,
              case .nominal(decl, _)? = madeType(syntax) else { return nil }
        let own = Type.nominal(decl, decl.genericParameters.map { .archetype($0) })
        let functions = lookup(name, on: expected, isStatic: false).compactMap { if case .function(let function) = $0.member { function } else { nil } }
        functions.forEach { resolveSignature($0) }
        return !functions.isEmpty && functions.allSatisfy { $0.result == own } ? expected : nil
    }

    /// `Fail(error: URLError(.badURL)).eraseToAnyPublisher()`: what the method's result is wanted as tells the type arguments of the
    /// value that is made before it.
    private func baseTold(by expected: Type?, _ syntax: ExprSyntax, calling name: String) -> (FunctionCallExprSyntax, Type)? {
        guard let expected, case .nominal(let wanted, let given) = solver.shallow(expected), !given.isEmpty, !solver.resolve(expected).hasVariables,
              let made = syntax.as(FunctionCallExprSyntax.self), made.calledExpression.is(DeclReferenceExprSyntax.self),
              case .nominal(let decl, _)? = typeReference(made.calledExpression), !decl.genericParameters.isEmpty, decl !== wanted else { return nil }
        let mark = solver.mark()
        defer { solver.rollback(to: mark) }
        let own = Type.nominal(decl, decl.genericParameters.map { _ in solver.fresh() })
        let found = lookup(name, on: own, isStatic: false)
        guard found.count == 1, case .function(let function) = found[0].member, function.genericParameters.isEmpty else { return nil }
        resolveSignature(function)
        guard solver.unify(substitute(function.result, found[0].substitution), expected) else { return nil }
        settleProjections()
        let told = solver.resolve(own)
        return told.hasVariables ? nil : (made, told)
    }

    /// The type that the first call of a chain makes a value of.
    private func madeType(_ syntax: ExprSyntax) -> Type? {
        guard let call = syntax.as(FunctionCallExprSyntax.self) else { return nil }
        if let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base, typeReference(call.calledExpression) == nil {
            return madeType(base)
        }
        return typeReference(call.calledExpression)
    }

    /// `[.left, .top].contains(side)`, `[3, 4].contains(byte)`: an argument tells what the literal's elements are, where they
    /// do not tell it themselves.
    private func callOnLiteral(
        _ name: String, _ syntax: ExprSyntax, _ arguments: [CallArgument], expected: Type?, at: SourcePosition
    ) -> Expression? {
        guard let family = familyOfLiteral(syntax),
              let told = arguments.first(where: { $0.syntax.map { !isContextual($0) } == true && !$0.isClosure })?.syntax else { return nil }
        let plain = speculate { callMethod(name, on: check(syntax, expected: nil), arguments, expected: expected, at: at) }
        if plain.errors.isEmpty { return nil }
        var element = speculate { solver.resolve(check(told, expected: nil).type) }.value
        // `[0, 1].map(half)`: what the function takes.
        if let function = element.asFunction, function.parameters.count == 1 { element = function.parameters[0].type }
        if element.isError || element.hasVariables { return nil }
        let type = knownType(family, [element])
        func make() -> Expression { callMethod(name, on: check(syntax, expected: type), arguments, expected: expected, at: at) }
        return speculate { make() }.errors.isEmpty ? make() : nil
    }

    /// `[.red, .green].randomElement()`: what a member gives is wanted as tells what the elements of a literal are, where they do not
    /// tell it themselves.
    func literalTold(by expected: Type?, _ syntax: ExprSyntax, having name: String) -> Type? {
        guard let expected, familyOfLiteral(syntax) == "Array", !solver.resolve(expected).hasVariables else { return nil }
        if case .existential = solver.shallow(expected) { return nil }
        let mark = solver.mark()
        defer { solver.rollback(to: mark) }
        let own = array(solver.fresh())
        let before = solver.mark()
        for found in lookup(name, on: own, isStatic: false) {
            guard let result = plainResult(of: found.member) else { continue }
            for wanted in [expected, solver.shallow(expected).wrapped].compactMap({ $0 }) {
                if solver.unify(substitute(result, found.substitution), wanted), settleProjections() {
                    let told = solver.resolve(own)
                    if !told.hasVariables { return told }
                }
                solver.rollback(to: before)
            }
        }
        return nil
    }

    /// What a member gives that has no generic parameters of its own.
    private func plainResult(of member: Member) -> Type? {
        switch member {
        case .function(let function):
            resolveSignature(function)
            return function.genericParameters.isEmpty ? function.result : nil
        case .subscript(let declared):
            resolveSignature(declared)
            return declared.genericParameters.isEmpty ? declared.result : nil
        case .variable, .enumCase, .type, .alias, .associatedType: return nil
        }
    }

    /// What kind of collection a literal makes whose elements do not tell their type: `[.left, .top]`, `("a"..."z")`.
    private func familyOfLiteral(_ syntax: ExprSyntax) -> String? {
        if let literal = syntax.as(ArrayExprSyntax.self) {
            return !literal.elements.isEmpty && literal.elements.allSatisfy { isContextual($0.expression) } ? "Array" : nil
        }
        guard let tuple = syntax.as(TupleExprSyntax.self), tuple.elements.count == 1,
              let range = tuple.elements.first?.expression.as(InfixOperatorExprSyntax.self),
              let name = range.operator.as(BinaryOperatorExprSyntax.self)?.operator.text, name == "..." || name == "..<",
              isContextual(range.leftOperand), isContextual(range.rightOperand) else { return nil }
        return name == "..." ? "ClosedRange" : "Range"
    }

    /// `Swift` in `Swift.min(a, b)`.
    private func isModule(_ syntax: ExprSyntax) -> Bool {
        guard let name = syntax.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        return moduleNames.contains(name) && current?.lookup(name) == nil
    }

    /// Whether a type has a property of the name, beside its methods.
    private func hasProperty(_ name: String, of type: Type) -> Bool {
        lookup(name, on: type, isStatic: false).contains { if case .variable = $0.member { true } else { false } }
    }

    private func takes(_ candidate: Candidate, _ arguments: [CallArgument], name: String, at: SourcePosition) -> Bool {
        resolveSignature(candidate.decl)
        if case .success = match(arguments, to: candidate.decl.parameters, map: candidate.map, name: name, callPosition: at) { return true }
        return false
    }

    /// `onSubmit()`, where a property that holds a closure is called as a method of the type's protocols: the closure is meant where it
    /// takes the arguments.
    private func callOfProperty(
        _ property: () -> Expression?, _ arguments: [CallArgument], expected: Type?, at: SourcePosition
    ) -> Expression? {
        attempt {
            guard let value = property(), solver.shallow(value.type).asFunction != nil else { return nil }
            let made = callValue(value, arguments, expected: expected, at: at)
            return gives(expected, made) ? made : nil
        }
    }

    func callMethod(
        _ name: String, on base: Expression, _ arguments: [CallArgument], expected: Type?, at: SourcePosition
    ) -> Expression {
        settleProjections()
        let found = lookup(name, on: base.type, isStatic: false)
        var candidates: [Candidate] = []
        for candidate in found {
            if case .function(let function) = candidate.member {
                candidates.append(Candidate(decl: function, map: candidate.substitution, base: .value(base), distance: candidate.distance))
            }
        }
        if !candidates.isEmpty {
            if candidates.count < found.count, hasProperty(name, of: base.type) {
                if let made = callOfProperty({ member(name, of: base, at: at) }, arguments, expected: expected, at: at) { return made }
                // `names.count()`: where no method takes the arguments, the property is meant.
                if !candidates.contains(where: { takes($0, arguments, name: name, at: at) }) {
                    return callValue(member(name, of: base, at: at), arguments, expected: expected, at: at)
                }
            }
            return call(candidates, arguments, expected: expected, name: name, at: at)
        }
        if found.isEmpty, let forced = implicitlyForced(base) { return callMethod(name, on: forced, arguments, expected: expected, at: at) }
        if found.isEmpty, let carried = carriedModifier(name, on: base, arguments, at: at) { return carried }
        // A property or tuple element that holds a closure; or nothing of that name, which `member` reports.
        let value = member(name, of: base, at: at)
        if value.type.isError { return errorAfterArguments(value, arguments) }
        return callValue(value, arguments, expected: expected, at: at)
    }

    private func callStatic(
        _ name: String, of type: Type, on metatypeValue: Expression? = nil, _ arguments: [CallArgument], expected: Type?,
        at: SourcePosition
    ) -> Expression {
        if name == "init" { return construct(type, on: metatypeValue, arguments, expected: expected, at: at) }
        let base = metatypeValue ?? metatype(type, at)
        var candidates: [Candidate] = []
        for found in lookup(name, on: type, isStatic: true) {
            switch found.member {
            case .function(let function):
                candidates.append(Candidate(decl: function, map: found.substitution, base: .metatype(base), distance: found.distance))
            case .enumCase(let enumCase):
                return construct(enumCase, of: type, arguments, expected: expected, at: at)
            case .type(let nested):
                return construct(unapplied(nested, of: type, in: typeContext), arguments, expected: expected, at: at)
            case .alias(let alias):
                return construct(substitute(resolveAlias(alias), found.substitution), arguments, expected: expected, at: at)
            case .variable, .subscript, .associatedType: continue
            }
        }
        if !candidates.isEmpty { return call(candidates, arguments, expected: expected, name: name, at: at) }
        let value = staticMember(name, of: type, on: metatypeValue, expected: nil, at: at)
        if value.type.isError { return errorAfterArguments(value, arguments) }
        if isMethodOfValues(name, of: type), !takesInstance(arguments, of: type) {
            reportNoMember(name, of: type, isStatic: true, at: at)
            return errorAfterArguments(errorExpression(at: at), arguments)
        }
        return callValue(value, arguments, expected: expected, at: at)
    }

    /// Whether the type's own values have a method of the name, and the type itself has none.
    private func isMethodOfValues(_ name: String, of type: Type) -> Bool {
        lookup(name, on: type, isStatic: false).contains { if case .function = $0.member { true } else { false } }
            && lookup(name, on: type, isStatic: true).isEmpty
    }

    /// `Type.method(value)` gives the method of that value.
    private func takesInstance(_ arguments: [CallArgument], of type: Type) -> Bool {
        guard arguments.count == 1, let argument = arguments.first else { return false }
        if argument.isInout { return true }
        if let made = argument.expression { return canConvert(made.type, to: type) }
        guard let syntax = argument.syntax else { return false }
        return speculate { check(syntax, as: type, for: .argument) }.errors.isEmpty
    }

    /// `.circle(radius: 2)`
    private func construct(
        _ enumCase: EnumCaseDecl, of type: Type, _ arguments: [CallArgument], expected: Type?, at: SourcePosition
    ) -> Expression {
        resolve(enumCase)
        let instance = instanceType(of: enumCase.owner, near: type)
        let map = substitution(of: instance)
        prepareRuntimeType(enumCase.owner)
        if let expected {
            let wanted = solver.shallow(expected)
            if case .nominal(let decl, _) = wanted, decl === enumCase.owner { _ = solver.unify(instance, wanted) }
        }
        guard enumCase.hasPayload || enumCase.owner.isOptional else {
            report("enum case '\(enumCase.name)' has no associated values", at: at, hint: "Leave the parentheses out.")
            return errorExpression(at: at)
        }
        switch match(arguments, to: enumCase.parameters, name: enumCase.name, callPosition: at) {
        case .failure(let mismatch):
            report(mismatch.message, at: mismatch.position)
            return errorExpression(at: at)
        case .success(let bindings):
            var values: [Expression] = []
            for (parameter, binding) in zip(enumCase.parameters, bindings) {
                let type = substitute(parameter.type, map)
                if case .arguments(let taken) = binding, let index = taken.first {
                    if let syntax = arguments[index].syntax {
                        values.append(check(syntax, as: type, for: .argument))
                    } else if let expression = arguments[index].expression {
                        values.append(coerce(expression, to: type, for: .argument))
                    }
                } else if let value = parameter.defaultValue {
                    values.append(check(value, as: type, for: .argument))
                }
            }
            if enumCase.owner.isOptional, let value = values.first { return make(.wrap(value), instance, at) }
            return make(.enumCase(enumCase, values), instance, at)
        }
    }
}
