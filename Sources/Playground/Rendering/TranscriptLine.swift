/// How a printed line is written in a transcript, where a line that begins with `> ` is an input.
///
/// A backslash goes before such a line, and before those that have one there already.
public enum TranscriptLine {
    /// The line as a transcript has it: `\> quoted` for `> quoted`.
    public static func written(_ line: String) -> String { looksLikeInput(line) ? "\\" + line : line }

    /// What was printed, of the line that a transcript has.
    public static func printed(_ line: String) -> String {
        line.hasPrefix("\\") && looksLikeInput(String(line.dropFirst())) ? String(line.dropFirst()) : line
    }

    private static func looksLikeInput(_ line: String) -> Bool {
        let rest = line.drop { $0 == "\\" }
        return rest == ">" || rest.hasPrefix("> ")
    }
}
