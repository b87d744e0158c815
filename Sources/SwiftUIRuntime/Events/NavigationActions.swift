import DiffEngine
import SwiftInterpreter

extension Runtime {
    func push(_ link: Value, _ id: PushedScreen.LinkID, onto stack: NodeID) throws {
        if let activation = vocabulary.field("activation", of: link).wrappedValue {
            let binding = vocabulary.field("isPresented", of: activation)
            return try write(.bool(true), to: vocabulary.field("_location", of: binding))
        }
        let container = engine.graph.value(of: stack).value
        if let erased = vocabulary.field("value", of: link).wrappedValue {
            let element = vocabulary.unerased(erased)
            if let path = vocabulary.field("path", of: container).wrappedValue {
                return try change(path) { elements, isErased in
                    let added = isErased ? erased : element
                    heap.retain(added)
                    heap.append(to: &elements, taking: added)
                }
            }
            guard let content = try destination(for: element, below: stack, root: container) else { return }
            heap.retain(element)
            return show(PushedScreen(content: content, link: nil, element: element), on: stack)
        }
        guard let destination = vocabulary.field("destination", of: link).wrappedValue else { return }
        heap.retain(destination)
        show(PushedScreen(content: destination, link: id, element: .void), on: stack)
    }

    func show(_ screen: PushedScreen, on stack: NodeID) {
        var new = nodeState(stack)
        new.screens.append(screen)
        setNodeState(new, of: stack)
        engine.invalidate(stack, reason: .dynamicProperty, cause: engine.currentCause)
    }

    /// Goes back until a stack has no more than so many screens above its root.
    func pop(_ stack: NodeID, to count: Int) throws(Interruption) {
        let container = engine.graph.value(of: stack).value
        if let path = vocabulary.field("path", of: container).wrappedValue {
            return try change(path) { elements, _ in
                let present = heap.arrayCount(elements)
                if present > count { heap.replaceElements(of: &elements, max(0, count)..<present, taking: []) }
            }
        }
        var new = nodeState(stack)
        guard new.screens.count > count else { return }
        let left = new.screens[max(0, count)...]
        new.screens.removeLast(left.count)
        setNodeState(new, of: stack)
        for screen in left { screen.forEachValue(heap.release) }
        engine.invalidate(stack, reason: .dynamicProperty, cause: engine.currentCause)
    }

    /// Changes the array behind a path's binding: an array, or a NavigationPath that holds one of AnyHashable.
    func change(_ path: Value, _ body: (_ elements: inout Value, _ areErased: Bool) -> Void) throws(Interruption) {
        let location = vocabulary.field("_location", of: path)
        var value = try read(location)
        defer { heap.release(value) }
        if value.type == .array {
            body(&value, false)
        } else if let slot = vocabulary.slot("_elements", of: value.type) {
            var elements = heap.slot(value, slot)
            heap.retain(elements)
            body(&elements, true)
            heap.setSlot(of: &value, slot, taking: elements)
        }
        try write(value, to: location)
    }

    func innermostStack() -> NodeID? {
        var found: NodeID?
        for root in engine.graph.roots {
            forEachNode(below: root) { node in
                if let state = state.nodes[node.rawValue], !state.screens.isEmpty { found = node }
            }
        }
        return found
    }
}
