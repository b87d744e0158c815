import Foundation
import Playground
import SwiftInterpreter
import Testing

/// Ctrl-C while a program is read and checked.
@Suite(.serialized) struct StoppedCheckTests {
    /// So many views that reading and checking them takes seconds.
    private static func source(views: Int) -> String {
        (0..<views).map { number in
            """
            struct V\(number): View {
              @State private var n = \(number)
              let title: String
              var body: some View {
                VStack(alignment: .leading, spacing: 4) {
                  Text(title + " \\(n * 2)")
                  ForEach(0..<n, id: \\.self) { k in Text("row \\(k)").padding(.horizontal, 3) }
                  Button("Add \(number)") { n += title.count * 2 - 1 }
                }
              }
            }

            """
        }.joined()
    }

    /// Raises the flag soon after some phases have begun one after another.
    private final class Stop {
        let flag = SwiftInterpreter.StopFlag()
        var phases: [PhaseClock.Phase] = []

        func begin(_ phase: PhaseClock.Phase?) {
            guard let next = phases.first, phase == next else { return }
            phases.removeFirst()
            guard phases.isEmpty else { return }
            let flag = flag
            Thread.detachNewThread {
                Thread.sleep(forTimeInterval: 0.05)
                flag.raise()
            }
        }
    }

    /// In the parser for the source, in the parser for the program, in the checker.
    @Test(arguments: [[PhaseClock.Phase.parse], [.check, .parse], [.check, .parse, .check]])
    func itEndsAtOnceWithTheSessionAsItWas(phases: [PhaseClock.Phase]) async throws {
        let (isLoaded, words, views, counted) = await onLargeStack {
            let stop = Stop()
            let session = Session(SessionConfiguration(makeHost: {
                let host = makeProgramHost(stoppedBy: stop.flag)
                host.phases.onPhase = { stop.begin($0) }
                return host
            }))
            _ = session.load(ProgramFile(name: "a.swift", text: "struct Counter: View { @State var n = 0; var body: some View { Button(\"n \\(n)\") { n += 1 } } }"))
            _ = session.execute(":show Counter()")
            _ = session.execute(":tap \"n 0\"")
            stop.phases = phases
            let response = session.load(ProgramFile(name: "b.swift", text: Self.source(views: 150)))
            let counted = session.execute(":tap \"n 1\"").delta["Counter"].body
            // What the vocabulary has of its own is whole.
            _ = session.load(ProgramFile(name: "c.swift", text: Self.source(views: 2)))
            return (response.ok, response.diagnostics.map(\.message), session.views, counted)
        }
        #expect(!isLoaded)
        #expect(words == ["stopped"])
        #expect(views == ["Counter", "V0", "V1"])
        #expect(counted == 1)
    }

    @Test func aLongEntryIsStoppedToo() async {
        let (words, after) = await onLargeStack {
            let stop = Stop()
            let session = Session(SessionConfiguration(makeHost: {
                let host = makeProgramHost(stoppedBy: stop.flag)
                host.phases.onPhase = { stop.begin($0) }
                return host
            }))
            _ = session.execute("let a = 1")
            stop.phases = [.check, .parse, .check]
            let statements = (0..<1000).map { "print([\($0), a].map { $0 * 2 }.filter { $0 > 3 }.count + \($0))" }.joined(separator: "\n")
            let stopped = session.execute(statements)
            return (stopped.diagnostics.map(\.message), session.execute("a + 1").value?.text)
        }
        #expect(words == ["stopped"])
        #expect(after == "2")
    }
}
