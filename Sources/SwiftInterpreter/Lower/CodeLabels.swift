/// Labels, the jumps to them, and the pads that clean up on the way.
extension FunctionLowering {
    /// A place in the code that jumps name, with what is to be cleaned up there still.
    final class CodeLabel {
        let depth: Int
        fileprivate var address: Int?
        fileprivate var uses: [(instruction: Int, isShort: Bool)] = []
        /// Whether a pad, which is emitted behind the function's end, jumps here.
        fileprivate var isPadTarget = false
        init(depth: Int) { self.depth = depth }
        var isUsed: Bool { !uses.isEmpty || isPadTarget }
        var boundAddress: Int? { address }
    }

    /// A label at which the same cleanups are due as here.
    func label() -> CodeLabel { CodeLabel(depth: cleanups.count) }

    /// Puts a label here. `isReached` says that a jump to it will follow, for the start of a loop that is
    /// entered from its end.
    func bind(_ label: CodeLabel, isReached: Bool = false) {
        if isReached || label.isUsed { isReachable = true }
        label.address = function.instructions.count
        lastBound = function.instructions.count
        for use in label.uses { patch(use.instruction, isShort: use.isShort, function.instructions.count) }
    }

    /// Emits a jump whose operand `bc` is the offset.
    func jump(_ op: Opcode, _ a: Int = 0, to label: CodeLabel) {
        guard isReachable else { return }
        let index = function.instructions.count
        emit(op, a, bc: 0)
        use(label, at: index, isShort: false)
    }

    /// Emits a jump whose operand `c` is the offset.
    func shortJump(_ op: Opcode, _ a: Int, _ b: Int, to label: CodeLabel) {
        guard isReachable else { return }
        let index = function.instructions.count
        emit(op, a, b, 0)
        use(label, at: index, isShort: true)
    }

    private func use(_ label: CodeLabel, at index: Int, isShort: Bool) {
        if let address = label.address {
            patch(index, isShort: isShort, address)
        } else {
            label.uses.append((index, isShort))
        }
    }

    private func patch(_ index: Int, isShort: Bool, _ address: Int) {
        let offset = address - index - 1
        let old = function.instructions[index]
        if isShort {
            if Int16(exactly: offset) == nil { fail("`\(body.name)` is too large") }
            function.instructions[index].c = UInt16(truncatingIfNeeded: offset)
        } else {
            function.instructions[index] = Instruction(old.op, k: old.k, a: Int(old.a), bc: offset)
        }
    }

    /// The label to which a conditional jump to `label` must go from here: itself, or a pad that cleans up.
    func exit(to label: CodeLabel) -> CodeLabel {
        if cleanups.count == label.depth { return label }
        return pad(to: label, keepsError: false)
    }

    func pad(to target: CodeLabel?, keepsError: Bool) -> CodeLabel {
        let label = CodeLabel(depth: cleanups.count)
        target?.isPadTarget = true
        pads.append(Pad(
            label: label, target: target, keepsError: keepsError, cleanups: cleanups, storage: storage,
            top: top, handler: handler, chains: chains, position: position))
        return label
    }

    func emitPads() throws(Interruption) {
        var index = 0
        while index < pads.count {
            let pad = pads[index]
            index += 1
            guard pad.label.isUsed else { continue }
            bind(pad.label)
            cleanups = pad.cleanups
            storage = pad.storage
            top = pad.top
            handler = pad.handler
            chains = pad.chains
            position = pad.position
            let depth = pad.target?.depth ?? 0
            let saved = pad.keepsError && cleanups[depth...].contains { $0.runsCode } ? allocate() : nil
            if let saved {
                emit(.caught, saved)
                pending.append(saved)
            }
            try cleanUp(to: depth)
            if let saved {
                emit(.raise, saved)
                pending.removeLast()
            }
            if let target = pad.target { jump(.jump, to: target) } else { emit(.propagate) }
        }
    }
}
