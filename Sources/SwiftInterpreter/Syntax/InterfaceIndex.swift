/// Finds declarations in interface files by name, without parsing them.
///
/// Interface files are long and a program uses little of them, so each is split into chunks by a scan
/// of its bytes, and only the chunks of names that a program uses are ever parsed. A chunk is one
/// declaration that starts at column 0, with the comments and attributes above it:
///
///     let index = InterfaceIndex(files: [("Array.swift", text)])
///     index.chunks(named: "Array")        // the struct, then its extensions
///     index.chunks(named: "zip")          // a function
///     index.chunks(named: "+")            // an operator's declaration and its global functions
///
/// What continues a declaration must therefore be indented, or start with a closing bracket.
public struct InterfaceIndex: Sendable {
    /// The source of one top-level declaration.
    public struct Chunk: Hashable, Sendable {
        /// The name of the file, as it was given.
        public let file: String
        /// The line of the first byte, counted from 1.
        public let line: Int
        /// The offset of the first byte in the file's UTF-8.
        public let offset: Int
        /// The declaration, with its documentation.
        public let text: String
    }

    /// All declared and extended names, sorted.
    public let names: [String]

    private let files: [(name: String, text: String)]
    private let extents: [String: [Extent]]
    /// Shared by all copies of the index.
    let parsed = ParsedInterfaces()

    private struct Extent {
        var file: Int
        var line: Int
        var bytes: Range<Int>
        var isExtension: Bool
    }

    /// Indexes the files. Of one name declarations come before extensions; otherwise chunks keep the order of
    /// the files, and of their lines.
    public init(files: [(name: String, text: String)]) {
        var extents: [String: [Extent]] = [:]
        for (number, file) in files.enumerated() {
            var text = file.text
            text.withUTF8 { bytes in
                var scanner = ChunkScanner(bytes: bytes)
                while let found = scanner.next() {
                    extents[found.name, default: []].append(
                        Extent(file: number, line: found.line, bytes: found.bytes, isExtension: found.isExtension))
                }
            }
        }
        for (name, found) in extents where found.contains(where: \.isExtension) {
            extents[name] = found.filter { !$0.isExtension } + found.filter(\.isExtension)
        }
        self.files = files
        self.extents = extents
        names = extents.keys.sorted()
    }

    /// Parses the chunks of some names on another thread, so that they are there when someone uses them.
    /// Names that are not declared are passed over.
    public func warmUp(_ names: [String]) { parsed.warmUp(names, in: self) }

    /// Whether something of that name is declared or extended.
    public func contains(_ name: String) -> Bool { extents[name] != nil }

    /// The declarations and extensions of a name; none if nothing is called so. The types nested in a
    /// type, and their extensions, are found under the name of the outermost one.
    public func chunks(named name: String) -> [Chunk] {
        extents[name, default: []].map { extent in
            let file = files[extent.file]
            let utf8 = file.text.utf8
            let start = utf8.index(utf8.startIndex, offsetBy: extent.bytes.lowerBound)
            let end = utf8.index(start, offsetBy: extent.bytes.count)
            return Chunk(file: file.name, line: extent.line, offset: extent.bytes.lowerBound,
                         text: String(file.text[start..<end]))
        }
    }
}

/// Walks over the lines of a file and gives one top-level declaration after the other.
private struct ChunkScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var line = 1

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    struct Found {
        var name: String
        var isExtension: Bool
        var line: Int
        var bytes: Range<Int>
    }

    /// The next declaration that has a name; comments at the end of the file and lines that declare nothing are passed over.
    mutating func next() -> Found? {
        while position < bytes.count {
            if let found = scanChunk() { return found }
        }
        return nil
    }

    private mutating func scanChunk() -> Found? {
        // Above the declaration: blank lines are not part of the chunk, comments and attributes are.
        var start: Int?
        var startLine = line
        var hasAttribute = false
        var declared: (name: String, isExtension: Bool)?
        while position < bytes.count, declared == nil {
            if isBlankLine {
                // A comment that stands alone, such as a file's header, documents nothing.
                if !hasAttribute { start = nil }
                skipLine()
                continue
            }
            if start == nil { (start, startLine) = (position, line) }
            if starts(with: "/*") {
                skipBlockComment()
            } else if starts(with: "//") || isContinuation(bytes[position]) {
                skipLine()
            } else {
                hasAttribute = true
                declared = declaration()
                skipLine()
            }
        }
        guard let declared, let start else { return nil }
        var end = position
        while position < bytes.count, isBlankLine || isContinuation(bytes[position]) {
            let blank = isBlankLine
            skipLine()
            if !blank { end = position }
        }
        return Found(name: declared.name, isExtension: declared.isExtension, line: startLine, bytes: start..<end)
    }

    // MARK: Lines

    private var isBlankLine: Bool {
        var i = position
        while i < bytes.count, bytes[i] != UInt8(ascii: "\n") {
            if !isSpace(bytes[i]) { return false }
            i += 1
        }
        return true
    }

    private mutating func skipLine() {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
        if position < bytes.count { position += 1 }
        line += 1
    }

    private mutating func skipBlockComment() {
        while position < bytes.count, !starts(with: "*/") {
            if bytes[position] == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
        skipLine()
    }

    /// Whether a line that begins so belongs to the declaration above it.
    private func isContinuation(_ byte: UInt8) -> Bool {
        isSpace(byte) || "{})]".utf8.contains(byte)
    }

    private func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }

    private func starts(with prefix: StaticString) -> Bool {
        guard position + prefix.utf8CodeUnitCount <= bytes.count else { return false }
        for i in 0..<prefix.utf8CodeUnitCount where bytes[position + i] != prefix.utf8Start[i] { return false }
        return true
    }

    // MARK: Names

    private static let introducers: Set<String> = [
        "struct", "class", "enum", "protocol", "actor", "extension", "func", "let", "var", "typealias",
        "operator", "precedencegroup", "macro",
    ]

    /// The name that the line at `position` declares or extends: the word after the introducing
    /// keyword, up to the first dot. Nil for a line of attributes and modifiers alone.
    private func declaration() -> (name: String, isExtension: Bool)? {
        var i = position
        while i < bytes.count, bytes[i] != UInt8(ascii: "\n") {
            if bytes[i] == UInt8(ascii: "@") || bytes[i] == UInt8(ascii: "#") {
                i += 1
                _ = word(at: &i)
                continue
            }
            if bytes[i] == UInt8(ascii: "(") {
                skipParentheses(at: &i)
                continue
            }
            let word = word(at: &i)
            if word.isEmpty {
                i += 1
            } else if ChunkScanner.introducers.contains(word) {
                while i < bytes.count, isSpace(bytes[i]) { i += 1 }
                return nameOrOperator(at: i).map { ($0, word == "extension") }
            }
        }
        return nil
    }

    private func nameOrOperator(at start: Int) -> String? {
        var i = start
        let name = word(at: &i)
        if !name.isEmpty { return name }
        if i < bytes.count, bytes[i] == UInt8(ascii: "`") {
            i += 1
            return word(at: &i)
        }
        while i < bytes.count, isOperatorByte(bytes[i]) { i += 1 }
        return i == start ? nil : String(decoding: bytes[start..<i], as: UTF8.self)
    }

    private func word(at i: inout Int) -> String {
        let start = i
        while i < bytes.count, isWordByte(bytes[i]) { i += 1 }
        return String(decoding: bytes[start..<i], as: UTF8.self)
    }

    private func skipParentheses(at i: inout Int) {
        var depth = 0
        repeat {
            if bytes[i] == UInt8(ascii: "(") { depth += 1 }
            if bytes[i] == UInt8(ascii: ")") { depth -= 1 }
            i += 1
        } while i < bytes.count && depth > 0 && bytes[i] != UInt8(ascii: "\n")
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
             UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default:
            false
        }
    }

    private func isOperatorByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"),
             UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "&"),
             UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
            true
        default:
            false
        }
    }
}
