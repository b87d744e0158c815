/// Two declarations of one thing.
extension Checker {
    func reportRedeclarations() {
        for functions in space.functions.values { reportTwins(among: functions) }
        for decl in userTypes {
            for members in decl.members.values {
                reportTwins(among: members.compactMap { if case .function(let function) = $0 { function } else { nil } })
                var properties: [VariableDecl] = []
                for case .variable(let property) in members where property.projectionOf == nil && property.storageOf == nil {
                    if let twin = properties.first(where: { $0.isStatic == property.isStatic && $0.context === property.context }) {
                        reportTwin(property.name, at: property.position, first: twin.position)
                    }
                    properties.append(property)
                }
            }
        }
    }

    private func reportTwins(among functions: [FunctionDecl]) {
        guard functions.count > 1 else { return }
        for (index, function) in functions.enumerated() where function.syntax != nil && !function.isInterfaceMember {
            let twin = functions[..<index].first { other in
                other.syntax != nil && !other.isInterfaceMember && isTwin(function, other)
            }
            if let twin { reportTwin(described(function), at: function.position, first: twin.position) }
        }
    }

    private func isTwin(_ a: FunctionDecl, _ b: FunctionDecl) -> Bool {
        guard a.kind == b.kind, a.isStatic == b.isStatic, a.genericParameters.isEmpty, b.genericParameters.isEmpty,
              a.isUnaryOperator == b.isUnaryOperator, a.result == b.result, a.isAsync == b.isAsync, a.isRequirement == b.isRequirement,
              (a.context?.allRequirements.count ?? 0) == (b.context?.allRequirements.count ?? 0),
              a.parameters.map(\.label) == b.parameters.map(\.label), a.parameters.map(\.isVariadic) == b.parameters.map(\.isVariadic)
        else { return false }
        // Extensions with where clauses may say the same about different types.
        let isConstrained = !(a.context?.allRequirements.isEmpty ?? true)
        return !isConstrained && a.parameters.map(\.type) == b.parameters.map(\.type)
    }

    private func described(_ function: FunctionDecl) -> String {
        "\(function.name)(" + function.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }

    private func reportTwin(_ name: String, at position: SourcePosition, first: SourcePosition) {
        report("invalid redeclaration of '\(name)'", at: position,
               notes: [Diagnostic.Note(message: "'\(name)' previously declared here", position: first)])
    }
}
