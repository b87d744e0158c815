import Foundation

/// A recording of a terminal as asciinema plays it: a header, then a line for each piece of output (asciicast v2).
final class Cast {
    private let path: String
    private let file: FileHandle
    /// Why the recording ends before its end: the disk is full, above all.
    private(set) var problem: String?

    private struct Header: Encodable {
        var version = 2
        var width: Int
        var height: Int
        var idle_time_limit = 3.0
        var title: String
        var env = ["TERM": "xterm-256color"]
    }

    /// Nil when the file cannot be written.
    init?(path: String, columns: Int, rows: Int, title: String) {
        // What is there is written to, and not replaced: it may be a pipe.
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { return nil }
        (self.path, file) = (path, FileHandle(fileDescriptor: descriptor, closeOnDealloc: true))
        line(Header(width: columns, height: rows, title: title))
    }

    /// Records what is written so many seconds after the beginning.
    func record(_ text: String, at seconds: Double) {
        line(Event(seconds: seconds, text: text.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n")))
    }

    /// Records that the terminal has another size from then on.
    func resize(columns: Int, rows: Int, at seconds: Double) {
        line(Event(seconds: seconds, code: "r", text: "\(columns)x\(rows)"))
    }

    private struct Event: Encodable {
        var seconds: Double
        /// `o` for output, `r` for a size.
        var code = "o"
        var text: String

        func encode(to encoder: any Encoder) throws {
            var items = encoder.unkeyedContainer()
            try items.encode((seconds * 1000).rounded() / 1000)
            try items.encode(code)
            try items.encode(text)
        }
    }

    private func line(_ value: some Encodable) {
        guard problem == nil else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Numbers that are finite and texts can always be written so.
        guard let data = try? encoder.encode(value) else { return }
        do {
            try file.write(contentsOf: data + Data("\n".utf8))
        } catch {
            problem = "the recording is not whole: `\(path)` could not be written any more"
        }
    }
}
