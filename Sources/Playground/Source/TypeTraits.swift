import SwiftParser
import SwiftSyntax

/// What the source says about a type: whether it is Equatable, its properties, and which of them are skipped.
final class TypeTraits: SyntaxVisitor {
    private(set) var isEquatable = false
    private(set) var skipped: Set<String> = []
    private(set) var properties: [String] = []
    private let wanted: String
    private var enclosing: [String] = []

    init(of type: String, in texts: [String]) {
        wanted = type
        super.init(viewMode: .sourceAccurate)
        for text in texts { walk(Parser.parse(source: text)) }
    }

    private var isInside: Bool {
        let name = enclosing.joined(separator: ".")
        return name == wanted || name.hasSuffix("." + wanted)
    }

    private func enter(_ name: String, _ attributes: AttributeListSyntax, _ inheritance: InheritanceClauseSyntax?) {
        enclosing.append(name)
        guard isInside else { return }
        let inherited = inheritance?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        if attributes.names.contains("Equatable") || inherited.contains(where: { ["Equatable", "Hashable", "Comparable"].contains($0) }) {
            isEquatable = true
        }
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.attributes, node.inheritanceClause)
        return .visitChildren
    }
    override func visitPost(_ node: StructDeclSyntax) { enclosing.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.attributes, node.inheritanceClause)
        return .visitChildren
    }
    override func visitPost(_ node: EnumDeclSyntax) { enclosing.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.trimmedDescription, node.attributes, node.inheritanceClause)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { enclosing.removeLast() }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard isInside else { return .skipChildren }
        let names = node.bindings.map(\.pattern.trimmedDescription)
        properties += names
        if node.attributes.names.contains("SkipEquatable") { skipped.formUnion(names) }
        return .skipChildren
    }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension AttributeListSyntax {
    /// The names of the attributes: `Equatable`, `State`.
    var names: [String] {
        compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    }
}
