import SwiftSyntax

/// A result builder where it is used, with its type arguments where they are written: `@ListBuilder<Int> content:`.
struct ResultBuilder {
    let decl: NominalDecl
    var arguments: [Type] = []
    var name: String { decl.name }
}

/// Result builders: the statements of a body become calls of the builder's functions.
extension Checker {
    /// The statements that compute the components of a body, and the value that the builder makes of them.
    func checkBuilderBody(
        _ items: [CodeBlockItemSyntax], builder: ResultBuilder, expected: Type?, at: SourcePosition
    ) -> (statements: [Statement], value: Expression) {
        let outer = builderArguments
        builderArguments = builder.arguments
        defer { builderArguments = outer }
        var (statements, components) = checkComponents(items, builder)
        let value = buildBlock(components, builder, at)
        if hasBuilderFunction("buildFinalResult", builder) {
            let local = keep(value, &statements, at)
            return (statements, callBuilder("buildFinalResult", [(nil, local)], builder, at))
        }
        components.removeAll()
        return (statements, value)
    }

    private func checkComponents(_ items: [CodeBlockItemSyntax], _ builder: ResultBuilder) -> ([Statement], [Expression]) {
        var statements: [Statement] = []
        var components: [Expression] = []
        for item in items {
            let at = position(of: item)
            switch item.item {
            case .decl(let decl):
                if let conditional = decl.as(IfConfigDeclSyntax.self) {
                    if case .statements(let inner)? = activeClause(of: conditional, in: file)?.elements {
                        let (more, values) = checkComponents(Array(inner), builder)
                        statements += more
                        components += values
                    }
                } else {
                    statements += checkItem(item)
                }
            case .expr(let expression): if !isDirective(expression) { add(expression, at) }
            case .stmt(let statement):
                if let wrapped = statement.as(ExpressionStmtSyntax.self) {
                    add(wrapped.expression, at)
                } else if let loop = statement.as(ForStmtSyntax.self) {
                    components.append(arrayComponent(loop, builder, &statements, at))
                } else {
                    statements += checkItem(item)
                }
            }
        }

        func add(_ expression: ExprSyntax, _ at: SourcePosition) {
            if let conditional = expression.as(IfExprSyntax.self) {
                components.append(conditionalComponent(conditional, builder, &statements, at))
            } else if let choice = expression.as(SwitchExprSyntax.self) {
                components.append(switchComponent(choice, builder, &statements, at))
            } else if let infix = expression.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self) {
                statements.append(Statement(.expression(check(expression, expected: nil)), position: at))
            } else {
                let value = component(expression, builder, at)
                if !value.type.isError { components.append(keep(value, &statements, at)) }
            }
        }
        return (statements, components)
    }

    /// Puts a value into a constant of its own, so that statements run in the order in which they are written.
    private func keep(_ value: Expression, _ statements: inout [Statement], _ at: SourcePosition) -> Expression {
        let variable = newLocal("component", value.type, isLet: true, at: at)
        statements.append(Statement(.declare(.bind(variable), value), position: at))
        return make(.local(variable), value.type, at)
    }

    private func component(_ syntax: ExprSyntax, _ builder: ResultBuilder, _ at: SourcePosition) -> Expression {
        let candidates = builderFunctions("buildExpression", builder)
        if candidates.isEmpty || !isContextual(syntax) {
            let value = check(syntax, expected: wantedType(candidates, builder))
            if value.type.isError || candidates.isEmpty { return value }
            if solver.resolve(value.type).isVoid, !acceptsVoid(candidates) {
                reportVoid(candidates, builder, at)
                return errorExpression(at: at)
            }
            return call(candidates, [CallArgument(label: nil, expression: value, position: at)], expected: nil, name: "buildExpression", at: at)
        }
        return call(candidates, [CallArgument(label: nil, syntax: syntax, position: at)], expected: nil, name: "buildExpression", at: at)
    }

    /// What a builder's type arguments tell of an expression: columns are those of a table's rows.
    private func wantedType(_ candidates: [Candidate], _ builder: ResultBuilder) -> Type? {
        guard !builder.arguments.isEmpty, candidates.count == 1 else { return nil }
        resolveSignature(candidates[0].decl)
        guard let parameter = candidates[0].decl.parameters.first,
              case .nominal(_, let arguments) = parameter.type, !arguments.isEmpty else { return nil }
        var map = candidates[0].map
        for archetype in candidates[0].decl.genericParameters { map[archetype] = solver.fresh() }
        return substitute(parameter.type, map)
    }

    /// A statement without a value where the builder wants one.
    private func reportVoid(_ candidates: [Candidate], _ builder: ResultBuilder, _ at: SourcePosition) {
        let wanted = candidates.compactMap { $0.decl.parameters.first?.type }
        let isView = wanted.contains { type in
            guard case .archetype(let archetype) = type else { return false }
            return candidates.contains { $0.decl.requirements.contains { requirement in
                if case .conforms(.archetype(archetype), let proto) = requirement { proto.isInterface && proto.name == "View" } else { false }
            } }
        }
        if isView {
            report("type '()' cannot conform to 'View'", at: at, hint: "Only views belong here; 'let _ = …' runs other code.")
        } else {
            report("'\(builder.name)' builds nothing from '()'", at: at,
                   hint: wanted.first.flatMap { type in
                if case .archetype = type { nil } else { "It takes \(type); 'let _ = …' runs other code." }
            })
        }
    }

    private func acceptsVoid(_ candidates: [Candidate]) -> Bool {
        candidates.contains { candidate in
            resolveSignature(candidate.decl)
            return candidate.decl.parameters.first?.type.isVoid ?? false
        }
    }

    // MARK: Branches

    /// One of the bodies of an `if` with its `else`s.
    private typealias Branch = (conditions: [Condition], body: [Statement], value: Expression, position: SourcePosition)

    /// `if … else if … else …`: each body is a choice among all of them.
    private func conditionalComponent(
        _ syntax: IfExprSyntax, _ builder: ResultBuilder, _ statements: inout [Statement], _ at: SourcePosition
    ) -> Expression {
        var branches: [Branch] = []
        let last = readBranches(of: syntax, into: &branches, builder)
        let isOptional = last == nil
        let count = branches.count + (isOptional ? 0 : 1)
        let optionalName = hasBuilderFunction("buildOptional", builder) ? "buildOptional" : "buildIf"
        let isMissingEither = count > 1 && !hasBuilderFunction("buildEither", builder)
        if isMissingEither || isOptional && !hasBuilderFunction(optionalName, builder) {
            report("closure containing control flow statement cannot be used with result builder '\(builder.name)'", at: at,
                   hint: isMissingEither ? "It has no 'buildEither(first:)' and 'buildEither(second:)'." : "It has no 'buildOptional'.")
            return errorExpression(at: at)
        }
        let values = (branches.map(\.value) + (last.map { [$0.value] } ?? [])).enumerated().map { choice($1, $0, of: count, builder) }
        if values.contains(where: \.type.isError) { return errorExpression(at: at) }
        var type = values[0].type
        for value in values.dropFirst() {
            guard let joined = join(type, value.type) else {
                report("the branches have different types '\(solver.resolve(type))' and '\(solver.resolve(value.type))'", at: at)
                return errorExpression(at: at)
            }
            type = joined
        }
        if isOptional { type = optional(type) }
        let variable = newLocal("component", type, isLet: false, at: at)
        var chain = last.map { $0.body + [assign(variable, values[count - 1], at)] } ?? []
        for (branch, value) in zip(branches, values).reversed() {
            let value = isOptional ? make(.wrap(value), type, at) : value
            let then = branch.body + [assign(variable, value, at)]
            chain = [Statement(.if(branch.conditions, then: then, else: chain), position: branch.position)]
        }
        statements.append(Statement(.declare(.bind(variable), isOptional ? make(.none, type, at) : nil), position: at))
        statements += chain
        let value = make(.local(variable), type, at)
        return isOptional ? keep(callBuilder(optionalName, [(nil, value)], builder, at), &statements, at) : value
    }

    /// Checks each body under its conditions, and gives back the one under none.
    private func readBranches(
        of syntax: IfExprSyntax, into branches: inout [Branch], _ builder: ResultBuilder
    ) -> (body: [Statement], value: Expression)? {
        guard let context = current else { return nil }
        let at = position(of: syntax)
        let savedSelf = context.selfVariable
        branches.append(context.inScope {
            let conditions = checkConditions(syntax.conditions)
            let (body, value) = block(syntax.body.statements, builder, at)
            return (conditions, body, value, at)
        })
        context.selfVariable = savedSelf
        switch syntax.elseBody {
        case .codeBlock(let last): return context.inScope { block(last.statements, builder, at) }
        case .ifExpr(let next): return readBranches(of: next, into: &branches, builder)
        case nil: return nil
        }
    }

    /// The value of a body as one of several choices.
    private func choice(_ value: Expression, _ index: Int, of count: Int, _ builder: ResultBuilder) -> Expression {
        Self.way(to: index, of: count).reduce(value) { callBuilder("buildEither", [($1, $0)], builder, value.position) }
    }

    /// Of several choices each two become one, until one is left: the way up from a choice. Types tell the choices apart, so
    /// the pairs are those of the compiler.
    private static func way(to index: Int, of count: Int) -> [String] {
        var (index, count) = (index, count)
        var way: [String] = []
        while count > 1 {
            // The last of an odd number has nobody to pair with.
            if index < count & ~1 { way.append(index & 1 == 0 ? "first" : "second") }
            (index, count) = (index / 2, (count + 1) / 2)
        }
        return way
    }

    private func switchComponent(
        _ syntax: SwitchExprSyntax, _ builder: ResultBuilder, _ statements: inout [Statement], _ at: SourcePosition
    ) -> Expression {
        let subject = check(syntax.subject, expected: nil)
        let count = flattened(syntax.cases).count
        let variable = newLocal("component", solver.fresh(), isLet: false, at: at)
        var index = 0
        let cases = switchCases(syntax, subject: subject.type) { items in
            defer { index += 1 }
            let (body, value) = block(items, builder, at)
            let chosen = choice(value, index, of: count, builder)
            if !chosen.type.isError, !solver.unify(variable.type, chosen.type) {
                report("the cases have different types '\(solver.resolve(variable.type))' and '\(solver.resolve(chosen.type))'", at: at)
            }
            return body + [assign(variable, chosen, at)]
        }
        checkExhaustive(cases, subject: subject.type, at: at)
        statements.append(Statement(.declare(.bind(variable), nil), position: at))
        statements.append(Statement(.switch(Label(name: nil), subject, cases), position: at))
        return make(.local(variable), variable.type, at)
    }

    private func arrayComponent(
        _ syntax: ForStmtSyntax, _ builder: ResultBuilder, _ statements: inout [Statement], _ at: SourcePosition
    ) -> Expression {
        guard hasBuilderFunction("buildArray", builder) else {
            report("closure containing control flow statement cannot be used with result builder '\(builder.name)'", at: at,
                   hint: builder.name == "ViewBuilder" ? "Use 'ForEach' to make a view for each element." : "It has no 'buildArray'.")
            return errorExpression(at: at)
        }
        // What is collected is known when the body is.
        var made: LocalVariable?
        let loop = builderLoop(syntax, at) { items in
            let (body, value) = self.block(items, builder, at)
            let collected = self.newLocal("components", self.array(value.type), isLet: false, at: at)
            made = collected
            let appended = self.callMethodOnPlace("append", self.make(.local(collected), collected.type, at), value, at)
            return body + [Statement(.expression(appended), position: at)]
        }
        guard let collected = made else { return errorExpression(at: at) }
        statements.append(Statement(.declare(.bind(collected), make(.array([]), collected.type, at)), position: at))
        statements.append(loop)
        return keep(callBuilder("buildArray", [(nil, make(.local(collected), collected.type, at))], builder, at), &statements, at)
    }

    private func callMethodOnPlace(_ name: String, _ place: Expression, _ argument: Expression, _ at: SourcePosition) -> Expression {
        callMethod(name, on: place, [CallArgument(label: nil, expression: argument, position: at)], expected: nil, at: at)
    }

    /// A block of a branch: its statements, and its components joined by `buildBlock`.
    private func block(_ items: CodeBlockItemListSyntax, _ builder: ResultBuilder, _ at: SourcePosition) -> ([Statement], Expression) {
        current?.inScope {
            let (statements, components) = checkComponents(Array(items), builder)
            return (statements, buildBlock(components, builder, at))
        } ?? ([], errorExpression(at: at))
    }

    private func assign(_ variable: LocalVariable, _ value: Expression, _ at: SourcePosition) -> Statement {
        Statement(.expression(make(.assign(to: make(.local(variable), variable.type, at), value), .void, at)), position: at)
    }

    // MARK: The builder's functions

    private func buildBlock(_ components: [Expression], _ builder: ResultBuilder, _ at: SourcePosition) -> Expression {
        if builderFunctions("buildBlock", builder).isEmpty, hasBuilderFunction("buildPartialBlock", builder), let first = components.first {
            var value = callBuilder("buildPartialBlock", [("first", first)], builder, at)
            for next in components.dropFirst() { value = callBuilder("buildPartialBlock", [("accumulated", value), ("next", next)], builder, at) }
            return value
        }
        return callBuilder("buildBlock", components.map { (nil, $0) }, builder, at)
    }

    private func builderFunctions(_ name: String, _ builder: ResultBuilder) -> [Candidate] {
        let arguments = builder.arguments.isEmpty ? builder.decl.genericParameters.map { _ in solver.fresh() } : builder.arguments
        let type = Type.nominal(builder.decl, arguments)
        return lookup(name, on: type, isStatic: true).compactMap { found in
            guard case .function(let function) = found.member else { return nil }
            return Candidate(decl: function, map: found.substitution, distance: found.distance)
        }
    }

    private func hasBuilderFunction(_ name: String, _ builder: ResultBuilder) -> Bool {
        members(named: name, in: builder.decl).contains { if case .function = $0 { true } else { false } }
    }

    private func callBuilder(
        _ name: String, _ arguments: [(String?, Expression)], _ builder: ResultBuilder, _ at: SourcePosition
    ) -> Expression {
        if arguments.contains(where: { $0.1.type.isError }) { return errorExpression(at: at) }
        let candidates = builderFunctions(name, builder)
        guard !candidates.isEmpty else {
            report("result builder '\(builder.name)' has no '\(name)'", at: at)
            return errorExpression(at: at)
        }
        return call(
            candidates, arguments.map { CallArgument(label: $0.0, expression: $0.1, position: $0.1.position) }, expected: nil, name: name, at: at)
    }
}
