import Foundation
import Playground

/// Writes responses to standard output: as text, coloured on a terminal, or as JSON.
struct Output {
    enum Form { case text, json }

    var form = Form.text
    var colours: Colours? = Colours.ofStandardOutput

    func show(_ response: Response) {
        switch form {
        case .json:
            write(JSONRenderer().render(response))
        case .text:
            let lines = rows(TextRenderer(columns: columnsOfStandardOutput ?? .max).lines(response)).map { colours?.paint($0) ?? $0.plain }
            if !lines.isEmpty { write(lines.joined(separator: "\n")) }
        }
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
        write(colours?.paint(line, .hint) ?? line)
    }
}
