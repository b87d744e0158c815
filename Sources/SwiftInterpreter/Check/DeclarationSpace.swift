import SwiftParser
import SwiftSyntax
import SwiftOperators

/// The names that are declared at file level, by kind.
final class DeclarationSpace {
    var types: [String: NominalDecl] = [:]
    var aliases: [String: TypeAliasDecl] = [:]
    var functions: [String: [FunctionDecl]] = [:]
    var variables: [String: VariableDecl] = [:]
    /// Members and conformances that extensions here give to types of the vocabulary.
    var extraMembers: [NominalDecl: [String: [Member]]] = [:]
    var extraConformances: [NominalDecl: [(clause: InheritanceClauseSyntax, context: DeclContext)]] = [:]
    var resolvedExtraConformances: [NominalDecl: [Conformance]] = [:]
}

/// The declarations of the interface files, each chunk parsed when one of its names is first used.
///
/// It outlives the programs that are loaded: a reload keeps what was parsed.
final class Vocabulary {
    let index: InterfaceIndex
    let space = DeclarationSpace()
    private var requested: Set<String> = []
    /// What was found wrong in interface files, as far as they were needed.
    var faults: [Diagnostic] = []

    init(index: InterfaceIndex) { self.index = index }

    /// The chunks that declare `name` with their syntax, the first time it is asked for; then none.
    func takeChunks(named name: String) -> [(chunk: InterfaceIndex.Chunk, syntax: SourceFileSyntax)] {
        guard index.contains(name), requested.insert(name).inserted else { return [] }
        return Array(zip(index.chunks(named: name), index.parsed.trees(of: name, in: index)))
    }
}

/// The files of a session: positions refer to them by number, also after a reload.
public final class SourceFileList {
    public private(set) var files: [SourceFile] = []

    func add(_ file: SourceFile) {
        file.index = Int32(files.count)
        files.append(file)
    }

    public subscript(position: SourcePosition) -> SourceFile? {
        files.indices.contains(Int(position.file)) ? files[Int(position.file)] : nil
    }
}
