import Foundation
import LineEditor

/// An entry may end when its brackets match.
@Sendable func completeWhenBracketsMatch(_ editor: LineEditor) {
    editor.isComplete = { text in
        text.filter("{([".contains).count <= text.filter("})]".contains).count
    }
}

/// Offers the words that begin with the one before the cursor.
func offering(_ words: String...) -> @Sendable (LineEditor) -> Void {
    { editor in
        editor.completions = { text, cursor in
            let start = text[..<cursor].lastIndex(of: " ").map { text.index(after: $0) } ?? text.startIndex
            let stem = text[start..<cursor]
            return LineEditor.Completions(
                replacing: start..<cursor,
                candidates: words.filter { $0.hasPrefix(stem) }.map { LineEditor.Completions.Candidate($0) })
        }
    }
}

/// A file that goes with the test.
final class TemporaryFile {
    let path: String

    init(_ text: String) throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("line-editor-\(UUID().uuidString)").path
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
        try? FileManager.default.removeItem(atPath: path + ".d")
    }
}
