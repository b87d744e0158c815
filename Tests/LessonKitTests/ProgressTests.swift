import Foundation
@testable import LessonKit
import Playground
import Testing

/// Where progress and lessons are looked for and kept.
@Suite struct ProgressTests {
    @Test func thePlaceFollowsTheEnvironment() {
        #expect(ProgressFile.standard(environment: ["XDG_DATA_HOME": "/data", "HOME": "/home/a"]).path == "/data/viewlab/progress.json")
        #expect(ProgressFile.standard(environment: ["HOME": "/home/a"]).path == "/home/a/.local/share/viewlab/progress.json")
        #expect(ProgressFile.standard(environment: ["XDG_DATA_HOME": "relative", "HOME": "/h"]).path == "/h/.local/share/viewlab/progress.json")
        #expect(ProgressFile.standard(environment: [:]).path == nil)
    }

    @Test func whatIsKeptIsRead() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = ProgressFile(path: folder.path + "/deep/progress.json")
        #expect(try file.read() == Progress())
        try file.update { $0.lessons["a"] = .init(step: "two") }
        try file.update { $0.lessons["b"] = .init(isDone: true) }
        #expect(try file.read() == Progress(lessons: ["a": .init(step: "two"), "b": .init(isDone: true)]))
    }

    @Test func aPlaceThatCannotBeWrittenIsSaid() {
        let file = ProgressFile(path: "/dev/null/progress.json")
        #expect(throws: Failure("progress cannot be kept in /dev/null/progress.json", hint: "Not a directory")) { try file.update { _ in } }
    }

    @Test func aReadOnlyFileIsLeftAsItIs() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = ProgressFile(path: folder.path + "/progress.json")
        try file.update { $0.lessons["a"] = .init(step: "two") }
        let path = folder.path + "/progress.json"
        #expect(chmod(path, 0o400) == 0)
        // Whoever may write all files is told by us, others by the system.
        #expect(throws: Failure.self) { try file.update { $0.lessons["b"] = .init() } }
        #expect(try file.read() == Progress(lessons: ["a": .init(step: "two")]))
    }

    @Test func sessionsAtOnceLoseNothing() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path + "/progress.json"
        await withTaskGroup(of: Void.self) { group in
            for session in 0..<4 {
                group.addTask {
                    for step in 0..<25 {
                        try? ProgressFile(path: path).update { $0.lessons["\(session)-\(step)"] = .init(step: "x") }
                    }
                }
            }
        }
        #expect(try ProgressFile(path: path).read().lessons.count == 100)
        // Nothing is left beside the one file.
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["progress.json"])
    }

    @Test func lessonsAreLookedForBesideTheExecutableFirst() {
        let places = LessonLibrary.candidates(
            executable: URL(fileURLWithPath: "/opt/bin/viewlab"), source: "/src/Sources/LessonKit/Library/LessonLibrary.swift")
        #expect(places == [
            "/opt/bin/ViewLab_viewlab.resources/Lessons", "/opt/bin/ViewLab_viewlab.bundle/Lessons", "/opt/bin/Lessons",
            "/opt/share/viewlab/Lessons", "/src/Lessons",
        ])
    }
}
