/// Makes random SwiftUI programs that count their own bodies and view values in globals.
///
/// Views are made from the leaves up: a view's body uses the types made before it. Every view has a number, a closure
/// and whatever else chance gives it.
struct ProgramGenerator {
    private var random: SeededRandom
    private var views: [ViewType] = []
    /// Whether the screen stands in a navigation stack.
    private var hasNavigation = false
    /// Whether nothing in the program lets a view grow old: no `==` of its own, no reading of what nobody observes.
    private let isHonest: Bool

    private struct ViewType {
        let name: String
        var hasBinding = false
        var hasStore = false
        var hasModel = false
        var isEquatable = false
        var form = Form.structure

        enum Form { case structure, enumeration, genericInContent, genericInValue }
    }

    init(seed: Int, isHonest: Bool = false) {
        random = SeededRandom(seed: seed &+ 1_000_000)
        self.isHonest = isHonest
    }

    /// The source of a program whose root is `Screen()`.
    mutating func program() -> String {
        var declarations = [Self.counting]
        for number in 0..<random.number(3..<7) { declarations.append(random.once(in: 5) ? enumeration(number) : view(number)) }
        declarations.append(screen())
        return declarations.joined(separator: "\n")
    }

    private static let counting = """
        var bodies: [String: Int] = [:]
        var inits: [String: Int] = [:]
        func ran(_ name: String) { bodies[name, default: 0] += 1 }
        func made(_ name: String) { inits[name, default: 0] += 1 }
        func report() -> String {
          Set(bodies.keys).union(inits.keys).sorted().map { "\\($0) \\(inits[$0] ?? 0) \\(bodies[$0] ?? 0)" }.joined(separator: ",")
        }
        final class Store: ObservableObject {
          @Published var n = 0
          @Published var list = [1, 2, 3]
        }
        let store = Store()
        @Observable final class Model {
          var n = 0
          var m = 0
        }
        let model = Model()
        struct GapKey: EnvironmentKey { static let defaultValue = 0 }
        extension EnvironmentValues { var gap: Int { get { self[GapKey.self] } set { self[GapKey.self] = newValue } } }
        struct Framed: ViewModifier {
          let width: Int
          @State private var s = 0
          init(width: Int) { made("Framed"); self.width = width }
          func body(content: Content) -> some View {
            let _ = ran("Framed")
            VStack { content; Button("frame \\(width) \\(s)") { s += 1 } }
          }
        }
        struct Tinted: ViewModifier {
          @Environment(\\.gap) var gap
          init() { made("Tinted") }
          func body(content: Content) -> some View {
            let _ = ran("Tinted")
            HStack { Text("tint \\(gap)"); content }
          }
        }
        struct SumKey: PreferenceKey {
          static let defaultValue = 0
          static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
        }
        struct Entry: Identifiable { let id: Int; var text = "e" }
        """

    private mutating func view(_ number: Int) -> String {
        var type = ViewType(name: "View\(number)")
        type.hasBinding = random.once(in: 3)
        type.hasStore = random.once(in: 3)
        type.hasModel = random.once(in: 3)
        type.isEquatable = random.once(in: 3) && !isHonest
        type.form = random.pick([.structure, .structure, .genericInContent, .genericInValue])
        var parameters = ["n: Int", "act: @escaping () -> Void"]
        var assignments = ["self.n = n", "self.act = act"]
        var properties = ["let n: Int", "let act: () -> Void"]
        if type.hasBinding {
            properties.insert("@Binding var b: Int", at: random.number(0..<3))
            parameters.append("b: Binding<Int>")
            assignments.append("_b = b")
        }
        if type.hasStore {
            properties.insert("@ObservedObject var object: Store", at: random.number(0..<3))
            parameters.append("object: Store")
            assignments.append("self.object = object")
        }
        if type.hasModel {
            properties.insert("let model: Model", at: random.number(0..<3))
            parameters.append("model: Model")
            assignments.append("self.model = model")
        }
        let generic: String
        switch type.form {
        case .structure, .enumeration: generic = ""
        case .genericInContent: generic = "<Content: View>"
        case .genericInValue: generic = "<Content>"
        }
        if !generic.isEmpty {
            properties.insert("let content: Content", at: random.number(0..<3))
            parameters.append("content: Content")
            assignments.append("self.content = content")
        }
        let hasState = random.once(in: 2)
        if hasState { properties.insert("@State var s = 0", at: random.number(0..<3)) }
        let isStored = random.once(in: 6)
        if isStored { properties.insert("@AppStorage(\"stored\") var kept = 1", at: random.number(0..<3)) }
        let hasOwn = random.once(in: 6)
        if hasOwn { properties.insert("@StateObject var own = Store()", at: random.number(0..<3)) }
        let readsGap = random.once(in: 4)
        if readsGap { properties.insert("@Environment(\\.gap) var gap", at: random.number(0..<3)) }

        var lines = ["Text(\"\(type.name) \\(n)\")"]
        if hasState { lines += ["Button(\"own\") { s += 1 }"] + (random.once(in: 2) ? ["Text(\"s \\(s)\")"] : []) }
        if isStored { lines += ["Stepper(\"kept \\(kept)\", value: $kept)"] }
        if hasOwn { lines += ["Button(\"own \\(own.n)\") { own.n += 1; own.list.append(own.n) }"] }
        if hasState, random.once(in: 3) { lines += ["Stepper(\"step\", value: $s)"] }
        if hasState, random.once(in: 4) { lines += ["DisclosureGroup(\"more\") { Text(\"inside \\(s)\") }"] }
        if random.once(in: 6) { lines += ["GeometryReader { _ in Text(\"sized \\(n)\") }"] }
        if type.hasBinding { lines += ["Button(\"bound\") { b += 1 }"] + (random.once(in: 2) ? ["Text(\"b \\(b)\")"] : []) }
        if type.hasStore { lines += ["Button(\"publish\") { object.n += 1 }"] }
        if type.hasModel { lines += ["Button(\"observe\") { model.n += 1 }"] + (random.once(in: 2) ? ["Text(\"m \\(model.m)\")"] : []) }
        if type.form == .genericInContent { lines.append("content") }
        if type.form == .genericInValue, random.once(in: 2) { lines.append("Text(\"\\(content)\")") }
        if random.once(in: 2) { lines.append("Button(\"act\", action: act)") }
        if readsGap, random.once(in: 2) { lines.append("Text(\"gap \\(gap)\")") }
        let scope = Scope(
            numbers: ["n", "n + 1", "3"] + (hasState ? ["s"] : []) + (type.hasBinding ? ["b"] : []) + (type.hasStore ? ["object.n"] : [])
                + (type.hasModel ? ["model.n"] : []),
            conditions: ["n % 2 == 0"] + (hasState ? ["s % 2 == 0"] : []),
            bindings: (hasState ? ["$s"] : []) + (type.hasBinding ? ["$b"] : []),
            actions: ["act", "{}"] + (hasState ? ["{ s += 1 }"] : []))
        for _ in 0..<random.number(0..<3) where !views.isEmpty { lines.append(child(scope, depth: 1)) }
        let equality = type.isEquatable ? "\n  static func == (a: Self, b: Self) -> Bool { a.n == b.n }" : ""
        views.append(type)
        return """
            struct \(type.name)\(generic): View\(type.isEquatable ? ", Equatable" : "") {
            \(properties.map { "  " + $0 }.joined(separator: "\n"))
              init(\(parameters.joined(separator: ", "))) { made("\(type.name)"); \(assignments.joined(separator: "; ")) }
              var body: some View {
                let _ = ran("\(type.name)")
                \(container())
                  \(lines.joined(separator: "\n      "))
                }
              }\(equality)
            }
            """
    }

    /// A view that is an enum. Its values come from a function that counts them.
    private mutating func enumeration(_ number: Int) -> String {
        var type = ViewType(name: "View\(number)")
        type.form = .enumeration
        type.isEquatable = random.once(in: 3) && !isHonest
        let scope = Scope(numbers: ["n", "2"], conditions: ["n % 2 == 0"], bindings: [], actions: ["{}", "{ print(n) }"])
        let inner = views.isEmpty ? "EmptyView()" : child(scope, depth: 1)
        let equality = type.isEquatable ? "\n  static func == (a: Self, b: Self) -> Bool { a.number / 2 == b.number / 2 }" : ""
        views.append(type)
        return """
            enum \(type.name): View\(type.isEquatable ? ", Equatable" : "") {
              case one(Int), two(n: Int, text: String), none
              static func make(_ n: Int) -> Self {
                made("\(type.name)")
                return n % 3 == 0 ? .one(n) : n % 3 == 1 ? .two(n: n, text: "t \\(n / 4)") : .none
              }
              var number: Int { switch self { case .one(let n): n; case .two(let n, _): n; case .none: -1 } }
              var body: some View {
                let _ = ran("\(type.name)")
                switch self {
                case .one(let n): VStack { Text("one \\(n)"); \(inner) }
                case .two(_, let text): Text(text)
                case .none: Text("none")
                }
              }\(equality)
            }
            """
    }

    private mutating func container() -> String { random.pick(["VStack {", "HStack {", "Group {", "VStack {"]) }

    private mutating func screen() -> String {
        let scope = Scope(
            numbers: ["x", "y", isHonest ? "observed.n" : "store.n", "model.n", "list.count", "7"], conditions: ["x % 2 == 0", "isOn", "list.count > 2"],
            bindings: ["$x", "$y"], actions: ["{ x += 1 }", "{ isOn.toggle() }", "{ print(y) }", "{}"])
        var lines: [String] = []
        for _ in 0..<random.number(3..<7) { lines.append(child(scope, depth: 0)) }
        hasNavigation = random.once(in: 3)
        if hasNavigation {
            lines.append("NavigationLink(\"link\") { \(child(scope, depth: 1)) }")
            lines.append("List { ForEach(list, id: \\.self) { e in NavigationLink(\"row\") { \(child(scope, depth: 1)) } } }")
        }
        if random.once(in: 3) {
            lines.append("Button(\"sheet\") { isShown = true }.sheet(isPresented: $isShown) { \(child(scope, depth: 1)); Button(\"close\") { isShown = false } }")
        }
        if random.once(in: 4) {
            lines.append("TabView { \(child(scope, depth: 1)).tabItem { Text(\"first\") }; \(child(scope, depth: 1)).tabItem { Text(\"second\") } }")
        }
        if random.once(in: 4) { lines.append("Toggle(\"on\", isOn: $isOn)") }
        if random.once(in: 4) {
            lines.append("Button(\"alert\") { isAlerted = true }.alert(\"alert \\(x)\", isPresented: $isAlerted) { Button(\"fine\") { x += 1 } }")
        }
        if random.once(in: 4) {
            lines.append("Text(\"sum \\(sum)\").preference(key: SumKey.self, value: x)")
        }
        let modifiers = [
            ".environment(\\.gap, x)", ".environment(\\.gap, 2)", ".onAppear { y += 1 }", ".onChange(of: x) { y += 1 }", "", ".modifier(Tinted())",
            ".task(id: x) { y += 1 }", ".task { try? await Task.sleep(for: .milliseconds(30)); y += 10 }",
            ".onReceive(Timer.publish(every: 0.04, on: .main, in: .common).autoconnect()) { _ in z += 1 }",
            ".onPreferenceChange(SumKey.self) { sum = $0 }", ".transformEnvironment(\\.gap) { $0 += y }",
        ]
        return """
            struct Screen: View {
              @State var x = 0
              @State var y = 0
              @State var isOn = true
              @State var list = [1, 2, 3]
              @State var isShown = false
              @State var isAlerted = false
              @State var sum = 0
              @State var z = 0
            \(isHonest ? "  @ObservedObject var observed = store" : "")
              init() { made("Screen") }
              var body: some View {
                let _ = ran("Screen")
                \(hasNavigation ? "NavigationStack { " : "")VStack {
                  Button("x") { x += 1 }
                  Button("y") { y += 1 }
                  Button("both") { x += 1; y += 1; x += 1 }
                  Button("toggle") { isOn.toggle() }
                  Button("append") { list.append((list.max() ?? 0) + 1) }
                  Button("remove") { if !list.isEmpty { list.removeFirst() } }
                  Button("reverse") { list.reverse() }
                  Button("store") { store.n += 1 }
                  Button("model") { model.n += 1 }
                  Button("all") { x += 1; model.m += 1; model.n += 1; store.n += 1 }
                  Button("nothing") { x = x }
                  \(lines.joined(separator: "\n      "))
                }\(random.pick(modifiers))\(random.pick(modifiers))\(hasNavigation ? " }" : "")
              }
            }
            """
    }

    // MARK: Children

    /// What a body can pass on.
    private struct Scope {
        var numbers: [String]
        var conditions: [String]
        var bindings: [String]
        var actions: [String]
    }

    /// A view of one of the types made so far, in something.
    private mutating func child(_ scope: Scope, depth: Int) -> String {
        let usable = views.filter { !$0.hasBinding || !scope.bindings.isEmpty }
        guard let type = usable.isEmpty ? nil : random.pick(usable) else { return "EmptyView()" }
        var inner = scope
        let form = random.number(0..<(depth == 0 ? 22 : 9))
        let isRow = form == 5 || 9..<18 ~= form || form == 21
        if isRow { inner.numbers.append("e") }
        let call = call(type, isRow ? inner : scope)
        let condition = random.pick(scope.conditions)
        switch form {
        case 0, 1: return call
        case 2: return "if \(condition) { \(call) }"
        case 3: return "if \(condition) { \(call) } else { \(self.call(type, scope)) }"
        case 4: return "\(call).id(\(random.pick(scope.numbers)))"
        case 5: return "ForEach(0..<\(random.number(1..<4)), id: \\.self) { e in \(call) }"
        case 6: return "AnyView(\(call))"
        case 7: return "\(call).modifier(Framed(width: \(random.pick(scope.numbers))))"
        case 8: return type.isEquatable ? "\(call).equatable()" : "HStack { \(call); \(call) }"
        case 9: return "ForEach(list, id: \\.self) { e in \(call) }"
        case 10: return "List(0..<\(random.number(5..<60)), id: \\.self) { e in \(call) }"
        case 12: return "ForEach(list, id: \\.self) { e in if e % 2 == 0 { \(call) } else { Text(\"odd \\(e)\"); \(call) } }"
        case 13: return "ForEach(list.map { Entry(id: $0) }) { entry in let e = entry.id; \(call).id(e % 3) }"
        case 14: return "ForEach(list + list.prefix(1), id: \\.self) { e in \(call) }"
        case 15: return "ForEach(list, id: \\.self) { e in ForEach(0..<2, id: \\.self) { _ in \(call) } }"
        case 16: return "LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(list, id: \\.self) { e in \(call) } }"
        case 17: return "List { Section(\"s\") { ForEach(list, id: \\.self) { e in \(call); Text(\"e \\(e)\") } } }"
        case 18: return "(\(condition) ? AnyView(\(call)) : AnyView(\(self.call(type, scope)).padding()))"
        case 19:
            let cases = scope.numbers.first ?? "0"
            return "switch \(cases) % 3 { case 0: \(call)\ncase 1: \(self.call(type, scope)).modifier(Tinted())\ndefault: Group { \(call) } }"
        case 20: return "\(call).modifier(Framed(width: \(random.pick(scope.numbers)))).modifier(Tinted()).id(\(random.pick(scope.numbers)) % 2)"
        case 11: return "LazyVStack { ForEach(list, id: \\.self) { e in \(call) } }"
        default: return "List { ForEach(list, id: \\.self) { e in \(call)\(random.once(in: 2) ? ".id(e)" : "") } }"
        }
    }

    private mutating func call(_ type: ViewType, _ scope: Scope) -> String {
        if type.form == .enumeration { return "\(type.name).make(\(random.pick(scope.numbers)))" }
        var arguments = ["n: \(random.pick(scope.numbers))", "act: \(random.pick(scope.actions))"]
        if type.hasBinding { arguments.append("b: \(random.pick(scope.bindings))") }
        if type.hasStore { arguments.append("object: store") }
        if type.hasModel { arguments.append("model: model") }
        switch type.form {
        case .structure, .enumeration: break
        case .genericInContent: arguments.append("content: Text(\"c \\(\(random.pick(scope.numbers)))\")")
        case .genericInValue: arguments.append("content: " + random.pick(["1", "\"text\"", "[\(random.pick(scope.numbers))]", random.pick(scope.numbers)]))
        }
        return "\(type.name)(\(arguments.joined(separator: ", ")))"
    }
}
