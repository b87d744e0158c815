import DiffEngine
import Playground
import SwiftInterpreter
import SwiftLibrary
import Testing

@testable import Playground
@testable import SwiftUIRuntime

/// What a drawing asks for, which no screen shows: its cost.
@Suite struct DrawingCostTests {
    private static func session(_ source: String) throws -> (session: Session, runtime: Runtime) {
        let interfaces = try InterfaceIndex(files: InterfaceFiles.standardLibrary() + InterfaceFiles.swiftUI())
        let program = InterpretedProgram(interfaces: interfaces, stoppedBy: StopFlag())
        let session = Session(SessionConfiguration(makeHost: { program.host }))
        #expect(session.load(ProgramFile(name: "screen.swift", text: source)).ok)
        #expect(session.execute(":show Screen()").ok)
        return (session, program.runtime)
    }

    @Test func framesAreDrawnOnlyWhileATextGoesOnByItself() async throws {
        let seen = try await onLargeStack { () -> Result<[Bool], any Error> in
            Result {
                let (session, runtime) = try Self.session("""
                    struct Screen: View {
                      @State private var isOn = false
                      @State private var k = 0
                      let start = Date()
                      var body: some View {
                        Button("on") { isOn.toggle() }
                        if isOn { Text(start, style: .timer) }
                        Text("k \\(k)").onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in k += 1 }
                      }
                    }
                    """)
                return [":advance 2s", ":tap \"on\"", ":advance 2s", ":tap \"on\"", ":advance 2s"].map { input in
                    #expect(session.execute(input).ok)
                    return runtime.state.mayAskProgramWhenDrawn
                }
            }
        }.get()
        #expect(seen == [false, true, true, false, false])
    }

    @Test func theWaysToWhatCoveredScreensPresentAreThoseAlone() async throws {
        let seen = try await onLargeStack { () -> Result<[Int], any Error> in
            Result {
                let (session, runtime) = try Self.session("""
                    struct Card: View {
                      @State private var isShown = false
                      var body: some View {
                        Text("card").sheet(isPresented: $isShown) { Text("sheet") }
                          .onReceive(Timer.publish(every: 10, on: .main, in: .common).autoconnect()) { _ in isShown.toggle() }
                      }
                    }
                    struct Screen: View {
                      var body: some View {
                        NavigationStack {
                          VStack { ForEach(0..<50) { Text("row \\($0)") }; Card() }
                            .toolbar { NavigationLink("on") { Text("top") } }
                        }
                      }
                    }
                    """)
                return ["1", ":tap \"on\"", ":advance 11s", ":advance 10s", ":back"].map { input in
                    #expect(session.execute(input).ok)
                    let stacks = runtime.engine.graph.roots.flatMap { root in
                        var nodes = [root]
                        runtime.forEachNode(below: root) { nodes.append($0) }
                        return nodes
                    }
                    return stacks.filter { node in
                        runtime.engine.graph.flags(of: node).contains(.container)
                            && runtime.vocabulary.builtin(runtime.engine.graph.value(of: node).value) == .navigationStack
                    }.map { runtime.waysToCoveredPresentations(of: $0).count }.max() ?? -1
                }
            }
        }.get()
        #expect(seen == [0, 0, 2, 0, 0])
    }
}
