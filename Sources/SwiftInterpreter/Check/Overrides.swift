import SwiftSyntax

/// Properties that override one of a superclass.
extension Checker {
    /// Notes an overriding property. One with observers alone has no storage: its accessors go on to the superclass.
    func readOverride(_ declared: VariableDecl, context: DeclContext, owner: NominalDecl) {
        guard owner.kind == .class else { return }
        overriddenNames.insert(declared.name)
        guard declared.getter == nil, declared.willSet != nil || declared.didSet != nil else { return }
        declared.isObservingOverride = true
        let getter = newFunction(name: declared.name, kind: .getter, owner: owner, isStatic: false, position: declared.position)
        let setter = newFunction(name: declared.name, kind: .setter, owner: owner, isStatic: false, position: declared.position)
        for function in [getter, setter] {
            function.context = context
            function.accessorOf = declared
            function.takesSelf = true
            register(body: function)
        }
        getter.synthesize = { checker in
            checker.overridingBody(getter) { property, _ in [Statement(.return(property), position: declared.position)] }
        }
        setter.synthesize = { checker in
            checker.overridingBody(setter) { property, context in checker.observedStore(declared, property, context) }
        }
        declared.getter = getter
        declared.setter = setter
        declared.setterIsMutating = false
    }

    private func overridingBody(
        _ function: FunctionDecl, _ statements: (Expression, FunctionContext) -> [Statement]
    ) -> FunctionBody {
        let context = makeContext(for: function)
        current = context
        defer { current = nil }
        let at = function.position
        guard let variable = context.selfVariable, let owner = function.owner, let parent = superclass(of: owner) else { return context.body }
        let base = make(.local(variable), parent, at)
        var property = member(function.name, of: base, at: at)
        if case .property(let object, let inherited, .virtual) = property.kind { property = make(.property(object, inherited, .super), property.type, at) }
        context.body.statements = statements(property, context)
        return context.body
    }

    /// `willSet`, the superclass's setter, `didSet`.
    private func observedStore(_ declared: VariableDecl, _ property: Expression, _ context: FunctionContext) -> [Statement] {
        let at = declared.position
        guard let owner = context.selfVariable, let value = context.lookup("newValue") else { return [] }
        let own = make(.local(owner), owner.type, at)
        let new = make(.local(value), value.type, at)
        let old = newLocal("oldValue", property.type, isLet: true, at: at)
        func call(_ observer: FunctionDecl?, _ argument: Expression) -> [Statement] {
            guard let observer else { return [] }
            resolveSignature(observer)
            return [Statement(.expression(make(.call(observer, [.value(own), .value(argument)], .direct), .void, at)), position: at)]
        }
        return [Statement(.declare(.bind(old), property), position: at)] + call(declared.willSet, new)
            + [Statement(.expression(make(.assign(to: property, new), .void, at)), position: at)]
            + call(declared.didSet, make(.local(old), old.type, at))
    }

    /// The type of an overriding property is that of the superclass's, if none is written.
    func inheritedType(of variable: VariableDecl) -> Type? {
        guard let parent = variable.owner.flatMap({ superclass(of: $0) }) else { return nil }
        return instanceVariable(named: variable.name, of: parent)?.type
    }
}
