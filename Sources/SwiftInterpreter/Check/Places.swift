import SwiftSyntax

/// What can be written to.
extension Checker {
    /// Reports when `place` cannot be changed. `calling` names the mutating method that wants to.
    func requireMutable(_ place: Expression, calling method: FunctionDecl?, isAssignment: Bool = false) -> Expression {
        if awaitDepth > 0, let variable = foreignProperty(in: place) {
            report("actor-isolated property '\(variable.name)' can not be mutated from a nonisolated context", at: place.position,
                   hint: "Declare a method of the actor that changes it.")
            return place
        }
        if let problem = immutability(of: place, isAssignment: isAssignment) {
            let action = method.map { "cannot use mutating member '\($0.name)' on immutable value" }
                ?? (isAssignment ? "cannot assign to value" : "cannot pass immutable value as inout argument")
            report("\(action): \(problem.reason)", at: place.position, hint: problem.hint)
        }
        return place
    }

    private struct Problem {
        var reason: String
        var hint: String?
    }

    /// Why a place cannot be changed; nil where it can.
    func immutability(of place: Expression) -> String? { immutability(of: place, isAssignment: false)?.reason }

    private func immutability(of place: Expression, isAssignment: Bool) -> Problem? {
        switch place.kind {
        case .discard: return nil
        case .local(let variable):
            if variable.name == "self" {
                if variable === current?.function.selfVariable, current?.function.isInitializer == true { return nil }
                if solver.resolve(variable.type).isClass { return isAssignment ? Problem(reason: "'self' is immutable") : nil }
                if variable.isInout { return nil }
                return Problem(
                    reason: "'self' is immutable",
                    hint: current?.function.decl.map { $0.kind == .getter ? "A getter cannot change the value it belongs to; SwiftUI's way is '@State'."
                        : "Mark the method 'mutating' to change 'self' inside '\($0.name)'." })
            }
            if variable.isLet {
                let isParameter = current?.function.body.parameters.contains { $0 === variable } ?? false
                return Problem(reason: "'\(variable.name)' is a 'let' constant", hint: isParameter ? "Copy the parameter into a 'var' first." : "Change 'let' to 'var' to make it mutable.")
            }
            return nil
        case .global(let variable):
            if isAssignment, getsValueHere(variable) { return nil }
            return variable.isLet ? Problem(reason: "'\(variable.name)' is a 'let' constant", hint: "Change 'let' to 'var' to make it mutable.") : nil
        case .field(_, let variable) where hidesSetter(variable), .property(_, let variable, _) where hidesSetter(variable):
            return Problem(reason: "'\(variable.name)' setter is inaccessible", hint: "It is 'private(set)': only its own type changes it.")
        case .field(let base, let variable):
            if variable.isLet {
                // In an initialiser a constant gets its value.
                if case .local(let owner) = base.kind, owner.name == "self", current?.function.isInitializer == true { return nil }
                return Problem(reason: "'\(variable.name)' is a 'let' constant", hint: "Change 'let' to 'var' to make it mutable.")
            }
            if isReference(base) { return nil }
            return immutability(of: base, isAssignment: isAssignment)
        case .property(let base, let variable, _):
            guard let setter = variable.setter else {
                return Problem(reason: "'\(variable.name)' is a get-only property", hint: nil)
            }
            guard setter.isMutating, let base, !isReference(base) else { return nil }
            return immutability(of: base, isAssignment: isAssignment)
        case .subscript(let base, let declared, _, _):
            guard let setter = declared.setter else { return Problem(reason: "subscript is get-only", hint: nil) }
            guard setter.isMutating, !isReference(base) else { return nil }
            return immutability(of: base, isAssignment: isAssignment)
        case .tupleElement(let base, _), .force(let base), .bindOptional(let base):
            return immutability(of: base, isAssignment: isAssignment)
        case .tuple(let parts):
            return parts.lazy.compactMap { self.immutability(of: $0, isAssignment: isAssignment) }.first
        case .callValue, .call, .construct, .makeStruct: return Problem(reason: "a call returns an immutable value", hint: nil)
        default:
            if place.type.isError { return nil }
            return Problem(reason: "it is not a variable", hint: nil)
        }
    }

    /// Whether a constant of a file has no value where it is declared, and stands among the file's statements, which may give it one.
    func getsValueHere(_ variable: VariableDecl) -> Bool {
        guard variable.isLet, variable.owner == nil, variable.getter == nil, let binding = variable.binding, binding.initializer == nil,
              let context = current, context.isTopLevel, context.parent == nil else { return false }
        return variable.context?.file.name == context.declContext.file.name
    }

    private func hidesSetter(_ variable: VariableDecl) -> Bool {
        guard variable.access == .privateSetter, let owner = variable.owner else { return false }
        return !seesPrivateMembers(of: owner)
    }

    private func isReference(_ base: Expression) -> Bool {
        if case .metatype = solver.resolve(base.type) { return true }
        return isObject(base.type)
    }
}
