@testable import SwiftInterpreter
import SwiftLibrary
import Testing

/// The interface files of the standard library: each declaration is there in full.
@Suite struct VocabularyTests {
    @Test func everyNativeIsImplemented() async throws {
        let missing = try await onProgramThread {
            let (interpreter, _) = try Self.load()
            return interpreter.missingNatives
        }
        #expect(missing == [])
    }

    @Test func loadsWithoutFault() async throws {
        let faults = try await onProgramThread {
            let (interpreter, found) = try Self.load()
            return found + interpreter.vocabularyFaults.map { fault in
                let place = interpreter.position(fault.position)
                return "\(place.file):\(place.line): \(fault.message)"
            }
        }
        #expect(faults == [])
    }

    @Test func aFaultIsToldEachTimeThatItsFunctionIsCalled() async throws {
        let told = try await onProgramThread {
            let broken = (name: "Broken.swift", text: "struct Part { var size: Int }\nfunc part() -> Part { Part(length: 1) }")
            let interpreter = Interpreter(
                interfaces: InterfaceIndex(files: try InterfaceFiles.standardLibrary() + [broken]),
                natives: StandardNatives.all(context: SessionContext()))
            return (1...2).map { _ in Self.outcome(of: "part().size", interpreter) }
        }
        let words = "'part' cannot be run: incorrect argument label in call (have 'length:', expected 'size:') (Broken.swift:2)"
        #expect(told == [words, words])
    }

    /// What an expression comes to, in words.
    private static func outcome(of expression: String, _ interpreter: Interpreter) -> String {
        interpreter.machine.begin()
        guard let entry = interpreter.check(entry: SourceFile(name: "entry", text: expression)).0 else { return "is refused" }
        do throws(Interruption) {
            interpreter.machine.heap.release(try interpreter.run(entry))
            return "runs"
        } catch {
            interpreter.machine.rollback()
            if case .trap(let trap) = error { return trap.message }
            return "\(error)"
        }
    }

    /// An interpreter that has read all of its vocabulary, bodies included.
    private static func load() throws -> (Interpreter, [String]) {
        let interpreter = Interpreter(
            interfaces: InterfaceIndex(files: try InterfaceFiles.standardLibrary()), natives: StandardNatives.all(context: SessionContext()))
        return (interpreter, interpreter.loadWholeVocabulary())
    }
}
