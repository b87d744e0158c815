import Foundation

/// A bar on standard error for work that takes longer than a second; nothing where that is no terminal.
struct ProgressBar {
    private let title: String
    private let start = Date()
    private let isOnTerminal = isatty(STDERR_FILENO) == 1
    private var isShown = false

    private static let delay = 1.0
    private static let width = 30

    init(_ title: String) {
        self.title = title
    }

    /// Shows how much is done, from 0 to 1.
    mutating func show(_ progress: Double) {
        guard isOnTerminal, Date().timeIntervalSince(start) > Self.delay else { return }
        isShown = true
        write("\r" + Self.line(title, progress))
    }

    static func line(_ title: String, _ progress: Double) -> String {
        let done = Int(max(0, min(1, progress)) * Double(width))
        let bar = String(repeating: "#", count: done) + String(repeating: ".", count: width - done)
        return "\(title) [\(bar)] \(Int(max(0, min(1, progress)) * 100)) %"
    }

    /// Takes the bar away.
    mutating func clear() {
        if isShown { write("\r\u{1B}[K") }
        isShown = false
    }

    private func write(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }
}
