/// How far some work has come.
class Progress: NSObject {
    /// How much there is to do.
    var totalUnitCount: Int64
    /// How much of it is done.
    var completedUnitCount: Int64 = 0
    /// What is being done, in words for the user.
    var localizedDescription: String!
    /// Whether the work was given up.
    private(set) var isCancelled = false
    init(totalUnitCount: Int64) { self.totalUnitCount = totalUnitCount }
    /// The part of the work that is done, from 0 to 1.
    var fractionCompleted: Double {
        totalUnitCount > 0 ? Double(completedUnitCount) / Double(totalUnitCount) : 0
    }
    /// Whether nothing is left to do.
    var isFinished: Bool { totalUnitCount > 0 && completedUnitCount >= totalUnitCount }
    /// Whether nobody knows how much there is to do.
    var isIndeterminate: Bool { totalUnitCount < 0 || completedUnitCount < 0 || (totalUnitCount == 0 && completedUnitCount == 0) }
    /// Gives the work up.
    func cancel() { isCancelled = true }
}
