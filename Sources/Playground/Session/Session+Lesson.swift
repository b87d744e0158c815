/// A lesson that drives the session.
extension Session {
    /// Does something on a lesson's behalf: as long as the lesson goes on, `:undo` does not take it back.
    public func onBehalfOfLesson<Result, Problem>(_ body: () throws(Problem) -> Result) throws(Problem) -> Result {
        let before = isDrivenByLesson
        isDrivenByLesson = true
        defer { isDrivenByLesson = before }
        return try body()
    }

    /// Whether the program may be another one than the lesson's, or in another state: someone has done something in between.
    public var isChangedBesideLesson: Bool { state.hasOwnInputs }

    /// A session with nothing loaded, in which a lesson can be gone through beside this one.
    public func fresh() throws(Failure) -> Session { try replica(of: []) }

    /// The lesson is over: what it did may be taken back like all else.
    public func lessonIsOver() {
        for index in undoPoints.indices { undoPoints[index].isLessons = false }
    }

    /// Keeps where the lesson stands, in words of its own, for the case that the session is interrupted; nil when there is
    /// none under way.
    public func keepPlace(_ place: String?) {
        guard keepsInputs else { return }
        if place != nil { beginLogOnce() }
        log?.keep(place: place ?? "")
    }
}
