import DiffEngine
import SwiftInterpreter

// What has appeared: not all that is mounted. Of a TabView only the tab that is shown has, of a navigation stack only the
// screen on top (behaviours.md IDN-17). The others keep their state; their `onAppear` waits, and their tasks are cancelled.
// What they present stays: it belongs to the window.

extension Runtime {
    /// Hides and shows what stands in TabViews and navigation stacks, after an update in which some were made anew or
    /// another tab or screen was chosen.
    func settleAppearances() throws {
        let nodes = appearancesToSettle.filter(engine.graph.contains)
        appearancesToSettle.removeAll()
        if !nodes.isEmpty { state.mayAskProgramWhenDrawn = state.hasProgramDrawing }
        for node in nodes {
            let shown = shownChildren(of: node)
            for (index, child) in engine.graph.children(of: node).enumerated() {
                var state = nodeState(child)
                guard state.isHidden == shown.contains(index) else { continue }
                state.isHidden.toggle()
                setNodeState(state, of: child)
            }
        }
        for node in nodes {
            // What comes is told before what goes; what was popped has gone with the update.
            try announceAppearance(below: node, appearing: true)
            try announceAppearance(below: node, appearing: false)
        }
    }

    private func shownChildren(of node: NodeID) -> Range<Int> {
        let view = engine.graph.value(of: node).value
        guard isTabView(node) else {
            let state = nodeState(node)
            return (state.presentedScreen == nil ? state.coveredChildren : Int.max)..<Int.max
        }
        let selected = selectedTab(tabs(of: view, node), of: view, node)
        return selected..<selected + 1
    }

    /// Whether no tab or screen around a node hides it. What a sheet, a cover, a popover or an alert presents lies in
    /// front of the window: another screen of the stack that it came from does not cover it. From a tab that is not
    /// shown nothing is presented.
    func isShown(_ node: NodeID) -> Bool {
        var (node, isInWindow) = (node, false)
        while node != .top, !node.isNone {
            if let stack = state.nodes[node.rawValue]?.presentingStack, engine.graph.contains(stack) {
                // A screen of a stack does not depend on the screen whose binding pushed it.
                guard isInWindow || nodeState(stack).presentedScreen == node, !appearancesToSettle.contains(stack) else { return false }
                node = stack
                continue
            }
            if isPresentation(node) { isInWindow = true }
            let parent = engine.graph.parent(of: node)
            // What is new is hidden until its TabView or stack has said what it shows.
            if appearancesToSettle.contains(parent) { return false }
            if state.nodes[node.rawValue]?.isHidden == true, !isInWindow || isTabView(parent) { return false }
            node = parent
        }
        return true
    }

    /// Whether a node is what presents a sheet, a cover, a popover, an alert or a dialog.
    func isPresentation(_ node: NodeID) -> Bool {
        guard engine.graph.flags(of: node).contains(.container) else { return false }
        let builtin = vocabulary.builtin(engine.graph.value(of: node).value)
        return builtin == .sheetModifier || builtin == .alertModifier
    }

    /// The ways that lead from a stack to what its covered screens present: the nodes on them, what presents included.
    /// Empty mostly, at the cost of what is presented at all.
    func waysToCoveredPresentations(of stack: NodeID) -> Set<NodeID> {
        var ways: Set<NodeID> = []
        for presenting in state.presenting {
            var way: [NodeID] = []
            var node = NodeID(rawValue: presenting)
            while node != .top, !node.isNone, node != stack {
                way.append(node)
                node = engine.graph.parent(of: node)
            }
            guard node == stack, let screen = way.last, nodeState(screen).isHidden else { continue }
            ways.formUnion(way)
        }
        return ways
    }

    /// Whether effects of a node have what they belong to on the screen: those of a stack's own output stand on its root.
    func showsOutput(_ node: NodeID) -> Bool {
        isRootOnTop(nodeState(node)) && isShown(node)
    }

    private func isRootOnTop(_ state: NodeState) -> Bool { state.screens.isEmpty && state.presentedScreens.isEmpty }

    private func announceAppearance(below node: NodeID, appearing: Bool) throws {
        var state = nodeState(node)
        let isNodeShown = isRootOnTop(state) && isShown(node)
        for index in state.effects.indices where state.effects[index].hasAppeared != appearing {
            let effect = state.effects[index]
            guard isNodeShown == appearing else { continue }
            switch effect.kind {
            case .appearance where appearing: queue(effect.action, [], "onAppear", of: node)
            case .appearance: queue(effect.counterpart, [], "onDisappear", of: node, isDeparture: true)
            case .task where appearing: try beginTask(of: &state.effects[index])
            case .task: cancelTask(of: effect, node)
            // Its first turn waits for the appearance, and does not come again.
            case .change where appearing && effect.isInitial: queueChange(effect, from: effect.value, of: node)
            case .change, .receive, .preference: continue
            }
            state.effects[index].hasAppeared = appearing
        }
        setNodeState(state, of: node)
        for child in engine.graph.children(of: node) { try announceAppearance(below: child, appearing: appearing) }
    }
}
