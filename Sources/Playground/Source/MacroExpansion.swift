import EquatableExpansion
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax

/// What `@Equatable` on a view expands to, as Swift source.
func expansion(of view: String, in file: ProgramFile) throws(Failure) -> String {
    guard let found = structure(named: view, in: file.text) else { throw Failure("`\(view)` is not a struct") }
    guard found.attributes.names.contains("Equatable") else {
        throw Failure("`\(view)` has no macro to expand", hint: ":equatable \(view) adds @Equatable")
    }
    let expansion = EquatableExpansion(of: found)
    if let source = expansion.source { return source }
    throw Failure(expansion.diagnostics.map { diagnostic in
        let converter = SourceLocationConverter(fileName: file.name, tree: found.root)
        let location = diagnostic.location(converter: converter)
        return Playground.Diagnostic(.error, diagnostic.message, at: .init(file: file.name, line: location.line, column: location.column))
    })
}

/// What the macros of a file expand to, or those of one view: an extension for each struct that is `@Equatable`.
public func expansions(in file: ProgramFile, of view: String?) throws(Failure) -> [String] {
    if let view {
        guard structure(named: view, in: file.text) != nil else {
            let names = Structs(in: Parser.parse(source: file.text)).marked
            throw Failure("there is no struct `\(view)` in \(file.name)", hint: namesThereAre(view, names, what: "struct with a macro"))
        }
        return [try expansion(of: view, in: file)]
    }
    var texts: [String] = []
    for name in Structs(in: Parser.parse(source: file.text)).marked { texts.append(try expansion(of: name, in: file)) }
    return texts
}

/// The declaration of a struct, whose name may begin with those of the types around it.
func structure(named name: String, in text: String) -> StructDeclSyntax? {
    let wanted = name.split(separator: ".")
    return Structs(in: Parser.parse(source: text)).found.first { $0.path.suffix(wanted.count).elementsEqual(wanted, by: ==) }?.node
}

/// The structs of a file in their order, each with the names of the types around it and its own.
private final class Structs: SyntaxVisitor {
    private(set) var found: [(path: [String], node: StructDeclSyntax)] = []
    private var enclosing: [String] = []

    init(in tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    /// The names of those that are marked `@Equatable`.
    var marked: [String] {
        found.filter { $0.node.attributes.names.contains("Equatable") }.map { $0.path.joined(separator: ".") }
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enclosing.append(node.name.text)
        found.append((enclosing, node))
        return .visitChildren
    }
    override func visitPost(_ node: StructDeclSyntax) { enclosing.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enclosing.append(node.name.text)
        return .visitChildren
    }
    override func visitPost(_ node: EnumDeclSyntax) { enclosing.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enclosing.append(node.extendedType.trimmedDescription)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { enclosing.removeLast() }
}
