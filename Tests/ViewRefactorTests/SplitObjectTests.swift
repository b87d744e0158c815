import Testing
@testable import ViewRefactor

/// What a part gets for an object that it asks for something.
@Suite struct SplitObjectTests {
    private static let source = """
        final class Store: ObservableObject {
            @Published var title = ""
            @Published var n = 0
            func label(_ i: Int) -> String { "\\(title)-\\(i)" }
            func go() { n += 1 }
        }
        struct A: View {
            @StateObject private var store = Store()
            @State private var on = false
            var body: some View { VStack { label; button; field; toggle; child; lazily } }
            var label: some View { Text(store.label(store.n)) }
            var button: some View { Button("go", action: store.go) }
            var field: some View { TextField("t", text: Binding(get: { store.title }, set: { store.title = $0 })) }
            var toggle: some View { Toggle("on", isOn: Binding { on && store.n > 2 } set: { _ in store.go() }) }
            var child: some View { VStack { Child(store: store); Text("b").onTapGesture { store.go() } } }
            var lazily: some View { Text(made { store.title }) }
        }
        struct Child: View {
            @ObservedObject var store: Store
            var body: some View { Text(store.title) }
        }
        func made(_ text: @escaping () -> String) -> String { text() }
        """

    @Test(arguments: [
        // A method that the body calls reads what it reads when the object tells of a change.
        ("label", "@Equatable\nstruct Label", "@ObservedObject var store: Store", "Text(store.label(store.n))"),
        // One that runs on an event is the object's, which stays the same.
        ("button", "@Equatable\nstruct ButtonView", "@SkipEquatable\n    let store: Store", "Button(\"go\", action: store.go)"),
        // A control asks a binding for its value, whenever it is drawn.
        ("field", "@Equatable\nstruct Field", "@ObservedObject var store: Store",
         "TextField(\"t\", text: Binding(get: { store.title }, set: { store.title = $0 }))"),
        ("toggle", "@Equatable\nstruct ToggleView", "@Binding var on: Bool\n    @ObservedObject var store: Store",
         "Toggle(\"on\", isOn: Binding { on && store.n > 2 } set: { _ in store.go() })"),
        // A view that observes the object by itself needs nobody to observe it for it.
        ("child", "@Equatable\nstruct ChildView", "@SkipEquatable\n    let store: Store",
         "VStack { Child(store: store); Text(\"b\").onTapGesture { store.go() } }"),
        // Nobody knows when such a closure is called.
        ("lazily", "@Equatable\nstruct Lazily", "@ObservedObject var store: Store", "Text(made { store.title })"),
    ])
    func whatItAsksOfAnObservedOne(member: String, head: String, inputs: String, body: String) {
        let result = split("A.\(member)", Self.source)
        #expect(result.contains("\(head): View {\n    \(inputs)\n\n    var body: some View {\n        \(body)\n    }\n}"), "\(result)")
    }

    @Test func aMethodOfAnObjectThatIsNotObserved() {
        let result = split("A.button", """
            final class Store { func go() {} }
            struct A: View {
                let store: Store
                var body: some View { VStack { button } }
                var button: some View { Button("go", action: store.go) }
            }
            """)
        #expect(result.contains("let store: Store\n\n    var body: some View {\n        Button(\"go\", action: store.go)"), "\(result)")
    }

    /// As the documentation says it, where a binding to a property of an object from the environment is wanted.
    @Test func anObjectThatTheBodyMakesBindable() {
        let source = """
            @Observable final class Store { var text = ""; var n = 0 }
            struct A: View {
                @Environment(Store.self) private var store
                var body: some View {
                    @Bindable var store = store
                    VStack {
                        TextField("t", text: $store.text)
                        Button("go \\(store.n)") { store.n += 1 }
                    }
                }
            }
            """
        let field = split("A:7", source)
        #expect(field.contains("ATextField(text: $store.text)"), "\(field)")
        #expect(field.contains("@Binding var text: String\n"))
        let button = split("A:8", source)
        #expect(button.contains("AButton(store: store, n: store.n)"), "\(button)")
        #expect(button.contains("let store: Store\n    let n: Int\n"))
    }

    @Test func anObjectThatThePartReplaces() {
        let result = split("A.button", """
            @Observable final class Store { var n = 0 }
            struct A: View {
                @State private var store = Store()
                var body: some View { VStack { button } }
                var button: some View { VStack { Button("go \\(store.n)") { store = Store() }; Child(store: store) } }
            }
            """)
        #expect(result.contains("ButtonView(store: $store)"), "\(result)")
        #expect(result.contains("@Binding var store: Store\n"))
    }

    @Test func whatIsReadOfATrackedObjectAtAnyTime() {
        let result = split("A.field", """
            @Observable final class Store { var title = "" }
            struct A: View {
                let store: Store
                var body: some View { VStack { field } }
                var field: some View { TextField("t", text: Binding(get: { store.title }, set: { store.title = $0 })) }
            }
            """)
        #expect(result.contains("let store: Store\n\n    var body: some View {\n        TextField(\"t\", text: Binding(get: { store.title }"), "\(result)")
    }

    /// A value with closures in it is passed in the parts that are used.
    @Test(arguments: [
        // Its maker gives a closure that lives as long as the view does.
        ("Props(title: \"a\", onSelect: { count = $0 })", "@Equatable\nstruct Row: View {\n    let title: String\n    @SkipEquatable\n    let onSelect: (Int) -> Void"),
        // This one holds a copy of what may change.
        ("Props(title: \"a\", onSelect: { count = $0 + other })", "struct Row: View {\n    let title: String\n    let onSelect: (Int) -> Void"),
        ("given", "struct Row: View {\n    let title: String\n    let onSelect: (Int) -> Void"),
    ])
    func aClosureThatLiesInAValue(given: String, head: String) {
        let result = split("A.row", """
            struct Props { let title: String; let onSelect: (Int) -> Void; var other = 0 }
            struct Main: View {
                @State private var count = 0
                let other: Int
                var given: Props { Props(title: "b", onSelect: { _ in }) }
                var body: some View { A(props: \(given)) }
            }
            struct A: View {
                let props: Props
                var body: some View { VStack { row } }
                var row: some View { Button(props.title) { props.onSelect(3) } }
            }
            """)
        #expect(result.contains("\n\n\(head)\n\n    var body: some View {\n        Button(title) { onSelect(3) }"), "\(result)")
        #expect(result.contains("Row(title: props.title, onSelect: props.onSelect)"))
    }

    @Test func anOptionalClosureThatLiesInAValue() {
        let result = split("A.row", """
            typealias Handler = (Int) -> Void
            struct Props { var onTap: (() -> Void)?; let onSelect: Handler }
            struct A: View {
                let props: Props
                var body: some View { VStack { row } }
                var row: some View { Button("a") { props.onTap?(); props.onSelect(1) } }
            }
            """)
        #expect(result.contains("let onTap: (() -> Void)?\n    let onSelect: Handler\n"), "\(result)")
        #expect(result.contains("Button(\"a\") { onTap?(); onSelect(1) }"))
    }
}
