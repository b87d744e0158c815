import Playground
import Testing

/// `:set flash on`: a view of the program stands on a ground that is another one at each of its evaluations.
@Suite struct FlashTests {
    private static let program = """
        struct Counter: View {
            let title: String
            var body: some View { Text(title) }
        }
        struct Screen: View {
            @State private var a = 0
            var body: some View {
                Button("more") { a += 1 }
                Counter(title: "A \\(a)")
                Counter(title: "B")
            }
        }
        """

    /// The evaluation that each text of the screen comes from, after these inputs.
    private static func grounds(after inputs: String...) -> [String: Int] {
        let session = Session(.interpreted)
        _ = session.declare(ProgramFile(name: "screen.swift", text: program))
        var grounds: [String: Int] = [:]
        for input in inputs {
            grounds = [:]
            for piece in TextRenderer().lines(session.execute(input)).flatMap(\.pieces) {
                if case .flash(let evaluation) = piece.style { grounds[piece.text] = evaluation }
            }
        }
        return grounds
    }

    @Test func aViewThatRunsHasAnotherGround() async {
        let grounds = await onLargeStack { Self.grounds(after: ":set flash on", ":show Screen()", ":tap \"more\"", ":screen") }
        #expect(grounds["A 1"] == 2)
        #expect(grounds["B"] == 1)
        #expect(grounds["[ more ]"] == 2)
    }

    @Test func thereIsNoneUnlessAskedFor() async {
        let grounds = await onLargeStack { Self.grounds(after: ":show Screen()", ":set flash on", ":set flash off", ":screen") }
        #expect(grounds.isEmpty)
    }
}
