import DiffEngine
import SwiftInterpreter

// A navigation stack is a container with its root and the screens that links or its path pushed.

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
