import SwiftDiagnostics
import SwiftSyntax

/// Says of property wrappers what their names do not tell: one that stores more than the value that it wraps, and one that another
/// file declares and that may do so; and that a `@Query` need not be SwiftData's.
enum WrapperCheck {
    static func diagnostics(for properties: [StoredProperty], in scope: TypeScope) -> [Diagnostic] {
        // Without the file nobody knows what it declares.
        guard scope.seesFile else { return [] }
        return properties.compactMap { property in
            if property.role == .dynamicProperty(wrapper: "Query"), isDoubtful(property, in: scope) {
                return Diagnostic(node: property.token, message: ExpansionMessage.doubtfulQuery(property: property.name))
            }
            guard property.role == .compared else { return nil }
            if let (name, wrapper) = storingWrapper(of: property, in: scope) {
                // A wrapper of another tree has no place that the compiler knows.
                let canBeMade = Syntax(wrapper).root.id == property.token.root.id && !scope.isEquatableWrapper(name)
                return Diagnostic(
                    node: property.token, message: ExpansionMessage.storingWrapper(property: property.name, wrapper: name),
                    fixIts: (canBeMade ? [.makingEquatable(DeclSyntax(wrapper))] : []) + .skipping(property))
            }
            guard let name = property.otherWrappers.first(where: { !scope.propertyWrappers.contains($0) }) else { return nil }
            return Diagnostic(
                node: property.token, message: ExpansionMessage.wrapperElsewhere(property: property.name, wrapper: name),
                fixIts: .skipping(property))
        }
    }

    /// A wrapper of the file that stores more than its value, where `==` sees that value alone: because it is not Equatable, or
    /// another one around or inside it is not.
    private static func storingWrapper(of property: StoredProperty, in scope: TypeScope) -> (String, StructDeclSyntax)? {
        let wrappers = property.otherWrappers
        if wrappers.allSatisfy(scope.isEquatableWrapper) { return nil }
        return wrappers.lazy.compactMap { name -> (String, StructDeclSyntax)? in
            guard scope.propertyWrappers.contains(name),
                let wrapper = scope.nominal(name)?.as(StructDeclSyntax.self), wrapper.storesMoreThanItsValue(in: scope)
            else { return nil }
            return (name, wrapper)
        }.first
    }

    /// A file that imports something, and SwiftData not.
    private static func isDoubtful(_ property: StoredProperty, in scope: TypeScope) -> Bool {
        let isPlain = property.declaration.attributes.first(named: "Query")?.attributeName.nameParts.count == 1
        return isPlain && !scope.imports.isEmpty && !scope.imports.contains("SwiftData")
    }
}

extension StructDeclSyntax {
    /// Whether a wrapper has more to compare than one value: the wrapped one, or what it is made of.
    fileprivate func storesMoreThanItsValue(in scope: TypeScope) -> Bool {
        let compared = StoredMembers(of: self, ownWrappers: scope.propertyWrappers).properties.filter { $0.role == .compared }
        return compared.count > 1
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
