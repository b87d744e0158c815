/// What generic types ask of the arguments that a program writes: the keys of a dictionary can be hashed.
extension Checker {
    /// Remembers a written type until all conformances are known.
    func noteWritten(_ type: Type, at position: SourcePosition, in context: DeclContext) {
        guard !context.isInterface, speculation == 0, case .nominal(let decl, let arguments) = type, !arguments.isEmpty || decl.isInterface else { return }
        writtenTypes[position] = type
    }

    func checkWrittenTypes() {
        for (position, type) in writtenTypes.sorted(by: { ($0.key.file, $0.key.offset) < ($1.key.file, $1.key.offset) }) {
            guard case .nominal(let decl, _) = type else { continue }
            let resolved = solver.resolve(type)
            if resolved.contains(where: { part in
                switch part { case .archetype, .variable, .error: true; default: false }
            }) { continue }
            let map = substitution(of: resolved)
            for case .conforms(let subject, let proto) in decl.context?.allRequirements ?? [] {
                let argument = substitute(subject, map)
                guard !conforms(argument, to: proto) else { continue }
                report("type '\(argument)' does not conform to protocol '\(proto.name)'", at: position,
                       hint: argument.nominal?.isInterface == false ? "Add it: '\(argument): \(proto.name)'." : nil)
                break
            }
        }
        writtenTypes = [:]
    }

    /// What the types of a signature ask of the function's own generic parameters need not be said: with a parameter of type
    /// `Set<T>`, `T` can be hashed.
    func inferRequirements(of function: FunctionDecl, in context: DeclContext) {
        let own = function.genericParameters
        guard !context.isInterface, !own.isEmpty else { return }
        func isOwn(_ type: Type) -> Bool {
            if case .archetype(let parameter) = type { own.contains(parameter.root) } else { false }
        }
        for type in function.parameters.map(\.type) + [function.result] {
            _ = type.contains { part in
                guard case .nominal(let decl, _) = part else { return false }
                let map = substitution(of: part)
                for requirement in decl.context?.allRequirements ?? [] {
                    let inferred = substitute(requirement, map)
                    guard isOwn(inferred.subject), !context.allRequirements.contains(where: { $0.isSame(as: inferred) }) else { continue }
                    context.requirements.append(inferred)
                }
                return false
            }
        }
        function.requirements = context.requirements
    }

    private func substitute(_ requirement: GenericRequirement, _ map: Substitution) -> GenericRequirement {
        switch requirement {
        case .conforms(let subject, let proto): .conforms(substitute(subject, map), proto)
        case .inherits(let subject, let parent): .inherits(substitute(subject, map), substitute(parent, map))
        case .same(let left, let right): .same(substitute(left, map), substitute(right, map))
        }
    }
}

extension GenericRequirement {
    /// What something is asked of.
    fileprivate var subject: Type {
        switch self {
        case .conforms(let subject, _), .inherits(let subject, _), .same(let subject, _): subject
        }
    }

    fileprivate func isSame(as other: GenericRequirement) -> Bool {
        switch (self, other) {
        case (.conforms(let one, let proto), .conforms(let two, let theirs)): one == two && proto === theirs
        case (.inherits(let one, let parent), .inherits(let two, let theirs)): one == two && parent == theirs
        case (.same(let one, let value), .same(let two, let theirs)): one == two && value == theirs
        default: false
        }
    }
}
