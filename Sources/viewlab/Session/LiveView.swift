import Foundation
import LineEditor
import Playground

/// The panel of `:live`, kept up to date with what the session answers.
final class LiveView {
    private let output: Output
    private var panel = PinnedPanel()
    /// What stands below the panel.
    private var answer: Response?
    private var lines: (_ columns: Int, _ rows: Int) -> [StyledLine] = { _, _ in [] }

    init(output: Output) {
        self.output = output
    }

    var isShown: Bool { height > 0 }
    /// The rows that the panel takes.
    var height: Int { panel.height }

    /// Shows what a response says of the views.
    func show(_ response: Response) {
        answer = response
        let live = LivePanel(response)
        lines = { live.lines(columns: $0, rows: $1) }
        let size = terminalSize(of: STDOUT_FILENO)
        write(panel.draw(painted(size), rows: size.rows))
    }

    /// Draws the panel again after the terminal has changed, and the end of the last answer below it.
    func drawAnew() {
        let size = terminalSize(of: STDOUT_FILENO)
        write(panel.drawAnew(painted(size), rows: size.rows))
        let room = max(0, size.rows - height - 1)
        let rows = answer.map { output.rows(of: $0).suffix(room) } ?? []
        write(rows.map { (output.colours?.paint($0) ?? $0.plain) + "\n" }.joined())
    }

    func leave() {
        write(panel.leave(rows: terminalSize(of: STDOUT_FILENO).rows))
    }

    /// At most half of the terminal, so that an answer has its place.
    private func painted(_ size: (columns: Int, rows: Int)) -> [String] {
        lines(size.columns, max(1, size.rows / 2)).map { output.colours?.paint($0) ?? $0.plain }
    }

    private func write(_ text: String) {
        print(text, terminator: "")
        fflush(nil)
    }
}
