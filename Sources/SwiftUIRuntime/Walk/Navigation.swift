import DiffEngine
import SwiftInterpreter

// A navigation stack is a container with its root and the screens that links or its path pushed. A screen that a binding
// pushes is made where the binding stands, and counts as one of the stack's.

extension Runtime {
    func evaluateNavigation(_ view: Value, _ request: BodyRequest, into children: inout ChildList) throws {
        try updateScreens(view, request.node)
        let old = nodeState(request.node)
        var result = WalkResult()
        let context = WalkContext(node: request.node, scope: old.scope)
        try walk(vocabulary.field("root", of: view), context.at(.content), &result, into: &children)
        var coveredChildren = 0
        for (index, screen) in old.screens.enumerated() {
            coveredChildren = children.count
            let below = result.effects.count
            var inner = context.at(.screen).at(UInt64(index))
            try enterPresentation(request.node, screen: index, &inner, &result)
            try walk(screen.content, inner, &result, into: &children)
            for effect in below..<result.effects.count { result.effects[effect].screen = index + 1 }
        }
        if !old.screens.isEmpty || old.screensMade > 0 { appearancesToSettle.append(request.node) }
        try finish(result, old, request.node)
        var state = nodeState(request.node)
        state.screensMade = old.screens.count
        state.coveredChildren = coveredChildren
        setNodeState(state, of: request.node)
    }

    // MARK: Screens that bindings push

    /// The screens of a stack from its root to the one on top.
    enum StackedScreen {
        case root
        /// The index of a screen that a link or the path pushed.
        case pushed(Int)
        /// The node that makes a screen which a binding pushed.
        case presented(NodeID)
    }

    /// The screens of a stack, the topmost last.
    func stackedScreens(of stack: NodeID) -> [StackedScreen] {
        let state = nodeState(stack)
        var stacked: [StackedScreen] = []
        for below in 0...state.screens.count {
            stacked.append(below == 0 ? .root : .pushed(below - 1))
            for screen in state.presentedScreens where min(screen.screensBelow, state.screens.count) == below {
                stacked.append(.presented(screen.node))
            }
        }
        return stacked
    }

    /// Puts a screen on the stack around the view whose binding says so, or takes it away. As Apple documents it, the binding
    /// pushes onto the stack: the screen stands on top of what is there, wherever in the stack the binding is. Without a
    /// stack it lies over everything, as what a sheet presents.
    func presentScreen(_ isPresented: Bool, _ node: NodeID) {
        var state = nodeState(node)
        let before = state.presentingStack
        let stack = isPresented ? before ?? stackAround(node) : nil
        guard stack != before else { return }
        state.presentingStack = stack
        setNodeState(state, of: node)
        if let before { removePresentedScreen(node, from: before) }
        guard let stack else { return }
        var stacked = nodeState(stack)
        stacked.presentedScreens.append(PresentedScreen(node: node, screensBelow: stacked.screens.count))
        setNodeState(stacked, of: stack)
        appearancesToSettle.append(stack)
    }

    /// Takes a screen from the stack onto which its binding had pushed it.
    func removePresentedScreen(_ node: NodeID, from stack: NodeID) {
        guard engine.graph.contains(stack), var state = state.nodes[stack.rawValue] else { return }
        state.presentedScreens.removeAll { $0.node == node }
        setNodeState(state, of: stack)
        appearancesToSettle.append(stack)
    }

    /// The stack in which a node stands. What a sheet presents is in none of those around it.
    private func stackAround(_ node: NodeID) -> NodeID? {
        var node = engine.graph.parent(of: node)
        while node != .top, !node.isNone {
            if isStack(node) { return node }
            if isPresentation(node) { return nil }
            node = engine.graph.parent(of: node)
        }
        return nil
    }

    private func isStack(_ node: NodeID) -> Bool {
        // A root or a tab may be a stack: then it holds the node that is.
        let parent = engine.graph.parent(of: node)
        guard parent != .top, engine.graph.flags(of: node).contains(.container), !isTabView(parent) else { return false }
        let builtin = vocabulary.builtin(engine.graph.value(of: node).value)
        return builtin == .navigationStack || builtin == .navigationView
    }

    // MARK: Environment, path

    /// Goes on in the environment of what a node presents.
    func enterPresentation(
        _ node: NodeID, screen: Int = 0, _ context: inout WalkContext, _ result: inout WalkResult
    ) throws {
        guard let presentation = presentation(node, screen: screen) else { return }
        defer { heap.release(presentation) }
        try enterScope(of: presentation, &context, &result)
    }

    /// Brings the screens of a stack in line with its path, and with the destinations of the links that pushed them.
    private func updateScreens(_ view: Value, _ node: NodeID) throws {
        var state = nodeState(node)
        if let binding = vocabulary.field("path", of: view).wrappedValue {
            let path = try read(binding, by: node)
            defer { heap.release(path) }
            state.screens = try screens(for: pathElements(path), replacing: state.screens, below: node, root: view)
        } else {
            for index in state.screens.indices {
                guard let link = state.screens[index].link, let view = findLink(link),
                      let destination = vocabulary.field("destination", of: view).wrappedValue else { continue }
                heap.retain(destination)
                heap.release(state.screens[index].content)
                state.screens[index].content = destination
            }
        }
        setNodeState(state, of: node)
    }

    /// The elements of a path, borrowed.
    private func pathElements(_ path: Value) -> [Value] {
        let array = path.type == .array ? path : vocabulary.field("_elements", of: path)
        return array.type == .array && array.isReference ? heap.elements(array) : []
    }

    private func screens(for elements: [Value], replacing old: [PushedScreen], below node: NodeID, root: Value) throws -> [PushedScreen] {
        var screens: [PushedScreen] = []
        for erased in elements {
            let element = vocabulary.unerased(erased)
            heap.retain(element)
            let content = try destination(for: element, below: node, root: root) ?? .void
            screens.append(PushedScreen(content: content, link: nil, element: element))
        }
        for screen in old { screen.forEachValue(heap.release) }
        return screens
    }

    /// The screen that `navigationDestination` gives for a value, owned.
    func destination(for element: Value, below node: NodeID, root: Value) throws -> Value? {
        var closure = findDestination(for: element.type, in: vocabulary.field("root", of: root))
        if closure == nil {
            forEachNode(below: node) { descendant in
                guard closure == nil else { return }
                let output = engine.graph.output(of: descendant).value
                if !output.isHole { closure = findDestination(for: element.type, in: output) }
            }
        }
        guard let closure else {
            warn("A NavigationLink is presenting a value of type “\(machine.types[element.type].name)” but there is no matching navigationDestination declaration visible from the location of the link. The link cannot be activated.", at: .none)
            return nil
        }
        return try machine.call(closure: closure, [element])
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

    /// The link at a place of a node's output, borrowed.
    func findLink(_ id: PushedScreen.LinkID) -> Value? {
        guard engine.graph.contains(id.node) else { return nil }
        var found: Value?
        forEachPart(of: id.node) { part, position in
            if position == id.position, vocabulary.builtin(part) == .navigationLink { found = part }
        }
        return found
    }
}
