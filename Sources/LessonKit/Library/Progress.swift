/// How far a learner has come.
public struct Progress: Equatable, Sendable {
    public struct Entry: Codable, Equatable, Sendable {
        /// The id of the step to go on with.
        public var step: String?
        public var isDone: Bool

        public init(step: String? = nil, isDone: Bool = false) {
            self.step = step
            self.isDone = isDone
        }
    }

    /// By lesson id.
    public var lessons: [String: Entry]

    public init(lessons: [String: Entry] = [:]) {
        self.lessons = lessons
    }
}
