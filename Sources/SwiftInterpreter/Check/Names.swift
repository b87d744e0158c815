import SwiftSyntax

/// What a bare name means: a local, a member of self, a global, a type.
extension Checker {
    func name(_ syntax: DeclReferenceExprSyntax, expected: Type?) -> Expression {
        let at = position(of: syntax)
        let name = unquoted(syntax.baseName.text)
        if name == "self" { return selfReference(at: at) }
        if name == "Self" {
            guard let type = typeContext.selfType else { return unknown(name, at) }
            if isDynamicSelf, let variable = current?.lookupSelf() {
                let own = make(.local(variable), variable.type, at)
                return variable.type.instance != nil ? own : make(.dynamicType(own), .metatype(type), at)
            }
            return metatype(type, at)
        }
        if name.hasPrefix("$"), let index = Int(name.dropFirst()) { return anonymousParameter(index, at) }
        if let value = valueNamed(name, at: at) { return value }
        if case .binaryOperator = syntax.baseName.tokenKind {
            var types = expected.flatMap { solver.shallow($0).asFunction }?.parameters.map { solver.resolve($0.type) } ?? []
            if types.count == 1, case .tuple(let elements)? = types.first { types += elements.map(\.type) }
            var operators = operatorCandidates(name, types, at)
            // Nothing tells the operands' type: integers, as for literals.
            if operators.isEmpty, types.allSatisfy(\.hasVariables) { operators = operatorCandidates(name, [intType], at) }
            if !operators.isEmpty, let splatted = splattedOperator(operators, named: name, expected: expected, at) { return splatted }
            if !operators.isEmpty { return functionValue(operators, named: name, labels: nil, expected: expected, at: at) }
        }
        let functions = functionCandidates(named: name, at: at)
        noteImplicitSelf(in: functions, named: name, at: at)
        if !functions.isEmpty { return functionValue(functions, named: name, labels: syntax.argumentNames, expected: expected, at: at) }
        if let type = lookupTypeName(name, in: typeContext) {
            if !isLibraryCode(typeContext) { reportBareType(name, at) }
            return metatype(self.type(for: type, at: at), at)
        }
        return unknown(name, at)
    }

    /// The name of a type is no value: `decode(Todo, from: data)`.
    private func reportBareType(_ name: String, _ at: SourcePosition) {
        report("expected member name or initializer call after type name", at: at,
               hint: "Write '\(name).self' for the type itself, or '\(name)(…)' for a value of it.")
    }

    /// `zip(a, b).map(+)`: an operator where a function of one pair is wanted.
    private func splattedOperator(_ candidates: [Candidate], named name: String, expected: Type?, _ at: SourcePosition) -> Expression? {
        guard let outer = current, let function = expected.flatMap({ solver.shallow($0).asFunction }), function.parameters.count == 1,
              case .tuple(let elements) = solver.shallow(function.parameters[0].type), elements.count == 2 else { return nil }
        let pair = newLocal("$0", function.parameters[0].type, isLet: true, at: at)
        let body = FunctionBody(name: name, parameters: [pair], result: function.result, position: at)
        unsettledBodies.append(body)
        current = FunctionContext(body: body, parent: outer, declContext: outer.declContext, decl: nil, resultType: function.result)
        defer { current = outer }
        let arguments = elements.indices.map { index in
            let part = make(.tupleElement(make(.local(pair), pair.type, at), index), elements[index].type, at)
            return CallArgument(label: nil, expression: part, position: at)
        }
        let value = call(candidates, arguments, expected: function.result, name: name, at: at)
        if value.type.isError { return value }
        body.result = value.type
        body.statements = [Statement(.return(value), position: at)]
        return make(.closure(body), .function(FunctionType(parameters: function.parameters, result: value.type)), at)
    }

    /// A variable or property of that name, local, of self, or global.
    func valueNamed(_ name: String, at: SourcePosition) -> Expression? {
        if let local = current?.lookup(name) { return localReference(local, at: at) }
        if let member = implicitMember(name, at: at) { return member }
        return globalVariable(name, at: at)
    }

    /// What the program declares at file level, from the inside out. None of it is known to the library's own code.
    private var spacesInScope: [DeclarationSpace] { isLibraryCode(typeContext) ? [] : [space] + outerSpaces }

    func globalVariable(_ name: String, at: SourcePosition) -> Expression? {
        for space in spacesInScope {
            if let variable = space.variables[name] { return reference(to: variable, on: nil, [:], at: at) }
        }
        loadVocabulary(named: name)
        if let variable = vocabulary.space.variables[name] { return reference(to: variable, on: nil, [:], at: at) }
        return nil
    }

    /// `name` as `self.name`, or as a static member of a type around.
    private func implicitMember(_ name: String, at: SourcePosition) -> Expression? {
        if let variable = current?.lookupSelfQuietly() {
            for found in lookup(name, on: variable.type, isStatic: false) {
                if case .variable(let property) = found.member {
                    noteImplicitSelf("reference to property '\(name)'", writing: name, at: at)
                    guard let captured = current?.lookupSelf() else { return nil }
                    let base = make(.local(captured), captured.type, at)
                    return reference(to: property, on: base, found.substitution, at: at)
                }
            }
        }
        // Static members are in scope inside their type without its name only in static code; a type's
        // own cases and statics are not, but nested types and outer statics are.
        var context: DeclContext? = typeContext
        while let inner = context {
            if let selfType = inner.selfType, inner.nominal != nil, isStaticScope(inner) {
                for found in lookup(name, on: selfType, isStatic: true) {
                    switch found.member {
                    case .variable(let variable):
                        let base = variable.takesMetatype ? selfMetatype(at) : nil
                        return reference(to: variable, on: base, found.substitution, at: at)
                    case .enumCase(let enumCase): return enumCaseValue(enumCase, of: selfType, at: at)
                    default: continue
                    }
                }
            }
            context = inner.parent
        }
        return nil
    }

    /// Whether bare names may be static members: in static functions and in the initial values of properties.
    private func isStaticScope(_ context: DeclContext) -> Bool {
        guard context.nominal != nil else { return false }
        guard let variable = current?.function.selfVariable else { return true }
        return variable.type.instance != nil
    }

    func selfMetatype(_ at: SourcePosition) -> Expression? {
        if let variable = current?.lookupSelfQuietly(), case .metatype = variable.type, let captured = current?.lookupSelf() {
            return make(.local(captured), captured.type, at)
        }
        return typeContext.selfType.map { metatype($0, at) }
    }

    func selfReference(at: SourcePosition) -> Expression {
        if let variable = current?.lookupSelf() { return make(.local(variable), variable.type, at) }
        if let type = typeContext.selfType, current?.function.decl?.isStatic == true { return metatype(type, at) }
        report("cannot find 'self' in scope", at: at, hint: "'self' is there inside methods and initialisers of a type.")
        return errorExpression(at: at)
    }

    func superReference(at: SourcePosition) -> Expression {
        if case .nominal(let decl, _)? = typeContext.selfType, let parent = superclass(of: decl), isInTypeMember {
            guard let variable = current?.lookupSelf() else { return metatype(parent, at) }
            return make(.local(variable), .metatype(parent), at)
        }
        guard let variable = current?.lookupSelf(), case .nominal(let decl, _) = variable.type,
              let parent = superclass(of: decl) else {
            report("'super' is there only in a class that has a superclass", at: at)
            return errorExpression(at: at)
        }
        return make(.local(variable), parent, at)
    }

    /// Whether this is the body of a `static` or `class` member, whose self is the type.
    private var isInTypeMember: Bool {
        guard let variable = current?.lookupSelfQuietly() else { return true }
        if case .metatype = variable.type { return true }
        return false
    }

    private func anonymousParameter(_ index: Int, _ at: SourcePosition) -> Expression {
        var context = current
        while let inner = context {
            if inner.decl == nil, !inner.anonymousParameters.isEmpty || inner.takesAnonymous {
                guard index < inner.anonymousParameters.count else { break }
                let name = inner.anonymousParameters[index].name
                if let variable = current?.lookup(name) { return make(.local(variable), variable.type, at) }
            }
            context = inner.parent
        }
        report("there is no argument '$\(index)' here", at: at, hint: "'$\(index)' stands for an argument of the closure around it.")
        return errorExpression(at: at)
    }

    func type(for name: TypeName, at: SourcePosition) -> Type {
        switch name {
        case .type(let type): return type
        case .alias(let alias):
            let type = resolveAlias(alias)
            guard !alias.genericParameters.isEmpty else { return type }
            return substitute(type, Dictionary(alias.genericParameters.map { ($0, solver.fresh()) }, uniquingKeysWith: { a, _ in a }))
        case .decl(let decl):
            if decl.kind == .protocol { return .existential([decl]) }
            return unapplied(decl, in: typeContext)
        }
    }

    func unknown(_ name: String, _ at: SourcePosition) -> Expression {
        if isMemberOfOptionalSelf(name) {
            report("explicit use of 'self' is required when 'self' is optional", at: at,
                   hint: "Write 'self?.\(name)', or 'guard let self else { return }' before.")
            return errorExpression(at: at)
        }
        if let owner = current?.lookupSelfQuietly()?.type, owner.instance == nil, let found = lookup(name, on: owner, isStatic: true).first {
            if case .enumCase = found.member {
                report("enum case '\(name)' cannot be used as an instance member", at: at, hint: "Write '.\(name)'.")
            } else {
                report("static member '\(name)' cannot be used on instance of type '\(owner)'", at: at, hint: "Write 'Self.\(name)'.")
            }
            return errorExpression(at: at)
        }
        if reportOutOfReach(name, at) { return errorExpression(at: at) }
        let nearest = suggestion(for: name, at: at, of: "") { namesInScope }
        if let hint = unsupportedNames[name] {
            report("'\(name)' is not supported", at: at, hint: hint)
        } else {
            report("cannot find '\(name)' in scope", at: at, hint: nearest.map { "Did you mean '\($0)'?" })
        }
        return errorExpression(at: at)
    }

    /// The nearest of some names. While overloads are tried the same is asked many times.
    func suggestion(for name: String, at: SourcePosition, of owner: String, among names: () -> [String]) -> String? {
        let key = "\(at.file):\(at.offset) \(owner)"
        if let known = answers.suggestions[key] { return known }
        let nearest = nearestName(to: name, among: names())
        answers.suggestions[key] = .some(nearest)
        return nearest
    }

    private var namesInScope: [String] {
        var names = Set(space.types.keys).union(space.functions.keys).union(space.variables.keys)
        for space in outerSpaces { names.formUnion(space.types.keys); names.formUnion(space.functions.keys); names.formUnion(space.variables.keys) }
        names.formUnion(vocabulary.index.names)
        var context = current
        while let inner = context {
            for scope in inner.scopes { names.formUnion(scope.keys) }
            context = inner.parent
        }
        if let selfType = current?.lookupSelfQuietly()?.type { names.formUnion(memberNames(of: selfType, isStatic: false)) }
        return names.sorted()
    }

    // MARK: Functions by name

    /// What a call of a bare name may mean: a method of self, or a function.
    func functionCandidates(named name: String, at: SourcePosition) -> [Candidate] {
        if let variable = current?.lookupSelfQuietly() {
            let isMeta = variable.type.instance != nil
            let found = lookup(name, on: variable.type.instance ?? variable.type, isStatic: isMeta).compactMap { found -> Candidate? in
                guard case .function(let function) = found.member, function.kind != .initializer else { return nil }
                return Candidate(decl: function, map: found.substitution, distance: found.distance)
            }
            if !found.isEmpty, let captured = current?.lookupSelf() {
                let base = make(.local(captured), captured.type, at)
                return found.map {
                    var candidate = $0
                    candidate.base = isMeta ? .metatype(base) : .value(base)
                    return candidate
                }
            }
        }
        var context: DeclContext? = typeContext
        while let inner = context {
            if let selfType = inner.selfType, inner.nominal != nil {
                let found = lookup(name, on: selfType, isStatic: true).compactMap { found -> Candidate? in
                    guard case .function(let function) = found.member, function.kind != .initializer else { return nil }
                    return Candidate(
                        decl: function, map: found.substitution, base: .metatype(selfMetatype(at) ?? metatype(selfType, at)),
                        distance: found.distance)
                }
                if !found.isEmpty, current?.function.decl?.isStatic == true || current?.function.decl == nil { return found }
            }
            context = inner.parent
        }
        return lookupFunctions(name)
    }

    func lookupFunctions(_ name: String) -> [Candidate] {
        var found: [FunctionDecl] = []
        for space in spacesInScope { found += space.functions[name] ?? [] }
        loadVocabulary(named: name)
        found += vocabulary.space.functions[name] ?? []
        return found.map { function in
            let isProgram = !(function.context?.isInterface ?? false)
            var map: Substitution = [:]
            if let owner = function.owner, owner.kind != .protocol {
                map = Dictionary(owner.genericParameters.map { ($0, solver.fresh()) }, uniquingKeysWith: { a, _ in a })
            }
            return Candidate(decl: function, map: map, distance: isProgram ? 0 : 2)
        }
    }

    /// A function used as a value: `map(transform)`, `action: save`.
    func functionValue(
        _ candidates: [Candidate], named name: String, labels: DeclNameArgumentsSyntax?, expected: Type?, at: SourcePosition
    ) -> Expression {
        var candidates = candidates
        if candidates.allSatisfy({ isHidden($0.decl) }), !candidates.isEmpty {
            reportHidden(name, at: at)
            return errorExpression(at: at)
        }
        candidates.removeAll { isHidden($0.decl) }
        for candidate in candidates { resolveSignature(candidate.decl) }
        if let labels { candidates = candidates.labelled(labels) }
        var matching: [(Candidate, Type)] = []
        for candidate in candidates {
            var map = candidate.map
            for archetype in candidate.decl.genericParameters { map[archetype] = solver.fresh() }
            let type = substitute(functionType(of: candidate.decl), map)
            guard let expected, solver.shallow(expected).asFunction != nil || solver.shallow(expected).wrapped != nil else {
                matching.append((candidate, type))
                continue
            }
            if canConvert(type, to: expected) { matching.append((candidate, type)) }
        }
        if matching.isEmpty, let first = candidates.first {
            matching = [(first, substitute(functionType(of: first.decl), first.map))]
        }
        guard let (candidate, type) = matching.first else { return unknown(name, at) }
        let function = candidate.decl
        if case .value(let base) = candidate.base, function.takesSelf {
            if function.isMutating, function.owner?.isReference == false {
                report("partial application of 'mutating' method is not allowed", at: at, hint: "Wrap the call in a closure.")
                return errorExpression(at: at)
            }
            return make(.partialApply(function, base, dispatch(of: function, base: base)), type, at)
        }
        if case .metatype(let base) = candidate.base, function.takesSelf {
            return make(.partialApply(function, base, dispatch(of: function, base: base)), type, at)
        }
        // What generic parameters stand for is noted where a function is called, so that it is called in a closure here.
        let isGeneric = !function.genericParameters.isEmpty || function.owner?.genericParameters.isEmpty == false
        if function.primitive != nil || function.kind == .operator || isGeneric && function.native == nil {
            return applyingClosure(candidate, type, at)
        }
        return make(.functionReference(function), type, at)
    }

    func functionType(of function: FunctionDecl) -> Type {
        var type = FunctionType(
            parameters: function.parameters.map {
                FunctionType.Parameter(type: $0.isVariadic ? array($0.type) : $0.type, isInout: $0.isInout)
            },
            result: function.result, isThrowing: function.isThrowing, isAsync: function.isAsync)
        type.thrown = function.thrownType
        return .function(type)
    }

    /// `+` or a generic function as an argument: a closure that applies it.
    private func applyingClosure(_ candidate: Candidate, _ type: Type, _ at: SourcePosition) -> Expression {
        guard let function = type.asFunction, let outer = current else { return errorExpression(at: at) }
        let parameters = function.parameters.enumerated().map { newLocal("$\($0.offset)", $0.element.type, isLet: true, at: at) }
        let body = FunctionBody(name: candidate.decl.name, parameters: parameters, result: function.result, position: at)
        unsettledBodies.append(body)
        current = FunctionContext(body: body, parent: outer, declContext: outer.declContext, decl: nil, resultType: function.result)
        defer { current = outer }
        let arguments = parameters.map { CallArgument(label: nil, expression: make(.local($0), $0.type, at), position: at) }
        let value = call([candidate], arguments, expected: function.result, name: candidate.decl.name, at: at)
        body.statements = [Statement(.return(value), position: at)]
        return make(.closure(body), type, at)
    }
}

extension FunctionContext {
    /// `self` without capturing it.
    func lookupSelfQuietly() -> LocalVariable? { selfVariable ?? parent?.lookupSelfQuietly() }
}
