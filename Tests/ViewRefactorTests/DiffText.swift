import ViewRefactor

extension Diff {
    /// The lines with their signs, indented by two columns.
    var text: String {
        lines.map { line in
            let (sign, text) = switch line {
            case .context(let text): (" ", text)
            case .added(let text): ("+", text)
            case .removed(let text): ("-", text)
            case .gap: (" ", "…")
            }
            var full = "  \(sign) \(text)"
            while full.last == " " { full.removeLast() }
            return full
        }.joined(separator: "\n")
    }
}
