import SwiftSyntax

/// Key paths: a getter and, where every step can be written, a setter.
extension Checker {
    func keyPath(_ syntax: KeyPathExprSyntax, expected: Type?, _ at: SourcePosition) -> Expression {
        var root: Type?
        if let written = syntax.root {
            let resolved = resolveType(written, in: typeContext)
            root = resolved
        }
        var wanted: Type?
        var isFunction = false
        if let expected {
            var type = solver.shallow(expected)
            while let wrapped = type.wrapped { type = solver.shallow(wrapped) }
            if let function = type.asFunction {
                isFunction = true
                if root == nil { root = function.parameters.first?.type }
                wanted = function.result
            } else if case .nominal(let decl, let arguments) = type, decl.isInterface, decl.name.hasSuffix("KeyPath") {
                if root == nil { root = arguments.first } else if let root, let argument = arguments.first { _ = solver.unify(argument, root) }
                if arguments.count == 2 { wanted = arguments[1] }
            }
        }
        guard let root, !isVariable(root) else {
            report("cannot infer the root type of this key path", at: at, hint: "Write it, as in '\\Item.title'.")
            return errorExpression(at: at)
        }
        var indices = HeldIndices()
        guard let literal = makeKeyPath(components: Array(syntax.components), root: root, &indices, at: at) else { return errorExpression(at: at) }
        if let wanted { _ = solver.unify(wanted, literal.value) }
        let made = keyPathExpression(literal, isFunction: isFunction, at)
        guard !indices.statements.isEmpty else { return made }
        let holder = newLocal("key path", made.type, isLet: true, at: at)
        return make(.statements(indices.statements + [Statement(.declare(.bind(holder), made), position: at)], result: holder), made.type, at)
    }

    private func keyPathExpression(_ literal: KeyPathLiteral, isFunction: Bool, _ at: SourcePosition) -> Expression {
        if isFunction {
            // A key path where a function is wanted is one.
            let type = Type.function(FunctionType(parameters: [FunctionType.Parameter(type: literal.root)], result: literal.value))
            return make(.closure(literal.getter), type, at)
        }
        return make(.keyPath(literal), keyPathType(literal), at)
    }

    private func isVariable(_ type: Type) -> Bool { if case .variable = solver.shallow(type) { true } else { false } }

    func keyPathType(_ literal: KeyPathLiteral) -> Type {
        let name = literal.setter == nil ? "KeyPath" : (literal.isReferenceWritable ? "ReferenceWritableKeyPath" : "WritableKeyPath")
        return knownType(name, [literal.root, literal.value])
    }

    /// The indices of a key path's subscripts: they are what they are when the key path is made.
    private struct HeldIndices {
        var statements: [Statement] = []
        var variables: [LocalVariable] = []
    }

    private func heldIndex(_ argument: CallArgument, _ held: inout HeldIndices) -> CallArgument {
        let at = argument.position
        // A literal or an implicit member takes its type from the subscript.
        guard let syntax = argument.syntax, !isContextual(syntax) else { return argument }
        let value = check(syntax, expected: nil)
        if !value.type.isError, let hashable = known("Hashable"), !conforms(value.type, to: hashable) {
            report("subscript index of type '\(solver.resolve(value.type))' in a key path must be Hashable", at: at)
        }
        let local = newLocal("index", value.type, isLet: true, at: at)
        local.isCaptured = true
        held.variables.append(local)
        held.statements.append(Statement(.declare(.bind(local), value), position: at))
        return CallArgument(label: argument.label, expression: make(.local(local), value.type, at), position: at)
    }

    /// `$notes.tags[contains: tag]`: what a binding has no subscript for is one of its value's, reached by a key path.
    func dynamicSubscript(
        _ base: Expression, _ found: [(declared: SubscriptDecl, member: FoundMember)], _ written: [CallArgument], at: SourcePosition
    ) -> Expression? {
        guard case .nominal(let decl, _) = solver.shallow(base.type), decl.attributes.contains("dynamicMemberLookup"),
              let (declared, member) = found.first(where: { $0.declared.parameters.first?.label == "dynamicMember" }),
              !found.contains(where: { $0.declared.parameters.map(\.label) == written.map(\.label) }) else { return nil }
        var map = member.substitution
        for archetype in declared.genericParameters { map[archetype] = solver.fresh() }
        let parameter = substitute(declared.parameters[0].type, map)
        guard case .nominal(let path, let arguments) = solver.shallow(parameter), path.name.hasSuffix("KeyPath"), arguments.count == 2 else { return nil }
        var held = HeldIndices()
        let indices = written.map { heldIndex($0, &held) }
        guard let literal = buildKeyPath(root: arguments[0], capturing: held.variables, isWritten: path.name != "KeyPath", at: at, { root in
            let value = subscripted(root, root.type, isStatic: false, indices, expected: nil, at: at)
            return value.type.isError ? nil : (value, ["[" + written.compactMap { $0.syntax?.trimmedDescription }.joined(separator: ", ") + "]"])
        }), solver.unify(arguments[1], literal.value) else { return errorExpression(at: at) }
        let value = dynamicAccess(declared, of: base, make(.keyPath(literal), parameter, at), map, at: at)
        if held.statements.isEmpty { return value }
        let holder = newLocal("part", value.type, isLet: true, at: at)
        return make(.statements(held.statements + [Statement(.declare(.bind(holder), value), position: at)], result: holder), value.type, at)
    }

    private func makeKeyPath(
        components: [KeyPathComponentSyntax], root: Type, _ held: inout HeldIndices, at: SourcePosition
    ) -> KeyPathLiteral? {
        var indices: [[CallArgument]] = []
        for component in components {
            guard case .subscript(let index) = component.component else {
                indices.append([])
                continue
            }
            indices.append(subscriptArguments(index.arguments).map { heldIndex($0, &held) })
        }
        return buildKeyPath(root: root, capturing: held.variables, at: at) { base in
            var value = base
            var names: [String] = []
            for (component, arguments) in zip(components, indices) {
                let at = position(of: component)
                switch component.component {
                case .property(let property):
                    let name = unquoted(property.declName.baseName.text)
                    if name == "self" { continue }
                    names.append(name)
                    value = member(name, of: value, at: at)
                case .optional(let mark):
                    guard let wrapped = solver.shallow(value.type).wrapped else {
                        report("cannot use optional chaining on non-optional value of type '\(solver.resolve(value.type))'", at: at)
                        return nil
                    }
                    value = mark.questionOrExclamationMark.text == "!" ? make(.force(value), wrapped, at) : make(.bindOptional(value), wrapped, at)
                case .subscript(let index):
                    names.append(index.trimmedDescription)
                    value = subscripted(value, value.type, isStatic: false, arguments, expected: nil, at: at)
                default:
                    report("key paths with methods are not supported", at: at, hint: "Write a closure instead.")
                    return nil
                }
                if value.type.isError { return nil }
            }
            if components.contains(where: { if case .optional(let mark) = $0.component { mark.questionOrExclamationMark.text == "?" } else { false } }) {
                if solver.shallow(value.type).wrapped == nil { value = make(.wrap(value), optional(value.type), at) }
                value = make(.optionalEvaluation(value), value.type, at)
            }
            return (value, names)
        }
    }

    /// `\.a.b` by names, for dynamic member lookup.
    func propertyKeyPath(_ names: [String], root: Type, isWritten: Bool = false, at: SourcePosition) -> KeyPathLiteral? {
        buildKeyPath(root: root, isWritten: isWritten, at: at) { base in
            var value = base
            for name in names {
                value = member(name, of: value, at: at)
                if value.type.isError { return nil }
            }
            return (value, names)
        }
    }

    /// - Parameter isWritten: Whether a path that cannot be written is an error.
    func buildKeyPath(
        root: Type, capturing captures: [LocalVariable] = [], isWritten: Bool = false, at: SourcePosition,
        _ path: (Expression) -> (Expression, [String])?
    ) -> KeyPathLiteral? {
        guard let outer = current else { return nil }
        let rootType = solver.resolve(root)
        func function(_ name: String, isInout: Bool) -> (FunctionBody, FunctionContext, LocalVariable) {
            let variable = newLocal("root", rootType, isLet: !isInout, isInout: isInout, at: at)
            let body = FunctionBody(name: name, parameters: [variable], result: .void, position: at)
            body.captures = captures
            return (body, FunctionContext(body: body, parent: nil, declContext: outer.declContext, decl: nil, resultType: .void), variable)
        }
        let (getter, getterContext, root) = function("key path", isInout: false)
        current = getterContext
        defer { current = outer }
        guard let (value, names) = path(make(.local(root), rootType, at)) else { return nil }
        getter.result = value.type
        getter.statements = [Statement(.return(value), position: at)]
        unsettledBodies.append(getter)
        let text = "\\\(rootType)" + KeyPathLiteral.path(names)
        var literal = KeyPathLiteral(
            text: text, getter: getter, setter: nil, isReferenceWritable: false, components: names, root: rootType, value: value.type)
        let (setter, setterContext, place) = function("key path", isInout: !rootType.isClass)
        current = setterContext
        let newValue = newLocal("newValue", value.type, isLet: true, at: at)
        setter.parameters.append(newValue)
        let (target, errors) = speculate { () -> Expression? in
            guard let (target, _) = path(make(.local(place), rootType, at)) else { return nil }
            return requireMutable(target, calling: nil, isAssignment: true)
        }
        guard target != nil, errors.isEmpty, let (made, _) = path(make(.local(place), rootType, at)) else {
            guard isWritten else { return literal }
            diagnostics += errors.prefix(1)
            return nil
        }
        if case .optionalEvaluation = made.kind { return literal }
        setter.statements = [Statement(.expression(make(.assign(to: made, make(.local(newValue), newValue.type, at)), .void, at)), position: at)]
        unsettledBodies.append(setter)
        literal.setter = setter
        literal.isReferenceWritable = rootType.isClass || endsInReference(made)
        return literal
    }

    /// Whether an object lies on the way, so that the root itself needs no change.
    private func endsInReference(_ place: Expression) -> Bool {
        switch place.kind {
        case .field(let base, _), .tupleElement(let base, _), .force(let base): solver.resolve(base.type).isClass || endsInReference(base)
        case .property(let base?, let variable, _): variable.setter?.isMutating == false || solver.resolve(base.type).isClass || endsInReference(base)
        default: false
        }
    }
}
