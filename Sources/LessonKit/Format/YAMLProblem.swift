import Yams

/// What is wrong with a text that is no YAML, and what to do about it: those who write lessons need not know the words of YAML's
/// parser.
struct YAMLProblem {
    let message: String
    /// The line in the text, from 1.
    let line: Int
    let advice: String

    init(_ error: YamlError, in text: String) {
        guard case .scanner(let context, let problem, let mark, _) = error.asScanner else {
            (message, line, advice) = ("it cannot be read", 1, Self.quoting)
            return
        }
        // A line that has no colon is noticed at the next one.
        let isUnfinished = problem.contains("could not find expected ':'")
        let line = max(1, isUnfinished ? context?.mark.line ?? mark.line : mark.line)
        (message, self.line) = (problem, line)
        let lines = text.textLines
        let written = lines.indices.contains(line - 1) ? lines[line - 1] : ""
        if written.prefix(while: \.isWhitespace).contains("\t") {
            advice = "lines are indented with spaces, and here stands a tab"
        } else if isUnfinished {
            advice = "a line is `key: value`, with a space behind the colon; what goes on below it is indented"
        } else {
            advice = Self.quoting
        }
    }

    private static let quoting =
        "a text with `: ` or ` #` in it, or one that begins with a mark, stands in quotes as a whole, or below a `|`, each line indented"
}

extension YamlError {
    /// The three ways in which a text can be wrong tell the same.
    fileprivate var asScanner: YamlError? {
        switch self {
        case .scanner(let context, let problem, let mark, let yaml), .parser(let context, let problem, let mark, let yaml),
             .composer(let context, let problem, let mark, let yaml):
            .scanner(context: context, problem: problem, mark, yaml: yaml)
        default: nil
        }
    }
}
