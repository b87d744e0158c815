/// What a value is wanted for: it decides the words when it does not fit.
enum Purpose {
    case argument
    case assignment
    case initialization
    case returning
    case condition
    case element
    case thrown
    case closureResult
    case operand

    func mismatch(_ from: Type, _ to: Type) -> String {
        switch self {
        case .argument, .operand: "cannot convert value of type '\(from)' to expected argument type '\(to)'"
        case .assignment: "cannot assign value of type '\(from)' to type '\(to)'"
        case .initialization: "cannot convert value of type '\(from)' to specified type '\(to)'"
        case .returning: "cannot convert return expression of type '\(from)' to return type '\(to)'"
        case .condition: "cannot convert value of type '\(from)' to expected condition type '\(to)'"
        case .element: "cannot convert value of type '\(from)' to expected element type '\(to)'"
        case .thrown: "thrown expression type '\(from)' does not conform to 'Error'"
        case .closureResult: "cannot convert value of type '\(from)' to closure result type '\(to)'"
        }
    }
}

/// Conversions that Swift makes unasked: to an optional, to an existential, to a superclass.
extension Checker {
    /// Makes an expression, and remembers it until its type is known in full.
    func make(_ kind: Expression.Kind, _ type: Type, _ position: SourcePosition) -> Expression {
        let expression = Expression(kind, type: type, position: position)
        if type.hasVariables { unsettled.append(expression) }
        // What is wrong with a variable was told where it is declared.
        if type.isError { hasNewErrors = true }
        return expression
    }

    func errorExpression(at position: SourcePosition) -> Expression { Expression(.void, type: .error, position: position) }

    /// The expression as a value of `target`, or an error in the words of `purpose`.
    func coerce(_ expression: Expression, to target: Type, for purpose: Purpose) -> Expression {
        if let converted = convert(expression, to: target) { return converted }
        let from = solver.resolve(expression.type)
        let to = solver.resolve(target)
        if case .condition = purpose, let wrapped = from.wrapped, wrapped != boolType, !from.hasError {
            report("optional type '\(from)' cannot be used as a boolean; test for '!= nil' instead", at: expression.position)
        } else if from.wrapped != nil, to.wrapped == nil, !from.hasError, let inner = from.wrapped, canConvert(inner, to: to) {
            report("value of optional type '\(from)' must be unwrapped to a value of type '\(inner)'", at: expression.position,
                   hint: "Give a default with '??', or unwrap it with 'if let'.")
        } else {
            report(purpose.mismatch(from, to), at: expression.position, hint: mismatchHint(from, to))
        }
        return errorExpression(at: expression.position)
    }

    /// What a function throws tells a generic parameter in `throws(E)`: any error, where it does not say which, and nothing,
    /// where it does not throw.
    private func tellThrown(_ from: Type, _ to: Type) {
        guard case .function(let given) = from, case .function(let wanted) = to, given.thrown == nil, let open = wanted.thrown,
              case .variable = solver.shallow(open) else { return }
        _ = solver.unify(open, given.isThrowing ? anyError : knownType("Never"))
    }

    private func mismatchHint(_ from: Type, _ to: Type) -> String? {
        if case .existential(let protocols) = to, let missing = protocols.first(where: { !meets(from, $0) }) {
            if missing.kind == .class { return "'\(from)' does not inherit from '\(missing.name)'." }
            return missing.isAnyObject ? "Only an instance of a class is an 'AnyObject'." : "'\(from)' does not conform to '\(missing.name)'."
        }
        if isNumeric(from), isNumeric(to) { return "Convert it: '\(to)(…)'." }
        if to == stringType, isNumeric(from) { return "Write it into a string: \"\\(…)\"." }
        return nil
    }

    func canConvert(_ from: Type, to target: Type) -> Bool {
        let mark = solver.mark()
        let cost = conversionCost
        let probe = Expression(.void, type: from, position: .none)
        let result = convert(probe, to: target) != nil
        solver.rollback(to: mark)
        conversionCost = cost
        return result
    }

    /// The expression converted, or nil when the types do not fit. Adds to `conversionCost` what Swift
    /// would count against an overload.
    func convert(_ expression: Expression, to target: Type) -> Expression? {
        settleProjections()
        let from = canonicalThroughout(solver.shallow(expression.type))
        let to = canonicalThroughout(solver.shallow(target))
        if from.isError || to.isError { return expression }
        let mark = solver.mark()
        if to.wrapped == nil, to != .any, let forced = implicitlyForced(expression) {
            if case .variable = to {} else { return convert(forced, to: to) }
        }
        // An existential takes any conforming value; an unknown becomes what it is given.
        if case .existential(let protocols) = to {
            if from == to { return expression }
            if case .variable = from {
                if solver.unify(from, to) { return expression }
            }
            guard protocols.allSatisfy({ meets(from, $0) }) else { return nil }
            conversionCost += protocols.isEmpty ? 30 : 20
            return retyped(expression, to)
        }
        tellThrown(from, to)
        if case .function(let x) = from, case .function(let y) = to, x.isThrowing && !y.isThrowing || x.isAsync && !y.isAsync { return nil }
        let isRelabelling = from.isTuple && to.isTuple && from.tupleLabels != to.tupleLabels
        if !isRelabelling, solver.unify(from, to) { return expression }
        solver.rollback(to: mark)
        if case .nominal(let decl, _) = to, decl.isInterface, decl.name == "AnyHashable", let hashable = known("Hashable"),
           conforms(from, to: hashable) {
            conversionCost += 15
            return construct(to, [CallArgument(label: nil, expression: expression, position: expression.position)], expected: to, at: expression.position)
        }

        if let wrapped = to.wrapped {
            if let inner = from.wrapped {
                // Optional of a subtype: the value inside needs no change of its form.
                guard isPlainConversion(inner, to: wrapped) else {
                    // An optional inside another: `Node?` where `Node??` is wanted.
                    if solver.shallow(wrapped).wrapped != nil, let whole = convert(expression, to: wrapped) {
                        conversionCost += 5
                        return make(.wrap(whole), to, expression.position)
                    }
                    return convertElements(of: expression, [inner], to: [wrapped], making: to)
                }
                conversionCost += 10
                return retyped(expression, to)
            }
            guard let converted = convert(expression, to: wrapped) else { return nil }
            conversionCost += 5
            return make(.wrap(converted), to, expression.position)
        }
        switch (from, to) {
        case (.existential(let protocols), .nominal) where superclass(ofAny: protocols).map({ isSubclass($0, of: to) }) ?? false:
            return retyped(expression, to)
        case (.nominal(let x, _), .archetype) where x.name == "Never" && x.isInterface: return retyped(expression, to)
        case (.nominal(let x, let xs), .nominal(let y, let ys)):
            if x.isReference, isSubclass(from, of: to) {
                if let parent = ancestor(of: from, named: y), !solver.unify(parent, to) { return nil }
                conversionCost += 10
                return retyped(expression, to)
            }
            if x === y, x.isInterface, x.parent == nil, ["Array", "Set", "Dictionary"].contains(x.name),
               zip(xs, ys).allSatisfy({ isPlainConversion($0, to: $1) }) {
                conversionCost += 10
                return retyped(expression, to)
            }
            if x === y, let converted = convertElements(of: expression, xs, to: ys, making: to) { return converted }
            if x.name == "Never", x.isInterface { return retyped(expression, to) }
            return nil
        case (.function(let x), .function(let y)):
            guard x.parameters.map(\.isInout) == y.parameters.map(\.isInout) else { return nil }
            let isPlain = zip(x.parameters, y.parameters).allSatisfy { isPlainConversion($1.type, to: $0.type) }
            if isPlain, isPlainConversion(x.result, to: y.result) { return retyped(expression, to) }
            return convertFunction(expression, x, to: y)
        case (.tuple(let xs), .tuple(let ys)):
            guard xs.count == ys.count else { return nil }
            if case .tuple(let parts) = expression.kind {
                var converted: [Expression] = []
                for (part, wanted) in zip(parts, ys) {
                    guard let part = convert(part, to: wanted.type) else { return nil }
                    converted.append(part)
                }
                return make(.tuple(converted), to, expression.position)
            }
            guard zip(xs, ys).allSatisfy({ isPlainConversion($0.type, to: $1.type) }) else { return nil }
            return xs.map(\.label) == ys.map(\.label) ? retyped(expression, to) : relabelled(expression, xs, to)
        case (.metatype(let x), .metatype(let y)):
            return isPlainConversion(x, to: y) ? retyped(expression, to) : nil
        case (.archetype, .nominal):
            return isSubclass(from, of: to) ? retyped(expression, to) : nil
        default:
            return nil
        }
    }

    /// Whether a value of `from` already is one of `to`, so that a container of them needs no rewriting.
    private func isPlainConversion(_ from: Type, to: Type) -> Bool {
        let mark = solver.mark()
        if solver.unify(from, to) { return true }
        solver.rollback(to: mark)
        let from = solver.shallow(from)
        let to = solver.shallow(to)
        if (from.wrapped == nil) != (to.wrapped == nil) {
            if case .existential(let protocols) = to { return protocols.allSatisfy { meets(from, $0) } }
            return false
        }
        // This conversion makes a value of its own.
        if let hashable = known("AnyHashable"), to.nominal === hashable { return false }
        if let collection = from.nominal, collection === to.nominal, isConvertedByElement(collection) {
            return zip(from.arguments, to.arguments).allSatisfy { isPlainConversion($0, to: $1) }
        }
        return convert(Expression(.void, type: from, position: .none), to: to) != nil
    }

    func ancestor(of type: Type, named decl: NominalDecl) -> Type? {
        var current: Type? = type
        while let here = current, case .nominal(let own, _) = here {
            if own === decl { return here }
            current = superclass(of: own).map { substitute($0, substitution(of: here)) }
        }
        return nil
    }

    /// The elements of a tuple in one with other labels.
    private func relabelled(_ expression: Expression, _ elements: [TupleElement], _ type: Type) -> Expression {
        let at = expression.position
        let whole = newLocal("tuple", expression.type, isLet: true, at: at)
        let result = newLocal("tuple", type, isLet: true, at: at)
        let parts = elements.indices.map { make(.tupleElement(make(.local(whole), whole.type, at), $0), elements[$0].type, at) }
        return make(.statements([
            Statement(.declare(.bind(whole), expression), position: at),
            Statement(.declare(.bind(result), make(.tuple(parts), type, at)), position: at),
        ], result: result), type, at)
    }

    func retyped(_ expression: Expression, _ type: Type) -> Expression {
        switch expression.kind {
        // What these do depends on their own type.
        case .integer, .floating, .string, .convertNumber, .array, .dictionary, .try, .binary, .negate, .bitNot, .conditional, .statements,
             .interpolation, .tuple, .call, .construct, .makeStruct, .enumCase:
            return make(.widen(expression), type, expression.position)
        default:
            let copy = make(expression.kind, type, expression.position)
            take(expression.callTypes, on: copy)
            return copy
        }
    }

    /// The type that two values can both have: of the branches of `?:`, of the elements of an array.
    func join(_ a: Type, _ b: Type) -> Type? {
        let mark = solver.mark()
        if solver.unify(a, b) { return a }
        solver.rollback(to: mark)
        if canConvert(a, to: b) { return b }
        if canConvert(b, to: a) { return a }
        // Of two classes the nearest one that both come from.
        guard case .nominal(let decl, _) = solver.shallow(a), decl.isReference, let parent = superclass(of: decl) else { return nil }
        return join(substitute(parent, substitution(of: solver.shallow(a))), b)
    }

    /// Fills in the types of everything that was made since the last time, and says what stayed unknown.
    func settle() {
        settleProjections()
        let isKnownWrong = hasNewErrors
        defer { if speculation == 0 { hasNewErrors = false } }
        var unknown: [Expression] = []
        for expression in unsettled {
            expression.type = solver.resolve(expression.type)
            if let types = expression.callTypes { expression.callTypes = resolved(types) }
            if expression.type.hasVariables { unknown.append(expression) }
        }
        if speculation == 0 {
            // Where something is wrong already, what stayed unknown is unknown for that.
            if isKnownWrong { unknown.forEach { takeAsWrong($0.type) } } else { reportUnknown(unknown) }
            for expression in unknown { expression.type = solver.resolve(expression.type) }
        }
        for variable in unsettledVariables { variable.type = solver.resolve(variable.type) }
        settleTypeUses()
        if speculation == 0 {
            unsettled.removeAll()
            unsettledVariables.removeAll()
        }
    }

    /// Says of what stayed unknown where it comes from, once for each unknown type. What is made of a type tells more than the
    /// type's name in it.
    private func reportUnknown(_ expressions: [Expression]) {
        var values = expressions.filter { $0.type.instance == nil }
        if !values.contains(where: { unknownParameter(of: $0, solver.resolve($0.type)) != nil }) {
            // The parameter of a closure comes before what is done with it.
            values = values.filter { openParameter(of: $0) != nil } + values.filter { openParameter(of: $0) == nil }
        }
        for expression in values + expressions.filter({ $0.type.instance != nil }) {
            let type = solver.resolve(expression.type)
            if !type.hasVariables || type.hasError { continue }
            if let open = openParameter(of: expression) {
                let name = open.hasPrefix("$") ? "x" : open
                report("cannot infer type of closure parameter '\(open)' without a type annotation", at: expression.position,
                       hint: "Write its type, as in '{ (\(name): Int) in … }'.")
            } else if let parameter = unknownParameter(of: expression, type) {
                report("generic parameter '\(parameter)' could not be inferred", at: expression.position,
                       hint: "Say what it is, for example by a type annotation.")
            } else {
                report("the type of this expression could not be found", at: expression.position,
                       hint: "Its type so far: '\(type)'. Say more about it, for example by a type annotation.")
            }
            takeAsWrong(type)
        }
    }

    /// The first parameter of a closure of whose type nothing is known.
    private func openParameter(of expression: Expression) -> String? {
        guard case .closure(let body) = expression.kind else { return nil }
        return body.parameters.first { if case .variable = solver.resolve($0.type) { true } else { false } }?.name
    }

    /// The generic parameter of which nothing tells what it stands for: of the function that is called, or of the type that is made.
    private func unknownParameter(of expression: Expression, _ type: Type) -> String? {
        switch expression.kind {
        case .call(let function, _, _):
            let arguments = expression.callTypes.map { resolved($0).arguments } ?? []
            return zip(function.genericParameters, arguments).first { $1.hasVariables }?.0.name
        case .construct, .makeStruct, .enumCase, .metatype:
            guard case .nominal(let decl, let arguments) = type.instance ?? type else { return nil }
            return zip(decl.genericParameters, arguments).first { $1.hasVariables }?.0.name
        default: return nil
        }
    }

    /// What stayed unknown and was told once is an error wherever it turns up again.
    private func takeAsWrong(_ type: Type) {
        _ = solver.resolve(type).contains { part in
            if case .variable(let variable) = part { _ = solver.bind(variable, to: .error) }
            return false
        }
    }

    func newLocal(_ name: String, _ type: Type, isLet: Bool, isInout: Bool = false, at position: SourcePosition) -> LocalVariable {
        let variable = LocalVariable(name: name, type: type, isLet: isLet, isInout: isInout, position: position)
        if type.hasVariables { unsettledVariables.append(variable) }
        return variable
    }

    // MARK: Questions

    func isNumeric(_ type: Type) -> Bool { isInteger(type) || isFloating(type) }

    func isInteger(_ type: Type) -> Bool {
        guard case .nominal(let decl, _) = type, decl.isInterface, decl.parent == nil else { return false }
        return integerNames.contains(decl.name)
    }

    func isFloating(_ type: Type) -> Bool {
        guard case .nominal(let decl, _) = type, decl.isInterface, decl.parent == nil else { return false }
        return decl.name == "Double" || decl.name == "Float"
    }
}

private let integerNames: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
]
