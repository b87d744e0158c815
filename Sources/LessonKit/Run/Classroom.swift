import Playground

/// The lessons as a prompt knows them: its commands, the lesson under way, the progress.
///
/// Make the session with the standard commands and these: `CommandTable.standard.adding(classroom.commands)`.
public final class Classroom {
    let library: () throws(Failure) -> LessonLibrary
    let progress: ProgressFile
    private var run: LessonRun?
    /// The session as it was when free play began.
    private var aside: SetAside?
    /// What was said of the progress file while lessons went on: once is enough.
    private var toldProblems: Set<String> = []

    /// The library is looked for when a lesson is first asked for, so that a prompt without lessons works.
    public init(
        library: @escaping () throws(Failure) -> LessonLibrary = LessonLibrary.find, progress: ProgressFile = .standard()
    ) {
        self.library = library
        self.progress = progress
    }

    public var commands: [Command] {
        [
            Command("lessons", .lessons, "the lessons, and how far you are") { [self] (_) throws(Failure) in
                try list()
            },
            Command(
                "learn", .lessons, usage: ":learn [NAME [STEP]]", "take a lesson, or go on with the next",
                example: ":learn 1",
                details: "NAME is an id or number of :lessons. A lesson that was left goes on at its step; `start` begins anew.",
                offers: { [self] _, typed in
                    let lessons = (try? library())?.lessons ?? []
                    guard let space = typed.firstIndex(of: " ") else { return lessons.map { .init($0.id, $0.title) } }
                    // By its number or the beginning of its id, too, as it is typed.
                    let name = String(typed[..<space])
                    guard let lesson = try? library().lesson(named: name) else { return [] }
                    return lesson.steps.map { .init("\(name) \($0.id)", $0.title ?? "") }
                },
                parse: { (scanner) throws(Failure) in (scanner.word(), scanner.word()) },
                run: { [self] (session, arguments: (String?, String?)) throws(Failure) in
                    try begin(arguments.0, at: arguments.1, in: session)
                }),
            Command("next", .lessons, "go on with the lesson; in a task, check it") { [self] (_) throws(Failure) in
                try next()
            },
            Command("hint", .lessons, "a hint for the task") { [self] (_) throws(Failure) in
                try underWay().hint()
            },
            Command("solution", .lessons, "a solution of the task, shown and not run") { [self] (_) throws(Failure) in
                try underWay().solution()
            },
            Command(
                "play", .lessons, "leave the lesson for free play",
                details: "What you do then is done to a copy: `:resume` goes back to the lesson, and to the session as it is now."
            ) { [self] (session) throws(Failure) in
                try play(in: session)
            },
            Command(
                "resume", .lessons, "go back to the lesson, or to what it asks",
                details: "From free play it goes back to the lesson; in a lesson it shows again what is asked."
            ) { [self] (session) throws(Failure) in
                try resume(in: session)
            },
            progressCommand,
        ]
    }

    /// Whether a task waits to be done.
    public var isAtTask: Bool { run?.isAtTask ?? false }

    private func underWay() throws(Failure) -> LessonRun {
        guard let run, !run.isDone else { throw Failure("no lesson is under way", hint: ":learn begins one") }
        guard aside == nil else { throw Failure("the lesson waits while you play", hint: ":resume goes back to it") }
        return run
    }

    private func play(in session: Session) throws(Failure) -> [Block] {
        _ = try underWay()
        aside = try session.setAside()
        return [.line("The lesson waits; this is a copy of its session to play with."), .hint(":resume goes back, and nothing you do here counts")]
    }

    private func resume(in session: Session) throws(Failure) -> [Block] {
        guard let run, !run.isDone else { throw Failure("no lesson waits", hint: ":learn begins one") }
        leavePlay(in: session)
        return [.heading(run.lesson.title)] + run.reminder
    }

    /// The session is as it was when free play began, if it did.
    private func leavePlay(in session: Session) {
        if let aside { session.takeUp(aside) }
        aside = nil
    }

    /// Takes the lesson of an interrupted session up where it was left, and says what is asked there. The session has been
    /// brought back: the lesson does nothing to it.
    public func takeUp(_ place: String, in session: Session) -> [Block] {
        guard let place = LessonPlace(text: place) else { return [] }
        do throws(Failure) {
            let lesson = try isFileThere(place.file) ? LessonLibrary.lesson(at: place.file) : library().lesson(named: place.lesson)
            guard let run = LessonRun(lesson, at: place, in: session) else {
                throw Failure("the lesson \"\(lesson.title)\" is another one now", hint: ":learn \(lesson.id) goes on at its step")
            }
            self.run = run
            return [.heading(lesson.title)] + run.reminder
        } catch {
            return Self.blocks(error)
        }
    }

    private func list() throws(Failure) -> [Block] {
        let (progress, problem) = read()
        let lessons = try library().lessons
        let rows = lessons.enumerated().map { index, lesson in
            let entry = progress.lessons[lesson.id]
            let state = entry?.isDone == true ? "done" : entry?.step.map { "at \($0)" } ?? ""
            return ["\(index + 1)", lesson.title, lesson.minutes.map { "\($0) minutes" } ?? "", lesson.id, state]
        }
        return [.table(Table(headings: [], rows: rows))] + problem
    }

    private func begin(_ name: String?, at step: String?, in session: Session) throws(Failure) -> [Block] {
        let (progress, problem) = read()
        let library = try library()
        let lesson: Lesson
        if let name {
            lesson = try library.lesson(named: name)
        } else if let open = following(in: library).first(where: { progress.lessons[$0.id]?.isDone != true }) {
            lesson = open
        } else {
            return [.line("You have done every lesson."), .hint(":lessons lists them; :learn NAME takes one again")]
        }
        let entry = progress.lessons[lesson.id]
        let start = step ?? (entry?.isDone == true ? nil : entry?.step)
        if let step, step != "start", !lesson.steps.contains(where: { $0.id == step }) {
            let ids = lesson.steps.map(\.id).joined(separator: ", ")
            throw Failure("\(lesson.id) has no step `\(step)`", hint: "its steps are \(ids)")
        }

        leavePlay(in: session)
        session.keepPlace(nil)
        _ = session.execute(":reset")
        let run = LessonRun(lesson, in: session)
        self.run = nil
        if let start {
            do throws(Failure) {
                try run.skip(to: start)
            } catch {
                // Half of what comes before the step is no place to begin.
                _ = session.execute(":reset")
                throw error
            }
        }
        self.run = run
        let length = lesson.minutes.map { ", \($0) minutes" } ?? ""
        return once(problem) + [.heading(lesson.title + length)] + run.next() + keep(run)
    }

    /// All lessons, from the one that was taken last on: who chose one in the middle goes on from there.
    private func following(in library: LessonLibrary) -> [Lesson] {
        let lessons = library.lessons
        guard let last = lessons.firstIndex(where: { $0.id == run?.lesson.id }) else { return lessons }
        return Array(lessons[last...] + lessons[..<last])
    }

    private func next() throws(Failure) -> [Block] {
        let run = try underWay()
        return run.next() + keep(run)
    }

    /// Keeps the step; a problem with the file is said and costs nothing else.
    private func keep(_ run: LessonRun) -> [Block] {
        do throws(Failure) {
            try progress.update { progress in
                var entry = progress.lessons[run.lesson.id] ?? .init()
                entry.step = run.stepID
                entry.isDone = entry.isDone || run.isDone
                progress.lessons[run.lesson.id] = entry
            }
            return []
        } catch {
            return once(Self.blocks(error))
        }
    }

    /// What was not said before.
    private func once(_ problem: [Block]) -> [Block] {
        guard !problem.isEmpty else { return [] }
        return toldProblems.insert("\(problem)").inserted ? problem : []
    }

    func read() -> (Progress, [Block]) {
        do throws(Failure) {
            return (try progress.read(), [])
        } catch {
            return (Progress(), Self.blocks(error))
        }
    }

    static func blocks(_ failure: Failure) -> [Block] {
        failure.diagnostics.flatMap { [.line($0.message)] + $0.notes.map { .hint($0.message) } }
    }
}
