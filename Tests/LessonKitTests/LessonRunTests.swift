import Foundation
import LessonKit
import Playground
import Testing

/// A learner's way through a lesson, as the prompt shows it.
@Suite struct LessonRunTests {
    /// A prompt with a folder of one lesson and a progress file of its own.
    private final class Prompt {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let interrupter = OneCounterHost.Interrupter()
        let session: Session

        init(_ lesson: String = sample) throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(lesson.utf8).write(to: folder.appendingPathComponent("01-sample.md"))
            session = Self.session(folder, interruptedBy: interrupter)
        }

        static func session(_ folder: URL, interruptedBy interrupter: OneCounterHost.Interrupter? = nil) -> Session {
            let classroom = Classroom(
                library: { () throws(Failure) in LessonLibrary(folder: folder.path) },
                progress: ProgressFile(path: folder.appendingPathComponent("data/progress.json").path))
            return Session(OneCounterHost.configuration(interruptedBy: interrupter), commands: .standard.adding(classroom.commands))
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        @discardableResult
        func run(_ lines: String...) -> String {
            var text = ""
            for line in lines { text = TextRenderer().render(session.execute(line)).joined(separator: "\n") }
            return text
        }
    }

    @Test func presentAndWait() throws {
        let prompt = try Prompt()
        #expect(prompt.run(":learn sample") == """
            A sample, 3 minutes
            Before the first step.
            Enter goes on
            """)
        #expect(prompt.run("") == """
            See it run

            struct Label: View {}
            declared Label

            > :show Label()
              [ Add ] 0
            Label                  0 bodies
            Enter goes on
            """)
        #expect(prompt.run(":next") == """
            And on.

            How many bodies run?
            > :tap "Add"
              0   1
            your guess, a number?
            """)
    }

    @Test func aPredictionIsTriedInACopy() throws {
        let prompt = try Prompt()
        prompt.run(":learn", "", "")
        #expect(prompt.run("0") == """
            You said 0, the engine counted 1.
            > :tap "Add"
              [ Add ] 1
            Label                  0 bodies
            1 body ran, 0 wasted

            It read the state.
            Enter goes on
            """)
        #expect(prompt.session.execute(":screen").screen == "[ Add ] 0")
    }

    /// Why it is so, the lesson says of the program that it has itself.
    @Test func aChangedProgramIsToldFromTheLessonsOwn() throws {
        let prompt = try Prompt()
        #expect(prompt.run(":learn", "", "", "let quiet = 1", "0").hasSuffix("""
            0 bodies
            no body ran, 0 wasted

            You have changed something: without that, the engine counts 1. What follows is about the lesson's own program.

            It read the state.
            Enter goes on
            """))
        #expect(prompt.run(":learn sample see-it-run", "", "let other = 1", "1").hasSuffix("1 body ran, 0 wasted\n\nIt read the state.\nEnter goes on"))
        #expect(prompt.run(":learn sample see-it-run", "", "let quiet = 1", ":undo", "1").hasSuffix("wasted\n\nIt read the state.\nEnter goes on"))
    }

    @Test func aPredictionThatTheLessonGoesOnWithRunsOnce() throws {
        let next = """
            ```viewlab
            > :tap "Add"
              [ Add ] 1
            Label                  0 bodies
            1 body ran, 0 wasted
            ```

            So it goes.

            ```question
            """
        let prompt = try Prompt(sample.replacing("```question", with: next))
        prompt.run(":learn", "", "")
        #expect(prompt.run("1").hasPrefix("Right, 1.\n> :tap \"Add\"\n  [ Add ] 1\n"))
        #expect(prompt.session.execute(":screen").screen == "[ Add ] 1")
        #expect(prompt.run("") == """
            So it goes.

            Is it so?
              a  yes
              b  no
            your answer, a letter?
            """)
    }

    @Test func anOpenQuestionLeavesThePromptFree() throws {
        let prompt = try Prompt()
        prompt.run(":learn", "", "")
        #expect(prompt.run("print(1)") == "ran")
        #expect(prompt.run("1").hasPrefix("Right, 1."))
        #expect(prompt.run("") == """
            Is it so?
              a  yes
              b  no
            your answer, a letter?
            """)
        #expect(prompt.run("b") == "Not quite. Try again, or :next tells.")
        #expect(prompt.run("a") == "Right.\nEnter goes on")
    }

    @Test func aWrongChoiceIsToldWhyItIsWrong() throws {
        let choices = "choices: [\"before\", \"yes\", \"no\"]"
        let prompt = try Prompt(sample.replacing("choices: [\"yes\", \"no\"]", with: choices)
            .replacing("answer: \"yes\"", with: "answer: \"yes\"\nreasons: [Nothing was before., It would be loud.]\nwhy: It was read."))
        prompt.run(":learn sample see-it-run", "", "1", "")
        #expect(prompt.run("a") == "Not quite.\nNothing was before.\nyour answer, another letter? :next tells")
        #expect(prompt.run("no") == "Not quite.\nIt would be loud.\nyour answer, another letter? :next tells")
        #expect(prompt.run("b") == "Right.\n\nIt was read.\nEnter goes on")
    }

    @Test func anAnswerMayBeTheBeginningOfAChoice() throws {
        let choices = sample.replacing("choices: [\"yes\", \"no\"]\nanswer: \"yes\"", with: "choices: [\"14, both\", \"no, 1\", \"no, 2\"]\nanswer: 1")
        let prompt = try Prompt(choices)
        #expect(prompt.run(":learn", "", "", "1", "", "14") == "Right.\nEnter goes on")
        let other = try Prompt(choices)
        for words in ["no", "1.4", "142"] { #expect(!other.run(":learn", "", "", "1", "", words).hasPrefix("Right")) }
    }

    @Test func aTaskWithAStartBeginsOnAnEmptyScreen() throws {
        let prompt = try Prompt(sample.replacing("ask: Make it quiet.", with: "ask: Make it quiet.\nstart: struct Loud {}"))
        prompt.run(":learn", "", "", "1", "", "a")
        #expect(prompt.session.execute(":screen").screen == "[ Add ] 0")
        #expect(prompt.run("") == """
            Repair it

            struct Loud {}
            declared Loud

            Make it quiet.
            when you have done it, :next checks; :hint helps
            """)
        #expect(prompt.session.execute(":screen").screen == nil)
        // A copy of the session, as for the check, is on its screen too.
        #expect(try prompt.session.copy().execute(":screen").screen == nil)
        prompt.run(":show Label()")
        #expect(prompt.session.execute(":screen").screen == "[ Add ] 0")
    }

    @Test func enterTurnsPagesAndNothingElse() throws {
        let prompt = try Prompt()
        #expect(prompt.run(":learn", "", "", "") == """
            How many bodies run?
            > :tap "Add"
              0   1
            your guess, a number?
            A wrong guess teaches more than none; :next gives the answer away.
            """)
        #expect(prompt.run("1").hasPrefix("Right, 1."))
        #expect(prompt.run(":learn sample repair", "") == "A sample\nMake it quiet.\nwhen you have done it, :next checks; :hint helps")
    }

    /// A pager or an input in between may have taken the question out of sight.
    @Test func whatIsAskedIsShownAgain() throws {
        let prompt = try Prompt()
        let question = "How many bodies run?\n> :tap \"Add\"\n  0   1\nyour guess, a number?"
        prompt.run(":learn", "", "")
        #expect(prompt.run(":tree", ":resume") == "A sample\n" + question)
        #expect(prompt.run("7") == "`7` is not among the answers.\n" + question)
        prompt.run("1", "")
        #expect(prompt.run(":hint").hasPrefix("Is it so?\n  a  yes\n  b  no\nyour answer, a letter?\n"))
        prompt.run("a", "")
        #expect(prompt.run(":resume") == "A sample\nMake it quiet.\nwhen you have done it, :next checks; :hint helps")
    }

    /// Swift would have nothing to say of them that helps.
    @Test func wordsThatAreNoAnswerAreToldWhatIsAwaited() throws {
        let prompt = try Prompt()
        prompt.run(":learn", "", "")
        for words in ["99999999999999999999", "1.5", "-1"] { #expect(prompt.run(words).hasSuffix("your guess, a number?"), "\(words)") }
        prompt.run("1", "")
        for words in ["9", "3.0"] { #expect(prompt.run(words).hasSuffix("your answer, a letter?"), "\(words)") }
    }

    @Test func whatTheLessonDidIsNotTakenBack() throws {
        let prompt = try Prompt(sample.replacing("ask: Make it quiet.", with: "ask: Make it quiet.\nstart: struct Loud {}"))
        prompt.run(":learn sample repair")
        let refusal = "error: the task's start is the lesson's doing, and stays\n  :undo takes back what you did since"
        #expect(prompt.run(":undo") == refusal)
        prompt.run("let mine = 1")
        #expect(prompt.run(":undo").hasPrefix("undone: let mine = 1"))
        #expect(prompt.run(":undo") == refusal)
        prompt.run("let quiet = 1", ":next")
        #expect(prompt.run(":undo").hasPrefix("error: :tap \"Add\" is the lesson's doing"))
        // The lesson is over, and its program is as good as any.
        prompt.run("")
        #expect(prompt.run(":undo").hasPrefix("undone: :tap \"Add\""))
    }

    /// What is done in free play is nobody's to keep, and the session is still the one that a log is about.
    @Test func aNewLessonEndsFreePlay() throws {
        let prompt = try Prompt()
        prompt.run(":learn", "", ":play", "let mine = 1", ":learn sample repair", ":resume")
        #expect(prompt.run(":hint") == "First.")
        #expect(!prompt.session.source.contains { $0.text.contains("mine") })
    }

    @Test func nextGivesAnAnswerAway() throws {
        let prompt = try Prompt()
        #expect(prompt.run(":learn", "", "", ":next").hasPrefix("The engine counted 1."))
        #expect(prompt.run("", ":next") == "It is a: yes\nEnter goes on")
    }

    @Test func aFailedTaskIsTakenBack() throws {
        let prompt = try Prompt()
        #expect(prompt.run(":learn sample repair") == """
            A sample, 3 minutes
            Repair it

            Make it quiet.
            when you have done it, :next checks; :hint helps
            """)
        #expect(prompt.run(":next") == """
            not yet: Label.body == 0 is false: Label.body is 1
            > :show Label()
              [ Add ] 0
            Label                  0 bodies
            > :tap "Add"
              [ Add ] 1
            Label                  0 bodies
            1 body ran, 0 wasted
            everything is as before the check; :hint helps, :resume shows the task again
            """)
        #expect(prompt.session.execute(":screen").screen == "[ Add ] 0")
        #expect(prompt.run(":hint") == "First.")
        #expect(prompt.run(":hint") == "Second.")
        #expect(prompt.run(":hint") == "There are no more hints.\n:solution shows a solution without running it")
        #expect(prompt.run(":solution") == "let quiet = 1\ntype it, or your own; then :next checks")
        prompt.run("let quiet = 2")
        let solved = prompt.run(":next")
        #expect(solved.hasPrefix("Done.\n> :show Label()\n"))
        #expect(solved.hasSuffix("wasted\n\nIt is quiet now.\nEnter goes on"))
        #expect(prompt.run("").hasSuffix("That was \"A sample\".\n:learn goes on with the next lesson"))
        #expect(prompt.run(":learn") == "You have done every lesson.\n:lessons lists them; :learn NAME takes one again")
        #expect(prompt.run(":next") == "error: no lesson is under way\n  :learn begins one")
    }

    @Test func anAttemptIsShownAsFarAsItIsRight() throws {
        let prompt = try Prompt(sample.replacing("  - :tap \"Add\"\ncheck", with: "  - :expect body == 7\n  - :tap \"Add\"\ncheck"))
        let shown = prompt.run(":learn sample repair", ":next")
        #expect(shown.hasPrefix("not yet: after `:show Label()`: body == 7 is false: body is "))
        #expect(shown.contains("\nnot yet: Label.body == 0 is false"))
        #expect(shown.contains("\n> :show Label()\n"))
        #expect(shown.contains("\n> :expect body == 7\neverything is as before"))
        #expect(!shown.contains("> :tap"))
    }

    @Test func ofManyInputsTheLastIsShownWhole() throws {
        let taps = String(repeating: "  - :tap \"Add\"\n", count: 4)
        let prompt = try Prompt(sample.replacing("  - :tap \"Add\"\ncheck", with: taps + "check"))
        let shown = prompt.run(":learn sample repair", "let quiet = 1", ":next")
        #expect(shown.hasPrefix("Done.\n> :show Label()\n> :tap \"Add\"\n"))
        #expect(shown.components(separatedBy: "[ Add ]").count == 2)
    }

    @Test func whoChoseALessonGoesOnFromThere() throws {
        let prompt = try Prompt()
        for (file, id) in [("02-second", "second"), ("03-third", "third")] {
            try Data("---\nid: \(id)\ntitle: The \(id)\n---\n\nText.\n".utf8).write(to: prompt.folder.appendingPathComponent(file + ".md"))
        }
        #expect(prompt.run(":learn second").hasSuffix("That was \"The second\".\n:learn goes on with the next lesson"))
        #expect(prompt.run(":learn").hasPrefix("The third\n"))
        #expect(prompt.run(":learn").hasPrefix("A sample"))
    }

    @Test func aLessonGoesOnWhereItWasLeft() throws {
        let prompt = try Prompt()
        prompt.run(":learn", "", "", "1", "", "a", "")
        #expect(prompt.run(":lessons") == "1  A sample  3 minutes  sample  at repair")
        let later = Prompt.session(prompt.folder)
        let shown = TextRenderer().render(later.execute(":learn"))
        #expect(shown.prefix(2) == ["A sample, 3 minutes", "Repair it"])
        #expect(later.execute(":screen").screen == "[ Add ] 0")
    }

    @Test func whatWasStoppedIsDoneAgain() throws {
        let lesson = sample.replacing("  [ Add ] 0\nLabel                  0 bodies\n", with: """
              [ Add ] 0
            Label                  0 bodies
            > :tap "Add"
            > :tap "Add"

            """)
        let prompt = try Prompt(lesson)
        prompt.run(":learn")
        prompt.interrupter.actionsToGo = 2
        let stopped = prompt.run("")
        #expect(stopped.contains("\n> :tap \"Add\"\n  [ Add ] 1\n"), "\(stopped)")
        #expect(stopped.hasSuffix("error: stopped\nEnter tries again"), "\(stopped)")
        #expect(prompt.run("").hasPrefix("> :tap \"Add\"\n  [ Add ] 2\n"))
        #expect(prompt.run("").hasPrefix("And on.\n"))

        // A guess is not judged by half a run, be it of the copy.
        prompt.interrupter.actionsToGo = 1
        #expect(prompt.run("1") == "> :tap \"Add\"\nerror: stopped\nyour guess, a number?")
        prompt.interrupter.actionsToGo = 3
        #expect(prompt.run("1") == "> :tap \"Add\"\nerror: stopped\nyour guess, a number?")
        #expect(prompt.run("1").hasPrefix("Right, 1."))
        prompt.run("", "a", "")

        // Nor is a repair.
        prompt.run("let quiet = 1")
        prompt.interrupter.actionsToGo = 1
        #expect(prompt.run(":next") == "error: stopped\nwhen you have done it, :next checks; :hint helps")
        prompt.interrupter.actionsToGo = .max
        #expect(prompt.run(":next").contains("Done."))
    }

    @Test func aStepThatWasStoppedOnTheWayToIsNotBegun() throws {
        let lesson = sample.replacing("> :show Label()\n", with: "> :show Label()\n> :tap \"Add\"\n")
        let prompt = try Prompt(lesson)
        prompt.interrupter.actionsToGo = 1
        #expect(prompt.run(":learn sample repair") == "error: stopped")
        #expect(prompt.run(":next").hasPrefix("error: no lesson is under way"))
        #expect(prompt.run(":learn sample repair").hasPrefix("A sample"))
    }

    @Test func aProblemWithTheProgressFileIsSaidOnce() throws {
        let prompt = try Prompt()
        prompt.run(":learn")
        try Data("{".utf8).write(to: prompt.folder.appendingPathComponent("data/progress.json"))
        #expect(prompt.run("").contains("the progress file is damaged"))
        #expect(!prompt.run("1").contains("the progress file is damaged"))
        #expect(!prompt.run(":learn").contains("the progress file is damaged"))
        #expect(prompt.run(":progress").contains("the progress file is damaged"))
    }

    @Test func namesThatAreNotThere() throws {
        let prompt = try Prompt()
        #expect(prompt.run(":learn other") == "error: there is no lesson `other`\n  there are sample")
        #expect(prompt.run(":learn sample no") == "error: sample has no step `no`\n  its steps are start, see-it-run, repair")
        #expect(prompt.run(":learn 1").hasPrefix("A sample"))
    }

    @Test func aDamagedProgressFileCostsNothing() throws {
        let prompt = try Prompt()
        prompt.run(":learn")
        let file = prompt.folder.appendingPathComponent("data/progress.json")
        try Data("{".utf8).write(to: file)
        #expect(prompt.run(":learn sample").hasPrefix("the progress file is damaged\n`:progress reset` begins anew; it is \(file.path)\nA sample"))
        try Data("{\"version\": 99}".utf8).write(to: file)
        #expect(prompt.run(":lessons").hasSuffix("the progress file was written by a newer version\nit is left as it is: \(file.path)"))
    }

    @Test func freePlayLeavesTheLessonAsItIs() throws {
        let prompt = try Prompt()
        prompt.run(":learn", "", "")
        #expect(prompt.run(":play") == """
            The lesson waits; this is a copy of its session to play with.
            :resume goes back, and nothing you do here counts
            """)
        // A number is Swift now, and no answer; an empty line goes on with nothing.
        #expect(prompt.run("1") == "ran")
        #expect(prompt.run("") == "")
        #expect(prompt.run(":next") == "error: the lesson waits while you play\n  :resume goes back to it")
        #expect(prompt.run(":play") == "error: the lesson waits while you play\n  :resume goes back to it")
        prompt.run(":tap \"Add\"", ":tap \"Add\"")
        #expect(prompt.session.execute(":screen").screen == "[ Add ] 2")
        prompt.run(":undo")
        #expect(prompt.session.execute(":screen").screen == "[ Add ] 1")
        prompt.run(":reset")
        #expect(prompt.run(":resume") == """
            A sample
            How many bodies run?
            > :tap "Add"
              0   1
            your guess, a number?
            """)
        #expect(prompt.session.execute(":screen").screen == "[ Add ] 0")
        #expect(prompt.run("1").hasPrefix("Right, 1."))
        prompt.run("", ":play", ":learn sample repair")
        #expect(prompt.run(":resume").hasPrefix("A sample\nMake it quiet."))
        #expect(prompt.run(":hint") == "First.")
    }

    @Test func thereIsNothingToLeaveOrGoBackTo() throws {
        let prompt = try Prompt()
        #expect(prompt.run(":play") == "error: no lesson is under way\n  :learn begins one")
        #expect(prompt.run(":resume") == "error: no lesson waits\n  :learn begins one")
    }

    @Test func progressIsShownForgottenAndExported() throws {
        let prompt = try Prompt()
        #expect(prompt.run(":progress") == "0 of 1 lesson is done")
        prompt.run(":learn", "", "")
        #expect(prompt.run(":progress") == "0 of 1 lesson is done\n1  A sample  step 2 of 3: See it run")
        let file = prompt.folder.appendingPathComponent("kept.json").path
        #expect(prompt.run(":progress export \(file)") == "wrote \(file)")
        #expect(try ProgressFile(path: file).read() == Progress(lessons: ["sample": .init(step: "see-it-run")]))
        #expect(prompt.run(":progress export \(file)") == "error: there is a file `\(file)` already\n  name another one")
        prompt.run(":learn sample repair", "let quiet = 1", ":next", "")
        #expect(prompt.run(":progress") == "1 of 1 lesson is done\n1  A sample  done")
        #expect(prompt.run(":progress reset other") == "error: there is no lesson `other`\n  there are sample")
        #expect(prompt.run(":progress reset sample") == "sample begins anew")
        #expect(prompt.run(":progress") == "0 of 1 lesson is done")
        #expect(prompt.run(":progress reset") == "no lesson is done")
        #expect(prompt.run(":progress rest").hasPrefix("error: `rest` is neither `reset` nor `export`\n  usage: :progress"))
    }

    @Test func aDamagedFileBeginsAnewWhenAskedTo() throws {
        let prompt = try Prompt()
        prompt.run(":learn")
        let file = prompt.folder.appendingPathComponent("data/progress.json")
        try Data("{".utf8).write(to: file)
        #expect(prompt.run(":progress") == "the progress file is damaged\n`:progress reset` begins anew; it is \(file.path)")
        #expect(prompt.run(":progress reset") == "no lesson is done")
        #expect(prompt.run(":progress") == "0 of 1 lesson is done")
        try Data("{\"version\": 99}".utf8).write(to: file)
        #expect(prompt.run(":progress reset").hasPrefix("error: the progress file was written by a newer version"))
        #expect(try String(contentsOf: file, encoding: .utf8) == "{\"version\": 99}")
    }

    /// The check has inputs that change nothing; what the learner typed stays all the same.
    @Test func aFailedCheckTakesNothingOfTheLearnersBack() throws {
        let prompt = try Prompt(sample.replacing("check: [Label.body == 0]", with: "check: [Label.body == 7]")
            .replacing("  - :tap \"Add\"\ncheck", with: "  - :set colour off\n  - :tap \"Add\"\ncheck"))
        prompt.run(":learn sample repair", "let mine = 1")
        let log = prompt.session.source
        #expect(prompt.run(":next").hasSuffix("everything is as before the check; :hint helps, :resume shows the task again"))
        #expect(prompt.session.source == log)
        #expect(prompt.run(":undo").hasPrefix("undone: let mine = 1"))
    }
}
