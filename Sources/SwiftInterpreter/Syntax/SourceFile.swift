import SwiftSyntax

/// A file of source as the program was given it: a file on disk, an entry at the prompt, an
/// interface chunk, or the expansion of a macro.
public final class SourceFile {
    /// The name under which diagnostics show it: a path as the user gave it, `prompt 3`, …
    public let name: String
    public let text: String
    /// The whole that `text` is a part of, the rest of it blank: what people see of a line.
    private let written: String
    /// The line of the whole file at which `text` begins, for chunks of interface files.
    public let firstLine: Int
    public let isInterface: Bool
    /// For source that was written for a declaration of the program: where that stands, and where its errors are told.
    let origin: SourcePosition?
    /// Its index in the program's list, the `file` of each `SourcePosition`.
    public internal(set) var index: Int32 = -1
    private lazy var lineStarts: [Int] = {
        var starts = [0]
        var offset = 0
        for byte in text.utf8 {
            offset += 1
            if byte == UInt8(ascii: "\n") { starts.append(offset) }
        }
        return starts
    }()

    private(set) lazy var mentions = Mentions(in: text)

    /// - Parameter written: as it was written, where `text` has parts of it blanked.
    public convenience init(name: String, text: String, written: String? = nil, firstLine: Int = 1, isInterface: Bool = false) {
        self.init(name: name, text: text, written: written, firstLine: firstLine, isInterface: isInterface, origin: nil)
    }

    init(name: String, text: String, written: String? = nil, firstLine: Int = 1, isInterface: Bool = false, origin: SourcePosition?) {
        self.origin = origin
        self.name = name
        self.text = text
        self.written = written.flatMap { $0.utf8.count == text.utf8.count ? $0 : nil } ?? text
        self.firstLine = firstLine
        self.isInterface = isInterface
    }

    /// Line and column of a UTF-8 offset, both counted from 1, columns in UTF-8 bytes as swiftc counts them.
    public func lineAndColumn(at offset: Int) -> (line: Int, column: Int) {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + firstLine, offset - lineStarts[low] + 1)
    }

    /// The text of a line, without its end. Empty for a line that the file does not have.
    public func line(_ number: Int) -> String {
        let row = number - firstLine
        guard lineStarts.indices.contains(row) else { return "" }
        let utf8 = written.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: lineStarts[row])
        let end = utf8[start...].firstIndex(of: UInt8(ascii: "\n")) ?? utf8.endIndex
        return String(decoding: utf8[start..<end], as: UTF8.self)
    }
}

extension SyntaxProtocol {
    /// Where the node begins, after its leading trivia.
    func position(in file: SourceFile) -> SourcePosition {
        SourcePosition(file: file.index, offset: Int32(positionAfterSkippingLeadingTrivia.utf8Offset))
    }
}
