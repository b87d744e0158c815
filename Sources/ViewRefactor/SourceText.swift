import SwiftParser
import SwiftSyntax
import ViewSyntax

/// A parsed source with what edits of its text need to know about its layout.
struct SourceText {
    let text: String
    let tree: SourceFileSyntax
    private let bytes: [UInt8]

    init(_ text: String) {
        self.text = text
        tree = Parser.parse(source: text)
        bytes = Array(text.utf8)
    }

    /// The line end that the file uses.
    var lineEnd: String {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0 else { return "\n" }
        return bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }

    /// The white space before an offset when nothing else stands before it in its line; otherwise nil.
    func indentation(at offset: Int) -> String? {
        let start = lineStart(of: offset)
        let before = bytes[start..<offset]
        guard before.allSatisfy(Self.isSpace) else { return nil }
        return String(decoding: before, as: UTF8.self)
    }

    /// The white space at the start of the line that an offset is in.
    func lineIndentation(of offset: Int) -> String {
        String(decoding: bytes[lineStart(of: offset)...].prefix(while: Self.isSpace), as: UTF8.self)
    }

    /// What to delete so that a piece of text disappears: its whole line when it is alone there, otherwise
    /// the piece with the spaces behind it.
    func rangeForRemoving(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end < bytes.count, Self.isSpace(bytes[end]) { end += 1 }
        var next = end
        if next < bytes.count, bytes[next] == UInt8(ascii: "\r") { next += 1 }
        if next < bytes.count, bytes[next] == UInt8(ascii: "\n"), indentation(at: range.lowerBound) != nil {
            return lineStart(of: range.lowerBound)..<next + 1
        }
        return range.lowerBound..<end
    }

    /// The line of an offset, counted from 1.
    func line(of offset: Int) -> Int {
        bytes[..<min(offset, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1
    }

    func slice(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private func lineStart(of offset: Int) -> Int {
        var start = offset
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        return start
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
