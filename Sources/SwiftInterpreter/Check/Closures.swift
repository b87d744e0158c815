import SwiftSyntax

/// Closures: their parameters from the context or as written, their result from their body.
extension Checker {
    func checkClosure(_ syntax: ClosureExprSyntax, expected: Type?, builder: ResultBuilder?, isEscaping: Bool? = nil) -> Expression {
        let at = position(of: syntax)
        guard let outer = current else { return errorExpression(at: at) }
        var wanted: FunctionType?
        if let expected {
            var type = solver.shallow(expected)
            while let wrapped = type.wrapped { type = solver.shallow(wrapped) }
            wanted = type.asFunction
        }
        let signature = syntax.signature
        var result = wanted?.result ?? solver.fresh()
        if let written = signature?.returnClause?.type { result = resolveType(written, in: typeContext) }

        let body = FunctionBody(name: closureName, parameters: [], result: result, position: at)
        let context = FunctionContext(body: body, parent: outer, declContext: outer.declContext, decl: nil, resultType: result)
        context.isEscaping = isEscaping ?? isKept(syntax)
        context.takesAnonymous = signature?.parameterClause == nil
        var parameterTypes: [FunctionType.Parameter] = []
        var destructured: [(LocalVariable, [LocalVariable])] = []

        func add(_ name: String, written: TypeSyntax?, index: Int) {
            var parameter = wanted.flatMap { $0.parameters.indices.contains(index) ? $0.parameters[index] : nil }
                ?? FunctionType.Parameter(type: solver.fresh())
            if let written {
                let type = resolveType(written, in: typeContext)
                if isInoutType(written) { parameter.isInout = true }
                if !solver.unify(canonicalThroughout(parameter.type), canonicalThroughout(type)), speculation == 0 {
                    report("the closure's parameter is '\(type)', but '\(solver.resolve(parameter.type))' is given to it", at: written.position(in: file))
                }
                parameter.type = type
            }
            let variable = newLocal(name, parameter.type, isLet: !parameter.isInout, isInout: parameter.isInout, at: at)
            body.parameters.append(variable)
            if name != "_" { context.declare(variable) }
            declareWrappedValue(of: variable, in: context)
            parameterTypes.append(parameter)
        }

        switch signature?.parameterClause {
        case .simpleInput, .parameterClause:
            let names = parameterNames(signature?.parameterClause)
            if let wanted, wanted.parameters.count == 1, names.count > 1,
               case .tuple(let elements) = solver.shallow(wanted.parameters[0].type), elements.count == names.count {
                // `{ index, item in … }` over a tuple takes it apart.
                add("$tuple", written: nil, index: 0)
                var parts: [LocalVariable] = []
                for (name, element) in zip(names, elements) {
                    let part = newLocal(name, element.type, isLet: true, at: at)
                    parts.append(part)
                    if name != "_" { context.declare(part) }
                }
                destructured.append((body.parameters[0], parts))
            } else if case .parameterClause(let clause)? = signature?.parameterClause {
                for (index, (name, parameter)) in zip(names, clause.parameters).enumerated() { add(name, written: parameter.type, index: index) }
                // `{ () in … }` is given nothing, as a function of `Void` is.
                if let wanted, names.isEmpty, ignoresNothing(wanted) { add("_", written: nil, index: 0) }
            } else {
                for (index, name) in names.enumerated() { add(name, written: nil, index: index) }
            }
        case nil:
            let used = anonymousCount(syntax)
            let count = wanted?.parameters.count ?? used
            if let wanted, used < count, !ignoresNothing(wanted) {
                let type = solver.resolve(.function(wanted))
                report(used == 0
                    ? "contextual type '\(type)' for the closure expects \(count) argument\(count == 1 ? "" : "s"), which cannot be implicitly ignored"
                    : "contextual closure type '\(type)' expects \(count) arguments, but \(used) \(used == 1 ? "is" : "are") used in the closure body",
                    at: at, hint: "Write '\(Array(repeating: "_", count: count).joined(separator: ", ")) in' at its start to ignore \(count == 1 ? "it" : "them").")
                return errorExpression(at: at)
            }
            if let wanted, used > count, !isTakenApart(wanted, into: used) { return tooMany(used, wanted, at: at) }
            if wanted?.parameters.count == 1, used > 1,
               let only = wanted?.parameters[0], case .tuple(let elements) = solver.shallow(only.type), elements.count >= used {
                add("$tuple", written: nil, index: 0)
                let parts = elements.enumerated().map { newLocal("$\($0.offset)", $0.element.type, isLet: true, at: at) }
                parts.forEach { context.declare($0) }
                context.anonymousParameters = parts
                destructured.append((body.parameters[0], parts))
            } else {
                for index in 0..<count { add("$\(index)", written: nil, index: index) }
                context.anonymousParameters = body.parameters
            }
        }
        if let wanted, wanted.parameters.count != body.parameters.count {
            let count = wanted.parameters.count
            report("contextual closure type '\(solver.resolve(.function(wanted)))' expects \(count) argument\(count == 1 ? "" : "s"), but \(body.parameters.count) \(body.parameters.count == 1 ? "is" : "are") used in the closure body",
                   at: at, hint: count > 0 && body.parameters.isEmpty ? "Write '_ in' at its start to ignore them." : nil)
            return errorExpression(at: at)
        }

        let captured = captures(signature?.capture, context: context, outer: outer)
        current = context
        // The closure's names are not those around it.
        let outerAnswers = answers.contextual
        answers.contextual = [:]
        defer { answers.contextual = outerAnswers }
        // What the closure throws goes to its caller, not to a 'do' around it.
        let depths = (tryDepth, handledDepth, awaitDepth)
        (tryDepth, handledDepth, awaitDepth) = (0, 0, 0)
        defer { (tryDepth, handledDepth, awaitDepth) = depths }
        context.thrownType = signature?.effectSpecifiers?.throwsClause?.type.map { resolveType($0, in: typeContext) }
            ?? wanted?.thrown.flatMap { solver.resolve($0).hasVariables ? nil : solver.resolve($0) }
        context.isAsync = wanted?.isAsync == true || signature?.effectSpecifiers?.asyncSpecifier != nil || containsAwait(syntax.statements)
        body.isAsync = context.isAsync ?? false
        body.isOnMainActor = signature?.attributes.namesMainActor ?? false
        var statements: [Statement] = destructured.map { tuple, parts in
            Statement(.declare(.tuple(parts.map { $0.name == "_" ? .wildcard : .bind($0) }), make(.local(tuple), tuple.type, at)), position: at)
        }
        statements += closureBody(syntax, result: result, wanted: wanted, builder: builder, context: context, at: at)
        current = outer
        body.statements = statements
        body.result = context.resultType
        body.isThrowing = body.isThrowing || signature?.effectSpecifiers?.throwsClause != nil
        unsettledBodies.append(body)
        checkEffects(of: body, wanted, at: at)
        var type = FunctionType(parameters: parameterTypes, result: context.resultType)
        // What was refused is told.
        type.isThrowing = body.isThrowing && wanted?.isThrowing != false
        type.isAsync = body.isAsync && wanted?.isAsync != false
        type.thrown = body.isThrowing ? context.thrownType : nil
        let closure = make(.closure(body), .function(type), at)
        guard !captured.isEmpty else { return closure }
        // A capture list evaluates its values when the closure is made.
        let holder = newLocal("closure", closure.type, isLet: true, at: at)
        let made = captured + [Statement(.declare(.bind(holder), closure), position: at)]
        return make(.statements(made, result: holder), closure.type, at)
    }

    /// `{ $item in … }` over bindings declares `item` too, the value behind the binding.
    private func declareWrappedValue(of parameter: LocalVariable, in context: FunctionContext) {
        guard parameter.name.hasPrefix("$"), parameter.name.dropFirst().first?.isNumber == false,
              let (_, type) = instanceVariable(named: "wrappedValue", of: parameter.type) else { return }
        let value = newLocal(String(parameter.name.dropFirst()), type, isLet: false, at: parameter.position)
        value.standIn = .member("wrappedValue", of: parameter)
        context.declare(value)
    }

    /// A closure may throw and wait only where that is wanted of it.
    private func checkEffects(of body: FunctionBody, _ wanted: FunctionType?, at: SourcePosition) {
        guard let wanted else { return }
        func refuse(_ effect: String, _ other: String, _ made: FunctionType, hint: String) {
            report("invalid conversion from \(effect) function of type '\(solver.resolve(.function(made)))' to \(other) function type '\(solver.resolve(.function(wanted)))'",
                   at: at, hint: hint)
        }
        var made = wanted
        (made.isThrowing, made.isAsync) = (wanted.isThrowing || body.isThrowing, wanted.isAsync || body.isAsync)
        if body.isAsync, !wanted.isAsync {
            refuse("'async'", "synchronous", made, hint: "Start the work in a task: 'Task { await … }'.")
        } else if body.isThrowing, !wanted.isThrowing {
            refuse("throwing", "non-throwing", made, hint: "Handle its errors inside, with 'do { … } catch { … }'.")
        }
    }

    private func parameterNames(_ clause: ClosureSignatureSyntax.ParameterClause?) -> [String] {
        switch clause {
        case .simpleInput(let names)?: names.map { unquoted($0.name.text) }
        case .parameterClause(let clause)?: clause.parameters.map { unquoted(($0.secondName ?? $0.firstName).text) }
        case nil: []
        }
    }

    /// `[weak self, count]`: new variables around the closure, declared in `statements`.
    private func captures(_ clause: ClosureCaptureClauseSyntax?, context: FunctionContext, outer: FunctionContext) -> [Statement] {
        var statements: [Statement] = []
        for item in clause?.items ?? [] {
            let at = item.position(in: file)
            let name = unquoted(item.name.text)
            let specifier = item.specifier?.specifier.text
            let value: Expression
            if let initializer = item.initializer {
                value = check(initializer.value, expected: nil)
            } else if name == "self" {
                value = selfReference(at: at)
            } else {
                value = valueNamed(name, at: at) ?? unknown(name, at)
            }
            var type = value.type
            var stored = value
            if specifier == "weak", solver.resolve(type).wrapped == nil {
                type = optional(type)
                stored = make(.wrap(value), type, at)
            }
            let variable = newLocal(name, type, isLet: specifier != "weak", at: at)
            if specifier == "weak" { variable.ownership = .weak }
            if specifier == "unowned" { variable.ownership = .unowned }
            statements.append(Statement(.declare(.bind(variable), stored), position: at))
            context.capture(variable)
            if name == "self" { context.selfVariable = variable } else { context.declare(variable) }
        }
        return statements
    }

    private func closureBody(
        _ syntax: ClosureExprSyntax, result: Type, wanted: FunctionType?, builder: ResultBuilder?, context: FunctionContext,
        at: SourcePosition
    ) -> [Statement] {
        let items = Array(syntax.statements)
        if let builder, !containsReturn(syntax.statements) {
            let (statements, value) = checkBuilderBody(items, builder: builder, expected: result, at: at)
            let converted = coerce(value, to: result, for: .closureResult)
            return statements + [Statement(.return(converted), position: at)]
        }
        // Where nothing is returned, the branches of a choice are statements.
        let resolved = solver.resolve(result)
        if items.count == 1, let only = singleExpression(items[0]), !resolved.isVoid || !isChoice(only) {
            let at = position(of: only)
            if resolved.isVoid {
                let value = check(only, expected: nil)
                if only.is(ClosureExprSyntax.self) { report("closure is not called here", at: at) }
                return [Statement(.expression(value), position: at)]
            }
            let value: Expression
            if only.is(ClosureExprSyntax.self) {
                value = check(only, as: result, for: .closureResult)
            } else {
                let checked = check(only, expected: result)
                // A closure whose result nobody asked for may do its work for the effect alone.
                if case .variable = solver.shallow(result), solver.resolve(checked.type).isVoid { _ = solver.unify(result, .void) }
                value = coerce(checked, to: result, for: .closureResult)
            }
            return [Statement(.return(value), position: at)]
        }
        if case .variable = solver.shallow(result), !containsReturn(syntax.statements) {
            _ = solver.unify(result, .void)
        }
        let statements = checkStatements(items)
        let given = solver.resolve(result)
        if !given.hasVariables, !given.isVoid, !given.isError, !leaves(statements) {
            report("missing return in closure expected to return '\(given)'", at: position(of: syntax.rightBrace))
        }
        return statements
    }

    private func isChoice(_ syntax: ExprSyntax) -> Bool { syntax.is(IfExprSyntax.self) || syntax.is(SwitchExprSyntax.self) }

    /// The expression of a body that is nothing else.
    func singleExpression(_ item: CodeBlockItemSyntax) -> ExprSyntax? {
        switch item.item {
        case .expr(let expression): return expression
        case .stmt(let statement):
            guard let wrapped = statement.as(ExpressionStmtSyntax.self) else { return nil }
            if let conditional = wrapped.expression.as(IfExprSyntax.self), conditional.elseBody == nil { return nil }
            return isValueChoice(wrapped.expression) ? wrapped.expression : nil
        case .decl: return nil
        }
    }

    /// Whether each branch of an `if` or `switch` is one expression, so that it can be a value.
    func isValueChoice(_ expression: ExprSyntax) -> Bool {
        func isValue(_ block: CodeBlockItemListSyntax) -> Bool {
            guard block.count == 1, let only = block.first else { return false }
            switch only.item {
            case .expr: return true
            case .stmt(let statement):
                if statement.is(ThrowStmtSyntax.self) { return true }
                return statement.as(ExpressionStmtSyntax.self).map { isValueChoice($0.expression) } ?? false
            case .decl: return false
            }
        }
        if let conditional = expression.as(IfExprSyntax.self) {
            guard isValue(conditional.body.statements) else { return false }
            switch conditional.elseBody {
            case .codeBlock(let block): return isValue(block.statements)
            case .ifExpr(let next): return isValueChoice(ExprSyntax(next))
            case nil: return false
            }
        }
        if let choice = expression.as(SwitchExprSyntax.self) {
            return choice.cases.allSatisfy { item in
                if case .switchCase(let entry) = item { isValue(entry.statements) } else { false }
            }
        }
        return false
    }

    /// Whether a `return` with a value stands in a body, closures and functions inside it left out.
    func containsReturn(_ items: CodeBlockItemListSyntax) -> Bool {
        func find(_ node: Syntax) -> Bool {
            if node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self) || node.is(AccessorBlockSyntax.self) { return false }
            if let statement = node.as(ReturnStmtSyntax.self), statement.expression != nil { return true }
            return node.children(viewMode: .sourceAccurate).contains(where: find)
        }
        return file.mentions(.return, in: items) && find(Syntax(items))
    }

    /// Whether a body waits, closures and functions inside it left out.
    func containsAwait(_ node: some SyntaxProtocol) -> Bool {
        (file.mentions(.await, in: node) || file.mentions(.async, in: node)) && Syntax(node).containsAwait
    }

    /// Whether all that a closure of this type is given is nothing: `(Void) -> Int`.
    private func ignoresNothing(_ type: FunctionType) -> Bool {
        type.parameters.count == 1 && solver.resolve(type.parameters[0].type).isVoid
    }

    /// Whether the names of a closure stand for the parts of the tuple that it is given.
    private func isTakenApart(_ type: FunctionType, into names: Int) -> Bool {
        guard type.parameters.count == 1, case .tuple(let elements) = solver.shallow(type.parameters[0].type) else { return false }
        return elements.count >= names
    }

    private func tooMany(_ used: Int, _ wanted: FunctionType, at position: SourcePosition) -> Expression {
        let count = wanted.parameters.count
        report("contextual closure type '\(solver.resolve(.function(wanted)))' expects \(count) argument\(count == 1 ? "" : "s"), but \(used) \(used == 1 ? "is" : "are") used in the closure body",
               at: position)
        return errorExpression(at: position)
    }

    // MARK: How many arguments a closure takes

    /// Says that no candidate takes a closure of as many arguments as the one in a call has; false where one does.
    func reportsClosureArity(
        _ entries: [(candidate: Candidate, bindings: [ParameterBinding])], _ arguments: [CallArgument], name: String
    ) -> Bool {
        for (index, argument) in arguments.enumerated() {
            guard argument.expression == nil, let closure = argument.syntax?.as(ClosureExprSyntax.self) else { continue }
            var counts: Set<Int> = []
            for entry in entries {
                guard let function = parameterType(of: index, entry)?.asFunction,
                      !function.parameters.contains(where: { $0.type.isTuple }) else { return false }
                counts.insert(function.parameters.count)
            }
            let used = closure.signature?.parameterClause.map { parameterNames($0).count } ?? anonymousCount(closure)
            guard counts.count > 1, !counts.contains(used) else { continue }
            let numbers = counts.sorted().map(String.init)
            report("'\(name)' takes a closure of \(numbers.dropLast().joined(separator: ", ")) or \(numbers[numbers.count - 1]) arguments, but \(used) \(used == 1 ? "is" : "are") used in this one",
                   at: argument.position)
            return true
        }
        return false
    }

    /// The declared type of the parameter that an argument goes to.
    private func parameterType(of argument: Int, _ entry: (candidate: Candidate, bindings: [ParameterBinding])) -> Type? {
        for (parameter, binding) in zip(entry.candidate.decl.parameters, entry.bindings) {
            if case .arguments(let taken) = binding, taken.contains(argument) { return parameter.type.wrapped ?? parameter.type }
        }
        return nil
    }

    /// How many of `$0`, `$1`, … a closure uses.
    private func anonymousCount(_ closure: ClosureExprSyntax) -> Int {
        guard file.mentions(.dollar, in: closure) else { return 0 }
        if let known = answers.anonymousCounts[closure.id] { return known }
        var count = 0
        func visit(_ node: Syntax) {
            if let inner = node.as(ClosureExprSyntax.self), inner.id != closure.id, inner.signature?.parameterClause == nil,
               anonymousCount(inner) > 0 { return }
            if let reference = node.as(DeclReferenceExprSyntax.self), reference.baseName.text.hasPrefix("$"),
               let index = Int(reference.baseName.text.dropFirst()) {
                count = max(count, index + 1)
            }
            for child in node.children(viewMode: .sourceAccurate) { visit(child) }
        }
        visit(Syntax(closure))
        answers.anonymousCounts[closure.id] = count
        return count
    }
}
