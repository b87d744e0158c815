import Testing

@Suite struct ExtensionTests {
    @Test func comparesWhatIsNotSkipped() {
        let expansion = expand("""
            @Equatable
            struct Counter: View {
                let title: String
                @SkipEquatable
                let onTap: () -> Void
                @State private var count = 0
                var body: some View { Button(title, action: onTap) }
            }
            """)
        #expect(expansion.diagnostics.isEmpty)
        #expect(expansion.source == """
            extension Counter: Equatable {
                nonisolated static func == (lhs: Counter, rhs: Counter) -> Bool {
                    lhs.title == rhs.title
                }
            }

            """)
        #expect(expansion.properties.map(\.name) == ["title", "onTap", "count"])
        #expect(expansion.properties.map(\.role) == [.compared, .skipped, .dynamicProperty(wrapper: "State")])
    }

    /// No warning may come out of the expansion.
    @Test func whatReadsADeprecatedPropertyIsDeprecated() {
        let source = expand("""
            @Equatable struct Row: Hashable {
                @available(*, deprecated, renamed: "title") let name: String
                @available(iOS, introduced: 13, deprecated: 17.0) @available(*, deprecated) let title: String
                @available(*, deprecated) @SkipEquatable let other: String
            }
            """).source
        let marks = """
                @available(*, deprecated, message: "it reads `name`, which is deprecated")
                @available(iOS, deprecated: 17.0, message: "it reads `title`, which is deprecated")
            """
        #expect(source == """
            extension Row: Equatable {
            \(marks)
                nonisolated static func == (lhs: Row, rhs: Row) -> Bool {
                    lhs.name == rhs.name
                        && lhs.title == rhs.title
                }

            \(marks)
                nonisolated func hash(into hasher: inout Hasher) {
                    hasher.combine(name)
                    hasher.combine(title)
                }
            }

            """)
    }

    @Test func withNothingToCompareIsAlwaysEqual() {
        #expect(expand("@Equatable struct Screen: View { @State var n = 0 }").source == """
            extension Screen: Equatable {
                nonisolated static func == (lhs: Screen, rhs: Screen) -> Bool {
                    true
                }
            }

            """)
    }

    @Test func namesNestedTypesInFull() {
        let source = expand("extension Outer.Middle { enum Space { @Equatable struct Row { let n: Int } } }").source
        #expect(source?.hasPrefix("extension Outer.Middle.Space.Row: Equatable {") == true)
    }

    @Test func isAsVisibleAsTheType() {
        let source = expand("@available(iOS 17, *) @Equatable public struct Row { let n: Int }").source
        #expect(source == """
            @available(iOS 17, *)
            extension Row: Equatable {
                public nonisolated static func == (lhs: Row, rhs: Row) -> Bool {
                    lhs.n == rhs.n
                }
            }

            """)
    }

    @Test func isNotMoreVisibleThanTheTypesAround() {
        let source = expand("private enum Space { @Equatable public struct Row { let n: Int } }").source
        #expect(source?.contains("    fileprivate nonisolated static func ==") == true)
    }

    @Test func canBelongToTheMainActor() {
        #expect(expand("@Equatable(isolation: .main) struct Row { let n: Int }").source == """
            extension Row: @MainActor Equatable {
                @MainActor static func == (lhs: Row, rhs: Row) -> Bool {
                    lhs.n == rhs.n
                }
            }

            """)
    }

    @Test func needsEquatableArgumentsForGenericProperties() {
        let source = expand("""
            @Equatable struct Table<ID: Hashable, Value, Data: Collection, Unused> where Data.Index: Comparable {
                let id: ID
                let values: [Value]
                let data: Data.Element
                let path: KeyPath<Unused, Int>
                @SkipEquatable let make: (Unused) -> Int
            }
            """).source
        #expect(source?.hasPrefix("extension Table: Equatable where Value: Equatable, Data.Element: Equatable {") == true)
    }

    @Test func hashesWhatItCompares() {
        #expect(expand("""
            @Equatable struct Item: Hashable {
                let name: String
                let id: Int
                let size: (Int, Int)
                @SkipEquatable let onTap: () -> Void
                weak var owner: Owner?
            }
            """).source == """
            extension Item: Equatable {
                nonisolated static func == (lhs: Item, rhs: Item) -> Bool {
                    lhs.id == rhs.id
                        && lhs.size == rhs.size
                        && lhs.owner === rhs.owner
                        && lhs.name == rhs.name
                }

                nonisolated func hash(into hasher: inout Hasher) {
                    hasher.combine(id)
                    hasher.combine(size.0)
                    hasher.combine(size.1)
                    hasher.combine(owner.map(ObjectIdentifier.init))
                    hasher.combine(name)
                }
            }

            """)
    }

    @Test func keepsConditionsOfMembers() {
        #expect(comparison("""
            let name: String
            #if DEBUG
            let trace: [String]
            let depth: Int
            #elseif os(iOS)
            @SkipEquatable let log: () -> Void
            #else
            let level: Int
            #endif
            let id: Int
            """) == [
                "guard lhs.id == rhs.id else { return false }",
                "guard lhs.name == rhs.name else { return false }",
                "#if DEBUG",
                "guard lhs.depth == rhs.depth else { return false }",
                "guard lhs.trace == rhs.trace else { return false }",
                "#elseif os(iOS)",
                "#else",
                "guard lhs.level == rhs.level else { return false }",
                "#endif",
                "return true",
            ])
    }

    @Test func splitsManyComparisons() {
        let members = (0..<9).map { "let p\($0): Int" }.joined(separator: "\n")
        #expect(comparison(members).first == "guard lhs.p0 == rhs.p0 else { return false }")
        #expect(comparison(members).last == "return true")
    }
}
