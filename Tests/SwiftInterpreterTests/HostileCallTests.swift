import Foundation
import SwiftInterpreter
import SwiftLibrary
import SwiftParser
import SwiftSyntax
import Testing

/// Calls every declaration of the standard library that takes plain values with the worst of them: below zero, huge,
/// empty, no number. Each call must give a value or a diagnostic; what it must not do is bring the process down.
///
/// The calls are made from the declarations, so a new one is called without a word here. A crash names no call; with
/// `VIEWLAB_HOSTILE=log` each is written to standard error before it is made.
@Suite struct HostileCallTests {
    @Test func endInAValueOrADiagnostic() async throws {
        let tried = try await onProgramThread {
            let files = try InterfaceFiles.standardLibrary()
            let calls = files.flatMap { HostileCalls(file: $0.name, text: $0.text).all }
            let runner = try HostileRunner(files)
            return try calls.reduce(into: HostileRunner.Tally()) { tally, call in try runner.run(call, &tally) }
        }
        // Most of the calls must be such as are allowed, or this proves nothing.
        #expect(tried.ran > 4_000)
        #expect(tried.refused * 3 < tried.ran, "calls that the checker refuses: \(tried.refused) beside \(tried.ran), such as \(tried.examples)")
    }
}

/// Runs calls one after the other in one session, each taken back.
private final class HostileRunner {
    struct Tally: Sendable {
        var ran = 0
        var refused = 0
        var examples: [String] = []
    }

    private let interpreter: Interpreter
    private let context = SessionContext()
    private let isLogged = ProcessInfo.processInfo.environment["VIEWLAB_HOSTILE"] == "log"

    init(_ files: [InterfaceFiles.File]) throws {
        interpreter = Interpreter(interfaces: InterfaceIndex(files: files), natives: StandardNatives.all(context: context))
        interpreter.machine.limits.steps = 200_000
        interpreter.machine.limits.bytes = 64 << 20
    }

    func run(_ call: String, _ tally: inout Tally) throws {
        if isLogged { FileHandle.standardError.write(Data((call + "\n").utf8)) }
        let (entry, _) = interpreter.check(entry: SourceFile(name: "call", text: call))
        guard let entry, !entry.isAsync else {
            tally.refused += 1
            if tally.examples.count < 40, tally.refused % 17 == 0 { tally.examples.append(call) }
            return
        }
        tally.ran += 1
        interpreter.machine.begin()
        do throws(Interruption) {
            interpreter.machine.heap.release(try interpreter.run(entry))
        } catch {}
        interpreter.machine.rollback()
        _ = context.takeOutput()
    }
}
