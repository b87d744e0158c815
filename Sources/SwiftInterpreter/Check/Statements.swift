import SwiftSyntax

/// Statements, one after the other.
extension Checker {
    func checkBlock(_ items: CodeBlockItemListSyntax) -> [Statement] {
        current?.inScope { checkStatements(Array(items)) } ?? []
    }

    /// Checks statements in the scope at hand.
    func checkStatements(_ items: [CodeBlockItemSyntax]) -> [Statement] {
        declareLocals(in: items)
        var result: [Statement] = []
        let context = current
        let level = context?.comingItems.count ?? 0
        context?.comingItems.append(items[...])
        defer { context?.comingItems.removeLast() }
        for (index, item) in items.enumerated() {
            context?.comingItems[level] = items[index...]
            result += checkItem(item)
        }
        return result
    }

    func checkItem(_ item: CodeBlockItemSyntax) -> [Statement] {
        switch item.item {
        case .decl(let decl): return checkDeclaration(decl)
        case .stmt(let statement): return checkStatement(statement)
        case .expr(let expression): return isDirective(expression) ? [] : [checkExpressionStatement(expression)]
        }
    }

    private func checkExpressionStatement(_ syntax: ExprSyntax) -> Statement {
        let at = position(of: syntax)
        if let conditional = syntax.as(IfExprSyntax.self) { return ifStatement(conditional, at) }
        if let choice = syntax.as(SwitchExprSyntax.self) { return switchStatement(choice, label: nil, at) }
        let value = check(syntax, expected: nil)
        if isTopLevelBody { settle() }
        warnUnused(value, syntax, at)
        return Statement(.expression(value), position: at)
    }

    var isTopLevelBody: Bool { current?.parent == nil && speculation == 0 }

    private func checkStatement(_ statement: StmtSyntax) -> [Statement] {
        let at = position(of: statement)
        switch statement.as(StmtSyntaxEnum.self) {
        case .expressionStmt(let wrapped): return [checkExpressionStatement(wrapped.expression)]
        case .returnStmt(let syntax): return [returnStatement(syntax, at)]
        case .guardStmt(let syntax):
            let conditions = checkConditions(syntax.conditions)
            let body = checkBlock(syntax.body.statements)
            if !leaves(body) {
                report("'guard' body must not fall through", at: position(of: syntax.body.rightBrace), hint: "End it with 'return', 'throw', 'break' or 'continue'.")
            }
            return [Statement(.guard(conditions, else: body), position: at)]
        case .whileStmt(let syntax): return [whileStatement(syntax, label: nil, at)]
        case .repeatStmt(let syntax): return [repeatStatement(syntax, label: nil, at)]
        case .forStmt(let syntax): return [forStatement(syntax, label: nil, at)]
        case .labeledStmt(let labeled):
            let name = labeled.label.text
            switch labeled.statement.as(StmtSyntaxEnum.self) {
            case .whileStmt(let syntax): return [whileStatement(syntax, label: name, at)]
            case .repeatStmt(let syntax): return [repeatStatement(syntax, label: name, at)]
            case .forStmt(let syntax): return [forStatement(syntax, label: name, at)]
            case .expressionStmt(let wrapped):
                if let choice = wrapped.expression.as(SwitchExprSyntax.self) { return [switchStatement(choice, label: name, at)] }
                return labelled(name, at) { checkExpressionStatement(wrapped.expression) }
            case .doStmt(let syntax): return labelled(name, at) { doStatement(syntax, at) }
            default:
                report("labels on this statement are not supported", at: at)
                return []
            }
        case .breakStmt(let syntax): return [jump(syntax.label?.text, isContinue: false, at)]
        case .continueStmt(let syntax): return [jump(syntax.label?.text, isContinue: true, at)]
        case .fallThroughStmt(let syntax):
            checkFallthrough(syntax, at)
            return [Statement(.fallthrough, position: at)]
        case .throwStmt(let syntax):
            let isInDo = current?.thrownInto.isEmpty == false
            let value = isInDo ? thrownValue(syntax.expression) : check(syntax.expression, as: current?.thrownType ?? anyError, for: .thrown)
            tryDepth += 1
            noteThrowing(true, solver.resolve(value.type), isAsync: false, at: at)
            tryDepth -= 1
            settleAtTop()
            return [Statement(.throw(value), position: at)]
        case .deferStmt(let syntax):
            current?.defers += 1
            defer { current?.defers -= 1 }
            return [Statement(.defer(checkBlock(syntax.body.statements)), position: at)]
        case .doStmt(let syntax): return [doStatement(syntax, at)]
        default:
            report("this statement is not supported: '\(statement.trimmedDescription.prefix(40))'", at: at)
            return []
        }
    }

    /// What is thrown to a `catch` keeps its type.
    private func thrownValue(_ syntax: ExprSyntax) -> Expression {
        let value = check(syntax, expected: current?.thrownType ?? anyError)
        settleProjections()
        if let error = known("Error"), !value.type.isError, !conforms(value.type, to: error) { return coerce(value, to: anyError, for: .thrown) }
        return value
    }

    func settleAtTop() { if isTopLevelBody { settle() } }

    private func returnStatement(_ syntax: ReturnStmtSyntax, _ at: SourcePosition) -> Statement {
        guard let context = current else { return Statement(.return(nil), position: at) }
        if context.defers > 0 {
            report("'return' cannot transfer control out of a defer statement", at: at)
            return Statement(.return(nil), position: at)
        }
        if context.isInitializer {
            if let value = syntax.expression {
                if value.is(NilLiteralExprSyntax.self), context.decl?.isFailable == true {
                    return Statement(.return(make(.none, context.resultType, at)), position: at)
                }
                if value.is(NilLiteralExprSyntax.self) {
                    report("only a failable initializer can return 'nil'", at: at, hint: "Write 'init?'.")
                } else {
                    report("'return' with a value is not allowed in an initialiser", at: at)
                }
                return Statement(.return(nil), position: at)
            }
            return Statement(.return(initializerResult(at)), position: at)
        }
        guard let expression = syntax.expression else {
            if !solver.unify(context.resultType, .void) {
                report("non-void function should return a value", at: at, hint: "It returns '\(solver.resolve(context.resultType))'.")
            }
            return Statement(.return(nil), position: at)
        }
        if solver.resolve(context.resultType).isVoid, context.decl != nil {
            let value = check(expression, expected: nil)
            if !value.type.isError, !solver.resolve(value.type).isVoid {
                report("unexpected non-void return value in void function", at: position(of: expression))
            }
            settleAtTop()
            return Statement(.return(value), position: at)
        }
        let value = check(expression, as: context.resultType, for: .returning)
        settleAtTop()
        requireOneType(of: value, returnedBy: context)
        return Statement(.return(value), position: at)
    }

    /// Where a function's result is opaque, all that it returns has one type.
    private func requireOneType(of value: Expression, returnedBy context: FunctionContext) {
        guard let function = context.decl, let named = opaqueResult(of: function), !value.type.isError else { return }
        // What was converted to the protocol's type is inside.
        var whole = value
        while case .widen(let inner) = whole.kind { whole = inner }
        let type = solver.resolve(whole.type)
        if case .existential = type { return }
        guard let first = context.opaqueType else { return context.opaqueType = type }
        if first == type || first.hasVariables || type.hasVariables { return }
        report("function declares an opaque return type '\(named)', but the return statements in its body do not have matching underlying types",
               at: function.position, hint: "Returned are '\(first)' and '\(type)'. Write 'any' instead of 'some', or return one type.")
    }

    private func opaqueResult(of function: FunctionDecl) -> String? {
        guard function.builder == nil, let written = function.syntax?.as(FunctionDeclSyntax.self)?.signature.returnClause?.type.as(SomeOrAnyTypeSyntax.self),
              written.someOrAnySpecifier.tokenKind == .keyword(.some) else { return nil }
        return written.trimmedDescription
    }

    // MARK: Conditions

    func checkConditions(_ list: ConditionElementListSyntax) -> [Condition] {
        var result: [Condition] = []
        for element in list {
            switch element.condition {
            case .expression(let expression):
                if let infix = expression.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self) {
                    report("use of '=' in a boolean context, did you mean '=='?", at: position(of: infix.operator))
                    continue
                }
                result.append(.boolean(check(expression, as: boolType, for: .condition)))
            case .availability: result.append(.boolean(make(.boolean(true), boolType, position(of: element))))
            case .optionalBinding(let binding): result.append(optionalBinding(binding))
            case .matchingPattern(let matching):
                let value = check(matching.initializer.value, expected: nil)
                let pattern = checkPattern(matching.pattern, type: value.type)
                result.append(.matches(pattern, value))
            }
            settleAtTop()
        }
        return result
    }

    private func isTuple(_ pattern: PatternSyntax) -> Bool {
        pattern.is(TuplePatternSyntax.self) || pattern.as(ExpressionPatternSyntax.self)?.expression.is(TupleExprSyntax.self) == true
    }

    private func optionalBinding(_ binding: OptionalBindingConditionSyntax) -> Condition {
        let at = position(of: binding.pattern)
        let isLet = binding.bindingSpecifier.tokenKind == .keyword(.let)
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
            let isWildcard = binding.pattern.is(WildcardPatternSyntax.self)
                || binding.pattern.as(ExpressionPatternSyntax.self)?.expression.is(DiscardAssignmentExprSyntax.self) == true
            if isWildcard, let syntax = binding.initializer?.value {
                let value = check(syntax, expected: nil)
                return .matches(.some(.wildcard), value)
            }
            if isTuple(binding.pattern), let syntax = binding.initializer?.value {
                let value = check(syntax, expected: nil)
                let wrapped = solver.shallow(value.type).wrapped
                if wrapped == nil, !value.type.isError {
                    report("initializer for conditional binding must have Optional type, not '\(solver.resolve(value.type))'", at: position(of: syntax))
                }
                (isBinding, bindsLet) = (isBinding + 1, isLet)
                defer { isBinding -= 1 }
                return .matches(.some(checkPattern(binding.pattern, type: wrapped ?? .error)), value)
            }
            report("expected a name to bind", at: at)
            return .boolean(errorExpression(at: at))
        }
        let name = unquoted(pattern.identifier.text)
        let value: Expression
        if let syntax = binding.initializer?.value {
            let annotated = binding.typeAnnotation.map { optional(resolveType($0.type, in: typeContext)) }
            value = annotated.map { check(syntax, as: $0, for: .initialization) } ?? check(syntax, expected: nil)
        } else if name == "self" {
            value = selfReference(at: at)
        } else {
            value = valueNamed(name, at: at) ?? unknown(name, at)
        }
        if value.type.isError {
            current?.declare(newLocal(name, .error, isLet: isLet, at: at))
            return .boolean(value)
        }
        guard let wrapped = solver.shallow(value.type).wrapped else {
            report("initializer for conditional binding must have Optional type, not '\(solver.resolve(value.type))'", at: value.position,
                   hint: "A value that is always there needs no 'if let'.")
            current?.declare(newLocal(name, value.type, isLet: isLet, at: at))
            return .boolean(errorExpression(at: at))
        }
        let variable = newLocal(name, wrapped, isLet: isLet, at: at)
        declare(variable)
        return .matches(.some(.bind(variable)), value)
    }

    func declare(_ variable: LocalVariable) {
        if variable.name == "self" { current?.selfVariable = variable } else { current?.declare(variable) }
    }

    private func ifStatement(_ syntax: IfExprSyntax, _ at: SourcePosition) -> Statement {
        guard let context = current else { return Statement(.block([]), position: at) }
        let savedSelf = context.selfVariable
        let (conditions, then) = context.inScope { () -> ([Condition], [Statement]) in
            let conditions = checkConditions(syntax.conditions)
            return (conditions, checkBlock(syntax.body.statements))
        }
        context.selfVariable = savedSelf
        var otherwise: [Statement] = []
        switch syntax.elseBody {
        case .codeBlock(let block): otherwise = checkBlock(block.statements)
        case .ifExpr(let next): otherwise = [ifStatement(next, position(of: next))]
        case nil: break
        }
        return Statement(.if(conditions, then: then, else: otherwise), position: at)
    }

    // MARK: Switch and do

    func switchStatement(_ syntax: SwitchExprSyntax, label: String?, _ at: SourcePosition) -> Statement {
        let subject = check(syntax.subject, expected: nil)
        settleAtTop()
        return inLoop(label, isLoop: false) { label in
            let cases = switchCases(syntax, subject: subject.type) { checkStatements(Array($0)) }
            checkExhaustive(cases, subject: subject.type, at: at)
            return Statement(.switch(label, subject, cases), position: at)
        }
    }

    func switchCases(
        _ syntax: SwitchExprSyntax, subject: Type, body: (CodeBlockItemListSyntax) -> [Statement]
    ) -> [SwitchCase] {
        var result: [SwitchCase] = []
        var hasDefault = false
        for element in flattened(syntax.cases) {
            if hasDefault {
                report("additional 'case' blocks cannot appear after the 'default' block of a 'switch'", at: position(of: element), hint: "Put 'default' last.")
            }
            if case .default = element.label { hasDefault = true }
            let made = current?.inScope { () -> SwitchCase in
                var patterns: [(pattern: Pattern, guard: Expression?)] = []
                if case .case(let label) = element.label {
                    var shared: [String: LocalVariable] = [:]
                    for (index, item) in label.caseItems.enumerated() {
                        sharedBindings = index == 0 ? nil : shared
                        let pattern = checkPattern(item.pattern, type: subject)
                        sharedBindings = nil
                        if index == 0, let scope = current?.scopes.last { shared = scope }
                        patterns.append((pattern, item.whereClause.map { check($0.condition, as: boolType, for: .condition) }))
                    }
                }
                settleAtTop()
                if element.statements.isEmpty {
                    let word = if case .case = element.label { "case" } else { "default" }
                    report("'\(word)' label in a 'switch' must have at least one executable statement", at: position(of: element), hint: "Write 'break' to do nothing.")
                }
                return SwitchCase(patterns: patterns, body: body(element.statements))
            }
            if let made { result.append(made) }
        }
        return result
    }

    func flattened(_ cases: SwitchCaseListSyntax) -> [SwitchCaseSyntax] {
        cases.flatMap { element -> [SwitchCaseSyntax] in
            switch element {
            case .switchCase(let entry): [entry]
            case .ifConfigDecl(let conditional):
                (activeClause(of: conditional, in: file)?.elements).flatMap { elements -> [SwitchCaseSyntax]? in
                    if case .switchCases(let inner) = elements { flattened(inner) } else { nil }
                } ?? []
            }
        }
    }

    private func doStatement(_ syntax: DoStmtSyntax, _ at: SourcePosition) -> Statement {
        let isCatching = !syntax.catchClauses.isEmpty
        let catchesAll = syntax.catchClauses.contains { clause in
            clause.catchItems.isEmpty || clause.catchItems.contains { item in
                item.whereClause == nil && (item.pattern.map(bindsWhole) ?? true)
            }
        }
        let declared = syntax.throwsClause?.type.map { resolveType($0, in: typeContext) }
        if catchesAll { handledDepth += 1 }
        if isCatching { current?.thrownInto.append([]) }
        let saved = current?.thrownType
        if let declared { current?.thrownType = declared }
        let body = checkBlock(syntax.body.statements)
        current?.thrownType = saved
        if catchesAll { handledDepth -= 1 }
        guard isCatching else { return Statement(.block(body), position: at) }
        // Where all that is thrown has one type, so has `error`.
        let thrown = Set(current?.thrownInto.removeLast() ?? [])
        let errorType = declared ?? (thrown.count == 1 ? thrown.first : nil) ?? anyError
        var clauses: [CatchClause] = []
        for clause in syntax.catchClauses {
            clauses += current?.inScope { catchClauses(clause, errorType) } ?? []
        }
        return Statement(.doCatch(body, clauses), position: at)
    }

    /// `let error`: a pattern that any error matches.
    private func bindsWhole(_ pattern: PatternSyntax) -> Bool {
        pattern.is(WildcardPatternSyntax.self) || pattern.as(ValueBindingPatternSyntax.self)?.pattern.is(IdentifierPatternSyntax.self) == true
    }

    /// A `catch` as one clause for each of its patterns, which bind the same names and share the body.
    private func catchClauses(_ clause: CatchClauseSyntax, _ errorType: Type) -> [CatchClause] {
        let error = newLocal("error", errorType, isLet: true, at: position(of: clause))
        current?.declare(error)
        var tests: [(pattern: Pattern, filter: Expression?)] = []
        for item in clause.catchItems {
            sharedBindings = tests.isEmpty ? nil : current?.scopes.last
            let pattern = item.pattern.map { checkPattern($0, type: errorType) } ?? .wildcard
            sharedBindings = nil
            tests.append((pattern, item.whereClause.map { check($0.condition, as: boolType, for: .condition) }))
        }
        if tests.isEmpty { tests = [(.wildcard, nil)] }
        let body = checkStatements(Array(clause.body.statements))
        return tests.map { CatchClause(error: error, pattern: $0.pattern, filter: $0.filter, body: body) }
    }

    /// Whether control never runs off the end of these statements.
    func leaves(_ statements: [Statement]) -> Bool {
        statements.contains { leaves($0) }
    }

    func leaves(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .return, .throw, .break, .continue, .fallthrough: return true
        case .if(_, let then, let otherwise): return leaves(then) && leaves(otherwise)
        case .block(let inner): return leaves(inner)
        case .switch(_, _, let cases): return !cases.isEmpty && cases.allSatisfy { leaves($0.body) }
        case .doCatch(let body, let clauses): return leaves(body) && clauses.allSatisfy { leaves($0.body) }
        case .while(_, let conditions, _):
            if case .boolean(let condition)? = conditions.first, case .boolean(true) = condition.kind, conditions.count == 1 { return true }
            return false
        case .expression(let value): return solver.resolve(value.type).nominal?.name == "Never"
        default: return false
        }
    }

    func reportMissingReturn(_ type: Type, at: SourcePosition) {
        report("missing return in a function that returns '\(solver.resolve(type))'", at: at)
    }
}
