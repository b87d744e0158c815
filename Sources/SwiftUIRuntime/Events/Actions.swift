import DiffEngine
import SwiftInterpreter

extension Runtime {
    /// What can be acted on, in the order of the drawing.
    public var controls: [Control] { drawn().controls.map(\.control) }

    /// Acts on a control of `controls` by its number, as one event.
    public func perform(_ action: ControlAction, on number: Int, event: String) throws {
        let controls = drawn().controls
        guard let bound = controls.first(where: { $0.control.number == number }) else {
            throw ControlError(message: "there is no control \(number)", hint: ":controls lists them")
        }
        guard bound.control.isEnabled else {
            throw ControlError(message: "\"\(bound.control.label)\" is disabled")
        }
        try transact(event) { try perform(action, on: bound) }
    }

    private func perform(_ action: ControlAction, on bound: BoundControl) throws {
        switch (action, bound.target) {
        case (.tap, .action(let closure)), (.longPress, .action(let closure)): try run(closure)
        case (.tap, .toggle(let binding)), (.toggle, .toggle(let binding)):
            let location = vocabulary.field("_location", of: binding)
            let value = try read(location)
            try write(.bool(!value.asBool), to: location)
        case (.type(let text), .text(let binding, _)):
            let value = heap.makeString(text)
            defer { heap.release(value) }
            try write(value, to: vocabulary.field("_location", of: binding))
        case (.submit, .text(_, let commit)):
            if let closure = commit.wrappedValue, closure.objectKind == .closure { try run(closure) }
            for submit in bound.submits { try run(submit) }
        case (.adjust(let text), .stepper(let increment, let decrement)): try step(text, increment, decrement, bound.control)
        case (.adjust(let text), .slider(let binding, let lower, let upper, let step, let editing)):
            try slide(binding, to: text, in: lower...max(lower, upper), step: step, editing: editing)
        case (.adjust(let text), .picker(let binding, let options)): try pick(text, binding, options)
        case (.tap, .link(let link, let id, let stack)): try push(link, id, onto: stack)
        case (.tap, .tab(let view, let node, let index)): try select(index, of: view, node)
        case (.tap, .back(let stack)), (.back, .back(let stack)): try pop(stack)
        case (.tap, .disclosure(let view, let node)), (.toggle, .disclosure(let view, let node)): try disclose(view, node)
        default:
            throw ControlError(
                message: "\"\(bound.control.label)\" is a \(bound.control.kind.rawValue), which does not do that",
                hint: hint(for: bound.control.kind))
        }
    }

    private func hint(for kind: Control.Kind) -> String {
        switch kind {
        case .textField: ":type changes its text, :submit presses its return key"
        case .stepper, .slider, .picker: ":adjust changes its value"
        case .toggle: ":toggle switches it"
        default: ":tap presses it"
        }
    }

    private func run(_ closure: Value) throws {
        guard closure.objectKind == .closure else { return }
        // The view that holds the closure may go while it runs.
        heap.retain(closure)
        defer { heap.release(closure) }
        heap.release(try machine.call(closure: closure, []))
    }

    private func step(_ text: String, _ increment: Value, _ decrement: Value, _ control: Control) throws {
        let steps: Int
        switch text {
        case "+": steps = 1
        case "-": steps = -1
        default:
            guard let number = Int(text), abs(number) <= 1000 else {
                throw ControlError(message: "a stepper goes by steps, and \"\(text)\" is none", hint: "write +, - or a number of steps")
            }
            steps = number
        }
        guard let closure = (steps < 0 ? decrement : increment).wrappedValue else { return }
        for _ in 0..<abs(steps) { try run(closure) }
    }

    private func slide(
        _ binding: Value, to text: String, in range: ClosedRange<Double>, step: Double?, editing: Value
    ) throws {
        guard var number = Double(text) else {
            throw ControlError(message: "a slider takes a number, and \"\(text)\" is none")
        }
        number = min(max(number, range.lowerBound), range.upperBound)
        if let step, step > 0 { number = range.lowerBound + ((number - range.lowerBound) / step).rounded() * step }
        try call(editing, .bool(true))
        try write(.double(number), to: vocabulary.field("_location", of: binding))
        try call(editing, .bool(false))
    }

    private func call(_ closure: Value, _ argument: Value) throws {
        guard closure.objectKind == .closure else { return }
        heap.release(try machine.call(closure: closure, [argument]))
    }

    private func pick(_ text: String, _ binding: Value, _ options: [(label: String, tag: Value)]) throws {
        guard let option = options.first(where: { $0.label == text })
                ?? Int(text).flatMap({ options.indices.contains($0) ? options[$0] : nil }) else {
            throw ControlError(
                message: "the picker has no option \"\(text)\"",
                hint: "it has " + options.map { "\"\($0.label)\"" }.joined(separator: ", "))
        }
        try write(option.tag, to: vocabulary.field("_location", of: binding))
    }

    private func disclose(_ view: Value, _ node: NodeID) throws {
        if let binding = vocabulary.field("isExpanded", of: view).wrappedValue {
            let location = vocabulary.field("_location", of: binding)
            let value = try read(location)
            try write(.bool(!value.asBool), to: location)
        } else {
            var new = nodeState(node)
            new.isExpanded.toggle()
            setNodeState(new, of: node)
            engine.invalidate(node, reason: .dynamicProperty, cause: engine.currentCause)
        }
    }

    // MARK: Navigation

    private func push(_ link: Value, _ id: PushedScreen.LinkID, onto stack: NodeID) throws {
        if let binding = vocabulary.field("isActive", of: link).wrappedValue {
            try write(.bool(true), to: vocabulary.field("_location", of: binding))
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

    private func show(_ screen: PushedScreen, on stack: NodeID) {
        var new = nodeState(stack)
        new.screens.append(screen)
        setNodeState(new, of: stack)
        engine.invalidate(stack, reason: .dynamicProperty, cause: engine.currentCause)
    }

    private func pop(_ stack: NodeID) throws {
        let container = engine.graph.value(of: stack).value
        if let path = vocabulary.field("path", of: container).wrappedValue {
            return try change(path) { elements, _ in
                let count = heap.arrayCount(elements)
                if count > 0 { heap.replaceElements(of: &elements, count - 1..<count, taking: []) }
            }
        }
        var new = nodeState(stack)
        guard let last = new.screens.popLast() else { return }
        if let link = last.link.flatMap(findLink), let binding = vocabulary.field("isActive", of: link).wrappedValue {
            try write(.bool(false), to: vocabulary.field("_location", of: binding))
        }
        last.forEachValue(heap.release)
        setNodeState(new, of: stack)
        engine.invalidate(stack, reason: .dynamicProperty, cause: engine.currentCause)
    }

    /// Changes the array behind a path's binding: an array, or a NavigationPath that holds one of AnyHashable.
    private func change(_ path: Value, _ body: (_ elements: inout Value, _ areErased: Bool) throws -> Void) throws {
        let location = vocabulary.field("_location", of: path)
        var value = try read(location)
        defer { heap.release(value) }
        if value.type == .array {
            try body(&value, false)
        } else if let slot = vocabulary.slot("_elements", of: value.type) {
            var elements = heap.slot(value, slot)
            heap.retain(elements)
            try body(&elements, true)
            heap.setSlot(of: &value, slot, taking: elements)
        }
        try write(value, to: location)
    }

    /// Goes back one screen on the innermost navigation stack that has one.
    public func back(event: String) throws {
        guard let stack = innermostStack() else {
            throw ControlError(message: "there is no screen to go back from", hint: ":controls lists what can be done")
        }
        try transact(event) { try pop(stack) }
    }

    private func innermostStack() -> NodeID? {
        var found: NodeID?
        for root in engine.graph.roots {
            forEachNode(below: root) { node in
                if let state = state.nodes[node.rawValue], !state.screens.isEmpty { found = node }
            }
        }
        return found
    }

    /// `dismiss()`: closes the sheet or pops the screen that is in front.
    func dismiss() throws(Interruption) {
        if let sheet = presentedSheet() {
            let binding = vocabulary.field("isPresented", of: engine.graph.value(of: sheet).value)
            return try write(.bool(false), to: vocabulary.field("_location", of: binding))
        }
        guard let stack = innermostStack() else { return }
        do {
            try pop(stack)
        } catch let interruption as Interruption {
            throw interruption
        } catch {
            throw .trap("the screen cannot be closed")
        }
    }

    private func presentedSheet() -> NodeID? {
        var found: NodeID?
        for root in engine.graph.roots {
            forEachNode(below: root) { node in
                guard let builtin = vocabulary.builtin(engine.graph.value(of: node).value),
                      builtin == .sheetModifier || builtin == .presentedDestinationModifier || builtin == .alertModifier,
                      !nodeState(node).expansions.isEmpty else { return }
                found = node
            }
        }
        return found
    }

    // MARK: Scrolling

    /// Scrolls a list or scroll view of `controls`, as one event.
    public func scroll(_ target: ScrollTarget, on number: Int, event: String) throws {
        guard let bound = drawn().controls.first(where: { $0.control.number == number }) else {
            throw ControlError(message: "there is no control \(number)", hint: ":controls lists them")
        }
        switch bound.target {
        case .rows(let node): try transact(event) { try scroll(node, to: target) }
        case .lines(let key, let count): try transact(event) { try scroll(key, lines: count, to: target) }
        default:
            throw ControlError(message: "\"\(bound.control.label)\" is a \(bound.control.kind.rawValue), which does not scroll")
        }
    }

    /// Moves a plain scroll view, which has all its content, by lines. The drawing leaves nothing empty below its end.
    private func scroll(_ key: RuntimeState.ScrollKey, lines: Int, to target: ScrollTarget) throws {
        switch target {
        case .row(let line): state.offsets[key] = min(max(0, line), max(0, lines - 1))
        case .end: state.offsets[key] = lines
        case .id(let text):
            throw ControlError(message: "no row has the id \(text)", hint: "only the rows of a List or a lazy stack are found by id")
        }
    }

    /// Changes the viewport, in columns and lines: lazy containers make the rows that it shows now.
    public func setViewport(width: Int, height: Int) throws {
        guard (width, height) != (options.width, options.height) else { return }
        (options.width, options.height) = (width, height)
        guard isMounted else { return }
        try transact("viewport \(width)x\(height)") {
            for node in lazyContainers() { engine.invalidate(node, reason: .dynamicProperty, cause: engine.currentCause) }
        }
    }

    private func lazyContainers() -> [NodeID] {
        var found: [NodeID] = []
        for root in engine.graph.roots {
            forEachNode(below: root) { node in
                if isLazyContainer(node) { found.append(node) }
            }
        }
        return found
    }

    private func scroll(_ node: NodeID, to target: ScrollTarget) throws {
        var new = nodeState(node)
        let last = max(0, new.window.total - 1)
        switch target {
        case .row(let row): new.window.top = min(max(0, row), last)
        case .end: new.window.top = last
        case .id(let text):
            guard let row = try row(withID: text, in: node) else {
                throw ControlError(message: "no row has the id \(text)")
            }
            new.window.top = min(row, last)
        }
        setNodeState(new, of: node)
        engine.invalidate(node, reason: .dynamicProperty, cause: engine.currentCause)
    }

    /// The number of the row whose id reads so.
    private func row(withID text: String, in node: NodeID) throws -> Int? {
        var found: Int?
        var failure: (any Error)?
        visitParts(
            of: vocabulary.field("content", of: engine.graph.value(of: node).value), node: .none, position: .top
        ) { part, _ in
            guard found == nil, failure == nil, vocabulary.builtin(part) == .forEach else { return }
            do {
                var hold: [Value] = []
                defer { hold.forEach(heap.release) }
                let rows = try rowSource(of: part, hold: &hold)
                try machine.charge(steps: rows.count)
                for index in 0..<rows.count {
                    let (_, id) = try identity(index, of: rows)
                    defer { heap.release(id) }
                    if try machine.describe(id) == text { found = index; return }
                }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return found
    }

    /// `ScrollViewProxy.scrollTo`: scrolls the first lazy container that has a row with the id.
    func scrollToRow(withID id: Value) throws(Interruption) {
        do {
            let text = try machine.describe(id)
            for node in lazyContainers() {
                if let row = try row(withID: text, in: node) { return try scroll(node, to: .row(row)) }
            }
        } catch let interruption as Interruption {
            throw interruption
        } catch {
            return
        }
    }
}
