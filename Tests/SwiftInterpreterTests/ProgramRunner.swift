@testable import SwiftInterpreter
import SwiftLibrary

/// Runs a Swift file as swiftc runs a script: loads its declarations, then runs its statements.
final class ProgramRunner {
    /// What one run came to.
    struct Outcome {
        var printed = ""
        var messages: [Message] = []
        /// What is wrong on the heap when the session is over: nothing may be left but what the program made hold itself.
        var leftovers: [String] = []

        var errors: [Message] { messages.filter { $0.kind != .warning } }
    }

    /// What was said about the program: by the checker, or by the machine when it stopped.
    struct Message: CustomStringConvertible {
        enum Kind: String { case error, warning, trap }
        var kind: Kind
        var text: String
        var hint: String?
        var line: Int
        var column: Int
        var fixIts: [Diagnostic.FixIt] = []

        var description: String { "\(line):\(column): \(kind): \(text)" + (hint.map { " (\($0))" } ?? "") }
    }

    private let index: InterfaceIndex
    var steps = 20_000_000

    init() throws {
        index = InterfaceIndex(files: try InterfaceFiles.standardLibrary())
    }

    func run(name: String, text: String) -> Outcome {
        let context = SessionContext()
        let interpreter = Interpreter(interfaces: index, natives: StandardNatives.all(context: context))
        var outcome = run(name: name, text: text, interpreter, context)
        while let work = context.schedule.take(dueBy: .max) { interpreter.machine.heap.release(work.action) }
        interpreter.machine.reset()
        outcome.leftovers = interpreter.machine.heap.miscounted()
        return outcome
    }

    private func run(name: String, text: String, _ interpreter: Interpreter, _ context: SessionContext) -> Outcome {
        interpreter.machine.limits.steps = steps
        interpreter.machine.heap.addRoots { visit in context.schedule.forEachValue(visit) }
        var outcome = Outcome()
        func add(_ diagnostics: [Diagnostic]) {
            for diagnostic in diagnostics {
                let (_, line, column) = interpreter.position(diagnostic.position)
                outcome.messages.append(Message(
                    kind: diagnostic.severity == .error ? .error : .warning, text: diagnostic.message, hint: diagnostic.hint,
                    line: line, column: column, fixIts: diagnostic.fixIts))
            }
        }

        let script = Script(text)
        interpreter.machine.begin()
        let statements = SourceFile(name: name, text: script.statements, written: text)
        let loaded = interpreter.load(
            [SourceFile(name: name, text: script.declarations, written: text)], before: script.hasStatements ? [statements] : [])
        add(loaded.diagnostics)
        guard loaded.isLoaded else { return outcome }
        interpreter.machine.commit()
        guard script.hasStatements else { return outcome }

        let (entry, diagnostics) = interpreter.check(entry: statements)
        add(diagnostics)
        guard let entry else { return outcome }
        interpreter.machine.begin()
        do throws(Interruption) {
            if entry.isAsync {
                try runToEnd(entry, interpreter, context)
            } else {
                interpreter.machine.heap.release(try interpreter.run(entry))
            }
            interpreter.machine.commit()
        } catch {
            outcome.messages.append(message(of: error, in: name, interpreter))
            interpreter.machine.rollback()
        }
        outcome.printed = context.takeOutput()
        return outcome
    }

    /// Runs a script that waits: what falls due meanwhile has its turn, and the clock goes on when there is nothing else.
    /// The program ends with its last statement, as a compiled one does.
    private func runToEnd(_ entry: Interpreter.Entry, _ interpreter: Interpreter, _ context: SessionContext) throws(Interruption) {
        let machine = interpreter.machine
        let main = try interpreter.job(of: entry)
        defer { machine.heap.release(main) }
        let state = try machine.resume(main)
        while case .waits = state {
            guard let work = context.schedule.take(dueBy: .max) else { throw .trap("the program waits for what never comes") }
            defer { machine.heap.release(work.action) }
            context.state.now = max(context.state.now, work.due)
            if work.action.objectKind == .closure {
                machine.heap.release(try machine.call(closure: work.action, []))
            } else if case .ended(let result) = try machine.resume(work.action) {
                if work.action.identity == main.identity { return machine.heap.release(result) }
                machine.heap.release(result)
            }
        }
        if case .ended(let result) = state { machine.heap.release(result) }
    }

    private func message(of interruption: Interruption, in name: String, _ interpreter: Interpreter) -> Message {
        switch interruption {
        case .trap(let trap):
            // Where the program was, also when the trap is inside the vocabulary.
            let places = ([trap.position] + trap.backtrace.map(\.position)).map { interpreter.position($0) }
            let (_, line, column) = places.first { $0.file == name } ?? places[0]
            return Message(kind: .trap, text: trap.message, line: line, column: column)
        case .thrown(let error):
            let text = (try? interpreter.machine.describe(error, debug: true)) ?? "an error"
            return Message(kind: .trap, text: "thrown: \(text)", line: 0, column: 0)
        case .stopped: return Message(kind: .trap, text: "stopped", line: 0, column: 0)
        case .stepBudget: return Message(kind: .trap, text: "step budget", line: 0, column: 0)
        case .memoryBudget: return Message(kind: .trap, text: "memory budget", line: 0, column: 0)
        }
    }
}
