import DiffEngine
import SwiftInterpreter

/// The body that runs, as natives see it.
struct Evaluation {
    let node: NodeID
    let type: TypeID
    let reasons: ReasonSet
    /// What `_printChanges` says, without the type's name.
    var changes: [String]
}

// MARK: - The engine's questions

extension Runtime {
    public func evaluate(_ request: BodyRequest, into children: inout ChildList) throws -> BodyResult {
        let value = request.value.value
        answers.removeAll()
        guard engine.graph.depth(of: request.node) < Runtime.depthLimit else { throw tooDeep(value.type) }
        let outer = evaluation
        defer { evaluation = outer }
        if machine.kind(of: value.type) == .class { throw isClass(value.type) }
        let created = machine.viewsCreated
        if request.isContainer {
            evaluation = Evaluation(node: request.node, type: value.type, reasons: request.reasons, changes: [])
            try evaluateContainer(value, request, into: &children)
            return BodyResult(built: machine.viewsCreated - created)
        }
        if request.reasons.contains(.firstAppearance) { wakeCounts(of: request.node) }
        let output = try runBody(value, request)
        var result = BodyResult(output: Handle(output))
        result.hasOtherContent = try walkBody(output, of: request.node, into: &children)
        countInitialisations()
        result.built = machine.viewsCreated - created
        return result
    }

    /// Views inside each other, far beyond what SwiftUI's own stack would bear.
    static let depthLimit = 2_000

    private func tooDeep(_ type: TypeID) -> Interruption {
        let name = machine.types[type].name
        return .trap(Trap(
            message: "views are nested more than \(Runtime.depthLimit) levels deep: does `\(name)` contain itself?",
            position: machine.types[type].decl?.position ?? .none))
    }

    private func isClass(_ type: TypeID) -> Interruption {
        let name = machine.types[type].name
        return .trap(Trap(
            message: "views must be value types (either a struct or an enum); \(name) is a class.",
            position: machine.types[type].decl?.position ?? .none))
    }

    /// Runs the body of a view or modifier; the result is owned.
    private func runBody(_ value: Value, _ request: BodyRequest) throws -> Value {
        var node = nodeState(request.node)
        node.scope = scope(of: request.node)
        evaluation = Evaluation(node: request.node, type: value.type, reasons: request.reasons, changes: [])
        let working = try install(try shown(value, request), in: &node, of: request)
        evaluation?.changes = changes(of: node, request)
        state.changes[request.entry] = evaluation?.changes
        for index in node.properties.indices { node.properties[index].isNew = false }
        setNodeState(node, of: request.node)
        switch vocabulary.kind(of: value.type) {
        case .view(let body):
            return try machine.call(body, [working])
        case .modifier(let body):
            let content = placeholder(of: request.node)
            defer { heap.release(content) }
            return try machine.call(body, [working, content])
        case .builtin, .other:
            throw Interruption.trap("`\(machine.types[value.type].name)` has no body")
        }
    }

    private func changes(of node: NodeState, _ request: BodyRequest) -> [String] {
        let isFirst = !request.reasons.isDisjoint(with: [.firstAppearance, .identityChanged])
        let triggers = engine.triggers
        var changes: [String] = []
        // A frame of an animation is another value of the view to SwiftUI.
        let isFrame = state.motions[request.node.rawValue].map { triggers.contains($0.source) } ?? false
        if isFirst || isFrame || request.reasons.contains(.valueChanged) { changes.append("@self") }
        if isFirst, !node.properties.isEmpty { changes.append("@identity") }
        for property in node.properties {
            let isChanged = property.isNew ? property.kind != .binding : triggers.contains(property.source)
            if isChanged, !changes.contains(property.name) { changes.append(property.name) }
        }
        for source in triggers where engine.kind(of: source) == .observedKeyPath {
            // Up to 2025 SwiftUI did not say which property it was.
            let change = options.release <= 2025 ? "@dependencies" : "\\" + name(of: source)
            if !changes.contains(change) { changes.append(change) }
        }
        return changes
    }

    public func areEqual(_ old: Handle, _ new: Handle, type: TypeIndex, mode: ComparisonMode) throws -> Bool {
        guard machine.phases.isRunning else { return try compare(old, new, type: type, mode: mode) }
        return try machine.phases.measure(.compare) { try compare(old, new, type: type, mode: mode) }
    }

    private func compare(_ old: Handle, _ new: Handle, type: TypeIndex, mode: ComparisonMode) throws -> Bool {
        guard isLayoutReady(.type(type, mode)) else {
            state.earlyComparisons.insert(ComparedPair(old: old, new: new))
            return compareEarly(old.value, new.value)
        }
        let isEqual = try edgeComparison.areEqual(old.value, new.value, type: type, mode: mode)
        if edgeComparison.wasTooDeep {
            warn("values of `\(types.name(of: type))` are nested too deep to be compared, so they count as different", at: .none)
        }
        if !isEqual {
            state.findings[ComparedPair(old: old, new: new)] = verdicts.findings(old.value, new.value, type: type, mode: mode)
        }
        return isEqual
    }

    var verdicts: Verdicts { Verdicts(comparison: account, renderer: renderer) }

    public func outputsEqual(
        _ old: Handle, _ new: Handle, of node: NodeID, type: TypeIndex, areChildrenEqual: Bool
    ) throws -> Bool {
        try machine.phases.measure(.compare) {
            try outputComparison.areEqual(old.value, new.value, mode: .equatableUnlessPOD)
        }
    }

    public func verdicts(_ old: Handle, _ new: Handle, type: TypeIndex, mode: ComparisonMode) -> [FieldVerdict] {
        let pair = ComparedPair(old: old, new: new)
        if state.earlyComparisons.contains(pair) { return verdicts.earlyFields(old.value, new.value, type: type) }
        return verdicts.fields(old.value, new.value, type: type, mode: mode, findings: state.findings[pair])
    }

    public func release(_ handles: UnsafeBufferPointer<Handle>) {
        for handle in handles { heap.release(handle.value) }
    }

    func comparison(
        _ question: ValueComparison.Question, answers: EqualityAnswers? = nil, onEqual: @escaping (TypeID) -> Void = { _ in },
        isContextReady: @escaping (Int) -> Bool = { _ in true }
    ) -> ValueComparison {
        ValueComparison(
            machine: machine, vocabulary: vocabulary, types: types, layouts: engine.layouts, question: question,
            answers: answers, onEqual: onEqual, isContextReady: isContextReady)
    }

    var renderer: ValueRenderer { ValueRenderer(program: program, vocabulary: vocabulary) }

    // MARK: Node states

    func nodeState(_ node: NodeID) -> NodeState { state.nodes[node.rawValue] ?? NodeState() }

    func setNodeState(_ new: NodeState, of node: NodeID) {
        if new.isTrivial {
            if state.nodes[node.rawValue] != nil { state.nodes[node.rawValue] = nil }
        } else {
            state.nodes[node.rawValue] = new
        }
    }

    /// The environment that holds where a node stands: the one that its parent's modifiers give it.
    func scope(of node: NodeID) -> ScopeID {
        let parent = engine.graph.parent(of: node)
        guard parent != .top, let above = state.nodes[parent.rawValue] else { return .root }
        return above.childScopes[Position(hash: engine.graph.identity(of: node))] ?? above.scope
    }

    // MARK: Coming and going

    public func disappeared(_ nodes: [NodeID]) throws {
        for node in nodes {
            forgetPlaces(of: node)
            forgetPlacement(of: node)
            forgetMotion(of: node)
            forgetAnimations(of: node)
            state.presenting.remove(node.rawValue)
            forgetScreens(leadingFrom: node)
            let removed = state.nodes.removeValue(forKey: node.rawValue)
            if !engine.graph.flags(of: node).contains(.container) { keepDormant(node, removed ?? NodeState()) }
            guard let left = removed else { continue }
            if let stack = left.presentingStack { removePresentedScreen(node, from: stack) }
            if !left.placeholders.isEmpty { try settle([], insteadOf: left.placeholders, in: node) }
            for effect in left.effects { retire(effect, of: node) }
            for property in left.properties { uninstall(property) }
            for scope in left.madeScopes.values { removeScope(scope) }
            if let working = left.working { heap.release(working) }
            for expansion in left.expansions.values { release(expansion) }
            for screen in left.screens { screen.forEachValue(heap.release) }
            for view in left.dormant.values { view.forEachValue(heap.release) }
            for id in left.ids.values { heap.release(id.value) }
            left.computedLocations.forEach(heap.release)
            if let timer = left.timer { unschedule(timer) }
            left.steps?.forEachValue(heap.release)
            if !left.preference.isHole { heap.release(left.preference) }
        }
    }

    public func passEnded() throws { departures.removeAll() }

    func release(_ expansion: Expansion) { expansion.forEachValue(heap.release) }
}
