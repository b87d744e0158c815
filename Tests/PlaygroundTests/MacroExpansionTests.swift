@testable import Playground
import Testing

/// What `:expand` and `viewlab expand` say of the structs of a file.
@Suite struct MacroExpansionTests {
    private func expansion(_ view: String?, _ text: String) -> String {
        do throws(Failure) {
            return try expansions(in: ProgramFile(name: "a.swift", text: text), of: view).joined(separator: "\n")
        } catch {
            return error.diagnostics.map { diagnostic in
                let place = diagnostic.place.map { "\($0.line):\($0.column): " } ?? ""
                return "\(place)\(diagnostic.severity): \(diagnostic.message)"
            }.joined(separator: "\n")
        }
    }

    private let nested = "struct Outer { @Equatable struct Row: View { let a: Int } }\n@Equatable struct Row: View { let b: Int }\n"

    @Test func aNameMeansItselfBeforeANestedOne() {
        #expect(expansion("Row", nested).contains("extension Row"))
        #expect(expansion("Row", nested).contains("lhs.b"))
        #expect(expansion("Outer.Row", nested).contains("lhs.a"))
        #expect(expansion(nil, nested).contains("lhs.a") && expansion(nil, nested).contains("lhs.b"))
    }

    @Test(arguments: [
        "class Outer { @Equatable struct Row: View { let a: Int } }", "actor Outer { @Equatable struct Row: View { let a: Int } }",
        "enum Out { enum In {} }\nextension Out.In { @Equatable struct Row: View { let a: Int } }",
    ])
    func aNestedNameAloneWillDo(text: String) {
        #expect(expansion("Row", text).contains("lhs.a"))
        #expect(expansion(nil, text).contains("lhs.a"))
    }

    @Test func aNameThatTwoShareIsRefused() {
        let text = "enum A { @Equatable struct Row: View {} }\nenum B { struct Row: View {} }"
        #expect(expansion("Row", text) == "error: `Row` may be `A.Row` or `B.Row`")
    }

    @Test func messagesKeepTheirSeverityAndCountCharacters() {
        let text = """
            @Equatable struct Row: View {
              let é: String; let f: () -> Void
              @SkipEquatable var twice: Int { 2 }
            }
            """
        let lines = expansion("Row", text).split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("2:22: error: ") })
        #expect(lines.contains { $0.contains(": warning: ") })
    }
}
