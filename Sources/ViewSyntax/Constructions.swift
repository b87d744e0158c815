import SwiftSyntax

extension SyntaxProtocol {
    /// The calls in here that make a value of a type, by the last part of its name, in the order of the source.
    package func constructions(of type: String) -> [FunctionCallExprSyntax] {
        let finder = ConstructionFinder(type.split(separator: ".").last.map(String.init) ?? type)
        finder.walk(self)
        return finder.found
    }
}

private final class ConstructionFinder: SyntaxVisitor {
    private(set) var found: [FunctionCallExprSyntax] = []
    private let name: String

    init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if ExprSyntax(node).constructedType == name { found.append(node) }
        return .visitChildren
    }
}
