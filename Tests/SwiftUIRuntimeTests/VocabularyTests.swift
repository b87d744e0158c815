import SwiftInterpreter
import SwiftLibrary
import SwiftUIRuntime
import Testing

/// The interface files of SwiftUI: each declaration is there in full.
@Suite struct VocabularyTests {
    @Test func everyNativeIsImplemented() async {
        let missing = await onLargeStack {
            let (interpreter, _) = Self.load()
            return interpreter.missingNatives
        }
        #expect(missing == [])
    }

    @Test func loadsWithoutFault() async {
        let faults = await onLargeStack {
            let (interpreter, found) = Self.load()
            return found + interpreter.vocabularyFaults.map { fault in
                let place = interpreter.position(fault.position)
                return "\(place.file):\(place.line): \(fault.message)"
            }
        }
        #expect(faults == [])
    }

    /// An interpreter that has read all of the vocabulary, the standard library's included, and all bodies in it.
    private static func load() -> (Interpreter, [String]) {
        do {
            let natives = StandardNatives.all(context: SessionContext()).merging(RuntimeNatives().functions) { $1 }
            let files = try InterfaceFiles.standardLibrary() + InterfaceFiles.swiftUI()
            let interpreter = Interpreter(interfaces: InterfaceIndex(files: files), natives: natives)
            return (interpreter, interpreter.loadWholeVocabulary())
        } catch {
            Issue.record("\(error)")
            return (Interpreter(interfaces: InterfaceIndex(files: []), natives: [:]), ["\(error)"])
        }
    }
}
