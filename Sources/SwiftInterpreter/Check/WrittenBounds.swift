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
}
