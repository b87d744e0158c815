import DiffEngine
import SwiftInterpreter

// Containers are built-in views that make their content on their own, when they scroll, when a screen is
// pushed or a sheet comes up, without the body around them.

extension Runtime {
    func evaluateContainer(_ view: Value, _ request: BodyRequest, into children: inout ChildList) throws {
        var node = nodeState(request.node)
        node.scope = scope(of: request.node)
        setNodeState(node, of: request.node)
        if bringsRows(request.node) { return try evaluateBroughtRows(view, request, into: &children) }
        let parent = engine.graph.parent(of: request.node)
        if parent == .top || isTabView(parent) {
            try walk(view, of: request.node, into: &children)
            return
        }
        switch vocabulary.builtin(view) {
        case .list, .lazyVStack, .lazyHStack, .lazyVGrid, .lazyHGrid:
            try evaluateLazy(view, request, into: &children)
        case .navigationStack, .navigationView:
            try evaluateNavigation(view, request, into: &children)
        case .sheetModifier, .presentedDestinationModifier:
            try evaluatePresentation(view, ["content", "destination"], request, into: &children)
        case .alertModifier:
            try evaluatePresentation(view, ["message", "actions"], request, into: &children)
        case .disclosureGroup:
            try evaluateDisclosure(view, request, into: &children)
        case .placedContent:
            try evaluatePlacedContent(view, request, into: &children)
        case .pushedScreen:
            try evaluatePushedScreen(view, request, into: &children)
        case .styledControl:
            try evaluateStyled(view, request, into: &children)
        case .tabView:
            try evaluateTabs(view, request, into: &children)
        case .timelineView:
            try evaluateTimeline(view, request, into: &children)
        case .phaseAnimator, .keyframeAnimator:
            try evaluateAnimator(view, request, into: &children)
        case .preferenceReaderModifier:
            try evaluatePreferenceReader(view, request, into: &children)
        case .geometryReader:
            state.geometryReaders.insert(request.node.rawValue)
            guard let size = nodeState(request.node).size else { return try evaluateClosures([], view, request, into: &children) }
            let proxy = geometryProxy(size, of: request.node)
            defer { heap.release(proxy) }
            try evaluateClosures([(vocabulary.field("content", of: view), [proxy])], view, request, into: &children)
        case .scrollViewReader:
            let proxy = emptyStruct("ScrollViewProxy")
            defer { heap.release(proxy) }
            try evaluateClosures([(vocabulary.field("content", of: view), [proxy])], view, request, into: &children)
        default:
            try walk(view, of: request.node, into: &children)
        }
    }

    // MARK: Content closures

    /// Calls content closures and walks over what they give.
    func evaluateClosures(
        _ closures: [(closure: Value, arguments: [Value])], _ view: Value, _ request: BodyRequest,
        label: Value? = nil, isPresentation: Bool = false, into children: inout ChildList
    ) throws {
        try evaluateOutputs(closures.count, view, request, label: label, isPresentation: isPresentation, into: &children) { index in
            try machine.call(closure: closures[index].closure, closures[index].arguments)
        }
    }

    /// Makes outputs and walks over them. They stand as long as an equal view takes the old one's place and nothing else
    /// asks for a run.
    func evaluateOutputs(
        _ count: Int, _ view: Value, _ request: BodyRequest, label: Value? = nil, isPresentation: Bool = false,
        into children: inout ChildList, make: (Int) throws -> Value
    ) throws {
        let old = nodeState(request.node)
        var result = WalkResult()
        var context = WalkContext(node: request.node, scope: old.scope)
        if let label { try walk(label, context.at(.label), &result, into: &children) }
        if isPresentation, count > 0 { try enterPresentation(request.node, &context, &result) }
        let isForced = engine.isReloading
            || !request.reasons.isDisjoint(with: [.dynamicProperty, .environmentKey, .observedKeyPath, .unknown])
        for index in 0..<count {
            let inner = context.at(UInt64(index))
            let expansion: Expansion
            if !isForced, let known = old.expansions[inner.position],
               try plainComparison.areEqual(known.view, view, mode: .equatableUnlessPOD) {
                expansion = known
                known.reads.values.forEach(renew)
            } else {
                let (output, reads) = try notingReads { try make(index) }
                heap.retain(view)
                state.nextExpansion += 1
                expansion = Expansion(
                    view: view, count: 1, outputs: [output], identities: [0], serial: state.nextExpansion, reads: [0: reads])
            }
            result.expansions[inner.position] = expansion
            try walk(expansion.outputs[0], inner, &result, into: &children)
        }
        try finish(result, old, request.node)
    }

    private func evaluatePresentation(
        _ view: Value, _ contents: [String], _ request: BodyRequest, into children: inout ChildList
    ) throws {
        let isPresented = try read(vocabulary.field("isPresented", of: view), by: request.node)
        defer { heap.release(isPresented) }
        if !isPresented.asBool, !nodeState(request.node).expansions.isEmpty,
           let onDismiss = vocabulary.field("onDismiss", of: view).wrappedValue {
            queue(onDismiss, [], "onDismiss", of: request.node)
        }
        if vocabulary.builtin(view) == .presentedDestinationModifier { presentScreen(isPresented.asBool, request.node) }
        let closures = contents.map { vocabulary.field($0, of: view) }.filter { $0.objectKind == .closure }
        if isPresented.asBool, !closures.isEmpty { state.presenting.insert(request.node.rawValue) } else {
            state.presenting.remove(request.node.rawValue)
        }
        try evaluateClosures(
            isPresented.asBool ? closures.map { ($0, []) } : [], view, request, isPresentation: vocabulary.builtin(view) != .alertModifier,
            into: &children)
    }

    private func evaluateDisclosure(_ view: Value, _ request: BodyRequest, into children: inout ChildList) throws {
        let closures = try isExpanded(view, request.node) ? [(vocabulary.field("content", of: view), [Value]())] : []
        try evaluateClosures(closures, view, request, label: vocabulary.field("label", of: view), into: &children)
    }

    /// Whether a disclosure group shows its content.
    func isExpanded(_ view: Value, _ node: NodeID) throws -> Bool {
        guard let binding = vocabulary.field("isExpanded", of: view).wrappedValue else { return nodeState(node).isExpanded }
        let value = try read(binding, by: node)
        return value.asBool
    }

    /// The size of the viewport in points.
    var viewport: (width: Double, height: Double) {
        (Double(options.width) * CellMetrics.pointsPerColumn, Double(options.height) * CellMetrics.pointsPerLine)
    }

    private func emptyStruct(_ name: String) -> Value {
        guard let type = program.libraryType(named: name)?.typeID else { return .void }
        return heap.makeObject(.structure, type: type, taking: [])
    }
}
