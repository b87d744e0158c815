import DiffEngine
import SwiftInterpreter

// A screen that was pushed shows what its link leads to, or what `navigationDestination` makes of an element of the path. Both
// are made by others: the view whose body has the link or the modifier, which may run while the stack does not. So a screen is
// a container of its own, which stands behind all that can push it, and is asked again when that was made anew.

extension Runtime {
    /// The container of a screen, owned: the one that stands there if it is the same screen.
    func container(of screen: PushedScreen, at index: Int, of stack: NodeID) -> Value? {
        if let known = self.screen(index, of: stack) {
            let view = engine.graph.value(of: known).value
            if vocabulary.field("element", of: view).asInt == screen.serial {
                heap.retain(view)
                return view
            }
        }
        return screenView(.void, .int(screen.serial))
    }

    /// What a screen is made of, owned.
    private func screenView(_ destination: Value, _ element: Value) -> Value? {
        guard let type = vocabulary.type(.pushedScreen) else { return nil }
        heap.retain(destination)
        heap.retain(element)
        return heap.makeObject(.structure, type: type, taking: [destination, element])
    }

    func evaluatePushedScreen(_ view: Value, _ request: BodyRequest, into children: inout ChildList) throws {
        let node = request.node
        let stack = engine.graph.parent(of: node)
        guard let index = number(of: node, on: stack) else { return }
        if engine.isReloading { relink(index, of: stack) }
        let screen = nodeState(stack).screens[index]
        let found = screen.link.map { destination(of: $0) } ?? destination(for: screen.element, on: stack, below: node)
        state.pushedScreens.insert(node.rawValue)
        var own = nodeState(node)
        // The stack asks its screens itself.
        let source = screen.link?.node ?? found?.node
        own.source = source == stack ? nil : source
        setNodeState(own, of: node)
        let known = own.expansions.values.first.map { vocabulary.field("destination", of: $0.view) }
        if found == nil, known != nil, engine.isReloading { return try leaveScreen(index, of: stack, node) }
        // Of a link that has gone, as with a row that was scrolled away, the last destination stays.
        let last = screen.link == nil ? nil : known ?? screen.content
        guard let destination = found?.destination ?? last, let current = screenView(destination, screen.element) else {
            if known != nil || request.reasons.contains(.firstAppearance) { warnOfMissingDestination(for: screen.element) }
            return try finish(WalkResult(), nodeState(node), node)
        }
        defer { heap.release(current) }
        let isOfElement = screen.link == nil
        try evaluateOutputs(1, current, request, into: &children) { _ in
            if isOfElement { return try machine.call(closure: destination, [screen.element]) }
            heap.retain(destination)
            return destination
        }
        letGoOfContent(at: index, of: stack)
    }

    /// From now on the screen's container holds what it shows.
    private func letGoOfContent(at index: Int, of stack: NodeID) {
        var state = nodeState(stack)
        guard state.screens.indices.contains(index), state.screens[index].content.type != .void else { return }
        heap.release(state.screens[index].content)
        state.screens[index].content = .void
        setNodeState(state, of: stack)
    }

    /// Takes a screen off whose link or destination the program has no longer, with all that stands above it: it would go on
    /// with code that is gone.
    private func leaveScreen(_ index: Int, of stack: NodeID, _ node: NodeID) throws {
        warn("A pushed screen was taken off its stack: the program has no link or destination for it any longer.", at: .none)
        drop(from: index, of: stack)
        try finish(WalkResult(), nodeState(node), node)
    }

    /// Takes off what links and the path pushed above a screen that a binding took off, as far as no path says otherwise.
    func leaveScreens(above presented: NodeID, on stack: NodeID) {
        guard let state = state.nodes[stack.rawValue], let screen = state.presentedScreens.first(where: { $0.node == presented }),
              state.screens.count > screen.screensBelow, state.screens[screen.screensBelow...].allSatisfy({ $0.link != nil }) else { return }
        drop(from: screen.screensBelow, of: stack)
    }

    /// Takes off the screens from one on, whatever the path says.
    func drop(from index: Int, of stack: NodeID) {
        var state = nodeState(stack)
        let left = state.screens[index...]
        state.screens.removeSubrange(index...)
        setNodeState(state, of: stack)
        for screen in left { screen.forEachValue(heap.release) }
        engine.invalidate(stack, reason: .dynamicProperty, cause: engine.currentCause)
    }

    private func number(of screen: NodeID, on stack: NodeID) -> Int? {
        let identity = engine.graph.identity(of: screen)
        return nodeState(stack).screens.indices.first { Position.top.appending(.screen).appending(UInt64($0)).hash == identity }
    }

    /// The container of a screen of a stack; nil before it is made.
    func screen(_ index: Int, of stack: NodeID) -> NodeID? {
        index < 0 ? nil : child(of: stack, at: Position.top.appending(.screen).appending(UInt64(index)))
    }

    /// Asks the screens again whose destinations stand in the output of a node that ran, and those that found none so far.
    func askScreens(leadingFrom node: NodeID) {
        guard !state.pushedScreens.isEmpty, !isBlankScreen(node) else { return }
        for screen in state.pushedScreens.map(NodeID.init) where screen != node && (nodeState(screen).source == node || isBlankScreen(screen)) {
            engine.revisit(screen)
        }
    }

    private func isBlankScreen(_ node: NodeID) -> Bool {
        state.pushedScreens.contains(node.rawValue) && nodeState(node).expansions.isEmpty
    }

    /// A node leaves: its number may come to stand for another one.
    func forgetScreens(leadingFrom node: NodeID) {
        state.pushedScreens.remove(node.rawValue)
        for screen in state.pushedScreens.map(NodeID.init) where nodeState(screen).source == node {
            var own = nodeState(screen)
            own.source = nil
            setNodeState(own, of: screen)
            let stack = engine.graph.parent(of: screen)
            guard let index = number(of: screen, on: stack) else { continue }
            var state = nodeState(stack)
            if state.screens[index].link?.node == node { state.screens[index].link?.node = .none }
            setNodeState(state, of: stack)
        }
    }

    /// A screen to push, which owns its values.
    func makeScreen(content: Value, link: PushedScreen.LinkID?, element: Value) -> PushedScreen {
        state.screensPushed += 1
        return PushedScreen(content: content, link: link, element: element, serial: state.screensPushed)
    }

    // MARK: Destinations

    /// An edit may have moved a screen's link. Where its view has one link, that is the one.
    private func relink(_ index: Int, of stack: NodeID) {
        var state = nodeState(stack)
        guard let link = state.screens[index].link, engine.graph.contains(link.node) else { return }
        var places: [Position] = []
        forEachPart(of: link.node) { part, position in
            if vocabulary.builtin(part) == .navigationLink { places.append(position) }
        }
        guard places.count == 1, !places.contains(link.position) else { return }
        state.screens[index].link?.position = places[0]
        setNodeState(state, of: stack)
    }

    /// What a link leads to, borrowed, and the node in whose output the link stands.
    private func destination(of link: PushedScreen.LinkID) -> (destination: Value, node: NodeID)? {
        guard engine.graph.contains(link.node) else { return nil }
        var found: Value?
        forEachPart(of: link.node) { part, position in
            if position == link.position, vocabulary.builtin(part) == .navigationLink { found = part }
        }
        return found.flatMap { vocabulary.field("destination", of: $0).wrappedValue }.map { ($0, link.node) }
    }

    /// The closure that makes a screen of a value, borrowed, and the node in whose output its modifier stands: on the root of a
    /// stack, or on a screen below the one that asks.
    func destination(for element: Value, on stack: NodeID, below screen: NodeID = .none) -> (destination: Value, node: NodeID)? {
        let root = vocabulary.field("root", of: engine.graph.value(of: stack).value)
        if let closure = findDestination(for: element.type, in: root) { return (closure, stack) }
        for child in engine.graph.children(of: stack) {
            if child == screen { break }
            if let found = destination(for: element.type, in: child) { return found }
        }
        return nil
    }

    private func destination(for type: TypeID, in node: NodeID) -> (destination: Value, node: NodeID)? {
        var shown = engine.graph.output(of: node).value
        if engine.graph.flags(of: node).contains(.container) {
            // A stack within the stack, and what is presented, has destinations of its own.
            if isStack(node) || isPresentation(node) { return nil }
            let isScreen = vocabulary.builtin(engine.graph.value(of: node).value) == .pushedScreen
            shown = isScreen ? nodeState(node).expansions.values.first?.outputs.first ?? .hole : .hole
        }
        if !shown.isHole, let closure = findDestination(for: type, in: shown) { return (closure, node) }
        for child in engine.graph.children(of: node) {
            if let found = destination(for: type, in: child) { return found }
        }
        return nil
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
            state.screens.append(makeScreen(content: .void, link: nil, element: element))
        }
        setNodeState(state, of: stack)
    }

    /// The elements of a path, borrowed.
    private func pathElements(_ path: Value) -> [Value] {
        let array = path.type == .array ? path : vocabulary.field("_elements", of: path)
        return array.type == .array && array.isReference ? heap.elements(array) : []
    }
}
