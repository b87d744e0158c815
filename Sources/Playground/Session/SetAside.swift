/// A session's state that waits while the session goes on with a copy of it.
public struct SetAside {
    fileprivate let host: ProgramHost
    fileprivate let state: SessionState
    fileprivate let undoPoints: [UndoPoint]
    fileprivate let question: PendingQuestion?
    fileprivate let emptyLine: String?
}

extension Session {
    /// Sets the state aside, with what is open of a lesson, and goes on with a copy: whatever is done to the copy, the
    /// original can be taken up again as it was.
    public func setAside() -> SetAside {
        let aside = SetAside(host: host, state: state, undoPoints: undoPoints, question: question, emptyLine: emptyLine)
        let copy = copy()
        (host, state, undoPoints) = (copy.host, copy.state, copy.undoPoints)
        (question, emptyLine) = (nil, nil)
        return aside
    }

    /// Takes a state up again that was set aside, in the place of the present one.
    public func takeUp(_ aside: SetAside) {
        (host, state, undoPoints) = (aside.host, aside.state, aside.undoPoints)
        (question, emptyLine) = (aside.question, aside.emptyLine)
    }
}
