/// The natives that belong to the machine itself: derived conformances, hashers, key paths.
extension Machine {
    static var builtinNatives: [String: NativeFunction] {
        [
            "_suspend()": { (machine, _) throws(Interruption) in
                guard machine.job != nil else { throw .trap("there is no task here that could wait") }
                machine.state.pointee.isStopping = true
                return .void
            },
            "_currentJob()": { (machine, _) in
                guard let job = machine.job?.value else { return .none }
                machine.heap.retain(job)
                return job.wrapped
            },
            "derived.==": { (machine, arguments) throws(Interruption) in
                let last = arguments.count - 1
                return .bool(try machine.partsAreEqual(arguments[last - 1], arguments[last]))
            },
            "derived.hash(into:)": { (machine, arguments) throws(Interruption) in
                let hash = try machine.hash(arguments[0], into: arguments[1].payload, byParts: true)
                arguments[1] = Value(payload: hash, type: .hasher)
                return .void
            },
            "derived.<": { (machine, arguments) throws(Interruption) in
                let last = arguments.count - 1
                return .bool(arguments[last - 1].enumCase < arguments[last].enumCase)
            },
            "Hasher.init()": { _, _ in Value(payload: 0, type: .hasher) },
            "Hasher.combine(_:)": { (machine, arguments) throws(Interruption) in
                let hash = try machine.hash(arguments[1], into: arguments[0].payload, byParts: false)
                arguments[0] = Value(payload: hash, type: .hasher)
                return .void
            },
            "Hasher.finalize()": { _, arguments in
                .int(Int(Int64(bitPattern: mixHash(arguments[0].payload, 0) >> 1)))
            },
            "keyPath.get": { (machine, arguments) throws(Interruption) in
                try machine.value(at: arguments[1], of: arguments[0])
            },
            "keyPath.set": { (machine, arguments) throws(Interruption) in
                try machine.setValue(at: arguments[1], of: &arguments.base[0], to: arguments[2])
                return .void
            },
            "keyPath.setReference": { (machine, arguments) throws(Interruption) in
                var root = arguments[0]
                try machine.setValue(at: arguments[1], of: &root, to: arguments[2])
                return .void
            },
            "keyPath.appending": { (machine, arguments) throws(Interruption) in
                try machine.append(arguments[0], arguments[1])
            },
        ]
    }
}

/// The slots of a key path object.
enum KeyPathSlot {
    /// A closure of the root.
    static let getter = 0
    /// A closure of root and value, or nil; the root is inout unless it is a reference.
    static let setter = 1
    static let text = 2
    /// An array with the names of the properties on the way.
    static let components = 3
    /// Whether the setter takes its root by value.
    static let isReference = 4
    static let count = 5
}

extension Machine {
    /// What a key path leads to, owned. A key path that was appended to another holds both.
    public func value(at keyPath: Value, of root: Value) throws(Interruption) -> Value {
        let object = keyPath.object
        let getter = object.slots[KeyPathSlot.getter]
        if getter.type == .keyPath {
            let middle = try value(at: getter, of: root)
            let result = try value(at: object.slots[KeyPathSlot.setter], of: middle)
            heap.release(middle)
            return result
        }
        return try call(closure: getter, [root])
    }

    /// Stores a copy of a value where a key path leads, in a root that the caller owns.
    public func setValue(at keyPath: Value, of root: inout Value, to new: Value) throws(Interruption) {
        let object = keyPath.object
        let getter = object.slots[KeyPathSlot.getter], setter = object.slots[KeyPathSlot.setter]
        if getter.type == .keyPath {
            var middle = try value(at: getter, of: root)
            try setValue(at: setter, of: &middle, to: new)
            if !setter.object.slots[KeyPathSlot.isReference].asBool {
                try setValue(at: getter, of: &root, to: middle)
            }
            heap.release(middle)
            return
        }
        guard setter.type == .function else { throw .trap("this key path cannot be written to") }
        if object.slots[KeyPathSlot.isReference].asBool {
            heap.release(try call(closure: setter, [root, new]))
        } else {
            var arguments = [root, new]
            root = .hole
            defer { root = arguments[0] }
            heap.release(try call(closure: setter, mutating: &arguments))
        }
    }

    /// The names of the properties on the way.
    public func components(of keyPath: Value) -> [String] {
        let components = keyPath.object.slots[KeyPathSlot.components]
        return heap.elements(components).map { heap.string($0) }
    }

    /// The text of a key path as written out in full: `\Item.title`.
    public func text(of keyPath: Value) -> String {
        heap.string(keyPath.object.slots[KeyPathSlot.text])
    }

    private func append(_ first: Value, _ second: Value) throws(Interruption) -> Value {
        heap.retain(first)
        heap.retain(second)
        let names = heap.elements(first.object.slots[KeyPathSlot.components])
            + heap.elements(second.object.slots[KeyPathSlot.components])
        let (steps, moreSteps) = (components(of: first), components(of: second))
        let root = text(of: first).dropLast(KeyPathLiteral.path(steps).count)
        return heap.makeObject(.keyPath, type: .keyPath, taking: [
            first, second, heap.makeString(root + KeyPathLiteral.path(steps + moreSteps)), heap.makeArray(copying: names),
            .bool(first.object.slots[KeyPathSlot.isReference].asBool
                || second.object.slots[KeyPathSlot.isReference].asBool),
        ])
    }
}
