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
        let terminal = environment["TERM"] ?? ""
        return isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && !["", "dumb", "emacs"].contains(terminal)
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
        }
    }
}
