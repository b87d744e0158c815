/// A question that a lesson has asked and that is still open.
public struct PendingQuestion {
    /// Takes a line and gives what is shown for it; nil when the line is no answer but an input like any other.
    public var answer: (String) -> [Block]?
    /// What is shown for a line that is neither an answer nor Swift.
    public var reminder: (String) -> [Block]

    public init(answer: @escaping (String) -> [Block]?, reminder: @escaping (String) -> [Block]) {
        self.answer = answer
        self.reminder = reminder
    }
}
