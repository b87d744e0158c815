import DiffEngine
import SwiftInterpreter

extension Runtime {
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
    func scroll(_ key: RuntimeState.PlaceKey, lines: Int, to target: ScrollTarget) throws {
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

    func lazyContainers() -> [NodeID] {
        var found: [NodeID] = []
        for root in engine.graph.roots {
            forEachNode(below: root) { node in
                if isLazyContainer(node) { found.append(node) }
            }
        }
        return found
    }

    func scroll(_ node: NodeID, to target: ScrollTarget) throws {
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
        // A grid scrolls by whole lines.
        new.window.top -= new.window.top % trackCount(of: engine.graph.value(of: node).value)
        setNodeState(new, of: node)
        engine.invalidate(node, reason: .dynamicProperty, cause: engine.currentCause)
    }

    /// The number of the row whose id reads so.
    func row(withID text: String, in node: NodeID) throws -> Int? {
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
