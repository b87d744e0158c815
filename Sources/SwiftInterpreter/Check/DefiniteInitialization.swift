/// Variables declared without a value: each has one before it is used, and a constant gets only one.
struct DefiniteInitialization {
    private struct Declared {
        var name: String
        var isConstant: Bool
    }
    /// The variables that have a value on every way that leads here; nil where no way does.
    private typealias State = Set<ObjectIdentifier>?
    private var declared: [ObjectIdentifier: Declared] = [:]
    /// Constants that some way has given a value to already.
    private var assigned: Set<ObjectIdentifier> = []
    private let report: (String, SourcePosition, String?) -> Void
    private var state: State = []
    private var loops: [ObjectIdentifier: State] = [:]

    /// Looks through the statements of a body, or of a file: there `constants` are those that the file declares without a value.
    static func check(
        _ statements: [Statement], constants: [VariableDecl] = [], report: @escaping (String, SourcePosition, String?) -> Void
    ) {
        var pass = DefiniteInitialization(report: report)
        for constant in constants { pass.declared[ObjectIdentifier(constant)] = Declared(name: constant.name, isConstant: true) }
        pass.visit(statements)
    }

    private init(report: @escaping (String, SourcePosition, String?) -> Void) { self.report = report }

    // MARK: The stored properties of an instance

    /// The instance that an initialiser makes, and what it must give values to.
    private var instance: LocalVariable?
    private var properties: [VariableDecl] = []
    /// Told with where it is missing, and whether that is at a call of `super.init`.
    private var reportMissing: (VariableDecl, SourcePosition, Bool) -> Void = { _, _, _ in }
    private var end = SourcePosition.none

    /// Looks through an initialiser: where it returns, and at its end, all properties must have values. A return of nil
    /// makes no instance.
    static func check(
        _ properties: [VariableDecl], of instance: LocalVariable, in statements: [Statement], end: SourcePosition,
        reportMissing: @escaping (VariableDecl, SourcePosition, Bool) -> Void
    ) {
        // What is wrong with other variables is told when the whole body is looked at.
        var pass = DefiniteInitialization { _, _, _ in }
        (pass.instance, pass.properties, pass.reportMissing, pass.end) = (instance, properties, reportMissing, end)
        pass.visit(statements)
        pass.requireProperties(at: end)
    }

    private mutating func requireProperties(at position: SourcePosition, isAtSuper: Bool = false) {
        guard let known = state, let missing = properties.first(where: { !known.contains(ObjectIdentifier($0)) }) else { return }
        reportMissing(missing, position, isAtSuper)
        if isAtSuper { properties = [] }
    }

    private func givesInstance(_ value: Expression?) -> Bool {
        guard let value else { return true }
        if case .wrap(let inner) = value.kind, case .local(let variable) = inner.kind { return variable === instance }
        return false
    }

    // MARK: Statements

    private static func join(_ a: State, _ b: State) -> State {
        guard let a else { return b }
        guard let b else { return a }
        return a.intersection(b)
    }

    private mutating func visit(_ statements: [Statement]) { for statement in statements { visit(statement) } }

    /// What runs perhaps, or some times: what it gives values to has none for sure.
    private mutating func perhaps(_ body: (inout DefiniteInitialization) -> Void) -> State {
        let before = state
        body(&self)
        defer { state = before }
        return state
    }

    private mutating func visit(_ statement: Statement) {
        switch statement.kind {
        case .expression(let value): visit(value)
        case .declare(.bind(let variable), nil): declared[ObjectIdentifier(variable)] = Declared(name: variable.name, isConstant: variable.isDeferredLet)
        case .declare(_, let value): value.map { visit($0) }
        case .localFunction(_, let body): visitBody(body, at: statement.position)
        case .block(let inner): visit(inner)
        case .defer(let inner): _ = perhaps { $0.visit(inner) }
        case .if(let conditions, let then, let otherwise):
            visit(conditions)
            let first = perhaps { $0.visit(then) }
            let second = perhaps { $0.visit(otherwise) }
            state = Self.join(first, second)
        case .guard(let conditions, let otherwise):
            visit(conditions)
            _ = perhaps { $0.visit(otherwise) }
        case .while(let label, let conditions, let body):
            visit(conditions)
            loop(label, isEndless: isTrue(conditions)) { $0.visit(body) }
        case .repeatWhile(let label, let body, let condition):
            loops[ObjectIdentifier(label)] = .some(nil)
            visit(body)
            visit(condition)
            if let left = loops[ObjectIdentifier(label)] { state = Self.join(state, left) }
        case .forIn(let label, let loop):
            switch loop.source {
            case .range(let low, let high, _): visit(low); visit(high)
            case .array(let array): visit(array)
            case .iterator(_, let iterator, _): visit(iterator)
            }
            self.loop(label, isEndless: false) { pass in
                loop.filter.map { pass.visit($0) }
                pass.visit(loop.body)
            }
        case .switch(let label, let subject, let cases):
            visit(subject)
            loops[ObjectIdentifier(label)] = .some(nil)
            var result: State = nil
            var falling: State = nil
            for entry in cases {
                let before = state
                state = Self.join(state, falling)
                entry.patterns.forEach { $0.guard.map { visit($0) } }
                visit(entry.body)
                if case .fallthrough? = entry.body.last?.kind { falling = state } else {
                    falling = nil
                    result = Self.join(result, state)
                }
                state = before
            }
            state = Self.join(result, loops[ObjectIdentifier(label)] ?? nil)
        case .break(let label):
            if let known = loops[ObjectIdentifier(label)] { loops[ObjectIdentifier(label)] = Self.join(known, state) }
            state = nil
        case .continue, .fallthrough:
            if case .continue = statement.kind { state = nil }
        case .return(let value):
            value.map { visit($0) }
            if instance != nil, givesInstance(value) { requireProperties(at: statement.position) }
            state = nil
        case .throw(let value):
            visit(value)
            state = nil
        case .doCatch(let body, let clauses):
            let before = state
            visit(body)
            var result = state
            for clause in clauses {
                state = before
                visit(clause.body)
                result = Self.join(result, state)
            }
            state = result
        }
    }

    private mutating func loop(_ label: Label, isEndless: Bool, _ body: (inout DefiniteInitialization) -> Void) {
        loops[ObjectIdentifier(label)] = .some(nil)
        _ = perhaps(body)
        if isEndless { state = loops[ObjectIdentifier(label)] ?? nil }
    }

    private func isTrue(_ conditions: [Condition]) -> Bool {
        if conditions.count == 1, case .boolean(let value) = conditions[0], case .boolean(true) = value.kind { true } else { false }
    }

    private mutating func visit(_ conditions: [Condition]) {
        for condition in conditions {
            switch condition {
            case .boolean(let value), .matches(_, let value): visit(value)
            }
        }
    }

    private mutating func visitBody(_ body: FunctionBody, at position: SourcePosition) {
        for variable in body.captures { use(ObjectIdentifier(variable), at: position, isCapture: true) }
    }

    private mutating func visit(_ value: Expression) {
        switch value.kind {
        case .local(let variable): use(ObjectIdentifier(variable), at: value.position)
        case .global(let variable): use(ObjectIdentifier(variable), at: value.position)
        case .closure(let body): visitBody(body, at: value.position)
        case .statements(let statements, _): visit(statements)
        case .assign(let place, let new):
            visit(new)
            assign(place)
        case .delegateInit:
            value.parts.dropFirst().forEach { visit($0) }
            // The superclass's code may ask the instance for anything. A call that nobody wrote stands at the end.
            if instance != nil, value.position != end { requireProperties(at: value.position, isAtSuper: true) }
        case .conditional(let condition, let first, let second):
            visit(condition)
            let a = perhaps { $0.visit(first) }
            let b = perhaps { $0.visit(second) }
            state = Self.join(a, b)
        case .and(let a, let b), .or(let a, let b), .coalesce(let a, let b):
            visit(a)
            _ = perhaps { $0.visit(b) }
        default:
            value.parts.forEach { visit($0) }
            if value.type.nominal?.name == "Never" { state = nil }
        }
    }

    private mutating func assign(_ place: Expression) {
        switch place.kind {
        case .local(let variable): giveValue(to: ObjectIdentifier(variable), at: place.position)
        case .global(let variable): giveValue(to: ObjectIdentifier(variable), at: place.position)
        case .field(let base, let property):
            if case .local(let variable) = base.kind, variable === instance { state?.insert(ObjectIdentifier(property)) } else { visit(place) }
        case .tuple(let parts): parts.forEach { assign($0) }
        default: visit(place)
        }
    }

    private mutating func giveValue(to id: ObjectIdentifier, at position: SourcePosition) {
        guard let variable = declared[id] else { return }
        if variable.isConstant, state != nil, !assigned.insert(id).inserted, state?.contains(id) == true {
            report("immutable value '\(variable.name)' may only be initialized once", position, "Change 'let' to 'var' to make it mutable.")
        }
        state?.insert(id)
    }

    private mutating func use(_ id: ObjectIdentifier, at position: SourcePosition, isCapture: Bool = false) {
        guard let variable = declared[id], let known = state, !known.contains(id) else { return }
        let kind = variable.isConstant ? "constant" : "variable"
        report("\(kind) '\(variable.name)' \(isCapture ? "captured by a closure" : "used") before being initialized", position, nil)
        declared[id] = nil
    }
}
