/// What `:help` runs to show a command at work: a small program, the inputs before, and then the command's own example.
struct Demonstration {
    private let program: String
    private let before: [String]
    private let example: String

    /// As many lines of an answer are shown; what follows is said to be left out.
    static let longest = 8

    /// Nil for a command whose answer is nothing, another each time, or a lesson.
    init?(of command: Command) {
        guard let (program, before) = Self.table[command.name] else { return nil }
        (self.program, self.before, example) = (program, before, command.example)
    }

    /// What the example prints in a session that has nothing else in it; nil where that fails.
    func run(in session: Session) -> [String]? {
        if !program.isEmpty, !session.declare(ProgramFile(name: "example", text: program)).ok { return nil }
        for input in before where !session.execute(input).ok { return nil }
        let response = session.execute(example)
        return response.ok ? TextRenderer(columns: Self.columns).render(response) : nil
    }

    /// What a projector shows in large letters.
    private static let columns = 60

    private static let table: [String: (program: String, before: [String])] = [
        "show": (counters, []),
        "screen": (counters, [":show Screen()"]),
        "tree": (counters, [":show Screen()"]),
        "controls": (counters, [":show Screen()"]),
        "tap": (counters, [":show Screen()"]),
        "press": (screen("Text(\"Photo\").onLongPressGesture { n += 1 }; Text(\"pressed \\(n)\")", state: "n = 0"), [":show Screen()"]),
        "toggle": (screen("Toggle(\"Dark\", isOn: $isDark)", state: "isDark = false"), [":show Screen()"]),
        "adjust": (screen("Slider(value: $volume) { Text(\"Volume\") }", state: "volume = 0.0"), [":show Screen()"]),
        "type": (screen("TextField(\"Name\", text: $name)", state: "name = \"\""), [":show Screen()"]),
        "submit": (screen("TextField(\"Name\", text: $name).onSubmit { print(\"sent\") }", state: "name = \"Ada\""), [":show Screen()"]),
        "drag": (screen("Text(\"Card\").gesture(DragGesture().onEnded { x = $0.translation.width }); Text(\"\\(x)\")", state: "x = 0.0"), [":show Screen()"]),
        "scroll": (screen("List(0..<100) { Text(\"Line \\($0)\") }", state: "n = 0"), [":set viewport 40x6", ":show Screen()"]),
        "delete": (shopping, [":show Screen()"]),
        "move": (shopping, [":show Screen()"]),
        "refresh": (screen("List { Text(\"News \\(n)\") }.refreshable { n += 1 }", state: "n = 1"), [":show Screen()"]),
        "search": (
            screen("NavigationStack { List { Text(\"Wanted: \\(text)\") }.searchable(text: $text) }", state: "text = \"\""), [":show Screen()"]),
        "back": (screen("NavigationStack { NavigationLink(\"More\") { Text(\"A page\") } }", state: "n = 0"), [":show Screen()", ":tap \"More\""]),
        "dismiss": (
            screen("Button(\"Open\") { isOpen = true }.sheet(isPresented: $isOpen) { Text(\"A sheet\") }", state: "isOpen = false"),
            [":show Screen()", ":tap \"Open\""]),
        "open": (screen("Text(\"at \\(place)\").onOpenURL { place = $0.path }", state: "place = \"/\""), [":show Screen()"]),
        "environment": (
            "struct Screen: View { @Environment(\\.colorScheme) var scheme; var body: some View { Text(scheme == .dark ? \"dark\" : \"light\") } }",
            [":show Screen()"]),
        "advance": (screen("Text(\"\\(n) s\").task { while true { try? await Task.sleep(for: .seconds(1)); n += 1 } }", state: "n = 0"), [":show Screen()"]),
        "counts": (counters, [":show Screen()", ":tap \"A 0\""]),
        "expect": (rows, [":show Screen()", ":tap \"Go\""]),
        "why": (counters, [":show Screen()", ":tap \"A 0\""]),
        "leaks": (counters, [":show Screen()"]),
        "layout": (counters, []),
        "chart": (counters, [":show Screen()", ":tap \"A 0\""]),
        "mark": (counters, [":show Screen()"]),
        "compare": (counters, [":show Screen()", ":mark", ":tap \"A 0\"", ":skip Counter.onTap"]),
        "equatable": (rows, []),
        "skip": (counters, []),
        "expand": (counters, [":skip Counter.onTap"]),
        "source": (counters, []),
        "lint": (counters, []),
        "split": (header, []),
        "inline": (header, [":split Screen.header"]),
        "load": ("", []),
        "reload": ("", [":load Lessons/demos/two-counters.swift"]),
        "save": (counters, []),
        "export": (counters, [":show Screen()", ":tap \"A 0\""]),
        "undo": (counters, [":show Screen()", ":tap \"A 0\""]),
        "redo": (counters, [":show Screen()", ":tap \"A 0\"", ":undo"]),
        "reset": (counters, []),
        "set": ("", []),
        "help": ("", []),
    ]

    // MARK: Programs

    static let counters = """
        struct Counter: View {
          let title: String
          let onTap: () -> Void
          var body: some View { Button(title, action: onTap) }
        }

        struct Screen: View {
          @State private var a = 0
          @State private var b = 0
          var body: some View {
            VStack {
              Counter(title: "A \\(a)") { a += 1 }
              Counter(title: "B \\(b)") { b += 1 }
            }
          }
        }

        """

    private static let rows = """
        struct Row: View {
          let name: String
          var body: some View { Text(name) }
        }

        struct Screen: View {
          @State private var n = 0
          var body: some View {
            VStack {
              Row(name: "Ada \\(n)")
              Row(name: "Bo")
              Button("Go") { n += 1 }
            }
          }
        }
        """

    private static let header = """
        struct Screen: View {
          @State private var n = 0
          var body: some View {
            VStack {
              header
              Button("Go \\(n)") { n += 1 }
            }
          }
          private var header: some View { Text("Hello") }
        }
        """

    private static let shopping = """
        struct Screen: View {
          @State private var items = ["Bread", "Milk"]
          var body: some View {
            List {
              ForEach(items, id: \\.self) { Text($0) }
                .onDelete { items.remove(atOffsets: $0) }
                .onMove { items.move(fromOffsets: $0, toOffset: $1) }
            }
          }
        }
        """

    /// A screen of a body and a state.
    private static func screen(_ body: String, state: String) -> String {
        "struct Screen: View {\n  @State private var \(state)\n  var body: some View {\n    VStack {\n      \(body)\n    }\n  }\n}\n"
    }
}

/// The files of a demonstration: none is on the disk.
final class DemonstrationDisk {
    var files: [String: String] = [:]
}
