import Foundation
import Playground

/// Writes responses to standard output: as text, coloured on a terminal, or as JSON.
struct Output {
    enum Form { case text, json }

    var form = Form.text
    var colours: Colours? = Colours.ofStandardOutput

    func show(_ response: Response) {
        switch form {
        case .json: write(JSONRenderer().render(response))
        case .text: write(rows(of: response))
        }
    }

    /// A response as text, in rows that the terminal does not break.
    func rows(of response: Response) -> [StyledLine] {
        rows(TextRenderer(columns: columnsOfStandardOutput ?? .max).lines(response))
    }

    func write(_ rows: [StyledLine]) {
        if !rows.isEmpty { write(rows.map { colours?.paint($0) ?? $0.plain }.joined(separator: "\n")) }
    }

    /// Writes a line, broken between words where the terminal is narrow.
    func tell(_ line: String, _ style: StyledLine.Style = .plain) {
        write(rows([StyledLine(line, style)]))
    }

    /// A terminal would break long lines within words.
    private func rows(_ lines: [StyledLine]) -> [StyledLine] {
        guard let columns = columnsOfStandardOutput else { return lines }
        return lines.flatMap { $0.wrapped(to: columns) }
    }

    /// Writes text and a newline. It leaves at once, so that it stands before what libedit or another process writes.
    func write(_ text: String) {
        print(text)
        fflush(nil)
    }

    func hint(_ line: String) {
        tell(line, .hint)
    }
}
