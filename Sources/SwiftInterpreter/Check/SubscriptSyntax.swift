import SwiftSyntax

/// Subscripts, access by a key path, and what binds an optional chain.
extension Checker {
    func checkSubscript(_ syntax: SubscriptCallExprSyntax, expected: Type?) -> Expression {
        let at = position(of: syntax)
        if let type = typeReference(ExprSyntax(syntax.calledExpression)) {
            let base = metatype(type, at)
            return subscripted(base, type, isStatic: true, syntax, expected: expected, at: at)
        }
        let isElement = syntax.arguments.count == 1 && syntax.arguments.first.map { $0.label == nil && !isRange($0.expression) } ?? false
        let told = isElement ? literalTold(by: expected, syntax.calledExpression, having: "subscript") : nil
        let base = check(syntax.calledExpression, expected: hasImplicitRoot(syntax.calledExpression) ? expected : told)
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

    private func isRange(_ syntax: ExprSyntax) -> Bool {
        let name = syntax.as(InfixOperatorExprSyntax.self)?.operator.trimmedDescription ?? syntax.as(PrefixOperatorExprSyntax.self)?.operator.text
            ?? syntax.as(PostfixOperatorExprSyntax.self)?.operator.text ?? syntax.as(DeclReferenceExprSyntax.self)?.baseName.text
        return name == "..." || name == "..<"
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
        guard case .nominal(let decl, let arguments) = solver.shallow(path.type) else { return nil }
        if decl === known("AnyKeyPath") {
            let values = [base, path].map { CallArgument(label: nil, expression: $0, position: $0.position) }
            return call(lookupFunctions("_part"), values, expected: nil, name: "_part", at: at)
        }
        guard decl === known("PartialKeyPath"), let root = arguments.first,
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
