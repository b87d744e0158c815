import Playground

/// A lesson: Markdown that reads well anywhere, with blocks that run.
public struct Lesson: Equatable, Sendable {
    /// The path under which it was read; diagnostics name it.
    public var file: String
    public var id: String
    public var title: String
    public var minutes: Int?
    public var concepts: [String]
    /// Ids of the lessons that come before it.
    public var needs: [String]
    /// Where it says what it needs.
    public var needsLine = 1
    /// What looks like a mistake and can be lived with: `viewlab check` cannot.
    public var warnings: [Diagnostic] = []
    /// What stands before the first heading of the second level is a step without a title.
    public var steps: [Step]

    /// What its source is called where the program's places are shown: the same from wherever the lesson was read.
    public var sourceName: String { file.split(separator: "/").last.map(String.init) ?? file }

    public struct Step: Equatable, Sendable {
        public var id: String
        public var title: String?
        public var line: Int
        public var parts: [Part]
    }

    public enum Part: Equatable, Sendable {
        case prose(String)
        /// For the presenter's eyes.
        case note(String)
        /// Source, with blank lines before it so that its lines are those of the lesson.
        case swift(Source)
        case transcript(Transcript)
        case prediction(Prediction)
        case question(Question)
        case task(Exercise)
    }

    public struct Source: Equatable, Sendable {
        public var text: String
        public var line: Int

        /// The source as a file whose lines are those of the lesson.
        func file(named name: String) -> ProgramFile {
            ProgramFile(name: name, text: String(repeating: "\n", count: max(0, line - 1)) + text)
        }
    }

    /// Inputs and what they print, to the letter.
    public struct Transcript: Equatable, Sendable {
        public struct Exchange: Equatable, Sendable {
            public var input: String
            public var output: [String]
            public var line: Int
        }

        public var exchanges: [Exchange]
        /// The first line of the block's text and how many there are, for rewriting.
        public var line: Int
        public var lineCount: Int
    }

    /// How often will it run? The engine knows.
    public struct Prediction: Equatable, Sendable {
        public var ask: String
        public var input: String
        public var measure: String
        public var choices: [Int]
        public var why: String?
        public var line: Int
    }

    public struct Question: Equatable, Sendable {
        public var ask: String
        public var choices: [String]
        /// Its place among the choices.
        public var answer: Int
        public var why: String?
        /// Why each of the other choices is wrong, in their order; empty where the lesson does not say.
        public var reasons: [String] = []
        public var line: Int

        /// Why a choice is wrong; nil for the right one, and where the lesson does not say.
        func reason(against choice: Int) -> String? {
            guard choice != answer else { return nil }
            let place = choice < answer ? choice : choice - 1
            return reasons.indices.contains(place) ? reasons[place] : nil
        }
    }

    /// Something to put right, checked on what results.
    public struct Exercise: Equatable, Sendable {
        public var ask: String
        public var start: String?
        public var inputs: [String]
        public var checks: [String]
        public var hints: [String]
        public var solution: String
        public var why: String?
        public var line: Int
        /// Where the text of `start` begins.
        public var startLine: Int
        /// Where the text of `solution` begins.
        public var solutionLine: Int
        /// Whether a solution may show another screen than the program as shipped and the lesson's own solution.
        public var leavesScreenFree = false
        /// Somebody's answer, tried in the place of the solution.
        public var answer: Answer?

        /// Somebody's answer to a task.
        public struct Answer: Equatable, Sendable {
            public var text: String
            /// The path under which it was read; diagnostics name it.
            public var file: String
        }

        var solutionInputs: [String] { Self.inputs(of: solution) }

        /// A solution as inputs: lines of commands, or one text of Swift.
        static func inputs(of solution: String) -> [String] {
            let lines = solution.split(whereSeparator: \.isNewline).map(String.init)
            return lines.first?.hasPrefix(":") == true ? lines : [solution]
        }
    }

    /// What `viewlab run` executes: the source and the inputs of the transcripts, in order.
    public var inputs: [LessonInput] {
        steps.flatMap(\.parts).flatMap { part -> [LessonInput] in
            switch part {
            case .swift(let source): [.source(source.file(named: file))]
            case .transcript(let transcript): transcript.exchanges.map { .line($0.input) }
            default: []
            }
        }
    }
}

/// One thing that a lesson gives a session to execute.
public enum LessonInput: Equatable, Sendable {
    case source(ProgramFile)
    case line(String)
}

extension Session {
    /// Executes one input of a lesson.
    public func execute(_ input: LessonInput) -> Response {
        switch input {
        case .source(let file): declare(file)
        case .line(let line): execute(line)
        }
    }
}
