import EquatableExpansion
import SwiftCompilerPlugin
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

@main
struct EquatableMacrosPlugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [EquatableMacro.self, SkipEquatableMacro.self]
}

/// `@Equatable`: hands the declaration to `EquatableExpansion` and its result to the compiler.
public struct EquatableMacro: ExtensionMacro {
    public static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        let expansion = EquatableExpansion(
            of: declaration, attribute: node, typeName: type.trimmedDescription, lexicalContext: context.lexicalContext,
            original: DeclaringFile(of: declaration, in: context)?.original(of: declaration))
        expansion.diagnostics.forEach(context.diagnose)
        guard let source = expansion.source else { return [] }
        return [try ExtensionDeclSyntax("\(raw: source)")]
    }
}

/// `@SkipEquatable`: a mark that `@Equatable` reads; it expands to nothing, and says so where nobody reads it.
public struct SkipEquatableMacro: PeerMacro {
    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        SkipCheck.diagnostics(for: node, on: declaration, lexicalContext: context.lexicalContext).forEach(context.diagnose)
        return []
    }
}
