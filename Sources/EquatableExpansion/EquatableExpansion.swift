import SwiftDiagnostics
import SwiftSyntax

/// What `@Equatable` on a declaration expands to, and what there is to say about it.
///
/// ```swift
/// @Equatable struct Row: View {
///     let title: String
///     @SkipEquatable let onTap: () -> Void
///     …
/// }
/// // extension Row: Equatable {
/// //     nonisolated static func == (lhs: Row, rhs: Row) -> Bool {
/// //         lhs.title == rhs.title
/// //     }
/// // }
/// ```
///
/// Every stored property is compared, or there is a stated reason why not (`StoredProperty.Role`).
/// What is found out depends on the syntax alone, so the compiler plug-in and the playground agree; a
/// declaration that still stands in its file tells more about the names it uses (type aliases,
/// extensions) than one that the compiler has cut out.
public struct EquatableExpansion {
    /// The extension as Swift source; nil when an error stands in its way.
    public let source: String?
    /// In the order of the source; each points at a node of the declaration.
    public let diagnostics: [Diagnostic]
    /// All stored instance properties in the order of their declaration.
    public let properties: [StoredProperty]

    /// Expands `@Equatable` on a declaration.
    ///
    /// - Parameters:
    ///   - declaration: Whatever the attribute stands on; anything but a struct is an error in words.
    ///   - attribute: The attribute itself, for its arguments and as the place of some diagnostics, in case the
    ///     declaration comes without it.
    ///   - typeName: The name to extend, with the enclosing types; found from the syntax around when nil.
    ///   - lexicalContext: The declarations around one that was cut out of its file.
    ///   - original: The same declaration in its file, where that can be seen: its surroundings tell what names mean.
    public init(
        of declaration: some DeclSyntaxProtocol, attribute: AttributeSyntax? = nil, typeName: String? = nil,
        lexicalContext: [Syntax] = [], original: StructDeclSyntax? = nil
    ) {
        let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
        // The one on the declaration, where there is one: what the compiler hands over beside it stands nowhere.
        let attribute = attributes?.first(named: "Equatable") ?? attribute
        guard let structure = declaration.as(StructDeclSyntax.self) else {
            source = nil
            properties = []
            diagnostics = [.notAStruct(DeclSyntax(declaration), attribute: attribute)]
            return
        }
        let surroundings = structure.enclosing + lexicalContext
        let scope = TypeScope(of: original ?? structure, surroundings: original?.enclosing ?? surroundings)
        let members = StoredMembers(of: structure, ownWrappers: scope.propertyWrappers)
        var diagnostics = ConformanceCheck(structure, original: original, attribute: attribute, surroundings: surroundings).diagnostics
        let isOnMainActor = structure.inheritedNames.contains("View") || structure.attributes.first(named: "MainActor") != nil
        var sound: [StoredProperty] = []
        for property in members.properties {
            let found = PropertyCheck.diagnostics(for: property, in: scope, isOnMainActor: isOnMainActor)
            diagnostics += found
            if found.allSatisfy({ $0.diagMessage.severity != .error }) { sound.append(property) }
        }
        diagnostics += IsolationCheck.diagnostics(for: sound, of: structure, attribute: attribute, in: scope)
        diagnostics += WrapperCheck.diagnostics(for: members.properties, in: scope)
        diagnostics += members.uselessSkips.map(Diagnostic.uselessSkip)
        let isHashedOtherwise = scope.inheritsConditionally("Hashable") && !scope.inherits("Hashable") && !scope.hasMethod(\.isHash)
        if isHashedOtherwise, members.properties.contains(where: { $0.role != .compared }) {
            diagnostics.append(Diagnostic(node: structure.name, message: ExpansionMessage.conditionalHash(type: structure.name.text)))
        }

        properties = members.properties
        if diagnostics.contains(where: { $0.diagMessage.severity == .error }) {
            source = nil
        } else {
            let name = typeName ?? structure.qualifiedName
            source = ExtensionSource(
                of: structure, typeName: name, isolation: Isolation(attribute),
                isEnclosedPrivately: surroundings.contains { $0.isHidden(in: scope) },
                members: members, scope: scope
            ).text
            if let note = PlainBytes(in: scope).note(for: structure, properties: members.properties) { diagnostics.append(note) }
        }
        self.diagnostics = diagnostics.sorted { $0.position < $1.position }
    }
}

/// On which actor `==` may be called: `@Equatable(isolation: .main)`.
enum Isolation {
    case none, main

    init(_ attribute: AttributeSyntax?) {
        let arguments = attribute?.arguments?.as(LabeledExprListSyntax.self)
        let value = arguments?.first { $0.label?.text == "isolation" }?.expression.as(MemberAccessExprSyntax.self)
        self = value?.declName.baseName.text == "main" ? .main : .none
    }
}

extension Syntax {
    /// Whether what is declared in here is seen by this file only.
    fileprivate func isHidden(in scope: TypeScope) -> Bool {
        if hasModifier("private") || hasModifier("fileprivate") { return true }
        return self.as(ExtensionDeclSyntax.self).map { scope.isHidden($0.extendedType.trimmedDescription) } ?? false
    }
}
