import SwiftSyntax

/// Expressions, by kind. What has a file of its own: names, member access, calls, operators, closures, key paths.
extension Checker {
    var file: SourceFile { current?.declContext.file ?? files.files[0] }

    func position(of node: some SyntaxProtocol) -> SourcePosition { node.position(in: file) }

    /// Checks an expression and converts it to `type`.
    func check(_ syntax: ExprSyntax, as type: Type, for purpose: Purpose, builder: NominalDecl? = nil) -> Expression {
        if let closure = syntax.as(ClosureExprSyntax.self) {
            return coerce(checkClosure(closure, expected: type, builder: builder), to: type, for: purpose)
        }
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
        if solver.shallow(value.type).wrapped != nil { return make(.optionalEvaluation(value), value.type, at) }
        let type = optional(value.type)
        return make(.optionalEvaluation(make(.wrap(value), type, at)), type, at)
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
        work += 1
        let at = position(of: syntax)
        if work > workLimit {
            report("this expression is too complex to be checked in reasonable time", at: at,
                   hint: "Break it into parts with names of their own.")
            return errorExpression(at: at)
        }
        depth += 1
        defer { depth -= 1 }
        if depth > depthLimit {
            report("this expression is nested too deeply", at: at, hint: "Break it into parts with names of their own.")
            return errorExpression(at: at)
        }
        switch syntax.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr(let literal): return integer(literal.literal.text, negative: false, expected, at)
        case .floatLiteralExpr(let literal): return floating(literal.literal.text, negative: false, expected, at)
        case .booleanLiteralExpr(let literal):
            return make(.boolean(literal.literal.tokenKind == .keyword(.true)), boolType, at)
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
            if postfix.operator.text == "..." { return halfRange(postfix.expression, "...", isPrefix: false, at) }
            guard postfixOperators.contains(postfix.operator.text) else {
                report("'\(postfix.operator.text)' is not a postfix unary operator", at: position(of: postfix.operator))
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
        case .regexLiteralExpr:
            report("regular expression literals are not supported", at: at, hint: "Use the methods of String, such as 'contains' or 'split'.")
            return errorExpression(at: at)
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

    // MARK: Literals

    /// The type that a literal takes from its surroundings, without optionals around it.
    private func literalTarget(_ expected: Type?) -> Type? {
        guard var type = expected.map({ canonical(solver.shallow($0)) }) else { return nil }
        while let wrapped = type.wrapped { type = solver.shallow(wrapped) }
        if case .variable = type { return nil }
        if case .existential = type { return nil }
        return type
    }

    func integer(_ text: String, negative: Bool, _ expected: Type?, _ at: SourcePosition) -> Expression {
        guard let magnitude = parseInteger(text) else {
            report("integer literal '\(text)' is too large", at: at)
            return errorExpression(at: at)
        }
        let target = literalTarget(expected)
        let bits = Int64(truncatingIfNeeded: magnitude)
        let signed = negative ? 0 &- bits : bits
        if let target, isFloating(target) {
            conversionCost += unusualLiteralCost
            return make(.floating(negative ? -Double(magnitude) : Double(magnitude)), target, at)
        }
        let type: Type
        if let target, isInteger(target) {
            if target != intType { conversionCost += unusualLiteralCost }
            type = target
        } else if let target, let made = literalInitializer("integerLiteral", of: target, make(.integer(signed), intType, at), at) {
            return made
        } else {
            type = intType
        }
        guard integerFits(magnitude, negative: negative, in: type) else {
            report("integer literal '\(negative ? "-" : "")\(text)' overflows when stored into '\(type)'", at: at)
            return errorExpression(at: at)
        }
        return make(.integer(signed), type, at)
    }

    private func integerFits(_ magnitude: UInt64, negative: Bool, in type: Type) -> Bool {
        let name = type.nominal?.name ?? "Int"
        let isSigned = !name.hasPrefix("U")
        let bits = Int(name.drop { !$0.isNumber }) ?? 64
        if isSigned {
            let limit = UInt64(1) << UInt64(bits - 1)
            return negative ? magnitude <= limit : magnitude < limit
        }
        if negative { return magnitude == 0 }
        return bits == 64 || magnitude < (UInt64(1) << UInt64(bits))
    }

    func floating(_ text: String, negative: Bool, _ expected: Type?, _ at: SourcePosition) -> Expression {
        let value = Double(text.replacingUnderscores) ?? 0
        let signed = negative ? -value : value
        guard let target = literalTarget(expected) else { return make(.floating(signed), doubleType, at) }
        if isFloating(target) {
            if target != doubleType { conversionCost += unusualLiteralCost }
            return make(.floating(signed), target, at)
        }
        if let made = literalInitializer("floatLiteral", of: target, make(.floating(signed), doubleType, at), at) { return made }
        return make(.floating(signed), doubleType, at)
    }

    /// `init(integerLiteral:)` and its kin of a type that declares it.
    private func literalInitializer(_ label: String, of type: Type, _ value: Expression, _ at: SourcePosition) -> Expression? {
        switch type {
        case .nominal(let decl, _) where !(decl.isInterface && isPrimitiveName(decl.name)): break
        case .archetype: break
        default: return nil
        }
        let found = initializers(of: type, at: at).filter { candidate in
            resolveSignature(candidate.decl)
            return candidate.decl.parameters.first?.label == label
        }
        guard !found.isEmpty else { return nil }
        conversionCost += unusualLiteralCost
        let argument = CallArgument(label: label, expression: value, position: at)
        return call(found, [argument], expected: type, name: "\(type)", at: at)
    }

    private func isPrimitiveName(_ name: String) -> Bool {
        ["Int", "Double", "Float", "String", "Bool", "Character"].contains(name) || name.hasPrefix("Int") || name.hasPrefix("UInt")
    }

    private func string(_ literal: StringLiteralExprSyntax, _ expected: Type?, _ at: SourcePosition) -> Expression {
        let target = literalTarget(expected)
        if let text = literal.representedLiteralValue {
            if let target, case .nominal(let decl, _) = target, decl.isInterface, decl.name == "Character" {
                guard text.count == 1 else {
                    report("a Character literal holds exactly one character", at: at)
                    return errorExpression(at: at)
                }
                conversionCost += unusualLiteralCost
                return make(.string(text), target, at)
            }
            let value = make(.string(text), stringType, at)
            if let target, target != stringType {
                for label in ["stringLiteral", "extendedGraphemeClusterLiteral", "unicodeScalarLiteral"] {
                    if let made = literalInitializer(label, of: target, value, at) { return made }
                }
            }
            return value
        }
        let isMultiline = literal.openingQuote.tokenKind == .multilineStringQuote
        var segments: [Expression] = []
        for segment in literal.segments {
            switch segment {
            case .stringSegment(let piece):
                let text = unescaped(piece, of: literal, isMultiline: isMultiline)
                if !text.isEmpty { segments.append(make(.string(text), stringType, piece.position(in: file))) }
            case .expressionSegment(let piece): segments.append(interpolated(piece))
            }
        }
        let value = make(.interpolation(segments), stringType, at)
        if let target, target != stringType {
            for label in ["stringInterpolation", "stringLiteral"] {
                if let made = literalInitializer(label, of: target, value, at) { return made }
            }
        }
        return value
    }

    /// The text of a segment between interpolations, escapes resolved.
    private func unescaped(_ piece: StringSegmentSyntax, of literal: StringLiteralExprSyntax, isMultiline: Bool) -> String {
        // A literal with this segment alone has a value that the parser's own rules compute.
        let alone = literal.with(\.segments, StringLiteralSegmentListSyntax([.stringSegment(piece)]))
        return alone.representedLiteralValue ?? piece.content.text
    }

    private func interpolated(_ piece: ExpressionSegmentSyntax) -> Expression {
        let at = position(of: piece)
        guard let first = piece.expressions.first else {
            report("an interpolation needs a value", at: at)
            return errorExpression(at: at)
        }
        let value = check(first.expression, expected: nil)
        if let second = piece.expressions.dropFirst().first, let label = second.label?.text {
            // \(x, specifier: "%.2f"), \(x, format: .number), \(x, formatter: f), \(x, style: .date)
            let formatted = lookupFunctions("_format\(label.prefix(1).uppercased() + label.dropFirst())")
            if !formatted.isEmpty {
                return call(
                    formatted, [CallArgument(label: nil, expression: value, position: value.position),
                                CallArgument(label: nil, syntax: second.expression, position: position(of: second))],
                    expected: stringType, name: label, at: at)
            }
            report("interpolation with '\(label):' is not supported", at: position(of: second))
        }
        if solver.resolve(value.type).wrapped != nil, speculation == 0 {
            warn("string interpolation produces a debug description for an optional value", at: at,
                 hint: "Give a default with '??'.")
        }
        return value
    }

    private func nilLiteral(_ expected: Type?, _ at: SourcePosition) -> Expression {
        guard let expected = expected.map({ solver.shallow($0) }) else {
            report("'nil' requires a contextual type", at: at, hint: "Say of which optional type it is.")
            return errorExpression(at: at)
        }
        if expected.isError { return errorExpression(at: at) }
        if expected.wrapped != nil { return make(.none, expected, at) }
        if case .variable = expected {
            let type = optional(solver.fresh())
            _ = solver.unify(expected, type)
            return make(.none, type, at)
        }
        if case .existential(let protocols) = expected, protocols.isEmpty {
            report("'nil' is not compatible with expected type 'Any'", at: at, hint: "Write 'nil as T?'.")
        } else {
            report("'nil' is not compatible with expected type '\(solver.resolve(expected))'", at: at,
                   hint: "Only optional types have nil: write '\(solver.resolve(expected))?'.")
        }
        return errorExpression(at: at)
    }

    private func arrayLiteral(_ syntax: ArrayExprSyntax, _ expected: Type?, _ at: SourcePosition) -> Expression {
        // `[Int]()` and `[Row].self` are types.
        let target = literalTarget(expected)
        var elementType: Type?
        var isSet = false
        if case .nominal(let decl, let arguments)? = target, decl.isInterface, decl.name == "Array" || decl.name == "Set" {
            elementType = arguments.first
            isSet = decl.name == "Set"
        } else if let target, let made = collectionLiteral("arrayLiteral", of: target, syntax.elements.map { ($0.expression, nil) }, at) {
            return made
        }
        let element = elementType ?? solver.fresh()
        let elements = checkElements(syntax.elements.map(\.expression), element)
        let isEmpty = elements.isEmpty
        if isEmpty, expected == nil {
            report("an empty collection literal needs a type", at: at, hint: "Write the type, as in 'let names: [String] = []'.")
            return errorExpression(at: at)
        }
        return make(.array(elements), isSet ? knownType("Set", [element]) : array(element), at)
    }

    /// The elements of a literal with a type in common: what tells its type first, literals after.
    private func checkElements(_ syntax: [ExprSyntax], _ element: Type) -> [Expression] {
        if case .variable = solver.shallow(element), syntax.contains(where: { $0.is(NilLiteralExprSyntax.self) }) {
            // `[1, nil, 3]`: what stands beside the nils says of which optional type they are.
            let others = syntax.filter { !$0.is(NilLiteralExprSyntax.self) }
            let (type, _) = speculate { () -> Type in
                let inner = solver.fresh()
                _ = checkElements(others, inner)
                return solver.resolve(inner)
            }
            if !others.isEmpty, !type.hasVariables { _ = solver.unify(element, type.wrapped == nil ? optional(type) : type) }
        }
        var made: [Int: Expression] = [:]
        for pass in 0..<3 {
            for (index, item) in syntax.enumerated() where made[index] == nil {
                let phase = !isContextual(item) ? 0 : (isFloatLiteralish(item) ? 1 : 2)
                guard phase == pass else { continue }
                if case .variable = solver.shallow(element) {
                    let value = check(item, expected: element)
                    made[index] = value
                    _ = solver.unify(element, value.type)
                } else if phase == 0 {
                    let value = check(item, expected: element)
                    if let converted = convert(value, to: element) {
                        made[index] = converted
                    } else if let joined = join(solver.resolve(element), value.type), speculation == 0, joined != solver.resolve(element) {
                        made[index] = value
                    } else {
                        made[index] = coerce(value, to: element, for: .element)
                    }
                } else {
                    made[index] = check(item, as: element, for: .element)
                }
            }
        }
        return syntax.indices.compactMap { made[$0] }
    }

    private func collectionLiteral(
        _ label: String, of type: Type, _ elements: [(ExprSyntax, ExprSyntax?)], _ at: SourcePosition
    ) -> Expression? {
        let found = initializers(of: type, at: at).filter { candidate in
            resolveSignature(candidate.decl)
            return candidate.decl.parameters.first?.label == label
        }
        guard !found.isEmpty else { return nil }
        var arguments: [CallArgument] = []
        for (index, element) in elements.enumerated() {
            arguments.append(CallArgument(label: index == 0 ? label : nil, syntax: element.0, position: position(of: element.0)))
        }
        return call(found, arguments, expected: type, name: "\(type)", at: at)
    }

    private func dictionaryLiteral(_ syntax: DictionaryExprSyntax, _ expected: Type?, _ at: SourcePosition) -> Expression {
        var key = solver.fresh()
        var value = solver.fresh()
        if case .nominal(let decl, let arguments)? = literalTarget(expected), decl.isInterface, decl.name == "Dictionary" {
            (key, value) = (arguments[0], arguments[1])
        }
        guard case .elements(let elements) = syntax.content else {
            if expected == nil {
                report("an empty collection literal needs a type", at: at, hint: "Write the type, as in 'let ages: [String: Int] = [:]'.")
                return errorExpression(at: at)
            }
            return make(.dictionary([]), knownType("Dictionary", [key, value]), at)
        }
        let keys = checkElements(elements.map(\.key), key)
        let values = checkElements(elements.map(\.value), value)
        let type = knownType("Dictionary", [key, value])
        if let hashable = known("Hashable"), !conforms(key, to: hashable) {
            report("type '\(solver.resolve(key))' does not conform to protocol 'Hashable', which keys of a dictionary need", at: at)
        }
        return make(.dictionary(zip(keys, values).map { ($0, $1) }), type, at)
    }

    private func tupleExpression(_ syntax: TupleExprSyntax, _ expected: Type?, _ at: SourcePosition) -> Expression {
        let elements = Array(syntax.elements)
        if elements.count == 1, elements[0].label == nil { return check(elements[0].expression, expected: expected) }
        if elements.isEmpty { return make(.void, .void, at) }
        var wanted: [Type?] = Array(repeating: nil, count: elements.count)
        if let expected {
            var target = solver.shallow(expected)
            if let wrapped = target.wrapped { target = solver.shallow(wrapped) }
            if case .tuple(let types) = target, types.count == elements.count { wanted = types.map(\.type) }
        }
        var parts: [Expression] = []
        var types: [TupleElement] = []
        for (element, want) in zip(elements, wanted) {
            var part = check(element.expression, expected: want)
            if let want, let converted = convert(part, to: want) { part = converted }
            parts.append(part)
            types.append(TupleElement(label: element.label?.text, type: part.type))
        }
        return make(.tuple(parts), .tuple(types), at)
    }

    // MARK: Choice

    private func conditional(_ syntax: TernaryExprSyntax, _ expected: Type?, _ at: SourcePosition) -> Expression {
        let condition = check(syntax.condition, as: boolType, for: .condition)
        var thenValue: Expression
        var elseValue: Expression
        let hint = expected.flatMap { type -> Type? in
            if case .variable = solver.shallow(type) { return nil }
            return type
        }
        if hint == nil, syntax.thenExpression.is(NilLiteralExprSyntax.self) || syntax.elseExpression.is(NilLiteralExprSyntax.self) {
            // `isThere ? value : nil`: what stands beside the nil says of which optional type it is.
            let isFirst = syntax.thenExpression.is(NilLiteralExprSyntax.self)
            let other = check(isFirst ? syntax.elseExpression : syntax.thenExpression, expected: nil)
            if other.type.isError { return other }
            let type = solver.shallow(other.type).wrapped == nil ? optional(other.type) : other.type
            let value = coerce(other, to: type, for: .operand)
            let none = make(.none, type, at)
            return make(.conditional(condition, then: isFirst ? none : value, else: isFirst ? value : none), type, at)
        }
        if hint == nil, isContextual(syntax.thenExpression), !isContextual(syntax.elseExpression) {
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
            return check(syntax.expression, as: type, for: .initialization)
        }
        let value = check(syntax.expression, expected: nil)
        prepareRuntimeTypes(in: type)
        noteTypeUse(type)
        if mark.text == "?" { return make(.cast(value, type, .conditional), optional(type), at) }
        return make(.cast(value, type, .forced), type, at)
    }

    private func checkTry(_ syntax: TryExprSyntax, expected: Type?, _ at: SourcePosition) -> Expression {
        let kind: Expression.TryKind = switch syntax.questionOrExclamationMark?.text {
        case "?": .optional
        case "!": .forced
        default: .plain
        }
        let wanted = kind == .optional ? expected.flatMap { solver.shallow($0).wrapped } : expected
        tryDepth += 1
        if kind != .plain { handledDepth += 1 }
        let value = check(syntax.expression, expected: wanted)
        if kind != .plain { handledDepth -= 1 }
        tryDepth -= 1
        if kind == .optional {
            let type = solver.resolve(value.type)
            if type.wrapped != nil { return make(.try(value, .optional), type, at) }
            return make(.try(make(.wrap(value), optional(type), at), .optional), optional(type), at)
        }
        return make(.try(value, kind), value.type, at)
    }

    /// A call that can throw needs `try`, and a place that its error goes to.
    func noteThrowing(_ isThrowing: Bool, isAsync: Bool, at position: SourcePosition) {
        if isAsync { noteAsync(at: position) }
        guard isThrowing, speculation == 0 else { return }
        if tryDepth == 0 {
            report("call can throw, but it is not marked with 'try'", at: position, hint: "Write 'try' before it.")
        } else if handledDepth == 0, let context = current, context.catchesErrors == 0 {
            if context.decl == nil, !context.isLocalFunction, !context.isTopLevel {
                context.body.isThrowing = true
            } else if !context.body.isThrowing, !context.isTopLevel {
                report("errors thrown from here are not handled", at: position,
                       hint: "Put it into 'do { … } catch { … }', or mark the function 'throws'.")
            }
        }
    }

    /// A call that may wait needs `await`, and a function around it that may wait too.
    func noteAsync(at position: SourcePosition) {
        guard speculation == 0, current?.declContext.isInterface != true else { return }
        if current?.canWait == false {
            report("'async' call in a function that does not support concurrency", at: position,
                   hint: "Mark the function 'async', or start the work in '.task'.")
        } else if awaitDepth == 0 {
            report("expression is 'async' but is not marked with 'await'", at: position, hint: "Write 'await' before it.")
        }
    }

    func macroExpression(_ syntax: MacroExpansionExprSyntax, _ expected: Type?, _ at: SourcePosition) -> Expression {
        let (line, column) = file.lineAndColumn(at: Int(at.offset))
        switch syntax.macroName.text {
        case "line": return make(.integer(Int64(line)), intType, at)
        case "column": return make(.integer(Int64(column)), intType, at)
        case "file", "fileID", "filePath": return make(.string(file.name), stringType, at)
        case "function": return make(.string(functionName), stringType, at)
        case "colorLiteral":
            guard let color = known("Color") else { break }
            let arguments = syntax.arguments.map {
                CallArgument(label: $0.label?.text == "alpha" ? "opacity" : $0.label?.text, syntax: $0.expression, position: position(of: $0))
            }
            return call(initializers(of: .nominal(color, []), at: at), arguments, expected: expected, name: "Color", at: at)
        default: break
        }
        report("the macro '#\(syntax.macroName.text)' is not known here", at: at)
        return errorExpression(at: at)
    }

    /// The function around, as `#function` names it.
    private var functionName: String {
        guard let decl = current?.function.decl else { return "main" }
        if let property = decl.accessorOf { return property.name }
        let labels = decl.subscriptOf?.parameters ?? decl.parameters
        return "\(decl.name)(" + labels.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }

    // MARK: What needs its surroundings

    /// Whether an expression takes its type from where it stands: literals, implicit members, closures.
    func isContextual(_ syntax: ExprSyntax) -> Bool {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr, .floatLiteralExpr, .nilLiteralExpr, .arrayExpr, .dictionaryExpr, .closureExpr, .keyPathExpr: true
        case .stringLiteralExpr: true
        case .ifExpr, .switchExpr: true
        case .memberAccessExpr(let access):
            access.base.map { hasImplicitRoot($0) || isTypeMember(access, of: $0) } ?? true
        case .functionCallExpr(let call): hasImplicitRoot(call.calledExpression) || needsResultType(call)
        case .tupleExpr(let tuple): tuple.elements.contains { isContextual($0.expression) }
        case .prefixOperatorExpr(let prefix): isContextual(prefix.expression)
        case .infixOperatorExpr(let infix):
            (isArithmetic(infix) || isRange(infix)) && isContextual(infix.leftOperand) && isContextual(infix.rightOperand)
                || isArithmetic(infix) && hasImplicitOperand(syntax)
                || isCoalescing(infix) && isContextual(infix.rightOperand)
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
        return !decl.genericParameters.isEmpty && call.arguments.isEmpty && call.trailingClosure == nil
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
        let candidates = functionCandidates(named: name, at: .none)
        return candidates.count > 1 || candidates.contains { candidate in
            resolveSignature(candidate.decl)
            return !candidate.decl.genericParameters.isEmpty
        }
    }

    func hasImplicitRoot(_ syntax: ExprSyntax) -> Bool {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let access): access.base.map { hasImplicitRoot($0) } ?? true
        case .functionCallExpr(let call): hasImplicitRoot(call.calledExpression)
        case .subscriptCallExpr(let call): hasImplicitRoot(call.calledExpression)
        case .optionalChainingExpr(let chain): hasImplicitRoot(chain.expression)
        case .forceUnwrapExpr(let force): hasImplicitRoot(force.expression)
        default: false
        }
    }

    /// Whether an implicit member stands in an expression or among the operands of its operators.
    func hasImplicitOperand(_ syntax: ExprSyntax) -> Bool {
        guard let infix = syntax.as(InfixOperatorExprSyntax.self) else { return hasImplicitRoot(syntax) }
        return hasImplicitOperand(infix.leftOperand) || hasImplicitOperand(infix.rightOperand)
    }

    func isFloatLiteralish(_ syntax: ExprSyntax) -> Bool {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .floatLiteralExpr: true
        case .prefixOperatorExpr(let prefix): isFloatLiteralish(prefix.expression)
        case .infixOperatorExpr(let infix): (isArithmetic(infix) || isRange(infix)) && (isFloatLiteralish(infix.leftOperand) || isFloatLiteralish(infix.rightOperand))
        case .tupleExpr(let tuple): tuple.elements.count == 1 && tuple.elements.allSatisfy { isFloatLiteralish($0.expression) }
        default: false
        }
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

/// What it costs an overload to take a literal as another type than the one that it has by itself.
private let unusualLiteralCost = 3
/// Expressions that one body may take to check, overloads tried included.
private let workLimit = 200_000
/// How deep expressions may be nested; deeper ones would use up the host's stack.
private let depthLimit = 400
