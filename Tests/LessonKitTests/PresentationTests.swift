import Foundation
@testable import LessonKit
import Playground
import Testing

/// A presenter's way through a lesson.
@Suite struct PresentationTests {
    private func presentation(_ text: String = sample) throws -> Presentation {
        Presentation(try Lesson(parsing: text, file: "x.md"), in: Session(OneCounterHost.configuration))
    }

    private func shown(_ response: Response?) -> String {
        response.map { TextRenderer().render($0).joined(separator: "\n") } ?? "nothing"
    }

    @Test func aLessonFromBeginningToEnd() throws {
        let presentation = try presentation()
        var texts: [String] = []
        while let response = presentation.play() { texts.append(shown(response)) }
        #expect(texts == [
            "Before the first step.",
            "struct Label: View {}\ndeclared Label",
            "  [ Add ] 0\nLabel                  0 bodies",
            "And on.",
            "How many bodies run?\n> :tap \"Add\"\n  0   1",
            "The engine counted 1.\n> :tap \"Add\"\n  [ Add ] 1\nLabel                  0 bodies\n1 body ran, 0 wasted\n\nIt read the state.",
            "Is it so?\n  a  yes\n  b  no",
            "It is a: yes",
            "Make it quiet.",
            "declared quiet\nreloaded: 0 bodies (code changed), state kept\nran",
            "  [ Add ] 0\nLabel                  0 bodies",
            "  [ Add ] 1\nLabel                  0 bodies\nno body ran, 0 wasted",
            "It is quiet now.",
            "  > left alone",
        ])
        #expect(presentation.isOver)
        #expect(presentation.play() == nil)
    }

    @Test func aDemoIsFoundByItsIdAndByItsFile() throws {
        for name in ["demo-5", "5-minutes", "Lessons/demos/5-minutes.md"] {
            #expect(try LessonLibrary.presentable(name).id == "demo-5")
        }
        let failure = #expect(throws: Failure.self) { try LessonLibrary.presentable("demo") }
        #expect(failure?.diagnostics.last?.notes.last?.message == "for a class there are demo-15, demo-45, demo-5, too")
    }

    @Test func titlesAndNotesStandAtTheirBeats() throws {
        let beats = try presentation().beats
        #expect(beats.compactMap(\.title) == ["See it run", "Repair it"])
        #expect(beats.map(\.step) == [0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2])
        #expect(beats.map(\.notes) == [[], [], ["Wait here."]] + Array(repeating: [], count: 11))
        #expect(beats[2].summary == ":show Label()")
    }

    @Test func aPredictionThatTheLessonGoesOnWithRunsOnce() throws {
        let next = "```viewlab\n> :tap \"Add\"\n```\n\n```question"
        let presentation = try presentation(sample.replacing("```question", with: next))
        presentation.go(to: 5)
        #expect(presentation.beats[5].summary == ":tap \"Add\"")
        _ = presentation.play()
        #expect(shown(presentation.play()) == "The engine counted 1.\n\nIt read the state.")
        #expect(presentation.session.execute(":screen").screen == "[ Add ] 1")
    }

    @Test func backAndJump() throws {
        let presentation = try presentation()
        presentation.go(to: 12)
        #expect(presentation.session.execute(":screen").screen == "[ Add ] 1")
        #expect(shown(presentation.go(to: 3)) == "  [ Add ] 0\nLabel                  0 bodies")
        #expect(presentation.place == 3)
        #expect(presentation.firstBeat(ofStep: 2) == 8)
        #expect(presentation.firstBeat(ofStep: 3) == nil)
        #expect(presentation.go(to: -4) == nil)
        #expect(presentation.place == 0)
        presentation.go(to: 99)
        #expect(presentation.isOver)
    }

    @Test func theNotesFollowThroughAFile() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try #require(PresentationFile(lesson: "a/b c", environment: ["XDG_RUNTIME_DIR": folder.path, "HOME": "/h"]))
        #expect(file.path == folder.path + "/viewlab/present-a-b-c.json")
        #expect(file.read() == nil)
        try file.write(.init(place: 3, isOver: false))
        #expect(file.read() == .init(place: 3, isOver: false))
        // Of a process that is gone nothing more is to be expected.
        try file.write(.init(place: 3, isOver: false, process: Int32.max))
        #expect(file.read()?.isOver == true)
        try Data("{".utf8).write(to: URL(fileURLWithPath: file.path))
        #expect(file.read() == nil)
        #expect(PresentationFile(lesson: "a", environment: ["HOME": "/h"])?.path == "/h/.local/state/viewlab/present-a.json")
        #expect(PresentationFile(lesson: "a", environment: [:]) == nil)
    }
}
