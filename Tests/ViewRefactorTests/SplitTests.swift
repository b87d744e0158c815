import Testing
@testable import ViewRefactor

/// What a split writes, to the letter.
@Suite struct SplitTests {
    /// Without a builder an `if` is one value, and one identity.
    @Test(arguments: [
        ("if on { Row(1) } else { Row(2) }", "return if on { Row(1) } else { Row(2) }"),
        ("switch on { case true: Row(1); case false: Row(2) }", "return switch on { case true: Row(1); case false: Row(2) }"),
        ("if on { return Row(1) } else { return Row(2) }", "if on { return Row(1) } else { return Row(2) }"),
        ("return if on { Row(1) } else { Row(2) }", "return if on { Row(1) } else { Row(2) }"),
    ])
    func aBranchThatWasOneValueStaysOne(code: String, body: String) {
        let source = "struct Screen: View {\n  @State var on = true\n  var body: some View { part }\n  var part: some View { \(code) }\n}\n"
        #expect(split("Screen.part", source).contains("var body: some View {\n    \(body)\n  }"))
        let built = split("Screen.part", source.replacing("var part", with: "@ViewBuilder var part"))
        #expect(built.contains("var body: some View {\n    \(code)\n  }"))
    }

    @Test func aNestedTypeOfAParameterIsNamedFromOutside() {
        let source = """
            struct List: View {
              struct Item { let title: String }
              var body: some View { row(Item(title: "a")) }
              func row(_ item: Item, or other: [Item] = [Item(title: "b")]) -> some View { Text(item.title + other[0].title) }
            }

            """
        let result = split("List.row", source)
        #expect(result.contains("let item: List.Item\n"))
        #expect(result.contains("var other: [List.Item] = [List.Item(title: \"b\")]\n"))
        #expect(split("List.row", source.replacing("struct Item", with: "private struct Item")).contains("private to `List`"))
        #expect(split("List.row", source.replacing("[Item(title: \"b\")]", with: "all").replacing("var body", with: "static let all: [Item] = []; var body"))
            .contains("the default of `other` is made of `all`, which belongs to `List`"))
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

            @Equatable
            public struct Row: View {
                let item: String
                var size: Int = 1
                @SkipEquatable
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
            @available(iOS 17, *)
            private struct Inner<Content: View>: View where Content: Sendable {
                let content: Content

                var body: some View {
                    HStack { content }
                }
            }

            public struct Card<Title: View, Content: View>: View where Content: Sendable {
                let title: Title
                let content: Content
                public var body: some View { VStack { title; Inner(content: content) } }
            }
            """)
    }

    @Test func aFunctionsGenericParametersGoWithItsParts() {
        let source = """
            struct Screen<Item>: View {
                let item: Item
                var body: some View { row(item, title: "t") }
                func row<Item, Title>(_ item: Item, title: Title) -> some View where Title: CustomStringConvertible {
                    HStack {
                        Text(title.description)
                        Text("\\(item)")
                    }
                }
            }
            """
        let part = split("Screen.row.Text[0]", source)
        #expect(part.contains("ScreenText(title: title)\n"), "\(part)")
        #expect(part.contains("struct ScreenText<Title>: View where Title: CustomStringConvertible {\n    let title: Title\n"), "\(part)")
        let whole = split("Screen.row", source)
        #expect(whole.contains("var body: some View { Row(item: item, title: \"t\") }"), "\(whole)")
        #expect(whole.contains("struct Row<Item, Title>: View where Title: CustomStringConvertible {\n    let item: Item\n    let title: Title\n"), "\(whole)")
    }

    /// `@Bindable var model = model` in a body hides the model of the view.
    @Test func aNameThatIsHiddenWhereThePartIsUsedIsTheViewsOwn() {
        let result = split("Screen.list", """
            @Observable class Model { var query = ""; var names: [String] = [] }
            struct Screen: View {
                @State private var model = Model()
                @State private var draft = ""
                var body: some View {
                    @Bindable var model = model
                    let draft = model.query
                    TextField(draft, text: $model.query)
                    list
                }
                private var list: some View {
                    VStack {
                        TextField("Draft", text: $draft)
                        Text("\\(model.names.count)")
                    }
                }
            }
            """)
        #expect(result.contains("(draft: self.$draft, count: self.model.names.count)\n"), "\(result)")
    }

    @Test func lineEndsStayTheFiles() {
        let result = split("A.b", "struct A: View {\r\n  var body: some View { b }\r\n\r\n  var b: some View {\r\n    Text(\"b\")\r\n  }\r\n}\r\n")
        #expect(result == "struct A: View {\r\n  var body: some View { B() }\r\n}\r\n\r\nstruct B: View {\r\n  var body: some View {\r\n    Text(\"b\")\r\n  }\r\n}\r\n")
    }

    @Test func proposesNamesThatAreFree() {
        func name(_ member: String, _ more: String = "") -> String? {
            let source = "\(more)\nstruct A: View { var body: some View { \(member) }; var \(member): some View { Text(\"\") } }"
            return try? splitView(#require(SplitSelector("A.\(member)")), in: source, library: ["List"]).name
        }
        #expect(name("header") == "Header")
        #expect(name("list") == "ListView")
        #expect(name("header", "struct Header {}") == "HeaderView")
        #expect(name("header", "struct Header {}; struct HeaderView {}") == "AHeader")
        #expect(split("A.b", "struct A: View { var body: some View { b }; var b: some View { Text(\"\") } }", name: "A")
            == "this cannot be split off safely: there is a `A` already")
    }

    @Test(arguments: ["", "Screen", "Screen.", ".header", "Screen:", "Screen:0", "Screen.body.VStack[", "Screen.body.VStack[x]", "Screen.header[1]"])
    func whatIsNoSelector(text: String) {
        #expect(SplitSelector(text) == nil)
    }


    /// What the inputs do not tell, the call says.
    @Test func aParameterThatCannotBeInferredIsWritten() {
        let result = split("Table1.summary", """
            struct Table1<Item: Identifiable, Other>: View where Item.ID: Comparable {
                let items: [Item]
                @State private var selected: Item.ID?
                let other: Other
                var body: some View { VStack { Text("\\(items.count)"); summary } }
                var summary: some View { Text("\\(String(describing: selected))") }
            }
            """)
        #expect(result.contains("Summary<Item>(selected: selected)"), "\(result)")
        #expect(result.contains("struct Summary<Item: Identifiable>: View where Item.ID: Comparable {"), "\(result)")
        let named = split("Named.part", """
            struct Named<Value>: View {
                let title: String
                var body: some View { VStack { part } }
                var part: some View { Text(title + String(describing: Value.self)) }
            }
            """)
        #expect(named.contains("Part<Value>(title: title)"), "\(named)")
        #expect(named.contains("struct Part<Value>: View {"), "\(named)")
    }

    @Test func anExtensionsConditionsGoWithThePart() {
        func result(_ condition: String) -> String {
            split("Box.part", """
                struct Box<Value>: View {
                    let value: Value
                    var body: some View { Text("a") }
                }
                extension Box where \(condition) {
                    var all: some View { VStack { part } }
                    var part: some View { Text(String(describing: value)) }
                }
                """)
        }
        #expect(result("Value: Equatable").contains("struct Part<Value>: View where Value: Equatable {"), "\(result("Value: Equatable"))")
        #expect(result("Value == Int")
            == "this cannot be split off safely: it holds for `Value == Int` only, which a view of its own cannot say")
    }

    @Test func aPartUnderAConditionStaysUnderIt() {
        #expect(split("Screen.debug", """
            struct Screen: View {
                @State private var n = 0
                var body: some View {
                    VStack {
                        #if DEBUG
                        debug
                        #endif
                    }
                }

                #if DEBUG
                /// For us.
                private var debug: some View { Text("\\(n)") }
                #endif

                let last = 1
            }
            """) == """
            struct Screen: View {
                @State private var n = 0
                var body: some View {
                    VStack {
                        #if DEBUG
                        Debug(n: n)
                        #endif
                    }
                }

                let last = 1
            }

            #if DEBUG
            /// For us.
            @Equatable
            private struct Debug: View {
                let n: Int

                var body: some View {
                    Text("\\(n)")
                }
            }
            #endif
            """)
        let other = split("Screen:7", """
            struct Screen: View {
                var body: some View {
                    VStack {
                        #if os(iOS)
                        Text("a")
                        #else
                        Text("b")
                        #endif
                    }
                }
            }
            """)
        #expect(other.contains("#if !(os(iOS))\nprivate struct ScreenText: View {"), "\(other)")
    }

    @Test func theImportThatTheMarkNeeds() throws {
        func imports(_ head: String, _ use: String = "\\(n)") throws -> String {
            let source = head + "struct A: View { let n: Int; var body: some View { VStack { b } }\n    var b: some View { Text(\"\(use)\") }\n}\n"
            let result = try splitView(try #require(SplitSelector("A.b")), in: source, importing: true).edit.result
            return String(result[..<(try #require(result.range(of: "struct A"))).lowerBound])
        }
        #expect(try imports("// A file.\nimport Foundation\nimport SwiftUI // for views\n\n")
            == "// A file.\nimport Foundation\nimport SwiftUI // for views\nimport DiffableViews\n\n")
        #expect(try imports("import DiffableViews\nimport SwiftUI\n\n") == "import DiffableViews\nimport SwiftUI\n\n")
        #expect(try imports("import SwiftUI\n\n", "plain") == "import SwiftUI\n\n")
        #expect(try imports("// A file.\n\n") == "// A file.\n\nimport DiffableViews\n\n")
    }
}
