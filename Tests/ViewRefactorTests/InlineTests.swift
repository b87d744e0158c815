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

    @Test func aValueThatIsNotComparedStaysOld() {
        let source = """
            struct Screen: View {
                let title: String
                var body: some View { Header(title: title) }
            }
            @Equatable struct Header: View {
                @SkipEquatable let title: String
                var body: some View { Text(title) }
            }

            """
        let refusal = inline("Header", source)
        #expect(refusal.contains("`title` is left out of the comparison, and `Screen` would show each new one"), "\(refusal)")
    }

    @Test func anObjectThatAStateHoldsIsNotWatched() {
        let source = """
            struct Screen: View {
                @State private var model = Model()
                var body: some View { Badge(model: model) }
            }
            struct Badge: View {
                @ObservedObject var model: Model
                var body: some View { Text("n \\(model.n)") }
            }

            """
        let refusal = inline("Badge", source)
        #expect(refusal.contains("what its uses pass for the object `model` is not one that `Screen` watches, too"), "\(refusal)")
        #expect(inline("Badge", source.replacing("@State", with: "@StateObject")).contains("Text(\"n \\(model.n)\")"))
        #expect(inline("Badge", source.replacing("@ObservedObject", with: "@Bindable")).contains("Text(\"n \\(model.n)\")"))
    }

    @Test func aViewBecomesAMember() {
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
                    header(title: "n \\(count)")
                    Row(number: 1) { count += 1 }
                    Row(number: count * 2) { count += 2 }
                }

                /// On top.
                private func header(title: String) -> some View {
                    // one line
                    Stepper(title, value: $count)
                }
            }

            """)
    }

    @Test(arguments: [
        ("if on { Text(\"a\") } else { Image(\"b\") }", "@ViewBuilder\n  var part: some View {\n    if on { Text(\"a\") } else { Image(\"b\") }"),
        ("if on { Text(\"a\") }", "@ViewBuilder\n  var part: some View {\n    if on { Text(\"a\") }"),
        ("switch on { case true: Text(\"a\"); case false: Text(\"b\") }",
         "@ViewBuilder\n  var part: some View {\n    switch on { case true: Text(\"a\"); case false: Text(\"b\") }"),
        // Without a builder it was one value, and stays one.
        ("return if on { Text(\"a\") } else { Text(\"b\") }", "{\n  var part: some View {\n    if on { Text(\"a\") } else { Text(\"b\") }"),
        ("return Text(\"a\")", "{\n  var part: some View {\n    return Text(\"a\")"),
    ])
    func whatABuilderBuiltStaysBuilt(body: String, member: String) {
        let result = inline("Part", """
            struct Screen: View {
              @State private var on = true
              var body: some View { VStack { Part(on: on) } }
            }
            struct Part: View {
              let on: Bool
              var body: some View { \(body) }
            }

            """)
        #expect(result.contains(member) || result.contains(member.dropFirst(4)), "\(result)")
        #expect(result.contains("@ViewBuilder") == member.hasPrefix("@ViewBuilder"))
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

    /// What is passed is evaluated once for each use, however often the view mentions it.
    @Test(arguments: [
        ("let id: UUID", "id: UUID()", "header(id: UUID())", "func header(id: UUID) -> some View { Text(id) }"),
        ("let id: Int", "id: make()", "header(id: make())", "func header(id: Int) -> some View { Text(id) }"),
        // A property of another name than what is passed was a parameter, and so was one that is passed a constant.
        ("let first: Int", "first: n.first", "header", "var header: some View { Text(n.first) }"),
        ("let id: Int", "id: n.first", "header(id: n.first)", "func header(id: Int) -> some View { Text(id) }"),
        ("let id: Int", "id: 3", "header(id: 3)", "func header(id: Int) -> some View { Text(id) }"),
        ("let id: String", "id: \"a\"", "header(id: \"a\")", "func header(id: String) -> some View { Text(id) }"),
        ("let id: Double", "id: 3", "header(id: 3)", "func header(id: Double) -> some View { Text(id) }"),
        ("let id: [Int]", "id: [n, m]", "header(id: [n, m])", "func header(id: [Int]) -> some View { Text(id) }"),
        ("var id = make()", "", nil, "the type of `id` is not known"),
        ("var id: Int = make()", "", "header()", "func header(id: Int = make()) -> some View { Text(id) }"),
        ("var id: Int = m", "", nil, "`m` would mean a member of `Screen`"),
    ])
    func argumentsAreEvaluatedOnce(property: String, argument: String, use: String?, member: String) {
        let name = property.split { !$0.isLetter }[1]
        let result = inline("Header", """
            struct Screen: View { let n: [Int]; let m: Int
                var body: some View { Header(\(argument)) }
            }
            struct Header: View { \(property); var body: some View { Text(\(name)) } }
            """)
        let flat = result.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(flat.contains(member))
        #expect(flat.contains("body: some View { \(use ?? "")") == (use != nil))
    }

    /// An action runs later than the body, when a state may have another value.
    @Test(arguments: [
        ("@State var n = 0", "n", "v(n: n)"), ("@State var n = 0", "$n", "v"), ("let n: Int", "n", "v"),
        ("@State var m = Model()", "m.n", "v(n: m.n)"), ("var n: Int { 3 }", "n", "v(n: n)"), ("@StateObject var n = Model()", "n", "v"),
    ])
    func anActionKeepsWhatWasPassed(member: String, argument: String, use: String) {
        let type = argument.first == "$" ? "Binding<Int>" : member.contains("StateObject") ? "Model" : "Int"
        let result = inline("V", """
            struct U: View { \(member)
                var body: some View { V(n: \(argument)) }
            }
            struct V: View { let n: \(type); var body: some View { Button("a") { print(n) } } }
            """)
        #expect(result.contains("var body: some View { \(use) }"), "\(result)")
    }

    /// Views of the same name in other types are other views.
    @Test func namesAreTakenWhole() {
        let source = """
            struct U: View { let n: Int
                var body: some View { Deck.Row(n: n); Row() }
            }
            enum Deck {
                struct Row: View { let n: Int; var body: some View { Text("\\(n)") } }
                struct Other: View { var body: some View { Row(n: 3) } }
            }
            struct Row: View { var body: some View { Text("outer") } }
            """
        #expect(inline("Row", source).contains("var body: some View { Deck.Row(n: n); row }"))
        #expect(inline("Deck.Row", source)
            == "this view cannot be inlined safely: `Deck.Other` and `U` use it, and a part belongs to one view")
    }

    @Test func aViewInsideItsOwnArguments() {
        #expect(inline("Box", """
            struct Screen: View { var body: some View { Box(content: AnyView(Box(content: AnyView(Text("x"))))) } }
            struct Box: View { let content: AnyView; var body: some View { content } }
            """) == "this view cannot be inlined safely: `Box` is used inside its own arguments")
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

    /// An inlining takes a split back, to the letter, where the parts stand in the order of their use.
    @Test(arguments: ["header", "middle", "row", "debug", "footer"])
    func theInverseOfASplit(member: String) throws {
        let source = """
            // A screen.
            import SwiftUI

            /// What is shown.
            struct Screen: View {
                @State private var count = 0
                let names: [String]

                /// On top.
                private var header: some View {
                    Text("n \\(count)")
                }

                var body: some View {
                    VStack {
                        header
                        middle
                        ForEach(names, id: \\.self) { name in
                            row(name: name)
                        }
                        #if DEBUG
                        debug
                        #endif
                        footer
                    }
                }

                // In between.
                @ViewBuilder
                private var middle: some View {
                    Text("a \\(count)")
                    Text("b")
                }

                private func row(name: String) -> some View {
                    Text(name)
                }

                #if DEBUG
                private var debug: some View {
                    Text("debug \\(count)")
                }
                #endif

                private var footer: some View {
                    Button("add") { count += 1 }
                }

                private func reset() { count = 0 }
            }

            struct Other {}

            """
        let selector = try #require(SplitSelector("Screen.\(member)"))
        let split = try splitView(selector, in: source)
        #expect(inline(split.name, split.edit.result) == source)
    }

    /// Also where the name was taken, a value is asked for later, helpers stand in between, or the view is generic.
    @Test(arguments: ["address", "first", "second", "all"])
    func theInverseOfAnUnusualSplit(member: String) throws {
        let source = """
            struct Address {}

            struct Screen<Item: Identifiable>: View {
                @State private var count = 0
                let items: [Item]

                var body: some View {
                    VStack {
                        first
                        second
                        address
                        all
                    }
                }

                private var total: Int { count + 1 }

                private func reset() { count = 0 }

                private var first: some View {
                    Text("n \\(count)")
                }

                private var second: some View {
                    Button("a") { print(total) }
                }

                fileprivate var address: some View {
                    Text("here")
                }

                private var all: some View {
                    ForEach(items) { item in
                        Text("\\(String(describing: item.id))")
                    }
                }
            }

            """
        let selector = try #require(SplitSelector("Screen.\(member)"))
        let split = try splitView(selector, in: source)
        #expect(inline(split.name, split.edit.result) == source)
    }
}
