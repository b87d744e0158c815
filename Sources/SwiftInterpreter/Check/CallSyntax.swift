import SwiftSyntax

/// Calls as they are written: what stands before the parentheses.
extension Checker {
    func checkCall(_ syntax: FunctionCallExprSyntax, expected: Type?) -> Expression {
        let at = position(of: syntax)
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
        let value = check(called, expected: called.is(ClosureExprSyntax.self) && arguments.isEmpty ? closureType(of: called, giving: expected) : nil)
        if let instance = solver.shallow(value.type).instance { return construct(instance, on: value, arguments, expected: expected, at: at) }
        return callValue(value, arguments, expected: expected, at: at)
    }

    /// The type of a closure that is called where it stands (`let shade: Color = { … }()`), where what is wanted may be its result.
    private func closureType(of closure: ExprSyntax, giving result: Type?) -> Type? {
        guard let result, !solver.resolve(result).hasVariables else { return nil }
        let type = Type.function(FunctionType(parameters: [], result: result))
        return speculate { check(closure, expected: type) }.errors.isEmpty ? type : nil
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
            noteImplicitSelf(in: candidates, named: name, at: nameAt)
            return call(candidates, arguments, expected: expected, name: name, at: nameAt)
        }
        return errorAfterArguments(unknown(name, nameAt), arguments)
    }

    /// The arguments of a call whose callee is not known are looked at for their own errors.
    private func errorAfterArguments(_ expression: Expression, _ arguments: [CallArgument]) -> Expression {
        for argument in arguments {
            if let syntax = argument.syntax, !isContextual(syntax) { _ = check(syntax, expected: nil) }
        }
        return expression
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
        let base = check(baseSyntax, expected: hasImplicitRoot(baseSyntax) ? expected : literalType(of: baseSyntax, having: name))
        if base.type.isError { return errorAfterArguments(errorExpression(at: at), arguments) }
        if let instance = solver.shallow(base.type).instance {
            return callStatic(name, of: instance, on: base, arguments, expected: expected, at: nameAt)
        }
        return callMethod(name, on: base, arguments, expected: expected, at: nameAt)
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
        let element = speculate { solver.resolve(check(told, expected: nil).type) }.value
        if element.isError || element.hasVariables { return nil }
        let type = knownType(family, [element])
        func make() -> Expression { callMethod(name, on: check(syntax, expected: type), arguments, expected: expected, at: at) }
        return speculate { make() }.errors.isEmpty ? make() : nil
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
        if !candidates.isEmpty { return call(candidates, arguments, expected: expected, name: name, at: at) }
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
        return callValue(value, arguments, expected: expected, at: at)
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

    // MARK: Initialisers

    /// `Type(…)`
    func construct(
        _ type: Type, on metatypeValue: Expression? = nil, _ arguments: [CallArgument], expected: Type?, at: SourcePosition
    ) -> Expression {
        let type = canonical(solver.shallow(type))
        var arguments = arguments
        if type.isError { return errorAfterArguments(errorExpression(at: at), arguments) }
        if let converted = numericConversion(type, &arguments, at: at) { return converted }
        if let expected {
            adoptMembers(of: solver.shallow(expected), for: type)
            // What is wanted may say what the generic arguments are: `let s: Set<Int> = Set()`.
            let wanted = solver.shallow(expected)
            if case .nominal(let decl, _) = wanted, decl === type.nominal, solver.resolve(type).hasVariables {
                let mark = solver.mark()
                if arguments.isEmpty, !solver.unify(type, wanted) { solver.rollback(to: mark) }
            }
        }
        if case .existential(let protocols) = type {
            report("'\(protocols.map(\.name).joined(separator: " & "))' is a protocol, of which no values can be made", at: at,
                   hint: "Name a type that conforms to it.")
            return errorAfterArguments(errorExpression(at: at), arguments)
        }
        let candidates = initializers(of: type, on: metatypeValue, at: at)
        guard !candidates.isEmpty else {
            report("'\(solver.resolve(type))' has no initialiser that can be called", at: at)
            return errorAfterArguments(errorExpression(at: at), arguments)
        }
        let name = type.nominal?.name ?? "\(type)"
        if arguments.contains(where: \.isTrailing), !candidates.contains(where: { takesClosure($0.decl) }),
           !lookup("callAsFunction", on: type, isStatic: false).isEmpty {
            // `Diagonal { … }`: the value that is made is called with the closure.
            let value = call(candidates, arguments.filter { !$0.isTrailing }, expected: nil, name: name, at: at)
            return callValue(value, arguments.filter(\.isTrailing), expected: expected, at: at)
        }
        return call(candidates, arguments, expected: expected, name: name, at: at)
    }

    private func takesClosure(_ function: FunctionDecl) -> Bool {
        resolveSignature(function)
        return function.parameters.contains { $0.type.asFunction != nil }
    }

    /// `Double(x)` and its like between numeric types.
    private func numericConversion(_ type: Type, _ arguments: inout [CallArgument], at: SourcePosition) -> Expression? {
        guard isNumeric(type), arguments.count == 1, arguments[0].label == nil, let syntax = arguments[0].syntax else { return nil }
        if isContextual(syntax) {
            guard syntax.is(IntegerLiteralExprSyntax.self) || isFloatLiteralish(syntax) else { return nil }
            let literal = check(syntax, expected: isFloatLiteralish(syntax) && isInteger(type) ? doubleType : type)
            if literal.type == type { return literal }
            return isNumeric(literal.type) ? make(.convertNumber(literal), type, at) : nil
        }
        let value = check(syntax, expected: nil)
        if value.type.isError { return value }
        let own = solver.resolve(value.type)
        if isNumeric(own) { return own == type ? value : make(.convertNumber(value), type, at) }
        arguments[0].expression = value
        return nil
    }

    /// What is wanted of an unknown type is wanted of the one that is made: of `C.Compared == Row` that `KeyPathComparator` is one of rows.
    private func adoptMembers(of wanted: Type, for type: Type) {
        guard case .variable(let unknown) = wanted, solver.resolve(type).hasVariables else { return }
        for projection in solver.projections {
            guard case .variable(unknown) = solver.shallow(projection.base), let found = associatedType(projection.name, of: type) else { continue }
            _ = solver.unify(found, projection.result)
        }
    }

    /// Every way to make a value of a type.
    func initializers(of type: Type, on metatypeValue: Expression? = nil, at: SourcePosition) -> [Candidate] {
        let type = canonical(solver.shallow(type))
        let base = metatypeValue ?? metatype(type, at)
        switch type {
        case .nominal(let decl, _):
            var found: [Candidate] = []
            for member in lookup("init", on: type, isStatic: true) {
                guard case .function(let function) = member.member else { continue }
                if let owner = function.owner, owner.isReference, owner !== decl,
                   !inheritsInitializers(decl), !(function.isConvenience && overridesDesignated(decl)) { continue }
                let isInherited = function.owner?.isReference == true && function.owner !== decl
                let own = isInherited ? inheritedInitializer(function, for: decl) : function
                found.append(Candidate(
                    decl: own, map: own === function ? member.substitution : substitution(of: type), base: .metatype(base), instance: type, distance: member.distance))
            }
            if let memberwise = memberwiseInitializer(of: decl) {
                found.append(Candidate(decl: memberwise, map: substitution(of: type), base: .metatype(base), instance: type))
            }
            if let raw = rawValueInitializer(of: decl) {
                found.append(Candidate(decl: raw, map: substitution(of: type), base: .metatype(base), instance: type))
            }
            return found
        case .archetype:
            return lookup("init", on: type, isStatic: true).compactMap { member in
                guard case .function(let function) = member.member else { return nil }
                return Candidate(decl: function, map: member.substitution, base: .metatype(base), instance: type, distance: member.distance)
            }
        default: return []
        }
    }

    /// A class without designated initialisers of its own has those of its superclass.
    private func inheritsInitializers(_ decl: NominalDecl) -> Bool {
        for case .function(let function) in members(named: "init", in: decl) where !function.isConvenience { return false }
        return true
    }

    /// A class that has an initialiser for each designated one of its superclass has the superclass's convenience ones too.
    private func overridesDesignated(_ decl: NominalDecl) -> Bool {
        guard let parent = superclass(of: decl)?.nominal else { return false }
        func labels(_ function: FunctionDecl) -> [String?] {
            resolveSignature(function)
            return function.parameters.map(\.label)
        }
        let own = members(named: "init", in: decl).compactMap { member in if case .function(let function) = member { labels(function) } else { nil } }
        var designated = members(named: "init", in: parent).compactMap { member -> [String?]? in
            if case .function(let function) = member, !function.isConvenience { labels(function) } else { nil }
        }
        if designated.isEmpty, memberwiseInitializer(of: parent) != nil { designated = [[]] }
        return designated.allSatisfy { own.contains($0) } && (!designated.isEmpty || overridesDesignated(parent))
    }

    private func callSuper(_ name: String, _ arguments: [CallArgument], expected: Type?, at: SourcePosition) -> Expression {
        let value = superReference(at: at)
        let instance = value.type.instance
        guard case .nominal = instance ?? value.type else { return errorAfterArguments(value, arguments) }
        if name == "init" {
            let candidates = initializers(of: value.type, at: at).map {
                var candidate = $0
                candidate.isDelegating = true
                return candidate
            }
            return call(candidates, arguments, expected: nil, name: "super.init", at: at)
        }
        let base = instance == nil ? Candidate.Base.value(value) : .metatype(value)
        let candidates = lookup(name, on: instance ?? value.type, isStatic: instance != nil).compactMap { found -> Candidate? in
            guard case .function(let function) = found.member else { return nil }
            return Candidate(decl: function, map: found.substitution, base: base, distance: found.distance)
        }
        guard !candidates.isEmpty else {
            reportNoMember(name, of: instance ?? value.type, isStatic: instance != nil, at: at)
            return errorAfterArguments(errorExpression(at: at), arguments)
        }
        let made = call(candidates, arguments, expected: expected, name: name, at: at)
        guard case .call(let function, let passed, _) = made.kind else { return made }
        let inherited = make(.call(function, passed, .super), made.type, at)
        take(made.callTypes, on: inherited)
        return inherited
    }

    private func callSelfInit(_ arguments: [CallArgument], at: SourcePosition) -> Expression {
        guard let type = typeContext.selfType else { return errorExpression(at: at) }
        let candidates = initializers(of: type, at: at).map {
            var candidate = $0
            candidate.isDelegating = true
            return candidate
        }
        return call(candidates, arguments, expected: nil, name: "self.init", at: at)
    }

    // MARK: Subscripts and chains

    func checkSubscript(_ syntax: SubscriptCallExprSyntax, expected: Type?) -> Expression {
        let at = position(of: syntax)
        if let type = typeReference(ExprSyntax(syntax.calledExpression)) {
            let base = metatype(type, at)
            return subscripted(base, type, isStatic: true, syntax, expected: expected, at: at)
        }
        let base = check(syntax.calledExpression, expected: hasImplicitRoot(syntax.calledExpression) ? expected : nil)
        if base.type.isError { return base }
        if let instance = solver.shallow(base.type).instance {
            return subscripted(base, instance, isStatic: true, syntax, expected: expected, at: at)
        }
        let made = subscripted(base, base.type, isStatic: false, syntax, expected: expected, at: at)
        guard syntax.calledExpression.is(SuperExprSyntax.self), case .subscript(let object, let declared, let passed, .virtual) = made.kind else { return made }
        let inherited = make(.subscript(object, declared, passed, .super), made.type, at)
        take(made.callTypes, on: inherited)
        return inherited
    }

    private func subscripted(
        _ base: Expression, _ type: Type, isStatic: Bool, _ syntax: SubscriptCallExprSyntax, expected: Type?, at: SourcePosition
    ) -> Expression {
        var written = subscriptArguments(syntax.arguments)
        if let trailing = syntax.trailingClosure {
            written.append(CallArgument(label: nil, syntax: ExprSyntax(trailing), isTrailing: true, position: position(of: trailing)))
        }
        return subscripted(base, type, isStatic: isStatic, written, expected: expected, at: at)
    }

    func subscriptArguments(_ list: LabeledExprListSyntax) -> [CallArgument] {
        list.map { CallArgument(label: $0.label?.text, syntax: $0.expression, position: position(of: $0.expression)) }
    }

    func subscripted(
        _ base: Expression, _ type: Type, isStatic: Bool, _ written: [CallArgument], expected: Type?, at: SourcePosition
    ) -> Expression {
        settleProjections()
        if !isStatic, written.count == 1, written[0].label == "keyPath", let path = written[0].syntax {
            return keyPathAccess(base, path, at)
        }
        if !isStatic, written.count == 1, written[0].syntax?.as(DeclReferenceExprSyntax.self)?.baseName.text == "..." {
            // `text[...]`
            return callMethod("_whole", on: base, [], expected: expected, at: at)
        }
        let found = lookup("subscript", on: type, isStatic: isStatic).compactMap { found -> (SubscriptDecl, FoundMember)? in
            if case .subscript(let declared) = found.member { (declared, found) } else { nil }
        }
        guard !found.isEmpty else {
            if let forced = implicitlyForced(base) { return subscripted(forced, forced.type, isStatic: false, written, expected: expected, at: at) }
            let type = solver.resolve(type)
            if let wrapped = type.wrapped, !lookup("subscript", on: wrapped, isStatic: false).isEmpty {
                report("value of optional type '\(type)' must be unwrapped to use its subscript", at: at, hint: "Chain it with '?'.")
            } else {
                report("value of type '\(type)' has no subscripts", at: at)
            }
            return errorExpression(at: at)
        }
        // A half-open range without a type of its own (`xs[1...]`) is checked for each subscript; others once.
        for (declared, _) in found { resolveSignature(declared) }
        if !isStatic, let made = dynamicSubscript(base, found.map { ($0.0, $0.1) }, written, at: at) { return made }
        let candidates = found.map {
            Candidate(decl: $0.0.getter, map: $0.1.substitution, base: isStatic ? .metatype(base) : .value(base), distance: $0.1.distance)
        }
        let made = call(candidates, written, expected: expected, name: "subscript", at: at)
        guard case .call(let getter, var passed, let dispatch) = made.kind, let declared = getter.subscriptOf else { return made }
        if getter.takesSelf, !passed.isEmpty { passed.removeFirst() }
        noteIsolation(of: declared, base, at: at)
        let element = make(.subscript(base, declared, passed, dispatch), made.type, at)
        take(made.callTypes, on: element)
        return element
    }

    /// `value[keyPath: path]`
    private func keyPathAccess(_ base: Expression, _ syntax: ExprSyntax, _ at: SourcePosition) -> Expression {
        let value = solver.fresh()
        let path = check(syntax, expected: syntax.is(KeyPathExprSyntax.self) ? knownType("KeyPath", [base.type, value]) : nil)
        if path.type.isError { return path }
        if let part = partOfAnyType(base, path, at) { return part }
        let names = [
            "ReferenceWritableKeyPath": "_ByReferenceKeyPath", "WritableKeyPath": "_ByWritableKeyPath", "KeyPath": "_ByKeyPath",
        ]
        guard case .nominal(let decl, let arguments) = solver.shallow(path.type), arguments.count == 2,
              let access = names[decl.name].flatMap({ known($0) }),
              case .subscript(let declared)? = access.members["subscript"]?.first else {
            report("cannot read a value by '\(solver.resolve(path.type))', which is no key path", at: position(of: syntax))
            return errorExpression(at: at)
        }
        resolveSignature(declared)
        let root = coerce(base, to: arguments[0], for: .argument)
        if root.type.isError { return root }
        return make(.subscript(base, declared, [.value(path)], .direct), arguments[1], at)
    }

    /// What a path leads to of which only the root is known is of any type.
    private func partOfAnyType(_ base: Expression, _ path: Expression, _ at: SourcePosition) -> Expression? {
        guard case .nominal(let decl, let arguments) = solver.shallow(path.type), decl === known("PartialKeyPath"), let root = arguments.first,
              case .subscript(let declared)? = known("_ByKeyPath")?.members["subscript"]?.first else { return nil }
        resolveSignature(declared)
        let whole = coerce(base, to: root, for: .argument)
        return whole.type.isError ? whole : make(.subscript(base, declared, [.value(path)], .direct), .any, at)
    }

    func bindOptional(_ chain: OptionalChainingExprSyntax, expected: Type?) -> Expression {
        let at = position(of: chain)
        let value = check(chain.expression, expected: nil)
        if value.type.isError { return value }
        guard let wrapped = solver.shallow(value.type).wrapped else {
            report("cannot use optional chaining on non-optional value of type '\(solver.resolve(value.type))'", at: at, hint: "Remove the '?'.")
            return errorExpression(at: at)
        }
        return make(.bindOptional(value), wrapped, at)
    }
}
