import Playground
import ViewRefactor

/// Lessons and scripts as tests: transcripts are true to the letter, answers are what the engine counts, tasks
/// fail as shipped and are solved by their solutions.
public struct LessonCheck {
    private let makeSession: () -> Session
    /// Whether recorded output is rewritten instead of compared.
    private let promotes: Bool

    /// The path of what is tried in the place of the task's solution.
    private let solution: String?

    public init(promotes: Bool = false, solution: String? = nil, makeSession: @escaping () -> Session) {
        self.makeSession = makeSession
        self.promotes = promotes
        self.solution = solution
    }

    /// Checks files and folders, a response for each file. A folder stands for its lessons and Swift files, those
    /// of its folders included. Who stops it means the files that are left too.
    ///
    /// - Parameter tell: is told each response as soon as it is there.
    @discardableResult
    public func run(_ paths: [String], telling tell: (Response) -> Void = { _ in }) -> [Response] {
        func told(_ response: Response) -> Response {
            tell(response)
            return response
        }
        return paths.flatMap { path -> [Response] in
            do throws(Failure) {
                let files = try sourceFiles(at: path, endingIn: [".md", ".swift"])
                let strange = files.filter { !$0.hasSuffix(".md") && !$0.hasSuffix(".swift") }
                if files.isEmpty || !strange.isEmpty {
                    throw Failure("there is nothing to check in `\(path)`", hint: "lessons end in .md, programs in .swift; `viewlab run` executes a script")
                }
                var responses: [Response] = []
                for file in files where responses.last?.wasStopped != true { responses.append(told(check(file))) }
                return responses
            } catch {
                return [told(failed(path, error))]
            }
        }
    }

    private func check(_ path: String) -> Response {
        do throws(Failure) {
            let text = try readSourceFile(path)
            if path.hasSuffix(".swift") {
                let response = makeSession().load(ProgramFile(name: path, text: text))
                return Response(input: path, ok: response.ok, diagnostics: response.diagnostics,
                                blocks: response.ok ? [.line("\(path): loads")] : [])
            }
            var lesson = try Lesson(parsing: text, file: path)
            if let solution { try lesson.answer(with: try readSourceFile(solution), from: solution) }
            if let problem = lesson.problemOfNeeds { throw Failure([problem]) }
            let (response, promoted) = check(lesson, text: text)
            if let promoted, promoted != text { try writeTextFile(path, promoted) }
            return response.adding(lesson.namesake)
        } catch {
            return failed(path, error)
        }
    }

    private func failed(_ path: String, _ failure: Failure) -> Response {
        Response(input: path, ok: false, diagnostics: failure.diagnostics)
    }

    /// Checks a lesson; with the text of it, recorded output rewritten, when promoting.
    public func check(_ lesson: Lesson, text: String) -> (Response, promoted: String?) {
        var (response, promoted) = pass(lesson, text: text)
        // What is recorded moves the lines below, which other outputs may name.
        var (passes, last) = (1, text)
        while let recorded = promoted, recorded != last, passes < Self.mostPasses,
            let moved = try? Lesson(parsing: recorded, file: lesson.file) {
            (passes, last) = (passes + 1, recorded)
            (response, promoted) = pass(moved, text: recorded)
        }
        return (response, promoted)
    }

    /// The first pass gives every output its length, the second every line its number. More would mean that a number grew.
    private static let mostPasses = 4

    private func pass(_ lesson: Lesson, text: String) -> (Response, promoted: String?) {
        var pass = CheckPass(lesson, session: makeSession(), promotes: promotes)
        pass.run()
        // What was stopped proves nothing, and nothing of it is recorded.
        if let stop = pass.stop { return (failed(lesson.file, stop), nil) }
        var response = Response(input: lesson.file, ok: pass.problems.isEmpty, diagnostics: pass.problems)
        response.blocks = pass.reports.map { .diff($0) }
        if response.ok { response.blocks += ([pass.summary] + pass.scores).map { .line("\(lesson.file)\($0)") } }
        return (response, promotes && !pass.hasFalseClaim ? pass.rewritten(text) : nil)
    }
}

/// One way through a lesson from top to bottom, in one session.
private struct CheckPass {
    private let lesson: Lesson
    private let session: Session
    private let promotes: Bool
    private(set) var problems: [Diagnostic]
    /// Whether a transcript claims with `:expect` what is not so: that is never recorded.
    private(set) var hasFalseClaim = false
    /// Says that somebody has asked to stop.
    private(set) var stop: Failure?
    /// What transcripts should have been and were.
    private(set) var reports: [Diff] = []
    private var recorded: [(transcript: Lesson.Transcript, outputs: [[String]])] = []
    private var predictions = 0
    private var questions = 0
    private var tasks = 0
    /// What each task's solution costs, with its line.
    private(set) var scores: [String] = []

    init(_ lesson: Lesson, session: Session, promotes: Bool) {
        self.lesson = lesson
        self.session = session
        self.promotes = promotes
        problems = lesson.warnings.map { warning in
            var problem = warning
            problem.severity = .error
            return problem
        }
    }

    /// `: 3 transcripts, 1 prediction, 1 task`.
    var summary: String {
        let counts = [(recorded.count, "transcript"), (predictions, "prediction"), (questions, "question"), (tasks, "task")]
        let words = counts.filter { $0.0 > 0 }.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }
        return ": " + (words.isEmpty ? "nothing to check" : words.joined(separator: ", "))
    }

    mutating func run() {
        for part in lesson.steps.flatMap(\.parts) where stop == nil {
            switch part {
            case .prose, .note: break
            case .swift(let source):
                let errors = noted(session.declare(source.file(named: lesson.sourceName))).errors
                problems += errors
            case .transcript(let transcript): check(transcript)
            case .prediction(let prediction): check(prediction)
            case .question: questions += 1
            case .task(let task): check(task)
            }
        }
    }

    private mutating func noted(_ response: Response) -> Response {
        if response.wasStopped { stop = Failure(response.diagnostics) }
        return response
    }

    private mutating func note(_ failure: Failure) {
        if failure.isStop { stop = failure }
    }

    private mutating func check(_ transcript: Lesson.Transcript) {
        var outputs: [[String]] = []
        let hasOutput = transcript.exchanges.contains { !$0.output.isEmpty }
        for exchange in transcript.exchanges where stop == nil {
            let response = noted(session.execute(exchange.input))
            let output = TextRenderer().render(response)
            outputs.append(output)
            if !response.ok, !response.wasStopped, session.isClaim(exchange.input) {
                hasFalseClaim = true
                let found = response.diagnostics.map(\.message).joined(separator: "; ")
                report("an expectation fails: \(found)", line: exchange.line)
                continue
            }
            // A blank line at the end separates inputs for the eye.
            if promotes || !hasOutput || trimmed(exchange.output) == trimmed(output) { continue }
            report("`\(exchange.input)` printed something else", line: exchange.line)
            reports.append(Diff(from: exchange.output.joined(separator: "\n"), to: output.joined(separator: "\n")))
        }
        if !promotes, !hasOutput, outputs.contains(where: { !$0.isEmpty }) {
            report("this transcript has no output yet; `viewlab check --promote` records it", line: transcript.line)
        }
        recorded.append((transcript, outputs))
    }

    private func trimmed(_ lines: [String]) -> [String] {
        var lines = lines.map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    private mutating func check(_ prediction: Lesson.Prediction) {
        predictions += 1
        do throws(Failure) {
            let (_, counted) = try prediction.measured(in: session)
            if !prediction.choices.isEmpty, !prediction.choices.contains(counted) {
                report("the engine counts \(counted), which is none of the choices", line: prediction.line)
            }
        } catch {
            note(error)
            report(
                "the prediction cannot be made: \(error.diagnostics.map(\.message).joined(separator: "; "))", line: prediction.line,
                notes: error.diagnostics.flatMap(\.notes))
        }
    }

    /// As shipped it must fail; with its solution it must pass, and the lesson goes on from there.
    private mutating func check(_ task: Lesson.Exercise) {
        tasks += 1
        if let start = task.start {
            let errors = noted(task.begin(start, in: session)).errors
            problems += errors.map { placed($0, in: start, from: task.startLine) }
        }
        let shipped: Lesson.Exercise.Attempt
        do throws(Failure) {
            shipped = try task.attempt(in: try session.copy())
        } catch {
            note(error)
            return report("the task was not tried: \(error.diagnostics.map(\.message).joined(separator: "; "))", line: task.line)
        }
        if shipped.failures.isEmpty {
            report(
                "the task is solved as shipped", line: task.line,
                notes: [.init("each `check` holds before anything is changed; add one that holds only of what you ask for")])
        }
        let solved: Lesson.Exercise.Attempt
        do throws(Failure) {
            if let answer = task.answer {
                let own = task.leavesScreenFree ? nil : try outcome(of: task, in: try session.copy())
                guard solve(answer.text, file: answer.file, from: 1) else { return }
                solved = try task.attempt(in: session)
                if let own, solved.failures.isEmpty { compareScreens(of: solved, shipped, own, in: task) }
            } else {
                _ = solve(task.solution, file: lesson.file, from: task.solutionLine)
                solved = try task.attempt(in: session)
            }
        } catch {
            note(error)
            return report("the solution was not tried: \(error.diagnostics.map(\.message).joined(separator: "; "))", line: task.line)
        }
        let failed = solved.isWhole ? nil : solved.responses.last?.input
        for failure in solved.failures {
            report("the solution does not solve the task: \(failed.map { "`\($0)`: " } ?? "")\(failure)", line: task.line)
        }
        if let score = GolfScore(solved) { scores.append(":\(task.line): \(score.compared(with: GolfScore(shipped)))") }
    }

    /// What comes of the lesson's own solution.
    private func outcome(of task: Lesson.Exercise, in session: Session) throws(Failure) -> Lesson.Exercise.Attempt {
        for input in task.solutionInputs {
            let response = session.execute(input)
            if response.wasStopped { throw Failure(response.diagnostics) }
        }
        return try task.attempt(in: session)
    }

    /// Executes a solution, which begins at a line of a file. Says whether it went well.
    private mutating func solve(_ solution: String, file: String, from first: Int) -> Bool {
        var isFine = true
        for input in Lesson.Exercise.inputs(of: solution) {
            for error in noted(session.execute(input)).errors {
                let place = placed(error, in: solution, of: file, from: first).place
                let line = place?.file == file ? place?.line : nil
                report("the solution fails: \(error.message)", line: line ?? first, of: file)
                isFine = false
            }
        }
        return isFine
    }

    /// An answer may do the task in its own way, as long as each input shows what the program as shipped shows, or the
    /// lesson's own solution.
    private mutating func compareScreens(
        of answer: Lesson.Exercise.Attempt, _ shipped: Lesson.Exercise.Attempt, _ own: Lesson.Exercise.Attempt, in task: Lesson.Exercise
    ) {
        guard answer.screens != shipped.screens else { return }
        if !own.failures.isEmpty { return report("the lesson's own solution does not solve the task", line: task.line) }
        for (input, screens) in zip(task.inputs, zip(answer.screens, own.screens)) where screens.0 != screens.1 {
            report("the solution shows another screen than the lesson's own after `\(input)`", line: task.line)
            return reports.append(Diff(from: screens.1 ?? "", to: screens.0 ?? ""))
        }
    }

    /// A message about a text of a file, at its line there. It is about that text when it shows a line of it.
    private func placed(_ diagnostic: Diagnostic, in text: String, of file: String? = nil, from first: Int) -> Diagnostic {
        let lines = text.textLines
        guard let place = diagnostic.place, let excerpt = diagnostic.excerpt, lines.indices.contains(place.line - 1),
              lines[place.line - 1] == excerpt else { return diagnostic }
        var placed = diagnostic
        placed.place = .init(file: file ?? lesson.file, line: first + place.line - 1, column: place.column)
        return placed
    }

    private mutating func report(_ message: String, line: Int, of file: String? = nil, notes: [Diagnostic.Note] = []) {
        problems.append(Diagnostic(.error, message, at: .init(file: file ?? lesson.file, line: line, column: 1), notes: notes))
    }

    /// The text with what the transcripts printed now.
    func rewritten(_ text: String) -> String {
        var lines = text.textLines.map(String.init)
        for (transcript, outputs) in recorded.reversed() {
            let first = transcript.line - 1
            let block = zip(transcript.exchanges, outputs).flatMap { exchange, output in
                exchange.input.textLines.map { "> " + $0 } + output.map(TranscriptLine.written)
            }
            lines.replaceSubrange(first..<first + transcript.lineCount, with: block)
        }
        return lines.joined(separator: text.lineEnd)
    }
}

extension Lesson {
    /// Where it needs a lesson that is neither among those that came with the program nor beside it.
    fileprivate var problemOfNeeds: Diagnostic? {
        let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
        let libraries = [LessonLibrary(folder: folder), try? LessonLibrary.find()].compactMap { $0 }
        let known = needs.isEmpty ? [] : libraries.flatMap(\.everyID)
        guard let missing = needs.first(where: { !known.contains($0) }) else { return nil }
        let near = nameMeant(by: missing, among: known)
        return Diagnostic(
            .error, "there is no lesson `\(missing)` that it could need", at: .init(file: file, line: needsLine, column: 1),
            notes: [.init(near.map { "did you mean `\($0)`?" } ?? "`needs` names ids of lessons in its folder, or of :lessons")])
    }

    /// Says whose id it has, where that is a lesson which came with the program: progress is kept under the id, and a name means one.
    fileprivate var namesake: Block? {
        func name(_ path: String) -> Substring? { path.split(separator: "/").last }
        guard let library = try? LessonLibrary.find(), let other = library.lessons.first(where: { $0.id == id }),
              name(other.file) != name(file) else { return nil }
        return .hint("\(file): `\(id)` is the id of \"\(other.title)\", too: `:learn \(id)` takes that one, and progress is kept under one name")
    }

    /// Has someone's answer tried in the place of the solution of the only task.
    fileprivate mutating func answer(with text: String, from file: String) throws(Failure) {
        let places = steps.indices.flatMap { step in steps[step].parts.indices.map { (step, $0) } }
        let tasks = places.filter { if case .task = steps[$0.0].parts[$0.1] { true } else { false } }
        guard tasks.count == 1, case .task(var task) = steps[tasks[0].0].parts[tasks[0].1] else {
            throw Failure("\(self.file) has \(tasks.isEmpty ? "no task" : "\(tasks.count) tasks")", hint: "a solution can be tried where there is one task")
        }
        guard !text.allSatisfy(\.isWhitespace) else { throw Failure("there is no solution in `\(file)`") }
        task.answer = .init(text: text, file: file)
        steps[tasks[0].0].parts[tasks[0].1] = .task(task)
    }
}

extension Response {
    fileprivate func adding(_ block: Block?) -> Response {
        var response = self
        if let block { response.blocks.append(block) }
        return response
    }

    /// The messages of an input that failed.
    fileprivate var errors: [Diagnostic] { ok ? [] : diagnostics }
}
