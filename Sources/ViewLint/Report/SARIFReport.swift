import Foundation

/// The findings as SARIF 2.1.0, which code hosts and editors read.
struct SARIFReport {
    private let report: LintReport

    init(_ report: LintReport) {
        self.report = report
    }

    var text: String { readableJSON(log) }

    private var log: Log {
        let rules = Rule.all.map { ($0.name, $0.summary) } + [
            (Rule.uselessSuppression, "a comment that suppresses nothing"),
            (Rule.syntaxError, "text that is not Swift"),
        ]
        let indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($0.element.0, $0.offset) })
        let driver = Driver(
            rules: rules.map { name, summary in
                Descriptor(
                    id: name, shortDescription: Message(text: summary),
                    help: Message(text: "viewlab lint --explain \(name)"),
                    defaultConfiguration: .init(level: "warning"))
            })
        // Several findings of one rule in one member are told apart by their order.
        var seen: [String: Int] = [:]
        let results = report.findings.map { finding in
            let key = "\(finding.rule):\(finding.symbol)"
            seen[key, default: 0] += 1
            let number = seen[key] ?? 1
            return Outcome(
                ruleId: finding.rule, ruleIndex: indices[finding.rule] ?? 0, level: finding.severity.rawValue,
                message: Message(text: finding.message), locations: [Location(finding)],
                partialFingerprints: ["viewlab/v1": number == 1 ? key : "\(key):\(number)"])
        }
        let notices = report.unreadable.map {
            Notification(level: "error", message: Message(text: "\($0.path): \($0.reason)"))
        }
        return Log(runs: [
            Run(
                tool: Tool(driver: driver), results: results,
                invocations: [Invocation(executionSuccessful: notices.isEmpty, toolExecutionNotifications: notices)]),
        ])
    }

    // The parts of the format that are used, by its own names.

    private struct Log: Encodable {
        let version = "2.1.0"
        let schema = "https://json.schemastore.org/sarif-2.1.0.json"
        let runs: [Run]

        enum CodingKeys: String, CodingKey {
            case version, runs
            case schema = "$schema"
        }
    }
    private struct Run: Encodable {
        let tool: Tool
        let columnKind = "unicodeCodePoints"
        let results: [Outcome]
        let invocations: [Invocation]
    }
    private struct Invocation: Encodable {
        let executionSuccessful: Bool
        let toolExecutionNotifications: [Notification]
    }
    private struct Notification: Encodable {
        let level: String
        let message: Message
    }
    private struct Tool: Encodable { let driver: Driver }
    private struct Driver: Encodable {
        let name = "viewlab"
        let rules: [Descriptor]
    }
    private struct Descriptor: Encodable {
        struct Configuration: Encodable { let level: String }
        let id: String
        let shortDescription: Message
        let help: Message
        let defaultConfiguration: Configuration
    }
    private struct Message: Encodable { let text: String }
    private struct Outcome: Encodable {
        let ruleId: String
        let ruleIndex: Int
        let level: String
        let message: Message
        let locations: [Location]
        let partialFingerprints: [String: String]
    }
    private struct Location: Encodable {
        struct Physical: Encodable {
            let artifactLocation: Artifact
            let region: Region
        }
        struct Artifact: Encodable { let uri: String }
        struct Region: Encodable {
            let startLine: Int
            let startColumn: Int
            let endLine: Int
            let endColumn: Int
        }
        let physicalLocation: Physical

        init(_ finding: Finding) {
            physicalLocation = Physical(
                artifactLocation: Artifact(uri: Self.uri(of: finding.file)),
                region: Region(
                    startLine: finding.start.line, startColumn: finding.start.column, endLine: finding.end.line,
                    endColumn: finding.end.column))
        }

        /// A relative reference, or a file URL for a full path.
        private static func uri(of path: String) -> String {
            if path.hasPrefix("/") { return URL(fileURLWithPath: path).absoluteString }
            return path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed.subtracting(":")) ?? path
        }
    }
}

extension CharacterSet {
    fileprivate func subtracting(_ characters: CharacterSet.Element...) -> CharacterSet {
        var result = self
        for character in characters { result.remove(character) }
        return result
    }
}
