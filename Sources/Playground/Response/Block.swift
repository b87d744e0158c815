import ViewRefactor

/// A piece of a report, in the order in which it is shown.
public indirect enum Block {
    /// A sentence or a line of facts.
    case line(String)
    /// A line in the second rank: a hint, a remark.
    case hint(String)
    /// Markdown as a lesson has it.
    case prose(String)
    case heading(String)
    /// Source text, shown as written.
    case code(String)
    case diff(Diff)
    /// A message about the source that is what was asked for, not a failure of the input.
    case diagnostic(Diagnostic)
    case table(Table)
    /// The drawing.
    case screen
    /// The tree with its counts; with what the input changed when the input changed something.
    case tree
    case controls
    /// How many bodies ran, were skipped, were wasted.
    case summary
    /// Why each view ran or was skipped, with the chain of causes.
    case causes
    /// An input that ran on behalf of this one, with what it shows (lessons, demos).
    case nested(Response)
}

/// Rows of cells under headings. Numbers are aligned to the right.
public struct Table: Equatable, Sendable {
    public var headings: [String]
    public var rows: [[String]]
    /// Columns from this one on hold numbers.
    public var firstNumber: Int

    public init(headings: [String], rows: [[String]], firstNumber: Int = .max) {
        self.headings = headings
        self.rows = rows
        self.firstNumber = firstNumber
    }
}
