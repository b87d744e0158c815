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

extension SkippedProperties {
    /// The properties that `@Equatable` leaves out of the comparison; nil for a type without it.
    init?(of type: String, in files: [ProgramFile]) {
        for file in files {
            guard let found = Structs(in: file)[type], found.isMarked else { continue }
            names = EquatableExpansion(of: found.node).properties.filter { $0.role != .compared }.map(\.name)
            return
        }
        return nil
    }
}

/// What a generated `==` does not look at.
struct SkippedProperties {
    let names: [String]
}
