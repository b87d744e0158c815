import Testing
@testable import ViewRefactor

/// What is not split, and the reason that is given.
@Suite struct SplitRefusalTests {
    @Test func aPartInsideItsOwnArguments() {
        #expect(split("S.box", """
            struct S: View {
                var body: some View { box("a", AnyView(box("b", AnyView(Text("x"))))) }
                func box(_ title: String, _ content: AnyView) -> some View { VStack { Text(title); content } }
            }
            """) == "this cannot be split off safely: `box` is used inside its own arguments")
    }

    @Test(arguments: [
        ("S.helper", "it uses `badge`, which is a part of `S`; split that first"),
        ("S:8", "`$drag` is changed by a gesture here, and a `@GestureState` cannot be passed on"),
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
                @GestureState private var drag = 0
                private static let secret = 3
                var body: some View {
                    func inner() -> Int { 1 }
                    VStack {
                        Text("a").gesture(DragGesture().updating($drag) { _, state, _ in state = 1 })
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
                func generic<T: Cell>(_ make: Make) -> some View { T() }
                var tools: some ToolbarContent { ToolbarItem { Text("a") } }
                var title: String { "t" }
                func over(_ n: Int) -> some View { Text("n") }
                func over(_ n: String) -> some View { Text(n) }
            }
            """
        let message = split(selector, source)
        #expect(message.hasPrefix("this cannot be split off safely: \(reason)"), "\(message)")
    }

    @Test(arguments: [
        (3, "`shape` is `some Shape`, a type without a name, which a property cannot have"),
        (4, "a call of `log` leaves out `line`, whose default `#line` means something else elsewhere"),
        (5, "a call of `log` leaves out `name`, whose default `own` means something else elsewhere"),
        (6, "`drag` is a `@GestureState` that is not read each time, and another view could only get its value"),
        (7, "a call of `log` does not fit its parameters"),
    ])
    func whatCannotBeWrittenElsewhere(line: Int, reason: String) {
        let source = """
            struct S: View {
                func framed(_ shape: some Shape) -> some View { VStack {
                    Text("a").overlay(shape)
                    Button("line") { log("a", name: "b") }
                    Button("name") { log("a", line: 3) }
                    Button("drag") { print(drag) }
                    Button("none") { log() }
                } }
                var body: some View { framed(Circle()) }
                @GestureState private var drag = 0
                static let own = "own"
                func log(_ text: String, name: String = own, line: Int = #line) {}
            }
            """
        #expect(split("S:\(line)", source) == "this cannot be split off safely: \(reason)")
    }

    @Test func aBranchThatReturns() {
        let source = """
            struct Screen: View {
                @State private var on = false
                var body: some View { part }
                private var part: some View {
                    if on { return Text("a") }
                    return Text("b")
                }
            }
            """
        #expect(split("Screen:5", source) == "this cannot be split off safely: line 5 is a statement and no view")
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

    /// To some containers a view of its own is one part of what stands in them, and hides those inside.
    @Test(arguments: [
        ("Screen:4", "`TabView` looks for `.tag` on what stands in it, and would not find it inside a view"),
        ("Screen:8", "`tabItem` takes the text and the image that stand in it, and would not find them in a view"),
        ("Screen.several", "`List` takes what stands in it part by part, and several views would become one part"),
        ("Screen.each", "`List` takes what stands in it part by part, and several views would become one part"),
        ("Screen.rows", "`LazyVStack` applies what modifies the parts of `ForEach` to each, and would apply it to the view as one"),
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
                    List { Group { ForEach(0..<3, id: \\.self) { _ in several }
                        if n > 1 { Text("e") }
                        Section {
                            Text("row")
                        } header: {
                            if n > 2 { Text("f") }
                        }
                    } }
                    List(0..<3, id: \\.self) { _ in each }
                    ScrollView { LazyVStack {
                        rows.font(.caption)
                    } }
                } }
                @ViewBuilder var several: some View { Text("g"); Text("h") }
                @ViewBuilder var each: some View { Text("i"); Text("j") }
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
        #expect(split("Screen:30", source).contains("private struct ScreenForEach: View {"))
        // A list looks into bodies for rows, a picker for choices.
        #expect(split("Screen:6", source).contains("private struct ScreenForEach: View {"))
        #expect(split("Screen:11", source).contains("private struct ScreenPart: View {"))
        #expect(split("Screen:15", source).contains("private struct ScreenPart: View {"))
    }

    /// `Configuration` is another type in each style.
    @Test(arguments: [
        ("ButtonStyle, ToggleStyle", "`Configuration` may be that of `ButtonStyle` or `ToggleStyle`: write the one that is meant, as `ButtonStyleConfiguration`"),
        ("CardStyle", "what `CardStyle` calls `Configuration` is known to those alone that conform to it"),
    ])
    func aConfigurationThatIsNotKnown(styles: String, reason: String) {
        let result = split("Look.makeBody.VStack", """
            protocol CardStyle { associatedtype Configuration }
            struct Look: \(styles) {
                func makeBody(configuration: Configuration) -> some View {
                    VStack { configuration.label; Text("a") }
                }
            }
            """)
        #expect(result.contains(reason), "\(result)")
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


    /// What others use has to stay.
    @Test(arguments: [
        ("struct Uses: View { var body: some View { Card(title: \"a\").part } }", "`part` is used by `Uses`, too, which would not find it in a view"),
        ("struct Uses: View { let card: Card; var body: some View { card.part } }", "`part` is used by `Uses`, too, which would not find it in a view"),
        ("struct Uses: View { var body: some View { let card = Card(title: \"a\"); card.part } }", "`part` is used by `Uses`, too, which would not find it in a view"),
        ("func show(_ card: Card?) -> some View { Group { card?.part } }", "`part` is used outside of any type, too, which would not find it in a view"),
        ("let path = \\Card.part", "`part` is used outside of any type, too, which would not find it in a view"),
        ("extension Card { var more: some View { part } }", "`part` is used in another file, too"),
        ("protocol Parted { associatedtype Part: View; var part: Part { get } }; extension Card: Parted {}",
         "`Parted` asks for `part`, and `Card` has to keep it"),
        ("struct Other { let part = 1 }; struct Uses { let other = Other(); var x: Int { other.part } }", ""),
    ])
    func aPartThatOthersUse(others: String, reason: String) {
        let source = """
            struct Card: View {
                let title: String
                var body: some View { VStack { part } }
                var part: some View { Text(title) }
            }
            """
        let expected = reason.isEmpty ? nil : "this cannot be split off safely: \(reason)"
        let result = split("Card.part", source, with: [others])
        if let expected { #expect(result == expected) } else { #expect(result.contains("struct Part: View"), "\(result)") }
        guard !others.hasPrefix("extension") else { return }
        let together = split("Card.part", source + "\n" + others)
        if let expected { #expect(together == expected) } else { #expect(together.contains("struct Part: View"), "\(together)") }
    }

    @Test func anAlertIsNoView() {
        let result = split("Screen:4", """
            struct Screen: View {
                @State private var isShown = false
                var body: some View { Text("a").alert(isPresented: $isShown) {
                    Alert(title: Text("b"))
                } }
            }
            """)
        #expect(result == "this cannot be split off safely: a `Alert` is not a view, and cannot stand in the body of one")
    }

    @Test func aStaticMemberBelongsToNoView() {
        let result = split("Previews.previews", "struct Previews: PreviewProvider { static var previews: some View { Text(\"a\") } }")
        #expect(result == "this cannot be split off safely: `previews` is a static member, and belongs to no view")
    }

    /// A view of its own is of another type than what it takes the place of.
    @Test(arguments: [
        ("if on { Text(\"a\") } else { Text(\"b\") }", "the branches of `if on` there must be of one type"),
        ("switch on { case true: Text(\"a\"); case false: Text(\"b\") }", "the branches of `switch on` there must be of one type"),
        ("if on { return Text(\"c\") }; return Text(\"a\")", "all that is returned there must be of one type"),
        ("let text = if on { VStack { Text(\"a\") } } else { VStack { Text(\"b\") } }; return text", "must be of one type"),
    ])
    func whereATypeIsTold(code: String, words: String) {
        func source(_ head: String) -> String {
            "struct Screen: View {\n  @State var on = true\n  var body: some View { part }\n  \(head) { \(code.replacing("Text(\"a\")", with: "\nText(\"a\")\n")) }\n}\n"
        }
        for line in 5...6 {
            let refusal = split("Screen:\(line)", source("var part: some View"))
            #expect(refusal.contains(words) || refusal.contains("no view of `Screen` begins"), "\(refusal)")
        }
        #expect(split("Screen.part.Text[0]", source("var part: Text")).contains("of one type"))
    }

    @Test func aMemberSaysWhatItGives() {
        let source = "struct Screen: View { var body: some View { icon }; var icon: Text { Text(\"a\") } }"
        #expect(split("Screen.icon.Text[0]", source).contains("`icon` says that it gives `Text`"))
        #expect(!split("Screen.icon.Text[0]", source.replacing(": Text {", with: ": some View {")).contains("says that"))
        let erased = "struct Screen: View { var body: some View { icon }; var icon: AnyView { AnyView(VStack { Text(\"a\") }) } }"
        #expect(split("Screen.icon.VStack[0]", erased).contains("an argument"))
        #expect(split("Screen.icon.Text[0]", erased).contains("struct ScreenText"))
    }

    @Test(arguments: [
        ("ColorPicker", "`ColorPicker` is a name of SwiftUI's or the language's, which the new view would hide"),
        ("Text", "`Text` is used in the program for something else, which the new view would hide"),
        ("Item", "`S` has a `Item` already"), ("S", "there is a `S` already"),
    ])
    func aNameThatMeansSomethingElse(name: String, words: String) {
        let source = "struct S: View { struct Item {}; var body: some View { part }; var part: some View { Text(\"a\") } }"
        #expect(split("S.part", source, name: name, library: ["ColorPicker"]) == "this cannot be split off safely: " + words)
    }

    /// What a library or another file declares must go on meaning what it did.
    @Test func aProposedNameHidesNothing() {
        func result(_ member: String, _ library: Set<String>) -> String {
            split("S.\(member)", """
                struct S: View {
                    let other: Row
                    var body: some View { VStack { calendar; colorPicker; row } }
                    var calendar: some View { Text("\\(Calendar.current.firstWeekday)") }
                    var colorPicker: some View { Text("a") }
                    var row: some View { Text("a") }
                }
                """, library: library)
        }
        #expect(result("calendar", []).contains("struct CalendarView: View {"))
        #expect(result("colorPicker", []).contains("struct ColorPicker: View {"))
        #expect(result("colorPicker", ["ColorPicker"]).contains("struct ColorPickerView: View {"))
        #expect(result("row", []).contains("struct RowView: View {"))
    }
}
