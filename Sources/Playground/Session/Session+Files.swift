import SwiftInterpreter

/// Files on the disk that the session's source came from, and goes to.
extension Session {
    /// Loads a file from the disk.
    public func load(path: String) -> Response {
        completeLastSnapshot()
        do throws(Failure) {
            return try load(path: path, input: path)
        } catch {
            return failed(path, error)
        }
    }

    func load(path: String, input: String) throws(Failure) -> Response {
        let text = try configuration.readFile(path)
        if InputScanner.isScript(text) {
            throw Failure("`\(path)` is no Swift source: its lines are inputs of a prompt",
                          hint: "`viewlab run FILE` executes them, where FILE ends in neither .swift nor .md; a prompt takes them as a paste")
        }
        let response = load(ProgramFile(name: path, text: text), input: input)
        if response.ok { noteRead(ProgramFile(name: path, text: text)) }
        return response
    }

    func noteRead(_ file: ProgramFile) {
        (onDisk[file.name], lastSeen[file.name]) = (file.text, file.text)
        written.remove(file.name)
    }

    func noteWritten(_ path: String, _ text: String) {
        (onDisk[path], lastSeen[path]) = (text, text)
        written.insert(path)
    }

    /// The files of the source that came from the disk.
    var loadedFiles: [String] { state.source.files.map(\.name).filter { onDisk[$0] != nil } }

    // MARK: Reading again

    /// Whether `:set watch on` was said.
    public var isWatching: Bool { state.options.watch == .on }

    /// Whether files are watched, and one has another text on the disk than when somebody last looked. One that cannot be
    /// read is being written, perhaps.
    public var watchedFilesHaveChanged: Bool {
        state.options.watch == .on && loadedFiles.contains { path in
            let text = try? configuration.readFile(path)
            return text != nil && text != lastSeen[path]
        }
    }

    /// Reads the loaded files again and takes in those that are not as they stand here.
    func reloadFiles(input: String) throws(Failure) -> Response {
        let paths = loadedFiles
        if paths.isEmpty {
            let written = onDisk.keys.sorted().first
            throw Failure("no file is loaded", hint: written.map { "`\($0)` was only written; :load \($0) takes it in" } ?? ":load FILE loads one")
        }
        var changed: [ProgramFile] = []
        var edited: [String] = []
        for path in paths {
            let text = try configuration.readFile(path)
            lastSeen[path] = text
            let here = state.source.written(path)
            if here == text {
                noteWritten(path, text)
                continue
            }
            if here != onDisk[path] { edited.append(path) }
            changed.append(ProgramFile(name: path, text: text))
        }
        if changed.isEmpty { return report(input) { () throws(Failure) in [.line("the loaded files are as they stand here")] } }
        var response = reload(changed, input: input)
        guard response.ok else { return response }
        changed.forEach(noteRead)
        if !edited.isEmpty {
            response.blocks.append(.hint("what was edited here is gone from \(edited.joined(separator: ", ")); :undo brings it back"))
        }
        return response
    }

    func reload(_ files: [ProgramFile], input: String) -> Response {
        act(input, entry: .reload(files)) { () throws(Failure) in
            let outcome = try self.take(files: files)
            for file in files { self.state.read[file.name] = file.text }
            let names = files.map(\.name).joined(separator: ", ")
            return Outcome(blocks: [.line("read again: \(names)")] + outcome.blocks, value: outcome.value)
        }
    }

    // MARK: Writing

    /// Writes the source: each loaded file as it stands here, or all into one file. What was typed goes to the file where
    /// there is only one.
    func save(to path: String?) throws(Failure) -> [Block] {
        let loaded = loadedFiles
        let typed = state.source.files.map(\.name).filter { !loaded.contains($0) }
        let texts: [(path: String, text: String)]
        if let path {
            let others = loaded.contains(path) ? loaded.filter { $0 != path } : []
            texts = [(path, try text(of: (loaded + typed).filter { !others.contains($0) }))]
        } else if loaded.isEmpty {
            throw Failure("no file is loaded that could be written", hint: ":save FILE writes the source to a file")
        } else if loaded.count == 1 {
            texts = [(loaded[0], try text(of: loaded + typed))]
        } else {
            var each: [(String, String)] = []
            for path in loaded { each.append((path, try text(of: [path]))) }
            texts = each
        }
        let changed = texts.filter { $0.text != onDisk[$0.path] || !configuration.fileExists($0.path) }
        for (path, _) in changed { try checkIsOurs(path) }
        for (path, text) in changed {
            try configuration.writeFile(path, text)
            noteWritten(path, text)
        }
        let saved = changed.isEmpty ? "the files are as they stand here" : "saved \(changed.map(\.path).joined(separator: ", "))"
        let isLeft = path == nil && loaded.count > 1 && !typed.isEmpty
        return [.line(saved)] + (isLeft ? [.hint("what was typed is in none of them; :save FILE writes the whole source to one file")] : [])
    }

    /// Whether the disk has of a file what the source here was made of, or what was written here: not what `:undo` took back.
    func isTakenIn(_ path: String) -> Bool {
        written.contains(path) || onDisk[path] == state.read[path]
    }

    /// Fails if a file is there that the session has neither read nor written, or that has changed since.
    func checkIsOurs(_ path: String) throws(Failure) {
        guard configuration.fileExists(path) else { return }
        guard let known = onDisk[path], written.contains(path) || state.read[path] != nil else {
            throw Failure("`\(path)` is there already, and was not loaded here", hint: "name another file, or remove that one first")
        }
        guard try configuration.readFile(path) == known else {
            throw Failure("`\(path)` has changed on the disk since it was read", hint: ":reload takes that in; another name keeps both")
        }
        guard isTakenIn(path) else {
            throw Failure("`\(path)` has on the disk what :undo took back here", hint: ":redo or :reload takes it in; another name keeps both")
        }
    }

    /// Files of the source as one text, with each import once.
    private func text(of names: [String]) throws(Failure) -> String {
        if names.isEmpty { throw Failure("there is no source yet", hint: "declare something, or :load a file") }
        var texts: [String] = []
        var imports: Set<String> = []
        for name in names {
            guard var text = state.source.written(name) else {
                throw Failure("`\(name)` has statements that have no place any more", hint: ":source shows what is declared")
            }
            text = readable(text, of: name)
            if names.count > 1 {
                for declaration in ParsedText(text).declarations.reversed() where declaration.isImport {
                    if !texts.isEmpty, imports.contains(declaration.key) { text = text.replacing(declaration.range, with: "") }
                    imports.insert(declaration.key)
                }
                text = text.trimmed + "\n"
            }
            texts.append(text)
        }
        return texts.joined(separator: "\n")
    }

    /// A file that somebody loaded stands as it was written.
    func readable(_ text: String, of file: String) -> String {
        loadedFiles.contains(file) ? text : text.withoutGaps()
    }

    /// Says of which files the disk goes on having what `:undo` took back.
    func leftOnDisk(of undone: LogEntry) -> [Block] {
        let names = undone.files.map(\.name).filter { loadedFiles.contains($0) && !isTakenIn($0) }
        if names.isEmpty { return [] }
        return [.hint("the disk still has the other \(names.joined(separator: ", ")); :redo or :reload takes \(names.count == 1 ? "it" : "them") in")]
    }

    // MARK: Editing

    /// Has a person edit the source or a declaration of it, and takes in what became of it.
    func editSource(_ name: String?, input: String) throws(Failure) -> Response {
        guard let editText = configuration.editText else {
            throw Failure("an editor needs a terminal", hint: "change the file with it beside the session, then :reload")
        }
        let place = try placeToEdit(name)
        let title = name ?? place.file
        let edited = try editText(drafts[title] ?? place.text, title)
        drafts[title] = nil
        if edited == place.text { return report(input) { () throws(Failure) in [.line("nothing was changed")] } }
        var response = edit(
            ProgramFile(name: place.file, text: place.whole(edited)), insteadOf: place.replaced, input: input)
        if !response.ok, !response.diagnostics.isEmpty {
            drafts[title] = edited
            response.diagnostics[response.diagnostics.count - 1].notes.append(.init("nothing has changed; \(input) opens your text again"))
        }
        return response
    }

    /// Takes in a file as it was edited; what it is put in the place of goes.
    func edit(_ file: ProgramFile, insteadOf replaced: [String], input: String) -> Response {
        act(input, entry: .edit(file, instead: replaced)) { () throws(Failure) in
            if replaced.isEmpty {
                self.state.source.edit(file.name, to: file.text)
                return Outcome(blocks: [.line("edited \(file.name)")] + (try self.reload()))
            }
            self.state.source.remove(files: replaced.filter { $0 != file.name })
            return try self.take(files: [file])
        }
    }

    /// A part of the source that a person edits.
    private struct EditPlace {
        var file: String
        var text: String
        /// The files that the edited one replaces; none when a declaration in it is edited.
        var replaced: [String]
        /// The file's text, given what became of the part.
        var whole: (String) -> String = { $0 }
    }

    private func placeToEdit(_ name: String?) throws(Failure) -> EditPlace {
        let source = state.source
        guard let name else {
            let loaded = loadedFiles
            if loaded.count > 1 {
                throw Failure("there are \(loaded.count) files: \(loaded.joined(separator: ", "))", hint: "name one, or a declaration: :edit NAME")
            }
            if source.isEmpty { return EditPlace(file: "edited", text: "", replaced: ["edited"]) }
            let names = loaded + source.files.map(\.name).filter { !loaded.contains($0) }
            return EditPlace(file: names[0], text: try text(of: names), replaced: names)
        }
        if source.files.contains(where: { $0.name == name }) {
            return EditPlace(file: name, text: try text(of: [name]), replaced: [name])
        }
        for file in source.files {
            guard let range = source.range(of: name, in: file) else { continue }
            let text = String(decoding: Array(file.text.utf8)[range], as: UTF8.self)
            return EditPlace(file: file.name, text: text + "\n", replaced: []) { edited in
                file.text.replacing(range, with: edited.hasSuffix("\n") ? String(edited.dropLast()) : edited)
            }
        }
        let names = source.names
        throw Failure("there is no declaration `\(name)`", hint: namesThereAre(name, names, what: "declaration"))
    }
}
