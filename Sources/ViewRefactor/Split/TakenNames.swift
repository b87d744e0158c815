import SwiftSyntax
import ViewSyntax

/// Names that a new view must not have, because they mean something already: it would hide what they mean.
struct TakenNames {
    /// Declared at the top of the program's files.
    private let declared: Set<String>
    /// The types that the libraries declare.
    private let library: Set<String>
    /// Used by the program, though none of the files given declares them.
    private let used: Set<String>

    init(_ trees: [SourceFileSyntax], types: ProgramTypes, library: Set<String>) {
        declared = types.globals
        self.library = library
        let finder = TypeNameFinder(viewMode: .sourceAccurate)
        for tree in trees { finder.walk(tree) }
        used = finder.found.subtracting(declared)
    }

    func contains(_ name: String) -> Bool { declared.contains(name) || library.contains(name) || used.contains(name) }

    /// Why a name cannot be given; nil where it is free.
    func refusal(of name: String) -> String? {
        if declared.contains(name) { return "there is a `\(name)` already" }
        if library.contains(name) { return "`\(name)` is a name of SwiftUI's or the language's, which the new view would hide" }
        if used.contains(name) { return "`\(name)` is used in the program for something else, which the new view would hide" }
        return nil
    }
}

/// All names of types that stand by themselves, not behind that of another type.
private final class TypeNameFinder: SyntaxVisitor {
    private(set) var found: Set<String> = []

    private func add(_ name: String) {
        if name.isCapitalized { found.insert(name) }
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.plainText)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        if !isMember { add(node.baseName.plainText) }
        return .visitChildren
    }
}
