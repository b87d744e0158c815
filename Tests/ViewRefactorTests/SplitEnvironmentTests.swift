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
                @Environment(\\.openURL) private var openURL
                @Binding var n: Int

                var body: some View {
                    HStack {
                        Button("open \\(n)") { openURL(Screen.url); n += 1 }
            """), "\(part.edit.result)")
        let back = try inlineView("Links", in: part.edit.result).result
        #expect(back.replacing("Screen.url", with: "Self.url").split(separator: "\n") == source.split(separator: "\n"), "\(back)")
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
