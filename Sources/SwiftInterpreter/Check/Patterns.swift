import SwiftSyntax

/// Patterns of `switch`, `if case`, `for case`, `catch`, and of declarations.
extension Checker {
    /// A pattern that may test: `.some(let x)`, `1...3`, `is Foo`, `let (a, b)`.
    func checkPattern(_ syntax: PatternSyntax, type: Type) -> Pattern {
        let at = position(of: syntax)
        switch syntax.as(PatternSyntaxEnum.self) {
        case .wildcardPattern: return .wildcard
        case .identifierPattern, .tuplePattern: return checkBindingPattern(syntax, type: type, isLet: isBinding == 0 || bindsLet)
        case .valueBindingPattern(let binding):
            isBinding += 1
            defer { isBinding -= 1 }
            bindsLet = binding.bindingSpecifier.tokenKind == .keyword(.let)
            return checkPattern(binding.pattern, type: type)
        case .isTypePattern(let test):
            let wanted = resolveType(test.type, in: typeContext)
            prepareRuntimeTypes(in: wanted)
            noteTypeUse(wanted)
            return .isType(wanted, .wildcard)
        case .expressionPattern(let pattern): return expressionPattern(pattern.expression, type: type)
        default:
            report("this pattern is not supported", at: at)
            return .wildcard
        }
    }

    /// A pattern of names: `x`, `(a, _)`.
    func checkBindingPattern(_ syntax: PatternSyntax, type: Type, isLet: Bool) -> Pattern {
        let at = position(of: syntax)
        switch syntax.as(PatternSyntaxEnum.self) {
        case .identifierPattern(let name): return bind(unquoted(name.identifier.text), type, isLet: isLet, at)
        case .wildcardPattern: return .wildcard
        case .valueBindingPattern(let binding):
            return checkBindingPattern(binding.pattern, type: type, isLet: binding.bindingSpecifier.tokenKind == .keyword(.let))
        case .tuplePattern(let tuple):
            let elements = Array(tuple.elements)
            if elements.count == 1 { return checkBindingPattern(elements[0].pattern, type: type, isLet: isLet) }
            let resolved = solver.resolve(type)
            guard case .tuple(let types) = resolved, types.count == elements.count else {
                if !resolved.isError { report("tuple pattern cannot match values of type '\(resolved)'", at: at) }
                for element in elements { _ = checkBindingPattern(element.pattern, type: .error, isLet: isLet) }
                return .wildcard
            }
            return .tuple(zip(elements, types).map { checkBindingPattern($0.pattern, type: $1.type, isLet: isLet) })
        default:
            report("expected a name or a tuple of names", at: at)
            return .wildcard
        }
    }

    private func bind(_ name: String, _ type: Type, isLet: Bool, _ at: SourcePosition) -> Pattern {
        if name == "_" { return .wildcard }
        if let shared = sharedBindings?[name] {
            if !solver.unify(shared.type, type) {
                report("'\(name)' has type '\(solver.resolve(type))' here and '\(solver.resolve(shared.type))' in the first pattern of this case", at: at)
            }
            declare(shared)
            return .bind(shared)
        }
        if let context = current, context.parent != nil || context.decl != nil, context.redeclares(name), speculation == 0, !name.isEmpty {
            report("invalid redeclaration of '\(name)'", at: at)
        }
        let variable = newLocal(name, type, isLet: isLet, at: at)
        declare(variable)
        return .bind(variable)
    }

    /// Expressions in pattern position: enum cases with patterns inside, tuples, types, values to compare with.
    private func expressionPattern(_ syntax: ExprSyntax, type: Type) -> Pattern {
        let at = position(of: syntax)
        switch syntax.as(ExprSyntaxEnum.self) {
        case .patternExpr(let pattern): return checkPattern(pattern.pattern, type: type)
        case .discardAssignmentExpr: return .wildcard
        case .nilLiteralExpr: return .none
        case .declReferenceExpr(let name) where isBinding > 0: return bind(unquoted(name.baseName.text), type, isLet: bindsLet, at)
        case .optionalChainingExpr(let chain):
            // `let x?`
            guard let wrapped = solver.shallow(type).wrapped else {
                report("'?' pattern cannot match values of type '\(solver.resolve(type))'", at: at)
                return .wildcard
            }
            return Pattern.some(expressionPattern(chain.expression, type: wrapped))
        case .tupleExpr(let tuple):
            let elements = Array(tuple.elements)
            if elements.count == 1 { return expressionPattern(elements[0].expression, type: type) }
            guard case .tuple(let types) = solver.resolve(type), types.count == elements.count else {
                report("tuple pattern cannot match values of type '\(solver.resolve(type))'", at: at)
                return .wildcard
            }
            return .tuple(zip(elements, types).map { expressionPattern($0.expression, type: $1.type) })
        case .memberAccessExpr(let access):
            if let found = casePattern(access, arguments: nil, type: type) { return found }
        case .functionCallExpr(let call):
            if let access = call.calledExpression.as(MemberAccessExprSyntax.self),
               let found = casePattern(access, arguments: call.arguments, type: type) { return found }
        case .asExpr(let cast):
            // `let x as Foo`
            let wanted = resolveType(cast.type, in: typeContext)
            prepareRuntimeTypes(in: wanted)
            noteTypeUse(wanted)
            return .isType(wanted, expressionPattern(cast.expression, type: wanted))
        case .isExpr(let test):
            let wanted = resolveType(test.type, in: typeContext)
            prepareRuntimeTypes(in: wanted)
            noteTypeUse(wanted)
            return .isType(wanted, .wildcard)
        default: break
        }
        return valuePattern(syntax, type: type, at)
    }

    /// `.circle(let r)`, `Shape.circle`, `.some(x)`
    private func casePattern(_ access: MemberAccessExprSyntax, arguments: LabeledExprListSyntax?, type: Type) -> Pattern? {
        let name = unquoted(access.declName.baseName.text)
        let at = position(of: access.declName)
        var subject = solver.resolve(type)
        if let base = access.base {
            guard let named = typeReference(base) else { return nil }
            if let found = optionalPattern(name, arguments, of: named, subject) { return found }
            if case .nominal(let decl, _) = named, !isEnum(subject, decl) {
                // A case of an error enum matched against `any Error`, or of any enum against `Any`.
                guard let enumCase = enumCase(name, of: named) else { return nil }
                let inner = casePattern(enumCase, arguments: arguments, type: named, at)
                switch subject {
                case .existential, .any:
                    prepareRuntimeType(decl)
                    return .isType(named, inner)
                default: break
                }
                if let wrapped = subject.wrapped, isEnum(wrapped, decl) { return Pattern.some(casePattern(enumCase, arguments: arguments, type: wrapped, at)) }
                return inner
            }
        }
        if subject.wrapped != nil, name == "none" || name == "some" {
            if name == "none" { return Pattern.none }
            guard let inner = arguments?.first, let wrapped = subject.wrapped else { return Pattern.some(.wildcard) }
            return Pattern.some(expressionPattern(inner.expression, type: wrapped))
        }
        if let found = enumCase(name, of: subject) { return casePattern(found, arguments: arguments, type: subject, at) }
        // A case of the wrapped enum matches a value that is there.
        if let wrapped = subject.wrapped, let found = enumCase(name, of: wrapped) {
            subject = wrapped
            return Pattern.some(casePattern(found, arguments: arguments, type: subject, at))
        }
        if case .nominal(let decl, _) = subject, decl.kind == .enum, lookup(name, on: subject, isStatic: true).isEmpty {
            let nearest = nearestName(to: name, among: decl.cases.map(\.name))
            report("type '\(subject)' has no case '\(name)'", at: at, hint: nearest.map { "Did you mean '.\($0)'?" })
            return .wildcard
        }
        return nil
    }

    /// `Optional<Int>.none`, matched against `Any`.
    private func optionalPattern(_ name: String, _ arguments: LabeledExprListSyntax?, of named: Type, _ subject: Type) -> Pattern? {
        guard case .existential = subject, let wrapped = named.wrapped, !solver.resolve(named).hasVariables else { return nil }
        let inner: Pattern
        switch name {
        case "none" where arguments == nil: inner = .none
        case "some": inner = .some(arguments?.first.map { expressionPattern($0.expression, type: wrapped) } ?? .wildcard)
        default: return nil
        }
        prepareRuntimeTypes(in: named)
        noteTypeUse(named)
        return .isType(named, inner)
    }

    private func isEnum(_ type: Type, _ decl: NominalDecl) -> Bool {
        if case .nominal(let own, _) = type { own === decl } else { false }
    }

    private func enumCase(_ name: String, of type: Type) -> EnumCaseDecl? {
        guard case .nominal(let decl, _) = type, decl.kind == .enum, !decl.isOptional else { return nil }
        return decl.cases.first { $0.name == name }
    }

    private func casePattern(_ enumCase: EnumCaseDecl, arguments: LabeledExprListSyntax?, type: Type, _ at: SourcePosition) -> Pattern {
        resolve(enumCase)
        prepareRuntimeType(enumCase.owner)
        guard let arguments else { return .enumCase(enumCase, []) }
        let map = substitution(of: type)
        let types = enumCase.parameters.map { substitute($0.type, map) }
        let items = Array(arguments)
        if items.count == 1, types.count > 1 {
            // `.pair(let both)` binds the tuple of all values; `let` may stand around a tuple pattern.
            let tuple = Type.tuple(zip(enumCase.parameters, types).map { TupleElement(label: $0.label, type: $1) })
            let pattern = expressionPattern(items[0].expression, type: tuple)
            if case .tuple(let parts) = pattern { return .enumCase(enumCase, parts) }
            if case .wildcard = pattern { return .enumCase(enumCase, types.map { _ in .wildcard }) }
            return .enumCase(enumCase, [pattern])
        }
        guard items.count == types.count else {
            report("'\(enumCase.name)' has \(types.count) associated value\(types.count == 1 ? "" : "s"), but \(items.count) \(items.count == 1 ? "is" : "are") matched", at: at)
            // Its names are declared all the same: that they are unknown would be an echo.
            for item in items { _ = expressionPattern(item.expression, type: .error) }
            return .wildcard
        }
        return .enumCase(enumCase, zip(items, types).map { expressionPattern($0.expression, type: $1) })
    }

    /// A value to compare the subject with, by `~=`.
    private func valuePattern(_ syntax: ExprSyntax, type: Type, _ at: SourcePosition) -> Pattern {
        let subject = newLocal("$subject", type, isLet: true, at: at)
        let reference = make(.local(subject), type, at)
        // Patterns inside bind nothing now.
        let saved = isBinding
        isBinding = 0
        defer { isBinding = saved }
        let resolved = solver.resolve(type)
        let target = resolved.wrapped ?? resolved
        let (_, errors) = speculate { check(syntax, as: target, for: .operand) }
        if errors.isEmpty {
            let value = check(syntax, as: target, for: .operand)
            if resolved.wrapped != nil {
                let inner = newLocal("$subject", target, isLet: true, at: at)
                return Pattern.some(.expression(subject: inner, equality(make(.local(inner), target, at), value, at)))
            }
            return .expression(subject: subject, equality(reference, value, at))
        }
        // A range or another pattern value.
        let value = check(syntax, expected: rangeType(of: syntax, over: target))
        if value.type.isError { return .wildcard }
        let candidates = patternOperators(value.type, type)
        let arguments = [
            CallArgument(label: nil, expression: value, position: at), CallArgument(label: nil, expression: reference, position: at),
        ]
        if !candidates.isEmpty {
            let (_, errors) = speculate { call(candidates, arguments, expected: boolType, name: "~=", at: at) }
            if errors.isEmpty { return .expression(subject: subject, call(candidates, arguments, expected: boolType, name: "~=", at: at)) }
        }
        if isContextual(syntax) {
            // What a literal is the program's own operator tells.
            let own = patternOperators(type, type).filter { $0.decl.context?.isInterface == false }
            let open = [CallArgument(label: nil, syntax: syntax, position: at), arguments[1]]
            if !own.isEmpty, speculate({ call(own, open, expected: boolType, name: "~=", at: at) }).errors.isEmpty {
                return .expression(subject: subject, call(own, open, expected: boolType, name: "~=", at: at))
            }
        }
        let contains = methods(named: "contains", on: value)
        if !contains.isEmpty {
            let (_, errors) = speculate { call(contains, [arguments[1]], expected: boolType, name: "contains", at: at) }
            if errors.isEmpty { return .expression(subject: subject, call(contains, [arguments[1]], expected: boolType, name: "contains", at: at)) }
        }
        report("expression pattern of type '\(solver.resolve(value.type))' cannot match values of type '\(resolved)'", at: at)
        return .wildcard
    }

    /// `"a"..."z"` matched against a Character is a range of those, `..<0` against a Double one of Doubles.
    private func rangeType(of syntax: ExprSyntax, over bound: Type) -> Type? {
        guard case .nominal = bound, let name = rangeName(of: syntax) else { return nil }
        let type = knownType(name, [bound])
        let (_, errors) = speculate { check(syntax, as: type, for: .operand) }
        return errors.isEmpty ? type : nil
    }

    private func rangeName(of syntax: ExprSyntax) -> String? {
        if let prefix = syntax.as(PrefixOperatorExprSyntax.self) {
            return ["...": "PartialRangeThrough", "..<": "PartialRangeUpTo"][prefix.operator.text]
        }
        if let postfix = syntax.as(PostfixOperatorExprSyntax.self) { return ["...": "PartialRangeFrom"][postfix.operator.text] }
        let infix = syntax.as(InfixOperatorExprSyntax.self)?.operator.as(BinaryOperatorExprSyntax.self)?.operator.text
        return infix.flatMap { ["...": "ClosedRange", "..<": "Range"][$0] }
    }

    private func patternOperators(_ pattern: Type, _ subject: Type) -> [Candidate] {
        var result: [Candidate] = []
        for type in [pattern, subject] {
            for found in lookup("~=", on: type, isStatic: true) {
                if case .function(let function) = found.member {
                    result.append(Candidate(decl: function, map: found.substitution, distance: found.distance))
                }
            }
        }
        return result + lookupFunctions("~=").filter { !($0.decl.context?.isInterface ?? false) }
    }

    /// `a == b` for two expressions that were checked.
    func equality(_ a: Expression, _ b: Expression, _ at: SourcePosition) -> Expression {
        let type = solver.resolve(a.type)
        if isNumeric(type) || type == stringType || type == boolType { return make(.binary(.equal, a, b), boolType, at) }
        var candidates: [Candidate] = []
        for found in lookup("==", on: type, isStatic: true) {
            if case .function(let function) = found.member {
                candidates.append(Candidate(decl: function, map: found.substitution, distance: found.distance))
            }
        }
        candidates += lookupFunctions("==")
        guard !candidates.isEmpty else {
            report("'\(type)' is not Equatable, so it cannot be compared", at: at)
            return errorExpression(at: at)
        }
        return call(
            candidates, [CallArgument(label: nil, expression: a, position: at), CallArgument(label: nil, expression: b, position: at)],
            expected: boolType, name: "==", at: at)
    }
}
