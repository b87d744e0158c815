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
    var isAtTask: Bool { if case .task = waiting { true } else { false } }
    /// The id of the step under way.
    public var stepID: String? { isDone ? nil : lesson.steps[step].id }

    /// Goes on. In a task, checks it; at an open question, gives the answer away.
    public func next() -> [Block] {
        act {
            switch waiting {
            case .reading: advance()
            case .prediction(let prediction): reveal(prediction)
            case .question(let question): reveal(question)
            case .task(let task): check(task)
            }
        }
    }

    /// Goes on in the session, and keeps how far the learner has come.
    private func act<Answer>(_ body: () -> Answer) -> Answer {
        defer {
            offerEnter()
            keepPlace()
            if isDone { session.lessonIsOver() }
        }
        return session.onBehalfOfLesson(body)
    }

    /// The next hint of the task, each further than the one before. Of a question, the question again.
    public func hint() -> [Block] {
        defer { keepPlace() }
        switch waiting {
        case .task(let task):
            guard hintsGiven < task.hints.count else {
                let all = task.hints.isEmpty ? "There is no hint for this task." : "There are no more hints."
                return [.line(all), .hint(":solution shows a solution without running it")]
            }
            hintsGiven += 1
            return [.line(task.hints[hintsGiven - 1])]
        case .prediction, .question: return reminder + [.hint("A wrong guess teaches more than none; :next gives the answer away.")]
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

    /// Goes silently to the step of this id, doing what the steps before it do to the session. Fails when somebody stops it.
    func skip(to id: String) throws(Failure) {
        guard let target = lesson.steps.firstIndex(where: { $0.id == id }) else { return }
        try session.onBehalfOfLesson { () throws(Failure) in
            for part in lesson.steps[..<target].flatMap(\.parts) { try skip(part) }
        }
        step = target
    }

    private func skip(_ part: Lesson.Part) throws(Failure) {
        switch part {
        case .swift(let source): _ = try session.declare(source.file(named: lesson.sourceName)).unlessStopped
        case .transcript(let transcript):
            for exchange in transcript.exchanges { _ = try session.execute(exchange.input).unlessStopped }
        case .task(let task):
            if let start = task.start { _ = try task.begin(start, in: session).unlessStopped }
            for input in task.solutionInputs + task.inputs { _ = try session.execute(input).unlessStopped }
        case .prose, .note, .prediction, .question: break
        }
    }

    // MARK: Coming back

    /// Takes a lesson up at a place of it, doing nothing: the session has done all that comes before. Nil when the lesson
    /// has no such place any more.
    convenience init?(_ lesson: Lesson, at place: LessonPlace, in session: Session) {
        guard let step = lesson.steps.firstIndex(where: { $0.id == place.step }) else { return nil }
        let parts = lesson.steps[step].parts
        guard 0...parts.count ~= place.part else { return nil }
        self.init(lesson, in: session)
        (self.step, part, isHeadingShown) = (step, place.part, place.part > 0)
        (inputsDone, hintsGiven) = (place.inputsDone, place.hintsGiven)
        guard place.isAsked else {
            offerEnter()
            return
        }
        switch parts.prefix(part).last {
        case .prediction(let prediction): ask(prediction)
        case .question(let question): ask(question)
        case .task(let task): waiting = .task(task)
        default: return nil
        }
    }

    private func keepPlace() {
        guard let stepID else { return session.keepPlace(nil) }
        let isAsked = if case .reading = waiting { false } else { true }
        let place = LessonPlace(
            lesson: lesson.id, file: lesson.file, step: stepID, part: part, isAsked: isAsked, inputsDone: inputsDone, hintsGiven: hintsGiven)
        session.keepPlace(place.text)
    }

    // MARK: Going on

    /// Enter turns the page, or shows again what is asked. It neither gives an answer away nor checks a task that is half done.
    private func offerEnter() {
        session.emptyLine = switch waiting {
        case .reading: isDone ? nil : ":next"
        case .prediction, .question: ":hint"
        case .task: ":resume"
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
                var shown: [Block] = []
                do throws(Failure) {
                    try show(item, in: &shown)
                } catch {
                    // What was done of this part is not done again, the rest is.
                    return blocks + shown + Self.stopped(error) + [.hint("Enter tries again")]
                }
                part += 1
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

    /// Shows a part and does what it does. Fails when somebody stops that.
    private func show(_ part: Lesson.Part, in blocks: inout [Block]) throws(Failure) {
        switch part {
        case .prose(let text): blocks = [.prose(text)]
        case .note: break
        case .swift(let source):
            let response = try session.declare(source.file(named: lesson.sourceName)).unlessStopped
            blocks = [.code(source.text.trimmingNewlines), .nested(response.withoutInput)]
        case .transcript(let transcript):
            for exchange in transcript.exchanges.dropFirst(inputsDone) {
                blocks.append(.nested(try session.execute(exchange.input).unlessStopped))
                inputsDone += 1
                keepPlace()
            }
            inputsDone = 0
        case .prediction(let prediction):
            ask(prediction)
            blocks = prediction.question
        case .question(let question):
            ask(question)
            blocks = question.question
        case .task(let task):
            let begun = try task.start.map { (start) throws(Failure) in (start, try task.begin(start, in: session).unlessStopped) }
            waiting = .task(task)
            hintsGiven = 0
            blocks = [.prose(task.ask)]
            // What is asked stands last, where it is read.
            if let (start, response) = begun { blocks = [.code(start), .nested(response.withoutInput), .line("")] + blocks }
        }
    }

    private static func stopped(_ failure: Failure) -> [Block] {
        [.nested(Response(input: "", ok: false, diagnostics: failure.diagnostics))]
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
        session.question = PendingQuestion(
            answer: { [weak self] line in self?.act { answer(line) } },
            reminder: { [weak self] line in
                let problem = line.count == 1 ? "is not among the answers" : "is neither an answer nor Swift"
                return [.line("`\(line)` \(problem).")] + (self?.reminder ?? [])
            })
    }

    private func ask(_ prediction: Lesson.Prediction) {
        wait(.prediction(prediction)) { [weak self] line in self?.answer(line, to: prediction) }
    }

    private func ask(_ question: Lesson.Question) {
        wait(.question(question)) { [weak self] line in self?.answer(line, to: question) }
    }

    private func close() {
        waiting = .reading
        session.question = nil
    }

    /// Nil for a line that is no number: the learner tries something first.
    private func answer(_ line: String, to prediction: Lesson.Prediction) -> [Block]? {
        guard let guess = Int(line) else { return Double(line) == nil ? nil : notToChoose(line) }
        guard prediction.choices.isEmpty || prediction.choices.contains(guess) else { return notToChoose(line) }
        return outcome(of: prediction) { counted in
            guess == counted ? "Right, \(counted)." : "You said \(guess), the engine counted \(counted)."
        }
    }

    private func notToChoose(_ answer: String) -> [Block] { [.line("`\(answer)` is not among the answers.")] + reminder }

    private func reveal(_ prediction: Lesson.Prediction) -> [Block] {
        outcome(of: prediction) { "The engine counted \($0)." }
    }

    private func outcome(of prediction: Lesson.Prediction, _ sentence: (Int) -> String) -> [Block] {
        close()
        do throws(Failure) {
            var (response, counted) = try prediction.measured(in: session)
            let usual = session.isChangedBesideLesson ? try measuredAsShipped(prediction) : counted
            if lesson.steps[step].parts.dropFirst(part).firstInput == prediction.input {
                // The lesson goes on with it: it is done once, and shown once.
                response = try session.execute(prediction.input).unlessStopped
                inputsDone = 1
            }
            let shown: [Block] = [.line(sentence(counted)), .nested(response)]
            // The reason is given for the program as the lesson has it.
            let remark: [Block] = prediction.why == nil || usual == counted ? [] : [
                .line(""), .hint("You have changed something: without that, the engine counts \(usual). What follows is about the lesson's own program."),
            ]
            return shown + remark + explanation(prediction.why) + prompt
        } catch {
            // What was stopped is asked again; what cannot be counted is left.
            if error.isStop { ask(prediction) }
            return [.nested(Response(input: prediction.input, ok: false, diagnostics: error.diagnostics))] + prompt
        }
    }

    /// What the engine counts where nothing was done but what the lesson does.
    private func measuredAsShipped(_ prediction: Lesson.Prediction) throws(Failure) -> Int {
        let own = LessonRun(lesson, in: try session.fresh())
        for part in lesson.steps[..<step].flatMap(\.parts) + lesson.steps[step].parts.prefix(part) { try own.skip(part) }
        return try prediction.measured(in: own.session).1
    }

    private func answer(_ line: String, to question: Lesson.Question) -> [Block]? {
        let choice = Lesson.Question.letters.firstIndex(of: line.lowercased()) ?? question.choices.index(numbered: line)
            ?? question.choices.firstIndex { $0.lowercased() == line.lowercased() } ?? question.choices.onlyIndex(beginning: line)
        guard let choice, question.choices.indices.contains(choice) else { return Double(line) == nil ? nil : notToChoose(line) }
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
        do throws(Failure) {
            return try outcome(of: task)
        } catch {
            return Self.stopped(error) + prompt
        }
    }

    private func outcome(of task: Lesson.Exercise) throws(Failure) -> [Block] {
        let trial = try task.attempt(in: try session.copy())
        guard trial.failures.isEmpty else {
            // The verdict comes first: what it is based on may fill more than a page.
            let failures = trial.failures.map { Block.line("not yet: \($0)") }
            return failures + trial.shown.map { .nested($0) } + [.hint("everything is as before the check; :hint helps, :resume shows the task again")]
        }
        // The lesson goes on from what the inputs did.
        let shown = try task.attempt(in: session).shown.map { Block.nested($0) }
        waiting = .reading
        return [.line("Done.")] + shown + explanation(task.why) + prompt
    }
}

extension [String] {
    /// The text that begins with these words, where it is the only one: `14` means "14, both".
    fileprivate func onlyIndex(beginning words: String) -> Int? {
        let meant = indices.filter { index in
            guard self[index].lowercased().hasPrefix(words.lowercased()) else { return false }
            return self[index].dropFirst(words.count).first.map { !$0.isLetter && !$0.isNumber } ?? true
        }
        return meant.count == 1 ? meant.first : nil
    }
}

extension Response {
    /// The response itself; fails when it was stopped.
    fileprivate var unlessStopped: Response {
        get throws(Failure) {
            if wasStopped { throw Failure(diagnostics) }
            return self
        }
    }

    /// As part of a lesson's text, where the source stands right above it.
    fileprivate var withoutInput: Response {
        var response = self
        response.input = ""
        return response
    }
}
