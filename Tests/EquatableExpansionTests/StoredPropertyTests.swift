import Testing

@Suite struct StoredPropertyTests {
    @Test(arguments: [
        ("let a: Int, b: Int", ["lhs.a == rhs.a", "&& lhs.b == rhs.b"]),
        ("var a, b: Int", ["lhs.a == rhs.a", "&& lhs.b == rhs.b"]),
        ("var (x, (y, _)) = (1, (2, 3))", ["lhs.x == rhs.x", "&& lhs.y == rhs.y"]),
        ("let (x, y): (Int, String)", ["lhs.x == rhs.x", "&& lhs.y == rhs.y"]),
        ("var a = 0 { didSet { print(a) } }", ["lhs.a == rhs.a"]),
        ("var a: Int { willSet {} didSet {} }", ["lhs.a == rhs.a"]),
        ("private(set) var a: Int", ["lhs.a == rhs.a"]),
        ("weak var a: Model?", ["lhs.a === rhs.a"]),
        ("unowned let a: Model", ["lhs.a === rhs.a"]),
        ("@Clamped(0...5) var a = 1", ["lhs.a == rhs.a"]),
        ("@Binding var a: Int", ["lhs._a.wrappedValue == rhs._a.wrappedValue"]),
        ("@FocusState.Binding var a: Bool", ["lhs._a.wrappedValue == rhs._a.wrappedValue"]),
        ("let a: Binding<Int>", ["lhs.a.wrappedValue == rhs.a.wrappedValue"]),
        ("let `class`: String", ["lhs.`class` == rhs.`class`"]),
        ("let a: Void", ["lhs.a == rhs.a"]),
        ("let a: (Int, (String, Bool))", ["lhs.a.0 == rhs.a.0", "&& lhs.a.1 == rhs.a.1"]),
        ("let a: (Int)", ["lhs.a == rhs.a"]),
        ("let a: Int.Type", ["lhs.a == rhs.a"]),
        ("#if DEBUG\n@SkipEquatable\n#endif\nlet a: Int", ["lhs.a == rhs.a"]),
    ])
    func isCompared(member: String, terms: [String]) {
        #expect(comparison(member) == terms)
    }

    @Test(arguments: [
        "let a = 1", "let (x, y) = (1, 2)", "static let a = 1", "static var a: Int = 1", "var a: Int { 1 }",
        "var a: Int { get { 1 } set {} }", "@State var a = 1", "@SwiftUI.State private var a: Int",
        "@Environment(\\.colorScheme) var a", "@Query(sort: \\.name) var a: [Item]", "@StateObject var a = Model()",
        "@ObservedObject var a: Model", "@Namespace var a", "func a() {}", "@SkipEquatable let a: () -> Void",
        "@SkipEquatable lazy var a = 1",
    ])
    func isNotCompared(member: String) {
        #expect(comparison(member) == ["true"])
    }

    @Test func asksTheIdFirstAndCheapOnesBeforeOthers() {
        #expect(comparison("""
            let items: [Item]
            let model: Model
            let title: String
            var count = 0
            let isOn: Bool?
            let id: UUID
            """) == [
                "lhs.id == rhs.id", "&& lhs.count == rhs.count", "&& lhs.isOn == rhs.isOn", "&& lhs.title == rhs.title",
                "&& lhs.model == rhs.model", "&& lhs.items == rhs.items",
            ])
    }

    @Test func givesEachPropertyItsReason() {
        let properties = expand("""
            @Equatable struct V {
                let a: Int
                let b = 1
                @SkipEquatable var c: () -> Void
                @Environment(\\.locale) var d
                #if DEBUG
                let e: Int
                #endif
            }
            """).properties
        #expect(properties.map(\.name) == ["a", "b", "c", "d", "e"])
        #expect(
            properties.map(\.role)
                == [.compared, .constant, .skipped, .dynamicProperty(wrapper: "Environment"), .compared])
    }
}
