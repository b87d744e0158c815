import SwiftSyntax

/// Who conforms to what.
extension Checker {
    /// The members of that name in a type's own declaration and its extensions, the program's included.
    func members(named name: String, in decl: NominalDecl) -> [Member] {
        var found = decl.members[name] ?? []
        if decl.isInterface {
            for space in [space] + outerSpaces {
                if let extra = space.extraMembers[decl]?[name] { found += extra }
            }
        }
        return found
    }

    /// Reads the inheritance clauses of a type and its extensions.
    func resolveInheritance(_ decl: NominalDecl) {
        guard !decl.isInheritanceResolved else { return }
        decl.isInheritanceResolved = true
        let clauses = decl.inheritance
        decl.inheritance = []
        for (clause, context) in clauses {
            guard let clause else { continue }
            for conformance in readClause(clause, of: decl, in: context) { decl.conformances.append(conformance) }
        }
        if decl.isObservable, let observable = known("Observable"), !decl.conformances.contains(where: { $0.protocol === observable }) {
            decl.conformances.append(Conformance(protocol: observable, requirements: [], position: decl.position))
        }
    }

    private func readClause(_ clause: InheritanceClauseSyntax, of decl: NominalDecl, in context: DeclContext) -> [Conformance] {
        clausesBeingRead += 1
        defer { clausesBeingRead -= 1 }
        var result: [Conformance] = []
        // The names in a clause are those around the type: `extension Date.FormatStyle: FormatStyle` means the protocol.
        let outside = DeclContext(parent: context.parent, file: context.file)
        outside.genericParameters = context.genericParameters
        outside.selfType = context.selfType
        for inherited in clause.inheritedTypes {
            let position = inherited.type.position(in: context.file)
            switch resolveType(inherited.type, in: outside) {
            case .existential(let protocols):
                if decl.kind == .protocol, protocols.contains(decl) {
                    report("protocol '\(decl.name)' refines itself", at: decl.position)
                    continue
                }
                let conditions = isExtension(context) ? extensionRequirements(context) : []
                result += protocols.map { Conformance(protocol: $0, requirements: conditions, position: position) }
            case .nominal(let parent, let arguments):
                if decl.kind == .class, parent.kind == .class {
                    guard !descends(parent, from: decl) else {
                        report("'\(decl.name)' inherits from itself", at: decl.position)
                        continue
                    }
                    if inherited.id != clause.inheritedTypes.first?.id {
                        report("superclass '\(parent.name)' must appear first in the inheritance clause", at: position)
                    }
                    decl.superclass = .nominal(parent, arguments)
                } else if decl.kind == .enum {
                    decl.rawType = .nominal(parent, arguments)
                } else if decl.kind == .protocol, parent.kind == .class {
                    decl.superclass = .nominal(parent, arguments)
                } else {
                    report("'\(decl.name)' cannot inherit from '\(parent.name)', which is no protocol", at: position)
                }
            default: continue
            }
        }
        return result
    }

    private func descends(_ decl: NominalDecl, from ancestor: NominalDecl) -> Bool {
        sequence(first: decl) { self.superclass(of: $0)?.nominal }.contains { $0 === ancestor }
    }

    /// The where clause of an extension, without what is known of the extended type anyway.
    private func extensionRequirements(_ context: DeclContext) -> [GenericRequirement] {
        let all = context.allRequirements.count
        let own = context.nominal?.context?.allRequirements.count ?? 0
        return all > own ? Array(context.requirements.dropFirst(own)) : []
    }

    func conformances(of decl: NominalDecl) -> [Conformance] {
        resolveInheritance(decl)
        var result = decl.conformances
        if decl.isInterface {
            for space in [space] + outerSpaces {
                if let clauses = space.extraConformances.removeValue(forKey: decl) {
                    var read: [Conformance] = []
                    for (clause, context) in clauses { read += readClause(clause, of: decl, in: context) }
                    space.resolvedExtraConformances[decl, default: []] += read
                }
                result += space.resolvedExtraConformances[decl] ?? []
            }
        }
        return result
    }

    func superclass(of decl: NominalDecl) -> Type? {
        resolveInheritance(decl)
        return decl.superclass
    }

    /// The protocols that a protocol refines, however far.
    func inheritedProtocols(of proto: NominalDecl) -> [NominalDecl] {
        var result: [NominalDecl] = []
        var pending = conformances(of: proto).map(\.protocol)
        while let next = pending.popLast() {
            if result.contains(next) { continue }
            result.append(next)
            pending += conformances(of: next).map(\.protocol)
        }
        return result
    }

    /// Every protocol that a type conforms to in its own words, by inheritance and refinement, and by what Swift derives.
    func allProtocols(of decl: NominalDecl) -> [NominalDecl] {
        if let known = facts[decl]?.protocols { return known }
        let found = findProtocols(of: decl)
        if remembers(decl) { facts[decl, default: InterfaceFacts()].protocols = found }
        return found
    }

    /// Whether what is found out about a type now holds for the rest of the check: it is the vocabulary's, all that the
    /// program adds to it is entered, and no conformance is half read.
    func remembers(_ decl: NominalDecl) -> Bool { decl.isInterface && isEntered && clausesBeingRead == 0 }

    private func findProtocols(of decl: NominalDecl) -> [NominalDecl] {
        if decl.kind == .protocol { return [decl] + inheritedProtocols(of: decl) }
        var result: [NominalDecl] = []
        func add(_ proto: NominalDecl) {
            if result.contains(proto) { return }
            result.append(proto)
            for inherited in inheritedProtocols(of: proto) where !result.contains(inherited) { result.append(inherited) }
        }
        var owner: NominalDecl? = decl
        while let current = owner {
            for conformance in conformances(of: current) { add(conformance.protocol) }
            owner = superclass(of: current)?.nominal
        }
        if decl.kind == .enum {
            if let raw = decl.rawType, !raw.isError, let proto = known("RawRepresentable") { add(proto) }
            if !decl.isOptional, decl.cases.allSatisfy({ !$0.hasPayload }), !decl.cases.isEmpty, let proto = known("Hashable") { add(proto) }
        }
        return result
    }

    /// Whether values of `type` meet `proto`.
    func conforms(_ type: Type, to proto: NominalDecl) -> Bool {
        if proto.isInterface, ["Sendable", "Copyable", "Escapable", "BitwiseCopyable", "SendableMetatype"].contains(proto.name) { return true }
        if let constraint = proto.constraint { return conforms(type, to: constraint) }
        if proto.isAnyObject { return isObject(type) }
        switch solver.resolve(type) {
        case .error: return true
        case .variable(let variable):
            switch variable.literal {
            case .none: return true
            case .integer: return conforms(intType, to: proto) || conforms(doubleType, to: proto)
            case .float: return conforms(doubleType, to: proto)
            case .string: return conforms(stringType, to: proto)
            }
        case .nominal(let decl, let arguments):
            var owner: Type? = .nominal(decl, arguments)
            while let current = owner, case .nominal(let currentDecl, _) = current {
                for conformance in conformances(of: currentDecl) {
                    guard conformance.protocol === proto || inheritedProtocols(of: conformance.protocol).contains(proto) else { continue }
                    if satisfies(conformance.requirements, substitution(of: current)) { return true }
                }
                owner = superclass(of: currentDecl).map { substitute($0, substitution(of: current)) }
            }
            return decl.kind == .enum && derivedForEnum(decl, proto)
        case .existential(let protocols):
            return protocols.contains { $0 === proto || inheritedProtocols(of: $0).contains(proto) }
                || superclass(ofAny: protocols).map { conforms($0, to: proto) } ?? false
        case .archetype(let archetype):
            let known = canonical(.archetype(archetype))
            if case .archetype = known {} else { return conforms(known, to: proto) }
            return constraints(on: archetype).contains { $0 === proto || inheritedProtocols(of: $0).contains(proto) }
                || superclassConstraint(on: archetype).map { conforms($0, to: proto) } ?? false
        case .tuple, .function, .metatype: return false
        }
    }

    private func derivedForEnum(_ decl: NominalDecl, _ proto: NominalDecl) -> Bool {
        resolveInheritance(decl)
        guard proto.isInterface else { return false }
        if decl.rawType != nil, proto.name == "RawRepresentable" { return true }
        return !decl.isOptional && (proto.name == "Hashable" || proto.name == "Equatable")
            && !decl.cases.isEmpty && decl.cases.allSatisfy { !$0.hasPayload }
    }

    /// Whether every requirement holds for the types that `map` puts in.
    func satisfies(_ requirements: [GenericRequirement], _ map: Substitution) -> Bool {
        requirements.allSatisfy { requirement in
            switch requirement {
            case .conforms(let subject, let proto): return conforms(substitute(subject, map), to: proto)
            case .inherits(let subject, let parent): return isSubclass(substitute(subject, map), of: substitute(parent, map))
            case .same(let left, let right):
                let mark = solver.mark()
                let same = unify(left, right, under: map)
                if !same { solver.rollback(to: mark) }
                return same
            }
        }
    }

    /// Makes the two sides of a same-type requirement one, by what the scope's own requirements say is equal.
    func unify(_ left: Type, _ right: Type, under map: Substitution) -> Bool {
        solver.unify(canonicalThroughout(substitute(left, map)), canonicalThroughout(substitute(right, map)))
    }

    func isSubclass(_ type: Type, of parent: Type) -> Bool {
        var current: Type? = solver.resolve(type)
        if let known = current, case .archetype = known { current = canonical(known) }
        if case .archetype(let archetype)? = current { current = superclassConstraint(on: archetype) }
        if case .variable? = current { return true }
        while let here = current, case .nominal(let decl, _) = here {
            if decl === solver.resolve(parent).nominal { return true }
            current = superclass(of: decl).map { substitute($0, substitution(of: here)) }
        }
        return false
    }

    /// The protocols that the contexts around the current body ask of a generic parameter or its member.
    func constraints(on archetype: Archetype) -> [NominalDecl] { constraints(on: archetype, askedOf: []) }

    /// A parameter may be equal to a member of its own (`T.Scalar == T`): what was asked already is not asked again.
    private func constraints(on archetype: Archetype, askedOf asked: Set<Archetype>) -> [NominalDecl] {
        var result: [NominalDecl] = []
        let equals = equals(of: archetype)
        for case .conforms(.archetype(let subject), let proto) in visibleRequirements where equals.contains(subject) {
            result.append(proto)
        }
        for archetype in equals {
            guard let base = archetype.base, !asked.contains(base) else { continue }
            let protocols = constraints(on: base, askedOf: asked.union(equals))
            for proto in protocols + protocols.flatMap({ inheritedProtocols(of: $0) }) {
                for case .associatedType(let found) in members(named: archetype.name, in: proto) {
                    guard let inherited = found.syntax.inheritanceClause else { continue }
                    for type in inherited.inheritedTypes {
                        if case .existential(let bounds) = resolveType(type.type, in: found.context) { result += bounds }
                    }
                }
            }
        }
        return result
    }

    func superclassConstraint(on archetype: Archetype) -> Type? {
        for case .inherits(.archetype(let subject), let parent) in visibleRequirements where subject == archetype { return parent }
        return superclass(ofAny: constraints(on: archetype))
    }

    private var visibleRequirements: [GenericRequirement] {
        (signatureContext?.allRequirements ?? []) + (current?.declContext.allRequirements ?? [])
    }
}

extension EnumCaseDecl {
    /// Whether the case has associated values.
    var hasPayload: Bool { syntax?.parameterClause?.parameters.isEmpty == false || (syntax == nil && !parameters.isEmpty) }
}
