import SwiftSyntax
import ViewSyntax

/// The type of an expression, where the expression and the declarations of the program show it.
///
/// Nothing is guessed: where overloads or conversions could give another type, it is not known.
struct TypeInference {
    let types: ProgramTypes
    /// The type in whose code the expression stands; empty outside of any.
    let inside: String
    var locals: [String: LocalName] = [:]

    /// `3`, `[Item]()`, `Mode.list`, `Shared.shared`, `1...3`, `isOn ? 1 : 2`, `make()`; nil where nothing shows the type.
    func type(of expression: ExprSyntax) -> String? {
        let expression = expression.bare
        switch expression.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr: return "Int"
        case .floatLiteralExpr: return "Double"
        case .booleanLiteralExpr: return "Bool"
        case .stringLiteralExpr: return "String"
        case .prefixOperatorExpr(let prefixed):
            if prefixed.operator.text == "!" { return "Bool" }
            return prefixed.operator.text == "-" ? type(of: prefixed.expression) : nil
        case .arrayExpr(let array): return common(array.elements.map(\.expression)).map { "[\($0)]" }
        case .dictionaryExpr(let dictionary):
            guard case .elements(let elements) = dictionary.content, let key = common(elements.map(\.key)),
                let value = common(elements.map(\.value))
            else { return nil }
            return "[\(key): \(value)]"
        case .sequenceExpr(let sequence): return type(ofOperands: Array(sequence.elements))
        case .declReferenceExpr(let reference): return type(ofName: reference.baseName.identifier?.name ?? reference.baseName.text)
        case .memberAccessExpr(let member): return type(of: member)
        case .functionCallExpr(let call): return type(of: call)
        case .subscriptCallExpr(let call): return type(of: call)
        case .forceUnwrapExpr(let forced): return type(of: forced.expression).flatMap(Self.wrapped)
        default: return nil
        }
    }

    /// The one type of all; nil where they differ or one is not known.
    private func common(_ expressions: [ExprSyntax]) -> String? {
        let found = expressions.map { type(of: $0) }
        guard let first = found.first, found.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    private static func wrapped(_ type: String) -> String? { type.hasSuffix("?") ? String(type.dropLast()) : nil }

    // MARK: Names

    private func type(ofName name: String) -> String? {
        let name = name.first == "$" ? String(name.dropFirst()) : name
        switch locals[name]?.kind {
        case .value(let type), .binding(let type), .variable(let type), .bindable(let type): return type
        case .function, .inOut: return nil
        case nil: break
        }
        if let member = types.type(inside)?.member(name) { return member.kind == .method ? nil : member.type }
        return types.globalTypes[name]
    }

    private func type(of member: MemberAccessExprSyntax) -> String? {
        let name = member.declName.baseName.text
        guard let base = member.base?.bare else { return nil }
        if base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) {
            return types.type(inside)?.member(name).flatMap { $0.kind == .method ? nil : $0.type }
        }
        if let owner = typeName(base) { return type(ofStatic: name, of: owner) }
        if let optional = base.as(OptionalChainingExprSyntax.self) {
            guard let inner = type(of: optional.expression).flatMap(Self.wrapped), let found = type(of: name, in: inner) else { return nil }
            return found.hasSuffix("?") ? found : found + "?"
        }
        return type(of: base).flatMap { type(of: name, in: $0) }
    }

    private func type(of property: String, in owner: String) -> String? {
        let along = types.types(along: [property], from: owner, inside: inside)
        if along.count == 2 { return along[1] }
        guard let element = owner == "String" ? "Character" : Self.element(of: owner) else { return nil }
        switch property {
        case "first", "last": return element + "?"
        case "count": return "Int"
        case "isEmpty": return "Bool"
        default: return nil
        }
    }

    private static func element(of type: String) -> String? {
        guard type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") else { return nil }
        return String(type.dropFirst().dropLast())
    }

    /// The name of a type that is written as an expression: `Tab`, `Font.Weight`; nil for all else.
    private func typeName(_ expression: ExprSyntax) -> String? {
        if let name = expression.plainName { return name.isCapitalized ? name : nil }
        guard let member = expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text.isCapitalized,
            let base = member.base
        else { return nil }
        return typeName(base).map { "\($0).\(member.declName.baseName.text)" }
    }

    private func type(ofStatic name: String, of owner: String) -> String? {
        if let entry = types.type(owner, inside: inside), entry.kind != nil, entry.parameters.isEmpty {
            if entry.cases.contains(name) { return owner }
            if let member = entry.member(name), member.isStatic, member.kind != .method { return member.type == "Self" ? owner : member.type }
            return name == "allCases" && entry.inherited.contains("CaseIterable") ? "[\(owner)]" : nil
        }
        return KnownNames.typesOfTheirStatics.contains(owner) ? owner : nil
    }

    // MARK: Calls

    private func type(of call: FunctionCallExprSyntax) -> String? {
        let callee = call.calledExpression
        if let array = callee.as(ArrayExprSyntax.self), array.elements.count == 1 { return "[\(array.elements.trimmedDescription)]" }
        if let dictionary = callee.as(DictionaryExprSyntax.self) { return dictionary.trimmedDescription }
        if callee.is(GenericSpecializationExprSyntax.self) { return callee.trimmedDescription }
        // An array of one value many times.
        if callee.plainName == "Array", call.arguments.count == 2, let first = call.arguments.first, first.label?.text == "repeating" {
            return type(of: first.expression).map { "[\($0)]" }
        }
        if let name = typeName(callee) { return types.isBareGeneric(name, inside: inside) ? nil : name }
        if let name = callee.plainName {
            guard locals[name] == nil else { return nil }
            let members = (types.type(inside)?.members ?? []).filter { $0.name == name }
            if members.isEmpty { return types.globalTypes[name] }
            return members.count == 1 ? members.first.flatMap(result) : nil
        }
        guard let member = callee.as(MemberAccessExprSyntax.self), let base = member.base?.bare else { return nil }
        let name = member.declName.baseName.text
        if base.plainName == "Timer", name == "publish" { return "Timer.TimerPublisher" }
        if name == "autoconnect" { return type(of: base).map { "Publishers.Autoconnect<\($0)>" } }
        if let owner = typeName(base) {
            if name == "init" { return types.isBareGeneric(owner, inside: inside) ? nil : owner }
            guard let entry = types.type(owner, inside: inside) else { return nil }
            if entry.cases.contains(name), entry.parameters.isEmpty { return owner }
            return entry.member(name).flatMap { $0.isStatic ? result(of: $0) : nil }
        }
        let isSelf = base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
        guard let owner = isSelf ? inside : type(of: base) else { return nil }
        if let entry = types.type(owner, inside: inside) {
            let members = entry.members.filter { $0.name == name }
            return members.count == 1 ? members.first.flatMap(result) : nil
        }
        if Self.element(of: owner) != nil, ["filter", "sorted", "shuffled"].contains(name) { return owner }
        return owner == "String" && ["lowercased", "uppercased"].contains(name) ? "String" : nil
    }

    private func result(of method: ProgramTypes.Member) -> String? {
        guard method.kind == .method, method.function?.genericParameterClause == nil, let type = method.type else { return nil }
        return type.hasPrefix("some ") ? nil : type
    }

    private func type(of call: SubscriptCallExprSyntax) -> String? {
        guard call.arguments.count == 1, let index = call.arguments.first, index.label == nil,
            let owner = type(of: call.calledExpression)
        else { return nil }
        if let element = Self.element(of: owner) { return type(of: index.expression) == "Int" ? element : nil }
        guard owner.hasPrefix("["), owner.hasSuffix("]"), let colon = owner.firstIndex(of: ":"), !owner.dropFirst().hasPrefix("[") else { return nil }
        return owner[owner.index(after: colon)...].dropLast().trimmed + "?"
    }

    // MARK: Operators

    private static let truths: Set<String> = ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||", "~="]
    private static let numbers: Set<String> = ["Int", "Double", "CGFloat", "Float", "UInt", "Int64", "Int32", "UInt8", "TimeInterval"]

    /// Operators are not folded: what binds least is looked for first.
    private func type(ofOperands elements: [ExprSyntax]) -> String? {
        if elements.count == 1 { return elements.first.flatMap { type(of: $0) } }
        if let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
            let chosen = elements[index].as(UnresolvedTernaryExprSyntax.self).flatMap { type(of: $0.thenExpression) }
            return chosen == type(ofOperands: Array(elements[(index + 1)...])) ? chosen : nil
        }
        if elements.contains(where: { $0.is(UnresolvedIsExprSyntax.self) }) { return "Bool" }
        let operators = Set(elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text })
        if !operators.isDisjoint(with: Self.truths) { return "Bool" }
        if let index = elements.firstIndex(where: { $0.trimmedDescription == "??" }) {
            return type(of: Array(elements[..<index]), or: Array(elements[(index + 1)...]))
        }
        if let cast = elements.firstIndex(where: { $0.is(UnresolvedAsExprSyntax.self) }) {
            guard cast == 1, elements.count == 3, let target = elements[2].as(TypeExprSyntax.self)?.type.trimmedDescription else { return nil }
            return elements[cast].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text == "?" ? target + "?" : target
        }
        for (sign, range) in [("...", "ClosedRange"), ("..<", "Range")] where operators.contains(sign) {
            guard let index = elements.firstIndex(where: { $0.trimmedDescription == sign }) else { continue }
            return arithmetic(Array(elements[..<index] + elements[(index + 1)...])).map { "\(range)<\($0)>" }
        }
        return operators.isSubset(of: ["+", "-", "*", "/", "%"]) ? arithmetic(elements) : nil
    }

    /// `a ?? b`. A number is of the type of what it stands in for.
    private func type(of optional: [ExprSyntax], or other: [ExprSyntax]) -> String? {
        let isNumber = other.count == 1 && (other[0].as(PrefixOperatorExprSyntax.self)?.expression ?? other[0]).isLiteral
        if let type = type(ofOperands: optional), type.hasSuffix("?"), isNumber { return String(type.dropLast()) }
        let isString = other.count == 1 && other[0].is(StringLiteralExprSyntax.self)
        return isNumber && !isString ? nil : type(ofOperands: other)
    }

    /// The type that operands have in common. An integer literal is of the type of the others.
    private func arithmetic(_ elements: [ExprSyntax]) -> String? {
        var found: Set<String> = []
        var hasFloat = false
        for operand in elements where !operand.is(BinaryOperatorExprSyntax.self) {
            if operand.is(IntegerLiteralExprSyntax.self) { continue }
            if operand.is(FloatLiteralExprSyntax.self) {
                hasFloat = true
                continue
            }
            guard let type = type(of: operand) else { return nil }
            found.insert(type)
        }
        guard found.count <= 1 else { return nil }
        let type = found.first ?? (hasFloat ? "Double" : "Int")
        let isText = type == "String" && elements.allSatisfy { !$0.is(BinaryOperatorExprSyntax.self) || $0.trimmedDescription == "+" }
        return Self.numbers.contains(type) || isText ? type : nil
    }
}
