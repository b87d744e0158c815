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
    /// The names of the types around the declaration, the innermost first.
    private let around: [String]

    init?(of declaration: some SyntaxProtocol, in context: some MacroExpansionContext) {
        guard let location = context.location(of: declaration, at: .afterLeadingTrivia, filePathMode: .filePath),
            let path = location.file.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
            let contents = FileManager.default.contents(atPath: path)
        else { return nil }
        tree = Parser.parse(source: String(decoding: contents, as: UTF8.self))
        around = context.lexicalContext.compactMap(\.typeName)
    }

    /// The struct of the same name with the same members.
    func original(of declaration: some DeclSyntaxProtocol) -> StructDeclSyntax? {
        guard let structure = declaration.as(StructDeclSyntax.self) else { return nil }
        let finder = StructFinder(structure)
        finder.walk(tree)
        // Namesakes in other types may mean other things by the same names.
        let found = finder.found.filter { found in
            sequence(first: Syntax(found), next: \.parent).dropFirst().compactMap(\.typeName) == around
        }
        return found.count == 1 ? found.first : nil
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

extension Syntax {
    /// What is declared or extended here, where it is a type.
    fileprivate var typeName: String? {
        if let other = self.as(ExtensionDeclSyntax.self) { return other.extendedType.trimmedDescription }
        guard asProtocol((any DeclGroupSyntax).self) != nil else { return nil }
        return asProtocol((any NamedDeclSyntax).self)?.name.text
    }
}
