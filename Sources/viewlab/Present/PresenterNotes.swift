import LessonKit
import Playground

/// The presenter's notes in a terminal of their own, beside what the audience sees now and next.
struct PresenterNotes {
    let lesson: Lesson
    let beats: [Beat]
    private let file: PresentationFile?

    /// The file is looked at so often, in seconds.
    private static let interval = 0.2

    init(_ lesson: Lesson) {
        self.lesson = lesson
        beats = lesson.beats
        file = PresentationFile(lesson: lesson.id)
    }

    /// All notes in order, for paper.
    var handout: [StyledLine] {
        var lines = [StyledLine(lesson.title, .heading)]
        for (index, beat) in beats.enumerated() {
            if let title = beat.title { lines += [StyledLine(), StyledLine("\(beat.step + 1). \(title)", .heading)] }
            if !beat.notes.isEmpty || isInput(beat) { lines.append(StyledLine("\(index + 1)/\(beats.count)  \(beat.summary)", .code)) }
            lines += text(of: beat)
        }
        return lines
    }

    /// Follows a presentation until it is over or `q` is pressed.
    func follow(on stage: Stage, keys: PresenterKeys) {
        keys.start()
        defer { keys.stop() }
        var shown: PresentationFile.Position?
        var hasBegun = false
        while true {
            let position = file?.read()
            if position?.isOver == false { hasBegun = true }
            if hasBegun, position?.isOver != false { return stage.write([StyledLine("the presentation is over", .hint)]) }
            let current = position?.isOver == false ? position : nil
            if stage.fit() || shown == nil || current != shown {
                stage.clear()
                stage.write(stage.wrapped(lines(at: current)))
                shown = current ?? .init(place: 0, isOver: true)
            }
            if keys.next(within: Self.interval) == .quit { return }
        }
    }

    private func lines(at position: PresentationFile.Position?) -> [StyledLine] {
        let place = min(position?.place ?? 0, beats.count)
        let current = beats.prefix(place).last
        let step = beats.dropFirst(place).first?.step ?? current?.step ?? 0
        let title = lesson.steps.indices.contains(step) ? lesson.steps[step].title.map { ": \($0)" } ?? "" : ""
        var lines = [
            StyledLine(lesson.title, .heading),
            StyledLine("\(place)/\(beats.count)  step \(step + 1) of \(lesson.steps.count)\(title)", .faint),
        ]
        if position == nil { lines.append(StyledLine("waiting for `viewlab present \(lesson.id)`; q leaves", .hint)) }
        if let current { lines += [StyledLine(), StyledLine("now   " + current.summary, .code)] + text(of: current) }
        lines.append(StyledLine())
        if let next = beats.dropFirst(place).first {
            lines += [StyledLine("next  " + next.summary, .code)] + text(of: next)
        } else {
            lines.append(StyledLine("next  the end", .code))
        }
        return lines
    }

    private func text(of beat: Beat) -> [StyledLine] {
        beat.notes.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }.map { StyledLine("  " + $0) }
    }

    private func isInput(_ beat: Beat) -> Bool {
        if case .type = beat.action { true } else { false }
    }
}
