@testable import ViewRefactor

/// The source after a split, or why it is refused.
func split(_ selector: String, _ source: String, name: String? = nil, with others: [String] = [], library: Set<String> = []) -> String {
    guard let parsed = SplitSelector(selector) else { return "no selector" }
    do throws(RefactorError) {
        return try splitView(parsed, name: name, in: source, with: others, library: library).edit.result
    } catch {
        return "\(error)"
    }
}
