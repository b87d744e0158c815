import EquatableExpansion
import SwiftDiagnostics
import SwiftInterpreter
import SwiftSyntax

/// Hands `@Equatable` to the interpreter: the same expansion as in an app's build.
final class EquatableMacro: Expander {
    func expand(
        attribute: AttributeSyntax, on declaration: DeclSyntax, in file: SourceFile
    ) -> (source: String, diagnostics: [SwiftInterpreter.Diagnostic])? {
        switch attribute.attributeName.trimmedDescription {
        case "SkipEquatable": return ("", diagnostics(SkipCheck.diagnostics(for: attribute, on: declaration), in: file))
        case "Equatable":
            let expansion = EquatableExpansion(of: declaration, attribute: attribute)
            return (expansion.source ?? "", diagnostics(expansion.diagnostics, in: file))
        default: return nil
        }
    }

    private func diagnostics(_ found: [SwiftDiagnostics.Diagnostic], in file: SourceFile) -> [SwiftInterpreter.Diagnostic] {
        found.map { diagnostic in
            let severity: SwiftInterpreter.Diagnostic.Severity = switch diagnostic.diagMessage.severity {
            case .error: .error
            case .warning: .warning
            default: .note
            }
            return SwiftInterpreter.Diagnostic(
                severity, diagnostic.message,
                at: SourcePosition(file: file.index, offset: Int32(diagnostic.position.utf8Offset)),
                hint: diagnostic.fixIts.first?.message.message)
        }
    }
}

/// What a generated `==` does not look at.
struct SkippedProperties {
    /// The properties as they are stored, with what is said of them; nothing for SwiftUI's wrappers, which no one expects there.
    let words: [String: String?]

    /// The properties that `@Equatable` leaves out of the comparison; nil for a type without it.
    init?(of type: String, in files: [ProgramFile]) {
        guard let found = files.lazy.compactMap({ Structs(in: $0)[type] }).first, found.isMarked else { return nil }
        var words: [String: String?] = [:]
        for property in EquatableExpansion(of: found.node).properties {
            let text: String?
            switch property.role {
            case .compared: continue
            case .skipped: text = "@SkipEquatable"
            case .dynamicProperty: text = nil
            case .constant: text = "a constant"
            }
            // A wrapped property is stored under the name with an underscore.
            for name in [property.name, "_" + property.name] { words[name] = .some(text) }
        }
        self.words = words
    }
}
