import SwiftInterpreter
import SwiftSyntax

/// `@Entry` in an extension of `EnvironmentValues` or `ContainerValues`: the key and the computed property that one would write
/// by hand.
///
/// As in SwiftUI, a default whose type is written is made anew each time it is asked for.
public final class EntryMacro: Expander {
    public init() {}

    public func expand(
        attribute: AttributeSyntax, on declaration: DeclSyntax, in file: SourceFile
    ) -> (source: String, diagnostics: [Diagnostic])? {
        guard attribute.attributeName.trimmedDescription == "Entry", let variable = declaration.as(VariableDeclSyntax.self) else { return nil }
        func refuse(_ message: String, _ hint: String) -> (String, [Diagnostic]) {
            let offset = Int32(attribute.positionAfterSkippingLeadingTrivia.utf8Offset)
            return ("", [Diagnostic(.error, message, at: SourcePosition(file: file.index, offset: offset), hint: hint)])
        }
        let extended = variable.enclosingExtension?.extendedType.trimmedDescription ?? ""
        let keys = ["EnvironmentValues": "EnvironmentKey", "ContainerValues": "ContainerValueKey"]
        guard let keyProtocol = keys[extended] else {
            return refuse(
                "'@Entry' is supported in an extension of 'EnvironmentValues' or 'ContainerValues' only",
                "Write the key and the property by hand.")
        }
        guard variable.bindings.count == 1, let binding = variable.bindings.first,
              let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
            return refuse("'@Entry' stands on one variable", "Give each variable a declaration of its own.")
        }
        let type = binding.typeAnnotation?.type.trimmedDescription
        let isOptional = binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false
        guard let value = binding.initializer?.value.trimmedDescription ?? (isOptional ? "nil" : nil) else {
            return refuse("'@Entry' needs a default value", "Write '= …' behind the variable.")
        }
        let key = "_EntryKey_\(name)"
        let defaultValue = type.map { "static var defaultValue: \($0) { \(value) }" } ?? "static let defaultValue = \(value)"
        return ("""
            extension \(extended) {
                struct \(key): \(keyProtocol) { \(defaultValue) }
                var \(name): \(type ?? "\(key).Value") {
                    get { self[\(key).self] }
                    set { self[\(key).self] = newValue }
                }
            }

            """, [])
    }
}

extension VariableDeclSyntax {
    fileprivate var enclosingExtension: ExtensionDeclSyntax? {
        var node = parent
        while let current = node {
            if let found = current.as(ExtensionDeclSyntax.self) { return found }
            node = current.parent
        }
        return nil
    }
}
