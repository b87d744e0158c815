/// The type that a generic parameter stands for when the program runs.
///
/// Generic code is shared by all types, so `T.zero` needs a value that tells what `T` is: an argument of type `T`, the first
/// element of a `[T]`, `self`. Where no value is there (an empty array) and `T` is a number, it is `Int`,
/// as for literals.
extension Checker {
    func runtimeType(of archetype: Archetype, _ at: SourcePosition) -> Expression? {
        guard let context = current?.function else { return nil }
        let wanted = Type.archetype(archetype)
        let metatype = Type.metatype(wanted)
        for variable in context.body.parameters where variable.type == metatype {
            guard let captured = capturedParameter(variable) else { continue }
            return make(.local(captured), metatype, at)
        }
        if context.selfVariable?.type == metatype, let own = current?.lookupSelf() { return make(.local(own), metatype, at) }
        var found: Expression?
        for variable in (context.selfVariable.map { [$0] } ?? []) + context.body.parameters where found == nil {
            guard mentions(variable.type, archetype), let captured = capturedParameter(variable) else { continue }
            found = value(of: wanted, in: make(.local(captured), captured.type, at), depth: 0, at)
        }
        guard let found else { return fallbackType(of: archetype, at) }
        if found.type == wanted { return make(.dynamicType(found), metatype, at) }
        // An optional: what the fallback is for when there is none.
        let value = newLocal("value", wanted, isLet: true, at: at)
        let result = newLocal("type", metatype, isLet: false, at: at)
        func store(_ expression: Expression) -> Statement {
            Statement(.expression(make(.assign(to: make(.local(result), metatype, at), expression), .void, at)), position: at)
        }
        let otherwise = fallbackType(of: archetype, at) ?? make(.metatype(wanted), metatype, at)
        return make(.statements([
            Statement(.declare(.bind(result), nil), position: at),
            Statement(.if([.matches(.some(.bind(value)), found)], then: [store(make(.dynamicType(make(.local(value), wanted, at)), metatype, at))],
                          else: [store(otherwise)]), position: at),
        ], result: result), metatype, at)
    }

    private func capturedParameter(_ variable: LocalVariable) -> LocalVariable? {
        if variable.name == "self" { return current?.lookupSelf() }
        return current?.lookup(variable.name) === variable ? variable : nil
    }

    private func mentions(_ type: Type, _ archetype: Archetype) -> Bool {
        type.contains { part in
            guard case .archetype(let found) = part else { return false }
            return found == archetype || archetype.base.map { found == $0 } ?? false
        }
    }

    /// A value of `wanted` (or an optional of it) inside another value.
    private func value(of wanted: Type, in expression: Expression, depth: Int, _ at: SourcePosition) -> Expression? {
        let type = canonicalThroughout(solver.resolve(expression.type))
        if type == wanted || type.wrapped == wanted { return expression }
        if depth > 2 { return nil }
        if let sequence = known("Sequence"), conforms(type, to: sequence), associatedType("Element", of: type).map({ canonical($0) }) == wanted {
            let (made, errors) = speculate { firstElement(of: expression, at) }
            return errors.isEmpty && made.type.wrapped == wanted ? firstElement(of: expression, at) : nil
        }
        guard case .nominal(let decl, let arguments) = type, decl.kind == .struct || decl.kind == .class, !arguments.isEmpty else { return nil }
        for property in ownStoredProperties(of: decl) {
            let field = make(.field(expression, property), substitute(self.type(of: property), substitution(of: type)), at)
            if let found = value(of: wanted, in: field, depth: depth + 1, at) { return found }
        }
        return nil
    }

    private func firstElement(of expression: Expression, _ at: SourcePosition) -> Expression {
        let name = lookup("first", on: expression.type, isStatic: false).contains { if case .variable = $0.member { true } else { false } }
        if name { return member("first", of: expression, at: at) }
        let iterator = callMethod("makeIterator", on: expression, [], expected: nil, at: at)
        let variable = newLocal("iterator", iterator.type, isLet: false, at: at)
        let next = callMethod("next", on: make(.local(variable), variable.type, at), [], expected: nil, at: at)
        let element = newLocal("element", next.type, isLet: true, at: at)
        return make(.statements([
            Statement(.declare(.bind(variable), iterator), position: at), Statement(.declare(.bind(element), next), position: at),
        ], result: element), next.type, at)
    }

    private func fallbackType(of archetype: Archetype, _ at: SourcePosition) -> Expression? {
        guard let proto = known("AdditiveArithmetic"), conforms(.archetype(archetype), to: proto), archetype.name != "Self" else { return nil }
        return make(.metatype(intType), .metatype(.archetype(archetype)), at)
    }
}
