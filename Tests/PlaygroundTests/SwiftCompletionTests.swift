@testable import Playground
import Testing

/// What Tab offers in Swift, from the program and the vocabulary as they are.
@Suite struct SwiftCompletionTests {
    private static let program = """
        struct Song { var title = ""; let plays: Int; func louder(by step: Int) -> Song { self } ; static let silent = Song(plays: 0) }
        struct Row: View {
          let song: Song
          let onTap: () -> Void
          var body: some View { Text(song.title) }
        }
        let first = Song(plays: 1)
        """

    private let session = {
        let session = Session(SessionConfiguration(makeHost: { makeProgramHost() }))
        _ = session.load(ProgramFile(name: "x.swift", text: Self.program))
        return session
    }()

    private func offers(_ text: String) -> [String] {
        session.completions(for: text, cursor: text.count).candidates.map { $0.summary.isEmpty ? $0.text : "\($0.text) \($0.summary)" }
    }

    private func names(_ text: String) -> [String] {
        session.completions(for: text, cursor: text.count).candidates.map(\.text)
    }

    @Test func membersOfTheTypeBeforeTheDot() {
        #expect(offers("first.") == ["louder (by step: Int) -> Song", "plays : Int", "title : String"])
        #expect(offers("first.louder(by: 2).pl") == ["plays : Int"])
        #expect(names("[first].fir") == ["first", "firstIndex"])
        #expect(names("first.title.upper") == ["uppercased"])
        #expect(names("(first, 2).") == ["0", "1"])
        #expect(offers("Song.") == ["silent : Song"])
        #expect(names("print(first.ti") == ["title"])
        #expect(names("first.nothing.").contains("padding"))
    }

    @Test func keysOfTheEnvironmentAndTheirValues() {
        #expect(names(":environment colorScheme ") == ["colorScheme dark", "colorScheme light"])
        #expect(names(":environment colo") == ["colorScheme ", "colorSchemeContrast "])
        #expect(names(":environment isEna") == ["isEnabled "] && names(":environment isEnabled ") == ["isEnabled true", "isEnabled false"])
        #expect(names(":environment nothing ").isEmpty)
        // What is typed is an answer beside longer ones.
        #expect(names(":help VStack") == ["VStack", "VStackLayout"] && names(":help VStackLayout").isEmpty)
    }

    @Test func partsToSplitOffAndPropertiesToSkip() {
        let session = Session(SessionConfiguration(makeHost: { makeProgramHost() }))
        _ = session.load(ProgramFile(name: "x.swift", text: """
            struct Card: View {
              static let width = 3
              let title: String
              @State private var isOpen = false
              var header: some View { Text(title) }
              func row(_ n: Int) -> some View { Text("\\(n)") }
              var body: some View { header }
            }
            """))
        func names(_ text: String) -> [String] { session.completions(for: text, cursor: text.count).candidates.map(\.text) }
        #expect(names(":split C") == ["Card.header", "Card.row"])
        #expect(names(":skip C") == ["Card.title", "Card.isOpen"])
    }

    @Test func modifiersAfterAView() {
        let fonts = names("Text(\"a\").fon")
        #expect(fonts.contains("font") && fonts.contains("fontWeight") && fonts.allSatisfy { $0.hasPrefix("fon") })
        #expect(names("VStack {\n  Text(\"a\")\n}\n.padd") == ["padding"])
        #expect(names("ForEach(unknown) { x in Text(x) }.padd") == ["padding"])
        #expect(names("Row(song: first) {}.padd") == ["padding"])
        // A number has no font.
        #expect(names("1.fon").isEmpty && names("first.plays.fon").isEmpty)
        #expect(offers("Text(\"a\").bold").first?.contains("->") == true)
    }

    @Test func aDotAloneMeansTheTypeThatIsWanted() {
        #expect(names("let a: Alignment = .le") == ["leading", "leadingFirstTextBaseline"])
        #expect(names("let s: Song? = .si") == ["silent"])
        #expect(names("VStack(alignment: .le") == ["leading"])
        #expect(names("Text(\"a\").frame(width: 3, alignment: .topL") == ["topLeading"])
        // Where nothing tells the type, a line may go on with a modifier.
        #expect(names(".paddi") == ["padding"])
        #expect(names("let a = .").isEmpty)
    }

    @Test func helpExplainsCommandsAndNames() {
        #expect(names(":help ta").contains("tap"))
        #expect(names(":help VSt") == ["VStack", "VStackLayout"])
        #expect(names(":help paddi") == ["padding"])
        #expect(names(":help Row") == [])
        #expect(names(":help Ro").contains("Row"))
        #expect(names(":help :ta") == [":tap"])
    }

    @Test func namesThatAreBeingTyped() {
        let text = "struct A: View {\n  let mine: Song\n  @State var count = 0\n  var body: some View {\n    Text("
        #expect(offers(text + "mi").contains("mine : Song"))
        #expect(names(text + "mine.ti") == ["title"])
        #expect(names(text + "count.isMult") == ["isMultiple"])
        #expect(names("func f(other: Song) { other.pl") == ["plays"])
        #expect(offers("fir").contains("first : Song"))
        #expect(offers("Row").contains("Row struct"))
    }

    @Test func labelsOfACall() {
        #expect(offers("Row(") == ["song:  Song", "onTap:  () -> Void"])
        #expect(offers("Row(song: first, ") == ["onTap:  () -> Void"])
        #expect(names("Row(song: first, on") == ["onTap: "])
        #expect(names("first.louder(") == ["by: "])
        #expect(names("VStack(").contains("spacing: "))
        #expect(names("VStack(spacing: 2, ").contains("alignment: ") == false)
        #expect(names("Text(\"a\").frame(").contains("width: "))
    }

    /// There is no name to insert, but something to read.
    @Test func signaturesOfACallWithoutLabels() {
        #expect(offers("Text(\"a\").offset(x: 1).zIndex(") == [" zIndex(_ value: Double) -> some View"])
        #expect(names("Text(\"a\").foregroundStyle(.").contains("red") && names("Text(\"a\").foregroundStyle(.").contains("tint"))
        #expect(names("Text(\"a\").foregroundStyle(.ultraThin") == ["ultraThinMaterial"])
    }

    /// Values alone would not tell that a length may come behind them.
    @Test func signaturesWhereAnArgumentHasNoLabel() {
        let padding = offers("Text(\"a\").padding(")
        #expect(padding.first == " padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View")
        #expect(padding.contains(" padding(_ length: CGFloat) -> some View") && padding.contains { $0.hasPrefix(".top") })
        // The edges have been told.
        let second = offers("Text(\"a\").padding(.top, ")
        #expect(second.first == padding.first && !second.contains { $0.hasPrefix(".") })
        #expect(offers("Row(") == ["song:  Song", "onTap:  () -> Void"])
        #expect(names("print(1, 2, ").contains("separator: "))
        #expect(names("Text(\"a\").padding(3, ").allSatisfy { $0.isEmpty })
    }

    @Test func attributesAndWordsOfTheLanguage() {
        #expect(names("struct A { @Sta") == ["@State", "@StateObject"])
        #expect(names("@Equ") == ["@Equatable"] && names("@Ski") == ["@SkipEquatable"])
        #expect(names("let a = sel") == ["self"])
        #expect(names(":help @Ski") == ["@SkipEquatable"] && names(":help @Sta").contains("@State"))
        #expect(names(":help #Pre") == ["#Preview"])
    }

    @Test func argumentsWithoutALabel() {
        #expect(names("Text(\"a\").padding(").contains(".horizontal"))
        let edges = names("Text(\"a\").padding(.")
        #expect(edges.contains("horizontal") && !edges.contains("pi"))
        #expect(names("Text(\"a\").frame(maxWidth: .inf") == ["infinity"])
        // What a built-in view holds is its own.
        let members = names("Button(\"a\") {}.")
        #expect(members.contains("padding") && !members.contains("action") && !members.contains("body"))
    }

    @Test func theArgumentOfShowIsSwift() {
        #expect(offers(":show Ro") == ["Row("])
        #expect(offers(":show Row(") == ["song:  Song", "onTap:  () -> Void"])
        #expect(session.completions(for: ":show Row(so", cursor: 12).start == 10)
    }

    @Test(arguments: ["\"fir", "// fir", "/* a */ /* fir", "1", "2.5", "\"\"\"\nfir", "#\"a\" fir"])
    func nothingInTextsAndNumbers(_ text: String) {
        #expect(names(text).isEmpty)
    }

    @Test func swiftInATextIsSwift() {
        #expect(names("\"a \\(first.ti") == ["title"])
        #expect(names("\"a \\(first.title)\".upper") == ["uppercased"])
    }

    /// Real lines, cut, doubled and mixed up with a fixed seed, with the cursor at any place.
    @Test func damagedLinesNeitherTrapNorChangeAnything() {
        let lines = Self.program.split(separator: "\n").map { Array(String($0)) } + [
            ":tap \"A 0\"", ":why Row[id: 3]", ":skip Row.onTap", "VStack { Text(\"\\(first.title)\").font(.title) }", "f(a: { $0.b }, c: [1: 2])",
            "let s = #\"a \\#(b) c\"#", "/* a /* b */ ", "\"\"\"\n\\(a", "é.👩‍👩‍👧(x", "a?.b!.c[0]...", ":set ", ":learn ", "((((((((", "}}}}.", "\u{0}\u{301}.",
        ].map { Array($0) }
        var state: UInt64 = 42
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % max(1, bound)
        }
        let scripted = Fixture.shown.session
        for round in 0..<5000 {
            var line = lines[next(lines.count)]
            for _ in 0..<next(4) {
                let place = next(line.count + 1)
                switch next(4) {
                case 0: line.removeSubrange(min(place, line.count)..<min(line.count, place + next(8)))
                case 1: line.insert(contentsOf: lines[next(lines.count)].prefix(next(12)), at: place)
                case 2: line.insert(Array("(){}[]\".,:\\#/ \n@$`")[next(18)], at: place)
                default: line = Array(line.prefix(place))
                }
            }
            let text = String(line)
            _ = scripted.completions(for: text, cursor: next(text.count + 2))
            _ = CompletionPlace(before: Array(text))
            _ = TypedDeclarations(text).typed(text)
            _ = scripted.isComplete(text)
            // The checker is slower: some of them.
            if round % 20 == 0 { _ = session.completions(for: text, cursor: next(text.count + 2)) }
        }
        #expect(session.execute("first.plays").value?.text == "1")
    }

    @Test func lookingChangesNothing() {
        let before = session.execute(":source")
        for text in ["first.", "let zzz = 3; zzz.", "Row(", "while true {}.", "fatalError()."] { _ = names(text) }
        #expect(TextRenderer().render(session.execute(":source")) == TextRenderer().render(before))
        #expect(!session.execute("zzz").ok)
    }
}

/// Where the cursor stands.
@Suite struct CompletionPlaceTests {
    @Test(arguments: [
        ("", .name(prefix: "")),
        ("Te", .name(prefix: "Te")),
        ("a.b", .member(base: "a", prefix: "b")),
        ("f(a).", .member(base: "f(a)", prefix: "")),
        ("f(a) { b }\n  .c(1).d", .member(base: "f(a) { b }\n  .c(1)", prefix: "d")),
        ("x = [1, 2].ma", .member(base: "[1, 2]", prefix: "ma")),
        ("a?.b![0].c", .member(base: "a?.b![0]", prefix: "c")),
        ("\"a.b\".c", .member(base: "\"a.b\"", prefix: "c")),
        ("f(.le", .implicitArgument(callee: "f", base: nil, label: nil, prefix: "le")),
        ("f(a: .le", .implicitArgument(callee: "f", base: nil, label: "a", prefix: "le")),
        ("let a: A.B? = .le", .implicitMember(of: "A.B?", prefix: "le")),
        ("f(", .argument(callee: "f", base: nil, given: [], prefix: "")),
        ("f(1, b: g(2, c: 3), d", .argument(callee: "f", base: nil, given: [nil, "b"], prefix: "d")),
        ("a.f(x: 1, ", .argument(callee: "f", base: "a", given: ["x"], prefix: "")),
        ("f({ a }, ", .argument(callee: "f", base: nil, given: [nil], prefix: "")),
        ("f(a: b", .name(prefix: "b")),
        ("[1, b", .name(prefix: "b")),
        ("\"a", .nowhere),
        ("\"\\(a.b", .member(base: "a", prefix: "b")),
        ("// a.b", .nowhere),
    ] as [(String, CompletionPlace)])
    func place(_ text: String, _ place: CompletionPlace) {
        #expect(CompletionPlace(before: Array(text)) == place)
    }
}
