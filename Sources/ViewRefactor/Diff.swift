/// The difference of two texts, line by line, as the prompt shows it.
///
/// ```
///   + @Equatable
///     struct Counter: View {
///       let title: String
///   +   @SkipEquatable
///       let onTap: () -> Void
/// ```
public struct Diff: Hashable, Sendable {
    public enum Line: Hashable, Sendable {
        case context(String)
        case added(String)
        case removed(String)
        /// Lines in between that are not shown.
        case gap
    }

    public let lines: [Line]

    /// - Parameter context: How many unchanged lines are shown on either side of a change. Blank ones at
    ///   the ends are left out.
    public init(from old: String, to new: String, context: Int = 1) {
        let all = Self.compare(Self.split(old), Self.split(new))
        lines = Self.focus(all, context: context)
    }

    /// A line without its end, so that a file's kind of line end and a missing last one make no difference.
    private static func split(_ text: String) -> [Substring] {
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    private static func compare(_ old: [Substring], _ new: [Substring]) -> [Line] {
        var removed: Set<Int> = []
        var added: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var result: [Line] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if removed.contains(i) {
                result.append(.removed(String(old[i])))
                i += 1
            } else if added.contains(j) {
                result.append(.added(String(new[j])))
                j += 1
            } else {
                result.append(.context(String(new[j])))
                i += 1
                j += 1
            }
        }
        return result
    }

    /// Leaves out unchanged lines that are far from any change.
    private static func focus(_ lines: [Line], context: Int) -> [Line] {
        let changes = lines.indices.filter { !lines[$0].isContext }
        guard let first = changes.first, let last = changes.last else { return [] }
        var start = max(0, first - context)
        var end = min(lines.count - 1, last + context)
        while start < first, lines[start].isBlank { start += 1 }
        while end > last, lines[end].isBlank { end -= 1 }

        var result = Array(lines[start...first])
        for (change, next) in zip(changes, changes.dropFirst()) {
            let hidden = next - change - 1 - 2 * context
            if hidden > 1 {
                result += lines[(change + 1)..<(change + 1 + context)]
                result.append(.gap)
                result += lines[(next - context)...next]
            } else {
                result += lines[(change + 1)...next]
            }
        }
        return result + lines[(last + 1)..<(end + 1)]
    }
}

extension Diff.Line {
    fileprivate var isContext: Bool { if case .context = self { true } else { false } }
    fileprivate var isBlank: Bool {
        if case .context(let text) = self { text.allSatisfy(\.isWhitespace) } else { false }
    }
}
