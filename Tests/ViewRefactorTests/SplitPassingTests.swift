import Testing
@testable import ViewRefactor

/// How a split passes on what has no plain value: a focus, a gesture's state, a method with defaults.
@Suite struct SplitPassingTests {
    /// A focus goes as the binding that it has for itself; where it is only read, and each time, as its value.
    @Test func aFocusIsPassedOn() {
        let source = """
            struct Screen: View {
                enum Field { case name, mail }
                @FocusState private var field: Field?
                @AccessibilityFocusState private var isSpoken: Bool
                @State private var name = ""

                var body: some View {
                    Text(field == nil ? "idle" : "typing")
                    entry
                    spoken
                    state
                }

                private var entry: some View {
                    TextField("Name", text: $name)
                        .focused($field, equals: .name)
                        .onSubmit { field = .mail }
                }

                private var spoken: some View {
                    Text("Hear").accessibilityFocused($isSpoken)
                }

                private var state: some View {
                    Text(field == .name ? "name" : "other")
                }
            }
            """
        let entry = split("Screen.entry", source)
        #expect(entry.contains("        Entry(name: $name, field: $field)\n"), "\(entry)")
        #expect(entry.hasSuffix("""
            private struct Entry: View {
                @Binding var name: String
                @SkipEquatable
                @FocusState.Binding var field: Screen.Field?

                var body: some View {
                    TextField("Name", text: $name)
                        .focused($field, equals: .name)
                        .onSubmit { field = .mail }
                }
            }
            """), "\(entry)")
        #expect(split("Screen.spoken", source).contains("    @AccessibilityFocusState.Binding var isSpoken: Bool\n"))
        let state = split("Screen.state", source)
        #expect(state.contains("    let field: Screen.Field?\n"), "\(state)")
        #expect(state.contains("        StateView(field: field)\n"), "\(state)")
    }

    /// The state of a gesture goes as its value where it is read each time.
    @Test func aGestureStateIsPassedAsItsValue() {
        let result = split("Knob.circle", """
            struct Knob: View {
                @GestureState private var offset: CGSize = .zero

                var body: some View {
                    circle.gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
                }

                private var circle: some View {
                    Circle().offset(offset)
                }
            }
            """)
        #expect(result.contains("    let offset: CGSize\n"), "\(result)")
        #expect(result.contains("        CircleView(offset: offset).gesture("), "\(result)")
    }

    /// A closure has neither labels nor defaults, so that what a call leaves out is written.
    @Test(arguments: [
        ("log(\"a\")", "log(\"a\", 1, .plain)"), ("log(\"a\", times: 2)", "log(\"a\", 2, .plain)"),
        ("log(\"a\", style: .bold)", "log(\"a\", 1, .bold)"), ("log(name, style: style)", "log(name, 1, style)"),
        ("all()", "all(3)"), ("run { print(1) }", "run(1) { print(1) }"), ("run(2) { print(1) }", "run(2) { print(1) }"),
        ("first(then: name)", "first(\"a\", name)"),
    ])
    func defaultsThatAreLeftOutAreWritten(call: String, rewritten: String) {
        let result = split("Screen.tools", """
            enum Style { case plain, bold }
            struct Screen: View {
                let name: String
                let style: Style
                var body: some View { tools }
                private var tools: some View {
                    Button("a") { \(call) }
                }
                private func log(_ text: String, times: Int = 1, style: Style = .plain) {}
                private func all(_ count: Int = 3) {}
                private func run(_ count: Int = 1, then action: () -> Void) {}
                private func first(_ text: String = "a", then name: String) {}
            }
            """)
        #expect(result.contains("        Button(\"a\") { \(rewritten) }"), "\(result)")
    }

    /// A style names its configuration as only a style can, and a number is of the type of what it stands in for.
    @Test func aStyleIsSplit() {
        let result = split("Striped.makeBody.VStack", """
            struct Striped: ProgressViewStyle {
                let scale: Double?
                func makeBody(configuration: Configuration) -> some View {
                    let fraction = scale ?? 1
                    VStack { configuration.label; Text("\\(fraction)") }
                }
            }
            """)
        #expect(result.contains("let configuration: ProgressViewStyleConfiguration\n"), "\(result)")
        #expect(result.contains("let fraction: Double\n"), "\(result)")
    }

    /// What the code declares for itself goes on hiding what it hid.
    @Test func namesThatAreDeclaredInside() {
        let result = split("Row.part", """
            struct Row: View {
                let error: String?
                @State private var count = 0
                var body: some View { part }
                var part: some View {
                    VStack {
                        if let error { Text(error) }
                        Text("\\(count)").onReceive(ticks) { count in self.count = count }
                    }
                }
                let ticks: Ticks
            }
            struct Ticks {}
            """)
        #expect(result.contains("""
                let error: String?
                @Binding var count: Int
                let ticks: Ticks

                var body: some View {
                    VStack {
                        if let error { Text(error) }
                        Text("\\(count)").onReceive(ticks) { count in self.count = count }
                    }
                }
            """), "\(result)")
    }

    /// The condition of an `#if` names nothing, and an object of the environment is one though its class is elsewhere.
    @Test func whatOtherFilesDeclare() {
        let result = split("Screen.tools", """
            struct Screen: View {
                @Environment(Router.self) private var router
                @Environment(\\.redactionReasons) private var reasons
                var body: some View { tools }
                private var tools: some View {
                    VStack {
                        #if os(visionOS) && !targetEnvironment(simulator)
                        Text("vision")
                        #endif
                        Button(reasons.isEmpty ? "go" : "wait") { router.path = [] }
                    }
                }
            }
            """)
        #expect(result.contains("    var body: some View { Tools(reasons: reasons, router: router) }\n"), "\(result)")
        #expect(result.contains("    let router: Router\n"), "\(result)")
        #expect(result.contains("    let reasons: RedactionReasons\n"), "\(result)")
    }

    /// The binding of a focus leads to the same focus when it is old, so that nothing is lost by leaving it out.
    @Test func aFocusThatIsPassedOnIsNotCompared() {
        func result(_ use: String) -> String {
            split("S.part", """
                struct S: View {
                  @FocusState private var isFocused: Bool
                  @State private var name = ""
                  var body: some View { part }
                  @ViewBuilder // builder
                  private var part: some View { TextField("name", text: $name).focused($isFocused)\(use) }
                }

                """)
        }
        #expect(result("").contains("@Equatable\nprivate struct Part"))
        #expect(result("").contains("@SkipEquatable\n  @FocusState.Binding var isFocused: Bool") || result("").contains("@SkipEquatable @FocusState.Binding var isFocused: Bool"))
        #expect(result("").contains("// builder\n@Equatable"))
        #expect(!result(".opacity(isFocused ? 1 : 0)").contains("@Equatable"))
    }
}
