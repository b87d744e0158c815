import Testing
@testable import ViewRefactor

/// Views that say themselves what counts as a change.
@Suite struct SplitComparisonTests {
    private static let refusal = """
        this cannot be split off safely: the `==` of `Diary` leaves out `place`, and what it reads to run and show a new one would be \
        read by the part alone
        """

    private func split(_ selector: String, attribute: String = "", place: String = "let place: String", equality: String = "") -> String {
        ViewRefactorTests.split(selector, """
            \(attribute) struct Diary: View {
                \(place)
                @State private var notes = 0
                \(equality)
                var body: some View {
                    VStack {
                        Button("note \\(notes)") { notes += 1 }
                        Text("\\(notes)")
                        Text(place)
                    }
                }
            }
            """)
    }

    @Test(arguments: ["Diary:7", "Diary.body.VStack"])
    func aValueThatIsNotComparedIsShownWithTheOthers(selector: String) {
        let equality = "static func == (a: Diary, b: Diary) -> Bool { true }"
        #expect(split(selector, equality: equality) == Self.refusal)
        #expect(split(selector, attribute: "@Equatable", place: "@SkipEquatable let place: String") == Self.refusal)
        #expect(split(selector, attribute: "@Equatable", place: "@ComparedByID let place: Place") == Self.refusal)
    }

    @Test func whatTheViewReadsItselfMayBeAPart() {
        let equality = "static func == (a: Diary, b: Diary) -> Bool { true }"
        #expect(split("Diary:8", equality: equality).contains("let notes: Int"))
        #expect(split("Diary:9", equality: equality).contains("let place: String"))
    }

    @Test func aValueThatIsComparedRunsTheBody() {
        #expect(split("Diary:7", equality: "static func == (a: Diary, b: Diary) -> Bool { a.place == b.place }").contains("@Binding var notes"))
        #expect(split("Diary:7", attribute: "@Equatable").contains("@Binding var notes"))
        #expect(split("Diary:7", place: "let place = \"Roof\"", equality: "static func == (a: Diary, b: Diary) -> Bool { true }").contains("@Binding var notes"))
    }
}
