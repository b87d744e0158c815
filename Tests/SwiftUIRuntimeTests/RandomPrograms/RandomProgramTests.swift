import DiffEngine
import SwiftInterpreter
import SwiftLibrary
import Testing

@testable import Playground
@testable import SwiftUIRuntime

/// Random programs with random actions, after each of which what must always hold is looked at.
@Suite struct RandomProgramTests {
    @Test(arguments: seeds(10)) func invariantsHoldAfterEveryAction(seed: Int) async {
        let problems = await onLargeStack { () -> [String] in
            var generator = ProgramGenerator(seed: seed)
            let source = generator.program()
            var first = ProgramRun(source: source, seed: seed)
            var problems = first.run()
            var second = ProgramRun(source: source, seed: seed)
            _ = second.run()
            if first.transcript != second.transcript { problems.append("two runs differ:\n" + difference(first.transcript, second.transcript)) }
            return problems.isEmpty ? [] : problems + [source]
        }
        #expect(problems.isEmpty, "seed \(seed):\n\(problems.joined(separator: "\n"))")
    }

    /// Where nothing lets a view grow old, what is skipped must not matter: when all bodies run, the screen stays as it is.
    @Test(arguments: seeds(12)) func aSkippedViewShowsWhatItsBodyWould(seed: Int) async {
        let problems = await onLargeStack { () -> [String] in
            var generator = ProgramGenerator(seed: seed &+ 5_000, isHonest: true)
            let source = generator.program()
            var run = ProgramRun(source: source, seed: seed)
            let problems = run.runAgainstBodies()
            return problems.isEmpty ? [] : problems + [source]
        }
        #expect(problems.isEmpty, "seed \(seed):\n\(problems.joined(separator: "\n"))")
    }
}

/// The first lines that differ.
private func difference(_ a: [String], _ b: [String]) -> String {
    for (x, y) in zip(a, b) where x != y { return x + "\n" + y }
    return "\(a.count) and \(b.count) lines"
}

/// The vocabulary, read once.
private let interfaces: InterfaceIndex? = try? InterfaceIndex(
    files: InterfaceFiles.standardLibrary() + InterfaceFiles.swiftUI())

/// One run of a program with actions that its seed chooses.
private struct ProgramRun {
    let source: String
    private var random: SeededRandom
    /// What each input answered, to the letter.
    private(set) var transcript: [String] = []

    init(source: String, seed: Int) {
        self.source = source
        random = SeededRandom(seed: seed &+ 77)
    }

    /// Runs the program and gives what did not hold.
    mutating func run() -> [String] {
        guard let interfaces else { return ["the vocabulary cannot be read"] }
        let program = InterpretedProgram(interfaces: interfaces, stoppedBy: StopFlag())
        let session = Session(SessionConfiguration(makeHost: { program.host }))
        var problems: [String] = []
        let loaded = session.load(ProgramFile(name: "random.swift", text: source))
        guard loaded.ok else { return loaded.diagnostics.map(words) }
        _ = session.execute(random.pick([":set layouts async", ":set build debug", ":set swiftui 2022", ":set swiftui 2026"]))
        for step in 0..<26 {
            let input = step == 0 ? ":show Screen()" : action(session.execute(":controls"))
            let response = session.execute(input)
            transcript.append(JSONRenderer().render(response))
            guard response.ok else { return problems + ["\(input): " + response.diagnostics.map(words).joined(separator: "; ")] }
            let found = Invariants(program: program, response: response).problems()
                + countProblems(session.execute("report()"))
            problems += found.map { "step \(step), \(input): \($0)" }
            if problems.count > 5 { return problems }
        }
        return problems
    }

    /// Runs the program and, after each action, all bodies that are mounted; gives what they show otherwise than before.
    mutating func runAgainstBodies() -> [String] {
        guard let interfaces else { return ["the vocabulary cannot be read"] }
        let program = InterpretedProgram(interfaces: interfaces, stoppedBy: StopFlag())
        let session = Session(SessionConfiguration(makeHost: { program.host }))
        let loaded = session.load(ProgramFile(name: "random.swift", text: source))
        guard loaded.ok else { return loaded.diagnostics.map(words) }
        var problems: [String] = []
        for step in 0..<20 {
            let input = step == 0 ? ":show Screen()" : action(session.execute(":controls"), takesBack: false)
            let response = session.execute(input)
            guard response.ok else { return problems + ["\(input): " + response.diagnostics.map(words).joined(separator: "; ")] }
            let screen = session.execute(":screen").screen
            let reloaded = session.declare(ProgramFile(name: "other\(step).swift", text: "struct Other\(step) {}"))
            guard reloaded.ok else { return problems + ["\(input): the reload fails: " + reloaded.diagnostics.map(words).joined()] }
            let anew = session.execute(":screen").screen
            if screen != anew { problems.append("step \(step), \(input) shows\n\(screen ?? "")\nand all bodies\n\(anew ?? "")") }
            if problems.count > 1 { return problems }
        }
        return problems
    }

    private func words(_ diagnostic: Playground.Diagnostic) -> String {
        (diagnostic.place.map { "\($0.line):\($0.column): " } ?? "") + diagnostic.message
    }

    /// Something that a person could do now.
    private mutating func action(_ response: Response, takesBack: Bool = true) -> String {
        if takesBack, random.once(in: 12) { return ":undo" }
        if random.once(in: 20) { return ":set viewport 80x\(random.number(5..<40))" }
        if random.once(in: 20) { return ":advance 50ms" }
        let controls = response.controls.filter { $0.cover == nil && 
            [.button, .link, .back, .list, .scroll, .stepper, .toggle, .tab, .disclosure].contains($0.kind)
        }
        guard !controls.isEmpty else { return ":advance 1s" }
        let control = random.pick(controls)
        switch control.kind {
        case .list, .scroll: return ":scroll \(control.number) \(random.number(0..<70))"
        case .back: return ":back"
        case .stepper: return ":adjust \(control.number) \(random.number(0..<5))"
        case .toggle: return ":toggle \(control.number)"
        default: return ":tap \(control.number)"
        }
    }

    /// Where the program's own counts are other than the session's.
    private func countProblems(_ response: Response) -> [String] {
        guard let text = response.value?.text else { return ["the program does not say its counts"] }
        return text.filter { $0 != "\"" }.split(separator: ",").compactMap { entry in
            let parts = entry.split(separator: " ")
            guard parts.count == 3, let inits = Int(parts[1]), let bodies = Int(parts[2]) else { return "\(entry) is no count" }
            let counts = response.total[String(parts[0])]
            if counts.initialized == inits, counts.body == bodies { return nil }
            return "\(parts[0]) counts \(inits) inits and \(bodies) bodies, the session \(counts.initialized) and \(counts.body)"
        }
    }
}

/// What holds after every input, whatever it was.
private struct Invariants {
    let program: InterpretedProgram
    let response: Response

    private var engine: Engine { program.runtime.engine }

    func problems() -> [String] {
        engine.checkInvariants() + entryProblems() + treeProblems()
    }

    /// A view runs for its value or its newness only if the view above it ran, and no reason is unknown.
    private func entryProblems() -> [String] {
        var problems: [String] = []
        var evaluated: Set<NodeID> = []
        let fromAbove: ReasonSet = [.valueChanged, .firstAppearance, .identityChanged]
        engine.ledger.forEach(in: engine.ledger.lastInput) { _, entry in
            switch entry {
            case .evaluation(let evaluation):
                evaluated.insert(evaluation.node)
                if evaluation.reasons.contains(.unknown) { problems.append("\(program.runtime.name(of: evaluation.type)) ran for no known reason") }
                guard engine.graph.contains(evaluation.node), !evaluation.reasons.isEmpty,
                      evaluation.reasons.isSubset(of: fromAbove) else { return }
                if !isReached(evaluation.node, from: evaluated) {
                    problems.append("\(program.runtime.path(of: evaluation.node)) ran for what is above, where nothing ran")
                }
            case .comparison(let comparison):
                guard case .evaluation? = engine.ledger[comparison.cause] else {
                    if case .event? = engine.ledger[comparison.cause] { return }
                    problems.append("a comparison of \(program.runtime.name(of: comparison.type)) follows from nothing")
                    return
                }
            default: break
            }
        }
        return problems
    }

    /// Whether a body or container above ran, up to the nearest view of the program. What has the link of a pushed screen is
    /// above that, too.
    private func isReached(_ node: NodeID, from evaluated: Set<NodeID>) -> Bool {
        var parent = engine.graph.parent(of: node)
        while parent != .top {
            if evaluated.contains(parent) { return true }
            if let source = program.runtime.nodeState(parent).source, evaluated.contains(source) || isReached(source, from: evaluated) { return true }
            if !engine.graph.flags(of: parent).contains(.container) { return false }
            parent = engine.graph.parent(of: parent)
        }
        return true
    }

    /// The views that are mounted have no larger counts than their types, and waste no more than they run.
    private func treeProblems() -> [String] {
        var problems: [String] = []
        var sums: [String: Int] = [:]
        response.tree?.visit { node in
            guard let type = node.path.parts.last?.type else { return }
            sums[type, default: 0] += node.total.body
            if node.total.wasted > node.total.body { problems.append("\(node.path) wasted more bodies than it ran") }
        }
        for (type, sum) in sums where sum > response.total[type].body {
            problems.append("views of \(type) ran \(sum) bodies, the type \(response.total[type].body)")
        }
        return problems
    }
}
