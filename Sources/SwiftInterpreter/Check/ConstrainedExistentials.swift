/// What `any Sequence<Int>` tells of the types inside.
extension Checker {
    /// An associated type of whatever an existential holds: what the existential tells, or the protocols that it meets.
    func associatedType(_ name: String, ofAny protocols: [NominalDecl]) -> Type {
        for proto in protocols {
            if let told = proto.constraint?.arguments.first(where: { $0.name == name }) { return told.type }
        }
        let all = protocols + protocols.flatMap { inheritedProtocols(of: $0) }
        for proto in all {
            guard let selfParameter = proto.genericParameters.first else { continue }
            for case .associatedType(let found) in members(named: name, in: proto) {
                guard let clause = found.syntax.inheritanceClause else { continue }
                var bounds: [NominalDecl] = []
                for inherited in clause.inheritedTypes {
                    if case .existential(let protocols) = resolveType(inherited.type, in: found.context) { bounds += protocols }
                }
                return .existential(bounds.map { bound in
                    let types = bound.primaryAssociatedTypes.map { member in
                        equal(to: member, of: name, in: proto, selfParameter).map { associatedType($0, ofAny: protocols) } ?? .any
                    }
                    return types.isEmpty ? bound : bound.constrained(by: types)
                })
            }
        }
        return .any
    }

    /// `Element`, where a protocol says that its `Iterator.Element` is that.
    private func equal(to member: String, of name: String, in proto: NominalDecl, _ selfParameter: Archetype) -> String? {
        let own = Archetype(name: name, owner: selfParameter.owner, base: selfParameter)
        let inner = Type.archetype(Archetype(name: member, owner: selfParameter.owner, base: own))
        for case .same(let left, let right) in (proto.context?.allRequirements ?? []) + associatedRequirements(of: proto) {
            guard left == inner || right == inner, case .archetype(let other) = left == inner ? right : left,
                  other.base == selfParameter else { continue }
            return other.name
        }
        return nil
    }

    /// Whether a type meets a protocol and has the associated types that are told.
    func conforms(_ type: Type, to constraint: ProtocolConstraint) -> Bool {
        if case .existential(let protocols) = solver.resolve(type) {
            let all = protocols + protocols.flatMap { inheritedProtocols(of: $0) }
            guard all.contains(constraint.base) else { return false }
        } else if !conforms(type, to: constraint.base) {
            return false
        }
        return constraint.arguments.allSatisfy { argument in
            guard let found = associatedType(argument.name, of: type) else { return false }
            let mark = solver.mark()
            if solver.unify(found, argument.type) { return true }
            solver.rollback(to: mark)
            return false
        }
    }
}
