import DiffEngine
import SwiftInterpreter

// What a modifier of the program is applied to stands where the modifier's body puts its placeholder, and as often: in each
// place it is a view of its own, with its own state, and it goes when the place does. But it is the value that the writer of
// the modified view made, and changes when that one runs, whether the modifier's body does or not. So it is a container beside
// the modifier, which asks for all places of the placeholder and walks over the content once for each.

/// A place where a modifier's body put its placeholder.
struct Placeholder {
    /// Where it stands.
    let node: NodeID
    let position: Position
    /// Where the content's container stands.
    let content: RuntimeState.PlaceKey
    /// The way from the modifier to the place, through the bodies of views in between; from the top, for a place that is not
    /// below the modifier, such as one on a screen that a link pushed.
    let way: Position
    /// The environment that holds there.
    let scope: ScopeID
}

/// The content of a modifier, and the nodes in whose output it has places.
struct Placement {
    /// The container; `.none` before it first ran.
    var content = NodeID.none
    var nodes: [NodeID] = []
    /// What the container was when it ran last; the graph holds it.
    var value = Handle.none
}

extension Runtime {
    // MARK: The modifier's side

    /// What stands for the content inside a modifier's body, owned. It does not depend on what that is, so neither does the
    /// body's output. It names its modifier, whose body may hand it on to another one.
    func placeholder(of modifier: NodeID) -> Value {
        guard let type = vocabulary.type(.modifierContent) else { return .void }
        return heap.makeObject(.structure, type: type, taking: [.int(Int(modifier.rawValue))])
    }

    /// The place at which a placeholder stands; nil if its modifier has gone.
    func placeholder(_ view: Value, at context: WalkContext) -> Placeholder? {
        guard let modifier = modifier(of: view) else { return nil }
        return Placeholder(
            node: context.node, position: context.position, content: contentPlace(of: modifier),
            way: way(from: modifier, to: context.position, in: context.node), scope: context.scope)
    }

    private func modifier(of placeholder: Value) -> NodeID? {
        let modifier = NodeID(rawValue: Int32(truncatingIfNeeded: vocabulary.field("_modifier", of: placeholder).asInt))
        guard engine.graph.contains(modifier), case .modifier = vocabulary.kind(of: engine.graph.value(of: modifier).value.type) else { return nil }
        return modifier
    }

    private func way(from modifier: NodeID, to position: Position, in node: NodeID) -> Position {
        var steps: [UInt64] = []
        var node = node
        while node != modifier, node != .top, !node.isNone {
            steps.append(engine.graph.identity(of: node))
            node = engine.graph.parent(of: node)
        }
        guard !steps.isEmpty else { return position }
        return steps.reversed().reduce(Position.top) { $0.appending($1) }.appending(position.hash)
    }

    private func contentPlace(of modifier: NodeID) -> RuntimeState.PlaceKey {
        RuntimeState.PlaceKey(
            node: engine.graph.parent(of: modifier), position: Position(hash: engine.graph.identity(of: modifier)).appending(.modifier))
    }

    /// Takes over the places of placeholders in a node's output, and has contents made where others are wanted than before.
    func settle(_ new: [Placeholder], insteadOf old: [Placeholder], in node: NodeID) throws {
        var contents: [RuntimeState.PlaceKey] = []
        for place in new + old where !contents.contains(place.content) { contents.append(place.content) }
        for content in contents {
            let (wanted, former) = (new.filter { $0.content == content }, old.filter { $0.content == content })
            if wanted.isEmpty {
                state.placements[content]?.nodes.removeAll { $0 == node }
            } else if state.placements[content]?.nodes.contains(node) != true {
                state.placements[content, default: Placement()].nodes.append(node)
            }
            guard let placement = state.placements[content], !placement.content.isNone else { continue }
            if wanted.map(\.way) != former.map(\.way) {
                engine.invalidate(placement.content, reason: .dynamicProperty, cause: engine.currentCause)
            } else {
                for place in wanted { try link(place, in: placement.content) }
            }
        }
    }

    // MARK: The content's side

    /// The container that stands for what a modifier is applied to, owned: the one that stood there if it is the same content,
    /// which was not made anew then.
    func placed(_ content: Value, at context: WalkContext) -> Value? {
        let place = RuntimeState.PlaceKey(node: context.node, position: context.position)
        if let known = state.placements[place]?.content, !known.isNone {
            let view = engine.graph.value(of: known).value
            if vocabulary.field("content", of: view).isIdentical(to: content) {
                heap.retain(view)
                return view
            }
        }
        guard let type = vocabulary.type(.placedContent) else { return nil }
        heap.retain(content)
        return heap.makeObject(.structure, type: type, taking: [content])
    }

    /// The places of a modifier's content, in the order in which they came, and within one output in written order.
    func placeholders(of content: NodeID) -> [Placeholder] {
        let key = place(of: content)
        let nodes = (state.placements[key]?.nodes ?? []).filter { engine.graph.contains($0) && !engine.graph.isDeparted($0) }
        var ways: Set<Position> = []
        return nodes.flatMap { nodeState($0).placeholders }.filter { $0.content == key && ways.insert($0.way).inserted }
    }

    private func place(of content: NodeID) -> RuntimeState.PlaceKey {
        RuntimeState.PlaceKey(
            node: engine.graph.parent(of: content), position: Position(hash: engine.graph.identity(of: content)))
    }

    /// A node leaves: its number may come to stand for another one.
    func forgetPlacement(of node: NodeID) {
        guard engine.graph.flags(of: node).contains(.container),
              vocabulary.builtin(engine.graph.value(of: node).value) == .placedContent else { return }
        state.placements[place(of: node)] = nil
    }

    /// The content that stands at a placeholder of a node's output.
    func placedPart(_ placeholder: Value, at position: Position, in node: NodeID) -> ShownPart? {
        guard let modifier = modifier(of: placeholder), let content = state.placements[contentPlace(of: modifier)]?.content, !content.isNone else { return nil }
        return ShownPart(view: vocabulary.field("content", of: engine.graph.value(of: content).value), node: content,
            position: way(from: modifier, to: position, in: node))
    }

    func evaluatePlacedContent(_ view: Value, _ request: BodyRequest, into children: inout ChildList) throws {
        let node = request.node
        let old = nodeState(node)
        let content = vocabulary.field("content", of: view)
        var result = WalkResult()
        // Where only places came or went, the content was not made anew.
        let isKept = state.placements[place(of: node)]?.value == request.value && request.reasons == .dynamicProperty
        state.placements[place(of: node), default: Placement()].content = node
        state.placements[place(of: node)]?.value = request.value
        for place in placeholders(of: node) {
            var context = WalkContext(node: node, scope: old.scope)
            context.position = place.way
            context.scope = try scope(of: place, known: old.madeScopes[place.way], in: node)
            result.madeScopes[place.way] = context.scope
            try walk(content, context, &result, into: &children)
        }
        if isKept { children.markKept() }
        try finish(result, old, node)
    }

    // MARK: Its environment

    /// The environment of the content at one of its places: a scope of its own, so that it stays the same where the modifier
    /// puts others around it.
    private func scope(of place: Placeholder, known: ScopeID?, in content: NodeID) throws -> ScopeID {
        guard let known, state.scopes[known] != nil else {
            return try makeScope(.void, under: place.scope, at: place.way, of: NodeState())
        }
        try hang(known, below: place.scope)
        return known
    }

    private func link(_ place: Placeholder, in content: NodeID) throws {
        if let scope = nodeState(content).madeScopes[place.way] { try hang(scope, below: place.scope) }
    }

    private func hang(_ scope: ScopeID, below parent: ScopeID) throws {
        guard let old = state.scopes[scope], old.parent != parent else { return }
        _ = environment(parent)
        state.scopes[old.parent]?.children.removeAll { $0 == scope }
        state.scopes[scope]?.parent = parent
        state.scopes[parent]?.children.append(scope)
        try refresh(scope)
    }
}
