import SwiftParser
import SwiftSyntax

/// Where the body of each type begins in a source text: a line counted from 1, by the type's name with its enclosing types.
func bodyLines(in text: String) -> [String: Int] {
    let tree = Parser.parse(source: text)
    let finder = BodyFinder(SourceLocationConverter(fileName: "", tree: tree))
    finder.walk(tree)
    return finder.bodies
}

private final class BodyFinder: SyntaxVisitor {
    private let converter: SourceLocationConverter
    private var enclosing: [String] = []
    private(set) var bodies: [String: Int] = [:]

    init(_ converter: SourceLocationConverter) {
        self.converter = converter
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let names = node.bindings.map(\.pattern.trimmedDescription)
        if names == ["body"] { note(Syntax(node)) }
        return .skipChildren
    }

    /// A view modifier's body is a function.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "body" { note(Syntax(node)) }
        return .skipChildren
    }

    private func note(_ declaration: Syntax) {
        let start = declaration.positionAfterSkippingLeadingTrivia
        bodies[enclosing.joined(separator: ".")] = converter.location(for: start).line
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { enclosing.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { enclosing.removeLast() }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: ClassDeclSyntax) { enclosing.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.extendedType.trimmedDescription) }
    override func visitPost(_ node: ExtensionDeclSyntax) { enclosing.removeLast() }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        enclosing.append(name)
        return .visitChildren
    }
}
