import Testing
@testable import ViewRefactor

/// What an inlining writes, to the letter.
@Suite struct InlineTests {
    private func inline(_ view: String, _ source: String) -> String {
        do throws(RefactorError) {
            return try inlineView(view, in: source).result
        } catch {
            return "\(error)"
        }
    }

    private let screen = """
        struct Screen: View {
            @State private var count = 0

            var body: some View {
                Header(title: "n \\(count)", count: $count)
                Row(number: 1) { count += 1 }
                Row(number: count * 2) { count += 2 }
            }
        }

        """

    @Test func aViewBecomesAProperty() {
        #expect(inline("Header", screen + """

            /// On top.
            @Equatable
            private struct Header: View {
                let title: String
                @Binding var count: Int

                var body: some View {
                    // one line
                    Stepper(title, value: $count)
                }
            }
            """) == """
            struct Screen: View {
                @State private var count = 0

                var body: some View {
                    header
                    Row(number: 1) { count += 1 }
                    Row(number: count * 2) { count += 2 }
                }

                /// On top.
                private var header: some View {
                    // one line
                    Stepper("n \\(count)", value: $count)
                }
            }

            """)
    }

    @Test func aViewWithDifferentUsesBecomesAFunction() {
        #expect(inline("Row", screen + """

            struct Row: View {
                let number: Int
                @SkipEquatable let onTap: () -> Void
                var body: some View {
                    Text("\\(number)")
                    Button("row", action: self.onTap)
                }
            }
            """) == """
            struct Screen: View {
                @State private var count = 0

                var body: some View {
                    Header(title: "n \\(count)", count: $count)
                    row(number: 1, onTap: { count += 1 })
                    row(number: count * 2, onTap: { count += 2 })
                }

                @ViewBuilder
                func row(number: Int, onTap: @escaping () -> Void) -> some View {
                    Text("\\(number)")
                    Button("row", action: onTap)
                }
            }

            """)
    }

    @Test(arguments: [
        ("struct V: View { @State var n = 0; var body: some View { Text(\"\") } }",
         "`n` is a `@State` of its own, which would be another one in the view that uses it"),
        ("struct V: View { func f() {}; var body: some View { Text(\"\") } }", "`V` has more than properties and a body: `f`"),
        ("struct V: View { let n = 1; var body: some View { Text(\"\") } }", "`n` is a constant of `V`"),
        ("struct V<T>: View { var body: some View { Text(\"\") } }", "`V` is generic"),
        ("struct V: View { var body: some View { Text(count) } }", "`count` would mean a member of `U`"),
        ("struct V: View { var body: some View { Text(self) } }", "it uses `self` as a whole, which would be another view"),
        ("struct V: View { var body: some View { Text(\"\") } }; struct W: View { var body: some View { V() } }",
         "`U` and `W` use it, and a part belongs to one view"),
    ])
    func refusesWithTheReason(view: String, reason: String) {
        let message = inline("V", "struct U: View { let count: Int; var body: some View { V() } }\n\(view)")
        #expect(message == "this view cannot be inlined safely: \(reason)")
    }

    @Test func aViewThatNobodyUses() {
        #expect(inline("V", "struct V: View { var body: some View { Text(\"\") } }")
            == "this view cannot be inlined safely: nothing in the files given makes a `V`")
    }

    @Test func inlineUndoesASplit() throws {
        let source = """
            struct Screen: View {
                @State private var count = 0

                var body: some View {
                    VStack { header }
                }

                /// On top.
                private var header: some View {
                    Stepper("n \\(count)", value: $count)
                }
            }

            """
        let split = try splitView(#require(SplitSelector("Screen.header")), in: source).edit.result
        #expect(split.contains("private struct Header: View {"))
        #expect(try inlineView("Header", in: split).result == source)
    }
}
