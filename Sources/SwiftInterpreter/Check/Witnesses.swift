import SwiftSyntax

/// Which function of a type fulfils a protocol's requirement, or overrides a method.
extension Checker {
    /// The implementation of `requirement` that values of `decl` have; a method of a class is its own requirement.
    func implementation(of requirement: FunctionDecl, for decl: NominalDecl) -> FunctionDecl? {
        resolveSignature(requirement)
        let saved = signatureContext
        signatureContext = conditions(of: decl, for: requirement.owner) ?? saved
        defer { signatureContext = saved }
        let conforming = conformingClass(of: decl, to: requirement)
        let isInherited = conforming.map { ownOrInherited(requirement, in: $0) == nil } ?? false
        var owner: NominalDecl? = isInherited ? nil : decl
        // Below the class that conforms only what overrides its members counts.
        while let current = owner, let conforming, current !== conforming {
            if let own = ownImplementation(of: requirement, in: current), isOverride(own) { return own }
            owner = superclass(of: current)?.nominal
        }
        while let current = owner {
            if let own = ownImplementation(of: requirement, in: current) {
                let witness = requirement.kind == .initializer && current !== decl ? inheritedInitializer(own, for: decl) : own
                return asPromised(witness, for: requirement, of: decl)
            }
            owner = superclass(of: current)?.nominal
        }
        guard requirement.owner?.kind == .protocol else { return requirement }
        if let derived = derivedImplementation(of: requirement, for: decl) { return derived }
        return defaultImplementation(of: requirement, for: decl)
    }

    /// What extensions of protocols give a type for a requirement, the most constrained first.
    func defaultImplementation(of requirement: FunctionDecl, for decl: NominalDecl) -> FunctionDecl? {
        var best: (function: FunctionDecl, weight: Int)?
        for proto in allProtocols(of: decl) {
            guard let selfParameter = proto.genericParameters.first else { continue }
            let selfType = Type.nominal(decl, decl.genericParameters.map { .archetype($0) })
            let found = functions(like: requirement, in: proto).filter { !$0.isRequirement }
            for function in found {
                resolveSignature(function)
                if found.count > 1, !corresponds(function, of: proto, to: requirement, selfType) { continue }
                // What the function asks of its own generic parameters is no condition of the extension.
                let requirements = function.context.map { extensionContext($0).allRequirements } ?? []
                guard satisfies(requirements, [selfParameter: selfType]) else { continue }
                let weight = requirements.count * 10 + (proto === requirement.owner ? 0 : 1)
                if best.map({ $0.weight < weight }) ?? true { best = (function, weight) }
            }
        }
        return best?.function
    }

    /// What `extension Box: Comparable where T: Comparable` makes known of the type's parameters, where it says so.
    func conditions(of decl: NominalDecl, for proto: NominalDecl?) -> DeclContext? {
        guard let proto, proto.kind == .protocol, let outer = decl.context, !decl.genericParameters.isEmpty else { return nil }
        let found = conformances(of: decl).filter { $0.protocol === proto || inheritedProtocols(of: $0.protocol).contains(proto) }
        guard !found.isEmpty, !found.contains(where: \.requirements.isEmpty) else { return nil }
        let context = DeclContext(parent: outer, file: outer.file)
        context.requirements = found.flatMap(\.requirements)
        return context
    }

    /// The superclass that says that it conforms to the protocol of a requirement; nil where the class itself does, and for
    /// initialisers, which are inherited by rules of their own.
    private func conformingClass(of decl: NominalDecl, to requirement: FunctionDecl) -> NominalDecl? {
        guard decl.isReference, requirement.kind != .initializer, let proto = requirement.owner, proto.kind == .protocol else { return nil }
        var owner: NominalDecl? = decl
        while let current = owner {
            if conformances(of: current).contains(where: { $0.protocol === proto || inheritedProtocols(of: $0.protocol).contains(proto) }) {
                return current === decl ? nil : current
            }
            owner = superclass(of: current)?.nominal
        }
        return nil
    }

    private func ownOrInherited(_ requirement: FunctionDecl, in decl: NominalDecl) -> FunctionDecl? {
        var owner: NominalDecl? = decl
        while let current = owner {
            if let own = ownImplementation(of: requirement, in: current) { return own }
            owner = superclass(of: current)?.nominal
        }
        return nil
    }

    private func isOverride(_ function: FunctionDecl) -> Bool {
        var node = function.syntax ?? function.accessorOf?.binding.map { Syntax($0) }
        while let current = node {
            if let modifiers = current.asProtocol(WithModifiersSyntax.self)?.modifiers {
                return modifiers.contains { $0.name.text == "override" }
            }
            node = current.parent
        }
        return false
    }

    /// What a type itself declares for a requirement.
    func ownImplementation(of requirement: FunctionDecl, in decl: NominalDecl) -> FunctionDecl? {
        let found = functions(like: requirement, in: decl).filter { !$0.isRequirement }
        // The one whose parameters have the types of the requirement, for this type.
        guard requirement.owner?.kind == .protocol else {
            return found.first { candidate in
                resolveSignature(candidate)
                return candidate.parameters.map(\.type) == requirement.parameters.map(\.type)
            } ?? found.first
        }
        let selfType = Type.nominal(decl, decl.genericParameters.map { .archetype($0) })
        return found.first { corresponds($0, of: decl, to: requirement, selfType, isStrict: true) }
            ?? found.first { corresponds($0, of: decl, to: requirement, selfType) }
    }

    /// Whether a function with the labels of a requirement also has its types, as far as they are known: associated types
    /// may be found by this very comparison. Strictly, a generic parameter of the type is not just any type.
    private func corresponds(
        _ function: FunctionDecl, of owner: NominalDecl, to requirement: FunctionDecl, _ selfType: Type, isStrict: Bool = false
    ) -> Bool {
        resolveSignature(function)
        guard let selfParameter = requirement.owner?.genericParameters.first, function.parameters.count == requirement.parameters.count else { return false }
        var map: Substitution = [:]
        if owner.kind == .protocol, let own = owner.genericParameters.first { map[own] = selfType }
        return zip(function.parameters, requirement.parameters).allSatisfy { given, wanted in
            let type = substitute(given.type, map)
            if case .archetype(let own) = type, function.genericParameters.contains(own), !isGenericParameter(wanted.type, of: requirement) {
                let concrete = substitute(wanted.type, [selfParameter: selfType])
                guard function.requirements.allSatisfy({ requirement in
                    guard case .conforms(.archetype(own), let proto) = requirement else { return true }
                    return conforms(concrete, to: proto)
                }) else { return false }
            }
            if isStrict, case .archetype(let archetype) = type, case .nominal = wanted.type,
               !function.genericParameters.contains(archetype.root) { return false }
            return isInstance(type, of: wanted.type, [selfParameter: selfType])
        }
    }

    private func isGenericParameter(_ type: Type, of function: FunctionDecl) -> Bool {
        if case .archetype(let archetype) = type { function.genericParameters.contains(archetype) } else { false }
    }

    private func isInstance(_ type: Type, of pattern: Type, _ map: Substitution) -> Bool {
        switch (pattern, type) {
        case (.archetype, _):
            let concrete = substitute(pattern, map)
            if concrete.hasError || concrete == pattern { return true }
            return concrete == type || type.hasError
        case (.nominal(let p, let ps), .nominal(let t, let ts)):
            return p === t && ps.count == ts.count && zip(ps, ts).allSatisfy { isInstance($1, of: $0, map) }
        case (.function(let p), .function(let t)):
            return p.parameters.count == t.parameters.count && zip(p.parameters, t.parameters).allSatisfy { isInstance($1.type, of: $0.type, map) }
                && isInstance(t.result, of: p.result, map)
        case (.tuple(let p), .tuple(let t)): return p.count == t.count && zip(p, t).allSatisfy { isInstance($1.type, of: $0.type, map) }
        case (.metatype(let p), .metatype(let t)): return isInstance(t, of: p, map)
        case (_, .archetype): return true
        default: return pattern == type
        }
    }

    /// The functions of `decl` with the name, labels and kind of `requirement`.
    private func functions(like requirement: FunctionDecl, in decl: NominalDecl) -> [FunctionDecl] {
        if let declared = requirement.subscriptOf {
            return members(named: "subscript", in: decl).compactMap { member in
                guard case .subscript(let found) = member, found.isStatic == declared.isStatic else { return nil }
                resolveSignature(found)
                guard found.parameters.map(\.label) == declared.parameters.map(\.label) else { return nil }
                return requirement.kind == .getter ? found.getter : found.setter
            }
        }
        if let variable = requirement.accessorOf {
            return members(named: variable.name, in: decl).compactMap { member in
                switch member {
                case .variable(let found) where found.isStatic == requirement.isStatic && !found.isRequirement || found === variable:
                    return accessor(of: found, requirement.kind)
                case .enumCase(let enumCase) where requirement.isStatic && requirement.kind == .getter && !enumCase.hasPayload:
                    return caseAccessor(enumCase)
                default: return nil
                }
            }
        }
        resolveSignature(requirement)
        let labels = requirement.parameters.map(\.label)
        return members(named: requirement.name, in: decl).compactMap { member in
            switch member {
            case .function(let found):
                guard found.kind == requirement.kind, found.kind == .initializer || found.isStatic == requirement.isStatic else { return nil }
                guard found.isUnaryOperator == requirement.isUnaryOperator else { return nil }
                resolveSignature(found)
                return found.parameters.map(\.label) == labels || found.kind == .operator && found.parameters.count == labels.count ? found : nil
            case .enumCase(let enumCase) where requirement.isStatic:
                resolve(enumCase)
                return enumCase.parameters.map(\.label) == labels ? caseFunction(enumCase) : nil
            default: return nil
            }
        } + (requirement.kind == .operator ? globalOperators(like: requirement, for: decl) : [])
            + (requirement.kind == .initializer ? [memberwiseWitness(labels: labels, of: decl)].compactMap { $0 } : [])
    }

    /// The memberwise initialiser as a function, for a requirement with its labels.
    private func memberwiseWitness(labels: [String?], of decl: NominalDecl) -> FunctionDecl? {
        if decl.isReference, labels.isEmpty { return memberwiseInitializer(of: decl) }
        guard decl.kind == .struct, let made = memberwiseInitializer(of: decl) else { return nil }
        if labels.isEmpty, !made.parameters.isEmpty { return implicitInitializer(of: decl, made) }
        guard made.parameters.map(\.label) == labels else { return nil }
        if made.synthesize == nil {
            made.synthesize = { checker in
                let context = checker.makeContext(for: made)
                checker.current = context
                defer { checker.current = nil }
                let values = context.body.parameters.map { checker.make(.local($0), $0.type, decl.position) }
                let value = checker.memberwise(decl, made, values, type: made.result, at: decl.position)
                context.body.selfVariable = nil
                context.body.statements = [Statement(.return(value), position: decl.position)]
                return context.body
            }
            register(made)
        }
        return made
    }

    /// `init()` of a struct of which all properties have values, besides the initialiser that takes them.
    private func implicitInitializer(of decl: NominalDecl, _ memberwise: FunctionDecl) -> FunctionDecl? {
        guard memberwise.parameters.allSatisfy(\.hasDefault) else { return nil }
        if let made = decl.implicitInitializer { return made }
        let function = newFunction(name: "init", kind: .initializer, owner: decl, isStatic: false, position: decl.position)
        function.context = memberwise.context
        function.isSignatureResolved = true
        function.result = memberwise.result
        function.synthesize = { checker in
            let context = checker.makeContext(for: function)
            checker.current = context
            defer { checker.current = nil }
            let values = memberwise.parameters.map { Expression(.discard, type: $0.type, position: decl.position) }
            let value = checker.memberwise(decl, memberwise, values, type: memberwise.result, at: decl.position)
            context.body.selfVariable = nil
            context.body.statements = [Statement(.return(value), position: decl.position)]
            return context.body
        }
        decl.implicitInitializer = function
        register(function)
        return function
    }

    /// Operators may be declared outside of the type.
    private func globalOperators(like requirement: FunctionDecl, for decl: NominalDecl) -> [FunctionDecl] {
        guard decl.kind != .protocol else { return [] }
        return lookupFunctions(requirement.name).map(\.decl).filter { function in
            resolveSignature(function)
            return function.owner == nil && function.genericParameters.isEmpty && function.parameters.contains { $0.type.nominal === decl }
                && function.parameters.count == requirement.parameters.count
        }
    }

    // MARK: What Swift derives

    /// The implementation that Swift writes for Equatable, Hashable, Comparable, CaseIterable, RawRepresentable.
    private func derivedImplementation(of requirement: FunctionDecl, for decl: NominalDecl) -> FunctionDecl? {
        guard let proto = requirement.owner, proto.isInterface, !decl.isInterface || fixedTypeID(of: decl) == nil else { return nil }
        let key = "\(decl.qualifiedName)#\(decl.position.file):\(decl.position.offset)#\(requirement.functionID)"
        if let made = derived[key] { return made }
        let made = makeDerived(requirement, of: proto, for: decl)
        derived[key] = made
        return made
    }

    private func makeDerived(_ requirement: FunctionDecl, of proto: NominalDecl, for decl: NominalDecl) -> FunctionDecl? {
        switch (proto.name, requirement.name) {
        case ("Equatable", "=="), ("Hashable", "hash"), ("Comparable", "<"):
            if proto.name == "Comparable", decl.kind != .enum { return nil }
            if decl.kind == .class { return nil }
            let function = newFunction(
                name: requirement.name, kind: requirement.kind, owner: decl, isStatic: requirement.isStatic, position: decl.position)
            function.context = decl.context
            function.isSignatureResolved = true
            function.takesSelf = requirement.name == "hash"
            function.parameters = requirement.parameters
            function.result = requirement.result
            function.native = requirement.name == "hash" ? "derived.hash(into:)" : "derived.\(requirement.name)"
            register(function)
            return function
        case ("CaseIterable", "allCases"):
            guard decl.kind == .enum, !decl.cases.contains(where: \.hasPayload) else { return nil }
            let function = synthesized("allCases", .getter, in: decl, isStatic: true) { checker, context in
                let type = context.declContext.selfType ?? .error
                let cases = decl.cases.map { checker.make(.enumCase($0, []), type, decl.position) }
                return checker.make(.array(cases), checker.array(type), decl.position)
            }
            function.takesSelf = false
            function.result = array(.nominal(decl, []))
            return function
        case ("RawRepresentable", "rawValue"):
            guard decl.kind == .enum, let raw = decl.rawType else { return nil }
            let function = synthesized("rawValue", .getter, in: decl, isStatic: false) { checker, context in
                checker.rawValueExpression(of: decl, raw, context)
            }
            function.result = raw
            return function
        case ("RawRepresentable", "init"): return rawValueInitializer(of: decl)
        default: return nil
        }
    }

    private func rawExpression(_ enumCase: EnumCaseDecl, _ type: Type) -> Expression {
        let at = enumCase.position
        switch enumCase.rawValue {
        case .integer(let value)?: return make(.integer(value), type, at)
        case .string(let text)?: return make(.string(text), type, at)
        case .floating(let value)?: return make(.floating(value), type, at)
        case nil: return errorExpression(at: at)
        }
    }

    private func rawValueExpression(of decl: NominalDecl, _ raw: Type, _ context: FunctionContext) -> Expression {
        resolveRawValues(of: decl)
        guard let variable = context.selfVariable else { return errorExpression(at: decl.position) }
        let result = newLocal("value", raw, isLet: false, at: decl.position)
        let cases = decl.cases.map { enumCase in
            SwitchCase(patterns: [(.enumCase(enumCase, []), nil)], body: [
                assignment(result, rawExpression(enumCase, raw), decl.position)
            ])
        }
        let subject = make(.local(variable), variable.type, decl.position)
        return make(.statements([
            Statement(.declare(.bind(result), nil), position: decl.position),
            Statement(.switch(Label(name: nil), subject, cases), position: decl.position),
        ], result: result), raw, decl.position)
    }

    private func assignment(_ variable: LocalVariable, _ value: Expression, _ at: SourcePosition) -> Statement {
        Statement(.expression(make(.assign(to: make(.local(variable), variable.type, at), value), .void, at)), position: at)
    }

    /// `init?(rawValue:)` of an enum with raw values.
    func rawValueInitializer(of decl: NominalDecl) -> FunctionDecl? {
        resolveInheritance(decl)
        guard decl.kind == .enum, let raw = decl.rawType, let context = decl.context else { return nil }
        if (decl.members["init"] ?? []).contains(where: { member in
            guard case .function(let function) = member else { return false }
            resolveSignature(function)
            return function.parameters.first?.label == "rawValue"
        }) { return nil }
        if let made = decl.memberwiseInitializer { return made }
        let function = newFunction(name: "init", kind: .initializer, owner: decl, isStatic: false, position: decl.position)
        function.context = context
        function.isSignatureResolved = true
        function.isFailable = true
        function.parameters = [ParameterDecl(label: "rawValue", name: "rawValue", type: raw)]
        let type = context.selfType ?? .error
        function.result = optional(type)
        decl.memberwiseInitializer = function
        function.synthesize = { checker in
            checker.resolveRawValues(of: decl)
            let inner = checker.makeContext(for: function)
            checker.current = inner
            defer { checker.current = nil }
            let at = decl.position
            guard let given = inner.lookup("rawValue"), let target = inner.selfVariable else { return inner.body }
            var statements: [Statement] = []
            for enumCase in decl.cases {
                let test = checker.equality(checker.make(.local(given), raw, at), checker.rawExpression(enumCase, raw), at)
                let value = checker.make(.enumCase(enumCase, []), type, at)
                let place = checker.make(.local(target), type, at)
                statements.append(Statement(.if([.boolean(test)], then: [
                    Statement(.expression(checker.make(.assign(to: place, value), .void, at)), position: at),
                    Statement(.return(checker.make(.wrap(place), function.result, at)), position: at),
                ], else: []), position: at))
            }
            statements.append(Statement(.return(checker.make(.none, function.result, at)), position: at))
            inner.body.statements = statements
            return inner.body
        }
        register(body: function)
        return function
    }
}
