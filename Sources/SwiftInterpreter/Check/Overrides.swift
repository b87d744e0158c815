import SwiftSyntax

/// Properties that override one of a superclass.
extension Checker {
    /// Notes an overriding property. One with observers alone has no storage: its accessors go on to the superclass.
    func readOverride(_ declared: VariableDecl, context: DeclContext, owner: NominalDecl) {
        guard owner.kind == .class else { return }
        overriddenNames.insert(declared.name)
        guard declared.getter == nil, declared.isObserved else { return }
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

    /// `willSet`, the setter that the property goes on to, `didSet`.
    func observedStore(_ declared: VariableDecl, _ property: Expression, _ context: FunctionContext) -> [Statement] {
        let at = declared.position
        guard let owner = context.selfVariable, let value = context.lookup("newValue") else { return [] }
        let own = make(.local(owner), owner.type, at)
        let new = make(.local(value), value.type, at)
        let old = newLocal("oldValue", property.type, isLet: true, at: at)
        func call(_ observer: FunctionDecl?, _ argument: Expression) -> [Statement] {
            guard let observer else { return [] }
            resolveSignature(observer)
            let arguments: [Argument] = [observer.mutatesSelf ? .inout(own) : .value(own), .value(argument)]
            return [Statement(.expression(make(.call(observer, arguments, .direct), .void, at)), position: at)]
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

/// What a class must say about what it inherits.
extension Checker {
    func checkInheritance(of decl: NominalDecl) {
        if let parent = superclass(of: decl)?.nominal, isFinal(parent) {
            report("inheritance from a final class '\(parent.name)'", at: decl.position)
        }
        for member in decl.members.values.joined() {
            switch member {
            case .function(let function) where function.kind == .function:
                checkOverride(
                    of: function.name, modifiers: function.syntax?.as(FunctionDeclSyntax.self)?.modifiers, kind: "method", at: function.position,
                    in: decl, overridden: overriddenMethod(of: function, in: decl))
            case .variable(let variable) where variable.storageOf == nil && variable.lazyProperty == nil && variable.projectionOf == nil:
                let modifiers = variable.binding?.parent?.parent?.as(VariableDeclSyntax.self)?.modifiers
                checkOverride(
                    of: variable.name, modifiers: modifiers, kind: "property", at: variable.position, in: decl,
                    overridden: overriddenProperty(of: variable, in: decl))
                let isOverride = modifiers?.contains { $0.name.text == "override" } ?? false
                if isOverride, !variable.isStatic, variable.getter == nil, overriddenProperty(of: variable, in: decl) != nil {
                    report("cannot override with a stored property '\(variable.name)'", at: variable.position,
                           hint: "Set it in 'init', or write 'didSet' to look at its changes.")
                }
            default: continue
            }
        }
        requireInitializer(of: decl)
        requireRequiredInitializers(of: decl)
    }

    /// `required init` of a superclass, which a class with designated initialisers of its own does not inherit.
    private func requireRequiredInitializers(of decl: NominalDecl) {
        guard !decl.isInterface else { return }
        let own = initializers(in: decl)
        guard own.contains(where: { !$0.isConvenience }) else { return }
        var parent = superclass(of: decl)?.nominal
        while let current = parent, !current.isInterface {
            for required in initializers(in: current) where isRequired(required) {
                guard !own.contains(where: { $0.parameters.map(\.label) == required.parameters.map(\.label) }) else { continue }
                let labels = required.parameters.map { ($0.label ?? "_") + ":" }.joined()
                let brace = decl.syntax?.as(ClassDeclSyntax.self)?.memberBlock.rightBrace
                let end = decl.context.flatMap { context in brace.map { SyntaxProtocol.position($0)(in: context.file) } }
                report("'required' initializer 'init(\(labels))' must be provided by subclass of '\(current.name)'", at: end ?? decl.position)
                return
            }
            parent = superclass(of: current)?.nominal
        }
    }

    private func initializers(in decl: NominalDecl) -> [FunctionDecl] {
        members(named: "init", in: decl).compactMap { member in
            guard case .function(let function) = member else { return nil }
            resolveSignature(function)
            return function
        }
    }

    /// Only what each subclass has can make an object of a class that is known by its metatype alone.
    func requireRequired(_ initializer: FunctionDecl, toMake type: Type, at position: SourcePosition) {
        guard let owner = initializer.owner, owner.kind == .class, !owner.isInterface, !isFinal(owner), !isRequired(initializer),
              initializer.syntax != nil || !inheritsRequired(initializer, owner) else { return }
        report(
            "constructing an object of class type '\(type)' with a metatype value must use a 'required' initializer", at: position,
            hint: initializer.syntax == nil ? "Declare `required init()` in \(owner.name)." : "Write `required` before the init in \(owner.name).")
    }

    /// A class without initialisers of its own has the required ones of its superclass.
    private func inheritsRequired(_ implied: FunctionDecl, _ owner: NominalDecl) -> Bool {
        let labels = implied.parameters.map(\.label)
        return sequence(first: owner) { self.superclass(of: $0)?.nominal }.dropFirst().contains { parent in
            initializers(in: parent).contains { isRequired($0) && $0.parameters.map(\.label) == labels }
        }
    }

    private func isRequired(_ function: FunctionDecl) -> Bool {
        function.syntax?.as(InitializerDeclSyntax.self)?.modifiers.contains { $0.name.text == "required" } ?? false
    }

    /// What a protocol makes with `init` each subclass must be able to make.
    func requireRequired(_ implementation: FunctionDecl, for requirement: FunctionDecl, of decl: NominalDecl) {
        guard requirement.kind == .initializer, decl.kind == .class, !isFinal(decl), implementation.owner === decl, !isRequired(implementation),
              implementation.syntax != nil, !decl.isInterface else { return }
        let labels = requirement.parameters.map { ($0.label ?? "_") + ":" }.joined()
        report("initializer requirement 'init(\(labels))' can only be satisfied by a 'required' initializer in non-final class '\(decl.name)'",
               at: implementation.position, hint: "Write 'required' before it, or 'final' before the class.")
    }

    /// Where a protocol says `Self`, a subclass's method must give the subclass.
    func requireSelf(_ implementation: FunctionDecl, for requirement: FunctionDecl, of decl: NominalDecl) {
        func result(_ function: FunctionDecl) -> String? {
            function.syntax?.as(FunctionDeclSyntax.self)?.signature.returnClause?.type.trimmedDescription
        }
        guard requirement.kind == .function, decl.kind == .class, !isFinal(decl), implementation.owner === decl, !decl.isInterface,
              result(requirement) == "Self", let own = result(implementation), own != "Self" else { return }
        let labels = requirement.parameters.map { ($0.label ?? "_") + ":" }.joined()
        report("method '\(requirement.name)(\(labels))' in non-final class '\(decl.name)' must return 'Self' to conform to protocol '\(requirement.owner?.name ?? "")'",
               at: implementation.position, hint: "Return 'Self', or write 'final' before the class.")
    }

    private func checkOverride(
        of name: String, modifiers: DeclModifierListSyntax?, kind: String, at position: SourcePosition, in decl: NominalDecl, overridden: Overridden?
    ) {
        guard let modifiers else { return }
        let isOverride = modifiers.contains { $0.name.text == "override" }
        if isOverride, overridden == nil {
            report("\(kind) does not override any \(kind) from its superclass", at: position,
                   hint: superclass(of: decl) == nil ? "'\(decl.name)' has no superclass." : "'\(decl.superclass?.nominal?.name ?? "")' has no \(kind) '\(name)' of this kind.")
        } else if !isOverride, overridden != nil {
            report("overriding declaration requires an 'override' keyword", at: position, hint: "Write 'override' before it.")
        } else if isOverride, overridden?.isFinal == true {
            report("\(kind) overrides a 'final' \(kind)", at: position, hint: "Leave 'final' out where '\(name)' is first declared.")
        }
    }

    /// What a declaration overrides.
    private struct Overridden {
        var isFinal: Bool

        init(_ modifiers: DeclModifierListSyntax?) { isFinal = modifiers?.contains { $0.name.text == "final" } ?? false }
    }

    private func overriddenMethod(of function: FunctionDecl, in decl: NominalDecl) -> Overridden? {
        resolveSignature(function)
        var owner = superclass(of: decl)
        while let type = owner, case .nominal(let parent, _) = type {
            for case .function(let found) in members(named: function.name, in: parent) where found.kind == .function && found.isStatic == function.isStatic {
                resolveSignature(found)
                guard found.genericParameters.count == function.genericParameters.count else { continue }
                // The generic parameters of both are the same in their order.
                let map = substitution(of: type).merging(zip(found.genericParameters, function.genericParameters).map { ($0, .archetype($1)) }) { $1 }
                guard !isPrivate(found.syntax?.as(FunctionDeclSyntax.self)?.modifiers), found.parameters.map(\.label) == function.parameters.map(\.label),
                      zip(found.parameters, function.parameters).allSatisfy({ substitute($0.type, map) == $1.type }),
                      function.result.hasError || canConvert(function.result, to: substitute(found.result, map)) else { continue }
                return Overridden(found.syntax?.as(FunctionDeclSyntax.self)?.modifiers)
            }
            owner = superclass(of: parent).map { substitute($0, substitution(of: type)) }
        }
        return nil
    }

    private func overriddenProperty(of variable: VariableDecl, in decl: NominalDecl) -> Overridden? {
        var owner = superclass(of: decl)?.nominal
        while let parent = owner {
            for case .variable(let found) in members(named: variable.name, in: parent)
            where found.isStatic == variable.isStatic && !found.isPrivate {
                return Overridden(found.binding?.parent?.parent?.as(VariableDeclSyntax.self)?.modifiers)
            }
            owner = superclass(of: parent)?.nominal
        }
        return nil
    }

    private func isPrivate(_ modifiers: DeclModifierListSyntax?) -> Bool {
        modifiers?.contains { $0.name.text == "private" || $0.name.text == "fileprivate" } ?? false
    }

    func isFinal(_ decl: NominalDecl) -> Bool {
        decl.syntax?.as(ClassDeclSyntax.self)?.modifiers.contains { $0.name.text == "final" } ?? false
    }

    /// A class whose properties are not all given values needs an initialiser.
    private func requireInitializer(of decl: NominalDecl) {
        guard !decl.isInterface, members(named: "init", in: decl).isEmpty else { return }
        guard let missing = ownStoredProperties(of: decl).first(where: { !hasDefault($0) }) else { return }
        let name = missing.storageOf?.name ?? missing.name
        report("class '\(decl.name)' has no initializers", at: decl.position,
               hint: "'\(name)' has no initial value: give it one, or write an 'init'.")
    }
}
