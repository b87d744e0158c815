/// Derives the layout of one type in one mode.
struct LayoutDerivation {
    let table: LayoutTable
    let mode: ComparisonMode

    func layout(of type: TypeIndex) -> Layout {
        let description = table.description(of: type)
        let plainness = table.plainness(of: type)
        let parts = self.parts(of: type, description)
        var fields: [FieldLayout] = []
        var cases: [CaseLayout] = []
        switch description.kind {
        case .structure(let declared), .tuple(let declared):
            // A == that goes field by field asks each field's ==, plain data's too.
            let isAsked = asks(description, plainness)
            let inner = isAsked && description.equality.isFieldwise
                ? LayoutDerivation(table: table, mode: .equatableAlways) : self
            fields = declared.map { field in
                FieldLayout(
                    name: field.name, type: field.type, offset: field.offset, mode: inner.mode,
                    rule: inner.rule(for: field.type),
                    isCompared: !isAsked || !description.equality.skipped.contains(field.name),
                    steps: merged(inner.steps(of: field.type, at: field.offset)))
            }
        case .enumeration(let declared):
            cases = declared.map { CaseLayout(name: $0.name, payload: $0.payload, isIndirect: $0.isIndirect) }
        default:
            break
        }
        return Layout(
            type: type, mode: mode, rule: rule(for: type), plainness: plainness,
            steps: merged(steps(of: type, at: 0)), contents: merged(parts), fields: fields, cases: cases)
    }

    // MARK: Steps

    /// How a value is compared where it is stored.
    private func steps(of type: TypeIndex, at offset: Int) -> [LayoutStep] {
        let description = table.description(of: type)
        let plainness = table.plainness(of: type)
        if asks(description, plainness) {
            return [step(.equatable, type, offset, description.size)]
        }
        if plainness == .byValue, mode == .equatableUnlessPOD, description.equality != .none {
            return [step(.plainOrEquatable, type, offset, description.size)]
        }
        if description.isBoxed, hasFields(description.kind) {
            return [step(mode == .bitwise ? .identity : .boxed, type, offset, description.size)]
        }
        return shifted(parts(of: type, description), by: offset)
    }

    /// How the parts of a value are compared, at offsets from its own start, or from its box's.
    private func parts(of type: TypeIndex, _ description: TypeDescription) -> [LayoutStep] {
        let size = description.size
        switch description.kind {
        case .structure(let fields), .tuple(let fields):
            // By fields even if plain, so that padding is in no step.
            return fields.flatMap { steps(of: $0.type, at: $0.offset) }
        case .bytes:
            return size > 0 ? [step(.bytes, type, 0, size)] : []
        case .optional(let wrapped):
            if isBytes(type, description) { return [step(.bytes, type, 0, size)] }
            return [step(.optional, wrapped, 0, size)]
        case .enumeration(let cases):
            let isPlain = !description.isBoxed && table.plainness(of: type) == .plain
            if isPlain || cases.allSatisfy({ $0.payload == nil }) {
                return size > 0 ? [step(.bytes, type, 0, size)] : []
            }
            return [step(.enumeration, type, 0, size)]
        case .reference:
            return [step(.identity, type, 0, size)]
        case .weakReference:
            return [step(.weak, type, 0, size)]
        case .existential(let isClassBound):
            let opens = isClassBound ? mode.rawValue >= 2 : mode.rawValue >= 1
            return [step(opens ? .existential : isClassBound ? .identity : .bytes, type, 0, size)]
        case .function(.swift):
            return [step(mode == .bitwise ? .bytes : .function, type, 0, size)]
        case .function(.generic), .neverEqual:
            return [step(.never, type, 0, size)]
        case .function(.foreign):
            return [step(.bytes, type, 0, size)]
        case .collection:
            return [step(.buffer, type, 0, size)]
        case .dynamic:
            return [step(.dynamic, type, 0, size)]
        }
    }

    /// Whether a value is asked by its type's `==`.
    private func asks(_ description: TypeDescription, _ plainness: Plainness) -> Bool {
        guard description.equality != .none else { return false }
        switch mode {
        case .bitwise, .indirect: return false
        case .equatableUnlessPOD: return plainness == .notPlain
        case .equatableAlways: return true
        }
    }

    private func isBytes(_ type: TypeIndex, _ description: TypeDescription) -> Bool {
        mode != .equatableAlways && table.plainness(of: type) == .plain
    }

    private func hasFields(_ kind: TypeDescription.Kind) -> Bool {
        switch kind {
        case .structure, .tuple: true
        default: false
        }
    }

    private func step(_ operation: LayoutStep.Operation, _ type: TypeIndex, _ offset: Int, _ size: Int) -> LayoutStep {
        LayoutStep(operation, mode: mode, type: type, offset: offset, size: size)
    }

    private func shifted(_ steps: [LayoutStep], by offset: Int) -> [LayoutStep] {
        guard offset != 0 else { return steps }
        return steps.map { step in
            var step = step
            step.offset += Int32(truncatingIfNeeded: offset)
            return step
        }
    }

    /// Makes one step of bytes that lie side by side.
    private func merged(_ steps: [LayoutStep]) -> ContiguousArray<LayoutStep> {
        var result: ContiguousArray<LayoutStep> = []
        for step in steps {
            if step.operation == .bytes, let last = result.last, last.operation == .bytes,
                last.offset + last.size == step.offset
            {
                result[result.count - 1].size += step.size
            } else {
                result.append(step)
            }
        }
        return result
    }

    // MARK: Rules

    /// What decides, in one word.
    private func rule(for type: TypeIndex) -> ComparisonRule {
        let description = table.description(of: type)
        let plainness = table.plainness(of: type)
        if asks(description, plainness) { return .equatable }
        if mode != .equatableAlways, plainness == .plain { return .bytes }
        switch description.kind {
        case .bytes: return .bytes
        case .structure, .tuple:
            let steps = parts(of: type, description)
            return steps.allSatisfy { $0.operation == .bytes } ? .bytes : .none
        case .optional, .enumeration: return .tag
        case .reference, .weakReference: return .identity
        case .existential, .dynamic, .neverEqual, .function(.generic): return .none
        case .function(.swift): return mode == .bitwise ? .bytes : .captures
        case .function(.foreign): return .bytes
        case .collection: return .buffer
        }
    }
}

extension TypeDescription.Equality {
    /// Whether the `==` is known to compare field by field.
    public var isFieldwise: Bool {
        switch self {
        case .synthesised, .generated: true
        case .none, .written, .builtin: false
        }
    }

    /// The fields that a generated `==` leaves out.
    var skipped: [String] {
        if case .generated(let skipping) = self { return skipping }
        return []
    }
}
