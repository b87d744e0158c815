/// `throw`, and `do` with its `catch` clauses.
extension FunctionLowering {
    func lowerThrow(_ value: Expression) throws(Interruption) {
        let savedTop = top
        let error = allocate()
        try lower(value, into: error)
        let depth = handler?.depth ?? 0
        if cleanups[depth...].contains(where: { $0.runsCode }) {
            pending.append(error)
            try cleanUp(to: depth)
            pending.removeLast()
            emit(.raise, error)
        } else {
            emit(.raise, error)
            try cleanUp(to: depth)
        }
        if let handler { jump(.jump, to: handler) } else { emit(.propagate) }
        top = savedTop
    }

    func lowerDoCatch(_ body: [Statement], _ clauses: [CatchClause]) throws(Interruption) {
        let failed = label(), end = label()
        let outer = handler
        handler = clauses.isEmpty ? outer : failed
        try scope { () throws(Interruption) in try lower(body) }
        handler = outer
        guard failed.isUsed else { return }
        jump(.jump, to: end)
        bind(failed)
        try scope { () throws(Interruption) in
            let error = allocate()
            emit(.caught, error)
            pushRelease(error)
            for clause in clauses {
                let next = label()
                try scope { () throws(Interruption) in
                    bindClauseError(clause.error, error)
                    try match(clause.pattern, error, otherwise: next)
                    if let filter = clause.filter { try branch(filter, on: false, to: next) }
                    try lower(clause.body)
                }
                try leave(to: end)
                bind(next)
            }
            // No clause took it: it goes on outwards.
            if isReachable {
                cancelRelease(error)
                pending.append(error)
                try cleanUp(to: outer?.depth ?? 0)
                pending.removeLast()
                emit(.raise, error)
                if let outer { jump(.jump, to: outer) } else { emit(.propagate) }
                pushRelease(error)
            }
        }
        bind(end)
    }

    private func bindClauseError(_ variable: LocalVariable, _ error: Int) {
        if isBoxed(variable) {
            let register = allocate()
            emit(.copy, register, error)
            adopt(register, as: variable)
        } else {
            storage[ObjectIdentifier(variable)] = .register(error)
        }
    }
}
