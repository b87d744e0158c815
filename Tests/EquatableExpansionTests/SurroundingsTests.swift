import EquatableExpansion
import SwiftParser
import SwiftSyntax
import Testing

/// What the file around a struct tells of the names in it.
@Suite struct SurroundingsTests {
    // MARK: Wrappers

    @Test func saysWhatItCannotSeeOfAWrapper() {
        #expect(diagnostics("@Equatable struct V { @Clamped var a: Int }") == """
            1:36: warning: `@Clamped` is not declared in this file: of `a` the wrapped value alone is compared
              fix-it: add `@SkipEquatable`, so that `==` leaves `a` out
            """)
        #expect(diagnostics("@propertyWrapper struct Clamped { var wrappedValue: Int }\n@Equatable struct V { @Clamped var a: Int }") == "")
        // No wrappers.
        #expect(diagnostics("@Equatable struct V { @MyActor var a: Int; @RowBuilder let b: Int; @ComparedByID var c: () -> Void }") == "")
    }

    @Test func saysThatAWrapperStoresMoreThanItsValue() {
        let wrapper = "@propertyWrapper struct Clamp { var wrappedValue: Int; let max: Int }\n"
        #expect(diagnostics(wrapper + "@Equatable struct V { @Clamp(max: 3) var a: Int }") == """
            2:42: error: of `a` the wrapped value alone would be compared, and `@Clamp` stores more
              fix-it: declare `Clamp` to be Equatable
              fix-it: add `@SkipEquatable`, so that `==` leaves `a` out
            """)
        #expect(diagnostics(wrapper + "@Equatable struct V { @SkipEquatable @Clamp(max: 3) var a: Int }") == "")
        #expect(diagnostics(wrapper.replacing("Clamp {", with: "Clamp: Equatable {") + "@Equatable struct V { @Clamp(max: 3) var a: Int }") == "")
        #expect(diagnostics(wrapper + "extension Clamp: Equatable {}\n@Equatable struct V { @Clamp(max: 3) var a: Int }") == "")
        // One value, and what every value has.
        let plain = "@propertyWrapper struct Clamp { private var value: Int; let max = 3; var wrappedValue: Int { get { value } set { value = newValue } } }\n"
        #expect(diagnostics(plain + "@Equatable struct V { @Clamp var a: Int }") == "")
        // Several in one another are compared by the value inside.
        let twice = wrapper.replacing("Clamp {", with: "Clamp: Equatable {") + "@propertyWrapper struct Kept { var wrappedValue: Int }\n"
        #expect(diagnostics(twice + "@Equatable struct V { @Clamp(max: 3) @Kept var a: Int }").contains("and `@Clamp` stores more"))
    }

    @Test(arguments: [
        ("import SwiftUI", "@Query", true), ("import SwiftUI\nimport SwiftData", "@Query", false),
        ("import SwiftUI", "@SwiftData.Query", false), ("", "@Query", false),
    ])
    func takesAQueryForSwiftDatas(imports: String, wrapper: String, isDoubtful: Bool) {
        let said = diagnostics("\(imports)\n@Equatable struct V { \(wrapper) var items: [Int] }")
        #expect(said.contains("`@Query` is taken for SwiftData's, which this file does not import") == isDoubtful)
    }

    @Test func readsAWrapperOfAViewThroughItsStorage() {
        let wrapper = "@propertyWrapper struct Clamped { var wrappedValue: Int }\n"
        #expect(expand(wrapper + "@Equatable struct V: View { @Clamped var a: Int }").source?.contains("lhs._a.wrappedValue == rhs._a.wrappedValue") == true)
        #expect(expand(wrapper + "@Equatable struct V { @Clamped var a: Int }").source?.contains("lhs.a == rhs.a") == true)
    }

    // MARK: The main actor

    private static let types = """
        final class Ref: Equatable {}
        final class Free: Equatable, Sendable {}
        @MainActor final class Bound: Equatable {}
        final class Unknown: Base, Equatable {}
        struct Holder: Equatable { let ref: Ref }
        struct Plain: Equatable { let n: Int }
        enum Choice: Equatable { case a(Ref), b }
        struct Row: View, Equatable { let ref: Ref }
        @propertyWrapper struct Kept: Equatable { var wrappedValue: Int; let ref: Ref }
        public struct Shown: Equatable { let n: String }
        public enum ShownChoice: Equatable { case a, b }
        @propertyWrapper public struct ShownWrapper: Equatable { public var wrappedValue: Int }
        @frozen public struct Fixed: Equatable { let n: Int }
        public struct Said: Equatable, Sendable { let n: Int }
        package struct Shared: Equatable { let n: Int }

        """

    @Test(arguments: [
        ("let a: Ref", "Ref"), ("let a: [Ref]?", "Ref"), ("@Binding var a: [String: Ref]", "Ref"), ("let a: Holder", "Holder"),
        ("let a: Choice", "Choice"), ("weak var a: Ref?", "Ref"), ("@Kept var a: Int", "Kept"), ("@ComparedByID var a: () -> Void", "() -> Void"),
        ("@ComparedByID var a: (any View)?", "any View"), ("let a: Shown", "Shown"), ("let a: [ShownChoice]", "ShownChoice"),
        ("@ShownWrapper var a: Int", "ShownWrapper"),
    ])
    func saysWhatTheActorKeeps(member: String, type: String) {
        let words = "`a` belongs to the main actor, and `==` may be called elsewhere: nothing says that `\(type)` is Sendable"
        #expect(diagnostics(Self.types + "@Equatable struct V: View { \(member) }").contains("warning: " + words))
        #expect(diagnostics(Self.types + "@MainActor @Equatable struct V: View { \(member) }").contains("error: " + words))
        #expect(diagnostics(Self.types + "@MainActor @Equatable(isolation: .main) struct V: View { \(member) }") == "")
        #expect(diagnostics(Self.types + "@Equatable struct V { \(member) }") == "")
        #expect(applyingFixIt(to: Self.types + "@Equatable struct V: View { \(member) }").contains("@Equatable(isolation: .main) struct V"))
    }

    @Test(arguments: [
        "let a: Fixed", "let a: Said", "let a: Shared", "let a: Free", "let a: Bound", "let a: Unknown", "let a: Plain", "let a: Row", "let a: Elsewhere", "let a: String",
        "@ComparedByID var a: @MainActor () -> Void", "@ComparedByID var a: (@MainActor () -> Void)?", "@SkipEquatable let a: Ref", "@State var a: Ref",
    ])
    func letsPassWhatMayBeSent(member: String) {
        #expect(diagnostics(Self.types + "@MainActor @Equatable struct V: View { \(member); let s: String }") == "")
    }

    @Test func wrapsForTheMainActorOrNotAtAll() {
        #expect(applyingFixIt(1, to: "@Equatable struct V: View { let f: (() -> Void)? }")
            == "@Equatable struct V: View { @ComparedByID var f: (@MainActor () -> Void)? }")
        #expect(applyingFixIt(1, to: "@Equatable struct V: View { let f: any View }") == "no fix-it")
        #expect(applyingFixIt(1, to: "@Equatable struct V: View { let f: [() -> Void] }") == "no fix-it")
    }

    // MARK: Hashable

    @Test(arguments: [
        "@Equatable struct V { let id: Int; @SkipEquatable var note: String }\nextension V: Hashable {}",
        "protocol Key: Hashable {}\nprotocol Name: Key {}\n@Equatable struct V: Name { let id: Int; @SkipEquatable var note: String }",
        "struct O { @Equatable struct V { let id: Int; @SkipEquatable var note: String } }\nextension O.V: Hashable {}",
    ])
    func hashesWhatItComparesWhereverItIsHashable(source: String) {
        #expect(diagnostics(source) == "")
        #expect(expand(source).source?.contains("func hash(into hasher: inout Hasher) {\n        hasher.combine(id)\n") == true)
        let own = source + "\nextension \(source.contains("O {") ? "O.V" : "V") { func hash(into hasher: inout Hasher) {} }"
        #expect(expand(own).source?.contains("hash(into") == false)
    }

    @Test func aConditionalHashIsTheAuthors() {
        let source = "@Equatable struct V<T> { let t: T; @SkipEquatable var note: String }\nextension V: Hashable where T: Hashable {"
        let words = "an extension makes `V` Hashable under a condition: give it a `hash(into:)` that leaves out what `==` leaves out"
        #expect(diagnostics(source + "}").contains("1:19: error: " + words))
        #expect(!diagnostics(source + " func hash(into hasher: inout Hasher) {} }").contains(words))
        #expect(!diagnostics(source.replacing("@SkipEquatable ", with: "") + "}").contains(words))
    }

    @Test func namesThatTheExpansionUsesMayBeTheProgramsOwn() {
        let hashed = expand("@Equatable struct V: Hashable { let hasher: Int; let s: String }").source
        #expect(hashed?.contains("hasher.combine(self.hasher)\n        hasher.combine(s)") == true)
        let named = expand("@Equatable struct V: Hashable { enum Bool { case a }; struct Hasher: Hashable {}; let b: Bool; let h: Hasher }").source
        #expect(named?.contains("-> Swift.Bool {") == true)
        #expect(named?.contains("inout Swift.Hasher)") == true)
        #expect(expand("@Equatable struct V { let Bool: Int }").source?.contains("-> Bool {") == true)
    }

    // MARK: Closures and what else has no ==

    @Test(arguments: [
        ("let f: Handlers.Tap", "holds a closure (`Handlers.Tap`), and closures cannot be compared"),
        ("let f: Own", "holds a closure (`Own`), and closures cannot be compared"),
        ("var f = [{ 1 }]", "holds a closure (`[{ 1 }]`), and closures cannot be compared"),
        ("var f = [1: (2, { 1 })]", "holds a closure (`[1: (2, { 1 })]`), and closures cannot be compared"),
        ("var f = act", "holds a closure (`act`), and closures cannot be compared"),
    ])
    func findsClosuresThatTheFileTells(member: String, words: String) {
        let source = "enum Handlers { typealias Tap = () -> Void }; func act() {}\n@Equatable struct V { \(member) }\nextension V { typealias Own = () -> Void }"
        #expect(diagnostics(source).contains("error: `f` " + words))
    }

    @Test(arguments: [
        ("let b: Binding<Int>?", "`b` cannot be compared: `Binding<Int>?` is not Equatable"),
        ("let b: [Binding<Int>]", "`b` cannot be compared: `[Binding<Int>]` is not Equatable"),
        ("let b: [Int.Type]", "`b` cannot be compared: `[Int.Type]` is not Equatable"),
        ("let b: [Int.Type?]", "`b` cannot be compared: `[Int.Type?]` is not Equatable"),
        ("let b: Int.Type?", ""), ("let b: Int.Type", ""), ("let b: Binding<Int>", ""),
    ])
    func aValueInsideOfAnotherNeedsMore(member: String, words: String) {
        let said = diagnostics("@Equatable struct V { \(member) }")
        #expect(words.isEmpty ? said == "" : said.contains(words))
    }

    @Test func comparesALongTupleByItsElements() {
        #expect(comparison("var o = (1, 2, 3, 4, 5, 6, 7)").first == "lhs.o.0 == rhs.o.0")
        #expect(comparison("var o = (1, 2)") == ["lhs.o == rhs.o"])
    }

    // MARK: The rest

    @Test func isAsVisibleAsTheTypesAround() {
        let inlinable = expand("@usableFromInline @Equatable struct V: Hashable { let s: String }").source
        #expect(inlinable?.contains("    @usableFromInline nonisolated static func ==") == true)
        #expect(inlinable?.contains("    @usableFromInline nonisolated func hash") == true)
        let source = "private enum P {}\nextension P { @Equatable public struct V { let s: String } }"
        #expect(expand(source).source?.contains("    fileprivate nonisolated static func ==") == true)
    }

    @Test(arguments: [
        ("let k: Kind", true), ("let p: Point", true), ("let x: Px", true), ("let r: Range<Int>; let o: Optional<Px>", true), ("", true),
        ("let c: Case", true), ("let t: Tree", false), ("let n: Name", false), ("let r: Range<String>", false), ("let g: Gen<Int>", false),
    ])
    func plainBytesAreFoundBehindNames(member: String, isPlain: Bool) {
        let types = """
            enum Kind { case a, b }
            enum Case: Equatable { case a(Int), b }
            indirect enum Tree: Equatable { case a(Int), b }
            struct Point: Equatable { let x: Px; var kind = 1 }
            struct Name: Equatable { let s: String }
            struct Gen<T>: Equatable { let n: Int }
            typealias Px = Double

            """
        #expect(diagnostics(types + "@Equatable struct V: View { \(member) }").contains("plain bytes") == isPlain)
        #expect(diagnostics(types + "@Equatable struct V { \(member) }\nextension V: View {}").contains("plain bytes") == isPlain)
    }

    // MARK: @SkipEquatable by itself

    @Test(arguments: [
        ("struct H: Equatable { @SkipEquatable let a: Int }", "`@SkipEquatable` has no effect: `H` is not marked `@Equatable`"),
        ("extension H { @SkipEquatable var a: Int { 1 } }", "`@SkipEquatable` has no effect: `H` is not marked `@Equatable`"),
        ("@SkipEquatable var a = 1", "`@SkipEquatable` has no effect: it is for properties of a type that is marked `@Equatable`"),
        ("@Equatable struct H { @SkipEquatable let a: Int }", ""),
    ])
    func aSkipThatNobodyReads(source: String, words: String) {
        let finder = SkipFinder(viewMode: .sourceAccurate)
        finder.walk(Parser.parse(source: source))
        guard let (attribute, declaration) = finder.found else {
            Issue.record("no attribute")
            return
        }
        #expect(SkipCheck.diagnostics(for: attribute, on: declaration).map(\.message) == (words.isEmpty ? [] : [words]))
    }
}

private final class SkipFinder: SyntaxVisitor {
    var found: (AttributeSyntax, VariableDeclSyntax)?

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for case .attribute(let attribute) in node.attributes where attribute.attributeName.trimmedDescription == "SkipEquatable" {
            found = (attribute, node)
        }
        return .skipChildren
    }
}
