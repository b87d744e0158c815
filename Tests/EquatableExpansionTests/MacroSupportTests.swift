import EquatableExpansion
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// The macro as the compiler sees it, by swift-syntax's own test support: expansions, diagnostics and fix-its.
@Suite struct MacroSupportTests {
    /// What the plug-in does (`EquatableMacros`), which tests cannot import.
    enum EquatableShell: ExtensionMacro {
        static func expansion(
            of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
            providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
            in context: some MacroExpansionContext
        ) throws -> [ExtensionDeclSyntax] {
            let expansion = EquatableExpansion(
                of: declaration, attribute: node, typeName: type.trimmedDescription, lexicalContext: context.lexicalContext)
            expansion.diagnostics.forEach(context.diagnose)
            return try expansion.source.map { [try ExtensionDeclSyntax("\(raw: $0)")] } ?? []
        }
    }

    enum SkipShell: PeerMacro {
        static func expansion(
            of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
            in context: some MacroExpansionContext
        ) throws -> [DeclSyntax] { [] }
    }

    private func check(
        _ source: String, expandsTo expanded: String, _ diagnostics: [DiagnosticSpec] = [], applying fixIts: [String]? = nil,
        gives fixed: String? = nil
    ) {
        assertMacroExpansion(
            source, expandedSource: expanded, diagnostics: diagnostics,
            macroSpecs: ["Equatable": MacroSpec(type: EquatableShell.self), "SkipEquatable": MacroSpec(type: SkipShell.self)],
            applyFixIts: fixIts, fixedSource: fixed
        ) { failure in Issue.record("\(failure.message)") }
    }

    @Test func expandsToAnExtension() {
        check(
            """
            @Equatable
            struct Row: View {
                let title: String
                @SkipEquatable
                let onTap: () -> Void
            }
            """, expandsTo: """
            struct Row: View {
                let title: String
                let onTap: () -> Void
            }

            extension Row: Equatable {
                nonisolated static func == (lhs: Row, rhs: Row) -> Bool {
                    lhs.title == rhs.title
                }
            }
            """)
    }

    @Test func offersToSkipAClosure() {
        let skip = "add `@SkipEquatable`, so that `==` leaves `onTap` out"
        check(
            """
            @Equatable
            struct Row: View {
                let onTap: () -> Void
            }
            """, expandsTo: """
            struct Row: View {
                let onTap: () -> Void
            }
            """,
            [DiagnosticSpec(
                message: "`onTap` is a closure, and closures cannot be compared", line: 3, column: 9, severity: .error,
                fixIts: [FixItSpec(message: skip), FixItSpec(message: wrap)])],
            applying: [skip], gives: """
            @Equatable
            struct Row: View {
                @SkipEquatable let onTap: () -> Void
            }
            """)
    }

    private let wrap = "wrap it in `@ComparedByID`: who gives `onTap` gives an id with it, which `==` compares"

    @Test func offersToWrapAClosure() {
        check(
            """
            @Equatable
            struct Row: View {
                let title: String
                let onTap: () -> Void
            }
            """, expandsTo: """
            struct Row: View {
                let title: String
                let onTap: () -> Void
            }
            """,
            [DiagnosticSpec(
                message: "`onTap` is a closure, and closures cannot be compared", line: 4, column: 9, severity: .error,
                fixIts: [
                    FixItSpec(message: "add `@SkipEquatable`, so that `==` leaves `onTap` out"), FixItSpec(message: wrap),
                ])],
            applying: [wrap], gives: """
            @Equatable
            struct Row: View {
                let title: String
                @ComparedByID var onTap: @MainActor () -> Void
            }
            """)
    }

    @Test func comparesTheIdOfWhatIsWrapped() {
        check(
            """
            @Equatable
            struct Row: View {
                @ComparedByID var onTap: @MainActor () -> Void
                let title: String
                let isOn: Bool
            }
            """, expandsTo: """
            struct Row: View {
                @ComparedByID var onTap: @MainActor () -> Void
                let title: String
                let isOn: Bool
            }

            extension Row: Equatable {
                nonisolated static func == (lhs: Row, rhs: Row) -> Bool {
                    lhs.isOn == rhs.isOn
                        && lhs._onTap == rhs._onTap
                        && lhs.title == rhs.title
                }
            }
            """)
    }

    /// The compiler cuts the struct out of its file: what a name stands for, only the compiler will know.
    @Test func tellsWhatToDoWhereANameIsUnknown() {
        check(
            """
            @Equatable
            struct Row<Key: Hashable> {
                let title: String
                let key: Key
                let kind: Kind
                let actions: [Action]
                enum Kind {
                    case a
                }
            }
            """, expandsTo: """
            struct Row<Key: Hashable> {
                let title: String
                let key: Key
                let kind: Kind
                let actions: [Action]
                enum Kind {
                    case a
                }
            }

            extension Row: Equatable {
                nonisolated static func == (lhs: Row, rhs: Row) -> Bool {
                    lhs.title == rhs.title
                        && lhs.key == rhs.key
                        && lhs.kind == rhs.kind
                        && lhs.actions == rhs.actions // unless `Action` is Equatable, `actions` needs @SkipEquatable or @ComparedByID
                }
            }
            """)
    }

    @Test func rejectsAClass() {
        check(
            """
            @Equatable
            class Model {
            }
            """, expandsTo: """
            class Model {
            }
            """,
            [DiagnosticSpec(
                message: "`@Equatable` compares the stored properties of a struct; `Model` is a class", line: 1, column: 1,
                severity: .error, fixIts: [FixItSpec(message: "remove `@Equatable`")])],
            applying: ["remove `@Equatable`"], gives: """
            class Model {
            }
            """)
    }
}
