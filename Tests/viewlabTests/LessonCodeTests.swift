import Foundation
import Testing

/// The code of the lessons is typed into apps, whose compilers are stricter than the interpreter.
@Suite struct LessonCodeTests {
    /// A view belongs to the main actor, its `==` must not; and a constant of every actor must be Sendable, which a closure is not.
    @Test func itIsSwift6() throws {
        let lessons = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Lessons").standardizedFileURL
        let files = try #require(FileManager.default.enumerator(at: lessons, includingPropertiesForKeys: nil))
        for case let file as URL in files where ["md", "swift"].contains(file.pathExtension) {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                let isShared = line.contains("static func ==") && !line.contains("nonisolated static func ==")
                let isUnsafe = line.contains("static let defaultValue: (") || line.contains("static var defaultValue = ")
                #expect(!isShared && !isUnsafe, "\(file.lastPathComponent): \(line)")
            }
        }
    }
}
