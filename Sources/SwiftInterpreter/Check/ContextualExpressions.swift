import SwiftSyntax

/// What was found out about parts of an expression, each of which is asked of by all that stand around it.
struct SyntaxAnswers {
    /// These depend on the names that are known where the part stands.
    var contextual: [SyntaxIdentifier: Bool] = [:]
    var implicitRoots: [SyntaxIdentifier: Bool] = [:]
    var implicitOperands: [SyntaxIdentifier: Bool] = [:]
    var floatLiterals: [SyntaxIdentifier: Bool] = [:]
    var toldByOperator: [SyntaxIdentifier: Bool] = [:]
    var literals: [SyntaxIdentifier: Bool] = [:]
    var anonymousCounts: [SyntaxIdentifier: Int] = [:]
    /// The calls that literals of patterns stand for.
    var regexLiterals: [SyntaxIdentifier: ExprSyntax] = [:]
    /// The nearest names to those that are not known, by place and owner; finding them takes long.
    var suggestions: [String: String?] = [:]
}

/// Which expressions are better checked when it is known what is wanted: literals, implicit members, closures.
extension Checker {
    /// Whether an expression takes its type from where it stands: literals, implicit members, closures.
    func isContextual(_ syntax: ExprSyntax) -> Bool {
        if let known = answers.contextual[syntax.id] { return known }
        let found = takesItsType(syntax)
        answers.contextual[syntax.id] = found
        return found
    }

    private func takesItsType(_ syntax: ExprSyntax) -> Bool {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr, .floatLiteralExpr, .nilLiteralExpr, .arrayExpr, .dictionaryExpr, .closureExpr, .keyPathExpr: true
        case .stringLiteralExpr: true
        case .ifExpr, .switchExpr: true
        case .memberAccessExpr(let access):
            access.base.map { hasImplicitRoot($0) || isTypeMember(access, of: $0) } ?? true
        case .subscriptCallExpr(let call): hasImplicitElements(call.calledExpression)
        case .functionCallExpr(let call):
            hasImplicitRoot(call.calledExpression)
                || call.arguments.allSatisfy { $0.expression.is(ClosureExprSyntax.self) } && hasImplicitElements(call.calledExpression)
                || needsResultType(call) || call.calledExpression.is(ClosureExprSyntax.self) || takesImplicitResults(call)
                || takesRootlessPath(call)
        case .tupleExpr(let tuple): tuple.elements.contains { isContextual($0.expression) }
        case .prefixOperatorExpr(let prefix): isContextual(prefix.expression)
        case .infixOperatorExpr(let infix):
            (isArithmetic(infix) || isRange(infix)) && isContextual(infix.leftOperand) && isContextual(infix.rightOperand)
                || isArithmetic(infix) && hasImplicitOperand(syntax)
                || isCoalescing(infix) && isContextual(infix.rightOperand)
                || isToldByOperator(infix.leftOperand) || isToldByOperator(infix.rightOperand)
        case .ternaryExpr(let ternary):
            isContextual(ternary.thenExpression) || isContextual(ternary.elseExpression) || !speculate { check(syntax, expected: nil) }.errors.isEmpty
        case .forceUnwrapExpr(let force): isContextual(force.expression)
        case .tryExpr(let attempt): isContextual(attempt.expression)
        case .awaitExpr(let waiting): isContextual(waiting.expression)
        case .declReferenceExpr(let reference): isOverloadedFunction(reference)
        default: false
        }
    }

    /// A call of a generic type's initialiser without type arguments (`Set()`, `Binding(get:set:)`) is better checked
    /// with the type that is wanted.
    private func needsResultType(_ call: FunctionCallExprSyntax) -> Bool {
        guard let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) else { return false }
        guard let decl = lookupNominal(reference.baseName.text, in: typeContext), decl.kind != .protocol else { return false }
        // `KeyframeTrack(\.angle) { … }`
        let beginsWithPath = call.arguments.first.map { isRootlessPath($0.expression) } ?? false
        guard !decl.genericParameters.isEmpty, call.trailingClosure == nil || beginsWithPath else { return false }
        // `KeyPathComparator(\.name)`, `Measurement(value: 1, unit: .meters)`: what the path or the member begins at is told by
        // what is wanted.
        return call.arguments.isEmpty || call.arguments.contains {
            isRootlessPath($0.expression) || hasImplicitRoot($0.expression)
        }
    }

    /// `people.sorted(by: ascending(\.age))`, `people.map(set(\.age, 1))`: where the path begins is told by what is wanted of the
    /// function that the call makes.
    private func takesRootlessPath(_ call: FunctionCallExprSyntax) -> Bool {
        guard let reference = call.calledExpression.as(DeclReferenceExprSyntax.self), reference.baseName.text.first?.isLowercase == true else { return false }
        return call.arguments.contains { isRootlessPath($0.expression) }
    }

    /// `Int.init >>> { … }`, `\.age > 29 && \.isAdmin`: a function that is named by its type or a path without a root, of which the
    /// operator tells what is meant.
    func isToldByOperator(_ syntax: ExprSyntax) -> Bool {
        if let known = answers.toldByOperator[syntax.id] { return known }
        let found = switch syntax.as(ExprSyntaxEnum.self) {
        case .infixOperatorExpr(let infix): isToldByOperator(infix.leftOperand) || isToldByOperator(infix.rightOperand)
        case .memberAccessExpr(let access): access.base.map { isTypeMember(access, of: $0) } ?? false
        default: isRootlessPath(syntax)
        }
        answers.toldByOperator[syntax.id] = found
        return found
    }

    func isRootlessPath(_ syntax: ExprSyntax) -> Bool { syntax.as(KeyPathExprSyntax.self).map { $0.root == nil } ?? false }

    /// `sides.map { .edge($0) }`: what the closure gives is a member of what is wanted.
    private func takesImplicitResults(_ call: FunctionCallExprSyntax) -> Bool {
        let closures = call.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) } + [call.trailingClosure].compactMap { $0 }
        return closures.contains { closure in
            let items = closure.statements
            if items.count == 1, let only = items.first.flatMap(singleExpression) { return isImplicitResult(only) }
            return items.contains { item in
                item.item.as(ReturnStmtSyntax.self)?.expression.map { isImplicitResult($0) } ?? false
            }
        }
    }

    private func isImplicitResult(_ syntax: ExprSyntax) -> Bool {
        guard let ternary = syntax.as(TernaryExprSyntax.self) else { return hasImplicitRoot(syntax) }
        return isImplicitResult(ternary.thenExpression) || isImplicitResult(ternary.elseExpression)
    }

    /// `Row.init`, `String.uppercased`: which initialiser or method it is, and whether it is a function at all, is told by what is
    /// wanted.
    private func isTypeMember(_ access: MemberAccessExprSyntax, of base: ExprSyntax) -> Bool {
        let name = access.declName.baseName.text
        if name == "self" { return false }
        let isTypeName = base.as(DeclReferenceExprSyntax.self).map { $0.baseName.text.first?.isUppercase ?? false } ?? base.is(ArrayExprSyntax.self)
        guard isTypeName || name == "init", let type = typeReference(base) else { return false }
        if name == "init" { return true }
        return lookup(name, on: type, isStatic: true).filter { if case .function = $0.member { false } else { true } }.isEmpty
    }

    private func isOverloadedFunction(_ reference: DeclReferenceExprSyntax) -> Bool {
        let name = unquoted(reference.baseName.text)
        if case .binaryOperator = reference.baseName.tokenKind { return true }
        guard reference.argumentNames == nil, name.first?.isLowercase == true, current?.lookup(name) == nil else { return false }
        // A property of the type hides what its protocols call by the same name.
        if let owner = current?.lookupSelfQuietly(), instanceVariable(named: name, of: owner.type) != nil { return false }
        let candidates = functionCandidates(named: name, at: .none)
        return candidates.count > 1 || candidates.contains { candidate in
            resolveSignature(candidate.decl)
            return !candidate.decl.genericParameters.isEmpty
        }
    }

    /// Whether a chain of postfix expressions begins with an implicit member, as `.red.opacity(0.5)` does.
    func hasImplicitRoot(_ syntax: ExprSyntax) -> Bool {
        if let known = answers.implicitRoots[syntax.id] { return known }
        let found = switch syntax.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let access): access.base.map { hasImplicitRoot($0) } ?? true
        case .functionCallExpr(let call): hasImplicitRoot(call.calledExpression)
        case .subscriptCallExpr(let call): hasImplicitRoot(call.calledExpression)
        case .optionalChainingExpr(let chain): hasImplicitRoot(chain.expression)
        case .forceUnwrapExpr(let force): hasImplicitRoot(force.expression)
        default: false
        }
        answers.implicitRoots[syntax.id] = found
        return found
    }

    /// Whether a chain of postfix expressions begins with a literal of implicit members, as `[.red, .green].randomElement()` does.
    private func hasImplicitElements(_ syntax: ExprSyntax) -> Bool {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .arrayExpr(let array): !array.elements.isEmpty && array.elements.allSatisfy { hasImplicitRoot($0.expression) }
        case .memberAccessExpr(let access): access.base.map { hasImplicitElements($0) } ?? false
        case .functionCallExpr(let call): hasImplicitElements(call.calledExpression)
        case .subscriptCallExpr(let call): hasImplicitElements(call.calledExpression)
        case .forceUnwrapExpr(let force): hasImplicitElements(force.expression)
        default: false
        }
    }

    /// Whether an implicit member stands in an expression or among the operands of its operators.
    func hasImplicitOperand(_ syntax: ExprSyntax) -> Bool {
        if let known = answers.implicitOperands[syntax.id] { return known }
        let found = syntax.as(InfixOperatorExprSyntax.self).map { hasImplicitOperand($0.leftOperand) || hasImplicitOperand($0.rightOperand) }
            ?? hasImplicitRoot(syntax)
        answers.implicitOperands[syntax.id] = found
        return found
    }

    func isFloatLiteralish(_ syntax: ExprSyntax) -> Bool {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .floatLiteralExpr: true
        case .prefixOperatorExpr(let prefix): isFloatLiteralish(prefix.expression)
        case .infixOperatorExpr(let infix): hasFloatOperand(infix)
        case .tupleExpr(let tuple): tuple.elements.count == 1 && tuple.elements.allSatisfy { isFloatLiteralish($0.expression) }
        default: false
        }
    }

    private func hasFloatOperand(_ infix: InfixOperatorExprSyntax) -> Bool {
        if let known = answers.floatLiterals[infix.id] { return known }
        let found = (isArithmetic(infix) || isRange(infix)) && (isFloatLiteralish(infix.leftOperand) || isFloatLiteralish(infix.rightOperand))
        answers.floatLiterals[infix.id] = found
        return found
    }

    private func isArithmetic(_ infix: InfixOperatorExprSyntax) -> Bool {
        guard let name = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
        return ["+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "&+", "&-", "&*"].contains(name)
    }

    private func isRange(_ infix: InfixOperatorExprSyntax) -> Bool {
        let name = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text
        return name == "..." || name == "..<"
    }

    private func isCoalescing(_ infix: InfixOperatorExprSyntax) -> Bool {
        infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    }
}
