import Playground

/// A host for tests: one view `Label` with one button "Add", whose body runs at each tap, unless the source
/// says `quiet`. It runs no program.
final class OneCounterHost {
    private struct State {
        var count = 0
        var isMounted = false
        var isQuiet = false
    }

    /// Presses Ctrl-C in the middle of an action, be it in a copy.
    final class Interrupter {
        var actionsToGo = Int.max

        func act() throws(Failure) {
            actionsToGo -= 1
            if actionsToGo == 0 { throw .stopped }
        }
    }

    private let interrupter: Interrupter?
    private var state = State()
    private var saved: [State] = []
    private var effects = Effects()

    private init(interruptedBy interrupter: Interrupter? = nil) {
        self.interrupter = interrupter
    }

    static var configuration: SessionConfiguration { configuration() }

    static func configuration(interruptedBy interrupter: Interrupter? = nil) -> SessionConfiguration {
        SessionConfiguration(makeHost: { OneCounterHost(interruptedBy: interrupter).host })
    }

    private var host: ProgramHost {
        ProgramHost(
            begin: { [self] in
                saved.append(state)
                effects = Effects()
            },
            commit: {}, rollback: { [self] in state = saved.removeLast() },
            undo: { [self] in
                guard let last = saved.popLast() else { return false }
                state = last
                return true
            },
            load: { [self] (files, _, _) throws(Failure) in
                for file in files {
                    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
                    if let line = lines.firstIndex(where: { $0.contains("nonsense") }) {
                        throw Failure([Diagnostic(.error, "this is nonsense", at: .init(file: file.name, line: line + 1, column: 1))])
                    }
                }
                state.isQuiet = files.contains { $0.text.contains("quiet") }
                return LoadReport()
            },
            evaluate: { [self] (file, _) throws(Failure) in
                effects.printed = ["ran"]
                return nil
            },
            mount: { [self] (_) throws(Failure) in
                state.isMounted = true
                count(1)
            },
            unmount: { [self] () throws(Failure) in state.isMounted = false },
            perform: { [self] (_, _) throws(Failure) in
                try interrupter?.act()
                state.count += 1
                count(state.isQuiet ? 0 : 1)
            },
            advance: { (_) throws(Failure) in }, configure: { (_) throws(Failure) in },
            effects: { [self] in effects },
            snapshot: { [self] in
                guard state.isMounted else { return nil }
                let count = state.count
                let path = ViewPath([.init("Label")])
                return Snapshot(
                    screen: "[ Add ] \(count)", controls: [Control(number: 1, kind: .button, label: "Add", path: path)],
                    tree: ViewNode(path: path), updates: [])
            },
            resetCounts: {}, lastUpdate: { _ in nil }, trace: { [] },
            layout: { (type) throws(Failure) in type },
            describe: { _ in nil }, names: { _, _ in [] })
    }

    private func count(_ bodies: Int) {
        effects.delta = CountTable([.init(type: "Label", counts: Counts(body: bodies))])
        effects.total = effects.delta
    }
}

/// A lesson with a part of each kind.
let sample = """
    ---
    id: sample
    title: A sample
    minutes: 3
    concepts: [body]
    needs: [other]
    ---

    # A sample

    Before the first step.

    ## See it run

    ```swift
    struct Label: View {}
    ```

    <!-- Wait here. -->
    ```viewlab
    > :show Label()
      [ Add ] 0
    Label                  0 bodies
    ```

    And on.

    ```predict
    ask: How many bodies run?
    input: :tap "Add"
    measure: Label.body
    choices: [0, 1]
    why: It read the state.
    ```

    ```question
    ask: Is it so?
    choices: ["yes", "no"]
    answer: "yes"
    ```

    ## Repair it {#repair}

    ```task
    ask: Make it quiet.
    do:
      - :show Label()
      - :tap "Add"
    check: [Label.body == 0]
    hints: [First., Second.]
    solution: let quiet = 1
    why: It is quiet now.
    ```

    ```text
    > left alone
    ```
    """
