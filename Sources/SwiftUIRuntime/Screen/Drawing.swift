/// A finished drawing: lines of character cells with their styles.
public struct Drawing: Hashable, Sendable {
    /// A stretch of a line in one style, which starts at a column counted from 0.
    public struct Run: Hashable, Sendable {
        public var column: Int
        public var text: String
        public var style: DrawingStyle
    }

    /// The place of a control that has a number.
    public struct Region: Hashable, Sendable {
        public var number: Int
        public var column: Int
        public var line: Int
        public var width: Int
        public var height: Int
    }

    /// The drawing as text, a line each, without spaces at the ends and without the empty lines at the end.
    public var lines: [String]
    /// The same, line by line, as stretches of one style; spaces that nobody drew belong to none.
    public var runs: [[Run]]
    /// The controls that can be seen, in the order in which they were drawn.
    public var regions: [Region]

    /// The lines as one text.
    public var text: String { lines.joined(separator: "\n") }
}
