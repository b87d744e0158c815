import SwiftSyntax

/// Expressions, by kind. What has a file of its own: names, member access, calls, operators, closures, key paths.
extension Checker {
    var file: SourceFile { current?.declContext.file ?? files.files[0] }

    func position(of node: some SyntaxProtocol) -> SourcePosition { node.position(in: file) }

    /// Checks an expression and converts it to `type`.
    func check(_ syntax: ExprSyntax, as type: Type, for purpose: Purpose, builder: ResultBuilder? = nil, isEscaping: Bool? = nil) -> Expression {
        let isKept = purpose == .assignment || purpose == .initialization || purpose == .returning || purpose == .element
        if let closure = syntax.as(ClosureExprSyntax.self) {
            let made = checkClosure(closure, expected: type, builder: builder, isEscaping: isEscaping)
            if isKept { noteEscape(of: made) }
            return coerce(made, to: type, for: purpose)
        }
        if isKept { noteEscape(syntax) }
        return coerce(check(syntax, expected: type), to: type, for: purpose)
    }

    /// Checks an expression that stands alone, and settles the types of all its parts.
    func checkTop(_ syntax: ExprSyntax, expected: Type?, purpose: Purpose = .initialization) -> Expression {
        let expression = expected.map { check(syntax, as: $0, for: purpose) } ?? check(syntax, expected: nil)
        settle()
        return expression
    }

    /// Checks an expression. `expected` guides what needs guidance; the result need not have that type.
    func check(_ syntax: ExprSyntax, expected: Type?) -> Expression {
        guard isChainTop(syntax), containsChain(syntax) else { return checkUnchained(syntax, expected: expected) }
        let at = position(of: syntax)
        let value = checkUnchained(syntax, expected: expected.map { solver.shallow($0).wrapped ?? $0 })
        if value.type.isError { return value }
        if solver.shallow(value.type).wrapped != nil {
            // Where an optional of an optional is wanted, a chain that ends early is nil as a whole.
            var whole = value
            while let expected, optionalDepth(whole.type) < optionalDepth(expected) { whole = make(.wrap(whole), optional(whole.type), at) }
            return make(.optionalEvaluation(whole), whole.type, at)
        }
        let type = optional(value.type)
        return make(.optionalEvaluation(make(.wrap(value), type, at)), type, at)
    }

    private func optionalDepth(_ type: Type) -> Int {
        var depth = 0
        var type = solver.shallow(type)
        while let wrapped = type.wrapped {
            depth += 1
            type = solver.shallow(wrapped)
        }
        return depth
    }

    /// Whether a `?` in the chain of postfix expressions down from here leaves it with nil.
    func containsChain(_ syntax: ExprSyntax) -> Bool {
        switch syntax.as(ExprSyntaxEnum.self) {
        // `Row?.none` names a type.
        case .optionalChainingExpr(let chain): typeReference(chain.expression) == nil
        case .memberAccessExpr(let access): access.base.map { containsChain($0) } ?? false
        case .functionCallExpr(let call): containsChain(call.calledExpression)
        case .subscriptCallExpr(let call): containsChain(call.calledExpression)
        case .forceUnwrapExpr(let force): containsChain(force.expression)
        default: false
        }
    }

    /// Whether a postfix expression is not itself the base of another one.
    private func isChainTop(_ syntax: ExprSyntax) -> Bool {
        guard let parent = syntax.parent else { return true }
        if let access = parent.as(MemberAccessExprSyntax.self) { return access.base?.id != syntax.id }
        if let call = parent.as(FunctionCallExprSyntax.self) { return call.calledExpression.id != syntax.id }
        if let call = parent.as(SubscriptCallExprSyntax.self) { return call.calledExpression.id != syntax.id }
        return !parent.is(OptionalChainingExprSyntax.self) && !parent.is(ForceUnwrapExprSyntax.self)
    }

    /// Checks an expression as part of the chain that it stands in.
    func checkUnchained(_ syntax: ExprSyntax, expected: Type?) -> Expression {
        if depth == budgetDepth { return checkWithinBudget(syntax, expected: expected) }
        return checkPart(syntax, expected: expected)
    }

    /// Checks a whole expression. One that would take too long is wrong as a whole, whatever was found in its parts.
    private func checkWithinBudget(_ syntax: ExprSyntax, expected: Type?) -> Expression {
        work = 0
        if budgetDepth == 0 { answers = SyntaxAnswers() }
        let before = diagnostics.count
        let value = checkPart(syntax, expected: expected)
        guard isExhausted else { return value }
        isExhausted = false
        diagnostics.removeSubrange(min(before, diagnostics.count)...)
        let at = position(of: syntax)
        report("this expression is too complex to be checked in reasonable time", at: at,
               hint: "Break it into parts with names of their own.")
        return errorExpression(at: at)
    }

    /// Counts a step of the work on an expression; false when its budget is used up.
    func spend(_ steps: Int = 1) -> Bool {
        work += steps
        if work > workLimit { isExhausted = true }
        return !isExhausted
    }

    private func checkPart(_ syntax: ExprSyntax, expected: Type?) -> Expression {
        let at = position(of: syntax)
        guard spend(), !skips(at) else { return errorExpression(at: at) }
        depth += 1
        defer { depth -= 1 }
        if depth - budgetDepth > depthLimit {
            report("this expression is nested too deeply", at: at, hint: "Break it into parts with names of their own.")
            return errorExpression(at: at)
        }
        switch syntax.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr(let literal): return integer(literal.literal.text, negative: false, expected, at)
        case .floatLiteralExpr(let literal): return floating(literal.literal.text, negative: false, expected, at)
        case .booleanLiteralExpr(let literal): return boolean(literal, expected, at)
        case .stringLiteralExpr(let literal): return string(literal, expected, at)
        case .nilLiteralExpr: return nilLiteral(expected, at)
        case .arrayExpr(let array): return arrayLiteral(array, expected, at)
        case .dictionaryExpr(let dictionary): return dictionaryLiteral(dictionary, expected, at)
        case .declReferenceExpr(let reference): return name(reference, expected: expected)
        case .memberAccessExpr(let access): return memberAccess(access, expected: expected)
        case .functionCallExpr(let call): return checkCall(call, expected: expected)
        case .subscriptCallExpr(let call): return checkSubscript(call, expected: expected)
        case .closureExpr(let closure): return checkClosure(closure, expected: expected, builder: nil)
        case .tupleExpr(let tuple): return tupleExpression(tuple, expected, at)
        case .infixOperatorExpr(let infix): return infixOperator(infix, expected: expected)
        case .prefixOperatorExpr(let prefix): return prefixOperator(prefix, expected: expected)
        case .postfixOperatorExpr(let postfix):
            if postfix.operator.text == "..." { return halfRange(postfix.expression, "...", isPrefix: false, expected, at) }
            guard postfixOperators.contains(postfix.operator.text) else {
                reportPostfix(postfix)
                return errorExpression(at: at)
            }
            return unaryOperator(postfix.operator.text, postfix.expression, expected: expected, at: at)
        case .ternaryExpr(let ternary): return conditional(ternary, expected, at)
        case .isExpr(let test):
            let value = check(test.expression, expected: nil)
            let type = resolveType(test.type, in: typeContext)
            prepareRuntimeTypes(in: type)
            noteTypeUse(type)
            return make(.isType(value, type), boolType, at)
        case .asExpr(let cast): return checkCast(cast, expected: expected, at)
        case .optionalChainingExpr(let chain): return bindOptional(chain, expected: expected)
        case .forceUnwrapExpr(let force):
            let value = check(force.expression, expected: expected.map { optional($0) })
            guard !value.type.isError else { return value }
            guard let wrapped = solver.shallow(value.type).wrapped else {
                report("cannot force unwrap value of non-optional type '\(solver.resolve(value.type))'", at: at, hint: "Remove the '!'.")
                return value
            }
            return make(.force(value), wrapped, at)
        case .tryExpr(let attempt): return checkTry(attempt, expected: expected, at)
        case .awaitExpr(let waiting):
            awaitDepth += 1
            defer { awaitDepth -= 1 }
            let value = check(waiting.expression, expected: expected)
            return make(.await(value), value.type, at)
        case .ifExpr(let conditional): return ifExpression(conditional, expected: expected, at)
        case .switchExpr(let choice): return switchExpression(choice, expected: expected, at)
        case .keyPathExpr(let path): return keyPath(path, expected: expected, at)
        case .macroExpansionExpr(let macro): return macroExpression(macro, expected, at)
        case .inOutExpr:
            report("'&' is only for an argument of an 'inout' parameter", at: at)
            return errorExpression(at: at)
        case .superExpr:
            return superReference(at: at)
        case .discardAssignmentExpr: return make(.discard, .any, at)
        case .genericSpecializationExpr(let special):
            if let type = typeReference(ExprSyntax(special)) { return metatype(type, at) }
            if let name = special.expression.as(DeclReferenceExprSyntax.self)?.baseName.text, let hint = unsupportedNames[name] {
                report("'\(name)' is not supported", at: at, hint: hint)
                return errorExpression(at: at)
            }
            report("type arguments are only for types here", at: at)
            return errorExpression(at: at)
        case .typeExpr(let type): return metatype(resolveType(type.type, in: typeContext), at)
        case .packExpansionExpr, .packElementExpr:
            report("parameter packs are not supported", at: at, hint: "Write the functions out for each number of values.")
            return errorExpression(at: at)
        case .regexLiteralExpr(let literal): return regexLiteral(literal, at)
        case .copyExpr(let copy): return check(copy.expression, expected: expected)
        case .consumeExpr(let consume): return check(consume.expression, expected: expected)
        case .borrowExpr(let borrow): return check(borrow.expression, expected: expected)
        case .missingExpr, .editorPlaceholderExpr:
            report("expected an expression", at: at)
            return errorExpression(at: at)
        default:
            report("this kind of expression is not supported: '\(syntax.trimmedDescription)'", at: at)
            return errorExpression(at: at)
        }
    }

    var typeContext: DeclContext { current?.declContext ?? DeclContext(parent: nil, file: files.files[0]) }

    func metatype(_ type: Type, _ at: SourcePosition) -> Expression {
        prepareRuntimeTypes(in: type)
        noteTypeUse(type)
        return make(.metatype(type), .metatype(type), at)
    }

    // MARK: Choice

    /// Whether a type is an unknown of which it is known what it conforms to.
    private func hasBounds(_ type: Type) -> Bool {
        if case .variable(let variable) = solver.shallow(type) { variableBounds[variable.index]?.isEmpty == false } else { false }
    }

    private func conditional(_ syntax: TernaryExprSyntax, _ expected: Type?, _ at: SourcePosition) -> Expression {
        let condition = check(syntax.condition, as: boolType, for: .condition)
        var thenValue: Expression
        var elseValue: Expression
        let hint = expected.flatMap { type -> Type? in
            if case .variable = solver.shallow(type) { return nil }
            return type
        }
        var tellsNothing = hint == nil
        if let hint, case .existential = solver.shallow(hint) { tellsNothing = true }
        if tellsNothing, syntax.thenExpression.is(NilLiteralExprSyntax.self) || syntax.elseExpression.is(NilLiteralExprSyntax.self) {
            // `isThere ? value : nil`: what stands beside the nil says of which optional type it is.
            let isFirst = syntax.thenExpression.is(NilLiteralExprSyntax.self)
            let other = check(isFirst ? syntax.elseExpression : syntax.thenExpression, expected: nil)
            if other.type.isError { return other }
            let type = solver.shallow(other.type).wrapped == nil ? optional(other.type) : other.type
            let value = coerce(other, to: type, for: .operand)
            let none = make(.none, type, at)
            return make(.conditional(condition, then: isFirst ? none : value, else: isFirst ? value : none), type, at)
        }
        let isEmpty = syntax.thenExpression.as(ArrayExprSyntax.self)?.elements.isEmpty ?? false
        if let expected, hasBounds(expected), hasImplicitRoot(syntax.thenExpression), hasImplicitRoot(syntax.elseExpression) {
            // `isOn ? .red : .primary` for a generic parameter: the type that one branch is of has both.
            func inOrder(_ first: ExprSyntax, _ second: ExprSyntax) -> (Expression, Expression) {
                let value = check(first, expected: expected)
                return (value, check(second, expected: value.type))
            }
            if speculate({ inOrder(syntax.thenExpression, syntax.elseExpression) }).errors.isEmpty {
                (thenValue, elseValue) = inOrder(syntax.thenExpression, syntax.elseExpression)
            } else {
                (elseValue, thenValue) = inOrder(syntax.elseExpression, syntax.thenExpression)
            }
        } else if hint == nil, isEmpty || isContextual(syntax.thenExpression) && !isContextual(syntax.elseExpression) {
            elseValue = check(syntax.elseExpression, expected: nil)
            thenValue = check(syntax.thenExpression, expected: elseValue.type)
        } else {
            thenValue = check(syntax.thenExpression, expected: hint)
            elseValue = check(syntax.elseExpression, expected: hint ?? (isContextual(syntax.elseExpression) ? thenValue.type : nil))
        }
        if let hint {
            let inner = solver.resolve(hint)
            if let a = convert(thenValue, to: inner), let b = convert(elseValue, to: inner) {
                return make(.conditional(condition, then: a, else: b), inner, at)
            }
        }
        if join(thenValue.type, elseValue.type) == nil {
            // `isBig ? Box(width) : Box(1)`: a literal is what the other branch makes of it.
            if let again = recheck(syntax.elseExpression, as: thenValue.type) {
                elseValue = again
            } else if let again = recheck(syntax.thenExpression, as: elseValue.type) {
                thenValue = again
            }
        }
        guard let type = join(thenValue.type, elseValue.type) else {
            report("the two results of '?:' have mismatching types '\(solver.resolve(thenValue.type))' and '\(solver.resolve(elseValue.type))'",
                   at: at)
            return errorExpression(at: at)
        }
        thenValue = coerce(thenValue, to: type, for: .operand)
        elseValue = coerce(elseValue, to: type, for: .operand)
        return make(.conditional(condition, then: thenValue, else: elseValue), type, at)
    }

    // MARK: Casts, try, macros

    private func checkCast(_ syntax: AsExprSyntax, expected: Type?, _ at: SourcePosition) -> Expression {
        let type = resolveType(syntax.type, in: typeContext)
        guard let mark = syntax.questionOrExclamationMark else {
            if case .nominal(let decl, _) = type, decl.isInterface, decl.isReference, initializerLabels(of: decl).contains("_bridging") {
                // `price as NSDecimalNumber`
                let value = check(syntax.expression, expected: nil)
                if value.type.isError || isSubclass(value.type, of: type) { return coerce(value, to: type, for: .initialization) }
                return construct(type, [CallArgument(label: "_bridging", expression: value, position: at)], expected: nil, at: at)
            }
            let value = check(syntax.expression, expected: type)
            if case .existential(let protocols) = type, protocols.contains(where: \.isAnyObject), case .archetype = solver.resolve(value.type),
               !isObject(value.type) {
                // What a generic parameter stands for is an object or not when the program runs.
                return make(.cast(value, type, .forced), type, at)
            }
            // `text as String`, of an object that stands for a value
            if let bridged = instanceVariable(named: "_bridged", of: value.type), bridged.type == type {
                return member("_bridged", of: value, at: at)
            }
            return coerce(value, to: type, for: .initialization)
        }
        let value = check(syntax.expression, expected: nil)
        prepareRuntimeTypes(in: type)
        noteTypeUse(type)
        if mark.text == "?" { return make(.cast(value, type, .conditional), optional(type), at) }
        return make(.cast(value, type, .forced), type, at)
    }

    func macroExpression(_ syntax: MacroExpansionExprSyntax, _ expected: Type?, _ at: SourcePosition) -> Expression {
        let (line, column) = file.lineAndColumn(at: Int(at.offset))
        switch syntax.macroName.text {
        case "line": return make(.integer(Int64(line)), intType, at)
        case "column": return make(.integer(Int64(column)), intType, at)
        case "file", "fileID", "filePath": return make(.string(file.name), stringType, at)
        case "function": return make(.string(functionName), stringType, at)
        case "colorLiteral":
            // As with the compiler it is a colour of UIKit where nothing else is wanted: `Color(#colorLiteral(…))`.
            let isPlain = expected.map { solver.shallow($0).wrapped ?? solver.shallow($0) }?.nominal === known("Color")
            guard let color = known(isPlain ? "Color" : "UIColor") else { break }
            let arguments = syntax.arguments.map {
                CallArgument(label: $0.label?.text == "alpha" && isPlain ? "opacity" : $0.label?.text, syntax: $0.expression, position: position(of: $0))
            }
            return call(initializers(of: .nominal(color, []), at: at), arguments, expected: expected, name: color.name, at: at)
        case "imageLiteral":
            guard let image = known("UIImage"), let name = syntax.arguments.first?.expression else { break }
            return construct(
                .nominal(image, []), [CallArgument(label: "_resourceName", syntax: name, position: position(of: name))], expected: expected, at: at)
        case "selector": return selector(syntax, at)
        default: break
        }
        report("the macro '#\(syntax.macroName.text)' is not known here", at: at)
        return errorExpression(at: at)
    }

    /// `#selector(UIResponder.resignFirstResponder)` is the name of a method that is not the program's own. Nothing here calls
    /// a method of the program by its name.
    private func selector(_ syntax: MacroExpansionExprSyntax, _ at: SourcePosition) -> Expression {
        if let member = syntax.arguments.first?.expression.as(MemberAccessExprSyntax.self),
           let base = member.base?.as(DeclReferenceExprSyntax.self), let owner = known(base.baseName.text), owner.isInterface,
           owner.members[member.declName.baseName.text] != nil, let type = known("Selector") {
            let name = make(.string(member.declName.baseName.text), stringType, at)
            return construct(.nominal(type, []), [CallArgument(label: nil, expression: name, position: at)], expected: nil, at: at)
        }
        report(
            "'#selector' is not supported: nothing here calls a method by its name", at: at,
            hint: "Use what takes a closure, such as 'Timer.scheduledTimer(withTimeInterval:repeats:block:)' or 'onReceive'.")
        return errorExpression(at: at)
    }

    /// The function around, as `#function` names it.
    private var functionName: String {
        guard let decl = current?.function.decl else { return "main" }
        if let property = decl.accessorOf { return property.name }
        let labels = decl.subscriptOf?.parameters ?? decl.parameters
        return "\(decl.name)(" + labels.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }
}

/// Steps that one expression may take to check, overloads tried included.
private let workLimit = 20_000
/// How deep expressions may be nested; deeper ones would use up the host's stack.
private let depthLimit = 400
