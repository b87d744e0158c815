import Playground

/// A presenter's way through a lesson: on, back, to any step, with the session always in the state that belongs there.
public final class Presentation {
    public let lesson: Lesson
    public let beats: [Beat]
    public let session: Session
    /// The beat that comes next.
    public private(set) var place = 0

    /// Whether something of the lesson failed that was not meant to.
    public private(set) var hasFailed = false

    /// Begins before the first beat. The session should have nothing loaded.
    public init(_ lesson: Lesson, in session: Session) {
        self.lesson = lesson
        self.session = session
        beats = lesson.beats
    }

    public var isOver: Bool { place >= beats.count }

    /// Plays the next beat; nil at the end. An input is shown as typed by whoever calls this.
    public func play() -> Response? {
        guard !isOver else { return nil }
        let beat = beats[place]
        place += 1
        let response = perform(beat.action)
        if !response.ok, !beat.isMeantToFail { hasFailed = true }
        return response
    }

    /// Goes to before the beat of this number, from wherever it is, and gives what the beat before it shows.
    @discardableResult
    public func go(to target: Int) -> Response? {
        _ = session.execute(":reset")
        place = 0
        var last: Response?
        while place < min(max(0, target), beats.count) { last = play() }
        return last
    }

    /// The first beat of a step, counted from 0.
    public func firstBeat(ofStep step: Int) -> Int? {
        beats.firstIndex { $0.step == step }
    }

    private func perform(_ action: Beat.Action) -> Response {
        switch action {
        case .show(let blocks): return Response(input: "", blocks: blocks)
        case .declare(let file, let text): return response(session.declare(file), below: text)
        case .begin(let task, let text): return response(task.begin(text, in: session), below: text)
        case .type(let input): return session.execute(input)
        case .answer(let prediction, let isRun): return answer(to: prediction, isRun: isRun)
        }
    }

    private func response(_ response: Response, below text: String) -> Response {
        var response = response
        response.blocks.insert(.code(text.trimmingNewlines), at: 0)
        return response
    }

    private func answer(to prediction: Lesson.Prediction, isRun: Bool) -> Response {
        do throws(Failure) {
            var blocks: [Block]
            if isRun {
                blocks = [.line("The engine counted \(try session.measure(prediction.measure)).")]
            } else {
                let (response, counted) = try prediction.measured(in: session)
                blocks = [.line("The engine counted \(counted)."), .nested(response)]
            }
            if let why = prediction.why { blocks += [.line(""), .prose(why)] }
            return Response(input: "", blocks: blocks)
        } catch {
            return Response(input: prediction.input, ok: false, diagnostics: error.diagnostics)
        }
    }
}
