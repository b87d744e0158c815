import SwiftSyntax

/// `async let`: a task of its own gives the value. Reading the name waits for it, and leaving the scope cancels it and
/// waits for its end.
extension Checker {
    func asyncLet(_ syntax: VariableDeclSyntax) -> [Statement] {
        let at = position(of: syntax)
        guard current?.canWait == true else {
            report("'async let' in a function that does not support concurrency", at: at,
                   hint: "Mark the function 'async', or start the work in a task: 'Task { await … }'.")
            return []
        }
        var result: [Statement] = []
        for binding in syntax.bindings {
            guard let initializer = binding.initializer?.value else {
                report("'async let' binding requires an initializer expression", at: position(of: binding))
                continue
            }
            result += asyncLet(binding, initializer)
        }
        return result
    }

    private func asyncLet(_ binding: PatternBindingSyntax, _ initializer: ExprSyntax) -> [Statement] {
        let at = position(of: binding)
        let name = binding.pattern.as(IdentifierPatternSyntax.self).map { unquoted($0.identifier.text) } ?? "_"
        let annotated = binding.typeAnnotation.map { resolveType($0.type, in: typeContext) }
        let (operation, type) = asyncClosure(of: initializer, annotated)
        settleAtTop()
        guard let child = known("_Child"), !type.isError, case .closure(let body) = operation.kind else { return [] }
        let value = construct(
            .nominal(child, [type]), [CallArgument(label: nil, expression: operation, position: at)], expected: nil, at: at)
        settleAtTop()
        let storage = newLocal("async " + name, value.type, isLet: true, at: at)
        current?.declare(storage)
        let local = newLocal(name, type, isLet: true, at: at)
        local.standIn = .awaited(storage, isThrowing: body.isThrowing)
        if name != "_" { current?.declare(local) }
        if binding.pattern.is(TuplePatternSyntax.self) { declareElements(of: local, checkBindingPattern(binding.pattern, type: type, isLet: true)) }
        awaitDepth += 1
        let end = callMethod("_end", on: make(.local(storage), storage.type, at), [], expected: nil, at: at)
        awaitDepth -= 1
        settleAtTop()
        return [
            Statement(.declare(.bind(storage), value), position: at),
            Statement(.defer([Statement(.expression(end), position: at)]), position: at),
        ]
    }

    /// The names of `async let (a, b) = …`.
    private func declareElements(of whole: LocalVariable, _ pattern: Pattern) {
        guard case .tuple(let parts) = pattern, case .tuple(let types) = solver.resolve(whole.type) else { return }
        for (index, (part, type)) in zip(parts, types).enumerated() {
            if case .bind(let local) = part { local.standIn = .element(index, of: whole) }
            let inner = newLocal(whole.name, type.type, isLet: true, at: whole.position)
            inner.standIn = .element(index, of: whole)
            declareElements(of: inner, part)
        }
    }

    /// The initial value as a closure, which may wait and throw without a word.
    private func asyncClosure(of syntax: ExprSyntax, _ annotated: Type?) -> (closure: Expression, type: Type) {
        let at = position(of: syntax)
        guard let outer = current else { return (errorExpression(at: at), .error) }
        let type = annotated ?? solver.fresh()
        let body = FunctionBody(name: closureName, parameters: [], result: type, position: at)
        body.isAsync = true
        let context = FunctionContext(body: body, parent: outer, declContext: outer.declContext, decl: nil, resultType: type)
        context.isAsync = true
        let depths = (tryDepth, handledDepth, awaitDepth)
        (tryDepth, handledDepth, awaitDepth) = (1, 0, 1)
        current = context
        let value = annotated.map { check(syntax, as: $0, for: .initialization) } ?? check(syntax, expected: type)
        if annotated == nil { _ = solver.unify(type, value.type) }
        current = outer
        (tryDepth, handledDepth, awaitDepth) = depths
        body.result = type
        body.statements = [Statement(.return(value), position: at)]
        unsettledBodies.append(body)
        let function = FunctionType(parameters: [], result: type, isThrowing: body.isThrowing, isAsync: true)
        return (make(.closure(body), .function(function), at), value.type.isError ? .error : type)
    }
}
