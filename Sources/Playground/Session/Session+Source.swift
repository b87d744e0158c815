import ViewRefactor

extension Session {
    /// Takes texts in as whole files, loads the program once and runs the statements of those that have some.
    func take(files: [ProgramFile]) throws(Failure) -> Outcome {
        let additions = try read(files) { source in files.map { source.load($0) } }
        // The globals of an app's file get their values when they are first used.
        let scripts = additions.filter(\.isScript)
        let variables = scripts.flatMap(\.declared).flatMap(\.variables)
        let statements = scripts.compactMap(\.statements)
        let blocks = try additions.map { .line(loaded($0)) } + reload(restarting: Set(variables), before: statements)
        return try run(statements, after: blocks)
    }

    /// Takes the declarations of a text in, loads the program and runs the text's statements. Someone who types a global
    /// variable expects its value now.
    func take(declarationsOf text: ProgramFile) throws(Failure) -> Outcome {
        let addition = try read([text]) { source in source.declare(text) }
        let statements = addition.statements.map { [$0] } ?? []
        var blocks: [Block] = []
        if !addition.declared.isEmpty {
            let variables = addition.declared.flatMap(\.variables)
            do throws(Failure) {
                blocks = try [.line(declared(addition))] + reload(restarting: Set(variables), before: statements)
            } catch {
                throw asTyped(namingDependents(error, of: addition), addition, in: text)
            }
        }
        // What bodies print belongs to the load, what statements print comes after it.
        let isPrintedByBodies = statements.isEmpty && !host.effects().printed.isEmpty
        let preface = isPrintedByBodies ? Array(blocks.prefix(1)) : statements.isEmpty ? [] : blocks
        var outcome = try run(statements, after: Array(blocks.dropFirst(preface.count)), givingLast: true)
        outcome.preface = preface
        return outcome
    }

    /// Changes the source by texts. The parser cannot be stopped, but who waits for it can.
    private func read<Result: Sendable>(
        _ texts: [ProgramFile], _ change: @escaping @Sendable (inout ProgramSource) -> Result
    ) throws(Failure) -> Result {
        let source = state.source
        @Sendable func changed() -> Read<Result> {
            var changed = source
            let result = change(&changed)
            return Read(source: changed, result: result)
        }
        let isShort = texts.allSatisfy { $0.text.utf8.count <= Self.shortText }
        let read = host.phases.measure(.parse) { isShort ? changed() : host.unlessStopped(changed) as? Read<Result> }
        guard let read else { throw .stopped }
        state.source = read.source
        return read.result
    }

    /// In bytes: a text that is read before anybody could stop it is not worth a thread.
    private static var shortText: Int { 2000 }

    /// What was typed is right by itself, perhaps, and something declared before does not fit it any more: neither can be
    /// changed without the other then, and the way out is told.
    private func namingDependents(_ failure: Failure, of addition: ProgramSource.Addition) -> Failure {
        let places = failure.diagnostics.filter { $0.severity == .error }.map { $0.place.flatMap(state.source.declaration(at:)) }
        let typed = Set(addition.declared.map(\.key))
        guard let last = failure.diagnostics.indices.last, let first = places.first ?? nil,
              places.allSatisfy({ $0.map { !typed.contains($0.key) } ?? false }) else { return failure }
        var failure = failure
        failure.diagnostics[last].notes.append(
            .init("change `\(first.name)` in the same entry, where Alt-Enter begins a line, or both with :edit"))
        return failure
    }

    /// Names places in a declaration that was to replace another by where they stand in what was typed.
    private func asTyped(_ failure: Failure, _ addition: ProgramSource.Addition, in text: ProgramFile) -> Failure {
        func moved(_ place: Diagnostic.Place) -> Diagnostic.Place {
            guard place.file != text.name, let (declaration, start) = state.source.placedDeclaration(at: place),
                  let typed = addition.declared.first(where: { $0.key == declaration.key }) else { return place }
            let own = text.text.place(ofByte: typed.range.lowerBound)
            let line = place.line - start.line
            return Diagnostic.Place(
                file: text.name, line: own.line + line, column: place.column + (line == 0 ? own.column - start.column : 0))
        }
        var failure = failure
        for index in failure.diagnostics.indices {
            if let place = failure.diagnostics[index].place, case let typed = moved(place), typed != place {
                failure.diagnostics[index].place = typed
                failure.diagnostics[index].excerpt = text.text.line(typed.line)
            }
            for note in failure.diagnostics[index].notes.indices {
                failure.diagnostics[index].notes[note].place = failure.diagnostics[index].notes[note].place.map(moved)
            }
        }
        return failure
    }

    /// - Parameter givesLast: whether the last of several statements gives a value to show, as somebody who types them expects.
    private func run(_ statements: [ProgramFile], after blocks: [Block], givingLast givesLast: Bool = false) throws(Failure) -> Outcome {
        let before = host.effects().delta
        var outcome = Outcome(blocks: blocks)
        for text in statements { outcome.value = try host.evaluate(text, givesLast) }
        if host.effects().delta != before { outcome.blocks += [.screen, .tree, .summary] }
        if outcome.value?.isView ?? false, let line = statements.last?.text.trimmed {
            outcome.blocks.append(.hint(":show \(line.contains { $0.isNewline || $0 == ";" } ? "EXPR" : line) draws it"))
        }
        return outcome
    }

    /// Makes the source as it stands the program, with new values for the global variables named, and says what happened
    /// to the mounted views. Where it is wrong, what is wrong with the statements that are to run next is told too.
    func reload(restarting names: Set<String> = [], before statements: [ProgramFile] = []) throws(Failure) -> [Block] {
        let report = try host.load(state.source.files, names, statements)
        guard host.snapshot() != nil else { return [] }
        let bodies = host.effects().delta.sum.body
        let kept = report.dropped.isEmpty ? "state kept" : report.dropped.joined(separator: "; ")
        return [.line("reloaded: \(counted(bodies, "body", "bodies")) (code changed), \(kept)")]
    }

    /// Makes another source the program, state kept, as an input of its own.
    func replaceSource(by source: ProgramSource) throws(Failure) {
        let response = act("", entry: .line("")) { () throws(Failure) in
            self.state.source = source
            return Outcome(blocks: try self.reload())
        }
        if !response.ok { throw Failure(response.diagnostics) }
    }

    /// Makes an edit in the file that declares a view, loads the program and shows the edit as a diff.
    func edit(
        declaring view: String, _ edit: (String) throws(RefactorError) -> SourceEdit
    ) throws(Failure) -> [Block] {
        let file = try fileDeclaring(view)
        let made: SourceEdit
        do throws(RefactorError) {
            made = try edit(file.text)
        } catch {
            throw Failure(error.description)
        }
        state.source.edit(file.name, to: made.result)
        return [.diff(made.diff)] + (try reload())
    }

    func fileDeclaring(_ view: String) throws(Failure) -> ProgramFile {
        if let file = state.source.file(declaring: view) { return file }
        throw Failure("there is no view `\(view)`", hint: namesThereAre(view, views, what: "view"))
    }

    private func loaded(_ addition: ProgramSource.Addition) -> String {
        let views = addition.declared.flatMap(\.views)
        if !views.isEmpty { return "loaded \(counted(views.count, "view", "views")): \(listed(views))" }
        let names = addition.declared.filter { !$0.isImport }.map(\.name)
        if names.isEmpty { return "loaded, no declarations" }
        return "loaded \(counted(names.count, "declaration", "declarations")): \(listed(names))"
    }

    private func declared(_ addition: ProgramSource.Addition) -> String {
        let parts = [("declared", false), ("replaced", true)].compactMap { verb, wasReplaced -> String? in
            let names = addition.declared.filter { !$0.isImport && addition.replaced.contains($0.key) == wasReplaced }.map(\.name)
            return names.isEmpty ? nil : "\(verb) \(listed(names))"
        }
        return parts.joined(separator: ", ")
    }
}

/// A source that texts were read into, and what came of it.
private struct Read<Result: Sendable>: Sendable {
    var source: ProgramSource
    var result: Result
}

/// Names in a row; of very many the first and how many there are.
private func listed(_ names: [String]) -> String {
    guard names.count > longestReport else { return names.joined(separator: ", ") }
    let shown = longestReport - 1
    return names.prefix(shown).joined(separator: ", ") + " and \(names.count - shown) more"
}

/// `1 body`, `2 bodies`.
func counted(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
}
