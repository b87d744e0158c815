/// Finds unknown types by unification: variables are bound as arguments are read, and bindings
/// can be taken back to a mark while overloads are tried.
struct Solver {
    private var bindings: [Type?] = []
    private var literals: [TypeVariable.Literal] = []
    private var trail: [Int] = []
    /// `Element` of an unknown `Data`: settled when the base is known.
    private(set) var projections: [Projection] = []

    struct Projection {
        var base: Type
        var name: String
        var result: Type
    }

    struct Mark {
        var trail: Int
        var bindings: Int
        var projections: [Projection]
    }

    mutating func fresh(_ literal: TypeVariable.Literal = .none) -> Type {
        bindings.append(nil)
        literals.append(literal)
        return .variable(TypeVariable(index: bindings.count - 1, literal: literal))
    }

    mutating func project(_ name: String, of base: Type) -> Type {
        let result = fresh()
        projections.append(Projection(base: base, name: name, result: result))
        return result
    }

    mutating func takeProjections() -> [Projection] {
        defer { projections = [] }
        return projections
    }

    mutating func keep(_ projection: Projection) { projections.append(projection) }

    func mark() -> Mark { Mark(trail: trail.count, bindings: bindings.count, projections: projections) }

    mutating func rollback(to mark: Mark) {
        while trail.count > mark.trail {
            let index = trail.removeLast()
            bindings[index] = nil
        }
        bindings.removeSubrange(mark.bindings...)
        literals.removeSubrange(mark.bindings...)
        projections = mark.projections
    }

    /// The type with the outermost known bindings followed.
    func shallow(_ type: Type) -> Type {
        var type = type
        while case .variable(let variable) = type, let bound = binding(of: variable) { type = bound }
        return type
    }

    /// What a variable stands for; nothing for one that was taken back with its overload.
    private func binding(of variable: TypeVariable) -> Type? {
        bindings.indices.contains(variable.index) ? bindings[variable.index] : nil
    }

    /// The type with every known binding filled in.
    func resolve(_ type: Type) -> Type {
        guard type.hasVariables else { return type }
        return type.mapping { part in
            guard case .variable(let variable) = part else { return nil }
            guard let bound = binding(of: variable) else { return part }
            return resolve(bound)
        }
    }

    mutating func bind(_ variable: TypeVariable, to type: Type) -> Bool {
        guard bindings.indices.contains(variable.index) else { return false }
        let type = resolve(type)
        if case .variable(let other) = type, other.index == variable.index { return true }
        if type.contains(where: { if case .variable(let inner) = $0 { inner.index == variable.index } else { false } }) {
            return false
        }
        bindings[variable.index] = type
        trail.append(variable.index)
        return true
    }

    /// Makes two types the same if they can be.
    mutating func unify(_ a: Type, _ b: Type) -> Bool {
        let a = shallow(a)
        let b = shallow(b)
        switch (a, b) {
        // What is made of something wrong says nothing more.
        case (.error, .variable(let variable)), (.variable(let variable), .error): return bind(variable, to: .error)
        case (.error, _), (_, .error): return true
        case (.variable(let x), .variable(let y)):
            if x.index == y.index { return true }
            // A literal's variable stays the representative.
            return y.literal == .none ? bind(y, to: a) : bind(x, to: b)
        case (.variable(let variable), let type), (let type, .variable(let variable)):
            return bind(variable, to: type)
        case (.nominal(let x, let xs), .nominal(let y, let ys)):
            guard x === y, xs.count == ys.count else { return false }
            return zip(xs, ys).allSatisfy { unify($0, $1) }
        case (.function(let x), .function(let y)):
            guard x.parameters.count == y.parameters.count else { return false }
            for (p, q) in zip(x.parameters, y.parameters) {
                guard p.isInout == q.isInout, unify(p.type, q.type) else { return false }
            }
            if let p = x.thrown, let q = y.thrown, !unify(p, q) { return false }
            return unify(x.result, y.result)
        case (.tuple(let xs), .tuple(let ys)):
            guard xs.count == ys.count else { return false }
            for (x, y) in zip(xs, ys) {
                if let p = x.label, let q = y.label, p != q { return false }
                guard unify(x.type, y.type) else { return false }
            }
            return true
        case (.metatype(let x), .metatype(let y)): return unify(x, y)
        case (.archetype(let x), .archetype(let y)): return x == y
        case (.existential(let x), .existential(let y)): return Set(x) == Set(y) || unify(told: x, y)
        default: return false
        }
    }

    /// `any Sequence<_>` and `any Sequence<Int>`: one constrained protocol each, of the same kind.
    private mutating func unify(told x: [NominalDecl], _ y: [NominalDecl]) -> Bool {
        guard x.count == 1, y.count == 1, let left = x[0].constraint, let right = y[0].constraint, left.base === right.base else { return false }
        return zip(left.arguments, right.arguments).allSatisfy { unify($0.type, $1.type) }
    }
}
