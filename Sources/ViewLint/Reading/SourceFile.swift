import SwiftParser
import SwiftSyntax
import ViewSyntax

/// A text with its syntax tree and the starts of its lines.
struct SourceFile: Sendable {
    let path: String
    let text: String
    let tree: SourceFileSyntax
    private let lineStarts: [Int]
    private let bytes: [UInt8]

    init(path: String, text: String) {
        self.path = path
        self.text = text
        let bytes = Array(text.utf8)
        self.bytes = bytes
        // Parsed from these bytes, so that the offsets are theirs even where the text is not valid UTF-8.
        tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
        lineStarts = starts
    }

    /// The number of the line that an offset is in, counted from 1.
    func line(of offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    func position(of offset: Int) -> Finding.Position {
        let offset = min(max(0, offset), bytes.count)
        let line = line(of: offset)
        // Every byte that does not continue a scalar begins one.
        let column = bytes[lineStarts[line - 1]..<offset].count { $0 & 0xC0 != 0x80 } + 1
        return .init(line: line, column: column)
    }

    /// What to delete so that a piece disappears: its whole line when it is alone there, otherwise the piece with
    /// the blanks behind it.
    func rangeForRemoving(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end < bytes.count, Self.isBlank(bytes[end]) { end += 1 }
        let start = lineStarts[line(of: range.lowerBound) - 1]
        let isFirst = bytes[start..<range.lowerBound].allSatisfy(Self.isBlank)
        var next = end
        if next < bytes.count, bytes[next] == UInt8(ascii: "\r") { next += 1 }
        let isLast = next >= bytes.count || bytes[next] == UInt8(ascii: "\n")
        if isFirst, isLast { return start..<min(next + 1, bytes.count) }
        if isLast {
            // The blanks before a remark at the end of a line go with it.
            var first = range.lowerBound
            while first > start, Self.isBlank(bytes[first - 1]) { first -= 1 }
            return first..<range.upperBound
        }
        return range.lowerBound..<end
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
