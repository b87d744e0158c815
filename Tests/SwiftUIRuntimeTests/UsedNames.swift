import Foundation
import SwiftParser
import SwiftSyntax

/// The names that a program uses, as `Vocabulary/names.txt` writes them.
///
/// A shape is a call with its labels: `Button(_:role:){}`, where each pair of braces is a trailing closure.
final class UsedNames: SyntaxVisitor {
    /// By category.
    private(set) var names: [String: Set<String>] = [:]

    init(in source: String) {
        super.init(viewMode: .sourceAccurate)
        walk(Parser.parse(source: source))
    }

    private func use(_ name: String, as category: String) { names[category, default: []].insert(name) }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            use(reference.baseName.text, as: "view")
            use(shape(of: node, named: reference.baseName.text), as: "view shape")
            // An environment wrapper or a modifier inside a View's extension.
            use(reference.baseName.text, as: "modifier")
        } else if let access = node.calledExpression.as(MemberAccessExprSyntax.self) {
            let name = access.declName.baseName.text
            use(name, as: "modifier")
            use(shape(of: node, named: name), as: "modifier shape")
        }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        use(node.baseName.text, as: "view")
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        use(node.name.text, as: "view")
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.base == nil { use("." + node.declName.baseName.text, as: "implicit member") }
        return .visitChildren
    }

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
        for component in node.components {
            if let property = component.component.as(KeyPathPropertyComponentSyntax.self) {
                use(property.declName.baseName.text, as: "environment key")
            }
        }
        return .visitChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        use("@" + node.attributeName.trimmedDescription, as: "wrapper")
        return .visitChildren
    }

    private func shape(of call: FunctionCallExprSyntax, named name: String) -> String {
        var text = name + "(" + call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
        if call.trailingClosure != nil { text += "{}" }
        for closure in call.additionalTrailingClosures { text += " \(closure.label.text):{}" }
        return text
    }
}
