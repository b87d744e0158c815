import SwiftSyntax
import ViewSyntax

/// Decides what a split-off view gets for the names that its code uses.
///
/// As little as possible: of a value that is only read, the parts that are read; of a `@State` that an action
/// writes, a binding; of an object that an action uses, the reference; for a method, a closure.
struct InputFinder {
    let view: ViewDeclaration
    let target: SplitTarget
    let uses: NameUses
    private let locals: Locals
    let callers: ClosureSafety
    let reads: BodyReads
    var result = SplitInputs()
    /// The roots of the arguments, which must mean the same where the view is used.
    private(set) var roots: Set<String> = []
    var names: InputNames

    init(_ target: SplitTarget, in view: ViewDeclaration, safety: ClosureSafety) throws(RefactorError) {
        self.view = view
        self.target = target
        callers = safety
        reads = BodyReads(of: view)
        uses = NameUses(in: target.code, viewMembers: view.viewMembers, isHandler: safety.isHandler)
        locals = Locals(around: target.code.first ?? Syntax(target.member), in: target.member, of: view.name, view.types)
        names = InputNames(taken: ["body"], declared: uses.declared)
        if !uses.selves.isEmpty { throw .cannotSplit("it uses `self` as a whole, which another view does not have") }
        if !uses.anonymous.isEmpty {
            throw .cannotSplit("it uses `$0` of the closure around; give that a name there: `{ item in … }`")
        }
        try find()
    }

    var types: ProgramTypes { view.types }

    private mutating func find() throws(RefactorError) {
        var order: [String] = []
        var byName: [String: [NameUse]] = [:]
        for use in uses.names {
            if byName[use.name] == nil { order.append(use.name) }
            byName[use.name, default: []].append(use)
        }
        // What stays as it is may not be hidden by an input.
        names.take(order.filter { locals.names[$0] == nil && view.member($0) == nil })
        for name in order { try add(name, byName[name] ?? []) }
        try rewriteTypes()
        // Values first, closures last, so that the calls read well.
        let closures = result.inputs.filter { $0.form == .closure }
        let asked = result.inputs.filter { $0.form == .environment }
        result.inputs = asked + result.inputs.filter { ![.closure, .environment].contains($0.form) } + closures
    }

    private mutating func add(_ name: String, _ uses: [NameUse]) throws(RefactorError) {
        if let local = locals.names[name] {
            try add(local, uses)
        } else if let member = view.member(name) {
            try add(member, uses)
        } else if !types.globals.contains(name), !KnownNames.functions.contains(name) {
            throw .unknownInput("nothing in the files given declares `\(name)`")
        }
    }

    // MARK: Locals

    private mutating func add(_ local: LocalName, _ uses: [NameUse]) throws(RefactorError) {
        let name = local.name
        if target.expression == nil, case .value(_?) = local.kind {
            // The parameter of a function: it is one of the view already.
            return try addParameter(name, uses)
        }
        if case .value("Content") = local.kind, types.type(view.name)?.inherited.contains("ViewModifier") ?? false {
            throw .cannotSplit("`\(name)` is what `\(view.name)` is put on, which cannot be passed on")
        }
        switch local.kind {
        case .function:
            throw .cannotSplit("`\(name)` is a function that is declared inside the code around, which cannot be passed on")
        case .inOut:
            throw .cannotSplit("`\(name)` is `inout`, which a view cannot keep")
        case .variable(let type):
            if uses.contains(where: { $0.isWritten || $0.isAction }) {
                throw .cannotSplit("`\(name)` is a variable of the code around, which another view cannot change")
            }
            try addValue(name, type, uses)
        case .value(let type):
            if uses.contains(where: \.isWritten) {
                guard let type, types.isReference(type, inside: view.name) else {
                    throw .cannotSplit("`\(name)` belongs to the code around, and another view cannot change it")
                }
            }
            try addValue(name, type, uses)
        case .binding(let type):
            try addState(name, type, uses)
        case .bindable(let type):
            if uses.contains(where: { $0.isWritten && $0.path.isEmpty }) {
                throw .cannotSplit("`\(name)` belongs to the code around, and another view cannot change it")
            }
            try addObserved(name, type, isTracked: true, uses)
        }
    }

    private mutating func addParameter(_ name: String, _ uses: [NameUse]) throws(RefactorError) {
        // The property has the parameter's name, so that nothing changes in the code. `SplitView` declares it.
        if uses.contains(where: { $0.prefix == .storage }) { throw .cannotSplit("`_\(name)` cannot be passed on") }
        names.take([name])
    }

    // MARK: Members

    private mutating func add(_ member: ProgramTypes.Member, _ uses: [NameUse]) throws(RefactorError) {
        let name = member.name
        if uses.contains(where: { $0.prefix == .storage }) {
            throw .cannotSplit("`_\(name)` is the wrapper itself, which cannot be passed on")
        }
        if member.isStatic { throw .cannotSplit("`\(name)` is a static member; write `\(view.name).\(name)`") }
        roots.insert(name)
        switch member.kind {
        case .type: break
        case .method: try addMethod(member, uses)
        case .computed where member.declaration.givesViews:
            throw .cannotSplit("it uses `\(name)`, which is a part of `\(view.name)`; split that first")
        case .computed: try addComputed(member, uses)
        case .stored: try addStored(member, uses)
        }
    }

    private mutating func addStored(_ member: ProgramTypes.Member, _ uses: [NameUse]) throws(RefactorError) {
        let name = member.name
        if let wrapper = member.focusWrapper { return try addFocus(member, wrapper, uses) }
        let wrappers = member.attributes.names
        func has(_ names: String...) -> Bool { names.contains { wrappers.contains($0) } }
        let isHeld = has("State", "AppStorage", "SceneStorage", "Binding")
        if !isHeld, let type = types.closureType(of: member, inside: view.name) {
            var input = SplitInput(name: names.own(name), form: .closure, type: type, argument: name.escaped)
            input.isBuilder = has("ViewBuilder")
            input.isSkipped = uses.allSatisfy(callers.isHandled) && !has("ComparedByID")
                && (has("SkipEquatable") || callers.isLive(property: name, of: view.name))
            append(input, for: uses, pathLength: 0)
            return
        }
        if isHeld {
            return try addState(name, member.type, uses)
        }
        if has("ObservedObject", "StateObject", "EnvironmentObject", "Bindable") {
            return try addObserved(name, member.type, isTracked: has("Bindable"), uses)
        }
        if has("Environment") {
            let found = environmentType(of: member)
            let (type, isObject) = found.isObject ? found : (member.type ?? found.type, false)
            // What leads to the same place however old it is.
            if let type, uses.allSatisfy(callers.isHandled), callers.isLasting(property: name, of: view.name) {
                var input = try value(name, [], type)
                input.isSkipped = true
                return append(input, for: uses, pathLength: 0)
            }
            if let input = asked(member) { return append(input, for: uses, pathLength: 0) }
            return try addValue(name, type, isObject: isObject, uses)
        }
        if has("Namespace") { return try addValue(name, "Namespace.ID", uses) }
        if let wrapper = wrappers.first(where: { $0 != "SkipEquatable" && $0.isCapitalized && $0 != "ViewBuilder" }) {
            if has("GestureState") { return try addGestureState(member, uses) }
            if has("ScaledMetric", "FetchRequest", "Query"), !uses.contains(where: { $0.prefix == .projected }) {
                return try addValue(name, member.type, uses)
            }
            guard uses.allSatisfy(isPlainlyRead) else { throw .cannotSplit("`\(name)` is a `@\(wrapper)`, which cannot be passed on") }
        }
        try addValue(name, member.type, uses)
    }

    // MARK: Values

    /// What is only read: the parts that are read, as far as their types are known.
    ///
    /// - Parameter isObject: It is an object that is tracked, whether or not its class can be seen.
    private mutating func addValue(_ name: String, _ type: String?, isObject: Bool = false, _ uses: [NameUse]) throws(RefactorError) {
        if uses.contains(where: { $0.prefix == .projected }) { throw .cannotSplit("`$\(name)` cannot be passed on") }
        guard let type else { throw unknownType(of: name) }
        let isReference = isObject || types.isReference(type, inside: view.name)
        if uses.contains(where: \.isWritten), !isReference {
            throw .cannotSplit("`\(name)` belongs to `\(view.name)`, and another view cannot change it")
        }
        // What an action does with an object it does when the action runs: it needs the object.
        let isTracked = isObject || isReference && isObservable(type)
        func needsObject(_ use: NameUse) -> Bool {
            isReference && (use.isLate || use.path.isEmpty || isHandledMethod(use, of: type) || isTracked && mustReadItself(use))
        }
        let whole = uses.filter(needsObject)
        let read = uses.filter { !needsObject($0) }
        if !whole.isEmpty { append(try object(name, type), for: whole, pathLength: 0) }
        try addLeaves(name, type, read, isTracked: isTracked, isReference: isReference)
    }

    /// Whether the body around did not read a property of a tracked object each time, and should not from now on.
    private func mustReadItself(_ use: NameUse) -> Bool {
        use.isDeferred || use.isConditional && !reads.contains(use.name, use.path.first)
    }

    private func isObservable(_ type: String) -> Bool {
        types.type(type, inside: view.name)?.attributes.contains("Observable") ?? false
    }

    mutating func addLeaves(
        _ name: String, _ type: String, _ uses: [NameUse], isTracked: Bool, isReference: Bool
    ) throws(RefactorError) {
        var lengths: [(use: NameUse, length: Int)] = []
        for use in uses.map({ isReference ? $0 : withClosure($0, of: type) }) {
            let known = types.types(along: use.path, from: type, inside: view.name).count - 1
            let length = longest(known, of: use, from: type)
            if isReference, length == 0, !isTracked {
                throw .unknownInput(
                    "the type of `\(name).\(use.path.joined(separator: "."))` is not known, and the object itself would not tell the "
                        + "new view of a change")
            }
            lengths.append((use, length))
        }
        let prefixes = Self.shortest(lengths.map { Array($0.use.path.prefix($0.length)) })
        for prefix in prefixes {
            let own = lengths.filter { $0.use.path.starts(with: prefix) }.map(\.use)
            let known = types.types(along: prefix, from: type, inside: view.name)
            guard let leaf = known.last, known.count == prefix.count + 1 else { throw unknownType(of: name) }
            var input = try value(name, prefix, leaf)
            if input.form == .closure, locals.names[name] == nil {
                input.isSkipped = own.allSatisfy(callers.isHandled) && callers.isLive(prefix, inProperty: name, of: view.name)
            }
            append(input, for: own, pathLength: prefix.count)
        }
    }

    /// How far a path may be followed: an action that reads of an object inside a value needs that object.
    private func longest(_ known: Int, of use: NameUse, from type: String) -> Int {
        guard use.isAction else { return known }
        let along = types.types(along: use.path, from: type, inside: view.name)
        let object = along.firstIndex { types.isReference($0, inside: view.name) }
        return min(known, object ?? known)
    }

    private mutating func value(_ name: String, _ path: [String], _ type: String) throws(RefactorError) -> SplitInput {
        SplitInput(
            name: names.property(name, path), form: isFunction(type) ? .closure : .value, type: try qualified(type),
            argument: ([name.escaped] + path).joined(separator: "."))
    }

    /// An object as such. One that stays the same need not be compared, and one that has no `==` could not be.
    private mutating func object(_ name: String, _ type: String) throws(RefactorError) -> SplitInput {
        var input = try value(name, [], type)
        let isOne = locals.names[name] == nil && view.member(name).map { callers.isOne($0, of: view.name) } ?? false
        input.isSkipped = isOne && !types.isEquatable(type, inside: view.name)
        return input
    }

    // MARK: State

    /// A state or a binding: what an action touches, or what is projected, is passed as a binding.
    private mutating func addState(_ name: String, _ type: String?, _ uses: [NameUse]) throws(RefactorError) {
        guard let type else { throw unknownType(of: name) }
        if types.isReference(type, inside: view.name) {
            // To read which object it is, is a read of the state as well, where it may become another one.
            let isReplacedHere = uses.contains { $0.path.isEmpty && ($0.isWritten || $0.prefix == .projected) }
            if isReplacedHere || callers.isReplaced(name, of: view.name) && uses.allSatisfy(\.isLate) {
                return try addBinding(name, [], type, uses)
            }
            return try addObserved(name, type, isTracked: true, uses)
        }
        // What only an action or a branch reads the body around may not have read: it would run more often for a value.
        let isRead = reads.contains(name)
        let touched = uses.filter { $0.isLate || $0.prefix == .projected || $0.isWritten || $0.isConditional && !isRead }
        let prefixes = Self.shortest(touched.map { settablePrefix(of: $0.path, from: type) })
        var rest = uses
        for prefix in prefixes {
            let own = rest.filter { $0.path.starts(with: prefix) }
            rest.removeAll { $0.path.starts(with: prefix) }
            try addBinding(name, prefix, type, own)
        }
        try addLeaves(name, type, rest, isTracked: false, isReference: false)
    }

    private mutating func addBinding(_ name: String, _ path: [String], _ type: String, _ uses: [NameUse]) throws(RefactorError) {
        let known = types.types(along: path, from: type, inside: view.name)
        guard let leaf = known.last, known.count == path.count + 1 else { throw unknownType(of: name) }
        var input = SplitInput(
            name: names.property(name, path), form: .binding, type: try qualified(leaf),
            argument: "$" + ([name] + path).joined(separator: "."))
        // What no body reads it need not run for; a binding to the same place does the same when it is old.
        input.isMovable = locals.names[name] != nil || !callers.isLasting(property: name, of: view.name)
        input.isSkipped = uses.allSatisfy { $0.isAction && $0.prefix != .projected } && !input.isMovable
        append(input, for: uses, pathLength: path.count)
    }

    /// The part of a path that a binding can follow.
    private func settablePrefix(of path: [String], from type: String) -> [String] {
        var result: [String] = []
        var current = type
        for name in path {
            let next = types.types(along: [name], from: current, inside: view.name)
            guard next.count == 2, types.isSettable(name, of: current, inside: view.name) else { break }
            result.append(name)
            current = next[1]
        }
        return result
    }

    // MARK: Objects

    private mutating func addObserved(
        _ name: String, _ type: String?, isTracked: Bool, _ uses: [NameUse]
    ) throws(RefactorError) {
        guard let type else { throw unknownType(of: name) }
        let projected = uses.filter { $0.prefix == .projected }
        // What a row reads of a tracked object only the row is asked for again. So it must go on reading by itself.
        func needsObject(_ use: NameUse) -> Bool {
            use.isLate || use.path.isEmpty || isHandledMethod(use, of: type) || isTracked && mustReadItself(use)
        }
        let read = uses.filter { $0.prefix != .projected && !needsObject($0) }
        let whole = uses.filter { $0.prefix != .projected && needsObject($0) }
        // What a body asks the object for itself, a method or a binding's value, changes when the object says so.
        let isAsked = !isTracked && whole.contains { !callers.isHandled($0) && !isHandedOn($0) }
        // A binding to an element is equal to the one before only if it is made from the object, as it was.
        if isAsked || projected.contains(where: \.isSubscripted) {
            let input = SplitInput(name: names.own(name), form: isTracked ? .bindable : .observed, type: try qualified(type), argument: name.escaped)
            return append(input, for: uses, pathLength: 0)
        }
        let isReadable = read.allSatisfy { types.types(along: $0.path, from: type, inside: view.name).count > 1 }
        let isBindable = projected.allSatisfy { !settablePrefix(of: $0.path, from: type).isEmpty }
        if !isReadable || !isBindable {
            guard !isTracked else {
                if !isBindable { throw .unknownInput("the type of what `$\(name)` leads to is not known") }
                for prefix in Self.shortest(projected.map { settablePrefix(of: $0.path, from: type) }) {
                    try addBinding(name, prefix, type, projected.filter { $0.path.starts(with: prefix) })
                }
                return append(try object(name, type), for: read + whole, pathLength: 0)
            }
            // What is read of it is not known: the new view observes the object itself.
            let input = SplitInput(name: names.own(name), form: .observed, type: try qualified(type), argument: name.escaped)
            return append(input, for: uses, pathLength: 0)
        }
        var rest = read
        for prefix in Self.shortest(projected.map { settablePrefix(of: $0.path, from: type) }) {
            // What is read there, too, is read through the binding.
            try addBinding(name, prefix, type, (projected + rest).filter { $0.path.starts(with: prefix) })
            rest.removeAll { $0.path.starts(with: prefix) }
        }
        if !whole.isEmpty { append(try object(name, type), for: whole, pathLength: 0) }
        try addLeaves(name, type, rest, isTracked: isTracked, isReference: true)
    }

    // MARK: Names

    /// Puts the name of the input in the place of what was used.
    mutating func append(_ input: SplitInput, for uses: [NameUse], pathLength: Int) {
        guard !uses.isEmpty else { return }
        result.inputs.append(input)
        for use in uses {
            let sign = use.prefix == .projected ? "$" : ""
            let name = input.name.escaped
            // `self.count` says that it is not the `count` that the code declares there.
            if input.name == use.name, pathLength == 0, self.uses.declared.contains(use.name) { continue }
            if use.isShorthand {
                if input.name != use.name { result.rewrites.append(.init(use.range, "\(use.name) = \(name)")) }
                continue
            }
            result.rewrites.append(.init(use.ranges[pathLength], sign + name))
        }
    }

    /// The paths without those that others are the beginning of, in order.
    private static func shortest(_ paths: [[String]]) -> [[String]] {
        var result: [[String]] = []
        for path in paths where !result.contains(path) {
            if !paths.contains(where: { $0 != path && path.starts(with: $0) }) { result.append(path) }
        }
        return result
    }

    func unknownType(of name: String) -> RefactorError {
        .unknownInput("the type of `\(name)` is not known: write it where `\(name)` is declared")
    }
}
