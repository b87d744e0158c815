/// One candidate of a call that fits, and what speaks against it.
struct Trial {
    /// Its place among the candidates.
    var index: Int
    /// What the conversions of the arguments cost.
    var conversions: Int
    /// That, and what Swift holds against the declaration itself.
    var cost: Int
    /// How much it asks of its own generic parameters.
    var bounds: Int
}

/// Of two generic functions that both fit, the one whose parameters are a special case of the other's is meant:
/// `f<A, B>(_: Pair<A, B>)` before `f<T>(_: T)`.
extension Checker {
    typealias ViableCandidate = (candidate: Candidate, bindings: [ParameterBinding])

    /// Moves what is more special in front of what it specializes; all else stays in its order.
    func putSpecializedFirst(_ trials: inout [Trial], _ viable: [ViableCandidate]) {
        guard trials.count > 1 else { return }
        for place in 1..<trials.count {
            let trial = trials[place]
            let special = trials[..<place].firstIndex {
                trial.conversions <= $0.conversions && isMoreSpecialized(viable[trial.index], than: viable[$0.index])
            }
            guard let special else { continue }
            trials.remove(at: place)
            trials.insert(trial, at: special)
        }
    }

    private func isMoreSpecialized(_ one: ViableCandidate, than other: ViableCandidate) -> Bool {
        !one.candidate.decl.genericParameters.isEmpty && !other.candidate.decl.genericParameters.isEmpty
            && one.candidate.decl.owner === other.candidate.decl.owner && takes(other, whatFits: one) && !takes(one, whatFits: other)
    }

    /// Whether a function could be called with whatever another can, by the shapes of its parameters' types.
    private func takes(_ function: ViableCandidate, whatFits other: ViableCandidate) -> Bool {
        let (own, theirs) = (types(of: function), types(of: other))
        guard own.count == theirs.count else { return false }
        let mark = solver.mark()
        defer { solver.rollback(to: mark) }
        var map: Substitution = [:]
        for parameter in function.candidate.decl.genericParameters { map[parameter] = solver.fresh() }
        return zip(own, theirs).allSatisfy { $0.arguments == $1.arguments && solver.unify(substitute($0.type, map), $1.type) }
    }

    /// The types of the parameters that take arguments, with those arguments.
    private func types(of function: ViableCandidate) -> [(type: Type, arguments: [Int])] {
        zip(function.candidate.decl.parameters, function.bindings).compactMap { parameter, binding in
            guard case .arguments(let taken) = binding else { return nil }
            return (substitute(parameter.type, function.candidate.map), taken)
        }
    }
}
