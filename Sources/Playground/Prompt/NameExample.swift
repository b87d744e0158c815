/// What `:help` runs to show a name of SwiftUI at work: a line of a body, and the state that it needs.
struct NameExample {
    let line: String
    let state: String?

    /// Nil for a name that shows nothing by itself, or that nobody has written a line for.
    init?(of name: String) {
        guard let (line, state) = Self.table[name] else { return nil }
        (self.line, self.state) = (line, state)
    }

    static var names: [String] { table.keys.sorted() }

    /// The example as somebody would write it in a view.
    var source: String {
        (state.map { "@State private var \($0)\n" } ?? "") + line
    }

    /// What it draws in a session that has nothing else in it; nil where that fails.
    func drawing(in session: Session) -> String? {
        let variables = state.map { "  @State private var \($0)\n" } ?? ""
        let program = "struct Screen: View {\n\(variables)  var body: some View {\n    VStack {\n      \(line)\n    }\n  }\n}\n"
        guard session.declare(ProgramFile(name: "example", text: program)).ok else { return nil }
        for input in [":set viewport 40x8", ":show Screen()"] where !session.execute(input).ok { return nil }
        return session.execute(":screen").screen
    }

    private static let table: [String: (line: String, state: String?)] = [
        // Views
        "Text": ("Text(\"Hello, \\(name)\")", "name = \"Ada\""),
        "Label": ("Label(\"Inbox\", systemImage: \"tray\")", nil),
        "Image": ("Image(systemName: \"star\")", nil),
        "Button": ("Button(\"Add \\(n)\") { n += 1 }", "n = 0"),
        "Toggle": ("Toggle(\"Dark\", isOn: $isDark)", "isDark = false"),
        "Slider": ("Slider(value: $volume, in: 0...10) { Text(\"Volume\") }", "volume = 3.0"),
        "Stepper": ("Stepper(\"Guests: \\(n)\", value: $n, in: 1...9)", "n = 2"),
        "Picker": ("Picker(\"Size\", selection: $size) { Text(\"Small\").tag(1); Text(\"Large\").tag(2) }", "size = 2"),
        "TextField": ("TextField(\"Name\", text: $name)", "name = \"Ada\""),
        "SecureField": ("SecureField(\"Password\", text: $word)", "word = \"abc\""),
        "ProgressView": ("ProgressView(\"Loading\", value: 0.4)", nil),
        "Divider": ("Text(\"Above\"); Divider(); Text(\"Below\")", nil),
        "Spacer": ("HStack { Text(\"Left\"); Spacer(); Text(\"Right\") }", nil),
        "VStack": ("VStack(alignment: .leading) { Text(\"One\"); Text(\"and two\") }", nil),
        "HStack": ("HStack { Text(\"One\"); Text(\"Two\") }", nil),
        "ZStack": ("ZStack(alignment: .topLeading) { Text(\"a long text\"); Text(\"on top\") }", nil),
        "Grid": ("Grid { GridRow { Text(\"a\"); Text(\"1\") }; GridRow { Text(\"total\"); Text(\"12\") } }", nil),
        "Group": ("Group { Text(\"One\"); Text(\"Two\") }", nil),
        "ForEach": ("ForEach([\"Ada\", \"Bo\"], id: \\.self) { name in Text(name) }", nil),
        "List": ("List([\"Ada\", \"Bo\"], id: \\.self) { name in Text(name) }", nil),
        "Section": ("List { Section(\"Friends\") { Text(\"Ada\"); Text(\"Bo\") } }", nil),
        "Form": ("Form { Toggle(\"Dark\", isOn: $isDark) }", "isDark = true"),
        "LazyVStack": ("ScrollView { LazyVStack { ForEach(0..<1000) { Text(\"Row \\($0)\") } } }", nil),
        "ScrollView": ("ScrollView { ForEach(0..<50) { Text(\"Line \\($0)\") } }", nil),
        "NavigationStack": ("NavigationStack { NavigationLink(\"More\") { Text(\"A page\") }.navigationTitle(\"Home\") }", nil),
        "NavigationLink": ("NavigationStack { NavigationLink(\"More\") { Text(\"A page\") } }", nil),
        "TabView": ("TabView { Text(\"Now\").tabItem { Text(\"News\") }; Text(\"Me\").tabItem { Text(\"Profile\") } }", nil),
        "DisclosureGroup": ("DisclosureGroup(\"More\", isExpanded: $isOpen) { Text(\"Inside\") }", "isOpen = true"),
        "GroupBox": ("GroupBox(\"Facts\") { Text(\"One\") }", nil),
        "GeometryReader": ("GeometryReader { space in Text(\"\\(Int(space.size.width)) wide\") }", nil),
        "ViewThatFits": ("ViewThatFits { Text(\"far too long for a narrow screen to show\"); Text(\"short\") }", nil),
        "AnyView": ("AnyView(Text(\"of any type\"))", nil),
        "EmptyView": ("Text(\"One\"); EmptyView(); Text(\"Two\")", nil),
        // Modifiers
        "padding": ("HStack { Text(\"a\").padding(.horizontal, 24); Text(\"b\") }", nil),
        "frame": ("HStack { Text(\"a\").frame(width: 120, alignment: .trailing); Text(\"b\") }", nil),
        "border": ("Text(\"a\").padding().border(.red)", nil),
        "overlay": ("Text(\"a long text\").overlay { Text(\"OVER\") }", nil),
        "background": ("Text(\"a\").padding().background { Text(\"behind, and longer\") }", nil),
        "offset": ("Text(\"a\"); Text(\"b\").offset(x: 40)", nil),
        "hidden": ("HStack { Text(\"a\"); Text(\"b\").hidden(); Text(\"c\") }", nil),
        "disabled": ("Button(\"Save\") {}.disabled(true)", nil),
        "lineLimit": ("Text(\"a text that needs more than one line of the screen\").lineLimit(1)", nil),
        "textCase": ("Text(\"Hello\").textCase(.uppercase)", nil),
        "badge": ("List { Text(\"Inbox\").badge(3) }", nil),
        "navigationTitle": ("NavigationStack { Text(\"A page\").navigationTitle(\"Home\") }", nil),
        "toolbar": ("NavigationStack { Text(\"A page\").toolbar { Button(\"Edit\") {} } }", nil),
        "sheet": ("Text(\"below\").sheet(isPresented: $isOpen) { Text(\"A sheet\") }", "isOpen = true"),
        "alert": ("Text(\"below\").alert(\"Sure?\", isPresented: $isOpen) { Button(\"Yes\") {} }", "isOpen = true"),
        "searchable": ("NavigationStack { List { Text(\"Wanted: \\(text)\") }.searchable(text: $text) }", "text = \"ada\""),
        "onAppear": ("Text(\"\\(n)\").onAppear { n = 7 }", "n = 0"),
        "task": ("Text(\"\\(n)\").task { n = 7 }", "n = 0"),
        "onChange": ("Text(\"\\(n), \\(old)\").onAppear { n = 7 }.onChange(of: n) { before, _ in old = before }", "n = 0, old = 1"),
        "onTapGesture": ("Text(\"Tapped \\(n)\").onTapGesture { n += 1 }", "n = 0"),
        // Wrappers
        "State": ("Button(\"Add \\(n)\") { n += 1 }", "n = 0"),
        "Binding": ("Toggle(\"Dark\", isOn: $isDark)", "isDark = false"),
    ]
}
