import Testing

@Suite struct DiagnosticTests {
    @Test func pointsAtAClosure() {
        let source = """
            @Equatable
            struct Row: View {
                let title: String
                /// Called.
                private let onTap: () -> Void
            }
            """
        #expect(diagnostics(source) == """
            5:17: error: `onTap` is a closure, and closures cannot be compared
              fix-it: add `@SkipEquatable`, so that `==` leaves `onTap` out
              fix-it: wrap it in `@ComparedByID`: who gives `onTap` gives an id with it, which `==` compares
            """)
        #expect(expand(source).source == nil)
        #expect(applyingFixIt(to: source) == """
            @Equatable
            struct Row: View {
                let title: String
                /// Called.
                @SkipEquatable private let onTap: () -> Void
            }
            """)
        #expect(applyingFixIt(1, to: source) == """
            @Equatable
            struct Row: View {
                let title: String
                /// Called.
                @ComparedByID private var onTap: @MainActor () -> Void
            }
            """)
    }

    @Test(arguments: [
        ("let f: () -> Void", "@ComparedByID var f: () -> Void"),
        ("let f: (() -> Void)?", "@ComparedByID var f: (() -> Void)?"),
        ("var f: @Sendable () -> Void", "@ComparedByID var f: @Sendable () -> Void"),
        ("let f: [any Shape]", "@ComparedByID var f: [any Shape]"),
        ("let f: [(Int, Int)]", "@ComparedByID var f: [(Int, Int)]"),
        // A value that is given here, a builder and another wrapper leave no place for an id.
        ("var f: () -> Void = {}", "no fix-it"),
        ("@ViewBuilder let f: () -> Text", "no fix-it"),
        ("@Clamped var f: any Shape", "no fix-it"),
        ("lazy var f = 1", "no fix-it"),
    ])
    func offersToWrapWhatCannotBeCompared(member: String, wrapped: String) {
        let fixed = applyingFixIt(1, to: "@Equatable struct V { \(member) }")
        #expect(fixed == (wrapped == "no fix-it" ? wrapped : "@Equatable struct V { \(wrapped) }"))
        #expect(wrapped == "no fix-it" || diagnostics(fixed) == "")
    }

    @Test(arguments: [
        ("let f: (() -> Void)?", "`f` holds a closure (`(() -> Void)?`), and closures cannot be compared"),
        ("let f: [() -> Void]", "`f` holds a closure (`[() -> Void]`), and closures cannot be compared"),
        ("let f: Optional<() -> Void>", "`f` holds a closure (`Optional<() -> Void>`), and closures cannot be compared"),
        ("let f: (Int, () -> Void)", "`f` holds a closure (`(Int, () -> Void)`), and closures cannot be compared"),
        ("let f: [Int: () -> Void]", "`f` holds a closure (`[Int: () -> Void]`), and closures cannot be compared"),
        ("let f: Action", "`f` holds a closure (`Action`), and closures cannot be compared"),
        ("let f: Inner", "`f` holds a closure (`Inner`), and closures cannot be compared"),
        ("let f: @Sendable () -> Void", "`f` is a closure, and closures cannot be compared"),
        ("@ViewBuilder let f: () -> Text", "`f` is a closure, and closures cannot be compared"),
        ("var f = { print(1) }", "`f` is a closure, and closures cannot be compared"),
        ("var f: () -> Void = {}", "`f` is a closure, and closures cannot be compared"),
        ("let f: any Shape", "`f` may hold a value of any type (`any Shape`), which `==` cannot compare"),
        ("let f: [any Shape]?", "`f` may hold a value of any type (`[any Shape]?`), which `==` cannot compare"),
        ("let f: Any", "`f` may hold a value of any type (`Any`), which `==` cannot compare"),
        ("let f: Codable & Sendable", "`f` may hold a value of any type (`Codable & Sendable`), which `==` cannot compare"),
        ("let f: AnyView", "`f` cannot be compared: `AnyView` is not Equatable"),
        ("let f: [(Int, Int)]", "`f` holds a tuple (`[(Int, Int)]`), and tuples are not Equatable; a struct can be"),
        ("lazy var f = 1", "`f` is lazy, and `==` cannot read it without changing the value"),
        ("let f: Model", "`f` cannot be compared: `Model` is not Equatable"),
    ])
    func explainsWhatCannotBeCompared(member: String, message: String) {
        let source = """
            typealias Action = () -> Void
            class Model: ObservableObject {}
            struct Outer {
                typealias Inner = Action?
                @Equatable struct V {
                    \(member)
                }
            }
            """
        let column = 9 + (member.firstRange(of: " f")?.lowerBound.utf16Offset(in: member) ?? 0) + 1
        #expect(diagnostics(source).hasPrefix("""
            6:\(column): error: \(message)
              fix-it: add `@SkipEquatable`, so that `==` leaves `f` out
            """))
    }

    @Test func aSharedDeclarationCannotBeSkippedAsAWhole() {
        #expect(
            diagnostics("@Equatable struct V { let a: Int, f: () -> Void }")
                == "1:35: error: `f` is a closure, and closures cannot be compared")
    }

    @Test func offersToMakeAValueTypeEquatable() {
        let source = "struct Item: Identifiable { let id: Int }\n@Equatable struct V { let item: Item }"
        #expect(diagnostics(source) == """
            2:27: error: `item` cannot be compared: `Item` is not Equatable
              fix-it: declare `Item` to be Equatable
              fix-it: add `@SkipEquatable`, so that `==` leaves `item` out
              fix-it: wrap it in `@ComparedByID`: who gives `item` gives an id with it, which `==` compares
            """)
        #expect(
            applyingFixIt(to: source)
                == "struct Item: Identifiable, Equatable { let id: Int }\n@Equatable struct V { let item: Item }")
    }

    @Test func keepsTheLayoutWhereItMakesATypeEquatable() {
        #expect(
            applyingFixIt(to: "enum Item /* kinds */ { case a(Int) }\n@Equatable struct V { let item: Item }")
                == "enum Item: Equatable /* kinds */ { case a(Int) }\n@Equatable struct V { let item: Item }")
    }

    @Test(arguments: [
        "struct Item: Hashable {}", "enum Item { case a, b }", "struct Item: Own {}",
        "struct Item {}; extension Item: Equatable {}", "@Equatable struct Item {}", "",
        "extension Outer.Item: Hashable {}",
    ])
    func trustsTypesThatMayBeEquatable(declaration: String) {
        let inside = declaration.hasPrefix("extension") ? "struct Item {}" : ""
        let source = "struct Outer { @Equatable struct V { let item: Item }; \(inside) }\n\(declaration)"
        #expect(!diagnostics(source).contains("error"))
    }

    @Test func aNestedTypeHidesItsNamesake() {
        let outer = "struct Item { let n: Int }\nstruct Outer { @Equatable struct V { let item: Item }; struct Item: Hashable {} }"
        #expect(diagnostics(outer) == "")
        #expect(diagnostics("typealias T = () -> Void\n@Equatable struct V<T: Hashable> { let t: T }") == "")
    }

    @Test(arguments: [
        ("@Equatable class Model {}", "`Model` is a class", "class Model {}"),
        ("@Equatable enum Mode {}", "`Mode` is an enum", "enum Mode {}"),
        ("@Equatable actor Store {}", "`Store` is an actor", "actor Store {}"),
        ("@Equatable public protocol P {}", "`P` is a protocol", "public protocol P {}"),
        ("@Equatable extension Row {}", "`Row` is an extension", "extension Row {}"),
    ])
    func rejectsWhatIsNoStruct(source: String, kind: String, fixed: String) {
        #expect(diagnostics(source) == """
            1:1: error: `@Equatable` compares the stored properties of a struct; \(kind)
              fix-it: remove `@Equatable`
            """)
        #expect(applyingFixIt(to: source) == fixed)
    }

    @Test func namesAConformanceThatIsThere() {
        let source = "@Equatable struct V: View, Equatable { let a: Int }"
        #expect(diagnostics(source) == """
            1:28: error: `V` names `Equatable` itself, and `@Equatable` would declare it again
              fix-it: remove `Equatable`, which `@Equatable` declares
              fix-it: remove `@Equatable`
            """)
        #expect(applyingFixIt(0, to: source) == "@Equatable struct V: View { let a: Int }")
        #expect(applyingFixIt(1, to: source) == "struct V: View, Equatable { let a: Int }")
        #expect(
            applyingFixIt(0, to: "@Equatable struct V: Equatable { let a: Int }")
                == "@Equatable struct V { let a: Int }")
    }

    @Test func namesAnEqualityThatIsThere() {
        #expect(diagnostics("@Equatable struct V {\n  static func == (a: V, b: V) -> Bool { true }\n}") == """
            2:15: error: `V` has an `==` of its own, and `@Equatable` would write another
              fix-it: remove `@Equatable`
            """)
        #expect(diagnostics("@Equatable struct V {}\nextension V { static func == (a: V, b: V) -> Bool { true } }") == """
            1:1: error: `V` has an `==` of its own, and `@Equatable` would write another
              fix-it: remove `@Equatable`
            """)
        #expect(diagnostics("@Equatable struct V {}\nextension V: Equatable {}") == """
            1:1: error: an extension already makes `V` Equatable
              fix-it: remove `@Equatable`
            """)
    }

    @Test func rejectsLocalTypes() {
        #expect(
            diagnostics("func f() { @Equatable struct V {} }")
                == "1:30: error: `@Equatable` needs a type that can be extended; `V` is declared inside a function")
    }

    @Test func rejectsTypesThatAnExtensionCannotReach() {
        let source = "struct Outer { @Equatable private struct V {} }"
        #expect(diagnostics(source) == """
            1:42: error: `@Equatable` needs a type that can be extended; `V` is private to the type around it
              fix-it: make it `fileprivate`
            """)
        #expect(applyingFixIt(to: source) == "struct Outer { @Equatable fileprivate struct V {} }")
        #expect(diagnostics("@Equatable private struct V {}") == "")
        #expect(diagnostics("struct A { private enum B { @Equatable struct V {} } }").contains("`V` is private"))
    }

    @Test(arguments: [
        ("var a: Int { 1 }", "`a` is computed and never compared"),
        ("static var a = 1", "`a` belongs to the type, not to its values"),
        ("let a = 1", "`a` is a constant that has its value here, and constants are never compared"),
        ("@State var a = 1", "`a` is a `@State`, which is never compared"),
        ("func a() {}", "`a` is not a stored property"),
    ])
    func warnsOfMarksWithoutEffect(member: String, reason: String) {
        let source = "@Equatable struct V { @SkipEquatable \(member) }"
        #expect(diagnostics(source) == """
            1:23: warning: `@SkipEquatable` has no effect: \(reason)
              fix-it: remove `@SkipEquatable`
            """)
        #expect(applyingFixIt(to: source) == "@Equatable struct V { \(member) }")
        #expect(expand(source).source != nil)
    }

    @Test func comparesWhatIsLeftOutSometimesOnly() {
        #expect(diagnostics("@Equatable struct V {\n#if DEBUG\n@SkipEquatable\n#endif\nlet a: Int\n}")
            == "3:1: warning: `@SkipEquatable` has no effect: `a` is compared where the condition around it does not hold, and so it is "
            + "everywhere")
    }

    @Test func tellsOfAViewThatSwiftUIComparesByItsBytes() {
        #expect(
            diagnostics("@Equatable struct Dot: View { let x: Double; let y: Double; var on = true }")
                == "1:19: note: `Dot` holds plain bytes only: SwiftUI compares those, and calls `==` only for `.equatable()`")
        #expect(diagnostics("@Equatable struct Dot: View { let x: Double; let name: String }") == "")
        #expect(diagnostics("@Equatable struct Dot: View { let x: Double; @State var n = 0 }") == "")
        #expect(diagnostics("@Equatable struct Dot { let x: Double }") == "")
        // A binding holds the place that it leads to.
        #expect(diagnostics("@Equatable struct Dot: View { let x: Double; @SkipEquatable @Binding var y: Double }") == "")
        #expect(diagnostics("@Equatable struct Dot: View { @SkipEquatable let x: Double }").contains("plain bytes"))
    }

    @Test func tellsOfAConditionalConformance() {
        #expect(
            diagnostics("@Equatable struct Card<Content> { let content: Content }")
                == "1:39: note: because of `content` the type is Equatable only where `Content` is")
    }

    /// What a view keeps belongs to the main actor, unless it may be sent from there.
    @Test func warnsOfWhatOnlyTheMainActorMayRead() {
        let source = "@Equatable struct Card<Content: View>: View { let content: Content }"
        #expect(diagnostics(source) == """
            1:51: note: because of `content` the type is Equatable only where `Content` is
            1:51: warning: `content` belongs to the main actor, and `==` may be called elsewhere: nothing says that `Content` is Sendable
              fix-it: write `@Equatable(isolation: .main)`, so that `==` is called on the main actor only
              fix-it: let `Content` be Sendable
            """)
        #expect(expand(source).source != nil)
        let isolated = "@Equatable(isolation: .main) struct Card<Content: View>: View { let content: Content }"
        let sendable = "@Equatable struct Card<Content: View & Sendable>: View { let content: Content }"
        #expect(applyingFixIt(0, of: 1, to: source) == isolated)
        #expect(applyingFixIt(1, of: 1, to: source) == sendable)
        for right in [isolated, sendable, "@Equatable struct Card<Content>: View where Content: Sendable { let content: [Content] }"] {
            #expect(!diagnostics(right).contains("main actor"))
        }
        #expect(diagnostics("@MainActor @Equatable struct Card<Content: Hashable> { let content: Content }")
            .hasPrefix("1:60: error: `content` belongs to the main actor"))
    }

    @Test func reportsAllProblemsInTheirOrder() {
        #expect(diagnostics("@Equatable struct V {\n  let f: () -> Void\n  lazy var g = 1\n}") == """
            2:7: error: `f` is a closure, and closures cannot be compared
              fix-it: add `@SkipEquatable`, so that `==` leaves `f` out
              fix-it: wrap it in `@ComparedByID`: who gives `f` gives an id with it, which `==` compares
            3:12: error: `g` is lazy, and `==` cannot read it without changing the value
              fix-it: add `@SkipEquatable`, so that `==` leaves `g` out
            """)
    }

    @Test(arguments: [
        ("@Equatable @Equatable struct A { let n: Int }", "1:12: error: `A` is marked `@Equatable` twice\n  fix-it: remove `@Equatable`"),
        ("@Equatable struct A: ~Copyable { let n: Int }",
         "1:22: error: `@Equatable` needs a type that can be copied; `A` is `~Copyable`\n  fix-it: remove `@Equatable`"),
        ("@Equatable struct A: Sendable & ~Swift.Copyable { let n: Int }",
         "1:33: error: `@Equatable` needs a type that can be copied; `A` is `~Swift.Copyable`\n  fix-it: remove `@Equatable`"),
        ("@Equatable struct A: ~Escapable { let n: Int }",
         "1:22: error: `@Equatable` needs a type whose values can be kept; `A` is `~Escapable`\n  fix-it: remove `@Equatable`"),
    ])
    func whatNoExtensionCanMend(source: String, message: String) {
        #expect(diagnostics(source) == message)
        #expect(expand(source).source == nil)
    }

    /// What a generic alias stands for depends on its arguments.
    @Test(arguments: [
        ("Act<Int>", "`f` holds a closure (`Act<Int>`), and closures cannot be compared"),
        ("Many<() -> Void>", "`f` holds a closure (`Many<() -> Void>`), and closures cannot be compared"),
        ("Many<any Error>?", "`f` may hold a value of any type (`Many<any Error>?`), which `==` cannot compare"),
        ("Many<Int>", nil),
    ])
    func looksBehindGenericAliases(type: String, message: String?) {
        let found = expand("""
            typealias Act<T> = (T) -> Void
            typealias Many<Element> = [String: Element]
            @Equatable struct A { let f: \(type) }
            """).diagnostics.map(\.message)
        #expect(found == (message.map { [$0] } ?? []))
    }
}
