import DiffEngine
import SwiftInterpreter

/// The rows of a lazy container, counted as the walk goes over its content: those in the window are made.
struct RowPass {
    let window: Range<Int>
    let isList: Bool
    /// A row that is a view of the program's own does not say how many views it is: its body has to run.
    let hidesOpaqueViews: Bool
    /// The container was only scrolled: its content is as it was.
    let isScrolled: Bool
    let mountsAllRows: Bool
    /// Elements make different numbers of rows, by the branch that they take.
    var countsEachElement: Bool
    var count: RowCount
    var makesAllRows = false
    /// All elements of each ForEach whose data may be other than before.
    var present: [Position: Set<UInt64>] = [:]
    /// Outputs of rows that were made, for a look whether a link stands in them.
    var hasLink = false
    var hasEquatable = false
    /// Views of the program's own that the container has already, by their identity.
    var mounted: [UInt64: NodeID] = [:]
    /// Where the program's own views stand in this pass.
    var places: [Position: RowPlace] = [:]
    /// The pass is inside an element of a ForEach.
    var isInElement = false
    /// How many rows the view is taken for that is all there is of an element, as long as it is not mounted.
    var expectedRows: Int?
    /// How many views were met in elements that are not mounted.
    var unknownViews = 0
    /// Views in elements are mounted wherever they stand.
    var mountsElements = false
    /// The container shows nothing yet: what stands below a view that did not say how many rows it is waits for that.
    var waits = false
    /// A view that is shown did not say yet how many rows it is.
    var isUnsure = false
    /// Another pass makes rows that this one could not know of.
    var asksAgain = false

    var isNextVisible: Bool { !(waits && isUnsure) && (mountsAllRows || window.contains(count.next)) }

    /// Whether a part of what stands at a place in an element is shown. What is no row has its place between two.
    func shows(_ place: RowPlace) -> Bool {
        !(waits && isUnsure) && (mountsAllRows || mountsElements || window.overlaps(place.first..<place.first + max(1, place.count)))
    }
}

extension Runtime {
    /// Makes the rows that the viewport shows. A row is a line until it is drawn; what lies outside the
    /// window is counted but not made.
    func evaluateLazy(_ view: Value, _ request: BodyRequest, into children: inout ChildList) throws {
        let node = request.node
        let old = nodeState(node)
        var window = old.window
        window.capacity = rowCapacity(of: view)
        // A grid scrolls by whole lines.
        window.top -= window.top % trackCount(of: view)
        let first = window.rows.lowerBound
        let isList = vocabulary.builtin(view) == .list
        let isScrolled = window.content == request.value && !engine.isReloading
        window.content = request.value
        var pass = RowPass(
            window: first..<first + window.capacity, isList: isList,
            hidesOpaqueViews: isList && options.isDebugBuild && options.release >= 2024, isScrolled: isScrolled,
            mountsAllRows: old.window.mountsAllRows, countsEachElement: old.window.countsEachElement, count: RowCount(tracks: trackCount(of: view)),
            mounted: mountedViews(below: node), waits: !old.window.isCounted)
        var result = WalkResult()
        let context = WalkContext(node: node, scope: old.scope)
        try walkLazy(vocabulary.field("content", of: view), context, &pass, &result, into: &children)
        if isScrolled { children.markKept() }

        pass.count.beginLine()
        window.total = pass.count.next
        let isEndWanted = !window.endEvent.isNone && window.endEvent == engine.currentEvent
        window.top = max(0, isEndWanted ? window.total - 1 : min(window.top, window.total - 1))
        // Fewer rows than when the first was chosen, or a larger viewport.
        if window.rows.lowerBound != first { engine.invalidate(node, reason: .dynamicProperty, cause: engine.currentCause) }
        if pass.isUnsure || pass.asksAgain { engine.invalidate(node, reason: .dynamicProperty, cause: engine.currentCause) }
        window.countsEachElement = pass.countsEachElement
        window.asked = pass.window
        window.isCounted = window.isCounted || !pass.isUnsure
        window.makesAllRows = pass.makesAllRows && !pass.hasEquatable
        if window.makesAllRows, !window.mountsAllRows {
            if pass.hasLink {
                window.mountsAllRows = true
                engine.invalidate(node, reason: .dynamicProperty, cause: engine.currentCause)
            } else {
                linkProbes.append(node)
            }
        }
        var new = nodeState(node)
        new.window = window
        new.rowPlaces = pass.places
        setNodeState(new, of: node)
        sortLeavingRows(node, from: old, to: result.expansions, present: pass.present, isScrolled: isScrolled)
        try finish(result, old, node)
    }

    /// How many rows the viewport shows at most.
    private func rowCapacity(of view: Value) -> Int {
        switch vocabulary.builtin(view) {
        case .lazyVGrid: options.height * trackCount(of: view)
        case .lazyHStack: max(1, options.width / 8)
        case .lazyHGrid: max(1, options.width / 8) * trackCount(of: view)
        default: options.height
        }
    }

    /// How many columns a vertical grid has, or how many rows a horizontal one: an adaptive item is as many as fit.
    func trackCount(of grid: Value) -> Int {
        let tracks = vocabulary.field("tracks", of: grid)
        guard tracks.type == .array, tracks.isReference else { return 1 }
        let gap = 8.0
        let isVertical = vocabulary.builtin(grid) == .lazyVGrid
        let room = isVertical
            ? Double(options.width) * CellMetrics.pointsPerColumn : Double(options.height) * CellMetrics.pointsPerLine
        let count = heap.elements(tracks).reduce(0) { count, least in
            count + (least.asDouble > 0 ? max(1, Int((room + gap) / (least.asDouble + gap))) : 1)
        }
        return max(1, count)
    }

    /// Bodies of rows that were made for their id alone run when a link stands in them: then all rows are mounted.
    func probeLinks() throws {
        let probes = linkProbes
        linkProbes.removeAll()
        for node in probes where engine.graph.contains(node) {
            guard let first = engine.graph.children(of: node).first(where: { _ in true }) else { continue }
            let output = engine.graph.output(of: first).value
            guard !output.isHole, containsLink(output) else { continue }
            var state = nodeState(node)
            state.window.mountsAllRows = true
            setNodeState(state, of: node)
            engine.invalidate(node, reason: .dynamicProperty, cause: engine.currentCause)
        }
    }

    // MARK: Counting rows

    func walkLazy(
        _ view: Value, _ context: WalkContext, _ pass: inout RowPass, _ result: inout WalkResult,
        into children: inout ChildList
    ) throws {
        guard let view = view.wrappedValue else { return }
        switch vocabulary.builtin(view) {
        case .tupleView:
            let elements = vocabulary.field("value", of: view)
            for index in 0..<heap.arrayCount(elements) {
                try walkLazy(heap.arrayElement(elements, index), context.at(UInt64(index)), &pass, &result, into: &children)
            }
        case .conditionalContent:
            let isFirst = vocabulary.field("isFirst", of: view).asBool
            try walkLazy(
                vocabulary.field("content", of: view), context.at(isFirst ? .first : .second), &pass, &result, into: &children)
        case .optionalContent:
            try walkLazy(vocabulary.field("content", of: view), context.at(.some), &pass, &result, into: &children)
        case .group, .outlineGroup:
            try walkLazy(vocabulary.field("content", of: view), context.at(.content), &pass, &result, into: &children)
        case .section:
            for part in Builtin.section.parts {
                pass.count.beginLine()
                try walkLazy(vocabulary.field(part.name, of: view), context.at(part.step), &pass, &result, into: &children)
            }
            pass.count.beginLine()
        case .emptyView:
            return
        case .forEach:
            try walkLazyRows(of: view, context, &pass, &result, into: &children)
        case .modifiedContent where modifiesRowsTogether(view):
            var inner = context.at(.modifier)
            let modifier = vocabulary.field("modifier", of: view)
            if changesEnvironment(modifier) { try enterScope(of: modifier, &inner, &result) }
            try walkLazy(vocabulary.field("content", of: view), inner, &pass, &result, into: &children)
        default:
            if case .view = vocabulary.kind(of: view.type) {
                return try walkRowView(view, context, &pass, &result, into: &children)
            }
            if pass.isNextVisible || pass.hidesOpaqueViews && shape(of: view).isOpaque { try walk(view, context, &result, into: &children) }
            pass.count.add()
        }
    }

    private func changesEnvironment(_ modifier: Value) -> Bool {
        switch vocabulary.builtin(modifier) {
        case .environmentModifier, .transformEnvironmentModifier, .environmentObjectModifier: true
        default: false
        }
    }

    /// Whether a modifier belongs to rows made together rather than to one row.
    func modifiesRowsTogether(_ view: Value) -> Bool {
        guard let content = vocabulary.field("content", of: view).wrappedValue else { return false }
        let modifier = vocabulary.field("modifier", of: view)
        switch vocabulary.builtin(modifier) {
        case .inertModifier, .editModifier: break
        default: guard changesEnvironment(modifier) else { return false }
        }
        switch vocabulary.builtin(content) {
        case .forEach, .section, .group, .outlineGroup, .tupleView: return true
        case .modifiedContent: return modifiesRowsTogether(content)
        default: return false
        }
    }

    private func walkLazyRows(
        of view: Value, _ context: WalkContext, _ pass: inout RowPass, _ result: inout WalkResult,
        into children: inout ChildList
    ) throws {
        noteComputedLocation(of: view, .forEach, &result)
        var hold: [Value] = []
        defer { hold.forEach(heap.release) }
        let (rows, reads) = try notingReads { try rowSource(of: view, hold: &hold) }
        guard rows.count > 0 else { return }
        if pass.waits, pass.isUnsure { return pass.count.add(rows.count) }
        let isInElement = pass.isInElement
        pass.isInElement = true
        defer { pass.isInElement = isInElement }
        let former = nodeState(context.node).expansions[context.position]
        var old = former
        let hadRows = old != nil
        if let known = old, try !stands(known, for: view) || hasComputedIdentities(view) { old = nil }

        // The first row that is needed says how many rows an element makes, and whether all are to be made.
        let start = min(max(0, pass.window.lowerBound - pass.count.next), rows.count - 1)
        let probe = try makeRows(start..<start + 1, of: rows, foundBy: reads, view: view, old: old)
        var shape = shape(of: probe.outputs[0])
        if shape.isOfBranch, pass.countsEachElement { shape.rows = nil }
        if shape.hasExplicitID, pass.isList { pass.makesAllRows = true }
        if shape.hasLink { pass.hasLink = true }
        if shape.hasEquatable { pass.hasEquatable = true }

        let isRunToCount = pass.hidesOpaqueViews && shape.isOpaque
        var isEverythingMade = (pass.isList && shape.hasExplicitID) || shape.rows == nil || shape.rows == 0 || pass.mountsAllRows || isRunToCount
        if shape.rows == nil, !shape.isOfBranch, options.logsSlowPath { warnOfSlowPath(view) }
        // A List asks for the ids of all elements, of which programs see only those that they compute.
        let asksForAll = try pass.isList && hasComputedIdentities(view)
        if !pass.isScrolled, asksForAll || hadRows && old == nil {
            pass.present[context.position] = try identities(of: rows)
        } else if pass.isList, !hadRows, rows.mayRepeatIdentities {
            _ = try identities(of: rows)
        }
        var elements = ElementRows(usual: shape.rows ?? 1, isKnown: !shape.bringsRows)
        if let former, shape.bringsRows || !former.rows.exceptions.isEmpty { elements = try self.elements(of: rows, as: former, isSame: old != nil) }
        if elements.hasEmpty { isEverythingMade = true }
        var range: Range<Int>
        if isEverythingMade {
            range = 0..<rows.count
            try machine.charge(steps: rows.count)
        } else {
            let top = pass.count.next
            range = elements.elements(inRows: pass.window.lowerBound - top..<pass.window.upperBound - top, of: rows.count)
            // How many more the viewport has room for is known after the first.
            if !elements.isKnown, !range.isEmpty {
                range = range.lowerBound..<range.lowerBound + 1
                pass.asksAgain = true
            }
        }
        var expansion = try makeRows(range, of: rows, foundBy: reads, view: view, old: old, fresh: probe)
        release(probe)
        // Both branches make as many rows as the first one's that is shown, until one is seen that does not.
        if shape.isOfBranch, !isEverythingMade, expansion.outputs.contains(where: { rowCount(of: $0) != shape.rows }) {
            pass.countsEachElement = true
            isEverythingMade = true
            shape.rows = nil
            try machine.charge(steps: rows.count)
            let all = try makeRows(0..<rows.count, of: rows, foundBy: reads, view: view, old: old, fresh: expansion)
            release(expansion)
            expansion = all
        }
        let bringsRows = shape.bringsRows || shape.isOfBranch && expansion.outputs.contains { self.shape(of: $0).bringsRows }
        if !isEverythingMade { pass.count.add(elements.rows(before: range.lowerBound)) }
        // What is met in an element within an element is the outer one's, too.
        let (mountsElements, expectedRows) = (pass.mountsElements, pass.expectedRows)
        defer { (pass.mountsElements, pass.expectedRows) = (mountsElements, expectedRows) }
        pass.mountsElements = mountsElements || elements.hasEmpty
        for (offset, output) in expansion.outputs.enumerated() {
            let inner = context.at(expansion.identities[offset])
            if bringsRows {
                let (first, unknown) = (pass.count.next, pass.unknownViews)
                let index = expansion.first + offset
                pass.expectedRows = isRowView(output) ? elements.rows(of: index) : nil
                try walkLazy(output, inner, &pass, &result, into: &children)
                guard pass.unknownViews == unknown else { continue }
                let hadEmpty = elements.hasEmpty
                elements.note(pass.count.next - first, of: index, identity: expansion.identities[offset])
                if elements.hasEmpty, !hadEmpty { pass.asksAgain = true }
            } else if shape.rows == 1 {
                if pass.isNextVisible || isRunToCount { try walk(output, inner, &result, into: &children) }
                pass.count.add()
            } else {
                try walkLazy(output, inner, &pass, &result, into: &children)
            }
        }
        if !isEverythingMade { pass.count.add(elements.rows(before: rows.count) - elements.rows(before: range.upperBound)) }
        expansion.rows = elements
        result.expansions[context.position] = expansion
    }

    /// What is known of the rows of elements, some of which may have been elements before, with other numbers.
    private func elements(of rows: RowSource, as old: Expansion, isSame: Bool) throws -> ElementRows {
        var elements = old.rows
        guard !isSame, !elements.exceptions.isEmpty else { return elements }
        try machine.charge(steps: rows.count)
        let wanted = Set(elements.exceptions.values.lazy.map(\.identity))
        var numbers: [UInt64: Int] = [:]
        for index in 0..<rows.count {
            let (hash, id) = try identity(index, of: rows)
            heap.release(id)
            if wanted.contains(hash) { numbers[hash] = index }
        }
        elements.renumber { numbers[$0] }
        return elements
    }

    /// Whether an element is a view of the program's own and nothing else.
    private func isRowView(_ output: Value) -> Bool {
        guard let view = output.wrappedValue else { return false }
        if vocabulary.builtin(view) == .tupleView {
            let parts = vocabulary.field("value", of: view)
            return heap.arrayCount(parts) == 1 && isRowView(heap.arrayElement(parts, 0))
        }
        if case .view = vocabulary.kind(of: view.type) { return true }
        return false
    }

    /// The ids of all elements, those that no row is made for included; warns of those that come twice.
    private func identities(of rows: RowSource) throws -> Set<UInt64> {
        try machine.charge(steps: rows.count)
        var all = Set<UInt64>(minimumCapacity: rows.count)
        for index in 0..<rows.count {
            let (hash, id) = try identity(index, of: rows)
            if !all.insert(hash).inserted, rows.mayRepeatIdentities { try warnOfDuplicate(id) }
            heap.release(id)
        }
        return all
    }

    private func warnOfSlowPath(_ view: Value) {
        let collection = machine.types[vocabulary.field("data", of: view).type].name
        warn(
            "Unable to determine number of views per element in the collection \(collection). If this view only produces one view per element in the collection, consider wrapping your views in a VStack to take the fast path.",
            at: .none)
    }
}
