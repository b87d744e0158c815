import Testing
@testable import ViewRefactor

/// What of the text goes with a part, and how.
@Suite struct SplitLayoutTests {
    @Test func aRemarkBehindThePartGoesWithIt() {
        #expect(split("Screen.header", """
            struct Screen: View {
                /* above */ private var header: some View { Text("a") } /* behind */ // and more
                private var footer: some View { Text("b") } /* of the
                    next */ let x = 1
                var body: some View { header; footer }
            }
            """) == """
            /* above */
            /* behind */ // and more
            private struct Header: View {
                var body: some View {
                    Text("a")
                }
            }

            struct Screen: View {
                private var footer: some View { Text("b") } /* of the
                    next */ let x = 1
                var body: some View { Header(); footer }
            }
            """)
    }

    /// What a linter is told of a line stays in that line.
    @Test func aDirectiveStaysInItsLine() {
        let source = """
            struct Screen: View {
                var body: some View { header; footer }

                private var header: some View { Text("a") } // swiftlint:disable:this line_length

                private var footer: some View {
                    Text("b")
                } // viewlab:disable:this any_view
            }

            """
        let header = split("Screen.header", source)
        #expect(header.hasSuffix("""
            private struct Header: View {
                var body: some View {
                    Text("a") // swiftlint:disable:this line_length
                }
            }

            """), "\(header)")
        let footer = split("Screen.footer", source)
        #expect(footer.hasSuffix("""
            private struct Footer: View {
                var body: some View {
                    Text("b")
                }
            } // viewlab:disable:this any_view

            """), "\(footer)")
        #expect((try? inlineView("Footer", in: footer).result) == source)
    }

    @Test func aRemarkBehindTheBraceMovesNothingElse() {
        #expect(split("Screen.header", """
            struct Screen: View {
                var body: some View { header }

                private var header: some View { // first
                    Text("a")
                        .bold()
                }
            }
            """) == """
            struct Screen: View {
                var body: some View { Header() }
            }

            private struct Header: View {
                var body: some View {
                    // first
                    Text("a")
                        .bold()
                }
            }
            """)
    }

    @Test func aStringOfSeveralLinesKeepsItsValue() {
        let source = [
            "struct Screen: View {", "    var body: some View { poem }", "    private var poem: some View {", "        Text(\"\"\"",
            "            a\u{2028}b", "              ", "            c", "            \"\"\")", "    }", "}",
        ].joined(separator: "\n")
        let expected = [
            "struct Screen: View {", "    var body: some View { Poem() }", "}", "", "private struct Poem: View {",
            "    var body: some View {", "        Text(\"\"\"", "            a\u{2028}b", "              ", "            c",
            "            \"\"\")", "    }", "}",
        ].joined(separator: "\n")
        #expect(split("Screen.poem", source) == expected)
    }

    @Test func aNameThatIsAWordOfTheLanguageKeepsItsBackticks() {
        #expect(split("Screen.part", """
            struct Screen: View {
                let `default`: Int
                let `in`: () -> Void
                private func `repeat`(_ n: Int) {}
                var body: some View { part }
                private var part: some View { Button("\\(`default`)") { `in`(); `repeat`(`default`) } }
            }
            """).contains("""
            private struct Part: View {
                let `default`: Int
                let `in`: () -> Void
                let `repeat`: (Int) -> Void

                var body: some View {
                    Button("\\(`default`)") { `in`(); `repeat`(`default`) }
                }
            }
            """))
    }

    @Test func theCallOfANameThatIsAWordOfTheLanguage() {
        #expect(split("Screen.part", """
            struct Screen: View {
                let `default`: Int
                var body: some View { part }
                private var part: some View { Text("\\(`default`)") }
            }
            """).contains("var body: some View { Part(default: `default`) }"))
    }

    @Test(arguments: [
        ("title + Text(\"!\")", "title", "Text"), ("title.bold() + Text(\"!\")", "title", "Text"),
        ("Text(\"\\(title)\")", "title", "Text"), ("Text(\"\").navigationTitle(title)", "title", "Text"),
        ("isOn ? title : Text(\"\")", "title", "Text"), ("icon.resizable().frame(width: 3)", "icon", "Image"),
        ("label(2) + Text(\"!\")", "label", "Text"),
    ])
    func whatIsUsedAsATextStaysOne(use: String, member: String, type: String) {
        #expect(split("Screen.\(member)", """
            struct Screen: View {
                let isOn: Bool
                var body: some View { VStack { \(use) } }
                private var title: Text { Text("a") }
                private var icon: Image { Image("a") }
                private func label(_ n: Int) -> Text { Text("\\(n)") }
            }
            """)
            == "this cannot be split off safely: `\(member)` is used as the `\(type)` that it is, and another view cannot take its place there")
    }

    @Test func aTextThatStandsAloneIsAView() {
        let result = split("Screen.title", """
            struct Screen: View {
                var body: some View { VStack { title; self.title.bold().padding(); AnyView(title); Color.red.overlay(title) } }
                private var title: Text { Text("a") }
            }
            """)
        #expect(result.contains("VStack { Title(); Title().bold().padding(); AnyView(Title()); Color.red.overlay(Title()) }"), "\(result)")
    }

    @Test func theElementsOfANumberedCollectionHaveTypes() {
        let result = split("Screen:6", """
            struct Item: Identifiable { let id: Int; let name: String }
            struct Screen: View {
                let items: [Item]
                var body: some View {
                    ForEach(Array(items.enumerated()), id: \\.element.id) { index, item in
                        Text("\\(index + 1): \\(item.name)")
                    }
                }
            }
            """)
        #expect(result.contains("{ index, item in\n            ScreenText(index: index, name: item.name)"), "\(result)")
        #expect(result.contains("    let index: Int\n    let name: String\n"), "\(result)")
    }

    @Test(arguments: [
        ("Array(items.reversed().enumerated()), id: \\.element.id) { index, item in", "index: index, name: item.name"),
        ("items.filter { $0.id > 1 }.sorted { $0.id < $1.id }.prefix(3)) { item in", "id: item.id, name: item.name"),
        ("Array(items.dropFirst())) { item in", "id: item.id, name: item.name"),
        ("items) { item in", "id: item.id, name: item.name"),
    ])
    func anElementHasTheTypeOfItsCollection(data: String, passed: String) {
        let result = split("Screen:7", """
            struct Item: Identifiable { let id: Int; let name: String }
            typealias Items = [Item]
            struct Screen: View {
                let items: Items
                var body: some View {
                    ForEach(\(data)
                        Text("\\(\(passed.hasPrefix("index") ? "index" : "item.id")) \\(item.name)")
                    }
                }
            }
            """)
        #expect(result.contains("ScreenText(\(passed))"), "\(result)")
    }

    @Test func aCastBesideADefault() {
        let result = split("Screen.part", """
            struct Screen: View {
                private let version = Bundle.main.infoDictionary?["CFBundleVersion"] as? String ?? "none"
                var body: some View { part }
                private var part: some View { Text(version) }
            }
            """)
        #expect(result.contains("    let version: String\n"), "\(result)")
    }

    /// A property cannot be seen from further away than its type.
    @Test func aViewIsNoMoreVisibleThanItsInputs() {
        func access(_ part: String, _ types: String, in head: String = "struct Screen: View {") -> String {
            let result = split("Screen.part", """
                \(types)
                \(head)
                    let model: Model
                    var body: some View { part }
                    \(part) { Other(model: model) }
                }
                struct Other: View { let model: Model; var body: some View { EmptyView() } }
                """)
            return result.split(separator: "\n").first { $0.contains("struct Part") }.map { String($0.prefix { $0 != ":" }) } ?? result
        }
        #expect(access("var part: some View", "struct Model {}") == "struct Part")
        #expect(access("var part: some View", "private struct Model {}") == "private struct Part")
        #expect(access("var part: some View", "fileprivate enum Model { case a }") == "private struct Part")
        #expect(access("var part: some View", "private typealias Model = [Int]") == "private struct Part")
        #expect(access("fileprivate var part: some View", "private struct Model {}") == "fileprivate struct Part")
        let inside = split("Screen.part", """
            struct Screen: View {
                let n: Int
                var body: some View { part }
            }
            private extension Screen {
                var part: some View { Text("\\(n)") }
            }
            """)
        #expect(inside.contains("\nprivate struct Part: View {"), "\(inside)")
    }

    @Test func commentsBeforeTheBraceAreKept() {
        let result = split("A.b", """
            struct A: View {
                var body: some View { b(1) }

                func b(_ n: Int /* how many */) -> some View // a part
                {
                    Text("\\(n)")
                }
            }
            """)
        #expect(result.contains("/* how many */\n// a part\n"), "\(result)")
    }
}
