/// Executes layouts on compiled Swift values, in place.
public final class CompiledComparison {
    let types: CompiledTypes
    let table: LayoutTable

    public init(types: CompiledTypes, table: LayoutTable) {
        self.types = types
        self.table = table
    }

    /// Whether two values of a type are equal in a mode.
    public func areEqual<T>(_ old: T, _ new: T, mode: ComparisonMode = .equatableUnlessPOD) -> Bool {
        withUnsafePointer(to: old) { old in
            withUnsafePointer(to: new) { new in
                areEqual(old, new, type: types.index(of: T.self), mode: mode)
            }
        }
    }

    func areEqual(
        _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, type: TypeIndex, mode: ComparisonMode, nesting: Int = 0
    ) -> Bool {
        run(table.layout(of: type, mode: mode).steps, old, new, nesting)
    }

    /// Runs steps on the storage of two values; `nesting` counts the enums around them.
    func run(
        _ steps: ContiguousArray<LayoutStep>, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ nesting: Int
    ) -> Bool {
        for step in steps {
            let offset = Int(step.offset)
            guard run(step, old + offset, new + offset, nesting) else { return false }
        }
        return true
    }

    private func run(
        _ step: LayoutStep, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ nesting: Int
    ) -> Bool {
        switch step.operation {
        case .bytes: return areSame(old, new, Int(step.size))
        case .identity, .buffer, .boxed: return old.load(as: UInt.self) == new.load(as: UInt.self)
        case .weak: return areSame(old, new, Int(step.size))
        case .equatable, .plainOrEquatable:
            if step.type == types.string {
                return old.assumingMemoryBound(to: String.self).pointee
                    == new.assumingMemoryBound(to: String.self).pointee
            }
            return types.operations[step.type.index].areEqual?(old, new) ?? false
        case .optional: return optionals(step, old, new, nesting)
        case .enumeration: return enumerations(step, old, new, nesting)
        case .existential: return existentials(step, old, new)
        case .function: return functions(step, old, new)
        case .dynamic, .never: return false
        }
    }

    private func areSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ size: Int) -> Bool {
        var offset = 0
        while offset + 8 <= size {
            guard old.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                == new.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            else { return false }
            offset += 8
        }
        while offset < size {
            guard old.load(fromByteOffset: offset, as: UInt8.self) == new.load(fromByteOffset: offset, as: UInt8.self)
            else { return false }
            offset += 1
        }
        return true
    }

    /// `step.type` is the wrapped type; an optional's payload lies where the optional does.
    private func optionals(
        _ step: LayoutStep, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ nesting: Int
    ) -> Bool {
        let isNil = types.optionalTest(of: step.type)
        let (noOld, noNew) = (isNil(old), isNil(new))
        if noOld || noNew { return noOld && noNew }
        return areEqual(old, new, type: step.type, mode: step.mode, nesting: nesting + 1)
    }

    private func enumerations(
        _ step: LayoutStep, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ nesting: Int
    ) -> Bool {
        let operations = types.operations[step.type.index]
        guard nesting < LayoutTable.enumerationLimit else { return areSame(old, new, operations.size) }
        guard operations.caseName(old) == operations.caseName(new) else { return false }
        let payloads = (
            Mirror(reflecting: operations.copy(old)).children.first?.value,
            Mirror(reflecting: operations.copy(new)).children.first?.value
        )
        guard let oldPayload = payloads.0, let newPayload = payloads.1 else { return true }
        return areEqual(oldPayload, newPayload, step.mode, nesting + 1)
    }

    private func existentials(_ step: LayoutStep, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        if case .existential(isClassBound: true) = table.description(of: step.type).kind {
            let (old, new) = (old.load(as: AnyObject.self), new.load(as: AnyObject.self))
            return old === new || areEqual(old as Any, new as Any, step.mode, 0)
        }
        // Every opaque existential begins as an `Any` does; witness tables follow.
        return areEqual(old.load(as: Any.self), new.load(as: Any.self), step.mode, 0)
    }

    /// Compares what two `Any` hold: the same type, and equal by its layout.
    func areEqual(_ old: Any, _ new: Any, _ mode: ComparisonMode, _ nesting: Int) -> Bool {
        guard type(of: old) == type(of: new) else { return false }
        let type = types.index(of: Swift.type(of: old))
        let withValue = types.operations[type.index].withValue
        var result = false
        withValue(old) { old in
            withValue(new) { new in
                result = areEqual(old, new, type: type, mode: mode, nesting: nesting)
            }
        }
        return result
    }

    private func functions(_ step: LayoutStep, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        guard old.load(as: UInt.self) == new.load(as: UInt.self) else { return false }
        let contexts = (
            old.load(fromByteOffset: 8, as: UnsafeRawPointer?.self),
            new.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
        )
        if contexts.0 == contexts.1 { return true }
        guard let oldContext = contexts.0, let newContext = contexts.1 else { return false }
        return areCapturesEqual(oldContext, newContext, mode: step.mode)
    }
}

// MARK: - Verdicts

extension CompiledComparison {
    /// What a comparison finds, field by field. Where a `==` decides for the whole value, only its
    /// result is known.
    func verdicts(
        _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, type: TypeIndex, mode: ComparisonMode
    ) -> [FieldVerdict] {
        let layout = table.layout(of: type, mode: mode)
        return layout.fields.map { field in
            let operations = types.operations[field.type.index]
            let isKnown = layout.rule != .equatable
            let isEqual = isKnown && run(field.steps, old, new, 0)
            let isWeak = field.steps.first?.operation == .weak
            return FieldVerdict(
                name: field.name, finding: !isKnown ? .unknown : isEqual ? .equal : .changed, rule: field.rule,
                old: isWeak ? "weak" : String(describing: operations.copy(old + field.offset)),
                new: isWeak ? "weak" : String(describing: operations.copy(new + field.offset)))
        }
    }
}
