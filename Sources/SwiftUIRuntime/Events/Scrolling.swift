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
            throw ControlError(message: "\"\(bound.control.label)\" is \(bound.control.kind.words), which does not scroll")
        }
    }

    /// Moves a plain scroll view, which has all its content, by lines. The drawing leaves nothing empty below its end.
    func scroll(_ key: RuntimeState.PlaceKey, lines: Int, to target: ScrollTarget) throws {
        switch target {
        case .row(let line): state.offsets[key] = ScrollPlace(line: min(max(0, line), max(0, lines - 1)))
        case .end: state.offsets[key] = ScrollPlace(line: lines)
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

    func scroll(_ node: NodeID, to target: ScrollTarget, anchor: Double = 0) throws {
        var new = nodeState(node)
        new.window.anchor = anchor
        let last = max(0, new.window.total - 1)
        new.window.endEvent = target == .end ? engine.currentEvent : .none
        switch target {
        case .row(let row): new.window.top = min(max(0, row), last)
        case .end: new.window.top = last
        case .id(let text):
            guard let row = try row(of: node, where: { try machine.describe($0) == text }) else {
                throw ControlError(message: "no row has the id \(text)")
            }
            new.window.top = min(row, last)
        }
        setNodeState(new, of: node)
        engine.invalidate(node, reason: .dynamicProperty, cause: engine.currentCause)
    }

    /// The number of the row of a lazy container whose id is the wanted one.
    private func row(of node: NodeID, where isWanted: (Value) throws -> Bool) throws -> Int? {
        try withoutActuallyEscaping(isWanted) { isWanted in
            var search = RowSearch(runtime: self, node: node, isWanted: isWanted)
            return try search.search()
        }
    }

    /// `ScrollViewProxy.scrollTo`. The rows are those that there are once the views are up to date: one that was appended
    /// just before is among them.
    func requestScroll(toID id: Value, anchor: Double) {
        heap.retain(id)
        state.scrollRequests.append(ScrollRequest(id: id, anchor: anchor.isFinite ? min(max(0, anchor), 1) : 0))
    }

    /// Scrolls the first lazy container that has a row with an id that was asked for, or else the first plain scroll view
    /// that has a view with it.
    func scrollAsRequested() throws {
        guard !state.scrollRequests.isEmpty else { return }
        let requests = state.scrollRequests
        state.scrollRequests.removeAll()
        defer { requests.forEach { heap.release($0.id) } }
        for request in requests where try !scrollRows(request) {
            let place = looking { DrawingWalk.place(ofID: request.id, in: self) }
            if let place { state.offsets[place.key] = ScrollPlace(line: place.line, anchor: request.anchor) }
        }
    }

    private func scrollRows(_ request: ScrollRequest) throws -> Bool {
        for node in lazyContainers() {
            guard let row = try row(of: node, where: { try isSameID($0, request.id) }) else { continue }
            try scroll(node, to: .row(row), anchor: request.anchor)
            return true
        }
        return false
    }

    /// Whether two ids are the same, be one of them an optional or erased: `messages.last?.id` is wanted as often as not.
    func isSameID(_ a: Value, _ b: Value) throws -> Bool {
        let (a, b) = (vocabulary.unerased(a), vocabulary.unerased(b))
        guard let a = a.wrappedValue, let b = b.wrappedValue else { return a.isNil && b.isNil }
        return try a.type == b.type && machine.equals(a, b)
    }
}
