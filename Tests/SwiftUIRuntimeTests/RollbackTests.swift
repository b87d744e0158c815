import Foundation
import Playground
import Testing

/// An input that fails costs nothing: state, counts and screen are those from before, to the letter.
@Suite struct RollbackTests {
    private static let program = """
        final class Store: ObservableObject {
            var plain = 0
            @Published var published = 0
        }
        var global = 0
        var ticks = 0
        var table = ["a": 1]
        struct Child: View {
            let n: Int
            var body: some View { Text("child \\(n)") }
        }
        struct Screen: View {
            @StateObject private var store = Store()
            @State private var count = 0
            @State private var names = ["x"]
            var body: some View {
                var captured = 0
                let add = { captured += 1 }
                VStack {
                    Text("\\(store.plain) \\(store.published) \\(count) \\(names.count) \\(global) \\(table.count) \\(captured)")
                    Child(n: count)
                    Button("Fine") { change(); add() }
                    Button("Trap") { change(); add(); print([Int]()[names.count]) }
                    Button("Loop") { change(); add(); var n = 0; while true { n += 1 } }
                    Button("Deep") { change(); add(); deep(0) }
                    Button("Force") { change(); let none: Int? = nil; print(none!) }
                }
            }
            func change() {
                store.plain += 1
                store.published += 1
                count += 1
                names.append("y")
                global += 1
                table["k\\(global)"] = 2
                Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in ticks += 1 }
            }
            func deep(_ n: Int) { deep(n + 1) }
        }
        """

    /// What there is to see and to count, as the command's JSON has it, without what belongs to one input.
    private static func state(of session: Session) -> [String] {
        let response = session.execute(":tree")
        let json = JSONRenderer().render(response)
        let globals = session.execute("[global, table.count, ticks]").value?.text ?? ""
        return [json, globals] + TextRenderer().render(session.execute(":counts"))
    }

    @Test(arguments: ["Trap", "Loop", "Deep", "Force"])
    func aFailedActionChangesNothing(label: String) async {
        let (before, after, failed, later, ticks) = await onLargeStack {
            let session = Session(.interpreted)
            _ = session.load(ProgramFile(name: "x.swift", text: Self.program))
            _ = session.execute(":show Screen()")
            _ = session.execute(":tap \"Fine\"")
            let before = Self.state(of: session)
            let failed = session.execute(":tap \"\(label)\"")
            let after = Self.state(of: session)
            let later = session.execute(":tap \"Fine\"")
            // The timers of the two inputs that went well, and no other.
            _ = session.execute(":advance 3s")
            return (before, after, failed.ok, later.screen ?? "", session.execute("ticks").value?.text)
        }
        #expect(!failed)
        #expect(ticks == "6")
        #expect(before == after)
        #expect(later.contains("2 2 2 3 2 3"))
    }

    /// Ctrl-C, in the middle of an action.
    @Test func aStoppedActionChangesNothing() async {
        let (before, after, message) = await onLargeStack {
            let flag = StopFlag()
            let session = Session(SessionConfiguration(makeHost: { makeProgramHost(stoppedBy: flag) }))
            _ = session.load(ProgramFile(name: "x.swift", text: Self.program))
            _ = session.execute(":show Screen()")
            let before = Self.state(of: session)
            Thread.detachNewThread {
                usleep(20_000)
                flag.raise()
            }
            let failed = session.execute(":tap \"Loop\"")
            return (before, Self.state(of: session), failed.diagnostics.map(\.message))
        }
        #expect(message == ["stopped"])
        #expect(before == after)
    }
}
