import Foundation
@testable import LessonKit
@testable import Playground
import Testing

/// A lesson whose session was interrupted goes on where it was left.
@Suite struct TakenUpLessonTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("viewlab-\(UUID().uuidString)")

    /// A prompt that keeps its inputs.
    private final class Prompt {
        let classroom: Classroom
        let session: Session

        init(_ folder: URL, lesson: String = sample) throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(lesson.utf8).write(to: folder.appendingPathComponent("01-sample.md"))
            let classroom = Classroom(library: { () throws(Failure) in LessonLibrary(folder: folder.path) }, progress: ProgressFile(path: nil))
            self.classroom = classroom
            session = Session(OneCounterHost.configuration, commands: .standard.adding(classroom.commands))
        }

        @discardableResult
        func run(_ lines: String...) -> String {
            var text = ""
            for line in lines { text = TextRenderer().render(session.execute(line)).joined(separator: "\n") }
            return text
        }
    }

    /// What a session says that goes on after one in which these lines were executed, be it with a lesson that has changed.
    private func resumed(after lines: [String], lesson: String = sample, changed: String? = nil) throws -> (said: String, prompt: Prompt) {
        do {
            let prompt = try Prompt(folder, lesson: lesson)
            prompt.session.beginLog = { [folder] in try? SessionLog.begin(in: folder.path + "/logs") }
            for line in lines { prompt.run(line) }
            prompt.session.log = nil
        }
        let prompt = try Prompt(folder, lesson: changed ?? lesson)
        let interrupted = try #require(try SessionLog.newestInterrupted(in: folder.path + "/logs"))
        _ = try prompt.session.resume(interrupted)
        let blocks = interrupted.place.map { prompt.classroom.takeUp($0, in: prompt.session) } ?? []
        return (TextRenderer().render(Response(input: "", blocks: blocks)).joined(separator: "\n"), prompt)
    }

    @Test func aTaskIsAskedAgain() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (said, prompt) = try resumed(after: [":learn sample repair", ":hint", "let quiet = 1"])
        #expect(said == """
            A sample
            Make it quiet.
            when you have done it, :next checks; :hint helps
            """)
        #expect(prompt.run(":hint") == "Second.")
        #expect(prompt.run(":next").hasSuffix("\n\nIt is quiet now.\nEnter goes on"))
    }

    @Test func aPredictionIsAskedAgain() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (said, prompt) = try resumed(after: [":learn", "", ""])
        #expect(said == """
            A sample
            How many bodies run?
            > :tap "Add"
              0   1
            your guess, a number?
            """)
        #expect(prompt.run("1").hasPrefix("Right, 1."))
        #expect(prompt.run("").hasPrefix("Is it so?"))
    }

    @Test func whatWasReadIsNotShownAgain() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (said, prompt) = try resumed(after: [":learn", ""])
        #expect(said == "A sample\nEnter goes on")
        #expect(prompt.session.execute(":screen").screen == "[ Add ] 0")
        #expect(prompt.run("").hasPrefix("And on.\n"))
    }

    /// A prediction runs the line that the lesson goes on with: it is not run once more.
    @Test func aTranscriptGoesOnBehindThePrediction() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let lesson = sample.replacing("```question", with: "```viewlab\n> :tap \"Add\"\n```\n\n```question")
        let (_, prompt) = try resumed(after: [":learn", "", "", "1"], lesson: lesson)
        #expect(prompt.session.execute(":screen").screen == "[ Add ] 1")
        #expect(prompt.run("").hasPrefix("Is it so?"))
        #expect(prompt.session.execute(":screen").screen == "[ Add ] 1")
    }

    @Test func freePlayIsOver() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (said, prompt) = try resumed(after: [":learn sample repair", ":show Label()", ":play", ":tap \"Add\"", ":tap \"Add\""])
        #expect(said.hasPrefix("A sample\nMake it quiet."))
        #expect(prompt.session.execute(":screen").screen == "[ Add ] 0")
    }

    @Test func aLessonThatIsOverDoesNotComeBack() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (said, prompt) = try resumed(after: [":learn sample repair", "let quiet = 1", ":next", ""])
        #expect(said == "")
        #expect(prompt.run(":next").hasPrefix("error: no lesson is under way"))
    }

    @Test func aLessonThatWasRewrittenIsNotGuessedAt() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (said, _) = try resumed(after: [":learn sample repair"], changed: sample.replacing("{#repair}", with: "{#mend}"))
        #expect(said == "the lesson \"A sample\" is another one now\n:learn sample goes on at its step")
    }

    /// What the lesson did is not taken back after the session has come back either.
    @Test func theLessonsDoingStays() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (_, prompt) = try resumed(after: [":learn", "", "let mine = 1"])
        #expect(prompt.run(":undo").hasPrefix("undone: let mine = 1"))
        #expect(prompt.run(":undo").hasPrefix("error: :show Label() is the lesson's doing"))
    }
}
