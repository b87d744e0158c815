import DiffEngine
import SwiftInterpreter

// What has appeared: not all that is mounted. Of a TabView only the tab that is shown has, of a navigation stack only the
// screen on top (behaviours.md IDN-17). The others keep their state; their `onAppear` waits, and their tasks are cancelled.

extension Runtime {
    /// Hides and shows what stands in TabViews and navigation stacks, after an update in which some were made anew or
    /// another tab or screen was chosen.
    func settleAppearances() throws {
        let nodes = appearancesToSettle.filter(engine.graph.contains)
        appearancesToSettle.removeAll()
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
        guard isTabView(node) else { return nodeState(node).coveredChildren..<Int.max }
        let selected = selectedTab(tabs(of: view, node), of: view, node)
        return selected..<selected + 1
    }

    /// Whether no tab or screen around a node hides it.
    func isShown(_ node: NodeID) -> Bool {
        var node = node
        while node != .top, !node.isNone {
            // What is new is hidden until its TabView or stack has said what it shows.
            if nodeState(node).isHidden || appearancesToSettle.contains(engine.graph.parent(of: node)) { return false }
            node = engine.graph.parent(of: node)
        }
        return true
    }

    /// Whether an effect of a node has what it belongs to on the screen: those of a stack's own output stand on one of its
    /// screens.
    func isShown(_ effect: Effect, of node: NodeID) -> Bool {
        effect.screen == nodeState(node).screens.count && isShown(node)
    }

    private func announceAppearance(below node: NodeID, appearing: Bool) throws {
        var state = nodeState(node)
        let isNodeShown = isShown(node)
        for index in state.effects.indices where state.effects[index].hasAppeared != appearing {
            let effect = state.effects[index]
            guard (isNodeShown && effect.screen == state.screens.count) == appearing else { continue }
            switch effect.kind {
            case .appearance where appearing: queue(effect.action, [], "onAppear", of: node)
            case .appearance: queue(effect.counterpart, [], "onDisappear", of: node)
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
