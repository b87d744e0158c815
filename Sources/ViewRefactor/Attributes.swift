import SwiftSyntax
import ViewSyntax

extension SourceText {
    enum Placement { case above, before }

    /// Adds an attribute to a declaration, below its comments and before all that it begins with.
    func adding(
        _ attribute: String, to declaration: some DeclSyntaxProtocol, _ placement: Placement
    ) -> SourceEdit.Replacement {
        let start = declaration.offsets.lowerBound
        guard placement == .above else { return .init(start..<start, attribute + " ") }
        guard let indentation = indentation(at: start) else {
            return .init(start..<start, attribute + lineEnd + lineIndentation(of: start))
        }
        let line = start - indentation.utf8.count
        return .init(line..<line, indentation + attribute + lineEnd)
    }

    func removing(_ attribute: AttributeSyntax) -> SourceEdit.Replacement {
        .init(rangeForRemoving(attribute.offsets), "")
    }
}
