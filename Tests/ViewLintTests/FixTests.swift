import Testing
@testable import ViewLint

/// Edits that are safe, and the text around them to the byte.
@Suite struct FixTests {
    private func fixed(_ text: String) -> String {
        applyFixes(of: Linter().lint([(path: "a.swift", text: text)]).findings, to: text).text
    }

    @Test func anInlineObjectBecomesAStateObject() {
        #expect(fixed("struct A: View { @SwiftUI.ObservedObject /* own */ var m = M(); var body: some View { Text(m.t) } }")
            == "struct A: View { @StateObject /* own */ var m = M(); var body: some View { Text(m.t) } }")
    }

    @Test func anUnusedEnvironmentValueGoesWithItsLine() {
        #expect(fixed("""
            struct A: View {
                let a: Int
                @Environment(\\.colorScheme)
                private var scheme
                let b: Int
                var body: some View { Text("\\(a) \\(b)") }
            }
            """) == """
            struct A: View {
                let a: Int
                let b: Int
                var body: some View { Text("\\(a) \\(b)") }
            }
            """)
    }

    @Test func theConditionMovesIntoTheCall() {
        #expect(fixed("""
            struct A: View {
                let isOn: Bool
                var body: some View {
                    VStack {
                        if isOn {
                            Row(1, title: "on").padding(3)
                        } else {
                            Row(1, title: "off").padding(3)
                        }
                        if isOn && true { Own(a ?? b) } else { Own(1) }
                        if isOn { Row(1) } else { Row(2) /* two */ }
                        if isOn { Row(1).padding() } else { Row(2) }
                        if isOn { Row(1, 2) } else { Row(2, 3) }
                    }
                }
            }
            struct Own: View { let n: Int; init(_ n: Int) { self.n = n }; var body: some View { Text("\\(n)") } }
            """) == """
            struct A: View {
                let isOn: Bool
                var body: some View {
                    VStack {
                        Row(1, title: isOn ? "on" : "off").padding(3)
                        Own((isOn && true) ? (a ?? b) : 1)
                        if isOn { Row(1) } else { Row(2) /* two */ }
                        if isOn { Row(1).padding() } else { Row(2) }
                        if isOn { Row(1, 2) } else { Row(2, 3) }
                    }
                }
            }
            struct Own: View { let n: Int; init(_ n: Int) { self.n = n }; var body: some View { Text("\\(n)") } }
            """)
    }

    @Test func theConditionMovesOnlyWhereOneInitialiserTakesBoth() {
        let kept = """
            struct A: View {
                let isOn: Bool
                var body: some View {
                    VStack {
                        if isOn { Badge(1) } else { Badge("none") }
                        if isOn { Wide("a") } else { Wide(name()) }
                        if isOn { Box(content: Text("a")) } else { Box(content: Image("b")) }
                        if isOn { Away(1) } else { Away("none") }
                        if isOn { Color("a") } else { Color(other) }
                    }
                }
            }
            struct Badge: View {
                let text: String
                init(_ count: Int) { text = "\\(count)" }
                init(_ name: String) { text = name }
                var body: some View { Text(text) }
            }
            struct Wide: View {
                init(_ name: some StringProtocol) {}
                var body: some View { Text("") }
            }
            struct Box<Content: View>: View {
                let content: Content
                var body: some View { content }
            }
            """
        #expect(fixed(kept) == kept)
    }

    @Test func anObjectThatAnInitialiserSetsStaysObserved() {
        let text = """
            struct A: View {
                @ObservedObject var m = Store()
                init() {}
                init(m: Store) { self.m = m }
                var body: some View { Text("\\(m.n)") }
            }
            """
        #expect(fixed(text) == text)
    }

    @Test func theConditionMovesOnlyWhereItChangesNothingElse() {
        // The key of a text that is looked up is no `String`, and beside one it would be one.
        let kept = """
            struct A: View {
                let isOn: Bool
                let name: String
                let key: LocalizedStringKey
                var body: some View {
                    if isOn { Text("on") } else { Text(name) }
                    if isOn { Label(key, image: "a") } else { Label(name, image: "a") }
                }
            }
            """
        #expect(fixed(kept) == kept)
        #expect(fixed("""
            struct A: View {
                let isOn: Bool
                let a: String, b: String
                var body: some View {
                    if isOn {
                        Text(a)
                            .bold()
                            .font(
                                .title)
                    } else {
                        Text(b)
                            .bold()
                            .font(
                                .title)
                    }
                    if isOn { Text("on") } else { Text(a == b ? "off" : "away") }
                    if isOn { Image("on") } else { Image(a) }
                }
            }
            """) == """
            struct A: View {
                let isOn: Bool
                let a: String, b: String
                var body: some View {
                    Text(isOn ? a : b)
                        .bold()
                        .font(
                            .title)
                    Text(isOn ? "on" : (a == b ? "off" : "away"))
                    Image(isOn ? "on" : a)
                }
            }
            """)
    }

    @Test func anObjectThatSomebodyGivesStaysObserved() {
        let text = """
            struct A: View { @ObservedObject var m = M(); var body: some View { Text(m.t) } }
            struct B: View { @StateObject var m = M(); var body: some View { A(m: m) } }
            """
        #expect(fixed(text) == text)
    }

    @Test func whatOthersReadStays() {
        let text = """
            struct A: View { @Environment(\\.colorScheme) var scheme; var body: some View { Text("") } }
            struct B: View { let a: A; var body: some View { Text("\\(a.scheme == .dark)") } }
            """
        #expect(fixed(text) == text)
    }

    @Test func nothingIsLeftOfWhatGoes() {
        #expect(fixed("struct A: View { let a: Int; @Environment(\\.locale) private var b; var body: some View { Text(\"\\(a)\") } }")
            == "struct A: View { let a: Int; var body: some View { Text(\"\\(a)\") } }")
        #expect(fixed("""
            struct A: View {
                // The first.
                @Environment(\\.locale) private var a

                let b: Int

                /// Is looked at
                /// by nobody.
                @Environment(\\.locale) private var c

                #if os(iOS)
                @Environment(\\.locale) private var d
                #endif

                var body: some View { Text("\\(b)") }
            }
            """) == """
            struct A: View {
                let b: Int

                var body: some View { Text("\\(b)") }
            }
            """)
    }

    @Test func aUselessCommentGoes() {
        #expect(fixed("struct A {\r\n    // viewlab:disable:next any_view\r\n    let a: Int // viewlab:disable:this any_view\r\n}\r\n")
            == "struct A {\r\n    let a: Int\r\n}\r\n")
    }

    @Test func editsOfOnePlaceWaitForEachOther() {
        func finding(_ range: Range<Int>, _ text: String) -> Finding {
            Finding(
                rule: "any_view", severity: .warning, message: "", file: "a.swift", start: .init(line: 1, column: 1),
                end: .init(line: 1, column: 1), symbol: "", fix: .init(message: "", replacements: [.init(range: range, text: text)]))
        }
        func result(_ findings: Finding...) -> String { applyFixes(of: findings, to: "0123456789").text }
        #expect(result(finding(2..<6, ""), finding(4..<4, "new")) == "016789")
        #expect(result(finding(4..<4, "new"), finding(2..<6, "")) == "0123new456789")
        #expect(result(finding(4..<4, "a"), finding(4..<4, "b"), finding(8..<9, "c")) == "0123a4567c9")
        #expect(result(finding(2..<4, "x"), finding(4..<6, "y")) == "01xy6789")
    }

    @Test func afterTheFixesThereIsNothingLeftToFix() {
        for sample in RuleTests.Sample.all where !sample.text.contains("// file:") {
            var text = sample.text
            for _ in 0..<3 { text = fixed(text) }
            let left = Linter().lint([(path: "a.swift", text: text)]).findings
            #expect(left.allSatisfy { $0.fix == nil }, "\(sample.name)")
        }
    }
}
