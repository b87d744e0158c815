/// Instances that only keep each other alive.
public struct LeakedInstance: Sendable {
    /// Its class.
    public let type: String
    /// The references that lead from it back to it, as `Parent.child → Child.parent → Parent`; nil for an instance that
    /// hangs on others which are in such a circle.
    public let cycle: String?
}

extension Machine {
    /// Instances of the program's own classes that no global, no view and nothing that waits for the clock leads to.
    /// To be asked while nothing runs.
    public func leakedInstances() -> [LeakedInstance] {
        let reachable = reachableObjects()
        var leaked: [ObjectPointer] = []
        heap.forEachLiveObject { value in
            let object = value.object
            guard object.pointee.kind == .instance, !reachable.contains(object),
                  types[object.pointee.type].decl?.isInterface == false else { return }
            leaked.append(object)
        }
        var told: Set<ObjectPointer> = []
        var instances: [LeakedInstance] = []
        for object in leaked where !told.contains(object) {
            let path = cycle(through: object)
            told.insert(object)
            path.forEach { told.insert($0.object) }
            instances.append(LeakedInstance(type: typeName(of: object.value), cycle: path.isEmpty ? nil : text(of: path)))
        }
        // The circles first, then what hangs on them.
        return instances.filter { $0.cycle != nil }.sorted { $0.type < $1.type }
            + instances.filter { $0.cycle == nil }.sorted { $0.type < $1.type }
    }

    private func reachableObjects() -> Set<ObjectPointer> {
        var reachable: Set<ObjectPointer> = []
        var work: [ObjectPointer] = []
        func add(_ value: Value) {
            guard value.isReference, reachable.insert(value.object).inserted else { return }
            work.append(value.object)
        }
        heap.forEachRoot(add)
        heap.forEachObject { object in
            if object.pointee.flags.contains(.immortal) { add(object.value) }
        }
        while let object = work.popLast() { heap.forEachChild(of: object, add) }
        return reachable
    }

    /// One reference on the way from an instance back to it: from which object, by which of its slots.
    private struct Step {
        var object: ObjectPointer
        var slot: Int
    }

    /// The shortest way back, or none.
    private func cycle(through start: ObjectPointer) -> [Step] {
        var origins: [ObjectPointer: Step] = [:]
        var layer = [start]
        while !layer.isEmpty {
            var next: [ObjectPointer] = []
            for object in layer {
                var slot = -1
                var last: Step?
                heap.forEachChild(of: object) { child in
                    slot += 1
                    guard child.isReference, last == nil else { return }
                    if child.object == start {
                        last = Step(object: object, slot: slot)
                    } else if origins[child.object] == nil {
                        origins[child.object] = Step(object: object, slot: slot)
                        next.append(child.object)
                    }
                }
                if let last { return way(to: last, from: start, origins) }
            }
            layer = next
        }
        return []
    }

    private func way(to last: Step, from start: ObjectPointer, _ origins: [ObjectPointer: Step]) -> [Step] {
        var path = [last]
        while let first = path.first, first.object != start, let origin = origins[first.object] { path.insert(origin, at: 0) }
        return path
    }

    private func text(of path: [Step]) -> String {
        var words: [String] = []
        for step in path {
            let type = step.object.pointee.type
            switch step.object.pointee.kind {
            case .instance, .structure:
                let fields = types[type].fields
                let name = fields.indices.contains(step.slot) ? "." + fields[step.slot].name : ""
                words.append(types[type].name + name)
            case .closure: words.append("a closure")
            case .array: words.append("an array")
            case .table: words.append("a collection")
            case .enumeration: words.append(types[type].name)
            // Boxes and the like are no one's words.
            default: continue
            }
        }
        if let first = path.first { words.append(types[first.object.pointee.type].name) }
        return words.joined(separator: " → ")
    }
}
