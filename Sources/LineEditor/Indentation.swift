/// How far the next line of an entry begins, by the brackets on the line before it.
enum Indentation {
    static let step = "    "

    /// The indentation of a line that is begun after `text`: that of the last line, and a step more when the line
    /// leaves a bracket open.
    static func afterLine(endingAt text: String) -> String {
        let line = text.lastLine
        let indentation = line.prefix { $0 == " " || $0 == "\t" }
        var open = 0
        for character in line {
            if "{([".contains(character) { open += 1 }
            if "})]".contains(character) { open = max(0, open - 1) }
        }
        return open > 0 ? indentation + step : String(indentation)
    }

    /// The spaces up to the next multiple of a step, for Tab at the beginning of a line.
    static func toNextStep(from column: Int) -> String {
        String(repeating: " ", count: step.count - column % step.count)
    }
}

extension String {
    /// What follows the last newline.
    var lastLine: Substring {
        lastIndex(where: \.isNewline).map { self[index(after: $0)...] } ?? self[...]
    }
}
