import Foundation

/// The forms in which findings can be written.
public enum Reporter: String, CaseIterable, Sendable {
    case xcode, json, sarif, github

    /// The report as text, without a newline at the end.
    public func text(of report: LintReport) -> String {
        switch self {
        case .xcode: report.findings.map(xcodeLine).joined(separator: "\n")
        case .json: JSONReport(report).text
        case .sarif: SARIFReport(report).text
        case .github: report.findings.map(gitHubLine).joined(separator: "\n")
        }
    }

    private func xcodeLine(_ finding: Finding) -> String {
        "\(finding.file):\(finding.start.line):\(finding.start.column): \(finding.severity.rawValue): "
            + "\(finding.message) (\(finding.rule))"
    }

    /// A workflow command; line ends, and the signs that divide its properties, are written as percent codes.
    private func gitHubLine(_ finding: Finding) -> String {
        func escaped(_ text: String, property: Bool) -> String {
            var result = text.replacingOccurrences(of: "%", with: "%25")
                .replacingOccurrences(of: "\r", with: "%0D").replacingOccurrences(of: "\n", with: "%0A")
            if property {
                result = result.replacingOccurrences(of: ":", with: "%3A").replacingOccurrences(of: ",", with: "%2C")
            }
            return result
        }
        let place = "file=\(escaped(finding.file, property: true)),line=\(finding.start.line),endLine=\(finding.end.line)"
            + ",col=\(finding.start.column),title=\(finding.rule)"
        return "::\(finding.severity.rawValue) \(place)::\(escaped(finding.message, property: false)) (\(finding.rule))"
    }
}

/// Writes a value as JSON that people can read and compare.
func readableJSON(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { preconditionFailure("a report holds strings and numbers only") }
    return String(decoding: data, as: UTF8.self)
}
