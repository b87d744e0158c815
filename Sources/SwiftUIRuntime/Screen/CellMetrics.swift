/// From points to character cells.
///
/// A cell stands for 8 by 20 points, about a digit in body text and a line of it. Lengths are rounded
/// down, so that SwiftUI's default padding (16) costs two columns and no empty line.
enum CellMetrics {
    static let pointsPerColumn = 8.0
    static let pointsPerLine = 20.0
    /// No length is longer than this many cells: a program may write any number.
    static let longest = 1_000

    static func columns(_ points: Double) -> Int { cells(points / pointsPerColumn) }
    static func lines(_ points: Double) -> Int { cells(points / pointsPerLine) }

    private static func cells(_ count: Double) -> Int {
        guard count > 0 else { return 0 }  // negative and not-a-number alike
        return Int(min(count.rounded(.down), Double(longest)))
    }
}

/// Padding in cells.
struct CellInsets {
    var top = 0
    var leading = 0
    var bottom = 0
    var trailing = 0

    init(_ insets: DrawingNode.Insets) {
        top = CellMetrics.lines(insets.top)
        leading = CellMetrics.columns(insets.leading)
        bottom = CellMetrics.lines(insets.bottom)
        trailing = CellMetrics.columns(insets.trailing)
    }
}

/// A frame in cells; a maximum of `Int.max` is an infinite one. What is there at all has one cell at least.
struct CellFrame {
    var width: Int?
    var height: Int?
    var minWidth = 0
    var maxWidth: Int
    var minHeight = 0
    var maxHeight: Int
    /// Whether a maximum was given: without one the content's own size is the limit.
    var limitsWidth: Bool
    var limitsHeight: Bool
    var alignment: DrawingNode.Alignment

    init(_ frame: DrawingNode.Frame) {
        width = frame.width.map { max(1, CellMetrics.columns($0)) }
        height = frame.height.map { max(1, CellMetrics.lines($0)) }
        minWidth = frame.minWidth.map(CellMetrics.columns) ?? 0
        minHeight = frame.minHeight.map(CellMetrics.lines) ?? 0
        maxWidth = frame.maxWidth.map { $0.isInfinite ? .max : max(1, CellMetrics.columns($0)) } ?? CellMetrics.longest
        maxHeight = frame.maxHeight.map { $0.isInfinite ? .max : max(1, CellMetrics.lines($0)) } ?? CellMetrics.longest
        limitsWidth = frame.maxWidth != nil
        limitsHeight = frame.maxHeight != nil
        alignment = frame.alignment
    }
}
