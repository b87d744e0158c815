import Testing
@testable import ViewRefactor

/// What a view that is split off gets.
@Suite struct SplitInputTests {
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
        let order = source.replacing("History(present: 1)", with: "[KeyPathComparator(\\Item.name)]").replacing(".name)", with: ".count)")
        #expect(split("Screen:6", order).contains("the type of `history` is not known: write it where `history` is declared"), "\(split("Screen:6", order))")
    }

    /// What only an action reads the body did not read: a value would make it run more often.
    @Test func whatRunsLaterGetsABinding() {
        let result = split("Screen.tools", """
            struct Screen: View {
                @State private var n = 0
                @State private var name = ""
                @State private var model = Model()
                var total: Int { n + 1 }
                var body: some View { VStack { tools; Button("new") { model = Model(); n += 1; name += "a" } } }
                var tools: some View {
                    VStack {
                        Button("a") { print(n) }
                        Text("b").tappable { print(name, total) }
                        Button("c") { model.reset() }
                    }
                }
            }
            @Observable final class Model { func reset() {} }
            extension View { func tappable(_ f: @escaping () -> Void) -> some View { onTapGesture(perform: f) } }
            """)
        #expect(result.contains("Tools(n: $n, name: $name, model: $model, currentTotal: { total })"), "\(result)")
        #expect(result.contains("Text(\"b\").tappable { print(name, currentTotal()) }"), "\(result)")
    }

    /// What a branch reads the body around reads in that case only: a value would make it run more often.
    @Test func whatABranchReadsGetsABinding() {
        func part(_ part: String, _ more: String = "") -> String {
            split("Screen.part", """
                struct Screen: View {
                    @State private var n = 0
                    @State private var isOpen = false
                    @State private var model = Model()
                    var total: Int { n + 1 }
                    var body: some View { VStack { part; Button("a") { n += 1 }; \(more) } }
                    var part: some View {
                        VStack { Text(isOpen ? "open" : "closed"); \(part) }
                    }
                }
                @Observable final class Model { var name = "" }
                """)
        }
        let binding = "@Binding var n: Int"
        #expect(part("if isOpen { Text(\"\\(n)\") }").contains(binding))
        #expect(part("Text(isOpen ? \"\\(n)\" : \"\")").contains(binding))
        #expect(part("if isOpen, n > 1 { Text(\"a\") }").contains(binding))
        #expect(part("Text(\"b\").sheet(isPresented: $isOpen) { Text(\"\\(n)\") }").contains(binding))
        #expect(part("if n > 1 { Text(\"\\(n)\") }").contains("let n: Int"))
        #expect(part("if isOpen { Text(\"\\(n)\") }", "Text(\"\\(n)\")").contains("let n: Int"))
        #expect(part("if isOpen { Text(model.name) }").contains("let model: Model"))
        #expect(part("Text(model.name)").contains("let name: String"))
        #expect(part("if isOpen { Text(\"\\(total)\") }", "Text(\"\\(n)\")").contains("let total: Int"))
        #expect(part("if isOpen { Text(\"\\(total)\") }")
            == "this cannot be split off safely: `total` would be computed each time that `Screen` runs, which did not always read what it is made of")
    }

    /// A binding that no body reads changes with its value, and the part need not run for that.
    @Test func aBindingThatIsOnlyWritten() {
        func row(_ property: String, _ maker: String = "") -> String {
            split("Screen:5", """
                struct Item: Identifiable, Equatable { let id: Int; var name: String }
                struct Screen: View {
                    \(property)
                    var body: some View { VStack { ForEach(items) { item in
                        Button(item.name) { items.removeAll { $0.id == item.id } }
                    } } }
                }
                \(maker)
                """)
        }
        let skipped = "    @SkipEquatable\n    @Binding var items: [Item]\n"
        #expect(row("@State var items: [Item] = []").contains(skipped), "\(row("@State var items: [Item] = []"))")
        #expect(!row("@Binding var items: [Item]").contains(skipped))
        #expect(row("@Binding var items: [Item]", "struct Main: View { @State var all: [Item] = []; var body: some View { Screen(items: $all) } }").contains(skipped))
        #expect(!row("@Binding var items: [Item]", "struct Main: View { @State var all: [[Item]] = []; var body: some View { Screen(items: $all[0]) } }").contains(skipped))
    }

    /// A binding to an element is made from the object, as it was: made from another binding it would not be equal to it.
    @Test(arguments: [("@Observable", "@Bindable", "@Bindable"), ("", "@ObservedObject", "@ObservedObject")])
    func anElementOfAnObject(attribute: String, wrapper: String, input: String) {
        let result = split("Bar.all", """
            \(attribute) final class Book\(attribute.isEmpty ? ": ObservableObject" : "") { var tags = ["a"] }
            struct Bar: View {
                \(wrapper) var book: Book
                var body: some View { VStack { all } }
                var all: some View { TextField("a", text: $book.tags[0]) }
            }
            """)
        #expect(result.contains("    \(input) var book: Book\n"), "\(result)")
        #expect(result.contains("All(book: book)"), "\(result)")
    }

    /// An object that stays the same need not be compared.
    @Test(arguments: [
        ("@StateObject var store = Store()", true), ("@State var store = Store()", true), ("@ObservedObject var store: Store", false),
        ("let store: Store", false),
    ])
    func anObjectThatStaysTheSame(property: String, isSkipped: Bool) {
        let result = split("Screen.tools", """
            final class Store: ObservableObject { func reset() {} }
            struct Screen: View {
                @State private var n = 0
                \(property)
                var body: some View { VStack { Text("\\(n)"); tools } }
                var tools: some View { VStack { Button("a") { store.reset() }; Text("\\(n)") } }
            }
            """)
        #expect(result.contains("    @SkipEquatable\n    let store: Store\n") == isSkipped, "\(result)")
        #expect(result.contains("@Equatable\nstruct Tools") == isSkipped, "\(result)")
    }

    /// The error of a `catch` has a name by itself, and goes on hiding a state of that name.
    @Test func theErrorOfACatch() {
        let result = split("Screen.tools", """
            struct Screen: View {
                @State private var error: (any Error)?
                var body: some View { VStack { tools } }
                var tools: some View {
                    Button("a") { do { try save() } catch { self.error = error } }
                }
                func save() throws {}
            }
            """)
        #expect(result.contains("@Binding var error: (any Error)?\n"), "\(result)")
        #expect(result.contains("do { try save() } catch { self.error = error }"), "\(result)")
    }

    /// Many expressions show their type, and what a name stands for is looked up.
    @Test(arguments: [
        ("@State var x = Tab.one", "Tab"), ("@State var x = Shared.shared.limit", "Int"), ("var x = Color.red", "Color"),
        ("@State var x = 1.5 * 2", "Double"), ("@State var x = 1...3", "ClosedRange<Int>"), ("var x = 0..<4", "Range<Int>"),
        ("@State var x = make()", "[String]"), ("@State var x = [\"a\": 1]", "[String: Int]"), ("var x = 1 + 2", "Int"),
        ("@State var x = Tab.other(3)", "Tab"), ("@State var x = Shared.initial", "Tab"), ("var x = true ? 1.5 : 2.5", "Double"),
        ("var x = Font.Weight.bold", "Font.Weight"), ("@State var x = \"a\" + \"b\"", "String"), ("var x = Tab.allCases", "[Tab]"),
        ("let x = Timer.publish(every: 1, on: .main, in: .common).autoconnect()", "Publishers.Autoconnect<Timer.TimerPublisher>"),
    ])
    func typesThatExpressionsShow(declaration: String, type: String) {
        let source = """
            enum Tab: CaseIterable { case one; case other(Int); static var allCases: [Tab] { [.one] } }
            final class Shared { static let shared = Shared(); let limit = 3; static let initial = Tab.one }
            func make() -> [String] { [] }
            struct Screen: View {
                \(declaration)
                var body: some View { VStack { part } }
                var part: some View { Text(String(describing: x)) }
            }
            """
        #expect(split("Screen.part", source).contains("    let x: \(type)\n"), "\(split("Screen.part", source))")
    }

    @Test func typesOfLocals() {
        let source = """
            struct Screen: View {
                let names: [String]
                let chosen: Int?
                var body: some View {
                    let found = search("a")
                    let number = count(of: found) + 1
                    let first = names.filter { $0 != "b" }.first ?? "none"
                    let isEmpty = names.isEmpty || number > 3
                    let place = chosen ?? 0
                    VStack {
                        Text("\\(found.count) \\(number) \\(first) \\(isEmpty) \\(place)")
                    }
                }
                func search(_ text: String) -> [String] { names }
                func count(of list: [String]) -> Int { list.count }
            }
            """
        #expect(split("Screen:11", source).contains("""
                let count: Int
                let number: Int
                let first: String
                let isEmpty: Bool
                let place: Int

            """), "\(split("Screen:11", source))")
    }

    /// An id is Hashable, whatever it is, and what a parameter is asked for is known.
    @Test func whatCanBeComparedForCertain() {
        let result = split("Picker1.part", """
            struct Item: Identifiable { let id: UUID }
            struct Picker1<Value: Hashable>: View {
                @State private var selected: Item.ID?
                let value: Value
                let span: ClosedRange<Date>
                var body: some View { VStack { part } }
                var part: some View { Text("\\(String(describing: selected)) \\(String(describing: value)) \\(String(describing: span))") }
            }
            """)
        #expect(result.contains("@Equatable\nstruct Part<Value: Hashable>: View {\n    let selected: Item.ID?\n    let value: Value\n"), "\(result)")
    }
}

extension String {
    /// What begins at the last of some words.
    fileprivate func components(_ words: String...) -> [String] {
        words.compactMap { word in range(of: word, options: .backwards).map { String(self[$0.lowerBound...]) } }
    }

    @Test func typesThatTheStandardLibraryTells() {
        let source = """
            struct S: View {
              @State private var cells = Array(repeating: 0, count: 4)
              let name: String
              var body: some View { part }
              var part: some View { Text("\\(cells[0]) \\(initial)") }
              var initial: String { "a" }
            }

            """
        #expect(ViewRefactorTests.split("S.part", source).contains("let cells: [Int]"))
        let local = """
            struct S: View {
              let name: String
              var body: some View {
                if let first = name.first {
                  Text("initial \\(String(first))")
                }
              }
            }

            """
        #expect(ViewRefactorTests.split("S:5", local).contains("let first: Character"))
    }
}
