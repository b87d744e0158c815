import Testing
@testable import ViewRefactor

/// Which closures the comparison of a split-off view leaves out.
@Suite struct SplitClosureTests {
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


    /// Who makes a view may give it another closure each time: it has to be seen.
    @Test(arguments: [
        ("", false),
        ("struct Screen: View { @State var n = 0; var body: some View { Card(title: \"a\") { n += 1 } } }", true),
        ("struct Screen: View { @State var n = 0; var body: some View { Card.init(title: \"a\", onTap: { n += 1 }) } }", true),
        ("struct Screen: View { let n: Int; var body: some View { Card(title: \"a\") { print(n) } } }", false),
        ("#Preview { Card(title: \"a\") {} }", true),
        // A local hides the state.
        ("struct Screen: View { @State var n = 0; var body: some View { let n = 3; Card(title: \"a\") { print(n) } } }", false),
        // Which closure it is changes with the state.
        ("struct Screen: View { @State var n = 0; var body: some View { Card(title: \"a\", onTap: n > 0 ? go : {}) } ; func go() {} }", false),
        ("struct Screen: View { @State var n = 0; var body: some View { n > 0 ? Card(title: \"a\") { n = 0 } : Card(title: \"b\") { n = 1 } } }", false),
        ("struct Screen: View { @State var n = 0; var body: some View { card }; var card: Card { if n > 0 { return Card(title: \"a\") { n = 0 } }; return Card(title: \"b\") { n = 1 } } }", false),
        ("struct Screen: View { let all: [() -> Void]; var body: some View { Card(title: \"a\", onTap: all[0]) } }", false),
        // What it is given as a whole is a copy.
        ("struct Screen: View { @State var n = 0; var body: some View { Card(title: \"a\") { keep(self) } } }; func keep(_ s: Screen) {}", false),
        // Another maker, without the view's name.
        ("func all() -> [Card] { [.init(title: \"a\", onTap: {})] }; struct Screen: View { var body: some View { Card(title: \"a\") {} } }", false),
        ("typealias Tile = Card; struct Screen: View { var body: some View { Card(title: \"a\") {} } }", false),
    ])
    func whoMakesTheViewDecides(others: String, isSkipped: Bool) {
        let result = split("Card.part", """
            struct Card: View {
                let title: String
                let onTap: () -> Void
                var body: some View { VStack { Text(title); part } }
                var part: some View { Button("a", action: onTap) }
            }
            """, with: [others])
        #expect(result.contains("let onTap: () -> Void"), "\(result)")
        #expect(result.contains("@SkipEquatable") == isSkipped, "\(result)")
        #expect(result.contains("@Equatable\nstruct Part") == isSkipped, "\(result)")
    }

    /// What a closure reaches through a binding or an object is the same only where everyone gives the same.
    @Test(arguments: [
        ("struct Screen: View { @State var text = \"\"; @StateObject var store = Store(); var body: some View { Form1(text: $text, store: store) } }", true),
        ("struct Screen: View { @State var all = [\"\"]; @StateObject var store = Store(); var body: some View { Form1(text: $all[0], store: store) } }", false),
        ("struct Screen: View { @State var text = \"\"; let stores: [Store]; var body: some View { Form1(text: $text, store: stores[0]) } }", false),
        ("struct Screen: View { @State var text = \"\"; @ObservedObject var store: Store; var body: some View { Form1(text: $text, store: store) } }", false),
    ])
    func aBindingOrAnObjectMayBeReplaced(others: String, isSkipped: Bool) {
        let result = split("Form1.part", """
            final class Store: ObservableObject { func save(_ text: String) {} }
            struct Form1: View {
                @Binding var text: String
                @ObservedObject var store: Store
                var body: some View { VStack { Text(text); part } }
                var part: some View { Button("a", action: save) }
                func save() { store.save(text); text = "" }
            }
            """, with: [others])
        #expect(result.contains("let save: () -> Void"), "\(result)")
        #expect(result.contains("@SkipEquatable") == isSkipped, "\(result)")
    }

    @Test(arguments: [
        ("var onTap: (() -> Void)?", "func onTap(_ f: @escaping () -> Void) -> Self { var copy = self; copy.onTap = f; return copy }", "let onTap: (() -> Void)?"),
        ("var onTap: () -> Void = {}", "func with(_ f: @escaping () -> Void) -> Self { set(\\.onTap, f) }", "let onTap: () -> Void"),
        ("let onTap: () -> Void", "public init(onTap: @escaping () -> Void = {}) { self.onTap = onTap }", "let onTap: () -> Void"),
    ])
    func aClosureThatIsSetOtherwise(property: String, more: String, input: String) {
        let result = split("Card.part", """
            struct Card: View {
                \(property)
                \(more)
                var body: some View { part }
                var part: some View { Button("a") { onTap() } }
            }
            struct Screen: View { var body: some View { Card() } }
            """)
        #expect(result.contains(input), "\(result)")
        #expect(!result.contains("@SkipEquatable"), "\(result)")
    }

    @Test func anInitialiserIsLookedInto() {
        func part(_ given: String) -> String {
            split("Card.part", """
                typealias Handler = () -> Void
                struct Card: View {
                    private let handler: Handler
                    init(_ title: String = "", run: @escaping Handler) { handler = run }
                    var body: some View { part }
                    var part: some View { Button("a", action: handler) }
                }
                struct Screen: View {
                    @State var n = 0
                    let limit: Int
                    var body: some View { Card("x") { \(given) } }
                }
                """)
        }
        #expect(part("n += 1").contains("    @SkipEquatable\n    let handler: Handler\n"), "\(part("n += 1"))")
        #expect(!part("n = limit").contains("@SkipEquatable"))
    }

    /// A closure that a body may call, now or later, is a part of what it draws.
    @Test func aClosureThatABodyCallsIsCompared() {
        func part(_ use: String) -> String {
            split("Card.part", """
                struct Card: View {
                    let words: [String]
                    let format: (String) -> String
                    var body: some View { part }
                    var part: some View { VStack { \(use) } }
                }
                struct Late: View { let name: String; let show: (String) -> String; var body: some View { Button(name) { print(show(name)) } } }
                struct Now: View { let name: String; let show: (String) -> String; var body: some View { Text(show(name)) } }
                struct Screen: View { var body: some View { Card(words: []) { $0 } } }
                """)
        }
        for use in ["Text(format(\"a\"))", "Text(words.map(format).joined())", "Now(name: \"a\", show: format)"] {
            #expect(!part(use).contains("@SkipEquatable"), "\(part(use))")
        }
        for use in ["Button(\"a\") { print(format(\"a\")) }", "Late(name: \"a\", show: format)"] {
            #expect(part(use).contains("@SkipEquatable"), "\(part(use))")
        }
    }

    /// A closure in a state can be set: what uses it gets the state.
    @Test(arguments: ["(() -> Void)? = nil", "() -> Void = {}"])
    func aClosureInAState(declaration: String) {
        let type = declaration.prefix { $0 != "=" }.trimmed
        let result = split("Card.part", """
            struct Card: View {
                @State private var act: \(declaration)
                var body: some View { VStack { part; Button("b") { act = { print("b") } } } }
                var part: some View { Button("a") { run(act) } }
            }
            func run(_ f: (() -> Void)?) { f?() }
            """)
        #expect(result.contains("    @SkipEquatable\n    @Binding var act: \(type)\n"), "\(result)")
        #expect(result.contains("VStack { Part(act: $act);"), "\(result)")
    }

    /// A closure that is given to a function may hold what the new view compares as well.
    @Test(arguments: [
        ("row(item) { remove(item) }", true), ("row(item) { n += 1 }", true), ("row(item) { n += step }", false),
        ("row(Item(id: 1)) { remove(item) }", false), ("row(item, run: done)", true), ("row(item, run: done(at: 3))", false),
    ])
    func aClosureGivenToAFunction(call: String, isSkipped: Bool) {
        let result = split("Screen.row", """
            struct Item: Identifiable, Equatable { let id: Int }
            struct Screen: View {
                @State var items: [Item] = []
                @State var n = 0
                let step: Int
                var body: some View { ForEach(items) { item in \(call) } }
                func row(_ item: Item, run: @escaping () -> Void) -> some View {
                    Button("\\(item.id)", action: run)
                }
                func remove(_ item: Item) { items.removeAll { $0 == item } }
                func done() { n = 0 }
                func done(at n: Int) -> () -> Void { {} }
            }
            """.replacing("done() { n", with: call.hasSuffix("done)") ? "done() { n" : "end() { n")
            .replacing("func done(at", with: call.hasSuffix("done)") ? "func end(at" : "func done(at"))
        #expect(result.contains("@SkipEquatable") == isSkipped, "\(result)")
        #expect(result.contains("@Equatable\nstruct Row") == isSkipped, "\(result)")
    }

    /// `==` compares what bindings lead to, not where: one that may lead elsewhere must not be kept for an equal value.
    @Test(arguments: [
        ("Screen(value: $a)", true), ("Screen(value: isB ? $b : $a)", false), ("Screen(value: $all[0])", false),
        ("ForEach($all, id: \\.self) { $one in Screen(value: $one) }", false),
    ])
    func aBindingThatMayLeadElsewhere(made: String, isEquatable: Bool) {
        let result = split("Screen.part", """
            struct Screen: View {
                @Binding var value: Int
                var body: some View { VStack { part } }
                var part: some View { Stepper("a", value: $value) }
            }
            struct Main: View {
                @State var a = 0
                @State var b = 0
                @State var isB = false
                @State var all = [1]
                var body: some View { VStack { \(made) } }
            }
            """)
        #expect(result.contains("@Equatable\nstruct Part: View {\n    @Binding var value: Int\n") == isEquatable, "\(result)")
    }
}
