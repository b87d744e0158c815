import Playground
import Yams

/// The keys and values of a YAML block in a lesson. Each problem names its line in the lesson.
struct YAMLFields {
    private var values: [(key: String, value: Node, line: Int)] = []
    private let file: String
    private let firstLine: Int
    private let what: String
    private(set) var problems: [Diagnostic] = []
    /// Nothing of it can be read: one problem, of which what is missing is only a consequence.
    private var isUnreadable = false

    /// Reads the text of a block that begins at a line; `what` names the block in messages.
    init(_ text: String, file: String, firstLine: Int, what: String, known: [String]) {
        self.file = file
        self.firstLine = firstLine
        self.what = what
        let node: Node?
        do {
            node = try Yams.compose(yaml: text)
        } catch let error as YamlError {
            let problem = YAMLProblem(error, in: text)
            unreadable("this is no YAML: \(problem.message)", line: firstLine + problem.line - 1, hint: problem.advice)
            return
        } catch {
            unreadable("this is no YAML", line: firstLine)
            return
        }
        guard let node, case .mapping(let mapping) = node else {
            unreadable("\(what) consists of lines like `key: value`", line: firstLine)
            return
        }
        for (key, value) in mapping {
            let line = firstLine + (key.mark?.line ?? 1) - 1
            guard let name = key.string else {
                report("a key is a word", line: line)
                continue
            }
            guard known.contains(name) else {
                report("\(what) has no `\(name)`", line: line, hint: "it has \(known.joined(separator: ", "))")
                continue
            }
            values.append((name, value, line))
        }
    }

    /// A text that may be missing.
    mutating func text(_ key: String) -> String? {
        guard let (_, value, line) = values.first(where: { $0.key == key }) else { return nil }
        guard let scalar = value.scalar?.string else {
            report("`\(key)` is a text", line: line)
            return nil
        }
        return scalar.trimmingNewlines
    }

    /// A text that must be there.
    mutating func required(_ key: String) -> String {
        if let text = text(key), !text.isEmpty { return text }
        if !problems.contains(where: { $0.message.contains("`\(key)`") }) { report("\(what) needs `\(key)`", line: firstLine) }
        return ""
    }

    mutating func number(_ key: String) -> Int? {
        guard let text = text(key) else { return nil }
        if let number = Int(text) { return number }
        report("`\(key)` is a number", line: line(of: key))
        return nil
    }

    /// A list of texts; a single text counts as a list of one.
    mutating func list(_ key: String) -> [String] {
        guard let (_, value, line) = values.first(where: { $0.key == key }) else { return [] }
        if let scalar = value.scalar?.string { return [scalar.trimmingNewlines] }
        guard let sequence = value.sequence else {
            report("`\(key)` is a list", line: line)
            return []
        }
        return sequence.compactMap { item in
            if let scalar = item.scalar?.string { return scalar.trimmingNewlines }
            report("an item of `\(key)` is a text; one with a colon in it stands in quotes", line: firstLine + (item.mark?.line ?? 1) - 1)
            return nil
        }
    }

    private mutating func unreadable(_ message: String, line: Int, hint: String? = nil) {
        report(message, line: line, hint: hint)
        isUnreadable = true
    }

    mutating func report(_ message: String, line: Int, hint: String? = nil) {
        if isUnreadable { return }
        let place = Diagnostic.Place(file: file, line: line, column: 1)
        problems.append(Diagnostic(.error, message, at: place, notes: hint.map { [.init($0)] } ?? []))
    }

    mutating func report(_ failure: Failure, line: Int) {
        for diagnostic in failure.diagnostics { report(diagnostic.message, line: line, hint: diagnostic.notes.first?.message) }
    }

    func line(of key: String) -> Int {
        values.first { $0.key == key }?.line ?? firstLine
    }

    /// The line of an item of a list.
    func line(ofItem index: Int, of key: String) -> Int {
        let items = values.first { $0.key == key }?.value.sequence.map(Array.init) ?? []
        guard items.indices.contains(index), let mark = items[index].mark else { return line(of: key) }
        return firstLine + mark.line - 1
    }

    /// The line on which the text of a key begins: below the key, for a text in lines of its own.
    func lineOfText(_ key: String) -> Int {
        let scalar = values.first { $0.key == key }?.value.scalar
        return line(of: key) + (scalar?.style == .literal || scalar?.style == .folded ? 1 : 0)
    }
}

extension String {
    var trimmingNewlines: String {
        var text = self[...]
        while text.last?.isNewline == true { text.removeLast() }
        while text.first?.isNewline == true { text.removeFirst() }
        return String(text)
    }
}
