/// A change of source text: the pieces that are replaced, and nothing else, to the byte.
public struct SourceEdit: Hashable, Sendable {
    /// New text in place of a range of UTF-8 offsets of the original; an empty range inserts.
    public struct Replacement: Hashable, Sendable {
        public var range: Range<Int>
        public var text: String

        public init(_ range: Range<Int>, _ text: String) {
            self.range = range
            self.text = text
        }
    }

    public let original: String
    /// In the order of the text, without overlaps.
    public let replacements: [Replacement]
    /// The text after the change.
    public let result: String

    /// - Precondition: The ranges lie on character boundaries of `original` and do not overlap.
    public init(of original: String, _ replacements: [Replacement]) {
        self.original = original
        self.replacements = replacements.sorted { $0.range.lowerBound < $1.range.lowerBound }
        let old = Array(original.utf8)
        var new: [UInt8] = []
        var position = 0
        for replacement in self.replacements {
            precondition(position <= replacement.range.lowerBound, "replacements must not overlap")
            new += old[position..<replacement.range.lowerBound]
            new += replacement.text.utf8
            position = replacement.range.upperBound
        }
        new += old[position...]
        result = String(decoding: new, as: UTF8.self)
    }

    /// The change line by line.
    public var diff: Diff { Diff(from: original, to: result) }

    /// The lines of the result, counted from 1, that hold new text; where text was only taken away, none.
    public var changedLines: [ClosedRange<Int>] {
        var ranges: [ClosedRange<Int>] = []
        var line = 1
        let old = Array(original.utf8)
        var position = 0
        for replacement in replacements {
            line += old[position..<replacement.range.lowerBound].count { $0 == UInt8(ascii: "\n") }
            position = replacement.range.upperBound
            guard !replacement.text.isEmpty else { continue }
            let breaks = replacement.text.utf8.count { $0 == UInt8(ascii: "\n") }
            let endsLine = replacement.text.utf8.last == UInt8(ascii: "\n")
            ranges.append(line...line + (endsLine ? breaks - 1 : breaks))
            line += breaks
        }
        return ranges
    }
}
