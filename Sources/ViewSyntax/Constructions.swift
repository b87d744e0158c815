import SwiftSyntax

extension SyntaxProtocol {
    /// The calls in here that make a value of a type, in the order of the source.
    ///
    /// - Parameters:
    ///   - type: The name with those of the types around it: `Deck.Row`.
    ///   - declared: The names of all types of the program, by which a plain `Row` is told from another one.
    package func constructions(of type: String, among declared: Set<String>) -> [FunctionCallExprSyntax] {
        let finder = ConstructionFinder(type, declared)
        finder.walk(self)
        return finder.found
    }
}

private final class ConstructionFinder: SyntaxVisitor {
    private(set) var found: [FunctionCallExprSyntax] = []
    private let path: [String]
    private let declared: Set<String>

    init(_ type: String, _ declared: Set<String>) {
        path = type.split(separator: ".").map(String.init)
        self.declared = declared
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let written = Self.madeType(by: node)
        if written == ["Self"] {
            if node.enclosingTypePath == path { found.append(node) }
        } else if written.last == path.last, isMeant(written, at: node) {
            found.append(node)
        }
        return .visitChildren
    }

    /// The names of the type that a call makes a value of: of `Deck.Row(…)` and of `Deck.Row.init(…)`.
    private static func madeType(by call: FunctionCallExprSyntax) -> [String] {
        let path = call.calledExpression.typePath
        return path.last == "init" ? path.dropLast() : path
    }

    /// Whether the name that is written means the type where it stands: the innermost type of that name is meant.
    private func isMeant(_ written: [String], at call: FunctionCallExprSyntax) -> Bool {
        var enclosing = call.enclosingTypePath
        while true {
            let candidate = enclosing + written
            if declared.contains(candidate.joined(separator: ".")) { return candidate == path }
            if enclosing.isEmpty { break }
            enclosing.removeLast()
        }
        // A module's name may stand in front.
        return written.suffix(path.count) == path[...]
    }
}

extension ExprSyntax {
    /// The names of a type that is called: `Deck`, `Row` of `Deck.Row<Int>`.
    fileprivate var typePath: [String] {
        if let special = self.as(GenericSpecializationExprSyntax.self) { return special.expression.typePath }
        if let member = self.as(MemberAccessExprSyntax.self) {
            return (member.base?.typePath ?? []) + [member.declName.baseName.text]
        }
        return plainName.map { [$0] } ?? []
    }
}
