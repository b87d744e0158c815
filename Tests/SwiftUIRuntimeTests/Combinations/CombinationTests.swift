import Playground
import Testing

/// Views with fields of all kinds inside each other, dynamic properties between them, and identities that change,
/// against a plain statement of the rules.
@Suite struct CombinationTests {
    @Test(arguments: seeds(12)) func theEngineSaysWhatTheRulesSay(seed: Int) async {
        let problems = await onLargeStack { CombinedProgram(seed: seed).problems() }
        #expect(problems.isEmpty, "seed \(seed):\n\(problems.joined(separator: "\n"))")
    }
}

/// A screen of random views, each of a type of its own.
private struct CombinedProgram {
    let seed: Int
    private var generator: FieldGenerator
    private var children: [Child] = []

    /// A view with random fields.
    private struct Child {
        let name: String
        var properties: [Property] = []
        /// Its own `==`, which looks at `tag` alone.
        var hasEquality = false
        /// Whether the parent asks for it in any case.
        var isEquatableView = false
        var tag = (old: 0, new: 0)
        var wrappers: [Wrapper] = []

        var changesIdentity: Bool { wrappers.contains { $0.changesIdentity } }
        var isAbsent: Bool { wrappers.contains(where: \.isAbsent) }
        var hasDynamicProperties: Bool { properties.contains(where: \.isDynamic) }
        /// Whether a property reads the environment's `gap`, and the modifier nearest to the child changes it.
        var readsAnotherGap: Bool {
            properties.contains(where: \.readsGap) && wrappers.lazy.compactMap(\.changesGap).first == true
        }
    }

    private struct Property {
        enum Kind {
            case field(Form, FieldGenerator.Pair)
            /// A wrapper; `changes` if the parent gives it another value.
            case dynamic(changes: Bool)
            /// A State that the parent gives its initial value.
            case state(Form, FieldGenerator.Pair)
        }
        let name: String
        let declaration: String
        /// Nil where the declaration gives the value.
        let argument: String?
        let kind: Kind

        var mayAskProgram: Bool {
            switch kind {
            case .field(let form, _), .state(let form, _): ComparisonRules.mayAskProgram(form)
            case .dynamic: false
            }
        }
        /// A Binding is one without its attribute, too.
        var isDynamic: Bool {
            if case .field(let form, _) = kind { form == .binding } else { true }
        }
        var readsGap: Bool { declaration.contains("\\.gap") || declaration.contains("Ticker()") }
    }

    /// What stands around a child in the parent's body. A ForEach whose closure captures nothing would not call it again.
    private struct Wrapper {
        let around: @Sendable (String) -> String
        var changesIdentity = false
        /// Whether it is a statement, which can only stand in a builder, and whether it is such a builder.
        var isStatement = false
        var isBuilder = false
        /// Whether the child is there for the first value alone.
        var isAbsent = false
        /// What it makes of the environment's `gap`: another value at each pass, or always the same.
        var changesGap: Bool?

        static func modifier(_ text: String, changesIdentity: Bool = false, changesGap: Bool? = nil) -> Wrapper {
            Wrapper(around: { $0 + text }, changesIdentity: changesIdentity, changesGap: changesGap)
        }

        static func builder(
            _ before: String, _ after: String = " }", changesIdentity: Bool = false, isStatement: Bool = false, isAbsent: Bool = false
        ) -> Wrapper {
            Wrapper(
                around: { before + $0 + after }, changesIdentity: changesIdentity, isStatement: isStatement, isBuilder: true,
                isAbsent: isAbsent)
        }

        static let all: [Wrapper] = [
            .builder("Group { "), .builder("HStack { "), .builder("ZStack { Text(\"under\"); "), .builder("ScrollView { "),
            .builder("NavigationStack { "), .builder("LazyVStack { "), .builder("Section(\"header\") { "),
            .builder("Text(\"under\").overlay { "), .builder("GeometryReader { _ in let _ = n; "),
            .builder("DisclosureGroup(\"group\", isExpanded: .constant(true)) { let _ = n; "),
            .modifier(".padding()"), .modifier(".id(7)"), .modifier(".opacity(Double(v))"), .modifier(".modifier(Framed(width: v))"),
            .modifier(".modifier(Framed(width: 1))"), .modifier(".onChange(of: v) { }"), .modifier(".disabled(v == 1)"),
            .modifier(".preference(key: CountKey.self, value: v)"), .modifier(".tag(v)"),
            Wrapper(around: { "AnyView(\($0))" }),
            .builder("ForEach([7], id: \\.self) { _ in let _ = n; "),
            .builder("ForEach(v == 0 ? [7, 8, 9] : [9, 7], id: \\.self) { e in let _ = n; if e == 7 { ", " } }"),
            .builder("if n >= 0 { ", isStatement: true),
            .builder("switch n >= 0 { case true: ", "\ncase false: EmptyView() }", isStatement: true),
            .modifier(".environment(\\.gap, 3)", changesGap: false), .modifier(".environment(\\.gap, v)", changesGap: true),
            .modifier(".transformEnvironment(\\.gap) { $0 = 5 + v }", changesGap: true),
            .modifier(".id(v)", changesIdentity: true),
            .builder("ForEach([v], id: \\.self) { _ in let _ = n; ", changesIdentity: true),
            .builder("ForEach([Keyed(id: v, other: 1)]) { _ in let _ = n; ", changesIdentity: true),
            Wrapper(around: { "(v == 0 ? AnyView(\($0)) : AnyView(\($0).padding()))" }, changesIdentity: true),
            Wrapper(around: { "if v == 0 { \($0) } else { \($0) }" }, changesIdentity: true, isStatement: true, isBuilder: true),
            Wrapper(
                around: { "switch v { case 0: \($0)\ndefault: \($0) }" }, changesIdentity: true, isStatement: true, isBuilder: true),
            .builder("if v == 0 { ", changesIdentity: true, isStatement: true, isAbsent: true),
            .builder("if let some = v == 0 ? 1 : nil { let _ = some; ", changesIdentity: true, isStatement: true, isAbsent: true),
            .builder("ForEach(v == 0 ? [7] : [], id: \\.self) { _ in let _ = n; ", changesIdentity: true, isAbsent: true),
        ]
    }

    init(seed: Int) {
        self.seed = seed
        generator = FieldGenerator(seed: seed)
        for number in 0..<12 { children.append(makeChild(number)) }
    }

    // MARK: Making

    private mutating func makeChild(_ number: Int) -> Child {
        var child = Child(name: "Child\(number)")
        for index in 0..<generator.random.number(1..<5) {
            let form = generator.form(3)
            let pair = generator.pair(form)
            child.properties.append(Property(
                name: "f\(index)", declaration: "var f\(index): \(form.type)", argument: pair.source, kind: .field(form, pair)))
        }
        for index in 0..<generator.random.number(0..<3) {
            let place = generator.random.number(0..<child.properties.count + 1)
            child.properties.insert(dynamicProperty("d\(index)"), at: place)
        }
        child.hasEquality = generator.random.once(in: 4)
        child.isEquatableView = child.hasEquality && generator.random.once(in: 2)
        child.tag.new = generator.random.number(0..<2)
        for _ in 0..<generator.random.number(0..<5) { child.wrappers.append(generator.random.pick(Wrapper.all)) }
        return child
    }

    private mutating func dynamicProperty(_ name: String) -> Property {
        if generator.random.once(in: 4) {
            let form = generator.contained(2)
            let pair = generator.pair(form)
            return Property(name: name, declaration: "@State var \(name): \(form.type)", argument: pair.source, kind: .state(form, pair))
        }
        let kinds: [(declaration: String, argument: String?, changes: Bool)] = [
            ("@State var \(name) = 3", nil, false), ("@State var \(name) = Object()", nil, false),
            ("@Binding var \(name): Int", "$still", false), ("@Binding var \(name): Int", "$moving", true),
            ("@Environment(\\.gap) var \(name)", nil, false), ("@ObservedObject var \(name): Store", "store", false),
            ("@StateObject var \(name) = Store()", nil, false), ("@AppStorage(\"key\") var \(name) = 1", nil, false),
            ("@FocusState var \(name): Bool", nil, false), ("@GestureState var \(name) = 0", nil, false),
            ("@Namespace var \(name)", nil, false), ("@EnvironmentObject var \(name): Store", nil, false),
            ("@Environment(Model.self) var \(name)", nil, false), ("var \(name) = Ticker()", nil, false),
            ("@Bindable var \(name): Model", "model", false), ("@ObservedObject var \(name) = Store()", nil, true),
            ("@StateObject var \(name): Store", "Store()", false), ("@SceneStorage(\"key\") var \(name) = \"a\"", nil, false),
            ("@Binding var \(name): Int", ".constant(v)", true), ("@Binding var \(name): Int", ".constant(4)", false),
            ("var \(name): Holder", "Holder(binding: $moving)", true), ("var \(name): Holder", "Holder(binding: $still)", false),
            ("var \(name): Holder", "Holder(binding: $still, step: v)", true),
        ]
        let kind = generator.random.pick(kinds)
        return Property(name: name, declaration: kind.declaration, argument: kind.argument, kind: .dynamic(changes: kind.changes))
    }

    private var source: String {
        let fixed = """
            let object0 = Object()
            let object1 = Object()
            final class Store: ObservableObject { @Published var n = 0 }
            let store = Store()
            @Observable final class Model { var n = 0 }
            let model = Model()
            struct Ticker: DynamicProperty {
              @State var n = 0
              @Environment(\\.gap) var gap
              var step = 1
            }
            struct Holder: DynamicProperty {
              @Binding var binding: Int
              var step = 1
            }
            struct Framed: ViewModifier {
              let width: Int
              func body(content: Content) -> some View { VStack { content } }
            }
            struct Keyed: Identifiable { let id: Int; let other: Int }
            struct CountKey: PreferenceKey {
              static let defaultValue = 0
              static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
            }
            struct GapKey: EnvironmentKey { static let defaultValue = 0 }
            extension EnvironmentValues { var gap: Int { get { self[GapKey.self] } set { self[GapKey.self] = newValue } } }
            """
        let screen = """
            struct Screen: View {
              @State var v = 0
              @State var n = 0
              @State var still = 0
              @State var moving = 0
              var body: some View {
                VStack {
                  Button("Go") { v = 1 - v; n += 1; moving += 1 }
                  Button("Again") { n += 1 }
                  Text("\\(n)")
            \(children.map { "      " + call($0) }.joined(separator: "\n"))
                }
                .environmentObject(store)
                .environment(model)
              }
            }
            """
        return (generator.declarations + [fixed] + children.map(declaration) + [screen]).joined(separator: "\n")
    }

    private func declaration(_ child: Child) -> String {
        let properties = child.properties.map { "  " + $0.declaration } + ["  var tag: Int"]
        let equality = child.hasEquality
            ? "\n  static func == (a: \(child.name), b: \(child.name)) -> Bool { a.tag == b.tag }" : ""
        return """
            struct \(child.name): View\(child.hasEquality ? ", Equatable" : "") {
            \(properties.joined(separator: "\n"))
              var body: some View { Text("child") }\(equality)
            }
            """
    }

    private func call(_ child: Child) -> String {
        let tag = child.tag.old == child.tag.new ? "\(child.tag.old)" : "v == 0 ? \(child.tag.old) : \(child.tag.new)"
        let arguments = child.properties.compactMap { property in property.argument.map { "\(property.name): \($0)" } }
        let plain = "\(child.name)(\((arguments + ["tag: \(tag)"]).joined(separator: ", ")))" + (child.isEquatableView ? ".equatable()" : "")
        var (text, isStatement) = (plain, false)
        for wrapper in child.wrappers {
            text = wrapper.around(isStatement && !wrapper.isBuilder ? "Group { \(text) }" : text)
            isStatement = wrapper.isStatement
        }
        return text
    }

    // MARK: Checking

    private enum Step: String { case forth = "Go", again = "Again", back = "Go " }

    func problems() -> [String] {
        let session = Session(.interpreted)
        let loaded = session.load(ProgramFile(name: "combined.swift", text: source))
        guard loaded.ok else { return loaded.diagnostics.map { "\($0.place.map { "\($0.line): " } ?? "")\($0.message)" } + [source] }
        let shown = session.execute(":show Screen()")
        guard shown.ok else { return shown.diagnostics.map(\.message) + [source] }
        var problems: [String] = []
        for step in [Step.forth, .again, .back] {
            let response = session.execute(":tap \"\(step.rawValue.trimmingSuffix)\"")
            guard response.ok else { return response.diagnostics.map(\.message) + [source] }
            for child in children { problems += check(child, step, response) }
        }
        return problems
    }

    private func check(_ child: Child, _ step: Step, _ response: Response) -> [String] {
        let counts = response.delta[child.name]
        let isNew = step != .again && child.changesIdentity
        let isEqual = !isNew && isEqual(child, step)
        let isGapNew = !isNew && step != .again && child.readsAnotherGap
        var problems: [String] = []
        func expect(_ holds: Bool, _ words: @autoclosure () -> String) {
            if !holds { problems.append("\(step.rawValue): \(child.name) \(words())\n\(declaration(child))\n\(call(child))") }
        }
        // A child that is not there for a while neither runs nor is skipped.
        if step != .back, child.isAbsent {
            expect(counts.body == 0 && counts.skip == 0, "is not there, and has \(counts.body) bodies, \(counts.skip) skips")
            return problems
        }
        let runs = !isEqual || isGapNew
        expect(counts.body == (runs ? 1 : 0), "should \(runs ? "run" : "be skipped"), and has \(counts.body) bodies, \(counts.skip) skips")
        expect(counts.skip == (isEqual ? 1 : 0), "has \(counts.skip) skips")
        let updates = response.updates.filter { $0.view == child.name }
        guard let update = updates.first(where: \.ran) ?? updates.first else {
            expect(false, "has no update")
            return problems
        }
        if update.ran {
            let identity = update.changes.contains("@identity")
            expect(update.changes.contains("@self") == !isEqual && identity == (isNew && child.hasDynamicProperties), "says \(update.changes)")
            if !isNew {
                let readers = child.properties.filter(\.readsGap).map { $0.declaration.hasPrefix("@") ? "_" + $0.name : $0.name }
                let named = update.changes.filter { $0 != "@self" }
                expect(Set(named) == (isGapNew ? Set(readers) : []), "names \(named) as changed, and reads the gap by \(readers)")
            }
        }
        guard !isNew, !child.hasEquality else { return problems }
        // A comparison ends with the first difference: a program's == further on was not asked, and only then is
        // its verdict unknown.
        var hasDiffered = false
        for property in child.properties {
            guard let field = update.fields.first(where: { $0.name == property.name || $0.name == "_" + property.name }) else {
                expect(false, "says nothing of \(property.name)")
                continue
            }
            let verdict: Update.Field.Verdict = self.isEqual(property, step) ? .equal : .changed
            let isUnasked = hasDiffered && field.verdict == .unknown && property.mayAskProgram
            hasDiffered = hasDiffered || verdict == .changed
            expect(field.verdict == verdict || isUnasked, "says that \(property.name) is \(field.verdict), and it is \(verdict): \(property.kind)")
        }
        return problems
    }

    private func isEqual(_ child: Child, _ step: Step) -> Bool {
        let isPlain = !child.hasDynamicProperties && child.properties.allSatisfy { property in
            if case .field(let form, _) = property.kind { ComparisonRules.isPlain(form) } else { false }
        }
        let isTagEqual = step == .again || child.tag.old == child.tag.new
        if child.hasEquality, child.isEquatableView || !isPlain { return isTagEqual }
        return isTagEqual && child.properties.allSatisfy { isEqual($0, step) }
    }

    /// Whether the property's own declaration makes another object at each pass.
    private func declarationChangesAlways(_ property: Property) -> Bool { property.declaration.hasPrefix("@ObservedObject") && property.argument == nil }

    private func isEqual(_ property: Property, _ step: Step) -> Bool {
        switch property.kind {
        case .dynamic(let changes): !changes || step == .again && !declarationChangesAlways(property)
        case .field(let form, let pair), .state(let form, let pair):
            step == .again ? ComparisonRules.areEqual(form, pair.new, pair.new) : ComparisonRules.areEqual(form, pair.old, pair.new)
        }
    }
}

extension String {
    fileprivate var trimmingSuffix: String { last == " " ? String(dropLast()) : self }
}
