import SwiftSyntax

/// What belongs to an actor is reached from outside with `await`. Here an actor is a class whose members are isolated: a
/// call from outside does not wait for a turn, since no other code runs meanwhile.
extension Checker {
    /// A method of an actor, or one of its accessors, is called.
    func noteIsolation(of function: FunctionDecl, _ base: Candidate.Base, at position: SourcePosition) {
        guard function.owner?.kind == .actor, !function.isStatic, function.kind == .function, case .value(let object) = base,
              !isNonisolated(function) else { return }
        noteIsolation("instance method '\(function.name)'", of: object, at: position) {
            "call to actor-isolated instance method '\(function.name)' in a synchronous nonisolated context"
        }
    }

    /// A variable of an actor is read. A constant is no secret.
    func noteIsolation(of variable: VariableDecl, _ base: Expression?, at position: SourcePosition) {
        guard isIsolated(variable), let base else { return }
        noteIsolation("property '\(variable.name)'", of: base, at: position) {
            "actor-isolated property '\(variable.name)' can not be referenced from a nonisolated context"
        }
    }

    /// A subscript of an actor is used.
    func noteIsolation(of declared: SubscriptDecl, _ base: Expression, at position: SourcePosition) {
        guard declared.owner.kind == .actor, !declared.isStatic, declared.syntax.map({ isNonisolated(Syntax($0)) }) != true else { return }
        noteIsolation("subscript", of: base, at: position) {
            "actor-isolated subscript can not be referenced from a nonisolated context"
        }
    }

    private func noteIsolation(_ member: String, of base: Expression, at position: SourcePosition, _ refused: () -> String) {
        guard speculation == 0, current?.declContext.isInterface != true else { return }
        if isSelf(base) {
            if current?.decl.map({ isNonisolated($0) }) == true { report(refused(), at: position) }
        } else if current?.canWait == false {
            report(refused(), at: position, hint: "Start the work in a task: 'Task { await … }'.")
        } else if awaitDepth == 0 {
            let verb = member.hasPrefix("instance method") ? "called" : "accessed"
            report("actor-isolated \(member) cannot be \(verb) from outside of the actor", at: position, hint: "Write 'await' before it.")
        }
    }

    /// The property of an actor that a place outside of the actor changes, which no `await` allows.
    func foreignProperty(in place: Expression) -> VariableDecl? {
        switch place.kind {
        case .field(let base, let variable), .property(let base?, let variable, _):
            if isIsolated(variable), !isSelf(base) { return variable }
            return base.type.isReferenceType ? nil : foreignProperty(in: base)
        case .tupleElement(let base, _), .subscript(let base, _, _, _), .force(let base), .bindOptional(let base), .await(let base):
            return foreignProperty(in: base)
        default: return nil
        }
    }

    private func isIsolated(_ variable: VariableDecl) -> Bool {
        variable.owner?.kind == .actor && !variable.isStatic && !variable.isLet && !isNonisolated(variable)
    }

    private func isSelf(_ expression: Expression) -> Bool {
        if case .local(let variable) = expression.kind { variable.name == "self" } else { false }
    }

    private func isNonisolated(_ function: FunctionDecl) -> Bool {
        if let variable = function.accessorOf { return isNonisolated(variable) }
        return function.syntax.map { isNonisolated($0) } ?? false
    }

    private func isNonisolated(_ variable: VariableDecl) -> Bool {
        var node = variable.binding.map { Syntax($0) }
        while let current = node {
            if let declaration = current.as(VariableDeclSyntax.self) { return isNonisolated(Syntax(declaration)) }
            node = current.parent
        }
        return false
    }

    private func isNonisolated(_ syntax: Syntax) -> Bool {
        let modifiers = syntax.asProtocol((any WithModifiersSyntax).self)?.modifiers
        return modifiers?.contains { $0.name.text == "nonisolated" } ?? false
    }
}
