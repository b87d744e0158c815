import Foundation
import Playground
import Testing

/// Programs that use the names of SwiftUI, by area, and how many of the names that real code uses are among them.
@Suite struct VocabularyCoverageTests {
    /// A file of `Vocabulary`.
    struct Program: CustomTestStringConvertible, Sendable {
        let name: String
        let text: String
        var testDescription: String { name }

        static let all: [Program] = {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
                (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)).map { Program(name: name, text: $0) }
            }
        }()
    }

    static var folder: URL { URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Vocabulary") }

    /// Each program loads and shows, and each of its controls can be acted on in a session of its own.
    @Test(arguments: Program.all) func runs(_ program: Program) async {
        let problems = await onLargeStack { Self.problems(of: program) }
        #expect(problems.isEmpty, "\(problems.joined(separator: "\n\n"))")
    }

    private static func problems(of program: Program) -> [String] {
        func shown() -> (Session, [String]) {
            let session = Session(.interpreted)
            let responses = [session.declare(ProgramFile(name: program.name, text: program.text)), session.execute(":show")]
            return (session, responses.filter { !$0.ok }.map { TextRenderer().render($0).joined(separator: "\n") })
        }
        let (session, failures) = shown()
        if !failures.isEmpty { return failures }
        var problems: [String] = []
        for control in session.execute(":show").controls where control.isEnabled {
            guard let input = action(on: control) else { continue }
            let (fresh, _) = shown()
            let response = fresh.execute(input)
            if !response.ok { problems.append("\(input)\n" + TextRenderer().render(response).joined(separator: "\n")) }
            let after = fresh.execute(":advance 2s")
            if !after.ok { problems.append("\(input), then :advance 2s\n" + TextRenderer().render(after).joined(separator: "\n")) }
        }
        return problems
    }

    /// What a person could do with a control; nil where only the program knows.
    static func action(on control: Playground.Control) -> String? {
        switch control.kind {
        case .button, .link, .tab, .gesture, .back, .disclosure, .menu: ":tap \(control.number)"
        case .toggle: ":toggle \(control.number)"
        case .textField, .searchField: ":type \(control.number) \"7\""
        case .list, .scroll: ":scroll \(control.number) end"
        case .longPress, .contextMenu: ":press \(control.number)"
        case .stepper, .slider, .picker, .datePicker: ":adjust \(control.number) +"
        case .magnify, .rotate: ":adjust \(control.number) 2"
        case .drag: ":drag \(control.number) 40,20"
        case .refresh: ":refresh \(control.number)"
        // Whether a row can be deleted or moved only its ForEach knows.
        case .colorPicker, .row: nil
        }
    }

    // MARK: Coverage

    /// A line of `names.txt`.
    private struct Usage {
        let category: String
        let name: String
        let files: Int
    }

    private static func usages() throws -> [Usage] {
        try String(contentsOf: folder.appendingPathComponent("names.txt"), encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }.compactMap { line in
                let parts = line.split(separator: "\t").map(String.init)
                guard parts.count == 3, let files = Int(parts[2]) else { return nil }
                return Usage(category: parts[0], name: parts[1], files: files)
            }
    }

    @Test func namesThatRealCodeUsesStandInAProgram() throws {
        var used: [String: Set<String>] = [:]
        for program in Program.all { used.merge(UsedNames(in: program.text).names) { $0.union($1) } }
        var missing: [String: [Usage]] = [:]
        var counts: [(category: String, covered: Int, all: Int)] = []
        for usage in try Self.usages() {
            if counts.last?.category != usage.category { counts.append((usage.category, 0, 0)) }
            counts[counts.count - 1].all += 1
            if used[usage.category]?.contains(usage.name) == true {
                counts[counts.count - 1].covered += 1
            } else {
                missing[usage.category, default: []].append(usage)
            }
        }
        for count in counts {
            let names = (missing[count.category] ?? []).map { "\($0.name) \($0.files)" }.joined(separator: ", ")
            print("\(count.category): \(count.covered) of \(count.all)" + (names.isEmpty ? "" : "; not \(names)"))
        }
        for category in ["view", "wrapper", "view shape", "modifier shape"] {
            let lacking = (missing[category] ?? []).filter { $0.files >= 3 }.map(\.name)
            #expect(lacking == [], "\(category)s that three files or more use stand in no program")
        }
    }
}
