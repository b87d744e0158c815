import SwiftSyntax

extension TypeSyntax {
    /// The generic parameters among `names`, and their associated types, that values of this type are made
    /// of: `Value`, or `Data.Element`.
    func mentions(of names: Set<String>) -> [String] {
        guard !names.isEmpty else { return [] }
        let visitor = MentionVisitor(names: names)
        visitor.walk(self)
        return visitor.found
    }

    /// The first of them.
    func mentioned(of names: Set<String>) -> String? { mentions(of: names).first }
}

private final class MentionVisitor: SyntaxVisitor {
    private let names: Set<String>
    private(set) var found: [String] = []

    /// Types that are Equatable whatever their arguments are.
    private static let alwaysEquatable: Set<String> = [
        "AnyKeyPath", "KeyPath", "PartialKeyPath", "ReferenceWritableKeyPath", "WritableKeyPath",
    ]

    init(names: Set<String>) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if names.contains(node.name.text) { add(node.name.text) }
        return Self.alwaysEquatable.contains(node.name.text) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        let parts = TypeSyntax(node).nameParts
        guard let first = parts.first, names.contains(first) else { return .visitChildren }
        add(parts.joined(separator: "."))
        return .skipChildren
    }

    override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MetatypeTypeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func add(_ name: String) {
        if !found.contains(name) { found.append(name) }
    }
}
