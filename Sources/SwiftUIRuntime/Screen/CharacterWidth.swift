/// How many character cells a terminal gives to text.
///
/// The standard library knows which characters are emoji, but not which are wide in East Asian
/// typography, hence the table: the blocks that Unicode's EastAsianWidth.txt marks W or F, with
/// unassigned places inside a block taken along.
extension Character {
    /// 0, 1 or 2 cells. Control characters have none, so that a program's text cannot steer the terminal.
    public var cellWidth: Int {
        guard let first = unicodeScalars.first else { return 0 }
        if first.value < 0x7F { return first.value < 0x20 ? 0 : (isVariedEmoji ? 2 : 1) }
        if first.properties.isEmojiPresentation || isVariedEmoji { return 2 }
        switch first.properties.generalCategory {
        case .control, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator, .surrogate: return 0
        case .format: return first == "\u{AD}" ? 1 : 0
        default: return first.isEastAsianWide ? 2 : 1
        }
    }

    /// A character that a variation selector turns into a picture: `❤️`, `1️⃣`.
    private var isVariedEmoji: Bool {
        unicodeScalars.count > 1 && unicodeScalars.contains("\u{FE0F}")
    }
}

extension StringProtocol {
    /// The number of cells in a terminal; line breaks count nothing.
    public var cellWidth: Int { reduce(0) { $0 + $1.cellWidth } }
}

extension Unicode.Scalar {
    fileprivate var isEastAsianWide: Bool {
        guard value >= 0x1100 else { return false }
        return wideBlocks.contains { $0.contains(value) }
    }
}

private let wideBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E, 0x3041...0x3247,
    0x3250...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1D300...0x1D376,
    0x1F200...0x1F2FF, 0x20000...0x3FFFD,
]
