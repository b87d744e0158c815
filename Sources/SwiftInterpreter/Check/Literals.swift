import SwiftSyntax

/// Literals: numbers, texts, collections and tuples take their type from their surroundings, as far as these tell one.
extension Checker {
    /// The type that a literal takes from its surroundings, without optionals around it.
    private func literalTarget(_ expected: Type?) -> Type? {
        guard var type = expected.map({ canonical(solver.shallow($0)) }) else { return nil }
        while let wrapped = type.wrapped { type = solver.shallow(wrapped) }
        if case .variable = type { return nil }
        if case .existential = type { return nil }
        return type
    }

    /// A whole number for a generic parameter that no integer can be is a Double: `Gauge(value: 50, in: 0...100)`.
    private func boundTarget(_ expected: Type?) -> Type? {
        guard let expected, case .variable(let unknown) = solver.shallow(expected), let bounds = variableBounds[unknown.index],
              bounds.contains(where: { !conforms(intType, to: $0) }), bounds.allSatisfy({ conforms(doubleType, to: $0) }) else { return nil }
        return doubleType
    }

    func integer(_ text: String, negative: Bool, _ expected: Type?, _ at: SourcePosition) -> Expression {
        guard let magnitude = parseInteger(text) else {
            report("integer literal '\(text)' is too large", at: at)
            return errorExpression(at: at)
        }
        let target = literalTarget(expected) ?? boundTarget(expected)
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

    func boolean(_ literal: BooleanLiteralExprSyntax, _ expected: Type?, _ at: SourcePosition) -> Expression {
        let value = make(.boolean(literal.literal.tokenKind == .keyword(.true)), boolType, at)
        guard let target = literalTarget(expected), target != boolType else { return value }
        return literalInitializer("booleanLiteral", of: target, value, at) ?? value
    }

    /// `init(integerLiteral:)` and its kin of a type that declares it.
    private func literalInitializer(_ label: String, of type: Type, _ value: Expression, _ at: SourcePosition) -> Expression? {
        switch type {
        case .nominal(let decl, _):
            if decl.isInterface, isPrimitiveName(decl.name) || !initializerLabels(of: decl).contains(label) { return nil }
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

    func initializerLabels(of decl: NominalDecl) -> Set<String> {
        if let known = facts[decl]?.initializerLabels { return known }
        var labels: Set<String> = []
        let classes = sequence(first: decl) { self.superclass(of: $0)?.nominal }
        for owner in classes + allProtocols(of: decl) {
            for case .function(let function) in members(named: "init", in: owner) {
                resolveSignature(function)
                if let label = function.parameters.first?.label { labels.insert(label) }
            }
        }
        if remembers(decl) { facts[decl, default: InterfaceFacts()].initializerLabels = labels }
        return labels
    }

    private func isPrimitiveName(_ name: String) -> Bool {
        ["Int", "Double", "Float", "String", "Bool", "Character"].contains(name) || name.hasPrefix("Int") || name.hasPrefix("UInt")
    }

    func string(_ literal: StringLiteralExprSyntax, _ expected: Type?, _ at: SourcePosition) -> Expression {
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
        if let target, let made = interpolation(literal, as: target, at) { return made }
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
    func unescaped(_ piece: StringSegmentSyntax, of literal: StringLiteralExprSyntax, isMultiline: Bool) -> String {
        let written = piece.content.text
        guard written.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\r") }) else { return written }
        // A literal with this segment alone has a value that the parser's own rules compute.
        let alone = literal.with(\.segments, StringLiteralSegmentListSyntax([.stringSegment(piece)]))
        return alone.representedLiteralValue ?? written
    }

    private func interpolated(_ piece: ExpressionSegmentSyntax) -> Expression {
        let at = position(of: piece)
        guard let first = piece.expressions.first else {
            report("an interpolation needs a value", at: at)
            return errorExpression(at: at)
        }
        if let own = ownInterpolation(piece, at) { return own }
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
        // What a text or an image stands for in the midst of a text.
        if case .nominal(let decl, _) = solver.shallow(value.type), decl.isInterface, instanceVariable(named: "_interpolated", of: value.type) != nil {
            return member("_interpolated", of: value, at: at)
        }
        if solver.resolve(value.type).wrapped != nil, speculation == 0 {
            warn("string interpolation produces a debug description for an optional value", at: at,
                 hint: "Give a default with '??'.")
        }
        return value
    }

    func nilLiteral(_ expected: Type?, _ at: SourcePosition) -> Expression {
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
        if let made = literalInitializer("nilLiteral", of: expected, make(.void, .void, at), at) { return made }
        if case .existential(let protocols) = expected, protocols.isEmpty {
            report("'nil' is not compatible with expected type 'Any'", at: at, hint: "Write 'nil as T?'.")
        } else {
            report("'nil' is not compatible with expected type '\(solver.resolve(expected))'", at: at,
                   hint: "Only optional types have nil: write '\(solver.resolve(expected))?'.")
        }
        return errorExpression(at: at)
    }

    func arrayLiteral(_ syntax: ArrayExprSyntax, _ expected: Type?, _ at: SourcePosition) -> Expression {
        // `[Int]()` and `[Row].self` are types.
        let target = literalTarget(expected)
        var elementType: Type?
        var isSet = false
        if case .nominal(let decl, let arguments)? = target, decl.isInterface, decl.parent == nil, decl.name == "Array" || decl.name == "Set" {
            elementType = arguments.first
            isSet = decl.name == "Set"
            if isSet { conversionCost += unusualLiteralCost }
        } else if let target, let made = collectionLiteral("arrayLiteral", of: target, syntax.elements.map { ($0.expression, nil) }, at) {
            return made
        }
        let element = elementType ?? wantedElement(expected) ?? solver.fresh()
        let elements = checkElements(syntax.elements.map(\.expression), element)
        let isEmpty = elements.isEmpty
        if isEmpty, expected == nil {
            report("an empty collection literal needs a type", at: at, hint: "Write the type, as in 'let names: [String] = []'.")
            return errorExpression(at: at)
        }
        return make(.array(elements), isSet ? knownType("Set", [element]) : array(element), at)
    }

    /// What the elements of an unknown sequence are to be.
    private func wantedElement(_ expected: Type?) -> Type? {
        guard let expected, case .variable(let unknown) = solver.shallow(expected) else { return nil }
        return solver.projections.first { projection in
            guard projection.name == "Element", case .variable(unknown) = solver.shallow(projection.base) else { return false }
            return true
        }?.result
    }

    /// The elements of a literal with a type in common: what tells its type first, literals after.
    private func checkElements(_ syntax: [ExprSyntax], _ element: Type) -> [Expression] {
        guard case .variable = solver.shallow(element), syntax.count > 1 else { return elements(syntax, element) { _ in } }
        // `[Dog(), Cat()]`: two elements may show that all are of a type that neither is of by itself.
        var common: Type?
        let made = attempt(keepingErrors: true) { () -> [Expression]? in
            let made = elements(syntax, element) { common = $0 }
            return common == nil ? made : nil
        }
        if let made { return made }
        if let common { _ = solver.unify(element, common) }
        return elements(syntax, element) { _ in }
    }

    /// The elements converted to one type. Where one does not fit, `tellCommon` is told the type that it has in common with those before.
    private func elements(_ syntax: [ExprSyntax], _ element: Type, _ tellCommon: (Type) -> Void) -> [Expression] {
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
                let phase = !isContextual(item) ? 0 : (tellsFloat(item) ? 1 : 2)
                guard phase == pass else { continue }
                if case .variable = solver.shallow(element) {
                    let value = check(item, expected: element)
                    made[index] = value
                    _ = solver.unify(element, value.type)
                } else if phase == 0 {
                    let value = check(item, expected: element)
                    if let converted = convert(value, to: element) {
                        made[index] = converted
                    } else {
                        if let joined = join(solver.resolve(element), value.type) { tellCommon(solver.resolve(joined)) }
                        made[index] = coerce(value, to: element, for: .element)
                    }
                } else {
                    made[index] = check(item, as: element, for: .element)
                }
            }
        }
        return syntax.indices.compactMap { made[$0] }
    }

    /// Whether a literal, or one inside it, can be no integer: of `[1, 2]` and `[0.5]` the second tells what both are.
    private func tellsFloat(_ syntax: ExprSyntax) -> Bool {
        if let array = syntax.as(ArrayExprSyntax.self) { return array.elements.contains { tellsFloat($0.expression) } }
        if let dictionary = syntax.as(DictionaryExprSyntax.self), case .elements(let elements) = dictionary.content {
            return elements.contains { tellsFloat($0.value) }
        }
        return isFloatLiteralish(syntax)
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

    func dictionaryLiteral(_ syntax: DictionaryExprSyntax, _ expected: Type?, _ at: SourcePosition) -> Expression {
        var key = solver.fresh()
        var value = solver.fresh()
        if case .nominal(let decl, let arguments)? = literalTarget(expected), decl.isInterface, decl.name == "Dictionary" {
            (key, value) = (arguments[0], arguments[1])
        }
        if let target = literalTarget(expected), case .nominal(let decl, _) = target, !(decl.isInterface && decl.name == "Dictionary"),
           let made = dictionaryLiteral(syntax, of: target, at) { return made }
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

    /// `["a": 1]` for a type that takes pairs by `init(dictionaryLiteral:)`.
    private func dictionaryLiteral(_ syntax: DictionaryExprSyntax, of type: Type, _ at: SourcePosition) -> Expression? {
        let label = "dictionaryLiteral"
        for candidate in initializers(of: type, at: at) {
            resolveSignature(candidate.decl)
            guard let parameter = candidate.decl.parameters.first, parameter.label == label,
                  case .tuple(let parts) = substitute(parameter.type, candidate.map), parts.count == 2 else { continue }
            var pairs: [Expression] = []
            if case .elements(let elements) = syntax.content {
                pairs = zip(checkElements(elements.map(\.key), parts[0].type), checkElements(elements.map(\.value), parts[1].type)).map {
                    make(.tuple([$0, $1]), .tuple(parts), $0.position)
                }
            }
            let arguments = pairs.enumerated().map { CallArgument(label: $0 == 0 ? label : nil, expression: $1, position: $1.position) }
            return call([candidate], arguments, expected: type, name: "\(type)", at: at)
        }
        return nil
    }

    func tupleExpression(_ syntax: TupleExprSyntax, _ expected: Type?, _ at: SourcePosition) -> Expression {
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
}

/// What it costs an overload to take a literal as another type than the one that it has by itself.
private let unusualLiteralCost = 3
