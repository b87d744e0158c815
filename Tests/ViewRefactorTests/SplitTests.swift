import Foundation
import Testing
@testable import ViewRefactor

/// What a split writes, to the letter.
@Suite struct SplitTests {
    private func split(_ selector: String, _ source: String, name: String? = nil, with others: [String] = []) -> String {
        guard let parsed = SplitSelector(selector) else { return "no selector" }
        do throws(RefactorError) {
            return try splitView(parsed, name: name, in: source, with: others).edit.result
        } catch {
            return "\(error)"
        }
    }

    @Test func aPropertyBecomesAView() {
        #expect(split("Screen.header", """
            struct Screen: View {
              @State private var count = 0 // of taps

              var body: some View {
                VStack { header; self.header.bold() }
              }

              /// On top.
              ///  Of all.
              private var header: some View {
                // a remark
                HStack {
                  Text("count \\(count)")

                  Spacer()
                } // the end
              }

              let last = 1
            }

            // what follows
            """) == """
            struct Screen: View {
              @State private var count = 0 // of taps

              var body: some View {
                VStack { Header(count: count); Header(count: count).bold() }
              }

              let last = 1
            }

            /// On top.
            ///  Of all.
            @Equatable
            private struct Header: View {
              let count: Int

              var body: some View {
                // a remark
                HStack {
                  Text("count \\(count)")

                  Spacer()
                } // the end
              }
            }

            // what follows
            """)
    }

    @Test func aFunctionKeepsItsParameters() {
        #expect(split("A.row", """
            struct A: View {
                let items: [String]
                @State var n = 0
                var body: some View {
                    ForEach(items, id: \\.self) { item in row(of: item, 2) { n += 1 } }
                    row(of: "x") {}
                }
                public func row(of item: String, _ size: Int = 1, tap: @escaping () -> Void) -> some View {
                    Button("\\(item) \\(size) \\(n)", action: tap)
                }
            }
            """) == """
            struct A: View {
                let items: [String]
                @State var n = 0
                var body: some View {
                    ForEach(items, id: \\.self) { item in Row(item: item, size: 2, tap: { n += 1 }, n: n) }
                    Row(item: "x", tap: {}, n: n)
                }
            }

            public struct Row: View {
                let item: String
                var size: Int = 1
                let tap: () -> Void
                let n: Int

                public var body: some View {
                    Button("\\(item) \\(size) \\(n)", action: tap)
                }
            }
            """)
    }

    @Test func anExpressionOfAClosure() {
        let source = """
            struct Item { var title: String; var isOn: Bool }
            struct A: View {
                @State var items: [Item] = []
                var body: some View {
                    ForEach($items) { $item in
                        Toggle(item.title, isOn: $item.isOn)
                            .padding()
                    }
                }
            }
            """
        let result = """
            struct Item { var title: String; var isOn: Bool }
            struct A: View {
                @State var items: [Item] = []
                var body: some View {
                    ForEach($items) { $item in
                        Switch(isOn: $item.isOn, title: item.title)
                    }
                }
            }

            @Equatable
            private struct Switch: View {
                @Binding var isOn: Bool
                let title: String

                var body: some View {
                    Toggle(title, isOn: $isOn)
                        .padding()
                }
            }
            """
        #expect(split("A:6", source, name: "Switch") == result)
        #expect(split("A.body.Toggle", source, name: "Switch") == result)
    }

    @Test func leavesNeedTheirTypesOnly() {
        let source = """
            struct A: View {
                @ObservedObject var store: Store
                var body: some View { VStack { part } }
                var part: some View { Text(store.state.title) }
            }
            """
        let store = "class Store: ObservableObject { @Published var state = AppState() }"
        let state = "struct AppState: Equatable { var title = \"\" }"
        func part(_ input: String, _ argument: String, _ use: String, isEquatable: Bool) -> String {
            """
            struct A: View {
                @ObservedObject var store: Store
                var body: some View { VStack { Part(\(argument)) } }
            }

            \(isEquatable ? "@Equatable\n" : "")struct Part: View {
                \(input)

                var body: some View {
                    Text(\(use))
                }
            }
            """
        }
        #expect(split("A.part", source, with: [store, state])
            == part("let title: String", "title: store.state.title", "title", isEquatable: true))
        #expect(split("A.part", source, with: [store])
            == part("let state: AppState", "state: store.state", "state.title", isEquatable: false))
        #expect(split("A.part", source)
            == part("@ObservedObject var store: Store", "store: store", "store.state.title", isEquatable: true))
    }

    @Test func genericParametersGoWhereTheyAreNeeded() {
        #expect(split("Card.inner", """
            public struct Card<Title: View, Content: View>: View where Content: Sendable {
                let title: Title
                let content: Content
                @available(iOS 17, *)
                private var inner: some View { HStack { content } }
                public var body: some View { VStack { title; inner } }
            }
            """) == """
            public struct Card<Title: View, Content: View>: View where Content: Sendable {
                let title: Title
                let content: Content
                public var body: some View { VStack { title; Inner(content: content) } }
            }

            @available(iOS 17, *)
            private struct Inner<Content: View>: View where Content: Sendable {
                let content: Content

                var body: some View {
                    HStack { content }
                }
            }
            """)
    }

    @Test func actionsGetBindingsReferencesAndClosures() {
        #expect(split("A.tools", """
            final class Store: ObservableObject { @Published var n = 0; @Published var name = ""; func reset() {} }
            struct A: View {
                @StateObject var store = Store()
                @Binding var model: Model
                let onTap: () -> Void
                @SkipEquatable let old: () -> Void
                var body: some View { tools }
                var tools: some View {
                    VStack {
                        Button("a") { store.reset(); model.size.width += 1; onTap() }
                        Button("b", action: old)
                        Button("c") { add(item: 1, to: "x") }
                        Text(model.name)
                        TextField(store.name, text: $store.name)
                    }
                }
                func add(item: Int, to list: String) { model.name = list }
            }
            struct Model: Equatable { var size: Size; var name: String }
            struct Size: Equatable { var width: Int }
            """).components("private struct", "struct Tools").last == """
            struct Tools: View {
                @Binding var name: String
                let store: Store
                @Binding var width: Int
                let modelName: String
                let onTap: () -> Void
                let old: () -> Void
                let add: (Int, String) -> Void

                var body: some View {
                    VStack {
                        Button("a") { store.reset(); width += 1; onTap() }
                        Button("b", action: old)
                        Button("c") { add(1, "x") }
                        Text(modelName)
                        TextField(name, text: $name)
                    }
                }
            }
            struct Model: Equatable { var size: Size; var name: String }
            struct Size: Equatable { var width: Int }
            """)
    }

    @Test func aClosureThatMayGrowOldIsCompared() {
        func row(_ closure: String) -> String {
            split("Row.part", """
                struct Row: View {
                    let onTap: () -> Void
                    var body: some View { part }
                    var part: some View { Button("a", action: onTap) }
                }
                struct Screen: View {
                    @State var n = 0
                    let limit: Int
                    var body: some View {
                        let step = n + 1
                        let add = { print(step) }
                        ForEach(0..<3, id: \\.self) { index in Row { \(closure) } }
                    }
                    func go() { n += limit }
                    func stay() { n += 1 }
                }
                """)
        }
        for live in ["n += 1", "n += index", "stay()", "print(n)"] { #expect(row(live).contains("@SkipEquatable"), "\(live)") }
        for dead in ["n += step", "n += limit", "go()", "add()"] { #expect(!row(dead).contains("@SkipEquatable"), "\(dead)") }
    }

    @Test func aViewInAnotherTypeIsKnownByItsFullName() {
        let result = split("Card.part", """
            struct Card: View {
                let onTap: () -> Void
                var body: some View { part }
                var part: some View { Button("a", action: onTap) }
            }
            enum Space {
                struct Inner: View {
                    let base: Int
                    func save() { print(base) }
                    var body: some View { Card(onTap: { save() }) }
                }
            }
            """)
        #expect(!result.contains("@SkipEquatable"))
    }

    @Test func aPartInsideItsOwnArguments() {
        #expect(split("S.box", """
            struct S: View {
                var body: some View { box("a", AnyView(box("b", AnyView(Text("x"))))) }
                func box(_ title: String, _ content: AnyView) -> some View { VStack { Text(title); content } }
            }
            """) == "this cannot be split off safely: `box` is used inside its own arguments")
    }

    @Test func lineEndsStayTheFiles() {
        let result = split("A.b", "struct A: View {\r\n  var body: some View { b }\r\n\r\n  var b: some View {\r\n    Text(\"b\")\r\n  }\r\n}\r\n")
        #expect(result == "struct A: View {\r\n  var body: some View { B() }\r\n}\r\n\r\nstruct B: View {\r\n  var body: some View {\r\n    Text(\"b\")\r\n  }\r\n}\r\n")
    }

    @Test(arguments: [
        ("S.helper", "it uses `badge`, which is a part of `S`; split that first"),
        ("S:8", "`isFocused` is a `@FocusState`, which cannot be passed on"),
        ("S:9", "the type of `mystery` is not known: write it where `mystery` is declared"),
        ("S:10", "nothing in the files given declares `outside`"),
        ("S:11", "it uses `S.secret`, which is private to `S`"),
        ("S:12", "it uses `self` as a whole, which another view does not have"),
        ("S:13", "it uses `badge`, which is a part of `S`; split that first"),
        ("S:14", "`inner` is a function that is declared inside the code around, which cannot be passed on"),
        ("S:1", "no view of `S` begins on line 1; views begin on 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 18, 19"),
        ("S:6", "line 6 is a statement and no view"),
        ("S.change", "`n` is `inout`, which a view cannot keep"),
        ("S.some", "`t` is of type `some View`, which a view cannot keep as it is"),
        ("S.generic", "`generic` is generic, and the types of its arguments are not known"),
        ("S.tools", "`tools` gives `some ToolbarContent`, which is no `View`"),
        ("S.title", "`title` gives `String`, which is no view"),
        ("S.twice", "`twice` is used without being called, and a view cannot take its place there"),
        ("S.over", "there are 2 members `over`; give them names of their own first"),
        ("S.body", "`body` is the view itself; name a part of it: `S.body.VStack[0]`, or a line"),
        ("S.body.VStack[3]", "`S.body` has one call of `VStack`, counted from 0"),
        ("S.body.HStack", "`S.body` has no call of `HStack`"),
    ])
    func refusesWithTheReason(selector: String, reason: String) {
        let source = """
            struct S: View {
                @State private var mystery = Unknown.make()
                @FocusState private var isFocused: Bool
                private static let secret = 3
                var body: some View {
                    func inner() -> Int { 1 }
                    VStack {
                        TextField("a", text: .constant("")).focused($isFocused)
                        Text(mystery.text)
                        Text(outside)
                        Text("\\(S.secret)")
                        Child(view: self)
                        Text("a").overlay { badge }
                        Text("\\(inner())")
                        ForEach(0..<2, id: \\.self, content: twice)
                    }
                }
                var helper: some View { VStack { badge } }
                var badge: some View { Text("b") }
                func twice(_ n: Int) -> some View { Text("\\(n)") }
                func change(_ n: inout Int) -> some View { Text("\\(n)") }
                func some(_ t: some View) -> some View { t }
                func generic<T: View>(_ t: T) -> some View { t }
                var tools: some ToolbarContent { ToolbarItem { Text("a") } }
                var title: String { "t" }
                func over(_ n: Int) -> some View { Text("n") }
                func over(_ n: String) -> some View { Text(n) }
            }
            """
        let message = split(selector, source)
        #expect(message.hasPrefix("this cannot be split off safely: \(reason)"), "\(message)")
    }

    @Test(arguments: ["", "Screen", "Screen.", ".header", "Screen:", "Screen:0", "Screen.body.VStack[", "Screen.body.VStack[x]", "Screen.header[1]"])
    func whatIsNoSelector(text: String) {
        #expect(SplitSelector(text) == nil)
    }

    @Test func proposesNamesThatAreFree() {
        func name(_ member: String, _ more: String = "") -> String? {
            let source = "\(more)\nstruct A: View { var body: some View { \(member) }; var \(member): some View { Text(\"\") } }"
            return try? splitView(#require(SplitSelector("A.\(member)")), in: source).name
        }
        #expect(name("header") == "Header")
        #expect(name("list") == "ListView")
        #expect(name("header", "struct Header {}") == "HeaderView")
        #expect(name("header", "struct Header {}; struct HeaderView {}") == "AHeader")
        #expect(split("A.b", "struct A: View { var body: some View { b }; var b: some View { Text(\"\") } }", name: "A")
            == "this cannot be split off safely: there is a `A` already")
    }

    /// A type that is nested where a property is declared has that type's name outside.
    @Test func typesKeepTheirPlace() {
        let source = """
            final class Game: ObservableObject {
              struct Card: Identifiable, Equatable { let id: Int }
              enum State { case open, over }
              @Published var cards: [Card] = []
              @Published var state: State = .open
            }
            struct Board: View {
              @StateObject private var game = Game()
              var body: some View {
                VStack {
                  Text("\\(game.cards.count) \\(String(describing: game.state))")
                  ForEach(game.cards) { card in
                    Text("\\(card.id)")
                  }
                }
              }
            }
            """
        #expect(split("Board:12", source).contains("  let cards: [Game.Card]\n"))
        #expect(split("Board:13", source).contains("  let id: Int\n"))
        #expect(split("Board:11", source).contains("  let state: Game.State\n"))
    }

    /// What stands alone on a line is not always a view.
    @Test(arguments: [
        (6, "what stands on line 6 is no view"), (9, "runs in an action"), (13, "is no `View`"), (16, "gives no view"),
        (21, "is what `Framed` is put on"),
    ])
    func onlyViewsAreSplitOff(line: Int, words: String) {
        let source = """
            struct Dish { let name: String; init(_ name: String) { self.name = name } }
            struct Screen: View {
              @State private var n = 0
              var body: some View {
                VStack { Text("a") }.onReceive(timer) { _ in
                  if n > 0 { n -= 1 }
                }
                Button("b") {
                  Alarm().ring()
                }
              }
              @MenuBuilder private var menu: some View {
                Dish("soup")
              }
              private var dishes: [Dish] {
                Dish("soup")
              }
            }
            struct Framed: ViewModifier {
              func body(content: Content) -> some View {
                VStack {
                  content.padding()
                }
              }
            }
            """
        let result = split(line < 18 ? "Screen:\(line)" : "Framed:22", source)
        #expect(result.contains(words), "\(result)")
    }

    @Test func aTabIsNotAView() {
        let source = """
            struct Screen: View {
                var body: some View {
                    TabView {
                        Tab("Books", systemImage: "book") { Text("a") }
                        Tab("Search", systemImage: "lens") { Text("b") }.badge(2)
                    }
                }
            }
            """
        for line in [4, 5] {
            let result = split("Screen:\(line)", source)
            #expect(result.contains("a `Tab` is not a view, and cannot stand in the body of one"), "\(result)")
        }
    }

    @Test func sourceThatDoesNotParse() {
        let source = """
            struct Screen: View {
                var body: some View { head }
                var head: some View { Text("a") }
            """
        let result = split("Screen.head", source)
        #expect(result.contains("the source has a syntax error, which must be mended first"), "\(result)")
    }

    /// A view of its own is one part of what is around it, and hides those inside.
    @Test(arguments: [
        ("Screen:4", "`TabView` looks for `.tag` on what stands in it, and would not find it inside a view"),
        ("Screen:6", "`Picker` takes what stands in it part by part, and the parts of `ForEach` would become one part"),
        ("Screen:8", "`tabItem` takes the text and the image that stand in it, and would not find them in a view"),
        ("Screen:11", "`List` takes what stands in it part by part, and an `if` without `else` would become one part"),
        ("Screen:15", "`Section` takes what stands in it part by part, and an `if` without `else` would become one part"),
        ("Screen.rows", "`LazyVStack` takes what stands in it part by part, and the parts of `ForEach` would become one part"),
    ])
    func aContainerFindsItsParts(selector: String, reason: String) {
        let source = """
            struct Screen: View {
                @State private var n = 0
                var body: some View { TabView(selection: $n) {
                    Text("a").tag(1)
                    Picker("b", selection: $n) {
                        ForEach(0..<3, id: \\.self) { Text("\\($0)") }
                    }.tabItem {
                        Label("c", systemImage: "d")
                    }
                    List { Group {
                        if n > 1 { Text("e") }
                        Section {
                            Text("row")
                        } header: {
                            if n > 2 { Text("f") }
                        }
                    } }
                    ScrollView { LazyVStack {
                        rows
                    } }
                } }
                var rows: some View {
                    ForEach(0..<3, id: \\.self) { Text("\\($0)") }
                }
                var plain: some View {
                    VStack {
                        ForEach(0..<3, id: \\.self) { Text("\\($0)") }
                    }
                }
            }
            """
        let result = split(selector, source)
        #expect(result.contains(reason), "\(result)")
        #expect(split("Screen:13", source).contains("private struct ScreenText: View {"))
        #expect(split("Screen:27", source).contains("private struct ScreenForEach: View {"))
    }

    @Test(arguments: [
        ("Look.makeBody", "`makeBody` is what a style has to have; name a part of it, or a line"),
        ("Screen:7", "it uses `$0` of the closure around; give that a name there: `{ item in … }`"),
        ("Screen:10", "`Slider` wants what stands at its two ends to be of one type"),
    ])
    func staysWhereItIs(selector: String, reason: String) {
        let result = split(selector, """
            struct Look: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label } }
            struct Screen: View {
                @State private var n = 0.5
                var body: some View {
                    VStack {
                        ForEach(0..<3, id: \\.self) {
                            Text("\\($0)")
                        }
                        Slider(value: $n) { Text("a") } minimumValueLabel: {
                            Image(systemName: "b")
                        } maximumValueLabel: { Image(systemName: "c") }
                    }
                }
            }
            """)
        #expect(result.contains(reason), "\(result)")
    }

    /// What a row reads of a tracked object only the row is asked for again: it goes on reading by itself.
    @Test func aRowGoesOnReadingATrackedObject() {
        let source = """
            @Observable final class Talk { var lines: [String] = []; var title = "" }
            struct Screen: View {
              @State private var talk = Talk()
              var body: some View {
                VStack {
                  Text(talk.title)
                  List {
                    Text("\\(talk.lines.count)")
                  }
                }
              }
            }
            """
        #expect(split("Screen:7", source).contains("ScreenList(talk: talk)"))
        #expect(split("Screen:6", source).contains("ScreenText(title: talk.title)"))
    }

    /// A colour is a value more often than a view: it is passed.
    @Test func aColourIsPassed() {
        let source = """
            struct Screen: View {
              let isOn: Bool
              private var tint: Color { isOn ? .blue : .red }
              var body: some View {
                VStack {
                  Text("a").foregroundStyle(tint)
                }
              }
            }
            """
        #expect(split("Screen:6", source).contains("  let tint: Color\n"))
        #expect(split("Screen.tint", source).contains("`tint` gives `Color`, which is no view"))
    }

    /// `History(…)` does not tell of what it is one.
    @Test func theArgumentsOfAGenericTypeAreNotGuessed() {
        let source = """
            struct History<Value> { var present: Value; var name = "" }
            struct Screen: View {
              @State private var history = History(present: 1)
              var body: some View {
                VStack {
                  Text(history.name)
                }
              }
            }
            """
        #expect(split("Screen:6", source).contains("the type of `history` is not known: write it where `history` is declared"))
    }
}

extension String {
    /// What begins at the last of some words.
    fileprivate func components(_ words: String...) -> [String] {
        words.compactMap { word in range(of: word, options: .backwards).map { String(self[$0.lowerBound...]) } }
    }
}
