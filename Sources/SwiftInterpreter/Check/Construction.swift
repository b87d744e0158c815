import SwiftSyntax

/// Calls that make an instance: which initialisers a type has, and `super.init` and `self.init`.
extension Checker {
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
        if case .existential(let protocols) = type, metatypeValue.map({ isLiteralMetatype($0) }) ?? true {
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
            guard isIntegerLiteral(syntax) || isFloatLiteralish(syntax) else { return nil }
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

    /// `1`, `-1`
    func isIntegerLiteral(_ syntax: ExprSyntax) -> Bool {
        if let prefix = syntax.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" { return prefix.expression.is(IntegerLiteralExprSyntax.self) }
        return syntax.is(IntegerLiteralExprSyntax.self)
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
        case .archetype, .existential:
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

    func callSuper(_ name: String, _ arguments: [CallArgument], expected: Type?, at: SourcePosition) -> Expression {
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

    func callSelfInit(_ arguments: [CallArgument], at: SourcePosition) -> Expression {
        guard let type = typeContext.selfType else { return errorExpression(at: at) }
        let candidates = initializers(of: type, at: at).map {
            var candidate = $0
            candidate.isDelegating = true
            return candidate
        }
        return call(candidates, arguments, expected: nil, name: "self.init", at: at)
    }
}
