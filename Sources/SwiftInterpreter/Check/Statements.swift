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
        for item in items { result += checkItem(item) }
        return result
    }

    /// Types and functions of a block are known in all of it.
    private func declareLocals(in items: [CodeBlockItemSyntax]) {
        guard let context = current else { return }
        declareLocalTypes(in: items, context)
        for item in items {
            guard case .decl(let decl) = item.item, let syntax = decl.as(FunctionDeclSyntax.self) else { continue }
            let function = makeLocalFunction(syntax, context: context.localScopes.last ?? context.declContext)
            let variable = newLocal(function.name, functionType(of: function), isLet: true, at: function.position)
            context.declare(variable)
            context.localFunctions[ObjectIdentifier(variable)] = function
        }
    }

    private func declareLocalTypes(in items: [CodeBlockItemSyntax], _ context: FunctionContext) {
        var scope: DeclContext?
        var types: [NominalDecl] = []
        for item in items {
            guard case .decl(let decl) = item.item else { continue }
            let alias = decl.as(TypeAliasDeclSyntax.self)
            guard let name = localTypeName(decl) ?? alias?.name.text else { continue }
            let inner = scope ?? DeclContext(parent: context.localScopes.last ?? context.declContext, file: file)
            if scope == nil {
                scope = inner
                context.localScopes.append(inner)
            }
            if let alias {
                inner.localAliases[name] = TypeAliasDecl(name: name, syntax: alias, context: inner)
                continue
            }
            let saved = space.types[name]
            space.types[name] = nil
            collect([decl], context: inner)
            if let made = space.types[name] {
                inner.localTypes[name] = made
                types.append(made)
            }
            space.types[name] = saved
        }
        types.forEach { checkDeclaration(of: $0) }
    }

    private func localTypeName(_ decl: DeclSyntax) -> String? {
        decl.as(StructDeclSyntax.self)?.name.text ?? decl.as(ClassDeclSyntax.self)?.name.text ?? decl.as(EnumDeclSyntax.self)?.name.text
    }

    private func makeLocalFunction(_ syntax: FunctionDeclSyntax, context: DeclContext) -> FunctionDecl {
        let function = newFunction(
            name: unquoted(syntax.name.text), kind: .function, owner: nil, isStatic: false, position: position(of: syntax.name))
        function.syntax = Syntax(syntax)
        function.context = context
        function.isLocal = true
        resolveSignature(function)
        return function
    }

    func checkItem(_ item: CodeBlockItemSyntax) -> [Statement] {
        switch item.item {
        case .decl(let decl): return checkDeclaration(decl)
        case .stmt(let statement): return checkStatement(statement)
        case .expr(let expression): return [checkExpressionStatement(expression)]
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

    private func warnUnused(_ value: Expression, _ syntax: ExprSyntax, _ at: SourcePosition) {
        guard speculation == 0 else { return }
        switch value.kind {
        case .binary(let operation, _, _) where [.equal, .less, .greater, .lessOrEqual, .greaterOrEqual, .notEqual].contains(operation):
            warn("the result of this comparison is unused", at: at, hint: "An assignment is written with one '='.")
        default: break
        }
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
                report("'guard' body must not fall through", at: position(of: syntax.body), hint: "End it with 'return', 'throw', 'break' or 'continue'.")
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
        case .fallThroughStmt: return [Statement(.fallthrough, position: at)]
        case .throwStmt(let syntax):
            let type = current?.thrownType ?? known("Error").map { Type.existential([$0]) } ?? .any
            let value = check(syntax.expression, as: type, for: .thrown)
            tryDepth += 1
            noteThrowing(true, isAsync: false, at: at)
            tryDepth -= 1
            settleAtTop()
            return [Statement(.throw(value), position: at)]
        case .deferStmt(let syntax): return [Statement(.defer(checkBlock(syntax.body.statements)), position: at)]
        case .doStmt(let syntax): return [doStatement(syntax, at)]
        default:
            report("this statement is not supported: '\(statement.trimmedDescription.prefix(40))'", at: at)
            return []
        }
    }

    func settleAtTop() { if isTopLevelBody { settle() } }

    private func returnStatement(_ syntax: ReturnStmtSyntax, _ at: SourcePosition) -> Statement {
        guard let context = current else { return Statement(.return(nil), position: at) }
        if context.isInitializer {
            if let value = syntax.expression {
                if value.is(NilLiteralExprSyntax.self), context.decl?.isFailable == true {
                    return Statement(.return(make(.none, context.resultType, at)), position: at)
                }
                report("'return' with a value is not allowed in an initialiser", at: at)
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
        return Statement(.return(value), position: at)
    }

    // MARK: Conditions

    func checkConditions(_ list: ConditionElementListSyntax) -> [Condition] {
        var result: [Condition] = []
        for element in list {
            switch element.condition {
            case .expression(let expression):
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

    private func optionalBinding(_ binding: OptionalBindingConditionSyntax) -> Condition {
        let at = position(of: binding.pattern)
        let isLet = binding.bindingSpecifier.tokenKind == .keyword(.let)
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
            if binding.pattern.is(WildcardPatternSyntax.self), let syntax = binding.initializer?.value {
                let value = check(syntax, expected: nil)
                return .matches(.some(.wildcard), value)
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

    // MARK: Loops

    private func inLoop<T>(_ name: String?, isLoop: Bool = true, _ body: (Label) -> T) -> T {
        let label = Label(name: name)
        current?.breakables.append(label)
        if isLoop { current?.labels.append(label) }
        defer {
            current?.breakables.removeLast()
            if isLoop { current?.labels.removeLast() }
        }
        return body(label)
    }

    /// `name: if …` and `name: do …`, which `break name` leaves: a loop of one round.
    private func labelled(_ name: String, _ at: SourcePosition, _ statement: () -> Statement) -> [Statement] {
        let label = Label(name: name)
        current?.namedBlocks.append(label)
        defer { current?.namedBlocks.removeLast() }
        return [Statement(.repeatWhile(label, [statement()], make(.boolean(false), boolType, at)), position: at)]
    }

    private func jump(_ name: String?, isContinue: Bool, _ at: SourcePosition) -> Statement {
        let candidates = (isContinue ? current?.labels : current?.breakables) ?? []
        let word = isContinue ? "continue" : "break"
        let blocks = isContinue ? [] : current?.namedBlocks ?? []
        let found = name.map { name in (blocks + candidates).last { $0.name == name } } ?? candidates.last
        guard let label = found else {
            report(name.map { "cannot find label '\($0)' here" } ?? "'\(word)' is only allowed inside a loop\(isContinue ? "" : " or switch")", at: at)
            return Statement(.block([]), position: at)
        }
        return Statement(isContinue ? .continue(label) : .break(label), position: at)
    }

    private func whileStatement(_ syntax: WhileStmtSyntax, label: String?, _ at: SourcePosition) -> Statement {
        inLoop(label) { label in
            current?.inScope {
                let conditions = checkConditions(syntax.conditions)
                return Statement(.while(label, conditions, checkBlock(syntax.body.statements)), position: at)
            } ?? Statement(.block([]), position: at)
        }
    }

    private func repeatStatement(_ syntax: RepeatStmtSyntax, label: String?, _ at: SourcePosition) -> Statement {
        inLoop(label) { label in
            let body = checkBlock(syntax.body.statements)
            return Statement(.repeatWhile(label, body, check(syntax.condition, as: boolType, for: .condition)), position: at)
        }
    }

    private func forStatement(_ syntax: ForStmtSyntax, label: String?, _ at: SourcePosition) -> Statement {
        forStatement(syntax, label: label, at) { checkBlock($0) }
    }

    /// A `for` loop inside a result builder, whose body `body` rewrites.
    func builderLoop(_ syntax: ForStmtSyntax, _ at: SourcePosition, body: (CodeBlockItemListSyntax) -> [Statement]) -> Statement {
        forStatement(syntax, label: nil, at, body: body)
    }

    private func forStatement(
        _ syntax: ForStmtSyntax, label: String?, _ at: SourcePosition, body: (CodeBlockItemListSyntax) -> [Statement]
    ) -> Statement {
        if let waiting = syntax.awaitKeyword {
            report("'for await' is not supported", at: waiting, in: file, hint: unsupportedNames["AsyncSequence"])
        }
        let source = loopSource(syntax.sequence)
        settleAtTop()
        return inLoop(label) { label in
            current?.inScope {
                let annotated = syntax.typeAnnotation.map { resolveType($0.type, in: typeContext) } ?? source.element
                let pattern = syntax.caseKeyword != nil
                    ? checkPattern(syntax.pattern, type: annotated) : checkBindingPattern(syntax.pattern, type: annotated, isLet: true)
                let filter = syntax.whereClause.map { check($0.condition, as: boolType, for: .condition) }
                let loop = ForLoop(source: source.source, pattern: pattern, filter: filter, body: body(syntax.body.statements))
                return Statement(.forIn(label, loop), position: at)
            } ?? Statement(.block([]), position: at)
        }
    }

    private func loopSource(_ syntax: ExprSyntax) -> (source: ForLoop.Source, element: Type) {
        let at = position(of: syntax)
        var inner = syntax
        while let tuple = inner.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first { inner = only.expression }
        if let infix = inner.as(InfixOperatorExprSyntax.self),
           let name = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text, name == "..<" || name == "...",
           isIntOperand(infix.leftOperand), isIntOperand(infix.rightOperand) {
            let low = check(infix.leftOperand, as: intType, for: .operand)
            let high = check(infix.rightOperand, as: intType, for: .operand)
            return (.range(low, high, closed: name == "..."), intType)
        }
        let value = check(syntax, expected: nil)
        settleProjections()
        let type = solver.resolve(value.type)
        if type.isError { return (.array(value), .error) }
        if case .nominal(let decl, let arguments) = type, decl.isInterface, decl.name == "Array", let element = arguments.first {
            return (.array(value), element)
        }
        guard let sequence = known("Sequence"), conforms(type, to: sequence) else {
            report("for-in loop requires '\(type)' to conform to 'Sequence'", at: at,
                   hint: type.wrapped == nil ? nil : "Unwrap the optional first.")
            return (.array(errorExpression(at: at)), .error)
        }
        let iterator = callMethod("makeIterator", on: value, [], expected: nil, at: at)
        let variable = newLocal("iterator", iterator.type, isLet: false, at: at)
        let next = callMethod("next", on: make(.local(variable), variable.type, at), [], expected: nil, at: at)
        settleProjections()
        let element = solver.shallow(next.type).wrapped ?? .error
        return (.iterator(variable, iterator, next: next), solver.resolve(element))
    }

    /// Whether an operand of a range is an Int.
    private func isIntOperand(_ syntax: ExprSyntax) -> Bool {
        let (type, errors) = speculate { solver.resolve(check(syntax, expected: intType).type) }
        return errors.isEmpty && type == intType
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
        for element in flattened(syntax.cases) {
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
                (activeClause(of: conditional)?.elements).flatMap { elements -> [SwitchCaseSyntax]? in
                    if case .switchCases(let inner) = elements { flattened(inner) } else { nil }
                } ?? []
            }
        }
    }

    private func doStatement(_ syntax: DoStmtSyntax, _ at: SourcePosition) -> Statement {
        let isCatching = !syntax.catchClauses.isEmpty
        if isCatching { handledDepth += 1 }
        let body = checkBlock(syntax.body.statements)
        if isCatching { handledDepth -= 1 }
        guard isCatching else { return Statement(.block(body), position: at) }
        let errorType = known("Error").map { Type.existential([$0]) } ?? .any
        var clauses: [CatchClause] = []
        for clause in syntax.catchClauses {
            let made = current?.inScope { () -> CatchClause in
                let error = newLocal("error", errorType, isLet: true, at: position(of: clause))
                current?.declare(error)
                var pattern = Pattern.wildcard
                var filter: Expression?
                if let item = clause.catchItems.first {
                    if let written = item.pattern { pattern = checkPattern(written, type: errorType) }
                    filter = item.whereClause.map { check($0.condition, as: boolType, for: .condition) }
                }
                if clause.catchItems.count > 1 {
                    report("several patterns in one 'catch' are not supported", at: position(of: clause), hint: "Write a 'catch' for each.")
                }
                return CatchClause(error: error, pattern: pattern, filter: filter, body: checkStatements(Array(clause.body.statements)))
            }
            if let made { clauses.append(made) }
        }
        return Statement(.doCatch(body, clauses), position: at)
    }

    /// Whether control never runs off the end of these statements.
    func leaves(_ statements: [Statement]) -> Bool {
        statements.contains { leaves($0) }
    }

    private func leaves(_ statement: Statement) -> Bool {
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

    // MARK: Declarations in a body

    private func checkDeclaration(_ decl: DeclSyntax) -> [Statement] {
        if let variable = decl.as(VariableDeclSyntax.self) { return localVariables(variable) }
        if let function = decl.as(FunctionDeclSyntax.self) { return [localFunction(function)] }
        if localTypeName(decl) != nil || decl.is(TypeAliasDeclSyntax.self) || decl.is(ImportDeclSyntax.self) {
            return []
        }
        if let conditional = decl.as(IfConfigDeclSyntax.self), case .statements(let items)? = activeClause(of: conditional)?.elements {
            return checkStatements(Array(items))
        }
        if decl.is(IfConfigDeclSyntax.self) { return [] }
        report("\(describeKind(of: decl)) are not supported inside a function", at: decl, in: file)
        return []
    }

    private func localVariables(_ syntax: VariableDeclSyntax) -> [Statement] {
        let isLet = syntax.bindingSpecifier.tokenKind == .keyword(.let)
        var result: [Statement] = []
        if let async = syntax.modifiers.first(where: { $0.name.text == "async" }) {
            report("'async let' is not supported", at: async, in: file, hint: "Call the function with 'await' where its value is needed.")
            return []
        }
        if let lazy = syntax.modifiers.first(where: { $0.name.text == "lazy" }) {
            report("'lazy' local variables are not supported", at: lazy, in: file, hint: "Compute the value where it is first needed.")
            return []
        }
        for attribute in syntax.attributes {
            if case .attribute(let attribute) = attribute, let wrapper = attributeType(attribute, in: typeContext), wrapper.isPropertyWrapper {
                return wrappedLocals(syntax, attribute, wrapper)
            }
        }
        for binding in syntax.bindings {
            let at = position(of: binding)
            if let block = binding.accessorBlock {
                result += computedLocal(binding, block)
                continue
            }
            let shared = binding.initializer == nil ? syntax.bindings.last?.typeAnnotation : nil
            let annotated = (binding.typeAnnotation ?? shared).map { resolveType($0.type, in: typeContext) }
            let ownership = ownership(of: syntax.modifiers)
            guard let initializer = binding.initializer?.value else {
                guard let annotated, let name = binding.pattern.as(IdentifierPatternSyntax.self) else {
                    report("type annotation missing in pattern", at: at)
                    continue
                }
                // Set later, in one place or several.
                let variable = newLocal(unquoted(name.identifier.text), annotated, isLet: false, at: at)
                variable.ownership = ownership
                variable.isDeferredLet = isLet
                current?.declare(variable)
                let initial = annotated.wrapped != nil && !isLet ? make(.none, annotated, at) : nil
                result.append(Statement(.declare(.bind(variable), initial), position: at))
                continue
            }
            var value = annotated.map { check(initializer, as: $0, for: .initialization) } ?? check(initializer, expected: nil)
            if ownership == .weak, !value.type.isError, solver.resolve(value.type).wrapped == nil {
                value = make(.wrap(value), optional(value.type), at)
            }
            settleAtTop()
            if annotated == nil, solver.resolve(value.type).isVoid, binding.pattern.is(IdentifierPatternSyntax.self), speculation == 0,
               !value.type.isError {
                warn("constant inferred to have type '()', which may be unexpected", at: at)
            }
            let pattern = checkBindingPattern(binding.pattern, type: annotated ?? value.type, isLet: isLet)
            if case .bind(let variable) = pattern { variable.ownership = ownership }
            result.append(Statement(.declare(pattern, value), position: at))
        }
        return result
    }

    private func ownership(of modifiers: DeclModifierListSyntax) -> LocalVariable.Ownership {
        for modifier in modifiers {
            if modifier.name.text == "weak" { return .weak }
            if modifier.name.text == "unowned" { return .unowned }
        }
        return .strong
    }

    private func localFunction(_ syntax: FunctionDeclSyntax) -> Statement {
        let at = position(of: syntax.name)
        let name = unquoted(syntax.name.text)
        guard let outer = current, let variable = outer.lookup(name), let function = outer.localFunction(of: variable) else {
            return Statement(.block([]), position: at)
        }
        let body = FunctionBody(name: name, parameters: [], result: function.result, position: at)
        body.genericParameters = function.genericParameters
        let context = FunctionContext(
            body: body, parent: outer, declContext: function.context ?? outer.declContext, decl: nil, resultType: function.result)
        context.isLocalFunction = true
        context.thrownType = function.thrownType
        for (parameter, written) in zip(function.parameters, syntax.signature.parameterClause.parameters) {
            let type = parameter.isVariadic ? array(parameter.type) : parameter.type
            let local = newLocal(
                parameter.name, type, isLet: !parameter.isInout, isInout: parameter.isInout, at: position(of: written))
            body.parameters.append(local)
            context.declare(local)
        }
        let depths = (tryDepth, handledDepth, awaitDepth)
        (tryDepth, handledDepth, awaitDepth) = (0, 0, 0)
        defer { (tryDepth, handledDepth, awaitDepth) = depths }
        context.isAsync = function.isAsync
        current = context
        body.isThrowing = function.isThrowing
        let items = Array(syntax.body?.statements ?? [])
        if items.count == 1, let only = singleExpression(items[0]), !function.result.isVoid {
            body.statements = [Statement(.return(check(only, as: function.result, for: .returning)), position: position(of: only))]
        } else {
            body.statements = checkStatements(items)
            if !function.result.isVoid, !leaves(body.statements) { reportMissingReturn(function.result, at: at) }
        }
        current = outer
        unsettledBodies.append(body)
        return Statement(.localFunction(variable, body), position: at)
    }

    func reportMissingReturn(_ type: Type, at: SourcePosition) {
        report("missing return in a function that returns '\(solver.resolve(type))'", at: at)
    }

    // MARK: Choice as a value

    func ifExpression(_ syntax: IfExprSyntax, expected: Type?, _ at: SourcePosition) -> Expression {
        choiceValue(expected, at) { result in [ifValue(syntax, result)] }
    }

    func switchExpression(_ syntax: SwitchExprSyntax, expected: Type?, _ at: SourcePosition) -> Expression {
        choiceValue(expected, at) { result in
            let subject = check(syntax.subject, expected: nil)
            let cases = switchCases(syntax, subject: subject.type) { valueBody($0, result) }
            checkExhaustive(cases, subject: subject.type, at: at)
            return [Statement(.switch(Label(name: nil), subject, cases), position: at)]
        }
    }

    private func choiceValue(_ expected: Type?, _ at: SourcePosition, _ body: (LocalVariable) -> [Statement]) -> Expression {
        let type = expected.map { solver.resolve($0) } ?? solver.fresh()
        let result = newLocal("value", type, isLet: false, at: at)
        let statements = body(result)
        return make(.statements([Statement(.declare(.bind(result), nil), position: at)] + statements, result: result), type, at)
    }

    private func ifValue(_ syntax: IfExprSyntax, _ result: LocalVariable) -> Statement {
        let at = position(of: syntax)
        guard let context = current else { return Statement(.block([]), position: at) }
        let (conditions, then) = context.inScope { (checkConditions(syntax.conditions), valueBody(syntax.body.statements, result)) }
        var otherwise: [Statement] = []
        switch syntax.elseBody {
        case .codeBlock(let block): otherwise = context.inScope { valueBody(block.statements, result) }
        case .ifExpr(let next): otherwise = [ifValue(next, result)]
        case nil: report("'if' must have an 'else' clause when it is used as a value", at: at)
        }
        return Statement(.if(conditions, then: then, else: otherwise), position: at)
    }

    private func valueBody(_ items: CodeBlockItemListSyntax, _ result: LocalVariable) -> [Statement] {
        guard items.count == 1, let item = items.first else {
            report("a branch that is used as a value must be one expression", at: items.first.map { position(of: $0) } ?? .none)
            return []
        }
        if let only = singleExpression(item) {
            let at = position(of: only)
            let value = check(only, as: result.type, for: .closureResult)
            return [Statement(.expression(make(.assign(to: make(.local(result), result.type, at), value), .void, at)), position: at)]
        }
        return checkItem(item)
    }
}
