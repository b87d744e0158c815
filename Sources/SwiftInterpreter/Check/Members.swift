import SwiftSyntax

/// A member found on a type.
struct FoundMember {
    var member: Member
    /// What the generic parameters of the member's owner are here; `Self` for protocols.
    var substitution: Checker.Substitution
    var owner: NominalDecl
    /// How far from the type itself: 0 its own, then superclasses, protocols.
    var distance: Int
}

/// Finds members by name.
extension Checker {
    /// The members `name` of a value of `base`, or of the type itself when `isStatic`, nearest first.
    func lookup(_ name: String, on base: Type, isStatic: Bool) -> [FoundMember] {
        let base = canonical(solver.shallow(base))
        var found: [FoundMember] = []
        switch base {
        case .nominal(let decl, _):
            var owner: Type? = base
            var distance = 0
            while let type = owner, case .nominal(let current, _) = type {
                add(members(named: name, in: current), of: current, substitution(of: type), distance, isStatic, to: &found)
                owner = superclass(of: current).map { substitute($0, substitution(of: type)) }
                distance += 1
            }
            addProtocolMembers(name, allProtocols(of: decl), on: base, isStatic, distance: 50, to: &found)
        case .existential(let protocols):
            if let parent = superclass(ofAny: protocols) { found += lookup(name, on: parent, isStatic: isStatic) }
            let all = protocols + protocols.flatMap { inheritedProtocols(of: $0) }
            addProtocolMembers(name, all, on: base, isStatic, distance: 0, isOpen: true, to: &found)
        case .archetype(let archetype):
            let protocols = constraints(on: archetype)
            if let parent = superclassConstraint(on: archetype) { found += lookup(name, on: parent, isStatic: isStatic) }
            addProtocolMembers(
                name, protocols + protocols.flatMap { inheritedProtocols(of: $0) }, on: base, isStatic, distance: 0, isOpen: true,
                to: &found)
        default: break
        }
        return found
    }

    private func addProtocolMembers(
        _ name: String, _ protocols: [NominalDecl], on base: Type, _ isStatic: Bool, distance: Int, isOpen: Bool = false,
        to found: inout [FoundMember]
    ) {
        // Of a value whose type is open the requirement is meant, which each type fulfils in its own way; a type that
        // has no implementation of its own takes the extension's.
        var seen: Set<NominalDecl> = []
        let hasOwn = found.contains { $0.distance < 50 }
        for proto in protocols {
            let members = members(named: name, in: proto)
            guard !members.isEmpty, seen.insert(proto).inserted, let selfParameter = proto.genericParameters.first else { continue }
            // A type's own implementation stands for the requirement.
            let requirements = hasOwn ? [] : members.filter { isRequirement($0) }
            let others = members.filter { !isRequirement($0) }
            add(requirements, of: proto, [selfParameter: base], distance + (isOpen ? 0 : 1), isStatic, to: &found)
            add(others, of: proto, [selfParameter: base], distance + (isOpen ? 1 : 0), isStatic, to: &found)
        }
    }

    private func isRequirement(_ member: Member) -> Bool {
        switch member {
        case .function(let function): function.isRequirement
        case .variable(let variable): variable.isRequirement
        case .subscript(let declared): declared.getter.isRequirement
        default: false
        }
    }

    private func add(
        _ members: [Member], of owner: NominalDecl, _ map: Substitution, _ distance: Int, _ isStatic: Bool,
        to found: inout [FoundMember]
    ) {
        for member in members {
            let fits: Bool
            switch member {
            case .function(let function):
                fits = (function.kind == .initializer ? isStatic : function.isStatic == isStatic)
                    && (function.context.map { extensionHolds(extensionContext($0), owner, map) } ?? true)
            case .variable(let variable):
                fits = variable.isStatic == isStatic && (variable.context.map { extensionHolds($0, owner, map) } ?? true)
            case .subscript(let declared): fits = declared.isStatic == isStatic
            case .enumCase, .type: fits = isStatic
            case .alias, .associatedType: fits = isStatic
            }
            if fits { found.append(FoundMember(member: member, substitution: map, owner: owner, distance: distance)) }
        }
    }

    /// Whether the where clause of the extension that declares a property holds for the type at hand.
    private func extensionHolds(_ context: DeclContext, _ owner: NominalDecl, _ map: Substitution) -> Bool {
        guard isExtension(context) else { return true }
        let own = owner.context?.allRequirements.count ?? 0
        let all = context.allRequirements
        guard all.count > own else { return true }
        // A question only: what is unknown stays so.
        let mark = solver.mark()
        defer { solver.rollback(to: mark) }
        return satisfies(all, map)
    }

    /// The body or extension that a function's own context stands in.
    func extensionContext(_ context: DeclContext) -> DeclContext {
        var found = context
        while found.nominal == nil, let parent = found.parent { found = parent }
        return found
    }

    // MARK: Using a property

    /// A reference to a property or static variable that was found on `base` (nil: a static of a concrete type).
    func reference(to variable: VariableDecl, on base: Expression?, _ map: Substitution, at position: SourcePosition) -> Expression {
        if let base, let own = overridden(variable, of: base), let home = own.owner.flatMap({ ancestor(of: solver.resolve(base.type), named: $0) }) {
            return reference(to: own, on: base, substitution(of: home), at: position)
        }
        let type = substitute(type(of: variable), map)
        // A wrapped property is reached by its storage, which is private whatever the property is.
        if isHidden(variable), variable.storageOf == nil {
            reportHidden(variable.name, at: position)
            return errorExpression(at: position)
        }
        if let wrapped = variable.projectionOf, let use = wrapped.wrapper {
            if type.isError, instanceVariable(named: "projectedValue", of: self.type(of: use.storage)) == nil {
                report("'$\(wrapped.name)' has no projected value: '\(use.wrapper.name)' declares no 'projectedValue'", at: position)
                return errorExpression(at: position)
            }
            let storage = reference(to: use.storage, on: wrapped.isStatic ? nil : base, map, at: position)
            guard !wrapped.isStatic, let base else { return staticWrapperMember("projectedValue", of: storage, at: position) }
            return wrapperMember("projectedValue", of: storage, use, enclosing: base, at: position) ?? errorExpression(at: position)
        }
        if let use = variable.wrapper, variable.isStatic || variable.owner == nil {
            return staticWrapperMember("wrappedValue", of: reference(to: use.storage, on: nil, map, at: position), at: position)
        }
        if let use = variable.wrapper, let base {
            if !isSetDirectly(variable, of: base), let observed = observedAccess(of: variable, use), let getter = observed.getter {
                let property = make(.property(base, observed, .direct), type, position)
                noteTypes(of: getter, map, on: property)
                return property
            }
            let storage = reference(to: use.storage, on: base, map, at: position)
            return wrapperMember("wrappedValue", of: storage, use, enclosing: base, at: position).map { retyped($0, type) }
                ?? errorExpression(at: position)
        }
        if let getter = variable.getter {
            resolveSignature(getter)
            noteThrowing(getter.isThrowing, isAsync: getter.isAsync, at: position)
            if !getter.isAsync { noteIsolation(of: variable, base, at: position) }
            let dispatch = dispatch(of: getter, base: base)
            let property = make(.property(base, variable, dispatch), type, position)
            noteTypes(of: getter, map, on: property)
            return property
        }
        if variable.isStatic || variable.owner == nil {
            // The program's own are checked when it is loaded, the vocabulary's when they are used.
            if variable.context?.isInterface == true { apart(in: variable.context) { _ = initializer(of: variable) } }
            return make(.global(variable), type, position)
        }
        guard let base else { return errorExpression(at: position) }
        noteIsolation(of: variable, base, at: position)
        if let owner = variable.owner { resolveStorage(owner) }
        if let accessors = overridable(variable), !isSetDirectly(variable, of: base) {
            return make(.property(base, accessors, .virtual), type, position)
        }
        return make(.field(base, variable), type, position)
    }

    /// A stored property of a class that a subclass overrides: reached by its accessors, found by the dynamic class.
    private func overridable(_ variable: VariableDecl) -> VariableDecl? {
        guard let owner = variable.owner, owner.kind == .class, !owner.isInterface, overriddenNames.contains(variable.name) else { return nil }
        if let made = variable.virtualAccess { return made }
        return access(to: variable, setterIsMutating: false)
    }

    /// A wrapped property with observers: reached by its accessors, which run them around the wrapper's (SE-0258).
    private func observedAccess(of variable: VariableDecl, _ use: WrapperUse) -> VariableDecl? {
        guard variable.isObserved else { return nil }
        if let made = variable.virtualAccess { return made }
        variable.setterIsMutating = isSetterMutating(of: use, in: variable.owner)
        return access(to: variable, setterIsMutating: variable.setterIsMutating)
    }

    /// Whether setting the value of a wrapped property changes the whole that it is part of.
    func isSetterMutating(of use: WrapperUse, in owner: NominalDecl?) -> Bool {
        guard owner?.isReference != true, !use.wrapper.isReference else { return false }
        for case .variable(let value) in members(named: "wrappedValue", in: use.wrapper) where !value.isStatic {
            return value.getter == nil || value.setterIsMutating
        }
        return true
    }

    private func access(to variable: VariableDecl, setterIsMutating: Bool) -> VariableDecl? {
        guard let getter = accessor(of: variable, .getter) else { return nil }
        let made = VariableDecl(
            name: variable.name, owner: variable.owner, isStatic: false, isLet: variable.isLet, position: variable.position)
        made.context = variable.context
        made.access = variable.access
        made.isPrivate = variable.isPrivate
        made.type = type(of: variable)
        made.isTypeResolved = true
        made.getter = getter
        made.setter = accessor(of: variable, .setter)
        made.setter?.isMutating = setterIsMutating
        made.setterIsMutating = setterIsMutating
        variable.virtualAccess = made
        return made
    }

    /// In a convenience initialiser that a class takes over, a name means what it meant in the superclass that declares it.
    private func overridden(_ variable: VariableDecl, of base: Expression) -> VariableDecl? {
        guard !variable.isStatic, case .local(let local) = base.kind, let body = current?.body, local === body.directSelf else { return nil }
        return body.directProperties.first { $0.name == variable.name && $0.owner !== variable.owner }
    }

    /// In its own accessors and initialisers a property is its slot.
    private func isSetDirectly(_ variable: VariableDecl, of base: Expression) -> Bool {
        guard case .local(let local) = base.kind, let body = current?.body else { return false }
        guard local === body.directSelf else { return false }
        if body.directProperties.contains(variable) { return true }
        // Until all has a value, an initialiser gives a wrapped property its own, observers or not.
        guard let slot = variable.wrapper?.storage, body.directProperties.contains(slot) else { return false }
        return !body.directProperties.allSatisfy { hasDefault($0) || current?.madeStorage.contains($0) == true }
    }

    private func staticWrapperMember(_ name: String, of storage: Expression, at position: SourcePosition) -> Expression {
        guard let (member, _) = instanceVariable(named: name, of: storage.type) else { return errorExpression(at: position) }
        return reference(to: member, on: storage, substitution(of: solver.shallow(storage.type)), at: position)
    }

    private func wrapperMember(
        _ name: String, of storage: Expression, _ use: WrapperUse, enclosing base: Expression, at position: SourcePosition
    ) -> Expression? {
        // A wrapper in a class may want to know the object around it: its static subscript takes the object
        // and the ways to the value and to the wrapper.
        if let owner = use.storage.owner, owner.isReference, let accessor = enclosingInstanceSubscript(of: use.wrapper, for: name),
           let storagePath = buildKeyPath(root: base.type, at: position, { root in
               (self.reference(to: use.storage, on: root, self.substitution(of: base.type), at: position), [use.storage.name])
           }),
           let wrappedPath = buildKeyPath(root: base.type, at: position, { root in
               let stored = self.reference(to: use.storage, on: root, self.substitution(of: base.type), at: position)
               guard let (member, _) = self.instanceVariable(named: name, of: stored.type) else { return nil }
               let value = self.reference(to: member, on: stored, self.substitution(of: stored.type), at: position)
               return (value, [String(use.storage.name.dropFirst())])
           }) {
            var map = substitution(of: solver.shallow(storage.type))
            if let enclosing = accessor.genericParameters.first { map[enclosing] = base.type }
            let metatype = make(.metatype(storage.type), .metatype(storage.type), position)
            let arguments = [
                base, make(.keyPath(wrappedPath), keyPathType(wrappedPath), position),
                make(.keyPath(storagePath), keyPathType(storagePath), position),
            ]
            let made = make(.subscript(metatype, accessor, arguments.map { .value($0) }, .direct), substitute(accessor.result, map), position)
            noteTypes(of: accessor.getter, map, on: made)
            return made
        }
        guard let (member, _) = instanceVariable(named: name, of: storage.type) else { return nil }
        return reference(to: member, on: storage, substitution(of: solver.shallow(storage.type)), at: position)
    }

    /// `static subscript(_enclosingInstance:wrapped:storage:)` of a wrapper, or the one with `projected:`.
    func enclosingInstanceSubscript(of wrapper: NominalDecl, for member: String) -> SubscriptDecl? {
        let label = member == "wrappedValue" ? "wrapped" : "projected"
        for case .subscript(let declared) in members(named: "subscript", in: wrapper) where declared.isStatic {
            resolveSignature(declared)
            if declared.parameters.first?.label == "_enclosingInstance", declared.parameters.dropFirst().first?.label == label { return declared }
        }
        return nil
    }

    func dispatch(of function: FunctionDecl, base: Expression?) -> Dispatch {
        guard let owner = function.owner else { return .direct }
        if owner.kind == .protocol { return function.isRequirement ? .witness : .direct }
        if owner.isReference, !function.isStatic || function.isClassMember, function.kind != .initializer {
            if let base, case .local(let variable) = base.kind, variable.name == "super" { return .super }
            return .virtual
        }
        return .direct
    }

    /// Names that a member can have on a type, for suggestions.
    func memberNames(of type: Type, isStatic: Bool) -> [String] {
        var names: Set<String> = []
        func add(_ decl: NominalDecl) {
            var all = Array(decl.members.keys)
            for space in [space] + outerSpaces { all += (space.extraMembers[decl] ?? [:]).keys.map { $0 } }
            for name in all where !name.hasPrefix("_") && name != "init" && name != "subscript" {
                if !lookup(name, on: type, isStatic: isStatic).isEmpty { names.insert(name) }
            }
        }
        switch solver.shallow(type) {
        case .nominal(let decl, _):
            add(decl)
            allProtocols(of: decl).forEach(add)
        case .existential(let protocols):
            (protocols + protocols.flatMap { inheritedProtocols(of: $0) }).forEach(add)
        default: break
        }
        return names.sorted()
    }
}
