import DiffEngine
import SwiftInterpreter

// A navigation stack is a container with its root and the screens that links or its path pushed, which are containers
// themselves. A screen that a binding pushes is made where the binding stands, and counts as one of the stack's.

extension Runtime {
    func evaluateNavigation(_ view: Value, _ request: BodyRequest, into children: inout ChildList) throws {
        try followPath(of: view, request.node)
        let old = nodeState(request.node)
        var result = WalkResult()
        let context = WalkContext(node: request.node, scope: old.scope)
        try walk(vocabulary.field("root", of: view), context.at(.content), &result, into: &children)
        var coveredChildren = 0
        for index in old.screens.indices {
            coveredChildren = children.count
            var inner = context.at(.screen).at(UInt64(index))
            try enterPresentation(request.node, screen: index, &inner, &result)
            guard let screen = container(of: old.screens[index], at: index, of: request.node) else { continue }
            defer { heap.release(screen) }
            append(screen, inner, &result, into: &children, flags: .container)
        }
        // Where only screens came or went, the root was not made anew, nor were the screens that stay.
        if old.window.content == request.value, request.reasons.isSubset(of: [.dynamicProperty, .observedKeyPath]) { children.markKept() }
        if !old.screens.isEmpty || old.screensMade > 0 { appearancesToSettle.append(request.node) }
        try finish(result, old, request.node)
        var state = nodeState(request.node)
        state.screensMade = old.screens.count
        state.coveredChildren = coveredChildren
        state.window.content = request.value
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
        if let before {
            leaveScreens(above: node, on: before)
            removePresentedScreen(node, from: before)
        }
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

    func isStack(_ node: NodeID) -> Bool {
        // A root or a tab may be a stack: then it holds the node that is.
        let parent = engine.graph.parent(of: node)
        guard parent != .top, engine.graph.flags(of: node).contains(.container), !isTabView(parent) else { return false }
        let builtin = vocabulary.builtin(engine.graph.value(of: node).value)
        return builtin == .navigationStack || builtin == .navigationView
    }

    // MARK: Environment

    /// Goes on in the environment of what a node presents.
    func enterPresentation(
        _ node: NodeID, screen: Int = 0, _ context: inout WalkContext, _ result: inout WalkResult
    ) throws {
        guard let presentation = presentation(node, screen: screen) else { return }
        defer { heap.release(presentation) }
        try enterScope(of: presentation, &context, &result)
    }
}
