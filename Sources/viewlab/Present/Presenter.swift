import LessonKit
import Playground

/// Shows a lesson to an audience, at the pace of the presenter's keys.
final class Presenter {
    struct Manner {
        /// The seconds between two keystrokes.
        var delay = 0.04
        /// Whether inputs are typed out rather than shown at once.
        var types = true
        /// Whether a key is waited for.
        var waits = true
        var isLarge = false

        /// What is read takes so many keystrokes' time where nobody presses a key.
        static let keystrokesToRead = 25.0
    }

    private let presentation: Presentation
    private let stage: Stage
    private let keys: PresenterKeys?
    private let manner: Manner
    private let file: PresentationFile?
    /// Hands the session over to whoever is at the terminal, until they are done.
    private let play: () -> Void
    private var lastShown: Response?
    /// Where a key leads that was pressed in the middle of a long text.
    private var pendingMove: Move?
    /// Whether nobody waits for the rest of the text any more.
    private var leavesOutRest = false
    /// Whether the input of the beat that comes next stands there already.
    private var isTyped = false

    private enum Move: Equatable {
        case next, back, quit
        case jump(beat: Int)
    }

    init(
        _ presentation: Presentation, on stage: Stage, keys: PresenterKeys?, manner: Manner, file: PresentationFile?,
        play: @escaping () -> Void
    ) {
        self.presentation = presentation
        self.stage = stage
        self.keys = stage.isTerminal ? keys : nil
        self.manner = manner
        self.file = file
        self.play = play
    }

    private var renderer: TextRenderer { TextRenderer(columns: stage.columns, showsOnlyChanges: manner.isLarge) }

    func run() {
        keys?.start()
        defer {
            keys?.stop()
            keep(isOver: true)
        }
        open()
        var move = Move.next
        while move != .quit {
            switch move {
            case .next where presentation.isOver:
                show([StyledLine("That was \"\(presentation.lesson.title)\".")])
                move = canWait ? wait() : .quit
                // There is nothing after the end.
                if move == .next { move = .quit }
            case .next: move = playNext()
            case .back: move = returnTo(presentation.place - 1)
            case .jump(let beat):
                lastShown = presentation.go(to: beat)
                keep()
                move = .next
            case .quit: break
            }
        }
    }

    // MARK: Beats

    private func open() {
        keep()
        stage.clear()
        show([StyledLine(presentation.lesson.title, .heading)])
        if canWait { show([StyledLine(PresenterKeys.scheme, .hint)]) }
    }

    private func playNext() -> Move {
        let beat = presentation.beats[presentation.place]
        if let title = beat.title {
            if presentation.place > 0 { stage.clear() }
            show([StyledLine(), StyledLine(title, .heading)])
        }
        if stage.rowsUsed > 0, !continuesATranscript { show([StyledLine()]) }
        if case .type(let input) = beat.action {
            makeRoom(for: input.split(separator: "\n", omittingEmptySubsequences: false).count)
            // After free play on the page before, it is as if the key had not been pressed.
            if pendingMove == nil {
                leavesOutRest = false
                stage.type(input, delay: manner.types ? manner.delay : 0) { [keys] seconds in keys?.next(within: seconds) != nil }
                isTyped = true
            }
            // A time to guess what will happen.
            let move = wait()
            isTyped = false
            guard move == .next else { return move == .back ? returnTo(presentation.place) : move }
        }
        if let response = presentation.play() { show(response) }
        keep()
        return wait()
    }

    /// Whether the next beat is one input after another.
    private var continuesATranscript: Bool {
        guard presentation.place > 0, case .type = presentation.beats[presentation.place].action,
              case .type = presentation.beats[presentation.place - 1].action else { return false }
        return presentation.beats[presentation.place].title == nil
    }

    /// Shows again what stood there before the beat of this number.
    private func returnTo(_ place: Int) -> Move {
        lastShown = presentation.go(to: place)
        keep()
        showAgain()
        return wait()
    }

    private func showAgain() {
        stage.clear()
        let beat = presentation.beats.prefix(presentation.place).last { $0.title != nil }
        show([StyledLine(beat?.title ?? presentation.lesson.title, .heading)])
        if let lastShown {
            if case .type(let input)? = presentation.beats.prefix(presentation.place).last?.action { showInput(input) }
            show(lastShown)
        }
        if isTyped, case .type(let input)? = presentation.beats.dropFirst(presentation.place).first?.action {
            if !continuesATranscript { show([StyledLine()]) }
            showInput(input)
        }
    }

    private func showInput(_ input: String) {
        show(input.split(separator: "\n", omittingEmptySubsequences: false).map { StyledLine("> " + $0, .code) })
    }

    private func show(_ response: Response) {
        lastShown = response
        show(renderer.lines(response))
    }

    /// On a projector what is shown must not run off the top: a full screen waits.
    private func show(_ lines: [StyledLine]) {
        var rows = stage.wrapped(lines)[...]
        guard manner.isLarge else { return scroll(rows) }
        if rows.count < stage.rows { makeRoom(for: rows.count) }
        while !rows.isEmpty {
            if stage.rowsUsed >= stage.rows - 1 { turnPage() }
            if leavesOutRest { return }
            let page = rows.prefix(stage.rows - 1 - stage.rowsUsed)
            stage.write(Array(page))
            rows = rows.dropFirst(page.count)
        }
    }

    /// Where there is no projector the screen scrolls, but what is longer than it stops when it is full.
    private func scroll(_ rows: ArraySlice<StyledLine>) {
        if leavesOutRest { return }
        guard canWait, rows.count >= stage.rows else { return stage.write(Array(rows)) }
        let page = rows.prefix(stage.rows - 1)
        stage.write(Array(page))
        waitForPage()
        scroll(rows.dropFirst(page.count))
    }

    /// Waits before the next page. A key that leads elsewhere does so from here: the pages that are left are not shown.
    private func waitForPage() {
        let move = waitForKey { stage in stage.showRemark("space goes on") }
        if move == .next { return }
        leavesOutRest = true
        if let move { pendingMove = move }
    }

    private func makeRoom(for count: Int) {
        if manner.isLarge, stage.rowsUsed > 0, stage.rowsUsed + count > stage.rows - 1 { turnPage() }
    }

    private func turnPage() {
        if canWait {
            waitForPage()
        } else if read() == .quit {
            (pendingMove, leavesOutRest) = (.quit, true)
        }
        if !leavesOutRest { stage.clear() }
    }

    // MARK: Keys

    private var canWait: Bool { manner.waits && keys != nil }

    /// Gives the audience the time to read, or until a key is pressed.
    private func read() -> PresenterKeys.Key? {
        var key: PresenterKeys.Key?
        _ = stage.pause(manner.delay * Manner.keystrokesToRead) { [keys] seconds in
            key = keys?.next(within: seconds)
            return key != nil
        }
        return key
    }

    private func wait() -> Move {
        while true {
            leavesOutRest = false
            if let move = pendingMove {
                pendingMove = nil
                return move
            }
            guard canWait else { return read() == .quit ? .quit : .next }
            let move = waitForKey { [presentation] stage in
                stage.showRemark("\(presentation.place)/\(presentation.beats.count)  ", PresenterKeys.scheme, or: PresenterKeys.letters)
            }
            if let move { return move }
        }
    }

    /// Waits for a key that says where to go; nil when what was there is shown again, after free play or in another size.
    private func waitForKey(_ showRemark: (Stage) -> Void) -> Move? {
        while let keys {
            showRemark(stage)
            let key = keys.next()
            stage.clearRemark()
            switch key {
            case .next, nil: return .next
            case .back: return .back
            case .quit: return .quit
            case .jump:
                if let beat = askForStep(keys) { return .jump(beat: beat) }
                guard stage.fit() else { continue }
                redraw(keys)
                return nil
            case .play:
                playFreely(keys)
                return nil
            case .redraw:
                redraw(keys)
                return nil
            case .digit, .other: break
            }
        }
        return .next
    }

    private func redraw(_ keys: PresenterKeys) {
        keys.start()
        leavesOutRest = false
        showAgain()
    }

    /// The first beat of the step whose number is typed; nil when it is none.
    private func askForStep(_ keys: PresenterKeys) -> Int? {
        var number = 0
        var refusal = ""
        while true {
            stage.showRemark("\(refusal)to step (1 to \(presentation.lesson.steps.count), then Enter): \(number > 0 ? "\(number)" : "")")
            let key = keys.next()
            stage.clearRemark()
            switch key {
            case .digit(let digit)?: number = min(number * 10 + digit, 9999)
            case .next? where number > 0:
                if let beat = presentation.firstBeat(ofStep: number - 1) { return beat }
                (refusal, number) = ("no step \(number); ", 0)
            case .redraw?: break
            default: return nil
            }
        }
    }

    private func playFreely(_ keys: PresenterKeys) {
        // Who stops the copying has changed their mind.
        guard let aside = try? presentation.session.setAside() else { return showAgain() }
        keys.stop()
        show([StyledLine("The session is yours; :resume or Ctrl-D goes back to the presentation.", .hint)])
        play()
        presentation.session.takeUp(aside)
        redraw(keys)
    }

    // MARK: The notes

    private func keep(isOver: Bool = false) {
        // Notes that cannot follow are no reason to stop.
        try? file?.write(.init(place: presentation.place, isOver: isOver))
    }
}
