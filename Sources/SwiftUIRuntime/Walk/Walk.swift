import DiffEngine
import SwiftInterpreter

// The walk over a body's output finds the views of the program in it. They become children of the node;
// built-in views leave nothing but their place, apart from those that make their content on
// their own (lists, navigation stacks, sheets), which become containers.

/// Where the walk is.
struct WalkContext {
    let node: NodeID
    /// The node's own environment.
    let nodeScope: ScopeID
    var position = Position.top
    var scope: ScopeID
    /// How the next view's value is compared.
    var mode = ComparisonMode.equatableUnlessPOD
    /// The place without the ids that the program wrote on the way, where an `.id` stands above the next view.
    var placeWithoutIDs: Position?
    /// Where another id than before stands above the next view.
    var changedID: Position?
    /// What says above how changes move, the outermost first; borrowed.
    var animations: [AnimationModifiers.Holding] = []

    init(node: NodeID, scope: ScopeID) {
        self.node = node
        nodeScope = scope
        self.scope = scope
    }

    func at(_ step: UInt64) -> WalkContext {
        var context = self
        context.position = position.appending(step)
        context.placeWithoutIDs = placeWithoutIDs?.appending(step)
        context.mode = .equatableUnlessPOD
        return context
    }

    func at(_ step: Position.Step) -> WalkContext { at(step.rawValue) }
}

/// What a walk finds, besides children.
struct WalkResult {
    var effects: [Effect] = []
    var madeScopes: [Position: ScopeID] = [:]
    var childScopes: [Position: ScopeID] = [:]
    var expansions: [Position: Expansion] = [:]
    /// Borrowed, as long as the walk goes on.
    var ids: [Position: WrittenID] = [:]
    var hasOtherRows = false
    var placeholders: [Placeholder] = []
    /// Borrowed, as long as the walk goes on.
    var animations = AnimationModifiers()
    /// Borrowed, as long as the walk goes on.
    var computedLocations: [Value] = []
}

extension Runtime {
    /// Walks over a body's output, appends the children and takes the node's effects and scopes over.
    /// - Returns: Whether rows of an equal ForEach were made anew and are others than before.
    @discardableResult
    func walk(_ output: Value, of node: NodeID, into children: inout ChildList) throws -> Bool {
        let old = nodeState(node)
        var result = WalkResult()
        let context = WalkContext(node: node, scope: old.scope)
        try walk(output, context, &result, into: &children)
        try finish(result, old, node)
        return result.hasOtherRows
    }

    /// Takes over what a walk found: starts and ends effects, lets go of what is no longer there.
    func finish(_ result: WalkResult, _ old: NodeState, _ node: NodeID) throws {
        // The state may have changed while closures ran.
        var state = nodeState(node)
        for (position, scope) in old.madeScopes where result.madeScopes[position] != scope { removeScope(scope) }
        for (position, expansion) in old.expansions where result.expansions[position] == nil || !isKept(expansion, by: result.expansions[position]) {
            release(expansion)
        }
        for id in result.ids.values { heap.retain(id.value) }
        for id in state.ids.values { heap.release(id.value) }
        state.ids = result.ids
        result.computedLocations.forEach(heap.retain)
        state.computedLocations.forEach(heap.release)
        state.computedLocations = result.computedLocations
        if !result.computedLocations.isEmpty { self.state.computingNodes.insert(node.rawValue) }
        state.madeScopes = result.madeScopes
        state.childScopes = result.childScopes
        state.expansions = result.expansions
        state.placeholders = result.placeholders
        if result.effects.contains(where: { $0.kind == .preference }) { preferenceReaders.insert(node) }
        state.arguments = machine.instantiationNumber(of: engine.graph.value(of: node).value)
        state.effects = try exchange(old.effects, for: result.effects, of: node, areOfSameType: state.arguments == old.arguments)
        setNodeState(state, of: node)
        askScreens(leadingFrom: node)
        exchangeAnimations(result.animations, of: node)
        if !result.placeholders.isEmpty || !old.placeholders.isEmpty {
            try settle(result.placeholders, insteadOf: old.placeholders, in: node)
        }
    }

    private func isKept(_ expansion: Expansion, by new: Expansion?) -> Bool {
        new?.serial == expansion.serial
    }

    func walk(
        _ view: Value, _ context: WalkContext, _ result: inout WalkResult, into children: inout ChildList
    ) throws {
        guard let view = view.wrappedValue, view.isReference || view.type != .void else { return }
        switch vocabulary.kind(of: view.type) {
        case .view:
            append(view, context, &result, into: &children)
        case .builtin(let builtin):
            try walk(builtin, view, context, &result, into: &children)
        case .modifier, .other:
            return
        }
    }

    /// Appends a child, which the engine will own.
    func append(
        _ value: Value, _ context: WalkContext, _ result: inout WalkResult, into children: inout ChildList,
        flags: NodeFlags = []
    ) {
        if context.scope != context.nodeScope { result.childScopes[context.position] = context.scope }
        if !context.animations.isEmpty { result.animations.children[context.position] = context.animations }
        heap.retain(value)
        let (identity, type) = (context.position.hash, types.index(of: value.type))
        if let place = context.changedID, let old = nodeState(context.node).ids[place], let new = result.ids[place] {
            state.changedIDs[identity] = (renderer.brief(old.value), renderer.brief(new.value))
        }
        if let place = context.placeWithoutIDs {
            children.append(identity: identity, at: place.hash, type: type, value: Handle(value), mode: context.mode, flags: flags)
        } else {
            children.append(identity: identity, type: type, value: Handle(value), mode: context.mode, flags: flags)
        }
    }

    private func walk(
        _ builtin: Builtin, _ view: Value, _ context: WalkContext, _ result: inout WalkResult,
        into children: inout ChildList
    ) throws {
        if let styled = styledControl(builtin, view, context) {
            defer { heap.release(styled) }
            return append(styled, context, &result, into: &children, flags: .container)
        }
        noteComputedLocation(of: view, builtin, &result)
        switch builtin {
        case .tupleView:
            let elements = vocabulary.field("value", of: view)
            guard elements.type == .array, elements.isReference else { return }
            for index in 0..<heap.arrayCount(elements) {
                try walk(heap.arrayElement(elements, index), context.at(UInt64(index)), &result, into: &children)
            }
        case .conditionalContent:
            let isFirst = vocabulary.field("isFirst", of: view).asBool
            try walk(vocabulary.field("content", of: view), context.at(isFirst ? .first : .second), &result, into: &children)
        case .optionalContent:
            try walk(vocabulary.field("content", of: view), context.at(.some), &result, into: &children)
        case .anyView:
            let storage = vocabulary.field("storage", of: view)
            try walk(storage, context.at(typeStep(of: storage)), &result, into: &children)
        case .equatableView:
            var inner = context
            inner.mode = .equatableAlways
            try walk(vocabulary.field("content", of: view), inner, &result, into: &children)
        case .modifiedContent:
            try walkModified(view, context, &result, into: &children)
        case .modifierContent:
            guard let placeholder = placeholder(view, at: context) else { return }
            result.placeholders.append(placeholder)
            if !context.animations.isEmpty { result.animations.children[context.position] = context.animations }
        case .forEach:
            try walkRows(of: view, context, &result, into: &children)
        case .list, .lazyVStack, .lazyHStack, .lazyVGrid, .lazyHGrid, .navigationStack, .navigationView,
             .disclosureGroup, .geometryReader, .scrollViewReader, .timelineView, .phaseAnimator, .keyframeAnimator, .tabView:
            append(view, context, &result, into: &children, flags: .container)
        case .layoutView:
            state.noteProgramDrawing()
            try walk(vocabulary.field("content", of: view), context.at(.content), &result, into: &children)
        case .navigationLink:
            try walk(vocabulary.field("label", of: view), context.at(.label), &result, into: &children)
            if let activation = vocabulary.field("activation", of: view).wrappedValue {
                append(activation, context.at(.sheet), &result, into: &children, flags: .container)
            }
        default:
            for part in builtin.parts {
                try walk(vocabulary.field(part.name, of: view), context.at(part.step), &result, into: &children)
            }
        }
    }

    // MARK: Modifiers

    private func walkModified(
        _ view: Value, _ context: WalkContext, _ result: inout WalkResult, into children: inout ChildList
    ) throws {
        let content = vocabulary.field("content", of: view)
        let modifier = vocabulary.field("modifier", of: view)
        let inner = context.at(.modifier)
        switch vocabulary.kind(of: modifier.type) {
        case .modifier:
            append(modifier, context, &result, into: &children)
            guard let placed = placed(content, at: inner) else { return }
            defer { heap.release(placed) }
            append(placed, inner, &result, into: &children, flags: .container)
        case .builtin(let builtin):
            try walk(content, modifier, builtin, inner, &result, into: &children)
        case .view, .other:
            try walk(content, inner, &result, into: &children)
        }
    }

    /// Goes on in the environment that a modifier makes.
    func enterScope(of modifier: Value, _ context: inout WalkContext, _ result: inout WalkResult) throws {
        let scope = try makeScope(modifier, under: context.scope, at: context.position, of: nodeState(context.node))
        result.madeScopes[context.position] = scope
        context.scope = scope
    }

    private func walk(
        _ content: Value, _ modifier: Value, _ builtin: Builtin, _ context: WalkContext, _ result: inout WalkResult,
        into children: inout ChildList
    ) throws {
        var context = context
        switch builtin {
        case .styleModifier where !isEffective(modifier, in: context.scope):
            try walk(content, context, &result, into: &children)
        case .environmentModifier, .transformEnvironmentModifier, .environmentObjectModifier, .styleModifier:
            try enterScope(of: modifier, &context, &result)
            try walk(content, context, &result, into: &children)
        case .identifierModifier:
            let id = vocabulary.field("id", of: modifier)
            let written = WrittenID(value: id, hash: try machine.hash(id))
            let place = context.placeWithoutIDs ?? context.position
            if let old = nodeState(context.node).ids[place], old.hash != written.hash { context.changedID = place }
            result.ids[place] = written
            context.placeWithoutIDs = place
            context.position = context.position.appending(written.hash)
            try walk(content, context, &result, into: &children)
        case .appearanceModifier, .changeModifier, .taskModifier, .receiveModifier, .preferenceChangeModifier:
            try walk(content, context, &result, into: &children)
            result.effects.append(effect(of: modifier, builtin, at: context.position))
        case .searchModifier:
            noteComputedLocation(of: modifier, builtin, &result)
            try enterSearch(&context, &result)
            try walk(content, context, &result, into: &children)
        case .animationModifier, .transactionModifier:
            try enterAnimation(of: modifier, &context, &result)
            try walk(content, context, &result, into: &children)
        case .secondaryModifier, .accessoryModifier:
            try walk(content, context, &result, into: &children)
            try walk(vocabulary.field("content", of: modifier), context.at(.secondary), &result, into: &children)
        case .sheetModifier, .alertModifier, .presentedDestinationModifier, .preferenceReaderModifier:
            try walk(content, context, &result, into: &children)
            append(modifier, context.at(.sheet), &result, into: &children, flags: .container)
        default:
            try walk(content, context, &result, into: &children)
        }
    }
}

extension Builtin {
    /// The parts of a built-in view that hold views, with the step that leads to each. Leaves have none.
    var parts: [(name: String, step: Position.Step)] {
        switch self {
        case .group, .outlineGroup, .table, .tabSection, .multiDatePicker, .vStack, .hStack, .zStack, .grid, .gridRow, .scrollView, .form, .controlGroup, .viewThatFits,
             .toolbarItem, .toolbarItemGroup, .tab, .layoutView, .hSplitView, .vSplitView:
            [("content", .content)]
        case .section: [("header", .header), ("content", .content), ("footer", .footer)]
        case .groupBox, .labeledContent, .picker, .menu: [("label", .label), ("content", .content)]
        case .button, .toggle, .textField, .stepper, .datePicker, .colorPicker, .link, .navigationLink:
            [("label", .label)]
        case .slider: [("label", .label), ("minimumValueLabel", .first), ("maximumValueLabel", .second)]
        case .progressView: [("label", .label), ("currentValueLabel", .content)]
        case .gauge:
            [("label", .label), ("currentValueLabel", .content), ("minimumValueLabel", .first), ("maximumValueLabel", .second)]
        case .contentUnavailable: [("label", .label), ("description", .content), ("actions", .footer)]
        case .label: [("icon", .first), ("title", .second)]
        case .navigationSplitView: [("sidebar", .header), ("content", .content), ("detail", .detail)]
        case .asyncImage: [("placeholder", .content)]
        default: []
        }
    }
}
