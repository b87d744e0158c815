import DiffEngine
import SwiftInterpreter

// Looking at what there is: the nodes below one, and the parts of what a node shows.

extension Runtime {
    func forEachNode(below node: NodeID, _ visit: (NodeID) -> Void) {
        for child in engine.graph.children(of: node) {
            visit(child)
            forEachNode(below: child, visit)
        }
    }

    /// Visits all parts of what a node shows, bodies of further nodes aside.
    func forEachPart(of node: NodeID, _ visit: (Value, Position) -> Void) {
        let graph = engine.graph
        if graph.flags(of: node).contains(.container) {
            let view = graph.value(of: node).value
            if bringsRows(node) { return visitParts(of: view, node: node, position: .top, visit) }
            switch vocabulary.builtin(view) {
            case .placedContent:
                for place in placeholders(of: node) {
                    visitParts(of: vocabulary.field("content", of: view), node: node, position: place.way, visit)
                }
            case .list, .lazyVStack, .lazyHStack, .lazyVGrid, .lazyHGrid:
                visitParts(of: vocabulary.field("content", of: view), node: node, position: .top, visit)
            case .tabView: break
            case .navigationStack, .navigationView:
                visitParts(of: vocabulary.field("root", of: view), node: node, position: Position.top.appending(.content), visit)
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

    /// The child that stands at a place of what a node shows.
    func child(of node: NodeID, at position: Position) -> NodeID? {
        engine.graph.children(of: node).first { engine.graph.identity(of: $0) == position.hash }
    }

    /// Visits a view and the parts of which it is made, with their places, and goes on in the bodies of the program's own views:
    /// what these give counts as if it stood in their place.
    func visitPartsAndBodies(of view: Value, node: NodeID, position: Position, _ visit: (Value, NodeID, Position) -> Void) {
        func visitPart(_ part: Value, at place: Position) {
            visit(part, node, place)
            guard vocabulary.builtin(part) == .modifierContent, let content = placedPart(part, at: place, in: node) else { return }
            visitPartsAndBodies(of: content.view, node: content.node, position: content.position, visit)
        }
        visitParts(of: view, node: node, position: position, visitPart, other: { _, place in
            guard !node.isNone, let child = child(of: node, at: place), !engine.graph.flags(of: child).contains(.container) else { return }
            let output = engine.graph.output(of: child).value
            if !output.isHole { visitPartsAndBodies(of: output, node: child, position: .top, visit) }
        })
    }

    /// Visits a view and the parts of which it is made, with their places. What is no built-in view is left to `other`.
    func visitParts(
        of view: Value, node: NodeID, position: Position, _ visit: (Value, Position) -> Void,
        other: (Value, Position) -> Void = { _, _ in }
    ) {
        guard let view = view.wrappedValue, view.isReference else { return }
        guard let builtin = vocabulary.builtin(view) else { return other(view, position) }
        visit(view, position)
        switch builtin {
        case .forEach:
            guard !node.isNone, let expansion = nodeState(node).expansions[position] else { return }
            for (index, output) in expansion.outputs.enumerated() {
                visitParts(of: output, node: node, position: position.appending(expansion.identities[index]), visit, other: other)
            }
        case .modifiedContent:
            let modifier = vocabulary.field("modifier", of: view)
            // What is mounted is found in the modifier's body, and beside it.
            if !node.isNone, case .modifier = vocabulary.kind(of: modifier.type) { return other(modifier, position) }
            visitParts(of: vocabulary.field("content", of: view), node: node, position: modified(position, by: modifier), visit, other: other)
            if let kind = vocabulary.builtin(modifier), kind == .secondaryModifier || kind == .accessoryModifier {
                visitParts(
                    of: vocabulary.field("content", of: modifier), node: node,
                    position: position.appending(.modifier).appending(.secondary), visit, other: other)
            }
        default:
            for part in parts(of: view, builtin) { visitParts(of: part.view, node: node, position: position.following(part.step), visit, other: other) }
        }
    }

    /// The parts of a built-in view, with the step to each; none where a part stands at its view's own place. Rows and what
    /// is modified are left to those who ask.
    func parts(of view: Value, _ builtin: Builtin) -> [(view: Value, step: UInt64?)] {
        switch builtin {
        case .tupleView:
            let elements = vocabulary.field("value", of: view)
            guard elements.type == .array, elements.isReference else { return [] }
            return heap.elements(elements).enumerated().map { ($1, UInt64($0)) }
        case .conditionalContent:
            let step: Position.Step = vocabulary.field("isFirst", of: view).asBool ? .first : .second
            return [(vocabulary.field("content", of: view), step.rawValue)]
        case .optionalContent: return [(vocabulary.field("content", of: view), Position.Step.some.rawValue)]
        case .anyView:
            let storage = vocabulary.field("storage", of: view)
            return [(storage, typeStep(of: storage))]
        case .equatableView: return [(vocabulary.field("content", of: view), nil)]
        default: return builtin.parts.map { (vocabulary.field($0.name, of: view), $0.step.rawValue) }
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
