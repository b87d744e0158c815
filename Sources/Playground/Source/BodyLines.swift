import SwiftParser
import SwiftSyntax
import ViewSyntax

/// Where the body of each type begins in a source text: a line counted from 1, by the type's name with its enclosing types.
func bodyLines(in text: String) -> [String: Int] {
    let tree = Parser.parse(source: text)
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    var lines: [String: Int] = [:]
    for type in tree.typeDeclarations() {
        guard let body = type.group.memberBlock.members.declarations.first(where: \.isBody) else { continue }
        lines[type.name] = converter.location(for: body.positionAfterSkippingLeadingTrivia).line
    }
    return lines
}

extension DeclSyntax {
    /// A view's body is a property, a view modifier's a function.
    fileprivate var isBody: Bool {
        if let function = self.as(FunctionDeclSyntax.self) { return function.name.text == "body" }
        return self.as(VariableDeclSyntax.self)?.bindings.map(\.pattern.trimmedDescription) == ["body"]
    }
}
