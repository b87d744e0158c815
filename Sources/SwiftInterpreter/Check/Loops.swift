import SwiftSyntax

/// Loops, and the jumps out of them.
extension Checker {
    func inLoop<T>(_ name: String?, isLoop: Bool = true, _ body: (Label) -> T) -> T {
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
    func labelled(_ name: String, _ at: SourcePosition, _ statement: () -> Statement) -> [Statement] {
        let label = Label(name: name)
        current?.namedBlocks.append(label)
        defer { current?.namedBlocks.removeLast() }
        return [Statement(.repeatWhile(label, [statement()], make(.boolean(false), boolType, at)), position: at)]
    }

    func jump(_ name: String?, isContinue: Bool, _ at: SourcePosition) -> Statement {
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

    func whileStatement(_ syntax: WhileStmtSyntax, label: String?, _ at: SourcePosition) -> Statement {
        inLoop(label) { label in
            current?.inScope {
                let conditions = checkConditions(syntax.conditions)
                return Statement(.while(label, conditions, checkBlock(syntax.body.statements)), position: at)
            } ?? Statement(.block([]), position: at)
        }
    }

    func repeatStatement(_ syntax: RepeatStmtSyntax, label: String?, _ at: SourcePosition) -> Statement {
        inLoop(label) { label in
            let body = checkBlock(syntax.body.statements)
            return Statement(.repeatWhile(label, body, check(syntax.condition, as: boolType, for: .condition)), position: at)
        }
    }

    func forStatement(_ syntax: ForStmtSyntax, label: String?, _ at: SourcePosition) -> Statement {
        forStatement(syntax, label: label, at) { checkBlock($0) }
    }

    /// A `for` loop inside a result builder, whose body `body` rewrites.
    func builderLoop(_ syntax: ForStmtSyntax, _ at: SourcePosition, body: (CodeBlockItemListSyntax) -> [Statement]) -> Statement {
        forStatement(syntax, label: nil, at, body: body)
    }

    func forStatement(
        _ syntax: ForStmtSyntax, label: String?, _ at: SourcePosition, body: (CodeBlockItemListSyntax) -> [Statement]
    ) -> Statement {
        let wanted = syntax.typeAnnotation.map { resolveType($0.type, in: typeContext) }
        let source = syntax.awaitKeyword == nil
            ? loopSource(syntax.sequence, of: wanted) : asyncLoopSource(syntax.sequence, isTried: syntax.tryKeyword != nil, at)
        settleAtTop()
        return inLoop(label) { label in
            current?.inScope {
                let annotated = wanted ?? source.element
                let pattern = syntax.caseKeyword != nil
                    ? checkPattern(syntax.pattern, type: annotated) : checkBindingPattern(syntax.pattern, type: annotated, isLet: true)
                let filter = syntax.whereClause.map { check($0.condition, as: boolType, for: .condition) }
                let loop = ForLoop(source: source.source, pattern: pattern, filter: filter, body: body(syntax.body.statements))
                return Statement(.forIn(label, loop), position: at)
            } ?? Statement(.block([]), position: at)
        }
    }

    private func loopSource(_ syntax: ExprSyntax, of wanted: Type?) -> (source: ForLoop.Source, element: Type) {
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
        let value = check(syntax, expected: syntax.is(ArrayExprSyntax.self) ? wanted.map { array($0) } : nil)
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
        let element = solver.resolve(solver.shallow(next.type).wrapped ?? .error)
        // An iterator inside a generic sequence gives the generic parameter; the sequence knows what that is.
        if element.contains(where: { if case .archetype = $0 { true } else { false } }),
           let known = associatedType("Element", of: type), known != element {
            return (.iterator(variable, iterator, next: make(.widen(next), optional(known), at)), known)
        }
        return (.iterator(variable, iterator, next: next), element)
    }

    /// The sequence of a `for await`.
    private func asyncLoopSource(_ syntax: ExprSyntax, isTried: Bool, _ loop: SourcePosition) -> (source: ForLoop.Source, element: Type) {
        let at = position(of: syntax)
        let value = check(syntax, expected: nil)
        settleProjections()
        let type = solver.resolve(value.type)
        if type.isError { return (.array(value), .error) }
        guard let sequence = known("AsyncSequence"), conforms(type, to: sequence) else {
            report("for-in loop requires '\(type)' to conform to 'AsyncSequence'", at: at)
            return (.array(errorExpression(at: at)), .error)
        }
        let iterator = callMethod("makeAsyncIterator", on: value, [], expected: nil, at: at)
        let variable = newLocal("iterator", iterator.type, isLet: false, at: at)
        awaitDepth += 1
        if isTried { tryDepth += 1 }
        let next = callMethod("next", on: make(.local(variable), variable.type, at), [], expected: nil, at: loop)
        awaitDepth -= 1
        if isTried { tryDepth -= 1 }
        settleProjections()
        let element = solver.shallow(next.type).wrapped ?? .error
        return (.iterator(variable, iterator, next: next), solver.resolve(element))
    }

    /// Whether an operand of a range is an Int.
    private func isIntOperand(_ syntax: ExprSyntax) -> Bool {
        let (type, errors) = speculate { solver.resolve(check(syntax, expected: intType).type) }
        return errors.isEmpty && type == intType
    }
}
