import SwiftSyntax
import ViewSyntax

/// What a use does with what an object or a value holds.
extension InputFinder {
    /// Whether a method of an object is all that is given to what runs on an event: `action: model.save`.
    func isHandledMethod(_ use: NameUse, of type: String) -> Bool {
        guard use.path.count == 1, let name = use.path.first, callers.isHandled(use) else { return false }
        return types.type(type, inside: view.name)?.member(name)?.kind == .method
    }

    /// A use that calls a closure which lies in a value uses that closure, and not the whole value.
    func withClosure(_ use: NameUse, of type: String) -> NameUse {
        guard let called = use.called else { return use }
        let along = types.types(along: use.path + [called.name], from: type, inside: view.name)
        let isClosure = along.count == use.path.count + 2 && along.last.map(isFunction) ?? false
        return isClosure && !along.contains { types.isReference($0, inside: view.name) } ? use.withCalledMember : use
    }

    /// Whether an object is only given to what observes it by itself.
    func isHandedOn(_ use: NameUse) -> Bool {
        guard use.path.isEmpty, let argument = use.argument, let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
            let callee = call.calleeName
        else { return false }
        if callee == "environmentObject" { return true }
        guard let label = argument.label?.text, let entry = types.type(callee, inside: view.name), entry.initializers.isEmpty else { return false }
        return entry.member(label)?.attributes.names.contains("ObservedObject") ?? false
    }

    func isFunction(_ type: String) -> Bool { types.resolved(type, inside: view.name).contains("->") }
}
