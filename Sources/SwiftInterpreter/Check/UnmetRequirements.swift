/// Members that a type would have if its parts were others: `[Point].sorted()`, where points have no order.
extension Checker {
    /// What a member of this name asks of a type that the type at hand is not; nil where there is no such member. With
    /// `labels`, it is a method that is called so.
    func unmetRequirement(of name: String, on type: Type, isStatic: Bool, labels: [String?]? = nil) -> String? {
        let type = canonical(solver.resolve(type))
        guard case .nominal(let decl, _) = type, !type.hasVariables, !type.hasError else { return nil }
        var homes = [(decl: decl, map: substitution(of: type))]
        for proto in allProtocols(of: decl) {
            if let own = proto.genericParameters.first { homes.append((proto, [own: type])) }
        }
        let mark = solver.mark()
        defer { solver.rollback(to: mark) }
        for (owner, map) in homes {
            for member in members(named: name, in: owner) {
                guard let (subject, context) = subject(member, of: owner, isStatic: isStatic, labels), isExtension(context) else { continue }
                for requirement in context.allRequirements {
                    if let unmet = words(for: requirement, map) { return "\(subject) requires \(unmet)" }
                }
            }
        }
        return nil
    }

    private func subject(
        _ member: Member, of owner: NominalDecl, isStatic: Bool, _ labels: [String?]?
    ) -> (String, DeclContext)? {
        switch member {
        case .function(let function):
            guard function.kind == .function, function.isStatic == isStatic, let context = function.context else { return nil }
            resolveSignature(function)
            if let labels, labels != function.parameters.map(\.label) { return nil }
            let form = function.name + "(" + function.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
            return ("referencing \(isStatic ? "static" : "instance") method '\(form)' on '\(owner.name)'", extensionContext(context))
        case .variable(let variable):
            guard labels == nil, variable.isStatic == isStatic, let context = variable.context else { return nil }
            return ("property '\(variable.name)'", context)
        default:
            return nil
        }
    }

    private func words(for requirement: GenericRequirement, _ map: Substitution) -> String? {
        switch requirement {
        case .conforms(let subject, let proto):
            let part = solver.resolve(canonicalThroughout(substitute(subject, map)))
            return part.hasVariables || part.hasError || conforms(part, to: proto) ? nil : "that '\(part)' conform to '\(proto.name)'"
        case .same(let left, let right):
            let types = [left, right].map { solver.resolve(canonicalThroughout(substitute($0, map))) }
            if types.contains(where: { $0.hasVariables || $0.hasError }) || types[0] == types[1] { return nil }
            return "the types '\(types[0])' and '\(types[1])' be equivalent"
        case .inherits:
            return nil
        }
    }
}
