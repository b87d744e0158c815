import SwiftSyntax

extension TypeSyntax {
    /// The type with others in the place of generic parameters.
    package func replacing(_ parameters: [String], by arguments: [TypeSyntax]) -> TypeSyntax? {
        if parameters.isEmpty { return self }
        let values = Dictionary(zip(parameters, arguments), uniquingKeysWith: { first, _ in first })
        return ParameterReplacer(values).rewrite(self).as(TypeSyntax.self)
    }
}

/// Puts types in the place of generic parameters.
private final class ParameterReplacer: SyntaxRewriter {
    private let values: [String: TypeSyntax]

    init(_ values: [String: TypeSyntax]) {
        self.values = values
        super.init()
    }

    override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
        values[node.name.text].map { $0.trimmed } ?? super.visit(node)
    }
}
