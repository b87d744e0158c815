/// `AnyObject`: what is known to be an instance of a class.
extension Checker {
    /// Whether the values of a type are instances of classes.
    func isObject(_ type: Type) -> Bool {
        switch solver.resolve(type) {
        case .error: return true
        case .variable(let variable): return variable.literal == .none
        case .nominal(let decl, _): return decl.isReference
        case .existential(let protocols): return protocols.contains { isClassBound($0) }
        case .archetype(let archetype):
            let known = canonical(.archetype(archetype))
            if case .archetype = known {} else { return isObject(known) }
            return superclassConstraint(on: archetype) != nil || constraints(on: archetype).contains { isClassBound($0) }
        case .tuple, .function, .metatype: return false
        }
    }

    /// The class that a value of `any Base & P` inherits from, or of `any P` where `protocol P: Base`.
    func superclass(ofAny protocols: [NominalDecl]) -> Type? {
        if let own = protocols.first(where: { $0.kind == .class }) { return .nominal(own, []) }
        // Those of the library inherit from no class.
        for proto in protocols where !proto.isInterface {
            if let parent = superclass(of: proto) { return parent }
            for inherited in inheritedProtocols(of: proto) { if let parent = superclass(of: inherited) { return parent } }
        }
        return nil
    }

    /// Whether a type fits one part of `any Base & P`.
    func meets(_ type: Type, _ part: NominalDecl) -> Bool {
        guard part.kind == .class else { return conforms(type, to: part) }
        if case .existential(let protocols) = solver.resolve(type) {
            return superclass(ofAny: protocols).map { isSubclass($0, of: .nominal(part, [])) } ?? false
        }
        return isSubclass(type, of: .nominal(part, []))
    }

    /// Whether only classes conform to a protocol.
    func isClassBound(_ proto: NominalDecl) -> Bool {
        if let constraint = proto.constraint { return isClassBound(constraint.base) }
        return proto.kind == .class || proto.isAnyObject || superclass(of: proto) != nil
            || inheritedProtocols(of: proto).contains { $0.isAnyObject || superclass(of: $0) != nil }
    }

    /// Reports what only a class may be and a type that is none says it is.
    func checkClassBounds(of decl: NominalDecl) {
        if !decl.isReference, let proto = allProtocols(of: decl).first(where: { !$0.isAnyObject && isClassBound($0) }) {
            report("non-class type '\(decl.qualifiedName)' cannot conform to class protocol '\(proto.name)'", at: decl.position,
                   hint: "Make it a class, or leave 'AnyObject' out of the protocol.")
        }
        if let written = conformances(of: decl).first(where: { $0.protocol.isAnyObject }) {
            report("only protocols can inherit from 'AnyObject'", at: written.position,
                   hint: decl.isReference ? "A class is one without saying so." : "Make '\(decl.name)' a class instead.")
        }
    }
}

extension NominalDecl {
    /// The constraint that all classes meet, and nothing else.
    var isAnyObject: Bool { kind == .protocol && isInterface && name == "AnyObject" }
}
