import DiffEngine
import SwiftInterpreter

/// Executes the engine's layouts on values of the interpreter.
///
/// There are two questions. *Edges* ask whether a view's value changed, in the mode of the edge.
/// *Outputs* ask whether a body's run was wasted: views are compared part by part, no `==` of a view is
/// called, and an installed wrapper equals another with the same location, whatever value it caches.
final class ValueComparison {
    enum Question { case edge, output }

    let machine: Machine
    let vocabulary: Vocabulary
    let types: TypeDescriptions
    let layouts: LayoutTable
    let question: Question
    /// Told of each call of a program's own `==` on a view.
    private let onEqual: (TypeID) -> Void
    /// Whether the layout of what a function captures is there; until then closures with captures differ.
    private let isContextReady: (Int) -> Bool
    private let heap: Heap

    /// Captures and existentials inside each other, beyond which values count as different: a closure
    /// may hold itself.
    static let depthLimit = 200

    init(
        machine: Machine, vocabulary: Vocabulary, types: TypeDescriptions, layouts: LayoutTable, question: Question,
        onEqual: @escaping (TypeID) -> Void = { _ in }, isContextReady: @escaping (Int) -> Bool = { _ in true }
    ) {
        self.machine = machine
        self.vocabulary = vocabulary
        self.types = types
        self.layouts = layouts
        self.question = question
        self.onEqual = onEqual
        self.isContextReady = isContextReady
        heap = machine.heap
    }

    /// The same for edges: what closures captured is compared so whatever the question is.
    private lazy var ofEdges = ValueComparison(
        machine: machine, vocabulary: vocabulary, types: types, layouts: layouts, question: .edge, onEqual: onEqual,
        isContextReady: isContextReady)

    /// Where steps find their cells.
    private enum Cells {
        case single(Value)
        case object(Value)
    }

    private func cell(_ cells: Cells, _ offset: Int) -> Value {
        switch cells {
        case .single(let value): value
        case .object(let object): heap.slot(object, offset)
        }
    }

    /// Whether two values of one type are equal by the type's layout.
    func areEqual(_ a: Value, _ b: Value, type: TypeIndex, mode: ComparisonMode) throws -> Bool {
        // A value from before an edit may be stored otherwise.
        guard a.type == b.type || !a.isReference || !b.isReference else { return false }
        return try run(layouts.layout(of: type, mode: mode).steps, .single(a), .single(b), 0)
    }

    /// Whether two values, whatever they are, are equal by the layout of their dynamic type.
    func areEqual(_ a: Value, _ b: Value, mode: ComparisonMode) throws -> Bool {
        try dynamic(a, b, mode, 0)
    }

    /// Whether one field of two structs is equal.
    func areEqual(_ field: FieldLayout, of a: Value, and b: Value) throws -> Bool {
        guard a.type == b.type else { return false }
        return try run(field.steps, .object(a), .object(b), 0)
    }

    // MARK: Steps

    private func run(_ steps: ContiguousArray<LayoutStep>, _ a: Cells, _ b: Cells, _ depth: Int) throws -> Bool {
        for step in steps {
            if try !run(step, a, b, depth) { return false }
        }
        return true
    }

    private func run(_ step: LayoutStep, _ a: Cells, _ b: Cells, _ depth: Int) throws -> Bool {
        let offset = Int(step.offset)
        if step.operation == .bytes {
            for index in offset..<offset + Int(step.size) where !plainEqual(cell(a, index), cell(b, index)) { return false }
            return true
        }
        let (x, y) = (cell(a, offset), cell(b, offset))
        switch step.operation {
        case .bytes: return true
        case .equatable: return try equatable(x, y, step.type, depth)
        case .identity, .weak: return x.isIdentical(to: y)
        case .boxed: return try boxed(x, y, step.type, step.mode, depth)
        case .optional:
            if x.isNil || y.isNil { return x.isNil && y.isNil }
            let wrapped = layouts.layout(of: step.type, mode: step.mode).steps
            return try run(wrapped, .single(x.depth > 0 ? x.unwrapped : x), .single(y.depth > 0 ? y.unwrapped : y), depth)
        case .enumeration: return try enumeration(x, y, step.type, step.mode, depth)
        case .existential, .dynamic:
            // The vocabulary keeps content of many types as `Any`.
            if x.objectKind == .closure { return try content(x, y, step.mode, depth) }
            return try dynamic(x, y, step.mode, depth)
        case .function:
            return types.makesViews(step.type) ? try content(x, y, step.mode, depth) : try closures(x, y, step.mode, depth)
        case .buffer:
            if types.isOpenCollection(step.type) { return try collections(x, y, step.mode, depth) }
            return x.isIdentical(to: y) || isEmptyCollection(x) && isEmptyCollection(y)
        case .plainOrEquatable:
            if isPlain(x) { return try boxed(x, y, step.type, step.mode, depth) }
            return try equatable(x, y, step.type, depth)
        case .never:
            return question == .output ? try dynamic(x, y, step.mode, depth) : false
        }
    }

    /// Plain data: the same bits, or boxes of the same bits.
    private func plainEqual(_ x: Value, _ y: Value) -> Bool {
        if x.isIdentical(to: y) { return true }
        guard x.type == y.type, x.flags == y.flags, x.isReference, y.isReference,
              let kind = x.objectKind, kind == .structure || kind == .tuple || kind == .enumeration else { return false }
        guard x.objectKind == y.objectKind, heap.slotCount(x) == heap.slotCount(y) else { return false }
        if kind == .enumeration, x.enumCase != y.enumCase { return false }
        return (0..<heap.slotCount(x)).allSatisfy { plainEqual(heap.slot(x, $0), heap.slot(y, $0)) }
    }

    private func isPlain(_ value: Value) -> Bool {
        guard value.isReference else { return true }
        guard let kind = value.objectKind, kind == .structure || kind == .tuple || kind == .enumeration else { return false }
        return (0..<heap.slotCount(value)).allSatisfy { isPlain(heap.slot(value, $0)) }
    }

    private func boxed(_ x: Value, _ y: Value, _ type: TypeIndex, _ mode: ComparisonMode, _ depth: Int) throws -> Bool {
        // A struct that lies in one box for both may still hold what is never equal, even to itself.
        if x.isIdentical(to: y), question == .output || layouts.isReflexive(type, mode: mode) { return true }
        guard x.isReference, y.isReference, heap.slotCount(x) == heap.slotCount(y) else { return false }
        if question == .output, let equal = try installedWrappers(x, y, depth) { return equal }
        return try run(layouts.layout(of: type, mode: mode).contents, .object(x), .object(y), depth)
    }

    private func equatable(_ x: Value, _ y: Value, _ index: TypeIndex, _ depth: Int) throws -> Bool {
        if x.type != y.type { return false }
        if x.type == .string, x.isReference, y.isReference { return heap.stringsEqual(x, y) }
        let isView = machine.isView(x.type)
        if question == .output, isView {
            return try boxed(x, y, index, .equatableUnlessPOD, depth)
        }
        if let builtin = vocabulary.builtin(x), builtin == .text || builtin == .image {
            return try boxedByParts(x, y, depth)
        }
        if isView { onEqual(x.type) }
        return try machine.equals(x, y)
    }

    /// Slot by slot, each by its dynamic type.
    private func boxedByParts(_ x: Value, _ y: Value, _ depth: Int) throws -> Bool {
        guard heap.slotCount(x) == heap.slotCount(y) else { return false }
        for slot in 0..<heap.slotCount(x) {
            if try !dynamic(heap.slot(x, slot), heap.slot(y, slot), .equatableUnlessPOD, depth + 1) { return false }
        }
        return true
    }

    private func enumeration(_ x: Value, _ y: Value, _ type: TypeIndex, _ mode: ComparisonMode, _ depth: Int) throws -> Bool {
        guard x.enumCase == y.enumCase else { return false }
        let cases = layouts.layout(of: type, mode: mode).cases
        guard x.enumCase < cases.count, let payload = cases[x.enumCase].payload else { return x.isReference == y.isReference }
        guard x.isReference, y.isReference else { return false }
        if x.isIdentical(to: y), question == .output || cases[x.enumCase].isIndirect || layouts.isReflexive(payload, mode: mode) {
            return true
        }
        let layout = layouts.layout(of: payload, mode: mode)
        // Several payloads lie in the enum's own box, as a tuple's elements would in theirs.
        if heap.slotCount(x) == 1 {
            return try run(layout.steps, .single(heap.slot(x, 0)), .single(heap.slot(y, 0)), depth + 1)
        }
        return try run(layout.contents, .object(x), .object(y), depth + 1)
    }

    // MARK: Values that know their own type

    private func dynamic(_ x: Value, _ y: Value, _ mode: ComparisonMode, _ depth: Int) throws -> Bool {
        guard depth < ValueComparison.depthLimit else { return false }
        guard x.type == y.type, x.depth == y.depth else { return false }
        if !x.isReference { return try plainDynamic(x, y, mode) }
        guard y.isReference else { return false }
        let (a, b) = (withoutOptionals(x), withoutOptionals(y))
        switch a.type {
        case .string, .character, .substring: return heap.stringsEqual(a, b)
        case .array: return try collections(a, b, mode, depth)
        case .dictionary, .set: return try tables(a, b)
        case .function: return try closures(a, b, mode, depth)
        case .keyPath: return try machine.equals(a, b)
        case .box, .native: return a.isIdentical(to: b)
        default:
            if machine.kind(of: a.type) == .tuple { return try tuples(a, b, mode, depth) }
            return try run(layouts.layout(of: types.index(of: a.type), mode: mode).steps, .single(a), .single(b), depth + 1)
        }
    }

    private func plainDynamic(_ x: Value, _ y: Value, _ mode: ComparisonMode) throws -> Bool {
        if mode == .equatableAlways, x.type == .double { return x.asDouble == y.asDouble }
        if mode == .equatableAlways, x.type == .float { return x.asFloat == y.asFloat }
        if x.type.rawValue >= TypeID.firstDeclared.rawValue, mode == .equatableAlways, types.isEquatable(x.type) {
            return try equatable(x, y, types.index(of: x.type), 0)
        }
        return x.isIdentical(to: y)
    }

    private func withoutOptionals(_ value: Value) -> Value {
        var value = value
        while value.depth > 0 { value = value.unwrapped }
        return value
    }

    private func tuples(_ x: Value, _ y: Value, _ mode: ComparisonMode, _ depth: Int) throws -> Bool {
        guard heap.slotCount(x) == heap.slotCount(y) else { return false }
        for slot in 0..<heap.slotCount(x) {
            if try !dynamic(heap.slot(x, slot), heap.slot(y, slot), mode, depth + 1) { return false }
        }
        return true
    }

    /// Arrays: with `==` if their elements have it, element by element if they are views (a
    /// TupleView stands for a tuple), otherwise the same buffer.
    private func collections(_ x: Value, _ y: Value, _ mode: ComparisonMode, _ depth: Int) throws -> Bool {
        if x.isIdentical(to: y) { return true }
        guard x.type == y.type, x.type == .array, x.isReference, y.isReference else {
            return x.type == y.type && (x.type == .dictionary || x.type == .set) ? try tables(x, y) : false
        }
        let count = heap.arrayCount(x)
        guard count == heap.arrayCount(y) else { return false }
        guard count > 0 else { return true }
        let element = heap.arrayElement(x, 0)
        let isVocabulary = vocabulary.builtin(element).map { $0 == .inertModifier || $0 == .environmentEntry } ?? false
        let byParts = machine.isView(element.type) || isVocabulary
        guard byParts || types.isEquatable(element.type) else { return false }
        try machine.charge(steps: count)
        for index in 0..<count {
            let (a, b) = (heap.arrayElement(x, index), heap.arrayElement(y, index))
            if a.isPlainlyEqual(to: b) { continue }
            if try !dynamic(a, b, byParts ? mode : .equatableAlways, depth + 1) { return false }
        }
        return true
    }

    /// Empty collections share one buffer.
    private func isEmptyCollection(_ value: Value) -> Bool {
        guard value.isReference else { return false }
        return value.type == .array ? heap.arrayCount(value) == 0 : heap.tableCount(value) == 0
    }

    private func tables(_ x: Value, _ y: Value) throws -> Bool {
        if x.isIdentical(to: y) { return true }
        guard heap.tableCount(x) == heap.tableCount(y) else { return false }
        guard let first = heap.entry(x, from: 0) else { return true }
        guard first.value.type == .void || types.isEquatable(first.value.type) else { return false }
        return try machine.equals(x, y)
    }

    /// Closures: the same code, and equal captures; captured variables by their content.
    private func closures(_ x: Value, _ y: Value, _ mode: ComparisonMode, _ depth: Int) throws -> Bool {
        if x.isIdentical(to: y) { return true }
        if x.isNil || y.isNil { return x.isNil && y.isNil }
        guard x.isReference, y.isReference, x.objectKind == .closure, y.objectKind == .closure,
              x.closureFunction == y.closureFunction, heap.slotCount(x) == heap.slotCount(y),
              depth < ValueComparison.depthLimit else { return false }
        guard heap.slotCount(x) == 0 || isContextReady(x.closureFunction) else { return false }
        for slot in 0..<heap.slotCount(x) {
            let (a, b) = (captured(heap.slot(x, slot)), captured(heap.slot(y, slot)))
            if try !dynamic(a, b, mode, depth + 1) { return false }
        }
        return true
    }

    private func captured(_ capture: Value) -> Value {
        capture.objectKind == .box ? heap.slot(capture, 0) : capture
    }

    /// Closures that make views: what they captured is in the output, cached values included.
    private func content(_ x: Value, _ y: Value, _ mode: ComparisonMode, _ depth: Int) throws -> Bool {
        try (question == .edge ? self : ofEdges).closures(x, y, mode, depth)
    }

    // MARK: Outputs

    /// For wrappers that are installed at the same place: equal, whatever they cache. Nil for all else.
    private func installedWrappers(_ x: Value, _ y: Value, _ depth: Int) throws -> Bool? {
        guard let builtin = vocabulary.builtin(x), x.type == y.type else { return nil }
        let name: String
        switch builtin {
        case .state, .binding, .focusState, .gestureState, .appStorage, .sceneStorage: name = "_location"
        case .stateObject, .observedObject, .environmentObject: name = "_object"
        default: return nil
        }
        let (a, b) = (vocabulary.field(name, of: x), vocabulary.field(name, of: y))
        if a.isNil || b.isNil || a.type == .void { return nil }
        return try dynamic(a, b, .equatableUnlessPOD, depth + 1) ? true : nil
    }
}
