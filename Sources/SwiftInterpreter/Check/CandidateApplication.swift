import SwiftSyntax

/// One candidate of a call: its arguments checked against its parameters, and the call made.
extension Checker {
    /// Notes which protocols the unknown types of a call must conform to: `.name` is looked for among what those offer.
    private func noteBounds(of map: [Archetype: Type], for function: FunctionDecl) {
        for case .conforms(.archetype(let archetype), let proto) in function.context?.allRequirements ?? [] {
            guard let type = map[archetype], case .variable(let unknown) = solver.shallow(type) else { continue }
            if variableBounds[unknown.index]?.contains(proto) != true { variableBounds[unknown.index, default: []].append(proto) }
        }
    }

    /// Checks the arguments against one candidate and makes the call, or nil when a type does not fit.
    func apply(
        _ candidate: Candidate, _ bindings: [ParameterBinding], _ arguments: [CallArgument], expected: Type?, name: String,
        at position: SourcePosition, skippingClosures: Bool = false, guess: Guess = .none
    ) -> Expression? {
        guard spend(1 + arguments.count) else { return nil }
        let function = candidate.decl
        var map = candidate.map
        for archetype in function.genericParameters where map[archetype] == nil { map[archetype] = solver.fresh() }
        noteBounds(of: map, for: function)
        let result = function.returnsSelf ? ownType(of: candidate) ?? substitute(function.result, map) : substitute(function.result, map)
        let requirements = function.context?.allRequirements ?? []
        for case .same(let left, let right) in requirements {
            if !unify(left, right, under: map) { return requirementFailed(name, left, right, map, at: position) }
        }
        let types = function.parameters.map { substitute($0.type, map) }
        var made: [Int: Expression] = [:]
        let errorsBefore = diagnostics.count

        func take(_ index: Int, _ parameter: ParameterDecl, _ type: Type) {
            let argument = arguments[index]
            let wanted = parameter.isAutoclosure ? type.asFunction?.result ?? type : type
            // The vocabulary's own functions need not say so.
            let keeps = !parameter.isNonEscaping && (!function.isInterfaceMember || parameter.type.asFunction == nil)
            if parameter.isInout {
                if argument.syntax != nil, !argument.isInout, function.kind != .operator {
                    report("passing value of type '\(solver.resolve(wanted))' to an inout parameter requires explicit '&'", at: argument.position,
                           hint: "Write '&' before it.")
                    return
                }
                made[index] = checkInout(argument, wanted)
            } else if parameter.isAutoclosure, argument.isClosed, let expression = argument.expression {
                made[index] = expression
            } else if parameter.isAutoclosure, let syntax = argument.syntax {
                made[index] = autoclosure(of: syntax, returning: wanted, at: argument.position)
            } else if parameter.isLocalized, let value = argument.expression ?? argument.syntax.map({ check($0, expected: wanted) }) {
                made[index] = coerce(withoutMarks(text(of: value), writtenAs: argument.syntax), to: wanted, for: .argument)
            } else if parameter.isMarked, let syntax = argument.syntax, syntax.is(StringLiteralExprSyntax.self) {
                let value = argument.expression.map { coerceArgument(argument, $0, to: wanted) } ?? check(syntax, as: wanted, for: .argument)
                made[index] = withoutMarks(value, writtenAs: syntax)
            } else if let expression = argument.expression {
                if keeps, let syntax = argument.syntax { noteEscape(syntax) }
                let value = coerceArgument(argument, expression, to: wanted)
                made[index] = parameter.isAutoclosure ? autoclosure(holding: value, at: argument.position) : value
            } else if let syntax = argument.syntax {
                if argument.isInout {
                    report("'&' is only for an 'inout' parameter", at: argument.position)
                    return
                }
                if keeps { noteEscape(syntax) }
                let builder = parameter.builder.map { used in
                    ResultBuilder(decl: used.decl, arguments: used.arguments.map { substitute($0, map) })
                }
                let isCalledOnly = parameter.isNonEscaping || parameter.capturesSelfImplicitly
                let value = check(syntax, as: wanted, for: .argument, builder: builder, isEscaping: !isCalledOnly)
                if keeps { noteEscape(of: value) }
                made[index] = value
            }
        }
        // First what tells types, then what needs them: literals, implicit members, at last closures.
        for pass in 0..<5 {
            if pass == 2, let expected { adopt(expected, for: result) }
            if pass == 3 { adoptDefaults(of: function, bindings, map, at: position) }
            if pass == 2 { guessProjectedBases() }
            if pass == 0 && guess == .arraysFirst || pass == 2 && guess == .arrays { guessArrays() }
            if pass == 3, skippingClosures { break }
            for (parameter, (binding, type)) in zip(function.parameters, zip(bindings, types)) {
                guard case .arguments(let taken) = binding else { continue }
                for index in taken where made[index] == nil {
                    let phase = guess == .literalsLast && isNumberLiteral(arguments[index]) ? 4 : phase(of: arguments[index], parameter)
                    // An operator waits until the type of an operand is known.
                    guard phase == pass || phase == 1 && pass == 3 else { continue }
                    if phase == 1, pass == 1, isOperatorReference(arguments[index]), !hasKnownParameter(type) { continue }
                    take(index, parameter, type)
                    settleProjections()
                    if diagnostics.count > errorsBefore, speculation > 0 { return nil }
                }
            }
        }
        if !settleProjections(), let (found, wanted) = takeContradiction() {
            report("'\(name)' makes values of type '\(found)' here, where '\(wanted)' is expected", at: position)
            return nil
        }
        if !check(requirements, map, name: name, function: function, at: position) { return nil }
        if skippingClosures {
            if let expected { conversionCost += canConvert(result, to: expected) ? 0 : 100 }
            return errorExpression(at: position)
        }
        var passed: [Argument] = []
        for (offset, (parameter, binding)) in zip(function.parameters, bindings).enumerated() {
            switch binding {
            case .defaulted:
                var value = defaultArgument(offset, of: function, at: position)
                if !parameter.defaultTypes.isEmpty { value = coerce(value, to: types[offset], for: .argument) }
                passed.append(.value(applied(value, callTypes(of: function, map))))
            case .arguments(let taken):
                if parameter.isVariadic {
                    let elements = taken.map { made[$0] ?? errorExpression(at: position) }
                    passed.append(.value(make(.array(elements), array(types[offset]), position)))
                } else if let index = taken.first {
                    let expression = made[index] ?? errorExpression(at: position)
                    passed.append(parameter.isInout ? .inout(expression) : .value(expression))
                }
            }
        }
        if speculation > 0, let expected, !canConvert(result, to: expected) { conversionCost += 100 }
        reportAliasing(passed)
        return finish(candidate, passed, result: result, map: map, at: position)
    }

    /// What a second look at a call takes for granted, where the first one found it wrong.
    enum Guess {
        case none
        /// What a number literal is the closures tell: `reduce(0) { $0 + $1.price }`.
        case literalsLast
        /// A sequence of which the elements are known is an array, before its argument is looked at.
        case arraysFirst
        /// A sequence that a closure gives is an array: `flatMap { … }` where `[[Int]]` is wanted.
        case arrays
    }

    /// The call of the one candidate that is left. Where closures are wrong, since something was taken for granted too early,
    /// they are looked at in another light.
    func applyChosen(
        _ candidate: Candidate, _ bindings: [ParameterBinding], _ arguments: [CallArgument], expected: Type?, name: String,
        at position: SourcePosition
    ) -> Expression? {
        func made(_ guess: Guess) -> Expression? {
            apply(candidate, bindings, arguments, expected: expected, name: name, at: position, guess: guess)
        }
        let guesses = guesses(candidate.decl, bindings, arguments, expected: expected)
        for guess in guesses.isEmpty ? [] : [.none] + guesses {
            if let fitting = attempt({ made(guess).flatMap { gives(expected, $0) ? $0 : nil } }) { return fitting }
        }
        return made(.none)
    }

    private func guesses(_ function: FunctionDecl, _ bindings: [ParameterBinding], _ arguments: [CallArgument], expected: Type?) -> [Guess] {
        guard !function.genericParameters.isEmpty, arguments.contains(where: { $0.isClosure && $0.expression == nil }) else { return [] }
        var result: [Guess] = []
        for (parameter, binding) in zip(function.parameters, bindings) {
            guard case .arguments(let taken) = binding, let index = taken.first else { continue }
            if case .archetype(let type) = parameter.type, function.genericParameters.contains(type), isNumberLiteral(arguments[index]) {
                result.append(.literalsLast)
            }
            if expected != nil, case .archetype(let type)? = parameter.type.asFunction?.result, function.genericParameters.contains(type),
               isSequence(type, in: function) { result.append(.arrays) }
        }
        return result
    }

    private func isSequence(_ type: Archetype, in function: FunctionDecl) -> Bool {
        (function.context?.allRequirements ?? []).contains { requirement in
            if case .conforms(.archetype(type), let proto) = requirement { proto.isInterface && proto.name == "Sequence" } else { false }
        }
    }

    private func isNumberLiteral(_ argument: CallArgument) -> Bool {
        guard argument.expression == nil, let syntax = argument.syntax else { return false }
        return syntax.is(IntegerLiteralExprSyntax.self) || syntax.as(PrefixOperatorExprSyntax.self)?.expression.is(IntegerLiteralExprSyntax.self) == true
    }

    /// One variable cannot be changed by two parameters at once.
    private func reportAliasing(_ arguments: [Argument]) {
        var places: [Expression] = []
        for case .inout(let place) in arguments {
            if places.contains(where: { isSamePlace($0, place) }) {
                report("a variable cannot be given to two 'inout' parameters of one call", at: place.position, hint: "Copy it into another variable first.")
            }
            places.append(place)
        }
    }

    private func isSamePlace(_ a: Expression, _ b: Expression) -> Bool {
        switch (a.kind, b.kind) {
        case (.local(let x), .local(let y)): x === y
        case (.global(let x), .global(let y)): x === y
        case (.field(let base, let x), .field(let other, let y)): x === y && isSamePlace(base, other)
        default: false
        }
    }

    /// The type that a method is called on.
    private func ownType(of candidate: Candidate) -> Type? {
        switch candidate.base {
        case .value(let base): base.type
        case .metatype(let metatype): solver.shallow(metatype.type).instance
        default: nil
        }
    }

    /// In which pass an argument is looked at: 0 self-sufficient, 1 floating literals, 2 other literals and implicit
    /// members, 3 closures.
    private func phase(of argument: CallArgument, _ parameter: ParameterDecl) -> Int {
        if argument.expression != nil || argument.isInout { return 0 }
        guard let syntax = argument.syntax else { return 0 }
        if argument.isClosure { return 3 }
        if parameter.isAutoclosure { return 2 }
        if !isContextual(syntax) { return makesOfLiterals(syntax) ? 2 : 0 }
        if let name = syntax.as(DeclReferenceExprSyntax.self), case .binaryOperator = name.baseName.tokenKind { return 1 }
        return isFloatLiteralish(syntax) ? 1 : 2
    }

    /// `Array(repeating: 0, count: 3)`: what is wanted may tell the type arguments, and with them what the literals are.
    func makesOfLiterals(_ syntax: ExprSyntax) -> Bool {
        guard let call = syntax.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
              let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase == true,
              case .decl(let decl)? = lookupTypeName(unquoted(name), in: typeContext), !decl.genericParameters.isEmpty else { return false }
        return call.arguments.contains { isContextual($0.expression) || makesOfLiterals($0.expression) }
    }

    private func isOperatorReference(_ argument: CallArgument) -> Bool {
        guard let name = argument.syntax?.as(DeclReferenceExprSyntax.self), case .binaryOperator = name.baseName.tokenKind else { return false }
        return true
    }

    private func hasKnownParameter(_ type: Type) -> Bool {
        solver.shallow(type).asFunction?.parameters.contains { !solver.resolve($0.type).hasVariables } ?? true
    }

    /// Lets the expected type say what the result's unknowns are, as far as it fits.
    private func adopt(_ expected: Type, for result: Type) {
        guard solver.resolve(result).hasVariables else { return }
        let wanted = solver.resolve(expected)
        if case .existential = wanted { return }
        if case .variable = wanted { return }
        if case .variable = solver.shallow(result), wanted.wrapped != nil { return }
        let mark = solver.mark()
        if solver.unify(result, wanted) { return }
        solver.rollback(to: mark)
        if let inner = wanted.wrapped, solver.unify(result, inner) { return }
        solver.rollback(to: mark)
    }

    func check(
        _ requirements: [GenericRequirement], _ map: Substitution, name: String, function: FunctionDecl, at position: SourcePosition
    ) -> Bool {
        for requirement in requirements {
            switch requirement {
            case .conforms(let subject, let proto):
                let type = solver.resolve(substitute(subject, map))
                if conforms(type, to: proto) { continue }
                report("'\(name)' requires that '\(type)' \(proto.isAnyObject ? "be a class type" : "conform to '\(proto.name)'")", at: position)
                return false
            case .inherits(let subject, let parent):
                let (type, wanted) = (solver.resolve(substitute(subject, map)), substitute(parent, map))
                // `O: Base<T>`: the superclass tells what T is.
                if let own = wanted.nominal, let found = ancestor(of: type, named: own), solver.unify(found, wanted) { continue }
                if isSubclass(type, of: wanted) { continue }
                _ = requirementFailed(name, subject, parent, map, at: position)
                return false
            case .same(let left, let right):
                if unify(left, right, under: map) { continue }
                _ = requirementFailed(name, left, right, map, at: position)
                return false
            }
        }
        return true
    }

    private func requirementFailed(
        _ name: String, _ left: Type, _ right: Type, _ map: Substitution, at position: SourcePosition
    ) -> Expression? {
        report("'\(name)' requires that '\(solver.resolve(substitute(left, map)))' be '\(solver.resolve(substitute(right, map)))'", at: position)
        return nil
    }

    private func finish(
        _ candidate: Candidate, _ arguments: [Argument], result: Type, map: Substitution, at position: SourcePosition
    ) -> Expression {
        let call = makeCall(candidate, arguments, result: result, map: map, at: position)
        noteTypes(of: candidate.decl, map, on: call)
        return call
    }

    private func makeCall(
        _ candidate: Candidate, _ arguments: [Argument], result: Type, map: Substitution, at position: SourcePosition
    ) -> Expression {
        let function = candidate.decl
        let canThrow = function.rethrows ? throwsErrors(arguments, givenTo: function) : function.isThrowing
        var thrown = function.thrownType.map { solver.shallow(substitute($0, map)) }
        if let open = thrown, case .variable = open {
            _ = solver.unify(open, anyError)
            thrown = anyError
        }
        noteThrowing(canThrow, thrown, isAsync: function.isAsync, at: position)
        if !function.isAsync { noteIsolation(of: function, candidate.base, at: position) }
        var passed = arguments
        if case .value(let base) = candidate.base { requireKnownParameters(of: function, on: base, at: position) }
        switch candidate.base {
        case .none:
            if let own = typeOfOperator(function, map) { passed.insert(.value(metatype(own, position)), at: 0) }
        case .closure(let callee): return make(.callValue(callee, arguments), result, position)
        case .metatype(let metatype): if function.takesSelf { passed.insert(.value(metatype), at: 0) }
        case .value(let base):
            if function.isMutating, function.owner?.isReference == false {
                passed.insert(.inout(requireMutable(base, calling: function)), at: 0)
            } else {
                passed.insert(.value(base), at: 0)
            }
        }
        if function.kind == .initializer {
            return finishInitializer(candidate, arguments, result: result, map: map, at: position)
        }
        if let primitive = function.primitive, let made = primitiveExpression(primitive, passed, result, at: position) { return made }
        var base: Expression?
        if case .value(let value) = candidate.base { base = value }
        return make(.call(function, passed, dispatch(of: function, base: base)), result, position)
    }

    /// What a member of the program's own protocol takes must be known: not so where only a conforming type would say it.
    private func requireKnownParameters(of function: FunctionDecl, on base: Expression, at position: SourcePosition) {
        guard let owner = function.owner, owner.kind == .protocol, !owner.isInterface, let own = owner.genericParameters.first,
              case .existential(let protocols) = solver.resolve(base.type), protocols.allSatisfy({ $0.constraint == nil }) else { return }
        let isOpen = function.parameters.contains { parameter in
            parameter.type.contains { if case .archetype(let type) = $0 { type.root == own } else { false } }
        }
        guard isOpen else { return }
        report("member '\(function.name)' cannot be used on value of type '\(solver.resolve(base.type))'", at: position,
               hint: "Take it as a generic parameter, or as 'some \(owner.name)'.")
    }

    /// The type whose operator is meant, where a protocol's requirement does not begin with a value of that type, by which it
    /// would be found: `static func * (factor: Double, value: Self)`.
    private func typeOfOperator(_ function: FunctionDecl, _ map: Substitution) -> Type? {
        guard function.kind == .operator, function.isRequirement, let own = function.owner?.genericParameters.first,
              function.parameters.first?.type != .archetype(own) else { return nil }
        return map[own].map { solver.resolve($0) }
    }

    private func finishInitializer(
        _ candidate: Candidate, _ arguments: [Argument], result: Type, map: Substitution, at position: SourcePosition
    ) -> Expression {
        let function = candidate.decl
        let instance = candidate.instance.map { solver.resolve($0) } ?? result
        if candidate.isDelegating, let context = current?.function, let variable = context.selfVariable {
            let selfExpression = make(.local(variable), variable.type, position)
            if !function.isFailable, function.isMemberwise || function.owner?.kind == .protocol {
                // These have no code that could be handed self: it becomes the value that they make.
                var plain = candidate
                plain.isDelegating = false
                let value = finishInitializer(plain, arguments, result: result, map: map, at: position)
                noteTypes(of: function, map, on: value)
                return make(.assign(to: selfExpression, value), .void, position)
            }
            return make(.delegateInit(self: selfExpression, function, arguments), .void, position)
        }
        if let primitive = function.primitive, let made = primitiveExpression(primitive, arguments, result, at: position) { return made }
        if function.owner?.kind == .protocol, case .metatype(let metatype) = candidate.base {
            // `T(…)` for a generic T, or an initialiser that a protocol extension gives.
            return make(.call(function, [.value(metatype)] + arguments, function.isRequirement ? .witness : .direct), result, position)
        }
        if case .archetype(let archetype) = instance, superclassConstraint(on: archetype) != nil, case .metatype(let metatype) = candidate.base {
            // `T(…)` for a T that inherits from a class: which class it is, the metatype tells.
            requireRequired(function, toMake: instance, at: position)
            let made = function.isFailable ? optional(instance) : instance
            return make(.call(function, [.value(metatype)] + arguments, .virtual), made, position)
        }
        guard case .nominal(let decl, _) = instance else { return errorExpression(at: position) }
        prepareRuntimeType(decl)
        // `type.init(…)`: the class is told by the value.
        var told: Expression?
        if decl.isReference, case .metatype(let metatype) = candidate.base, !isLiteralMetatype(metatype) { told = metatype }
        if told != nil { requireRequired(function, toMake: instance, at: position) }
        if function.isMemberwise {
            var values: [Expression] = []
            for argument in arguments { if case .value(let value) = argument { values.append(value) } }
            return memberwise(decl, function, values, type: result, at: position)
        }
        if function.native != nil { return make(.call(function, arguments, .direct), result, position) }
        if let told { return make(.call(function, [.value(told)] + arguments, .virtual), result, position) }
        // An inherited initialiser makes an instance of the class that it was called on.
        let isInherited = decl.isReference && function.owner !== decl
        let made = isInherited ? (function.isFailable ? optional(instance) : instance) : result
        return make(.construct(decl, function, arguments), made, position)
    }

    func isLiteralMetatype(_ expression: Expression) -> Bool {
        if case .metatype = expression.kind { true } else { false }
    }
}
