import DiffEngine
import SwiftInterpreter

/// Executes the engine's layouts on values of the interpreter.
///
/// An *edge* asks whether a view's value changed, in the mode of the edge, and calls a program's `==`. All else is
/// asked on the side and runs nothing of the program: what its `==` said to the edges is known, otherwise values
/// are compared part by part.
final class ValueComparison {
    enum Question {
        case edge
        /// Whether a body's run was wasted: views are compared part by part, whatever their `==` says.
        case output
        /// The same about what an action captured: an installed wrapper equals another with the same location,
        /// whatever value it caches.
        case action
        /// What a comparison found, to tell it later.
        case account
    }

    let machine: Machine
    let vocabulary: Vocabulary
    let types: TypeDescriptions
    let layouts: LayoutTable
    var question: Question
    /// Whether what is compared was captured by a closure that makes views.
    var isCapturedByContent = false
    /// Whether the program's `==` runs for an edge.
    private(set) var isAskingProgram = false
    /// What a program's `==` said to the edges that were compared last; nil for a comparison that notes nothing.
    private let answers: EqualityAnswers?
    /// Told of each call of a program's own `==` on a view.
    private let onEqual: (TypeID) -> Void
    /// Whether the layout of what a function captures is there; until then closures with captures differ.
    let isContextReady: (Int) -> Bool
    let heap: Heap

    /// Captures and existentials inside each other, beyond which values are not compared: a closure may hold itself.
    static let depthLimit = 200
    /// Whether the last comparison came to a part that lies too deep, and so counted the values as different.
    private(set) var wasTooDeep = false

    private var room = StackRoom()
    private var isComparing = false

    /// How deep a part lies in the value that is compared.
    struct Depth {
        /// Payloads of enums inside each other, for which the stack must have room.
        var payloads = 0
        /// Captures, existentials and elements inside each other.
        var captures = 0

        var inPayload: Depth { Depth(payloads: payloads + 1, captures: captures) }
        var inCapture: Depth { Depth(payloads: payloads, captures: captures + 1) }
    }

    /// The values were not compared to their end.
    struct TooDeep: Error {}
    /// What it costs to go into a payload or a closure, in instructions of the machine.
    static let stepsOfLevel = 16

    init(
        machine: Machine, vocabulary: Vocabulary, types: TypeDescriptions, layouts: LayoutTable, question: Question,
        answers: EqualityAnswers?, onEqual: @escaping (TypeID) -> Void = { _ in },
        isContextReady: @escaping (Int) -> Bool = { _ in true }
    ) {
        self.machine = machine
        self.vocabulary = vocabulary
        self.types = types
        self.layouts = layouts
        self.question = question
        self.answers = answers
        self.onEqual = onEqual
        self.isContextReady = isContextReady
        heap = machine.heap
    }

    /// Whether this is about what a body gave.
    private var isOutput: Bool { question == .output || question == .action }

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
        try unlessTooDeep {
            // A value from before an edit may be stored otherwise.
            guard a.type == b.type || !a.isReference || !b.isReference, haveEqualArguments(a, b) else { return false }
            return try run(layouts.layout(of: narrowed(type, a), mode: mode).steps, .single(a), .single(b), Depth())
        }
    }

    /// The type that is compared: a value of a generic type knows what the parameters stand for.
    func narrowed(_ type: TypeIndex, _ value: Value) -> TypeIndex {
        machine.instantiationNumber(of: value) > 0 ? types.index(of: value) : type
    }

    /// Whether two values of one generic type have the same generic arguments, as far as they know them.
    private func haveEqualArguments(_ a: Value, _ b: Value) -> Bool {
        let (x, y) = (machine.instantiationNumber(of: a), machine.instantiationNumber(of: b))
        return x == y || x == 0 || y == 0 || types.index(of: a) == types.index(of: b)
    }

    /// Whether two values, whatever they are, are equal by the layout of their dynamic type.
    func areEqual(_ a: Value, _ b: Value, mode: ComparisonMode) throws -> Bool {
        try unlessTooDeep { try dynamic(a, b, mode, Depth()) }
    }

    /// Whether one field of two structs is equal.
    func areEqual(_ field: FieldLayout, of a: Value, and b: Value) throws -> Bool {
        try unlessTooDeep { try a.type == b.type && run(field.steps, .object(a), .object(b), Depth()) }
    }

    /// Values that are not compared to their end count as different: to run a body too often does no harm.
    func unlessTooDeep(_ compare: () throws -> Bool) throws -> Bool {
        // A `==` of the program may compare in its turn: it has what is left of the room, and what it came to is its own matter.
        let isOutermost = !isComparing
        if isOutermost { (room, wasTooDeep) = (StackRoom(), false) }
        isComparing = true
        defer { isComparing = !isOutermost }
        do {
            let result = try compare()
            wasTooDeep = false
            return result
        } catch is TooDeep {
            wasTooDeep = true
            return false
        }
    }

    // MARK: Steps

    private func run(_ steps: ContiguousArray<LayoutStep>, _ a: Cells, _ b: Cells, _ depth: Depth) throws -> Bool {
        for step in steps {
            if try !run(step, a, b, depth) { return false }
        }
        return true
    }

    private func run(_ step: LayoutStep, _ a: Cells, _ b: Cells, _ depth: Depth) throws -> Bool {
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
            if x.objectKind == .closure {
                return types.keepsAction(step.type) ? try closures(x, y, step.mode, depth) : try content(x, y, step.mode, depth)
            }
            return try dynamic(x, y, step.mode, depth)
        case .function:
            return types.makesViews(step.type) ? try content(x, y, step.mode, depth) : try closures(x, y, step.mode, depth)
        case .buffer:
            if types.isOpenCollection(step.type) { return try collections(x, y, step.mode, depth) }
            return x.isIdentical(to: y) || isEmptyCollection(x) && isEmptyCollection(y)
        case .plainOrEquatable:
            if !isPlain(x) { return try equatable(x, y, step.type, depth) }
            if layouts.description(of: step.type).isBoxed { return try boxed(x, y, step.type, step.mode, depth) }
            return try run(layouts.layout(of: step.type, mode: step.mode).contents, .single(x), .single(y), depth)
        case .never:
            return isOutput ? try dynamic(x, y, step.mode, depth) : false
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

    /// Whether a value is made of plain data alone.
    func isPlain(_ value: Value) -> Bool {
        guard value.isReference else { return true }
        guard let kind = value.objectKind, kind == .structure || kind == .tuple || kind == .enumeration else { return false }
        return (0..<heap.slotCount(value)).allSatisfy { isPlain(heap.slot(value, $0)) }
    }

    private func boxed(_ x: Value, _ y: Value, _ type: TypeIndex, _ mode: ComparisonMode, _ depth: Depth) throws -> Bool {
        // A struct that lies in one box for both may still hold what is never equal, even to itself.
        if x.isIdentical(to: y), isOutput || layouts.isReflexive(type, mode: mode) { return true }
        guard x.isReference, y.isReference, heap.slotCount(x) == heap.slotCount(y) else { return false }
        if question == .action, let equal = try installedWrappers(x, y, depth) { return equal }
        return try run(layouts.layout(of: type, mode: mode).contents, .object(x), .object(y), depth)
    }

    private func equatable(_ x: Value, _ y: Value, _ index: TypeIndex, _ depth: Depth) throws -> Bool {
        // Objects of different classes are asked by the == of the class that both are.
        if x.type != y.type, machine.kind(of: x.type) != .class || machine.kind(of: y.type) != .class { return false }
        if x.type == .string, x.isReference, y.isReference { return heap.stringsEqual(x, y) }
        let isView = machine.isView(x.type)
        if isOutput, isView {
            return try boxed(x, y, index, .equatableUnlessPOD, depth)
        }
        if let builtin = vocabulary.builtin(x), builtin == .text || builtin == .image {
            return try boxedByParts(x, y, depth)
        }
        // Views of the vocabulary have no counts.
        if isView, machine.types[x.type].decl?.isInterface != true { onEqual(x.type) }
        // A key path's `==` is the machine's own, whatever types of the program it leads through.
        if x.type == .keyPath { return try machine.equals(x, y) }
        guard try askProgram(x, y, runsProgram: types.asksProgram(index), otherwise: { try byParts(x, y, index, depth) }) else {
            return false
        }
        // The `==` of a view leaves out its state. What its closures draw does not.
        return try !isView || !isCapturedByContent || haveEqualWrappers(x, y, depth)
    }

    /// What `==` says of two values. Where it is the program's, only an edge calls it; others know what it said to the
    /// edges, or compare the parts.
    private func askProgram(
        _ x: Value, _ y: Value, runsProgram: Bool, otherwise: () throws -> Bool
    ) throws -> Bool {
        guard runsProgram else { return try machine.equals(x, y) }
        if question == .edge {
            let outer = isAskingProgram
            isAskingProgram = true
            defer { isAskingProgram = outer }
            let isEqual = try machine.equals(x, y)
            answers?.note(x, y, isEqual)
            return isEqual
        }
        return try answers?[x, y] ?? otherwise()
    }

    /// Values that have a `==`, part by part instead.
    private func byParts(_ x: Value, _ y: Value, _ type: TypeIndex, _ depth: Depth) throws -> Bool {
        let description = layouts.description(of: type)
        if question == .account, description.equality == .written { throw NotAsked() }
        if case .collection = description.kind { return try collections(x, y, .equatableAlways, depth) }
        let mode: ComparisonMode = description.equality == .written ? .equatableUnlessPOD : .equatableAlways
        if description.isBoxed { return try boxed(x, y, type, mode, depth) }
        return try run(layouts.layout(of: type, mode: mode).contents, .single(x), .single(y), depth)
    }

    /// A program's `==` would have to be called to know.
    private struct NotAsked: Error {}

    /// Slot by slot, each by its dynamic type.
    private func boxedByParts(_ x: Value, _ y: Value, _ depth: Depth) throws -> Bool {
        guard heap.slotCount(x) == heap.slotCount(y) else { return false }
        for slot in 0..<heap.slotCount(x) {
            if try !dynamic(heap.slot(x, slot), heap.slot(y, slot), .equatableUnlessPOD, depth.inCapture) { return false }
        }
        return true
    }

    private func enumeration(_ x: Value, _ y: Value, _ type: TypeIndex, _ mode: ComparisonMode, _ depth: Depth) throws -> Bool {
        guard x.enumCase == y.enumCase else { return false }
        let cases = layouts.layout(of: type, mode: mode).cases
        guard x.enumCase < cases.count, let payload = cases[x.enumCase].payload else { return x.isReference == y.isReference }
        guard x.isReference, y.isReference else { return false }
        if x.isIdentical(to: y), isOutput || cases[x.enumCase].isIndirect || layouts.isReflexive(payload, mode: mode) {
            return true
        }
        // An indirect enum may be as deep as the heap allows, and share its parts.
        if depth.payloads & 63 == 63, !room.isLeft { throw TooDeep() }
        try machine.charge(steps: ValueComparison.stepsOfLevel)
        let layout = layouts.layout(of: payload, mode: mode)
        // Several payloads lie in the enum's own box, as a tuple's elements would in theirs.
        if heap.slotCount(x) == 1 {
            return try run(layout.steps, .single(heap.slot(x, 0)), .single(heap.slot(y, 0)), depth.inPayload)
        }
        return try run(layout.contents, .object(x), .object(y), depth.inPayload)
    }

    // MARK: Values that know their own type

    func dynamic(_ x: Value, _ y: Value, _ mode: ComparisonMode, _ depth: Depth) throws -> Bool {
        guard depth.captures < ValueComparison.depthLimit else { throw TooDeep() }
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
            guard haveEqualArguments(a, b) else { return false }
            return try run(layouts.layout(of: types.index(of: a), mode: mode).steps, .single(a), .single(b), depth.inCapture)
        }
    }

    private func plainDynamic(_ x: Value, _ y: Value, _ mode: ComparisonMode) throws -> Bool {
        if mode == .equatableAlways, x.type == .double { return x.asDouble == y.asDouble }
        if mode == .equatableAlways, x.type == .float { return x.asFloat == y.asFloat }
        if x.type.rawValue >= TypeID.firstDeclared.rawValue, mode == .equatableAlways, types.isEquatable(x.type) {
            return try equatable(x, y, types.index(of: x.type), Depth())
        }
        return x.isIdentical(to: y)
    }

    private func withoutOptionals(_ value: Value) -> Value {
        var value = value
        while value.depth > 0 { value = value.unwrapped }
        return value
    }

    private func tuples(_ x: Value, _ y: Value, _ mode: ComparisonMode, _ depth: Depth) throws -> Bool {
        guard heap.slotCount(x) == heap.slotCount(y) else { return false }
        for slot in 0..<heap.slotCount(x) {
            if try !dynamic(heap.slot(x, slot), heap.slot(y, slot), mode, depth.inCapture) { return false }
        }
        return true
    }

    /// Arrays: with `==` if their elements have it, element by element if they are views (a
    /// TupleView stands for a tuple), otherwise the same buffer.
    private func collections(_ x: Value, _ y: Value, _ mode: ComparisonMode, _ depth: Depth) throws -> Bool {
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
            if try !dynamic(a, b, byParts ? mode : .equatableAlways, depth.inCapture) { return false }
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
        let runsProgram = types.asksProgram(types.index(of: first.key)) || types.asksProgram(types.index(of: first.value))
        return try askProgram(x, y, runsProgram: runsProgram) { false }
    }
}
