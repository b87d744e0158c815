import SwiftDiagnostics
import SwiftSyntax

/// Says of property wrappers what their names do not tell: one that another file declares may store more than the value that it
/// wraps, and a `@Query` need not be SwiftData's.
enum WrapperCheck {
    static func diagnostics(for properties: [StoredProperty], in scope: TypeScope) -> [Diagnostic] {
        // Without the file nobody knows what it declares.
        guard scope.seesFile else { return [] }
        return properties.compactMap { property in
            if property.role == .dynamicProperty(wrapper: "Query"), isDoubtful(property, in: scope) {
                return Diagnostic(node: property.token, message: ExpansionMessage.doubtfulQuery(property: property.name))
            }
            guard property.role == .compared, let name = property.otherWrappers.first(where: { !scope.propertyWrappers.contains($0) }) else {
                return nil
            }
            return Diagnostic(
                node: property.token, message: ExpansionMessage.wrapperElsewhere(property: property.name, wrapper: name),
                fixIts: .skipping(property))
        }
    }

    /// A file that imports something, and SwiftData not.
    private static func isDoubtful(_ property: StoredProperty, in scope: TypeScope) -> Bool {
        let isPlain = property.declaration.attributes.first(named: "Query")?.attributeName.nameParts.count == 1
        return isPlain && !scope.imports.isEmpty && !scope.imports.contains("SwiftData")
    }
}

extension StoredProperty {
    /// The names of its wrappers that are none of SwiftUI's and this library's.
    var otherWrappers: [String] {
        guard declaration.bindingSpecifier.tokenKind == .keyword(.var), !isBinding, !isComparedByID else { return [] }
        return declaration.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.nameParts.last }.filter { name in
            name.first?.isUppercase == true && !name.hasSuffix("Actor") && !name.hasSuffix("Builder") && !Self.marks.contains(name)
        }
    }

    /// Attributes that are no wrappers.
    private static let marks: Set<String> = ["SkipEquatable", "IBOutlet", "IBInspectable", "NSManaged", "NSCopying", "GKInspectable"]
}
