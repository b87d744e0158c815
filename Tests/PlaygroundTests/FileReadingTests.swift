import Foundation
import Playground
import Testing

/// Why a file cannot be read, in a sentence.
@Suite struct FileReadingTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func failure(_ path: String) -> Failure? {
        do throws(Failure) {
            _ = try readSourceFile(path)
            return nil
        } catch {
            return error
        }
    }

    @Test func whatCannotBeRead() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("screen.swift").path
        try Data([0x61, 0xFF]).write(to: URL(fileURLWithPath: file))
        #expect(failure(file) == Failure("`\(file)` is not UTF-8 text"))
        let mistyped = folder.appendingPathComponent("scren.swift").path
        #expect(failure(mistyped) == Failure("there is no file `\(mistyped)`", hint: "did you mean `\(file)`?"))
        #expect(failure(folder.path) == Failure("`\(folder.path)` is a folder, not a file", hint: "it has screen.swift"))
        try Data("let a = 1".utf8).write(to: URL(fileURLWithPath: file))
        #expect(try readSourceFile(file) == "let a = 1")
    }
}
