import Foundation
import Testing
@testable import ViewLint

/// The files in `Rules`: Swift sources with what is said of them in comments, to the letter.
///
/// `// expect RULE: MESSAGE` stands on the line of the finding, or below it on a line of its own. `// file: NAME` begins
/// another file of the same program, `// set RULE OPTION NUMBER` sets an option. Anything said that is not expected
/// fails too.
@Suite struct RuleTests {
    struct Sample: CustomTestStringConvertible, Sendable {
        let name: String
        let text: String
        var testDescription: String { name }

        static let all: [Sample] = {
            let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Rules")
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
                let data = FileManager.default.contents(atPath: folder.appendingPathComponent(name).path)
                return data.map { Sample(name: name, text: String(decoding: $0, as: UTF8.self)) }
            }
        }()
    }

    @Test func thereAreSamplesOfEveryRule() {
        let names = Sample.all.map { $0.name.split(separator: ".").first.map(String.init) ?? "" }
        #expect(Set(Rule.all.map(\.name)).isSubset(of: names))
    }

    @Test(arguments: Sample.all)
    func isSaid(of sample: Sample) {
        var configuration = LintConfiguration()
        var expected: [String] = []
        var files: [(path: String, text: String)] = [(sample.name, "")]
        var line = 0
        for text in sample.text.split(separator: "\n", omittingEmptySubsequences: false) {
            line += 1
            if let name = text.comment("file:") {
                files.append((name, ""))
                line = 0
                continue
            }
            if let setting = text.comment("set ")?.split(separator: " "), setting.count == 3, let number = Int(setting[2]) {
                configuration.options[String(setting[0]), default: [:]][String(setting[1])] = number
            }
            files[files.count - 1].text += text + "\n"
            if let expectation = text.comment("expect ") {
                // Below other expectations, or below the line.
                if text.drop(while: { $0 == " " }).hasPrefix("//") {
                    line -= 1
                    files[files.count - 1].text.removeLast(text.count + 1)
                }
                expected.append("\(files[files.count - 1].path):\(line): \(expectation)")
            }
        }
        let found = Linter(configuration).lint(files).findings.map { "\($0.file):\($0.start.line): \($0.rule): \($0.message)" }
        #expect(found.sorted() == expected.sorted())
    }
}

extension Substring {
    /// What follows a word in a comment of the line.
    fileprivate func comment(_ word: String) -> String? {
        guard let range = range(of: "// " + word) else { return nil }
        return self[range.upperBound...].trimmingCharacters(in: .whitespaces)
    }
}
