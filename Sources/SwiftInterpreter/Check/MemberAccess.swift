import SwiftSyntax

/// `base.name` and `.name`.
extension Checker {
    func memberAccess(_ syntax: MemberAccessExprSyntax, expected: Type?) -> Expression {
        let at = position(of: syntax.declName)
        let name = unquoted(syntax.declName.baseName.text)
        guard let baseSyntax = syntax.base else { return implicitMember(named: name, expected: expected, at: at) }
        if let type = typeReference(baseSyntax) {
            return staticMember(name, of: type, labels: syntax.declName.argumentNames, expected: expected, at: at)
        }
        let base = check(baseSyntax, expected: hasImplicitRoot(baseSyntax) ? expected : literalType(of: baseSyntax, having: name))
        if base.type.isError { return errorExpression(at: at) }
        let labels = syntax.declName.argumentNames
        let found = solver.shallow(base.type).instance.map {
            staticMember(name, of: $0, on: base, labels: labels, expected: expected, at: at)
        } ?? member(name, of: base, labels: labels, expected: expected, at: at)
        if baseSyntax.is(SuperExprSyntax.self), case .property(let object, let variable, .virtual) = found.kind {
            return make(.property(object, variable, .super), found.type, at)
        }
        return found
    }

    /// A member of a value.
    func member(
        _ name: String, of base: Expression, labels: DeclNameArgumentsSyntax? = nil, expected: Type? = nil, at: SourcePosition
    ) -> Expression {
        settleProjections()
        let type = canonical(solver.shallow(base.type))
        if type.isError { return errorExpression(at: at) }
        if name == "self" { return base }
        if case .tuple(let elements) = type {
            if let index = Int(name), elements.indices.contains(index) { return make(.tupleElement(base, index), elements[index].type, at) }
            if let index = elements.firstIndex(where: { $0.label == name }) { return make(.tupleElement(base, index), elements[index].type, at) }
            report("value of tuple type '\(solver.resolve(type))' has no member '\(name)'", at: at)
            return errorExpression(at: at)
        }
        if case .variable = type {
            report("the type of this value is not known yet, so its member '\(name)' cannot be found", at: base.position,
                   hint: "Write its type.")
            return errorExpression(at: at)
        }
        let found = lookup(name, on: type, isStatic: false)
        var functions: [Candidate] = []
        for candidate in found {
            switch candidate.member {
            case .variable(let variable):
                return memberReference(variable, base, candidate.substitution, at)
            case .function(let function):
                functions.append(Candidate(decl: function, map: candidate.substitution, base: .value(base), distance: candidate.distance))
            default: continue
            }
        }
        if !functions.isEmpty { return functionValue(functions, named: name, labels: labels, expected: expected, at: at) }
        if let dynamic = dynamicMember(name, of: base, at: at) { return dynamic }
        if let forced = implicitlyForced(base) { return member(name, of: forced, labels: labels, expected: expected, at: at) }
        reportNoMember(name, of: type, isStatic: false, at: at)
        return errorExpression(at: at)
    }

    /// `3.metres`, where only a floating-point number has metres.
    func literalType(of syntax: ExprSyntax, having name: String) -> Type? {
        guard syntax.is(IntegerLiteralExprSyntax.self), lookup(name, on: intType, isStatic: false).isEmpty,
              !lookup(name, on: doubleType, isStatic: false).isEmpty else { return nil }
        return doubleType
    }

    private func memberReference(_ variable: VariableDecl, _ base: Expression, _ map: Substitution, _ at: SourcePosition) -> Expression {
        if variable.getterIsMutating, variable.owner?.isReference == false, let reason = immutability(of: base) {
            report("cannot use mutating getter on immutable value: \(reason)", at: at, hint: "Reading '\(variable.name)' changes the value it belongs to.")
            return errorExpression(at: at)
        }
        return reference(to: variable, on: base, map, at: at)
    }

    func reportNoMember(_ name: String, of type: Type, isStatic: Bool, at: SourcePosition) {
        let type = solver.resolve(type)
        if !isStatic, let wrapped = type.wrapped, !lookup(name, on: wrapped, isStatic: false).isEmpty {
            report("value of optional type '\(type)' must be unwrapped to refer to member '\(name)' of wrapped base type '\(wrapped)'",
                   at: at, hint: "Chain it with '?.', or unwrap it with 'if let'.")
            return
        }
        if !isStatic, !lookup(name, on: type, isStatic: true).isEmpty {
            report("static member '\(name)' cannot be used on instance of type '\(type)'", at: at, hint: "Write '\(type).\(name)'.")
            return
        }
        if isStatic, !lookup(name, on: type, isStatic: false).isEmpty {
            report("instance member '\(name)' cannot be used on type '\(type)'", at: at, hint: "Use it on a value of the type.")
            return
        }
        if let unmet = unmetRequirement(of: name, on: type, isStatic: isStatic) { return report(unmet, at: at) }
        let nearest = nearestName(to: name, among: memberNames(of: type, isStatic: isStatic))
        let subject = isStatic ? "type" : "value of type"
        report("\(subject) '\(type)' has no member '\(name)'", at: at, hint: nearest.map { "Did you mean '\($0)'?" })
    }

    /// `subscript(dynamicMember:)`, as Binding has it. One that takes a key path comes before one that takes the name.
    private func dynamicMember(_ name: String, of base: Expression, at: SourcePosition) -> Expression? {
        guard case .nominal(let decl, _) = solver.shallow(base.type), decl.attributes.contains("dynamicMemberLookup") else { return nil }
        var byPath: [() -> Expression?] = []
        var byName: Expression?
        for found in lookup("subscript", on: base.type, isStatic: false) {
            guard case .subscript(let declared) = found.member else { continue }
            resolveSignature(declared)
            guard declared.parameters.count == 1, declared.parameters[0].label == "dynamicMember" else { continue }
            var map = found.substitution
            for archetype in declared.genericParameters { map[archetype] = solver.fresh() }
            let parameter = substitute(declared.parameters[0].type, map)
            if case .nominal(let path, let arguments) = solver.shallow(parameter), path.name.hasSuffix("KeyPath"), arguments.count == 2 {
                byPath.append { [self] in
                    guard let literal = propertyKeyPath([name], root: arguments[0], isWritten: path.name != "KeyPath", at: at),
                          solver.unify(arguments[1], literal.value) else { return nil }
                    return dynamicAccess(declared, of: base, make(.keyPath(literal), parameter, at), map, at: at)
                }
            } else if byName == nil {
                byName = dynamicAccess(declared, of: base, make(.string(name), stringType, at), map, at: at)
            }
        }
        if byPath.count == 1, byName == nil { return byPath[0]() }
        for access in byPath {
            if let value = attempt(access) { return value }
        }
        return byName ?? byPath.last?()
    }

    func dynamicAccess(
        _ declared: SubscriptDecl, of base: Expression, _ argument: Expression, _ map: Substitution, at: SourcePosition
    ) -> Expression {
        let access = make(.subscript(base, declared, [.value(argument)], .direct), substitute(declared.result, map), at)
        noteTypes(of: declared.getter, map, on: access)
        return access
    }

    // MARK: Static members

    /// A member of a type: nested types, static properties and functions, enum cases, `self`, initialisers as values.
    func staticMember(
        _ name: String, of type: Type, on metatypeValue: Expression? = nil, labels: DeclNameArgumentsSyntax? = nil, expected: Type?,
        at: SourcePosition
    ) -> Expression {
        let type = solver.shallow(type)
        if type.isError { return errorExpression(at: at) }
        if name == "self" || name == "Type" { return metatypeValue ?? metatype(type, at) }
        if let wrapped = type.wrapped {
            if name == "none" { return make(.none, type, at) }
            _ = wrapped
        }
        let base = metatypeValue ?? metatype(type, at)
        var functions: [Candidate] = []
        if name == "init" { functions = initializers(of: type, on: base, at: at) }
        for found in lookup(name, on: type, isStatic: true) {
            switch found.member {
            case .variable(let variable):
                // What the extension asks for tells the type's own arguments: `Task.isCancelled`.
                for case .same(let left, let right) in variable.context?.allRequirements ?? [] {
                    _ = unify(left, right, under: found.substitution)
                }
                return reference(to: variable, on: variable.takesMetatype ? base : nil, found.substitution, at: at)
            case .enumCase(let enumCase): return enumCaseValue(enumCase, of: type, at: at)
            case .type(let nested): return metatype(unapplied(nested, of: type, in: typeContext), at)
            case .alias(let alias): return metatype(substitute(resolveAlias(alias), found.substitution), at)
            case .function(let function) where name != "init":
                functions.append(Candidate(decl: function, map: found.substitution, base: .metatype(base), distance: found.distance))
            default: continue
            }
        }
        if !functions.isEmpty {
            if name == "init" || functions.contains(where: { $0.decl.native != nil && $0.decl.kind == .initializer }) {
                return initializerValue(functions, type, labels: labels, expected: expected, at: at)
            }
            return functionValue(functions, named: name, labels: labels, expected: expected, at: at)
        }
        // `Type.method` is a function from the instance to the method.
        if !lookup(name, on: type, isStatic: false).isEmpty, let expected, let wanted = solver.shallow(expected).asFunction,
           wanted.parameters.count == 1 {
            return unappliedMember(name, of: type, wanted, at: at)
        }
        let methods = lookup(name, on: type, isStatic: false).filter { if case .function = $0.member { true } else { false } }
        if methods.count == 1, expected.map({ isUnknown($0) }) ?? true {
            let curried = FunctionType(parameters: [FunctionType.Parameter(type: type)], result: solver.fresh())
            return unappliedMember(name, of: type, curried, at: at)
        }
        reportNoMember(name, of: type, isStatic: true, at: at)
        return errorExpression(at: at)
    }

    /// `String.init` or `Row.init` as a value: a closure that makes one.
    private func initializerValue(
        _ candidates: [Candidate], _ type: Type, labels: DeclNameArgumentsSyntax?, expected: Type?, at: SourcePosition
    ) -> Expression {
        for candidate in candidates { resolveSignature(candidate.decl) }
        let candidates = labels.map { candidates.labelled($0) } ?? candidates
        let wanted = expected.flatMap { solver.shallow($0).asFunction }
        let counted = candidates.filter { wanted == nil || $0.decl.parameters.count == wanted?.parameters.count }
        let fitting = accepting(wanted, among: counted)
        guard let outer = current, let first = fitting.first else {
            report("no initialiser of '\(type)' fits here", at: at)
            return errorExpression(at: at)
        }
        let open = first.map.merging(first.decl.genericParameters.map { ($0, solver.fresh()) }) { known, _ in known }
        let types = wanted?.parameters.map(\.type) ?? first.decl.parameters.map { substitute($0.type, open) }
        let parameters = types.enumerated().map { newLocal("$\($0.offset)", $0.element, isLet: true, at: at) }
        let body = FunctionBody(name: "\(type).init", parameters: parameters, result: type, position: at)
        unsettledBodies.append(body)
        current = FunctionContext(body: body, parent: outer, declContext: outer.declContext, decl: nil, resultType: type)
        defer { current = outer }
        let arguments = zip(parameters, first.decl.parameters).map {
            CallArgument(label: $1.label, expression: make(.local($0), $0.type, at), position: at)
        }
        let value = call(fitting, arguments, expected: wanted?.result, name: "\(type)", at: at)
        body.result = value.type
        body.statements = [Statement(.return(value), position: at)]
        return make(
            .closure(body), .function(FunctionType(parameters: types.map { FunctionType.Parameter(type: $0) }, result: value.type)), at)
    }

    /// Of initialisers without a name, as in `map(Int.init)`, those with one set of labels that take what is given.
    private func accepting(_ wanted: FunctionType?, among candidates: [Candidate]) -> [Candidate] {
        guard let wanted else { return candidates }
        var seen: Set<[String?]> = []
        for labels in candidates.map({ $0.decl.parameters.map(\.label) }) where seen.insert(labels).inserted {
            let group = candidates.filter { $0.decl.parameters.map(\.label) == labels }
            let arguments = zip(labels, wanted.parameters).map { label, parameter in
                CallArgument(label: label, expression: Expression(.void, type: parameter.type, position: .none), position: .none)
            }
            let (_, errors) = speculate { call(group, arguments, expected: nil, name: "init", at: .none) }
            if errors.isEmpty { return group }
        }
        return candidates
    }

    private func unappliedMember(_ name: String, of type: Type, _ wanted: FunctionType, at: SourcePosition) -> Expression {
        guard let outer = current else { return errorExpression(at: at) }
        let parameter = newLocal("$0", type, isLet: true, at: at)
        let body = FunctionBody(name: "\(type).\(name)", parameters: [parameter], result: wanted.result, position: at)
        unsettledBodies.append(body)
        current = FunctionContext(body: body, parent: outer, declContext: outer.declContext, decl: nil, resultType: wanted.result)
        defer { current = outer }
        let value = member(name, of: make(.local(parameter), type, at), expected: wanted.result, at: at)
        body.result = value.type
        body.statements = [Statement(.return(value), position: at)]
        return make(
            .closure(body), .function(FunctionType(parameters: [FunctionType.Parameter(type: type)], result: value.type)), at)
    }

    /// `.name`, found on the type that is expected.
    func implicitMember(named name: String, expected: Type?, at: SourcePosition) -> Expression {
        guard let expected, let found = implicitOwner(of: name, expected) else {
            if let expected, let resource = resource(named: name, expected, at: at) { return resource }
            reportImplicit(name, expected, at: at)
            return errorExpression(at: at)
        }
        return staticMember(name, of: found, expected: expected, at: at)
    }

    /// `Image(.logo)`: what the app's asset catalogue holds has a member of that name, which no source shows.
    private func resource(named name: String, _ expected: Type, at: SourcePosition) -> Expression? {
        let type = solver.resolve(expected)
        let owner = type.wrapped ?? type
        guard case .nominal(let decl, _) = owner, decl.attributes.contains("resource") else { return nil }
        return construct(owner, [CallArgument(label: "_named", expression: make(.string(name), stringType, at), position: at)], expected: owner, at: at)
    }

    func reportImplicit(_ name: String, _ expected: Type?, at: SourcePosition) {
        guard let expected, !isUnknown(expected) else {
            report("cannot infer what '.\(name)' is a member of", at: at, hint: "Write the type before it.")
            return
        }
        if solver.resolve(expected).isError { return }
        let type = solver.resolve(expected)
        let owner = type.wrapped ?? type
        let nearest = suggestion(for: name, at: at, of: "\(owner)") { memberNames(of: owner, isStatic: true) }
        report("type '\(owner)' has no member '\(name)'", at: at, hint: nearest.map { "Did you mean '.\($0)'?" })
    }

    private func isUnknown(_ type: Type) -> Bool { if case .variable = solver.shallow(type) { true } else { false } }

    /// The type that `.name` is a member of, when `expected` is wanted: that type, what it wraps, or, for a protocol, a
    /// conforming type whose static member an extension of the protocol offers.
    func implicitOwner(of name: String, _ expected: Type, isCalled: Bool = false) -> Type? {
        let type = canonical(solver.shallow(expected))
        switch type {
        case .nominal:
            if let wrapped = type.wrapped {
                let inner = solver.shallow(wrapped)
                if name == "none" || name == "some" { return type }
                if let found = implicitOwner(of: name, inner, isCalled: isCalled) { return found }
            }
            if name == "init" { return type }
            return lookup(name, on: type, isStatic: true).isEmpty ? nil : type
        case .existential(let protocols): return offeringType(of: name, protocols, isCalled: isCalled)
        case .archetype:
            return name == "init" || !lookup(name, on: type, isStatic: true).isEmpty ? type : nil
        case .variable(let variable):
            // A generic parameter that must conform to something: `.buttonStyle(.plain)`.
            return offeringType(of: name, variableBounds[variable.index] ?? [], isCalled: isCalled)
                ?? builderArguments.first { !isUnknown($0) && implicitOwner(of: name, $0, isCalled: isCalled) != nil }
        default: return nil
        }
    }

    /// The type `T` of an `extension P where Self == T` that has a static member `name`.
    ///
    /// `.rect` and `.rect(cornerRadius:)` may be of two types: a call takes a function before anything else.
    private func offeringType(of name: String, _ protocols: [NominalDecl], isCalled: Bool) -> Type? {
        var other: Type?
        for proto in protocols + protocols.flatMap({ inheritedProtocols(of: $0) }) {
            guard let selfParameter = proto.genericParameters.first else { continue }
            for member in members(named: name, in: proto) {
                let context: DeclContext? = switch member {
                case .variable(let variable) where variable.isStatic: variable.context
                case .function(let function) where function.isStatic: function.context
                default: nil
                }
                for case .same(let left, let right) in context?.allRequirements ?? [] {
                    let isFunction = if case .function = member { true } else { false }
                    let offered: Type
                    if left == .archetype(selfParameter) { offered = right } else if right == .archetype(selfParameter) { offered = left } else { continue }
                    if isFunction == isCalled { return opened(offered) }
                    if other == nil { other = offered }
                }
            }
        }
        return other.map { opened($0) }
    }

    /// A type with fresh unknowns for the generic parameters of an extension in it.
    private func opened(_ type: Type) -> Type {
        guard case .nominal(let decl, let arguments) = type, !arguments.isEmpty else { return type }
        return .nominal(decl, decl.genericParameters.map { _ in solver.fresh() })
    }

    func enumCaseValue(_ enumCase: EnumCaseDecl, of type: Type, at: SourcePosition) -> Expression {
        resolve(enumCase)
        if enumCase.owner.isOptional, enumCase.name == "none" { return make(.none, type, at) }
        prepareRuntimeType(enumCase.owner)
        guard enumCase.hasPayload else { return make(.enumCase(enumCase, []), instanceType(of: enumCase.owner, near: type), at) }
        // A case with associated values as a function.
        guard let outer = current else { return errorExpression(at: at) }
        let map = substitution(of: instanceType(of: enumCase.owner, near: type))
        let parameters = enumCase.parameters.enumerated().map {
            newLocal("$\($0.offset)", substitute($0.element.type, map), isLet: true, at: at)
        }
        let result = instanceType(of: enumCase.owner, near: type)
        let body = FunctionBody(name: "\(enumCase.owner.name).\(enumCase.name)", parameters: parameters, result: result, position: at)
        unsettledBodies.append(body)
        _ = outer
        let values = parameters.map { make(.local($0), $0.type, at) }
        body.statements = [Statement(.return(make(.enumCase(enumCase, values), result, at)), position: at)]
        return make(
            .closure(body), .function(FunctionType(parameters: parameters.map { FunctionType.Parameter(type: $0.type) }, result: result)), at)
    }

    func instanceType(of decl: NominalDecl, near type: Type) -> Type {
        let type = solver.shallow(type)
        if case .nominal(let own, _) = type, own === decl { return type }
        return .nominal(decl, decl.genericParameters.map { _ in solver.fresh() })
    }

    /// Whether `Self` is told by a value: in the methods of a class.
    var isDynamicSelf: Bool { typeContext.selfType?.isClass == true && current?.lookupSelfQuietly() != nil }
}

extension [Candidate] {
    /// Those that a name with labels means: `init(describing:)`.
    func labelled(_ labels: DeclNameArgumentsSyntax) -> [Candidate] {
        let wanted = labels.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
        return filter { $0.decl.parameters.map(\.label) == wanted }
    }
}
