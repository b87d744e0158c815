import DiffEngine
import SwiftInterpreter

// A screen that was pushed shows what its link leads to, or what `navigationDestination` makes of an element of the path. Both
// are made by others: the view whose body has the link or the modifier, which may run while the stack does not. So a screen is
// a container of its own, which stands behind all that can push it, and is asked again when that was made anew.

extension Runtime {
    /// The container of a screen, owned: the one that stands there if it is the same screen. It holds the destination as it was
    /// when the screen was pushed.
    func container(of screen: PushedScreen, at index: Int, of stack: NodeID) -> Value? {
        if let known = self.screen(index, of: stack) {
            let view = engine.graph.value(of: known).value
            if vocabulary.field("destination", of: view).isIdentical(to: screen.content),
               vocabulary.field("element", of: view).isIdentical(to: screen.element) {
                heap.retain(view)
                return view
            }
        }
        return container(of: screen)
    }

    private func container(of screen: PushedScreen) -> Value? {
        guard let type = vocabulary.type(.pushedScreen) else { return nil }
        screen.forEachValue(heap.retain)
        return heap.makeObject(.structure, type: type, taking: [screen.content, screen.element])
    }

    func evaluatePushedScreen(_ view: Value, _ request: BodyRequest, into children: inout ChildList) throws {
        let node = request.node
        let stack = engine.graph.parent(of: node)
        guard var screen = pushedScreen(node, on: stack) else { return }
        let found = screen.link.map { destination(of: $0) } ?? destination(for: screen.element, on: stack)
        state.pushedScreens.insert(node.rawValue)
        var own = nodeState(node)
        // The stack asks its screens itself.
        own.source = found?.node == stack ? nil : found?.node
        setNodeState(own, of: node)
        // Of a link that has gone, as with a row that was scrolled away, the last destination stays.
        if let found { screen.content = found.destination } else if screen.link == nil { warnOfMissingDestination(for: screen.element) }
        guard screen.link != nil || found != nil, let current = container(of: screen) else {
            return try finish(WalkResult(), nodeState(node), node)
        }
        defer { heap.release(current) }
        try evaluateOutputs(1, current, request, into: &children) { _ in
            if screen.link == nil { return try machine.call(closure: screen.content, [screen.element]) }
            heap.retain(screen.content)
            return screen.content
        }
    }

    private func pushedScreen(_ node: NodeID, on stack: NodeID) -> PushedScreen? {
        let (screens, identity) = (nodeState(stack).screens, engine.graph.identity(of: node))
        return screens.indices.first { Position.top.appending(.screen).appending(UInt64($0)).hash == identity }.map { screens[$0] }
    }

    /// The container of a screen of a stack; nil before it is made.
    func screen(_ index: Int, of stack: NodeID) -> NodeID? {
        index < 0 ? nil : child(of: stack, at: Position.top.appending(.screen).appending(UInt64(index)))
    }

    /// Asks the screens again whose destinations stand in the output of a node that ran.
    func askScreens(leadingFrom node: NodeID) {
        guard !state.pushedScreens.isEmpty else { return }
        for screen in state.pushedScreens.map(NodeID.init) where nodeState(screen).source == node { engine.revisit(screen) }
    }

    // MARK: Destinations

    /// What a link leads to, borrowed, and the node in whose output the link stands.
    private func destination(of link: PushedScreen.LinkID) -> (destination: Value, node: NodeID)? {
        guard engine.graph.contains(link.node) else { return nil }
        var found: Value?
        forEachPart(of: link.node) { part, position in
            if position == link.position, vocabulary.builtin(part) == .navigationLink { found = part }
        }
        return found.flatMap { vocabulary.field("destination", of: $0).wrappedValue }.map { ($0, link.node) }
    }

    /// The closure that makes a screen of a value, borrowed, and the node in whose output its modifier stands.
    func destination(for element: Value, on stack: NodeID) -> (destination: Value, node: NodeID)? {
        let root = vocabulary.field("root", of: engine.graph.value(of: stack).value)
        if let closure = findDestination(for: element.type, in: root) { return (closure, stack) }
        var found: (Value, NodeID)?
        forEachNode(below: stack) { node in
            guard found == nil else { return }
            if !engine.graph.flags(of: node).contains(.container) {
                let output = engine.graph.output(of: node).value
                found = (output.isHole ? nil : findDestination(for: element.type, in: output)).map { ($0, node) }
            } else if vocabulary.builtin(engine.graph.value(of: node).value) == .pushedScreen, let screen = nodeState(node).expansions.values.first {
                found = findDestination(for: element.type, in: screen.outputs[0]).map { ($0, node) }
            }
        }
        return found
    }

    private func findDestination(for type: TypeID, in view: Value) -> Value? {
        var found: Value?
        visitParts(of: view, node: .none, position: .top) { part, _ in
            guard found == nil, vocabulary.builtin(part) == .modifiedContent else { return }
            let modifier = vocabulary.field("modifier", of: part)
            guard vocabulary.builtin(modifier) == .destinationModifier,
                  vocabulary.field("type", of: modifier).payload == UInt64(type.rawValue) else { return }
            found = vocabulary.field("destination", of: modifier)
        }
        return found
    }

    func warnOfMissingDestination(for element: Value) {
        warn(
            "A NavigationLink is presenting a value of type “\(machine.types[element.type].name)” but there is no matching navigationDestination declaration visible from the location of the link. The link cannot be activated.",
            at: .none)
    }

    // MARK: The path

    /// Brings the screens of a stack in line with its path. Screens that views pushed stand between those of its elements; when
    /// the program takes elements away, all goes that stands above what stays.
    func followPath(of view: Value, _ stack: NodeID) throws {
        guard let binding = vocabulary.field("path", of: view).wrappedValue else { return }
        let path = try read(binding, by: stack)
        defer { heap.release(path) }
        let elements = pathElements(path).map(vocabulary.unerased)
        var state = nodeState(stack)
        var matched = 0
        var kept = state.screens.count
        for (index, screen) in state.screens.enumerated() where screen.link == nil {
            guard matched < elements.count, try plainComparison.areEqual(screen.element, elements[matched], mode: .equatableAlways) else {
                kept = state.screens[..<index].lastIndex { $0.link == nil }.map { $0 + 1 } ?? 0
                break
            }
            matched += 1
        }
        for screen in state.screens[kept...] { screen.forEachValue(heap.release) }
        state.screens.removeSubrange(kept...)
        for element in elements[matched...] {
            heap.retain(element)
            state.screens.append(PushedScreen(content: .void, link: nil, element: element))
        }
        setNodeState(state, of: stack)
    }

    /// The elements of a path, borrowed.
    private func pathElements(_ path: Value) -> [Value] {
        let array = path.type == .array ? path : vocabulary.field("_elements", of: path)
        return array.type == .array && array.isReference ? heap.elements(array) : []
    }
}
