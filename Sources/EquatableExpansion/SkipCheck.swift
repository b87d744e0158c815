import SwiftDiagnostics
import SwiftSyntax

/// What there is to say of a `@SkipEquatable` that no `@Equatable` reads.
public enum SkipCheck {
    /// The warning where the type around is not marked `@Equatable`; where it is, that macro speaks.
    ///
    /// - Parameters:
    ///   - declaration: What the attribute stands on.
    ///   - lexicalContext: The declarations around one that was cut out of its file.
    public static func diagnostics(
        for attribute: AttributeSyntax, on declaration: some DeclSyntaxProtocol, lexicalContext: [Syntax] = []
    ) -> [Diagnostic] {
        let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
        let attribute = attributes?.first(named: "SkipEquatable") ?? attribute
        let around = sequence(first: Syntax(declaration), next: \.parent).dropFirst() + lexicalContext
        let type = around.lazy.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.first
        if let type, type.attributes.first(named: "Equatable") != nil { return [] }
        let name = type?.asProtocol((any NamedDeclSyntax).self)?.name.text ?? type?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        return [
            Diagnostic(node: attribute, message: ExpansionMessage.skipWithoutEquatable(type: name), fixIts: .removing(attribute))
        ]
    }
}
