import Playground

/// A learner's way through a lesson: present, wait, check.
///
/// `next` goes on to the next place where the learner has something to read, answer or do. The run drives the
/// learner's own session, so everything typed in between counts.
public final class LessonRun {
    public let lesson: Lesson
    private let session: Session
    private var step = 0
    private var part = 0
    private var isHeadingShown = false
    private var waiting = Waiting.reading {
        didSet { offerEnter() }
    }
    private var hintsGiven = 0
    /// Inputs of the next transcript that the learner has seen run: a prediction ends with them.
    private var inputsDone = 0

    enum Waiting {
        case reading
        case prediction(Lesson.Prediction)
        case question(Lesson.Question)
        case task(Lesson.Exercise)
    }

    /// Begins at the first step. The session should have nothing loaded.
    public init(_ lesson: Lesson, in session: Session) {
        self.lesson = lesson
        self.session = session
    }

    public var isDone: Bool { step >= lesson.steps.count }
    /// The id of the step under way.
    public var stepID: String? { isDone ? nil : lesson.steps[step].id }

    /// Goes on. In a task, checks it; at an open question, gives the answer away.
    public func next() -> [Block] {
        defer { offerEnter() }
        switch waiting {
        case .reading: return advance()
        case .prediction(let prediction): return reveal(prediction)
        case .question(let question): return reveal(question)
        case .task(let task): return check(task)
        }
    }

    /// The next hint of the task, each further than the one before.
    public func hint() -> [Block] {
        switch waiting {
        case .task(let task):
            guard hintsGiven < task.hints.count else {
                let all = task.hints.isEmpty ? "There is no hint for this task." : "There are no more hints."
                return [.line(all), .hint(":solution shows a solution without running it")]
            }
            hintsGiven += 1
            return [.line(task.hints[hintsGiven - 1])]
        case .prediction, .question: return [.line("A guess is welcome: a wrong one teaches more."), .hint(":next gives the answer away")]
        case .reading: return [.line("There is nothing to solve here."), .hint("Enter or :next goes on")]
        }
    }

    /// A solution of the task, shown and not run.
    public func solution() -> [Block] {
        guard case .task(let task) = waiting else { return [.line("There is nothing to solve here.")] }
        return [.code(task.solution), .hint("type it, or your own; then :next checks")]
    }

    /// What the learner was asked, again.
    var reminder: [Block] {
        switch waiting {
        case .reading: prompt
        case .prediction(let prediction): prediction.question + prompt
        case .question(let question): question.question + prompt
        case .task(let task): [.prose(task.ask)] + prompt
        }
    }

    /// Goes silently to the step of this id, doing what the steps before it do to the session.
    func skip(to id: String) {
        guard let target = lesson.steps.firstIndex(where: { $0.id == id }) else { return }
        for part in lesson.steps[..<target].flatMap(\.parts) {
            switch part {
            case .swift(let source): _ = session.declare(source.file(named: lesson.sourceName))
            case .transcript(let transcript): for exchange in transcript.exchanges { _ = session.execute(exchange.input) }
            case .task(let task):
                if let start = task.start { _ = task.begin(start, in: session) }
                for input in task.solutionInputs + task.inputs { _ = session.execute(input) }
            case .prose, .note, .prediction, .question: break
            }
        }
        step = target
    }

    // MARK: Going on

    /// Enter turns the page. It neither gives an answer away nor checks a task that is half done.
    private func offerEnter() {
        session.emptyLine = switch waiting {
        case .reading: isDone ? nil : ":next"
        case .prediction, .question: ":hint"
        case .task: nil
        }
    }

    private func advance() -> [Block] {
        var blocks: [Block] = []
        while !isDone {
            let current = lesson.steps[step]
            if !isHeadingShown, let title = current.title { blocks.append(.heading(title)) }
            isHeadingShown = true
            while part < current.parts.count {
                let item = current.parts[part]
                part += 1
                let shown = show(item)
                if !blocks.isEmpty, !shown.isEmpty { blocks.append(.line("")) }
                blocks += shown
                if !shown.isEmpty, mustStop(after: item, in: current) { return blocks + prompt }
            }
            step += 1
            part = 0
            isHeadingShown = false
            if !blocks.isEmpty { return blocks + (isDone ? ending : prompt) }
        }
        return blocks + ending
    }

    private func show(_ part: Lesson.Part) -> [Block] {
        switch part {
        case .prose(let text): return [.prose(text)]
        case .note: return []
        case .swift(let source):
            let response = session.declare(source.file(named: lesson.sourceName))
            return [.code(source.text.trimmingNewlines), .nested(response.withoutInput)]
        case .transcript(let transcript):
            defer { inputsDone = 0 }
            return transcript.exchanges.dropFirst(inputsDone).map { .nested(session.execute($0.input)) }
        case .prediction(let prediction):
            wait(.prediction(prediction)) { [weak self] line in self?.answer(line, to: prediction) }
            return prediction.question
        case .question(let question):
            wait(.question(question)) { [weak self] line in self?.answer(line, to: question) }
            return question.question
        case .task(let task):
            waiting = .task(task)
            hintsGiven = 0
            guard let start = task.start else { return [.prose(task.ask)] }
            let response = task.begin(start, in: session)
            // What is asked stands last, where it is read.
            return [.code(start), .nested(response.withoutInput), .line(""), .prose(task.ask)]
        }
    }

    /// The learner reads what a transcript showed before the text goes on.
    private func mustStop(after item: Lesson.Part, in step: Lesson.Step) -> Bool {
        switch item {
        case .prediction, .question, .task: true
        case .transcript: part < step.parts.count
        case .prose, .note, .swift: false
        }
    }

    private var prompt: [Block] {
        switch waiting {
        case .reading: [.hint("Enter goes on")]
        case .prediction: [.hint("your guess, a number?")]
        case .question: [.hint("your answer, a letter?")]
        case .task: [.hint("when you have done it, :next checks; :hint helps")]
        }
    }

    private var ending: [Block] {
        [.line("That was \"\(lesson.title)\"."), .hint(":learn goes on with the next lesson")]
    }

    private func explanation(_ why: String?) -> [Block] {
        why.map { [.line(""), .prose($0)] } ?? []
    }

    // MARK: Questions

    private func wait(_ waiting: Waiting, answer: @escaping (String) -> [Block]?) {
        self.waiting = waiting
        session.question = PendingQuestion(answer: answer)
    }

    private func close() {
        waiting = .reading
        session.question = nil
    }

    /// Nil for a line that is no number: the learner tries something first.
    private func answer(_ line: String, to prediction: Lesson.Prediction) -> [Block]? {
        guard let guess = Int(line) else { return nil }
        guard prediction.choices.isEmpty || prediction.choices.contains(guess) else {
            return [.line("It is one of \(prediction.choices.map(String.init).joined(separator: ", "))."), .hint("your guess, a number?")]
        }
        return outcome(of: prediction) { counted in
            guess == counted ? "Right, \(counted)." : "You said \(guess), the engine counted \(counted)."
        }
    }

    private func reveal(_ prediction: Lesson.Prediction) -> [Block] {
        outcome(of: prediction) { "The engine counted \($0)." }
    }

    private func outcome(of prediction: Lesson.Prediction, _ sentence: (Int) -> String) -> [Block] {
        close()
        do throws(Failure) {
            var (response, counted) = try prediction.measured(in: session)
            if lesson.steps[step].parts.dropFirst(part).firstInput == prediction.input {
                // The lesson goes on with it: it is done once, and shown once.
                response = session.execute(prediction.input)
                inputsDone = 1
            }
            let shown: [Block] = [.line(sentence(counted)), .nested(response)]
            return shown + explanation(prediction.why) + prompt
        } catch {
            return [.nested(Response(input: prediction.input, ok: false, diagnostics: error.diagnostics))] + prompt
        }
    }

    private func answer(_ line: String, to question: Lesson.Question) -> [Block]? {
        let choice = Lesson.Question.letters.firstIndex(of: line.lowercased()) ?? question.choices.index(numbered: line)
            ?? question.choices.firstIndex { $0.lowercased() == line.lowercased() }
        guard let choice, question.choices.indices.contains(choice) else { return nil }
        guard choice == question.answer else {
            guard let reason = question.reason(against: choice) else { return [.line("Not quite. Try again, or :next tells.")] }
            return [.line("Not quite."), .prose(reason), .hint("your answer, another letter? :next tells")]
        }
        close()
        return [.line("Right.")] + explanation(question.why) + prompt
    }

    private func reveal(_ question: Lesson.Question) -> [Block] {
        close()
        return [.line(question.answerLine)]
            + explanation(question.why) + prompt
    }

    // MARK: Tasks

    private func check(_ task: Lesson.Exercise) -> [Block] {
        let trial = task.attempt(in: session.copy())
        guard trial.failures.isEmpty else {
            let failures = trial.failures.map { Block.line("not yet: \($0)") }
            return trial.responses.map { .nested($0) } + failures + [.hint("everything is as before the check; :hint helps")]
        }
        waiting = .reading
        // The lesson goes on from what the inputs did.
        let shown = task.attempt(in: session).responses.map { Block.nested($0) }
        return shown + [.line("Done.")] + explanation(task.why) + prompt
    }
}

extension Response {
    /// As part of a lesson's text, where the source stands right above it.
    fileprivate var withoutInput: Response {
        var response = self
        response.input = ""
        return response
    }
}
