import Foundation

/// Keeps the terminal from showing what is typed while nobody asks for it: it would stand in the middle of an answer or of a
/// progress line. The next entry has it, and shows it in its place.
///
/// A signal that ends the process puts the terminal back (`SignalWatch`). `kill -9` and a crash tell nobody: bash, which
/// edits lines itself, then puts the terminal back, and after a shell that does not, such as dash, `stty sane` does. So
/// keys are quiet only while an input runs.
struct QuietKeys {
    private let before: termios

    /// Nil where keys do not come from a terminal, or are not shown as it is.
    init?() {
        var attributes = termios()
        guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &attributes) == 0 else { return nil }
        before = attributes
        guard attributes.c_lflag & tcflag_t(ECHO) != 0 else { return nil }
        attributes.c_lflag &= ~tcflag_t(ECHO)
        tcsetattr(STDIN_FILENO, TCSANOW, &attributes)
    }

    /// Shows keys again. What has been typed and not read is kept.
    func end() {
        var attributes = before
        tcsetattr(STDIN_FILENO, TCSANOW, &attributes)
    }
}
