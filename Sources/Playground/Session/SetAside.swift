/// A session's state that waits while the session goes on with a copy of it.
public struct SetAside {
    fileprivate let host: ProgramHost
    fileprivate let state: SessionState
    fileprivate let undoPoints: [UndoPoint]
    fileprivate let redoPoints: [[LogEntry]]
    fileprivate let transcript: [LogEntry]
    fileprivate let drafts: [String: String]
    fileprivate let onDisk: [String: String]
    fileprivate let lastSeen: [String: String]
    fileprivate let written: Set<String>
    fileprivate let keepsInputs: Bool
    fileprivate let isOver: Bool
    fileprivate let question: PendingQuestion?
    fileprivate let emptyLine: String?
}

extension Session {
    /// Sets the state aside, with what is open of a lesson, and goes on with a copy: whatever is done to the copy, the
    /// original can be taken up again as it was.
    public func setAside() throws(Failure) -> SetAside {
        let copy = try copy()
        let aside = SetAside(
            host: host, state: state, undoPoints: undoPoints, redoPoints: redoPoints, transcript: transcript, drafts: drafts,
            onDisk: onDisk, lastSeen: lastSeen, written: written, keepsInputs: keepsInputs, isOver: isOver, question: question, emptyLine: emptyLine)
        (host, state, undoPoints, redoPoints) = (copy.host, copy.state, copy.undoPoints, [])
        // What is done to the copy is not to be done again when the session is resumed.
        keepsInputs = false
        (question, emptyLine) = (nil, nil)
        return aside
    }

    /// Takes a state up again that was set aside, in the place of the present one.
    public func takeUp(_ aside: SetAside) {
        (host, state, undoPoints, redoPoints) = (aside.host, aside.state, aside.undoPoints, aside.redoPoints)
        (transcript, drafts) = (aside.transcript, aside.drafts)
        (onDisk, lastSeen, written) = (aside.onDisk, aside.lastSeen, aside.written)
        (keepsInputs, isOver) = (aside.keepsInputs, aside.isOver)
        (question, emptyLine) = (aside.question, aside.emptyLine)
    }
}
