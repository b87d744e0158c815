import Foundation
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacros

/// The file that a declaration stands in, read again: the compiler hands a macro the declaration alone.
///
/// What the rest of the file declares says what the names in the declaration mean. A change of it compiles the file anew,
/// so nothing is missed. Where the file cannot be read, or is another one by now, the macro does without.
struct DeclaringFile {
    private let tree: SourceFileSyntax

    init?(of declaration: some SyntaxProtocol, in context: some MacroExpansionContext) {
        guard let location = context.location(of: declaration, at: .afterLeadingTrivia, filePathMode: .filePath),
            let path = location.file.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
            let contents = FileManager.default.contents(atPath: path)
        else { return nil }
        tree = Parser.parse(source: String(decoding: contents, as: UTF8.self))
    }

    /// The struct of the same name with the same members.
    func original(of declaration: some DeclSyntaxProtocol) -> StructDeclSyntax? {
        guard let structure = declaration.as(StructDeclSyntax.self) else { return nil }
        let finder = StructFinder(structure)
        finder.walk(tree)
        // Namesakes in other types may mean other things by the same names.
        return finder.found.count == 1 ? finder.found.first : nil
    }
}

private final class StructFinder: SyntaxVisitor {
    private(set) var found: [StructDeclSyntax] = []
    private let name: String
    private let members: String

    init(_ structure: StructDeclSyntax) {
        name = structure.name.text
        members = structure.memberBlock.trimmedDescription
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == name, node.memberBlock.trimmedDescription == members { found.append(node) }
        return .visitChildren
    }
}
