import Playground

/// What a presenter shows at one press of a key.
public struct Beat {
    public enum Action {
        /// Something to read.
        case show([Block])
        /// Source, shown as written and declared.
        case declare(ProgramFile, text: String)
        /// The source that a task begins with.
        case begin(Lesson.Exercise, text: String)
        /// An input, typed out and then run.
        case type(String)
        /// What came of a prediction; `isRun` when the input before this beat was the one it is about.
        case answer(Lesson.Prediction, isRun: Bool)
    }

    public let action: Action
    /// Its step's place in the lesson, from 0.
    public let step: Int
    /// The title of the step that it begins.
    public let title: String?
    /// Whether the lesson shows an error on purpose: one is recorded in its transcript.
    public let isMeantToFail: Bool
    /// What stands for the presenter's eyes before it.
    public internal(set) var notes: [String]

    /// One line that says what comes.
    public var summary: String {
        switch action {
        case .show: "text"
        case .declare, .begin: "source"
        case .type(let input): input.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        case .answer: "the answer"
        }
    }
}

extension Lesson {
    /// The lesson as a presenter goes through it, in order.
    public var beats: [Beat] {
        steps.indices.flatMap { place -> [Beat] in
            var beats: [Beat] = []
            var notes: [String] = []
            func add(_ action: Beat.Action, isMeantToFail: Bool = false) {
                beats.append(
                    Beat(
                        action: action, step: place, title: beats.isEmpty ? steps[place].title : nil, isMeantToFail: isMeantToFail,
                        notes: notes))
                notes = []
            }
            let parts = steps[place].parts
            // Predictions whose input is the transcript's first.
            var awaited: Prediction?
            for (index, part) in parts.enumerated() {
                switch part {
                case .note(let text): notes.append(text)
                case .prose(let text): add(.show([.prose(text)]))
                case .swift(let source): add(.declare(source.file(named: sourceName), text: source.text))
                case .transcript(let transcript):
                    for exchange in transcript.exchanges {
                        add(.type(exchange.input), isMeantToFail: exchange.output.contains { $0.hasPrefix("error: ") })
                        if let prediction = awaited { add(.answer(prediction, isRun: true)) }
                        awaited = nil
                    }
                case .prediction(let prediction):
                    add(.show(prediction.question))
                    let isNext = parts[(index + 1)...].firstInput == prediction.input
                    if isNext { awaited = prediction } else { add(.answer(prediction, isRun: false)) }
                case .question(let question):
                    add(.show(question.question))
                    add(.show(question.discussion))
                case .task(let task):
                    if let start = task.start { add(.begin(task, text: start)) }
                    add(.show([.prose(task.ask)]))
                    for input in task.solutionInputs + task.inputs { add(.type(input)) }
                    if let why = task.why { add(.show([.prose(why)])) }
                }
            }
            if beats.isEmpty, !notes.isEmpty || steps[place].title != nil { add(.show([])) }
            beats.indices.last.map { beats[$0].notes += notes }
            return beats
        }
    }
}

extension ArraySlice<Lesson.Part> {
    /// The first input of the transcript that comes next, notes aside.
    var firstInput: String? {
        for part in self {
            switch part {
            case .note: continue
            case .transcript(let transcript): return transcript.exchanges.first?.input
            default: return nil
            }
        }
        return nil
    }
}
