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
        var hasDynamicProperties: Bool { properties.contains { if case .dynamic = $0.kind { true } else { false } } }
    }

    private struct Property {
        enum Kind {
            case field(Form, FieldGenerator.Pair)
            /// A wrapper; `changes` if the parent gives it another value.
            case dynamic(changes: Bool)
        }
        let name: String
        let declaration: String
        /// Nil where the declaration gives the value.
        let argument: String?
        let kind: Kind

        var mayAskProgram: Bool { if case .field(let form, _) = kind { ComparisonRules.mayAskProgram(form) } else { false } }
    }

    /// What stands around a child in the parent's body. A ForEach whose closure captures nothing would not call it again.
    private struct Wrapper {
        let before: String
        let after: String
        var changesIdentity = false

        static let all = [
            Wrapper(before: "Group { ", after: " }"), Wrapper(before: "HStack { ", after: " }"),
            Wrapper(before: "", after: ".padding()"), Wrapper(before: "", after: ".id(7)"),
            Wrapper(before: "AnyView(", after: ")"), Wrapper(before: "ForEach([7], id: \\.self) { _ in let _ = n; ", after: " }"),
            Wrapper(before: "if n >= 0 { ", after: " }"), Wrapper(before: "", after: ".environment(\\.gap, 3)"),
            Wrapper(before: "", after: ".id(v)", changesIdentity: true),
            Wrapper(before: "ForEach([v], id: \\.self) { _ in let _ = n; ", after: " }", changesIdentity: true),
            Wrapper(before: "if v == 0 { ", after: " }", changesIdentity: true),
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
        for _ in 0..<generator.random.number(0..<3) { child.wrappers.append(generator.random.pick(Wrapper.all)) }
        return child
    }

    private mutating func dynamicProperty(_ name: String) -> Property {
        let kinds: [(declaration: String, argument: String?, changes: Bool)] = [
            ("@State var \(name) = 3", nil, false), ("@State var \(name) = Object()", nil, false),
            ("@Binding var \(name): Int", "$still", false), ("@Binding var \(name): Int", "$moving", true),
            ("@Environment(\\.gap) var \(name)", nil, false), ("@ObservedObject var \(name): Store", "store", false),
            ("@StateObject var \(name) = Store()", nil, false), ("@AppStorage(\"key\") var \(name) = 1", nil, false),
            ("@FocusState var \(name): Bool", nil, false), ("@GestureState var \(name) = 0", nil, false),
            ("@Namespace var \(name)", nil, false), ("@EnvironmentObject var \(name): Store", nil, false),
            ("@Environment(Model.self) var \(name)", nil, false), ("var \(name) = Ticker()", nil, false),
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
        return child.wrappers.reduce(plain) { text, wrapper in
            // A statement can only stand in a builder.
            let inner = text.hasPrefix("if ") && !wrapper.before.hasSuffix("{ ") ? "Group { \(text) }" : text
            return wrapper.before + inner + wrapper.after
        }
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
        var problems: [String] = []
        func expect(_ holds: Bool, _ words: @autoclosure () -> String) {
            if !holds { problems.append("\(step.rawValue): \(child.name) \(words())\n\(declaration(child))\n\(call(child))") }
        }
        // A child that is not there for a while neither runs nor is skipped.
        if step != .back, child.wrappers.contains(where: { $0.before == "if v == 0 { " }) {
            expect(counts.body == 0 && counts.skip == 0, "is not there, and has \(counts.body) bodies, \(counts.skip) skips")
            return problems
        }
        expect(counts.body == (isEqual ? 0 : 1), "should \(isEqual ? "be skipped" : "run"), and has \(counts.body) bodies, \(counts.skip) skips")
        expect(counts.skip == (isEqual ? 1 : 0), "has \(counts.skip) skips")
        guard let update = response.updates.first(where: { $0.view == child.name }) else {
            expect(false, "has no update")
            return problems
        }
        if update.ran {
            let identity = update.changes.contains("@identity")
            expect(update.changes.first == "@self" && identity == (isNew && child.hasDynamicProperties), "says \(update.changes)")
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

    private func isEqual(_ property: Property, _ step: Step) -> Bool {
        switch property.kind {
        case .dynamic(let changes): step == .again || !changes
        case .field(let form, let pair):
            step == .again ? ComparisonRules.areEqual(form, pair.new, pair.new) : ComparisonRules.areEqual(form, pair.old, pair.new)
        }
    }
}

extension String {
    fileprivate var trimmingSuffix: String { last == " " ? String(dropLast()) : self }
}
