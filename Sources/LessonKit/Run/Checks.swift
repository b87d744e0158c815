import Playground

extension Lesson.Prediction {
    /// Runs the line in a copy of the session and counts. The session itself is untouched.
    func measured(in session: Session) throws(Failure) -> (Response, Int) {
        let copy = try session.copy()
        let response = copy.execute(input)
        guard response.ok else { throw Failure(response.diagnostics) }
        return (response, try copy.measure(measure))
    }
}

extension Lesson.Exercise {
    /// Takes the start in, as a file of its own. The screen before it belongs to another program: it goes.
    func begin(_ start: String, in session: Session) -> Response {
        session.declareOnEmptyScreen(ProgramFile(name: "task", text: start))
    }

    /// What came of running a task's inputs and checking its conditions.
    struct Attempt {
        var responses: [Response]
        /// A sentence for each condition that does not hold; empty when the task is solved.
        var failures: [String]
        /// Whether all inputs ran, of which claims may be false.
        var isWhole = false
        /// What a learner reads: as far as everything is right, and of many inputs the last one whole, of the others what
        /// they printed and what they cost.
        var shown: [Response] {
            var shown = responses
            if let wrong = responses.firstIndex(where: { !$0.ok }) {
                shown = Array(responses[...wrong])
                // What a claim says stands among the failures; of another input the notes do not.
                if isWhole || wrong < responses.count - 1 { shown[wrong].diagnostics = [] }
            }
            guard shown.count > Self.fewInputs, let last = shown.lastIndex(where: \.acted) else { return shown }
            for index in shown.indices where index < last {
                shown[index].blocks.removeAll { if case .screen = $0 { true } else if case .tree = $0 { true } else { false } }
            }
            return shown
        }
        /// As many fit on a screen.
        private static let fewInputs = 3
        /// What was shown after each input.
        var screens: [String?] { responses.map(\.screen) }
    }

    /// Fails when somebody stops it: that says nothing of the task.
    func attempt(in session: Session) throws(Failure) -> Attempt {
        var attempt = Attempt(responses: [], failures: [])
        // What a claim is about.
        var last = ""
        for input in inputs {
            let response = session.execute(input)
            attempt.responses.append(response)
            if response.wasStopped { throw Failure(response.diagnostics) }
            if !response.ok {
                // A claim that is false changes nothing for what comes after it.
                guard session.isClaim(input) else {
                    attempt.failures += response.diagnostics.map(\.message)
                    return attempt
                }
                attempt.failures += response.diagnostics.map { last.isEmpty ? $0.message : "after `\(last)`: \($0.message)" }
            }
            if !session.isClaim(input) { last = input }
        }
        attempt.isWhole = true
        for check in checks {
            do throws(Failure) {
                attempt.failures += try session.check(try Condition(check)).failures
            } catch {
                attempt.failures += error.diagnostics.map(\.message)
            }
        }
        return attempt
    }
}
