import SwiftInterpreter

/// Words and places for people, from what the interpreter says.
struct FailureWords {
    let interpreter: Interpreter

    func diagnostic(_ diagnostic: SwiftInterpreter.Diagnostic) -> Diagnostic {
        let severity: Diagnostic.Severity = switch diagnostic.severity {
        case .error: .error
        case .warning: .warning
        case .note: .note
        }
        let notes = diagnostic.notes.map { Diagnostic.Note($0.message, at: place($0.position)?.place) }
        let located = place(diagnostic.position)
        // The parser may offer the same in several places.
        var offered: Set<String> = []
        let fixIts = diagnostic.fixIts.filter { offered.insert($0.message).inserted }
        var told = Diagnostic(
            severity, diagnostic.message, at: located?.place,
            notes: notes + (diagnostic.hint.map { [.init($0)] } ?? []),
            fixIts: fixIts.map { .init($0.message, replacement: $0.replacement) }, excerpt: located?.excerpt)
        told.isStop = diagnostic.isStop
        return told
    }

    /// Why a run ended before its end.
    func failure(_ interruption: Interruption) -> Failure {
        switch interruption {
        case .trap(let trap):
            let position = trap.position == .none ? interpreter.machine.interruptedAt : trap.position
            let located = place(position)
            let notes = trap.backtrace.prefix(Self.longestTrace).compactMap { call in
                place(call.position).map { Diagnostic.Note("called from \(call.function)", at: $0.place) }
            }
            return Failure([Diagnostic(.error, trap.message, at: located?.place, notes: notes, excerpt: located?.excerpt)])
        case .thrown(let error):
            let text = (try? interpreter.machine.briefDescription(error)) ?? interpreter.machine.typeName(of: error)
            return stopped("an error was thrown and nobody caught it: \(text)")
        case .stopped:
            var failure = stopped("stopped")
            failure.diagnostics[0].isStop = true
            return failure
        case .stepBudget:
            return stopped("stopped after \(interpreter.machine.limits.steps / 1_000_000) million steps", hint: "does a loop never end?")
        case .memoryBudget:
            return stopped("the program needs more than \(interpreter.machine.limits.bytes >> 20) MB")
        }
    }

    /// A place that has a file, with its line as written. Columns count characters here, bytes there.
    func place(_ position: SourcePosition) -> (place: Diagnostic.Place, excerpt: String)? {
        guard position != .none, let file = interpreter.files[position], !file.isInterface else { return nil }
        let (line, column) = file.lineAndColumn(at: Int(position.offset))
        let excerpt = file.line(line)
        let before = String(decoding: excerpt.utf8.prefix(column - 1), as: UTF8.self)
        return (.init(file: file.name, line: line, column: before.count + 1), excerpt)
    }

    private func stopped(_ message: String, hint: String? = nil) -> Failure {
        let located = place(interpreter.machine.interruptedAt)
        return Failure([Diagnostic(
            .error, message, at: located?.place, notes: hint.map { [.init($0)] } ?? [], excerpt: located?.excerpt)])
    }

    /// Longer traces are not read.
    private static let longestTrace = 4
}
