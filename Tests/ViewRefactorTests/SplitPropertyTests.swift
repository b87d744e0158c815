import Foundation
import Playground
import RandomInput
import SwiftSyntax
import Testing
@testable import ViewRefactor

/// Every split that is not refused leaves the program as it was, seen from outside: the same screens and prints for
/// the same actions, no more bodies of the views that were there, and a new view that runs for its inputs only.
///
/// Each program in `SplitPrograms` is split at its members, lines and calls; `// show EXPR` says what to mount, where it is
/// not the preview. Of programs of courses chance chooses a split each, and all splits of all programs with `VIEWLAB_RANDOM_INPUTS=1000000`.
/// With `VIEWLAB_ONLY=shop` it is the files alone whose name contains that.
@Suite(.serialized) struct SplitPropertyTests {
    struct Program: CustomTestStringConvertible, Sendable {
        let name: String
        let text: String
        var testDescription: String { name }

        var root: String {
            let line = text.split(separator: "\n").first { $0.hasPrefix("// show ") }
            return line.map { String($0.dropFirst("// show ".count)) } ?? ""
        }

        /// What is made for a container that asks for it later is nobody's; in a view of its own it is that view's.
        var isMadeLater: Bool {
            ["GeometryReader", "Lazy", "List", "Menu", "Navigation", "ScrollViewReader", "sheet", "TabView", "TimelineView"]
                .contains(where: text.contains)
        }

        static let all = inFolder("SplitPrograms")
        /// A dozen programs of courses, chosen by chance: each is loaded and run several times.
        static let ofCourses: [Program] = {
            var random = RandomInput(part: 0)
            return Array(inFolder("../SwiftUIRuntimeTests/Programs").shuffled(using: &random).prefix(RandomInput.count(12)))
        }()

        private static func inFolder(_ name: String) -> [Program] {
            let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(name)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            let chosen = ProcessInfo.processInfo.environment["VIEWLAB_ONLY"]
            return names.filter { $0.hasSuffix(".swift") && (chosen.map($0.contains) ?? true) }.sorted().compactMap { name in
                let data = FileManager.default.contents(atPath: folder.appendingPathComponent(name).path)
                return data.map { Program(name: name, text: String(decoding: $0, as: UTF8.self)) }
            }
        }
    }

    @Test(arguments: Program.ofCourses)
    func splitsOfCoursePrograms(program: Program) async {
        let (_, problems) = await onLargeStack {
            var random = RandomInput(part: program.text.utf8.count)
            return SplitTrial(program).run(atMost: RandomInput.count(1), with: &random)
        }
        #expect(problems.joined(separator: "\n\n") == "")
    }

    @Test(arguments: Program.all)
    func everySplitKeepsTheProgram(program: Program) async {
        let (made, problems) = await onLargeStack { Self.trial(of: program) }
        #expect(problems.joined(separator: "\n\n") == "")
        #expect(made >= 5)
    }

    private static func trial(of program: Program) -> (made: Int, problems: [String]) {
        var random = RandomInput(part: program.text.utf8.count)
        return SplitTrial(program).run(atMost: RandomInput.count(7), with: &random)
    }

    @Test(arguments: 0..<4)
    func splitsOfGeneratedViews(seed: Int) async {
        let program = Program(name: "seed \(seed)", text: ViewGenerator.program(seed: seed))
        let (made, problems) = await onLargeStack { Self.trial(of: program) }
        #expect(problems.joined(separator: "\n\n") == "")
        #expect(made > 0)
    }
}

/// Runs something on a thread with room for deep recursion, as the command does, and gives what it returns.
func onLargeStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
        let thread = Thread { continuation.resume(returning: body()) }
        thread.stackSize = 512 << 20
        thread.start()
    }
}

/// Splits one program in all ways, and sets each beside the original.
private struct SplitTrial {
    private let program: SplitPropertyTests.Program
    private let original: ProgramRun

    init(_ program: SplitPropertyTests.Program) {
        self.program = program
        original = ProgramRun(program.text, root: program.root)
    }

    /// At most so many splits: each is a program to load and to run.
    func run(atMost limit: Int, with random: inout RandomInput) -> (made: Int, problems: [String]) {
        if let failure = original.failure { return (0, ["\(program.name): \(failure)"]) }
        let chosen = allSplits(of: program.text).shuffled(using: &random).prefix(limit)
        let problems = chosen.flatMap { selector, split in
            self.problems(of: split).map { "\(program.name), \(selector): \($0)\n\(split.edit.diff.text)" }
        }
        return (chosen.count, problems)
    }

    private func problems(of split: SplitResult) -> [String] {
        let edited = ProgramRun(split.edit.result, root: program.root, inputs: original.inputs)
        if let failure = edited.failure { return [failure] }
        // How many values the new view made when it ran last, at least. Rows are made again only where they changed.
        var size = 0
        let makesRows = split.edit.replacements.contains { $0.text.contains("ForEach(") }
        for (before, after) in zip(original.steps, edited.steps) {
            let problems = compare(before.response, after.response, new: split.name, size: size)
            let counts = after.response.delta[split.name]
            if counts.body > 0, !makesRows { size = counts.built / counts.body }
            if !problems.isEmpty { return problems.map { "\(before.input): \($0)" } }
        }
        return []
    }

    private func compare(_ before: Response, _ after: Response, new: String, size: Int) -> [String] {
        var problems: [String] = []
        if before.ok != after.ok { problems.append("ok is \(after.ok): \(TextRenderer().render(after).joined(separator: "\n"))") }
        if before.screen != after.screen { problems.append("another screen:\n\(after.screen ?? "")\ninstead of\n\(before.screen ?? "")") }
        if before.printed != after.printed { problems.append("printed \(after.printed) instead of \(before.printed)") }
        for row in after.delta.rows where row.type != new {
            if row.counts.body > before.delta[row.type].body { problems.append("\(row.type) ran \(row.counts.body) times instead of \(before.delta[row.type].body)") }
        }
        let counts = after.delta[new]
        if !program.isMadeLater, after.delta.sum.built > before.delta.sum.built + counts.initialized {
            problems.append("built \(after.delta.sum.built) values instead of \(before.delta.sum.built), with \(counts.initialized) new views")
        }
        // A part that was left as it was is work that was not done.
        let isLeft = counts.initialized > 0 && counts.body == 0
        if !program.isMadeLater, isLeft, size > 1, after.delta.sum.built >= before.delta.sum.built {
            problems.append("\(new) was left as it was, and built is \(after.delta.sum.built) instead of \(before.delta.sum.built)")
        }
        for update in after.updates where update.ran && update.path.parts.last?.type == new {
            let isFirst = update.causes.contains { [.first, .identity].contains($0.kind) }
            let hasChanged = update.fields.contains { [.changed, .unknown].contains($0.verdict) } || !update.changes.isEmpty
            if !isFirst, !hasChanged { problems.append("\(new) ran, and none of its inputs changed") }
        }
        return problems
    }
}
