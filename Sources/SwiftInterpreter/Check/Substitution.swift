/// Puts types in the place of generic parameters.
extension Checker {
    typealias Substitution = [Archetype: Type]

    func substitute(_ type: Type, _ map: Substitution) -> Type {
        type.mapping { part in
            guard case .archetype(let archetype) = part else { return nil }
            return substitute(archetype, map)
        }
    }

    private func substitute(_ archetype: Archetype, _ map: Substitution) -> Type {
        if let found = map[archetype] { return found }
        if let base = archetype.base {
            let replaced = substitute(base, map)
            if replaced != .archetype(base) {
                let found = associatedType(archetype.name, of: replaced) ?? .error
                // A type inside a generic one, as `List<T>.Iterator` is, speaks of the parameters of the one around.
                guard let outer = base.base else { return found }
                return fromOutside(found, of: substitute(outer, map))
            }
        }
        return canonical(.archetype(archetype))
    }

    /// What the same-type requirements in scope (`where Element == Int`) say that an archetype is: a concrete type, or
    /// the one that stands for all that are equal.
    func canonical(_ type: Type) -> Type {
        guard case .archetype(let archetype) = type else { return type }
        var equalities = sameTypes
        if archetype.depth > 1 { equalities += equalitiesOfProtocols(on: archetype) }
        if equalities.isEmpty { return type }
        var type = type
        for _ in 0...equalities.count {
            guard case .archetype = type, let next = equalities.lazy.compactMap({ self.simpler(type, by: $0) }).first else { break }
            type = next
        }
        // A member of a parameter that is one certain type here: `Bound.Stride` where `Bound == Int`.
        if case .archetype(let member) = type, let base = member.base, case let known = canonical(.archetype(base)) {
            if case .archetype = known { return type }
            if let found = associatedType(member.name, of: known), !found.hasError { return found }
        }
        return type
    }

    /// What protocols say of the members of members: `S.Iterator.Element` is `S.Element`.
    private func equalitiesOfProtocols(on archetype: Archetype) -> [(Type, Type)] {
        var result: [(Type, Type)] = []
        var subject = archetype.base?.base
        while let base = subject {
            let protocols = constraints(on: base)
            var seen: Set<NominalDecl> = []
            for proto in protocols + protocols.flatMap({ inheritedProtocols(of: $0) }) where seen.insert(proto).inserted {
                guard let selfParameter = proto.genericParameters.first, let context = proto.context else { continue }
                for case .same(let left, let right) in context.allRequirements + associatedRequirements(of: proto) {
                    let places = [left, right].map { side in
                        side.mapping { part in
                            guard case .archetype(let inner) = part else { return nil }
                            return .archetype(inner.replacing(selfParameter, by: base))
                        }
                    }
                    result.append((places[0], places[1]))
                }
            }
            subject = base.base
        }
        return result
    }

    /// What the where clauses of a protocol's associated types say.
    func associatedRequirements(of proto: NominalDecl) -> [GenericRequirement] {
        if let read = readAssociatedRequirements[proto] { return read }
        // The clause may name members that are found by asking this again.
        readAssociatedRequirements[proto] = []
        var result: [GenericRequirement] = []
        for case .associatedType(let associated) in inOrder(proto.members) {
            guard let clause = associated.syntax.genericWhereClause else { continue }
            result += readRequirements(parameters: nil, whereClause: clause, in: associated.context)
        }
        readAssociatedRequirements[proto] = result
        return result
    }

    /// The other side of an equality, where that is concrete or nearer to a generic parameter.
    private func simpler(_ type: Type, by equality: (Type, Type)) -> Type? {
        for (here, other, isRight) in [(equality.0, equality.1, false), (equality.1, equality.0, true)] where here == type {
            guard case .archetype(let own) = type, case .archetype(let candidate) = other else { return other }
            if (candidate.depth, isRight ? 0 : 1) < (own.depth, isRight ? 1 : 0) { return other }
        }
        return nil
    }

    /// The type with every archetype in it in its canonical form.
    func canonicalThroughout(_ type: Type) -> Type {
        if sameTypes.isEmpty, !type.contains(where: { if case .archetype(let part) = $0 { part.depth > 1 } else { false } }) { return type }
        // What an unknown has become counts, too.
        return solver.resolve(type).mapping { part in
            guard case .archetype = part else { return nil }
            let found = canonical(part)
            return found == part ? nil : found
        }
    }

    /// The same-type requirements of the contexts around the current body or signature.
    private var sameTypes: [(Type, Type)] {
        var result: [(Type, Type)] = []
        for context in [signatureContext, current?.declContext] {
            for case .same(let left, let right) in context?.allRequirements ?? [] { result.append((left, right)) }
        }
        return result
    }

    /// The archetypes that the requirements in scope make equal to this one, itself included.
    func equals(of archetype: Archetype) -> [Archetype] {
        var result = [archetype]
        var isGrowing = true
        let equalities = sameTypes
        while isGrowing, !equalities.isEmpty {
            isGrowing = false
            for case (.archetype(let left), .archetype(let right)) in equalities where result.contains(left) != result.contains(right) {
                result.append(result.contains(left) ? right : left)
                isGrowing = true
            }
        }
        return result
    }

    /// The generic arguments of a nominal type by parameter.
    func substitution(of type: Type) -> Substitution {
        guard case .nominal(let decl, let arguments) = type else { return [:] }
        return Dictionary(zip(decl.genericParameters, arguments), uniquingKeysWith: { a, _ in a })
    }

    /// A type in terms of the generic parameters of `owner`, with its arguments in their places. Inside `owner` they stand
    /// for themselves, and nothing is to be done.
    private func fromOutside(_ type: Type, of owner: Type) -> Type {
        let arguments = substitution(of: solver.shallow(owner)).filter { $0.value != .archetype($0.key) }
        return arguments.isEmpty ? type : canonicalThroughout(substitute(type, arguments))
    }

    /// `Element` of `[Int]`: a generic parameter, a typealias or a nested type of that name, or what a
    /// member that the protocol asks for tells.
    func associatedType(_ name: String, of type: Type) -> Type? {
        switch solver.shallow(type) {
        case .error: return .error
        case .variable(let variable):
            switch variable.literal {
            case .integer: return associatedType(name, of: intType)
            case .float: return associatedType(name, of: doubleType)
            case .string: return associatedType(name, of: stringType)
            case .none: return solver.project(name, of: type)
            }
        case .archetype(let archetype):
            let protocols = constraints(on: archetype)
            for proto in protocols + protocols.flatMap({ inheritedProtocols(of: $0) }) {
                for case .alias(let alias) in members(named: name, in: proto) {
                    guard let selfParameter = proto.genericParameters.first else { continue }
                    return substitute(resolveAlias(alias), [selfParameter: type])
                }
            }
            return canonical(.archetype(Archetype(name: name, owner: archetype.owner, base: archetype)))
        case .existential(let protocols): return associatedType(name, ofAny: protocols)
        case .nominal(let decl, _):
            let type = solver.shallow(type)
            var inherited: Type? = type
            while let owner = inherited, case .nominal(let ownerDecl, _) = owner {
                if let found = ownAssociatedType(name, of: owner) { return found }
                inherited = superclass(of: ownerDecl).map { substitute($0, substitution(of: owner)) }
            }
            for proto in allProtocols(of: decl) {
                for case .alias(let alias) in members(named: name, in: proto) {
                    guard let selfParameter = proto.genericParameters.first else { continue }
                    return substitute(resolveAlias(alias), [selfParameter: type])
                }
            }
            if decl.kind == .enum, name == "RawValue" { return decl.rawType }
            if name == "AllCases" { return array(type) }
            return inferAssociatedType(name, of: type, decl: decl)
        case .metatype, .tuple, .function: return nil
        }
    }

    private func ownAssociatedType(_ name: String, of type: Type) -> Type? {
        guard case .nominal(let decl, let arguments) = type else { return nil }
        if decl.kind != .protocol, let index = decl.genericParameters.firstIndex(where: { $0.name == name }), index < arguments.count {
            return arguments[index]
        }
        for member in members(named: name, in: decl) {
            switch member {
            case .alias(let alias): return substitute(resolveAlias(alias), substitution(of: type))
            case .type(let nested): return unapplied(nested, of: type, in: typeContext)
            default: continue
            }
        }
        return nil
    }

    /// What the witnesses of a protocol's requirements say that an associated type is.
    private func inferAssociatedType(_ name: String, of type: Type, decl: NominalDecl) -> Type? {
        guard inferring.insert("\(decl.qualifiedName).\(name)").inserted else { return nil }
        defer { inferring.remove("\(decl.qualifiedName).\(name)") }
        for proto in allProtocols(of: decl) {
            guard let selfParameter = proto.genericParameters.first else { continue }
            let wanted = Archetype(name: name, owner: selfParameter.owner, base: selfParameter)
            for requirement in proto.protocolRequirements {
                resolveSignature(requirement)
                let pattern = signatureType(of: requirement)
                guard pattern.contains(where: { $0 == .archetype(wanted) }),
                      let witness = ownImplementation(of: requirement, in: decl) else { continue }
                resolveSignature(witness)
                var found: Type?
                match(pattern, signatureType(of: witness)) { if $0 == wanted, found == nil { found = $1 } }
                if let found { return substitute(found, substitution(of: type)) }
            }
        }
        for proto in allProtocols(of: decl) {
            guard let selfParameter = proto.genericParameters.first, let context = proto.context else { continue }
            let wanted = Type.archetype(Archetype(name: name, owner: selfParameter.owner, base: selfParameter))
            for case .same(let left, let right) in context.allRequirements where left == wanted || right == wanted {
                // `Element` is `Iterator.Element`.
                let found = fromOutside(substitute(left == wanted ? right : left, [selfParameter: type]), of: type)
                if !found.hasError { return found }
            }
        }
        if let found = defaultAssociatedType(name, of: type, decl: decl) { return found }
        return typeOfDefaultMember(name, of: type, decl: decl)
    }

    /// What `associatedtype Indices = Range<Index>` says.
    private func defaultAssociatedType(_ name: String, of type: Type, decl: NominalDecl) -> Type? {
        for proto in allProtocols(of: decl) {
            if let associated = proto.members[name]?.lazy.compactMap({ if case .associatedType(let a) = $0 { a } else { nil } }).first,
               let value = associated.syntax.initializer?.value, let selfParameter = proto.genericParameters.first {
                return substitute(resolveType(value, in: associated.context), [selfParameter: type])
            }
        }
        return nil
    }

    /// What the members that an extension of a protocol gives say: the `ID` of a class without an `id` of its own.
    private func typeOfDefaultMember(_ name: String, of type: Type, decl: NominalDecl) -> Type? {
        for proto in allProtocols(of: decl) {
            guard let selfParameter = proto.genericParameters.first else { continue }
            let wanted = Archetype(name: name, owner: selfParameter.owner, base: selfParameter)
            for requirement in proto.protocolRequirements {
                let pattern = signatureType(of: requirement)
                guard pattern.contains(where: { $0 == .archetype(wanted) }), let witness = defaultImplementation(of: requirement, for: decl),
                      let own = witness.owner?.genericParameters.first else { continue }
                var found: Type?
                match(pattern, signatureType(of: witness)) { if $0 == wanted, found == nil { found = $1 } }
                if let found { return substitute(found, [own: type]) }
            }
        }
        return nil
    }

    func signatureType(of function: FunctionDecl) -> Type {
        .function(FunctionType(parameters: function.parameters.map { FunctionType.Parameter(type: $0.type) }, result: function.result))
    }

    /// Calls `found` for each archetype of `pattern` with what stands in its place in `actual`.
    private func match(_ pattern: Type, _ actual: Type, _ found: (Archetype, Type) -> Void) {
        switch (pattern, actual) {
        case (.archetype(let archetype), _): found(archetype, actual)
        case (.nominal(let p, let ps), .nominal(let a, let xs)) where p === a && ps.count == xs.count:
            for (p, a) in zip(ps, xs) { match(p, a, found) }
        case (.function(let p), .function(let a)) where p.parameters.count == a.parameters.count:
            for (p, a) in zip(p.parameters, a.parameters) { match(p.type, a.type, found) }
            match(p.result, a.result, found)
        case (.tuple(let ps), .tuple(let xs)) where ps.count == xs.count:
            for (p, a) in zip(ps, xs) { match(p.type, a.type, found) }
        case (.metatype(let p), .metatype(let a)): match(p, a, found)
        default: return
        }
    }

    /// A type named as a member of another: a nested type, an alias, an associated type.
    func memberType(named name: String, of type: Type) -> TypeName? {
        switch solver.shallow(type) {
        case .nominal(let decl, _):
            for member in members(named: name, in: decl) {
                guard case .type(let nested) = member else { continue }
                let isWhole = nested.genericParameters.count == nested.inheritedParameterCount
                return isWhole ? .type(unapplied(nested, of: type, in: typeContext)) : .decl(nested)
            }
            return associatedType(name, of: type).map { .type($0) }
        case .archetype(let archetype):
            let protocols = constraints(on: archetype)
            for proto in protocols + protocols.flatMap(inheritedProtocols) {
                for member in members(named: name, in: proto) {
                    switch member {
                    case .associatedType: return .type(associatedType(name, of: type) ?? .error)
                    case .alias(let alias):
                        guard let selfParameter = proto.genericParameters.first else { continue }
                        return .type(substitute(resolveAlias(alias), [selfParameter: type]))
                    case .type(let nested): return .decl(nested)
                    default: continue
                    }
                }
            }
            return nil
        case .existential(let protocols):
            for proto in protocols {
                for case .type(let nested) in members(named: name, in: proto) { return .decl(nested) }
            }
            return nil
        default: return nil
        }
    }

    func associatedTypeDecl(named name: String, in proto: NominalDecl) -> AssociatedTypeDecl? {
        for candidate in [proto] + inheritedProtocols(of: proto) {
            for case .associatedType(let found) in members(named: name, in: candidate) { return found }
        }
        return nil
    }

    /// A `T` of which only `T.Stride` is known: a type that is its own stride is the best guess, before literals make it an Int.
    func guessProjectedBases() {
        settleProjections()
        for projection in solver.projections {
            let result = solver.resolve(projection.result)
            guard case .nominal = result, !result.hasVariables, associatedType(projection.name, of: result) == result else { continue }
            _ = solver.unify(projection.base, result)
        }
        settleProjections()
    }

    /// Settles what was unknown until now: `Element` of a base that has been found since.
    @discardableResult
    func settleProjections() -> Bool {
        var isConsistent = true
        for projection in solver.takeProjections() {
            let base = solver.resolve(projection.base)
            if case .variable(let variable) = base, variable.literal == .none {
                solver.keep(projection)
                continue
            }
            guard let found = associatedType(projection.name, of: base) else {
                isConsistent = false
                continue
            }
            if solver.unify(projection.result, found) { continue }
            // Whoever asks in the end has to tell.
            isConsistent = false
            solver.keep(projection)
        }
        return isConsistent
    }

    /// What contradicts itself among the unknowns: what a base has, and what is wanted of it. It is told once.
    func takeContradiction() -> (found: Type, wanted: Type)? {
        var contradiction: (Type, Type)?
        for projection in solver.takeProjections() {
            let base = solver.resolve(projection.base)
            if case .variable = base {
                solver.keep(projection)
            } else if let found = associatedType(projection.name, of: base), contradiction == nil {
                contradiction = (solver.resolve(found), solver.resolve(projection.result))
            }
        }
        return contradiction
    }

    /// Takes an unknown sequence of known elements for an array.
    func guessArrays() {
        settleProjections()
        for projection in solver.projections where projection.name == "Element" {
            let element = solver.resolve(projection.result)
            guard case .variable = solver.shallow(projection.base), !element.hasVariables else { continue }
            _ = solver.unify(projection.base, array(element))
        }
        settleProjections()
    }
}
