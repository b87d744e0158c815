import DiffEngine
import SwiftInterpreter

// Containers are built-in views that make their content on their own, when they scroll, when a screen is
// pushed or a sheet comes up, without the body around them.

extension Runtime {
    func evaluateContainer(_ view: Value, _ request: BodyRequest, into children: inout ChildList) throws {
        var node = nodeState(request.node)
        node.scope = scope(of: request.node)
        setNodeState(node, of: request.node)
        let parent = engine.graph.parent(of: request.node)
        if parent == .top || isTabView(parent) {
            return try walk(view, of: request.node, into: &children)
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
        case .styledControl:
            try evaluateStyled(view, request, into: &children)
        case .tabView:
            try evaluateTabs(view, request, into: &children)
        case .timelineView:
            try evaluateTimeline(view, request, into: &children)
        case .preferenceReaderModifier:
            try evaluatePreferenceReader(view, request, into: &children)
        case .geometryReader:
            state.geometryReaders.insert(request.node.rawValue)
            let proxy = geometryProxy(nodeState(request.node).size)
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
        let isForced = !request.reasons.isDisjoint(with: [.dynamicProperty, .environmentKey, .observedKeyPath, .codeChanged, .unknown])
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
        let closures = contents.map { vocabulary.field($0, of: view) }.filter { $0.objectKind == .closure }
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

    /// A layout of the program's own is not run, where cells and not points decide: that is said once.
    func nameLayout(of view: Value) {
        let layout = machine.types[vocabulary.field("layout", of: view).type]
        guard let decl = layout.decl, !decl.isInterface, state.namedLayouts.insert(decl.typeID).inserted else { return }
        warn("the layout `\(layout.name)` is not run here: its views stand one below the other", at: decl.position)
    }

    private func geometryProxy(_ size: CellSize?) -> Value {
        guard let proxy = program.nominal(named: "GeometryProxy")?.typeID,
              let type = program.nominal(named: "CGSize")?.typeID else { return .void }
        let value = heap.makeObject(.structure, type: type, taking: [
            .double(Double(size?.width ?? options.width) * CellMetrics.pointsPerColumn),
            .double(Double(size?.height ?? options.height) * CellMetrics.pointsPerLine),
        ])
        return heap.makeObject(.structure, type: proxy, taking: [value])
    }

    private func emptyStruct(_ name: String) -> Value {
        guard let type = program.nominal(named: name)?.typeID else { return .void }
        return heap.makeObject(.structure, type: type, taking: [])
    }

    // MARK: Navigation

    private func evaluateNavigation(_ view: Value, _ request: BodyRequest, into children: inout ChildList) throws {
        try updateScreens(view, request.node)
        let old = nodeState(request.node)
        var result = WalkResult()
        let context = WalkContext(node: request.node, scope: old.scope)
        try walk(vocabulary.field("root", of: view), context.at(.content), &result, into: &children)
        for (index, screen) in old.screens.enumerated() {
            var inner = context.at(.screen).at(UInt64(index))
            try enterPresentation(request.node, screen: index, &inner, &result)
            try walk(screen.content, inner, &result, into: &children)
        }
        try finish(result, old, request.node)
    }

    /// Goes on in the environment of what a node presents.
    private func enterPresentation(
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

    func forEachNode(below node: NodeID, _ visit: (NodeID) -> Void) {
        for child in engine.graph.children(of: node) {
            visit(child)
            forEachNode(below: child, visit)
        }
    }

    // MARK: Looking at what there is

    /// Visits all parts of what a node shows, bodies of further nodes aside.
    func forEachPart(of node: NodeID, _ visit: (Value, Position) -> Void) {
        let graph = engine.graph
        if graph.flags(of: node).contains(.container) {
            let view = graph.value(of: node).value
            switch vocabulary.builtin(view) {
            case .list, .lazyVStack, .lazyHStack, .lazyVGrid, .lazyHGrid:
                visitParts(of: vocabulary.field("content", of: view), node: node, position: .top, visit)
            case .tabView: break
            case .navigationStack, .navigationView:
                visitParts(of: vocabulary.field("root", of: view), node: node, position: Position.top.appending(.content), visit)
                for (index, screen) in nodeState(node).screens.enumerated() {
                    visitParts(
                        of: screen.content, node: node,
                        position: Position.top.appending(.screen).appending(UInt64(index)), visit)
                }
            default:
                visitParts(of: view, node: node, position: .top, visit)
                let expansions = nodeState(node).expansions.sorted { $0.key.hash < $1.key.hash }
                for (position, expansion) in expansions where expansion.count == 1 {
                    for output in expansion.outputs { visitParts(of: output, node: node, position: position, visit) }
                }
            }
        } else {
            let output = graph.output(of: node).value
            if !output.isHole { visitParts(of: output, node: node, position: .top, visit) }
        }
    }

    /// Visits a view and the parts of which it is made, with their places.
    func visitParts(of view: Value, node: NodeID, position: Position, _ visit: (Value, Position) -> Void) {
        guard let view = view.wrappedValue, view.isReference, let builtin = vocabulary.builtin(view) else { return }
        visit(view, position)
        switch builtin {
        case .tupleView:
            let elements = vocabulary.field("value", of: view)
            guard elements.type == .array, elements.isReference else { return }
            for index in 0..<heap.arrayCount(elements) {
                visitParts(of: heap.arrayElement(elements, index), node: node, position: position.appending(UInt64(index)), visit)
            }
        case .conditionalContent:
            let step: Position.Step = vocabulary.field("isFirst", of: view).asBool ? .first : .second
            visitParts(of: vocabulary.field("content", of: view), node: node, position: position.appending(step), visit)
        case .optionalContent:
            visitParts(of: vocabulary.field("content", of: view), node: node, position: position.appending(.some), visit)
        case .anyView:
            let storage = vocabulary.field("storage", of: view)
            visitParts(of: storage, node: node, position: position.appending(UInt64(storage.type.rawValue)), visit)
        case .equatableView:
            visitParts(of: vocabulary.field("content", of: view), node: node, position: position, visit)
        case .forEach:
            guard !node.isNone, let expansion = nodeState(node).expansions[position] else { return }
            for (index, output) in expansion.outputs.enumerated() {
                visitParts(of: output, node: node, position: position.appending(expansion.identities[index]), visit)
            }
        case .modifiedContent:
            let modifier = vocabulary.field("modifier", of: view)
            visitParts(of: vocabulary.field("content", of: view), node: node, position: modified(position, by: modifier), visit)
            if let kind = vocabulary.builtin(modifier), kind == .secondaryModifier || kind == .accessoryModifier {
                visitParts(
                    of: vocabulary.field("content", of: modifier), node: node,
                    position: position.appending(.modifier).appending(.secondary), visit)
            }
        default:
            for part in builtin.parts {
                visitParts(of: vocabulary.field(part.name, of: view), node: node, position: position.appending(part.step), visit)
            }
        }
    }

    /// The place of what a modifier is applied to.
    func modified(_ position: Position, by modifier: Value) -> Position {
        let inner = position.appending(.modifier)
        guard vocabulary.builtin(modifier) == .identifierModifier,
              let id = try? machine.hash(vocabulary.field("id", of: modifier)) else { return inner }
        return inner.appending(id)
    }
}
