import DiffEngine
import SwiftInterpreter

/// A part of what is shown: a view with the node and place where it stands.
struct ShownPart {
    var view: Value
    var node: NodeID
    var position: Position
}

/// Collects the values that views give under a preference's key, in the order of the screen. It goes the way of the
/// walk that found the children, and finds each again by its place.
struct PreferenceCollection {
    let runtime: Runtime
    /// Children by identity, of the nodes that were gone through: a list may have ten thousand.
    private var children: [NodeID: [UInt64: [NodeID]]] = [:]

    init(runtime: Runtime) { self.runtime = runtime }

    private var vocabulary: Vocabulary { runtime.vocabulary }
    private var heap: Heap { runtime.heap }

    mutating func preference(_ modifier: Value, in content: ShownPart) throws -> Value {
        try preference(key: vocabulary.field("key", of: modifier), reduce: vocabulary.field("reduce", of: modifier), in: content)
    }

    /// The value under a key in a part of what is shown, owned.
    mutating func preference(key: Value, reduce: Value, in content: ShownPart) throws -> Value {
        var values: [Value] = []
        defer { values.forEach(heap.release) }
        try collect(key, content, into: &values)
        return try reduced(values, by: reduce)
    }

    private func reduced(_ values: [Value], by reduce: Value) throws -> Value {
        let array = heap.makeArray(copying: values)
        defer { heap.release(array) }
        return try runtime.machine.call(closure: reduce, [array])
    }

    private mutating func collect(_ key: Value, _ part: ShownPart, into values: inout [Value]) throws {
        guard let view = part.view.wrappedValue, view.isReference else { return }
        switch vocabulary.kind(of: view.type) {
        case .view: try collectChild(key, part, type: view.type, into: &values)
        case .modifier, .other: return
        case .builtin(.modifierContent):
            if let content = runtime.placedPart(view, at: part.position, in: part.node) { try collect(key, content, into: &values) }
        case .builtin(.modifiedContent): try collectModified(key, view, part, into: &values)
        case .builtin(.forEach):
            guard let expansion = runtime.nodeState(part.node).expansions[part.position] else { return }
            for (index, output) in expansion.outputs.enumerated() {
                try collect(key, ShownPart(view: output, node: part.node, position: part.position.appending(expansion.identities[index])), into: &values)
            }
        case .builtin(let builtin):
            if child(of: part.node, at: part.position, type: view.type) != nil {
                return try collectChild(key, part, type: view.type, into: &values)
            }
            for inner in runtime.parts(of: view, builtin) {
                try collect(key, ShownPart(view: inner.view, node: part.node, position: part.position.following(inner.step)), into: &values)
            }
        }
    }

    private mutating func collectModified(_ key: Value, _ view: Value, _ part: ShownPart, into values: inout [Value]) throws {
        let modifier = vocabulary.field("modifier", of: view)
        let content = ShownPart(view: vocabulary.field("content", of: view), node: part.node, position: runtime.modified(part.position, by: modifier))
        switch vocabulary.builtin(modifier) {
        case .preferenceModifier where vocabulary.field("key", of: modifier).isIdentical(to: key):
            let value = vocabulary.field("value", of: modifier)
            heap.retain(value)
            values.append(value)
        case .preferenceTransformModifier where vocabulary.field("key", of: modifier).isIdentical(to: key):
            let value = try preference(modifier, in: content)
            defer { heap.release(value) }
            values.append(try runtime.machine.call(closure: vocabulary.field("transform", of: modifier), [value]))
        case .secondaryModifier, .accessoryModifier:
            try collect(key, content, into: &values)
            let other = vocabulary.field("content", of: modifier)
            try collect(key, ShownPart(view: other, node: part.node, position: content.position.appending(.secondary)), into: &values)
        default:
            if case .modifier = vocabulary.kind(of: modifier.type) {
                // Its body says where the content stands.
                return try collectChild(key, part, type: modifier.type, into: &values)
            }
            try collect(key, content, into: &values)
        }
    }

    private mutating func collectChild(_ key: Value, _ part: ShownPart, type: TypeID, into values: inout [Value]) throws {
        guard let child = child(of: part.node, at: part.position, type: type) else { return }
        guard runtime.engine.graph.flags(of: child).contains(.container) else {
            let output = runtime.engine.graph.output(of: child).value
            if !output.isHole { try collect(key, ShownPart(view: output, node: child, position: .top), into: &values) }
            return
        }
        for part in shownContents(of: child) { try collect(key, part, into: &values) }
    }

    /// What a container shows.
    private func shownContents(of node: NodeID) -> [ShownPart] {
        let view = runtime.engine.graph.value(of: node).value
        if runtime.bringsRows(node) { return [ShownPart(view: view, node: node, position: .top)] }
        switch vocabulary.builtin(view) {
        case .list, .lazyVStack, .lazyHStack, .lazyVGrid, .lazyHGrid:
            return [ShownPart(view: vocabulary.field("content", of: view), node: node, position: .top)]
        case .navigationStack, .navigationView:
            let state = runtime.nodeState(node)
            if let presented = state.presentedScreen { return contents(of: presented) }
            if let top = runtime.screen(state.screens.count - 1, of: node) { return contents(of: top) }
            return [ShownPart(view: vocabulary.field("root", of: view), node: node, position: Position.top.appending(.content))]
        case .tabView:
            return runtime.engine.graph.children(of: node).filter { !runtime.nodeState($0).isHidden }.map {
                ShownPart(view: runtime.engine.graph.value(of: $0).value, node: $0, position: .top)
            }
        case .sheetModifier, .alertModifier, .presentedDestinationModifier: return []
        default: return contents(of: node)
        }
    }

    /// What a container's closures gave.
    private func contents(of node: NodeID) -> [ShownPart] {
        (0..<4).compactMap { index in
            let position = Position.top.appending(UInt64(index))
            return runtime.nodeState(node).expansions[position].map { ShownPart(view: $0.outputs[0], node: node, position: position) }
        }
    }

    private mutating func child(of node: NodeID, at position: Position, type: TypeID) -> NodeID? {
        if children[node] == nil {
            var known: [UInt64: [NodeID]] = [:]
            for child in runtime.engine.graph.children(of: node) { known[runtime.engine.graph.identity(of: child), default: []].append(child) }
            children[node] = known
        }
        let index = runtime.types.index(of: type)
        return children[node]?[position.hash]?.first { runtime.engine.graph.type(of: $0) == index }
    }
}
