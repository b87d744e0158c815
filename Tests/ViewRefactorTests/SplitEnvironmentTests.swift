import Testing
@testable import ViewRefactor

/// What a part does with the actions of the environment.
@Suite struct SplitEnvironmentTests {
    private static func source(_ use: String, around: String = "links") -> String {
        """
        struct Screen: View {
            @Environment(\\.openURL) // follows links
            private var openURL
            @Environment(\\.dismiss) private var dismiss
            @State private var n = 0

            var body: some View {
                VStack {
                    \(around)
                    Text("\\(n)")
                }
            }

            private var links: some View {
                HStack {
                    \(use)
                }
            }
        }
        """
    }

    private static let use = "Button(\"open \\(n)\") { openURL(Self.url); n += 1 }"

    @Test func anActionIsAskedForInThePart() throws {
        let source = Self.source(Self.use)
        let part = try splitView(#require(SplitSelector("Screen.links")), in: source)
        #expect(part.edit.result.contains("            Links(n: $n)\n"), "\(part.edit.result)")
        #expect(part.edit.result.contains("""
            @Equatable
            private struct Links: View {
                // follows links
                @Environment(\\.openURL) private var openURL
                @Binding var n: Int

                var body: some View {
                    HStack {
                        Button("open \\(n)") { openURL(Screen.url); n += 1 }
            """), "\(part.edit.result)")
        // SwiftUI would run the screen for what it asks, be it used or not.
        #expect(part.edit.result.hasPrefix("struct Screen: View {\n    @Environment(\\.dismiss) private var dismiss\n"), "\(part.edit.result)")
        let back = try inlineView("Links", in: part.edit.result).result
        let old = source.replacing("    @Environment(\\.openURL) // follows links\n    private", with: "    // follows links\n    @Environment(\\.openURL) private")
        #expect(back.replacing("Screen.url", with: "Self.url").split(separator: "\n") == old.split(separator: "\n"), "\(back)")
    }

    @Test func whatTheViewItselfUsesStays() {
        let declaration = "@Environment(\\.openURL) // follows links\n    private var openURL\n"
        for around in ["links.onAppear { openURL(home) }", "links; footer"] {
            let footer = around.contains("footer") ? "\nextension Screen { private var footer: some View { Button(\"f\") { openURL(home) } } }" : ""
            let result = split("Screen.links", Self.source(Self.use, around: around) + footer)
            #expect(result.contains("struct Screen: View {\n    " + declaration), "\(result)")
            #expect(result.contains("    @Environment(\\.openURL) private var openURL\n"), "\(result)")
        }
        // The same bytes would be compared without asking `==`, once nothing else is left.
        let source = Self.source("Button(\"open\") { openURL(Self.url) }")
            .replacing("    @State", with: "    let m: Int\n    static func == (a: Self, b: Self) -> Bool { true }\n    @State")
            .replacing("Text(\"", with: "Text(\"\\(m)")
        #expect(split("Screen.links", source).contains(declaration))
    }

    @Test func aPropertyBesideThePartGoesWithIt() throws {
        let source = """
            struct Screen: View {
                @Environment(\\.openURL) private var openURL

                private var links: some View {
                    Button("open") { openURL(home) }
                }

                var body: some View {
                    VStack { links }
                }
            }
            let home = URL(string: "https://a.org")!
            """
        let part = try splitView(#require(SplitSelector("Screen.links")), in: source).edit.result
        #expect(part == """
            private struct Links: View {
                @Environment(\\.openURL) private var openURL

                var body: some View {
                    Button("open") { openURL(home) }
                }
            }

            struct Screen: View {
                var body: some View {
                    VStack { Links() }
                }
            }
            let home = URL(string: "https://a.org")!
            """)
        #expect(try inlineView("Links", in: part).result == source)
    }

    /// What is put into the environment on the way is not for the view around.
    @Test(arguments: [
        "links.environment(\\.openURL, other)", "Card { links }", "VStack { links }.custom()", "Text(\"a\").sheet(isPresented: $on) { links }",
    ])
    func anActionIsPassedWhereItMayBeAnother(around: String) {
        let result = split("Screen.links", Self.source(Self.use, around: around))
        #expect(result.contains("Links(n: $n, openURL: openURL)"), "\(result)")
        #expect(result.contains("let openURL: OpenURLAction"))
    }

    @Test(arguments: ["HStack { links }.padding()", "ForEach(0..<3) { _ in Section { self.links } }", "Text(\"a\").overlay { if n > 2 { links } }",
        "NavigationStack { List { links }.sheet(isPresented: $on) { Text(\"a\") } }",
    ])
    func layoutsChangeNothing(around: String) {
        let result = split("Screen.links", Self.source(Self.use, around: around))
        #expect(result.contains("Links(n: $n)"), "\(result)")
    }

    @Test func aViewThatAsksForAnotherIsNotInlined() {
        let source = """
            struct Screen: View {
                @Environment(\\.openURL) private var openURL
                var body: some View { Card { Links() } }
            }
            struct Links: View {
                @Environment(\\.openURL) private var openURL
                var body: some View { Button("open") { openURL(url) } }
            }
            """
        #expect(throws: RefactorError.cannotInline("`openURL` is asked of the environment, which `Screen` does not ask for the same")) {
            try inlineView("Links", in: source)
        }
    }
}
