import SwiftInterpreter
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

    /// An interpreter that has read all of its vocabulary, bodies included.
    private static func load() throws -> (Interpreter, [String]) {
        let interpreter = Interpreter(
            interfaces: InterfaceIndex(files: try InterfaceFiles.standardLibrary()), natives: StandardNatives.all(context: SessionContext()))
        return (interpreter, interpreter.loadWholeVocabulary())
    }
}
