import DiffEngine
import SwiftInterpreter

extension Runtime {
    func push(_ link: Value, _ id: PushedScreen.LinkID, onto stack: NodeID) throws {
        if let activation = vocabulary.field("activation", of: link).wrappedValue {
            let binding = vocabulary.field("isPresented", of: activation)
            return try write(.bool(true), through: binding)
        }
        let container = engine.graph.value(of: stack).value
        if let erased = vocabulary.field("value", of: link).wrappedValue {
            let element = vocabulary.unerased(erased)
            if let path = vocabulary.field("path", of: container).wrappedValue {
                if let accepts = vocabulary.field("_accepts", of: container).wrappedValue, !(try machine.call(closure: accepts, [element])).asBool {
                    return warn("A NavigationLink is presenting a value of type “\(machine.types[element.type].name)”, which the path of its NavigationStack cannot hold. The link cannot be activated.", at: .none)
                }
                return try change(path) { elements, isErased in
                    let added = isErased ? erased : element
                    heap.retain(added)
                    heap.append(to: &elements, taking: added)
                }
            }
            guard destination(for: element, on: stack) != nil else { return warnOfMissingDestination(for: element) }
            heap.retain(element)
            return show(makeScreen(content: .void, link: nil, element: element), on: stack)
        }
        guard let destination = vocabulary.field("destination", of: link).wrappedValue else { return }
        heap.retain(destination)
        show(makeScreen(content: destination, link: id, element: .void), on: stack)
    }

    func show(_ screen: PushedScreen, on stack: NodeID) {
        var new = nodeState(stack)
        new.screens.append(screen)
        setNodeState(new, of: stack)
        engine.invalidate(stack, reason: .dynamicProperty, cause: engine.currentCause)
    }

    /// Goes back one screen.
    func goBack(on stack: NodeID) throws(Interruption) {
        let state = nodeState(stack)
        if let presented = state.presentedScreen { return try leave(presented) }
        try pop(stack, to: state.screens.count - 1)
    }

    /// Goes back to what was on top before a binding pushed a screen. What came onto the stack after that goes too.
    func leave(_ screen: NodeID) throws(Interruption) {
        if let stack = nodeState(screen).presentingStack {
            let presented = nodeState(stack).presentedScreens
            if let index = presented.firstIndex(where: { $0.node == screen }) {
                for later in presented[(index + 1)...].reversed() { try setPresented(false, by: later.node) }
                if nodeState(stack).screens.count > presented[index].screensBelow { try pop(stack, to: presented[index].screensBelow) }
            }
        }
        try setPresented(false, by: screen)
    }

    /// Writes to the binding by which a node presents something.
    private func setPresented(_ isPresented: Bool, by node: NodeID) throws(Interruption) {
        let binding = vocabulary.field("isPresented", of: engine.graph.value(of: node).value)
        try write(.bool(isPresented), through: binding)
    }

    /// Goes back until links and the path have no more than so many screens on a stack.
    func pop(_ stack: NodeID, to count: Int) throws(Interruption) {
        for screen in nodeState(stack).presentedScreens where screen.screensBelow > count {
            try setPresented(false, by: screen.node)
        }
        let screens = nodeState(stack).screens
        guard screens.count > count else { return }
        let first = max(0, count)
        let hasElements = screens[first...].contains { $0.link == nil }
        drop(from: first, of: stack)
        let container = engine.graph.value(of: stack).value
        guard hasElements, let path = vocabulary.field("path", of: container).wrappedValue else { return }
        let staying = screens[..<first].count { $0.link == nil }
        try change(path) { elements, _ in
            let present = heap.arrayCount(elements)
            if present > staying { heap.replaceElements(of: &elements, staying..<present, taking: []) }
        }
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
}
