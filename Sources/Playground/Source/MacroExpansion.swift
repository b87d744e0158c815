import EquatableExpansion
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import ViewSyntax

/// What `@Equatable` on a view expands to, as Swift source.
func expansion(of view: String, in file: ProgramFile) throws(Failure) -> String {
    guard let found = try Structs(in: file).named(view) else { throw Failure("`\(view)` is not a struct") }
    guard found.isMarked else { throw Failure("`\(view)` has no macro to expand", hint: ":equatable \(view) adds @Equatable") }
    return try expansion(of: found.node, in: file)
}

/// What the macros of a file expand to, or those of one view: an extension for each struct that is `@Equatable`.
public func expansions(in file: ProgramFile, of view: String?) throws(Failure) -> [String] {
    let structs = Structs(in: file)
    if let view {
        guard try structs.named(view) != nil else {
            let names = structs.marked.map(\.name)
            throw Failure("there is no struct `\(view)` in \(file.name)", hint: namesThereAre(view, names, what: "struct with a macro"))
        }
        return [try expansion(of: view, in: file)]
    }
    if structs.marked.isEmpty {
        throw Failure("nothing in \(file.name) has a macro that expands", hint: "@Equatable before a struct does")
    }
    var texts: [String] = []
    for found in structs.marked { texts.append(try expansion(of: found.node, in: file)) }
    return texts
}

private func expansion(of found: StructDeclSyntax, in file: ProgramFile) throws(Failure) -> String {
    let expansion = EquatableExpansion(of: found)
    if let source = expansion.source { return source }
    let converter = SourceLocationConverter(fileName: file.name, tree: found.root)
    throw Failure(expansion.diagnostics.map { diagnostic in
        let location = diagnostic.location(converter: converter)
        // Columns count characters here, bytes there.
        let before = String(decoding: (file.text.line(location.line) ?? "").utf8.prefix(location.column - 1), as: UTF8.self)
        let place = Playground.Diagnostic.Place(file: file.name, line: location.line, column: before.count + 1)
        return Playground.Diagnostic(diagnostic.diagMessage.severity == .error ? .error : .warning, diagnostic.message, at: place)
    })
}

/// The structs of a file in their order, each with its name and those of the types around it.
struct Structs {
    struct Found {
        let name: String
        let node: StructDeclSyntax
        var isMarked: Bool { node.attributes.names.contains("Equatable") }
    }

    private let all: [Found]

    init(in file: ProgramFile) {
        all = Parser.parse(source: file.text).typeDeclarations(locals: true).compactMap { type in
            type.structure.map { Found(name: type.name, node: $0) }
        }
    }

    /// Those that are `@Equatable`.
    var marked: [Found] { all.filter(\.isMarked) }

    /// The struct of a name, which may leave out the types around it where it is clear without.
    func named(_ name: String) throws(Failure) -> Found? {
        let full = try fullName(name, among: all.map(\.name))
        return all.first { $0.name == full }
    }

    /// The struct of this full name.
    subscript(name: String) -> Found? { all.first { $0.name == name } }
}
