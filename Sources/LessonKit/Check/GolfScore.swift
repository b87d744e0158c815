/// What a task's inputs cost: the view values that bodies built, and the bodies that ran for nothing. Less is better.
struct GolfScore: CustomStringConvertible {
    private let built: Int
    private let wasted: Int
    private let screen: String?

    /// Nil where an input failed or there was none.
    init?(_ attempt: Lesson.Exercise.Attempt) {
        guard let last = attempt.responses.last, attempt.isWhole else { return nil }
        let sums = attempt.responses.filter(\.acted).map(\.delta.sum)
        built = sums.reduce(0) { $0 + $1.built }
        wasted = sums.reduce(0) { $0 + $1.wasted }
        screen = last.screen
    }

    private var total: Int { built + wasted }

    var description: String { "\(total) (built \(built), wasted \(wasted))" }

    /// The score beside that of the task as shipped, which says something only where both show the same.
    func compared(with shipped: GolfScore?) -> String {
        guard let shipped else { return "golf \(self)" }
        return shipped.screen == screen ? "golf \(self), as shipped \(shipped.total)" : "golf \(self), on another screen than as shipped"
    }
}
