import Playground

/// A program that was loaded, shown, and given some inputs.
struct ProgramRun {
    /// What an input did.
    struct Step {
        let input: String
        let response: Response
    }

    private(set) var steps: [Step] = []
    /// What was said of a program that did not load or show.
    private(set) var failure: String?
    var inputs: [String] { steps.map(\.input) }

    /// - Parameter inputs: Those of another run; without, ones that chance chooses among the controls.
    init(_ text: String, root: String, inputs: [String]? = nil) {
        let session = Session(SessionConfiguration(makeHost: { makeProgramHost() }))
        let load = session.load(ProgramFile(name: "program.swift", text: text))
        guard load.ok else {
            failure = TextRenderer().render(load).joined(separator: "\n")
            return
        }
        // The constants that views use are made once, by the first of them: what the second makes is what a view makes.
        _ = session.execute(":show \(root)")
        let show = session.execute(":show \(root)")
        guard show.ok else {
            failure = TextRenderer().render(show).joined(separator: "\n")
            return
        }
        steps = [Step(input: ":show", response: show)]
        if let inputs {
            steps += inputs.dropFirst().map { Step(input: $0, response: session.execute($0)) }
            return
        }
        var random = Seeded(seed: text.utf8.count)
        for _ in 0..<8 {
            let controls = steps[steps.count - 1].response.controls.filter { [.button, .toggle, .textField].contains($0.kind) }
            guard !controls.isEmpty else { break }
            let control = controls[random.next(controls.count)]
            let input = switch control.kind {
            case .toggle: ":toggle \(control.number)"
            case .textField: ":type \(control.number) \"t\(random.next(10))\""
            default: ":tap \(control.number)"
            }
            steps.append(Step(input: input, response: session.execute(input)))
        }
    }
}

/// Numbers that are the same in every run.
struct Seeded {
    private var state: UInt64

    init(seed: Int) { state = UInt64(truncatingIfNeeded: seed &+ 1) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    /// From 0 up to below the limit.
    mutating func next(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(limit))
    }
}
