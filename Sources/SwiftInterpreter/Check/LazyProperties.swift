import SwiftSyntax

/// `lazy var`: an optional slot behind the property, filled by its getter when someone first asks.
extension Checker {
    /// Gives a lazy property its slot and its accessors.
    func readLazy(_ declared: VariableDecl, context: DeclContext, owner: NominalDecl?) {
        guard declared.isLazy, let owner, !declared.isStatic, declared.getter == nil, declared.binding?.initializer != nil else { return }
        let slot = VariableDecl(
            name: "$__lazy_storage_$_\(declared.name)", owner: owner, isStatic: false, isLet: false, position: declared.position)
        slot.context = context
        slot.isLazySlot = true
        slot.isPrivate = true
        slot.lazyProperty = declared
        declared.lazyStorage = slot

        let getter = accessor(.getter, of: declared, owner: owner, context: context)
        getter.isMutating = !owner.isReference
        declared.getterIsMutating = getter.isMutating
        getter.synthesize = { $0.lazyGetter(of: declared, slot, getter) }
        declared.getter = getter
        let setter = accessor(.setter, of: declared, owner: owner, context: context)
        setter.isMutating = !owner.isReference
        declared.setterIsMutating = setter.isMutating
        setter.synthesize = { $0.lazySetter(of: declared, slot, setter) }
        declared.setter = setter
    }

    private func accessor(_ kind: FunctionDecl.Kind, of declared: VariableDecl, owner: NominalDecl, context: DeclContext) -> FunctionDecl {
        let function = newFunction(name: declared.name, kind: kind, owner: owner, isStatic: false, position: declared.position)
        function.context = context
        function.accessorOf = declared
        function.takesSelf = true
        register(body: function)
        return function
    }

    private func lazyGetter(of declared: VariableDecl, _ slot: VariableDecl, _ getter: FunctionDecl) -> FunctionBody {
        let context = makeContext(for: getter)
        current = context
        defer { current = nil }
        let at = declared.position
        guard let owner = context.selfVariable, let syntax = declared.binding?.initializer?.value else { return context.body }
        let place = make(.field(make(.local(owner), owner.type, at), slot), type(of: slot), at)
        let type = type(of: declared)
        let known = newLocal("value", type, isLet: true, at: at)
        let made = newLocal("value", type, isLet: true, at: at)
        let value = check(syntax, as: type, for: .initialization)
        context.body.statements = [
            Statement(.if([.matches(.some(.bind(known)), place)], then: [
                Statement(.return(make(.local(known), type, at)), position: at),
            ], else: []), position: at),
            Statement(.declare(.bind(made), value), position: at),
            store(make(.local(made), type, at), in: place, at),
            Statement(.return(make(.local(made), type, at)), position: at),
        ]
        return context.body
    }

    private func lazySetter(of declared: VariableDecl, _ slot: VariableDecl, _ setter: FunctionDecl) -> FunctionBody {
        let context = makeContext(for: setter)
        current = context
        defer { current = nil }
        let at = declared.position
        guard let owner = context.selfVariable, let value = context.lookup("newValue") else { return context.body }
        let place = make(.field(make(.local(owner), owner.type, at), slot), type(of: slot), at)
        context.body.statements = [store(make(.local(value), value.type, at), in: place, at)]
        return context.body
    }

    private func store(_ value: Expression, in place: Expression, _ at: SourcePosition) -> Statement {
        let wrapped = make(.wrap(value), place.type, at)
        return Statement(.expression(make(.assign(to: place, wrapped), .void, at)), position: at)
    }
}
