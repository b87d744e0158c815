import ParserDiagnostics
import SwiftSyntax
import ViewSyntax

/// Lints files: reads all of them for what they declare, then looks at each with every rule.
///
/// Both passes run on as many threads as there are processors. Syntax trees are kept between them as long as they
/// are few, and made again otherwise, so that memory does not grow with the number of files.
public struct Linter: Sendable {
    public let configuration: LintConfiguration
    private let rules: [Rule]
    private let treeBudget: Int

    /// Source text of this many bytes keeps its trees between the passes; a tree takes some fifty times its text.
    private static let defaultTreeBudget = 6 << 20
    /// A file that is nested more deeply than this is not looked at: the rules would run out of stack.
    static let deepestNesting = 20_000

    public init(_ configuration: LintConfiguration = LintConfiguration(), rules: [Rule] = Rule.all) {
        self.init(configuration, rules: rules, treeBudget: Self.defaultTreeBudget)
    }

    init(_ configuration: LintConfiguration, rules: [Rule], treeBudget: Int) {
        self.configuration = configuration
        self.rules = rules.filter { configuration.level(of: $0.name) != .off }
        self.treeBudget = treeBudget
    }

    /// Lints texts that are at hand.
    public func lint(_ files: [(path: String, text: String)]) -> LintReport {
        lint(paths: files.map(\.path), progress: { _ in }) { index in .text(files[index].text) }
    }

    /// Lints files of the disk.
    ///
    /// - Parameter progress: Told now and then how much is done, from 0 to 1, on the caller's thread.
    public func lint(paths: [String], progress: (Double) -> Void = { _ in }) -> LintReport {
        lint(paths: paths, progress: progress) { index in LintFiles.read(paths[index]) }
    }

    private func lint(
        paths: [String], progress: (Double) -> Void, read: @escaping @Sendable (Int) -> LintFiles.Content
    ) -> LintReport {
        let budget = Budget(treeBudget)
        let first = inParallel(paths.count, progress: { progress($0 / 2) }) { index -> FirstLook in
            let text: String
            switch read(index) {
            case .unreadable(let reason): return .unreadable(reason)
            case .text(let found): text = found
            }
            let file = SourceFile(path: paths[index], text: text)
            if file.isTooDeep { return .tooDeep }
            let reading = FileReading(file)
            let facts = reading.facts(file: paths[index])
            return .read(facts, budget.take(text.utf8.count) ? KeptFile(file: file, reading: reading) : nil)
        }
        let program = ProgramIndex(first.compactMap(\.facts))
        let checked = inParallel(paths.count, progress: { progress(0.5 + $0 / 2) }) { index -> SecondLook in
            switch first[index] {
            case .unreadable(let reason): return .unreadable(reason)
            case .tooDeep: return .checked(tooDeep(paths[index]))
            case .read(_, let kept):
                if let kept { return .checked(findings(in: kept.file, kept.reading, program)) }
                switch read(index) {
                // It was there for the first look.
                case .unreadable(let reason): return .unreadable(reason)
                case .text(let text):
                    let file = SourceFile(path: paths[index], text: text)
                    return .checked(findings(in: file, FileReading(file), program))
                }
            }
        }
        var report = LintReport()
        for (path, look) in zip(paths, checked) {
            switch look {
            case .unreadable(let reason): report.unreadable.append(.init(path: path, reason: reason))
            case .checked(let findings):
                report.linted.append(path)
                report.findings += findings
            }
        }
        return report
    }

    /// What need not be made again in the second pass.
    private struct KeptFile: Sendable {
        let file: SourceFile
        let reading: FileReading
    }

    private enum FirstLook: Sendable {
        case read(FileFacts, KeptFile?)
        case tooDeep
        case unreadable(String)

        var facts: FileFacts? { if case .read(let facts, _) = self { facts } else { nil } }
    }

    private enum SecondLook: Sendable {
        case checked([Finding])
        case unreadable(String)
    }

    // MARK: One file

    private func findings(in file: SourceFile, _ reading: FileReading, _ program: ProgramIndex) -> [Finding] {
        let checked = CheckedFile(file: file, reading: reading, program: program)
        var findings: [Finding] = []
        for rule in rules {
            let options = configuration.options(of: rule)
            for draft in rule.check(checked, options) {
                findings.append(finding(draft, rule.name, in: file))
            }
        }
        findings = Suppressions(in: file, rules: rules.map(\.name)).applied(to: findings, configuration)
        if let error = syntaxError(in: file) { findings.append(error) }
        return findings.sorted { ($0.start, $0.rule) < ($1.start, $1.rule) }
    }

    private func finding(_ draft: Rule.Draft, _ rule: String, in file: SourceFile) -> Finding {
        let range = draft.node.offsets
        return Finding(
            rule: rule, severity: draft.severity ?? configuration.severity(of: rule), message: draft.message, file: file.path,
            start: file.position(of: range.lowerBound), end: file.position(of: range.upperBound), symbol: draft.symbol,
            fix: draft.fix)
    }

    /// The first place where the text is not Swift. The rest was linted as far as it can be read.
    private func syntaxError(in file: SourceFile) -> Finding? {
        guard file.tree.hasError, configuration.level(of: Rule.syntaxError) != .off,
            let first = parserDiagnostics(of: file.tree).first
        else { return nil }
        let position = file.position(of: first.position.utf8Offset)
        return Finding(
            rule: Rule.syntaxError, severity: configuration.severity(of: Rule.syntaxError),
            message: "this is not Swift: \(first.message); the rest of the file was linted as far as it can be read",
            file: file.path, start: position, end: position, symbol: "", fix: nil)
    }

    private func tooDeep(_ path: String) -> [Finding] {
        if configuration.level(of: Rule.syntaxError) == .off { return [] }
        let start = Finding.Position(line: 1, column: 1)
        return [Finding(
            rule: Rule.syntaxError, severity: configuration.severity(of: Rule.syntaxError),
            message: "this file is nested more than \(Self.deepestNesting) levels deep and was not linted", file: path,
            start: start, end: start, symbol: "", fix: nil)]
    }
}

extension SourceFile {
    /// Whether some node has too many around it. Short texts cannot; long ones are counted without recursion.
    fileprivate var isTooDeep: Bool {
        guard text.utf8.count > Linter.deepestNesting else { return false }
        var open: [(Syntax, Int)] = [(Syntax(tree), 0)]
        while let (node, depth) = open.popLast() {
            if depth > Linter.deepestNesting { return true }
            for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
                open.append((child, depth + 1))
            }
        }
        return false
    }
}
