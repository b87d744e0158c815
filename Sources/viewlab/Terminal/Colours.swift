import Foundation
import Playground

/// How a terminal shows what the pieces of a line mean.
struct Colours {
    /// The parameters of the escape sequence that begins a prompt.
    let prompt = "1;34"

    /// Nil where colours are not wanted: no terminal, one that knows none, or NO_COLOR.
    static var ofStandardOutput: Colours? {
        let environment = ProcessInfo.processInfo.environment
        return areWanted(isTerminal: isatty(STDOUT_FILENO) == 1, environment: environment) ? Colours() : nil
    }

    static func areWanted(isTerminal: Bool, environment: [String: String]) -> Bool {
        isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && !isDumb(environment)
    }

    /// Whether the terminal understands more than lines of text.
    static var canMoveCursor: Bool { !isDumb(ProcessInfo.processInfo.environment) }

    private static func isDumb(_ environment: [String: String]) -> Bool {
        ["", "dumb", "emacs"].contains(environment["TERM"] ?? "")
    }

    func paint(_ line: StyledLine) -> String {
        line.pieces.map { paint($0.text, $0.style) }.joined()
    }

    func paint(_ text: String, _ style: StyledLine.Style) -> String {
        guard let parameters = parameters(style) else { return text }
        return "\u{1B}[\(parameters)m\(text)\u{1B}[0m"
    }

    private func parameters(_ style: StyledLine.Style) -> String? {
        switch style {
        case .plain: nil
        case .faint, .hint: "2"
        case .heading, .view: "1"
        case .code, .value: "36"
        case .error: "1;31"
        case .warning: "33"
        case .added: "32"
        case .removed: "31"
        case .count: nil
        case .fresh: "1;32"
        case .wasted: "1;33"
        case .skipped: "34"
        // Dark text on a light ground, which is another one at each run.
        case .flash(let run): "30;\(102 + run % 5)"
        }
    }
}
