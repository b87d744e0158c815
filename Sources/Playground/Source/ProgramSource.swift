import SwiftInterpreter
import ViewRefactor

/// The session's source: the state that every edit changes and every load reads.
///
/// Files, lessons and the prompt are one text as far as names go: a declaration replaces its namesake, in its
/// place, wherever that stands.
struct ProgramSource: Sendable {
    private struct Entry {
        var file: ProgramFile
        var parsed: ParsedText

        init(_ file: ProgramFile) {
            self.init(file: file, parsed: ParsedText(file.text))
        }

        init(file: ProgramFile, parsed: ParsedText) {
            self.file = file
            self.parsed = parsed
        }
    }

    private var entries: [Entry] = []
    /// Texts that had statements, as they were given: the program keeps none, but messages point into them.
    private var withStatements: [ProgramFile] = []

    var files: [ProgramFile] { entries.map(\.file) }
    var isEmpty: Bool { entries.isEmpty }
    var declarations: [Declaration] { entries.flatMap(\.parsed.declarations) }
    /// The names of the declarations, as somebody would ask for one.
    var names: [String] { declarations.filter { !$0.isImport }.map(\.name) }
    var views: [String] { declarations.flatMap(\.views) }

    /// What an addition to the source brought.
    struct Addition {
        var declared: [Declaration] = []
        var replaced: Set<String> = []
        /// The statements of the text, with a use of each variable in its place and everything else blank; nil when it
        /// has neither.
        var statements: ProgramFile?
        /// Whether they are to run in order, variables with them.
        var isScript = false
    }

    /// Takes a file in as a whole; one of the same name goes, and so do the namesakes of its declarations.
    mutating func load(_ file: ProgramFile) -> Addition {
        withStatements.removeAll { $0.name == file.name }
        let (entry, addition) = split(file)
        if let own = entries.firstIndex(where: { $0.file.name == file.name }) { entries[own] = entry } else { entries.append(entry) }
        for declaration in addition.declared where !declaration.isImport { remove(declaration.key, outside: file.name) }
        return addition
    }

    /// Takes the declarations of a text in: each replaces its namesake where that stands, new ones go to the
    /// file of the text's name, on their lines if it ends before these.
    mutating func declare(_ file: ProgramFile) -> Addition {
        var (whole, addition) = split(file)
        let utf8 = Array(whole.file.text.utf8)
        var rest = utf8
        for declaration in addition.declared {
            guard let (entry, old) = find(key: declaration.key), entries[entry].file.name != file.name else { continue }
            let new = String(decoding: utf8[declaration.range], as: UTF8.self)
            entries[entry] = Entry(ProgramFile(
                name: entries[entry].file.name, text: entries[entry].file.text.replacing(old.range, with: new)))
            addition.replaced.insert(declaration.key)
            rest.blank(declaration.range)
        }
        guard addition.replaced.count < addition.declared.count else { return addition }
        if let own = entries.firstIndex(where: { $0.file.name == file.name }) {
            var merged = entries[own].file.text
            for declaration in addition.declared where !addition.replaced.contains(declaration.key) {
                let new = String(decoding: utf8[declaration.range], as: UTF8.self)
                let line = utf8[..<declaration.range.lowerBound].count { $0 == newline } + 1
                if let old = ParsedText(merged).declarations.first(where: { $0.key == declaration.key }) {
                    addition.replaced.insert(declaration.key)
                    // Where the text goes on below, as a lesson does, all lines stay what they are there.
                    guard line > merged.textLines.count else {
                        merged = merged.replacing(old.range, with: new)
                        continue
                    }
                    merged = merged.blanking(old.range)
                }
                merged = merged.appending(new, atLine: line)
            }
            entries[own] = Entry(ProgramFile(name: file.name, text: merged))
        } else {
            if !addition.replaced.isEmpty { whole = Entry(ProgramFile(name: file.name, text: String(decoding: rest, as: UTF8.self))) }
            entries.append(whole)
        }
        return addition
    }

    /// Takes files out with all that they declare.
    mutating func remove(files names: [String]) {
        entries.removeAll { names.contains($0.file.name) }
        withStatements.removeAll { names.contains($0.name) }
    }

    /// A file as a person would write it: what the program has of it, and the statements that it came with. Nil when there
    /// is no such file, or when edits have left no place for a statement.
    func written(_ name: String) -> String? {
        guard let text = entries.first(where: { $0.file.name == name })?.file.text else { return nil }
        guard let original = withStatements.last(where: { $0.name == name })?.text else { return text }
        let script = Script(original)
        if script.declarations == text { return original }
        // Where the program's text stayed the same, the original's lines stay, with the statements in them.
        let edits = text.textLines.difference(from: script.declarations.textLines)
        guard let merged = original.textLines.applying(edits)?.joined(separator: original.lineEnd) else { return nil }
        let result = Script(merged)
        let isWhole = result.declarations.textLines.map(\.trimmed) == text.textLines.map(\.trimmed)
            && result.statements.filter { !$0.isWhitespace } == script.statements.filter { !$0.isWhitespace }
        return isWhole ? merged : nil
    }

    /// Puts another text in the place of a file's.
    mutating func edit(_ name: String, to text: String) {
        guard let index = entries.firstIndex(where: { $0.file.name == name }) else { return }
        entries[index] = Entry(ProgramFile(name: name, text: text))
    }

    /// The file that declares a type, a function (by its base name will do) or a variable.
    func file(declaring name: String) -> ProgramFile? {
        find(name: name).map { entries[$0.0].file }
    }

    /// The text of a declaration as written, a nested type's too.
    func text(of name: String) -> String? {
        for entry in entries {
            if let found = try? declarationText(named: name, in: entry.file.text) { return found.text }
        }
        return nil
    }

    /// Where a declaration stands in a file, in UTF-8 offsets; nil when it does not.
    func range(of name: String, in file: ProgramFile) -> Range<Int>? {
        (try? declarationText(named: name, in: file.text))?.range
    }

    /// The declaration in which a line stands.
    func declaration(at place: Diagnostic.Place) -> Declaration? { placedDeclaration(at: place)?.declaration }

    /// The declaration in which a line stands, and where it begins.
    func placedDeclaration(at place: Diagnostic.Place) -> (declaration: Declaration, start: (line: Int, column: Int))? {
        guard let entry = entries.first(where: { $0.file.name == place.file }) else { return nil }
        let text = entry.file.text
        for declaration in entry.parsed.declarations {
            let start = text.place(ofByte: declaration.range.lowerBound)
            if (start.line...text.place(ofByte: declaration.range.upperBound).line).contains(place.line) { return (declaration, start) }
        }
        return nil
    }

    /// A line of a file, as written.
    func line(_ number: Int, of file: String) -> String? {
        let line = entries.first { $0.file.name == file }?.file.text.line(number)
        if let line, !line.allSatisfy(\.isWhitespace) { return line }
        return withStatements.last { $0.name == file }?.text.line(number) ?? line
    }

    /// Takes a declaration out of the files other than this one.
    private mutating func remove(_ key: String, outside name: String) {
        guard let (entry, declaration) = first(outside: name, where: { $0.key == key }) else { return }
        let file = entries[entry].file
        let text = file.text.replacing(declaration.range, with: "")
        if text.allSatisfy(\.isWhitespace) {
            entries.remove(at: entry)
        } else {
            entries[entry] = Entry(ProgramFile(name: file.name, text: text))
        }
    }

    private func find(key: String) -> (Int, Declaration)? {
        first { $0.key == key }
    }

    private func find(name: String) -> (Int, Declaration)? {
        first { $0.name == name } ?? first { $0.name.prefix { $0 != "(" } == name } ?? first { $0.views.contains(name) }
    }

    private func first(outside name: String? = nil, where isWanted: (Declaration) -> Bool) -> (Int, Declaration)? {
        for (index, entry) in entries.enumerated() where entry.file.name != name {
            if let declaration = entry.parsed.declarations.first(where: isWanted) { return (index, declaration) }
        }
        return nil
    }

    /// The text without its statements, which stay behind in a text of their own, on their lines.
    private mutating func split(_ file: ProgramFile) -> (Entry, Addition) {
        let script = Script(file.text)
        let entry = Entry(file: ProgramFile(name: file.name, text: script.declarations), parsed: ParsedText(script.items))
        var addition = Addition(declared: entry.parsed.declarations, isScript: script.hasStatements)
        if script.hasStatements { withStatements.append(file) }
        if script.hasStatements || script.hasValues {
            addition.statements = ProgramFile(name: file.name, text: script.statements, written: file.text)
        }
        return (entry, addition)
    }
}

private let newline = UInt8(ascii: "\n")
