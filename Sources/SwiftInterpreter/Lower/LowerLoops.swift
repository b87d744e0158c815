/// Loops, by what they go over: conditions, ranges, arrays, any iterator.
extension FunctionLowering {
    func lowerWhile(
        _ label: Label, _ conditions: [Condition], _ body: [Statement]
    ) throws(Interruption) {
        let start = self.label(), end = self.label()
        bind(start)
        jumps.append(JumpTarget(label: label, breakTo: end, continueTo: start))
        try scope { () throws(Interruption) in
            try lower(conditions, otherwise: end)
            try lower(body)
        }
        jump(.loop, to: start)
        jumps.removeLast()
        bind(end)
    }

    func lowerRepeat(
        _ label: Label, _ body: [Statement], _ condition: Expression
    ) throws(Interruption) {
        let start = self.label(), test = self.label(), end = self.label()
        bind(start)
        jumps.append(JumpTarget(label: label, breakTo: end, continueTo: test))
        try scope { () throws(Interruption) in try lower(body) }
        jumps.removeLast()
        bind(test)
        try branch(condition, on: false, to: end)
        jump(.loop, to: start)
        bind(end)
    }

    func lowerFor(_ label: Label, _ loop: ForLoop) throws(Interruption) {
        try scope { () throws(Interruption) in
            switch loop.source {
            case .range(let low, let high, let isClosed):
                try lowerRangeLoop(label, loop, low, high, isClosed: isClosed)
            case .array(let array):
                try lowerArrayLoop(label, loop, array)
            case .iterator(let iterator, let maker, let next):
                try lowerIteratorLoop(label, loop, iterator, maker, next)
            }
        }
    }

    private func lowerRangeLoop(
        _ label: Label, _ loop: ForLoop, _ low: Expression, _ high: Expression, isClosed: Bool
    ) throws(Interruption) {
        let counter = allocate(), limit = allocate()
        try lower(low, into: counter)
        try lower(high, into: limit)
        let inOrder = self.label(), start = self.label(), next = self.label(), end = self.label()
        shortJump(.branchLessOrEqual, counter, limit, to: inOrder)
        emit(.trap, bc: constant("Range requires lowerBound <= upperBound"))
        bind(inOrder)
        if !isClosed { shortJump(.branchLessOrEqual, limit, counter, to: end) }
        bind(start)
        try lowerRound(label, loop, next: next, end: end) { (lowering: FunctionLowering) throws(Interruption) in
            if case .bind(let variable) = loop.pattern, variable.isLet {
                // The counter is the variable.
                lowering.storage[ObjectIdentifier(variable)] = .register(counter)
            } else {
                try lowering.match(loop.pattern, counter, otherwise: next)
            }
        }
        bind(next)
        shortJump(isClosed ? .rangeNextClosed : .rangeNext, counter, limit, to: start)
        bind(end)
    }

    private func lowerArrayLoop(
        _ label: Label, _ loop: ForLoop, _ array: Expression
    ) throws(Interruption) {
        let copy = allocate()
        try lower(array, into: copy)
        pushRelease(copy)
        let index = allocate(), element = allocate()
        emit(.integer, index, bc: 0)
        let start = self.label(), next = self.label(), end = self.label()
        let isReached = isReachable
        jump(.jump, to: next)
        bind(start, isReached: isReached)
        try lowerRound(label, loop, next: next, end: end) { (lowering: FunctionLowering) throws(Interruption) in
            if case .bind(let variable) = loop.pattern {
                lowering.adopt(element, as: variable)
            } else {
                lowering.pushRelease(element)
                try lowering.match(loop.pattern, element, otherwise: next)
            }
        }
        bind(next)
        shortJump(.arrayNext, copy, index, to: start)
        bind(end)
    }

    private func lowerIteratorLoop(
        _ label: Label, _ loop: ForLoop, _ iterator: LocalVariable, _ maker: Expression, _ nextCall: Expression
    ) throws(Interruption) {
        try bindVariable(iterator, to: maker)
        let start = self.label(), end = self.label()
        bind(start)
        try lowerRound(label, loop, next: start, end: end) { (lowering: FunctionLowering) throws(Interruption) in
            let element = lowering.allocate()
            try lowering.lower(nextCall, into: element)
            lowering.jump(.branchNil, element, to: lowering.exit(to: end))
            lowering.emit(.unwrap, element)
            if case .bind(let variable) = loop.pattern {
                lowering.adopt(element, as: variable)
            } else {
                lowering.pushRelease(element)
                try lowering.match(loop.pattern, element, otherwise: start)
            }
        }
        jump(.loop, to: start)
        bind(end)
    }

    /// One round: the variables, the filter, the body.
    private func lowerRound(
        _ label: Label, _ loop: ForLoop, next: CodeLabel, end: CodeLabel,
        bindElement: (FunctionLowering) throws(Interruption) -> Void
    ) throws(Interruption) {
        jumps.append(JumpTarget(label: label, breakTo: end, continueTo: next))
        try scope { () throws(Interruption) in
            try bindElement(self)
            if let filter = loop.filter { try branch(filter, on: false, to: next) }
            try lower(loop.body)
        }
        jumps.removeLast()
    }
}
