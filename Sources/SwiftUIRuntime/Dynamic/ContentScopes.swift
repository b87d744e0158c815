import DiffEngine
import SwiftInterpreter

/// The environment of what a modifier of the program is applied to. Its views are children of the view that wrote it, but
/// they stand where the modifier's body puts its placeholder, and what holds there holds for them.
extension Runtime {
    /// Goes on in a scope of the content's own. It hangs below the scope around it until the modifier's body is walked.
    func enterContentScope(_ context: inout WalkContext, _ result: inout WalkResult) throws {
        let known = nodeState(context.node).madeScopes[context.position].flatMap { state.scopes[$0] == nil ? nil : $0 }
        let scope = try known ?? makeScope(.void, under: context.scope, at: context.position, of: nodeState(context.node))
        result.madeScopes[context.position] = scope
        context.scope = scope
    }

    /// The walk over a modifier's body came to its placeholder: what it stands for is in the environment of this place.
    func linkContentScope(to context: WalkContext) throws {
        var node = context.node
        while !isModifier(node) {
            node = engine.graph.parent(of: node)
            if node == .top || node.isNone { return }
        }
        let parent = engine.graph.parent(of: node)
        let place = Position(hash: engine.graph.identity(of: node)).appending(.modifier)
        guard parent != .top, !parent.isNone, let scope = nodeState(parent).madeScopes[place], let old = state.scopes[scope],
              old.parent != context.scope else { return }
        _ = environment(context.scope)
        state.scopes[old.parent]?.children.removeAll { $0 == scope }
        state.scopes[scope]?.parent = context.scope
        state.scopes[context.scope]?.children.append(scope)
        try refresh(scope)
    }

    private func isModifier(_ node: NodeID) -> Bool {
        if case .modifier = vocabulary.kind(of: engine.graph.value(of: node).value.type) { return true }
        return false
    }
}
