import Foundation

/// The page of a rule, for `--explain`: Markdown with a bad and a good example. The pages are lesson files, so that the
/// counts in them can be proved.
public enum RulePage {
    /// The path of a rule's page: beside the executable, or in the sources that it was built from.
    public static func path(
        of rule: Rule, executable: URL? = Bundle.main.executableURL
    ) throws(LintSetupError) -> String {
        var folders: [String] = []
        if let executable {
            // The real file: the executable may be started through a link.
            let folder = executable.resolvingSymlinksInPath().deletingLastPathComponent()
            folders = ["ViewLab_ViewLint.resources/Pages", "ViewLab_ViewLint.bundle/Pages", "../share/viewlab/Pages"]
                .map { folder.appendingPathComponent($0).standardizedFileURL.path }
        }
        folders.append(
            URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .appendingPathComponent("Pages").path)
        for folder in folders {
            let path = "\(folder)/\(rule.name).md"
            if FileManager.default.fileExists(atPath: path) { return path }
        }
        throw LintSetupError(rule.name, "the page is missing; it is looked for in \(folders.joined(separator: ", "))")
    }

    /// The page without its front matter.
    public static func text(of rule: Rule) throws(LintSetupError) -> String {
        let path = try path(of: rule)
        guard case .text(let text) = LintFiles.read(path) else { throw LintSetupError(path, "the page cannot be read") }
        guard text.hasPrefix("---\n"), let end = text.range(of: "\n---\n") else { return text }
        return String(text[end.upperBound...]).trimmingCharacters(in: .newlines)
    }
}
