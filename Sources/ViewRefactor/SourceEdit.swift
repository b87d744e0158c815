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
}
