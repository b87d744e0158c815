extension Session {
    /// The ways to go on with Swift. Every name comes from the program's declarations and the interface files.
    func swiftCompletions(_ before: [Character]) -> Completions {
        let text = TypedDeclarations(String(before))
        switch CompletionPlace(before: before) {
        case .nowhere: return Completions(start: before.count, candidates: [])
        case .name(let prefix):
            let candidates = prefix.isEmpty ? [] : names(prefix, text)
            return Completions(start: before.count - prefix.count, candidates: candidates)
        case .member(let base, let prefix):
            return Completions(start: before.count - prefix.count, candidates: members(of: base, prefix, text))
        case .implicitMember(let type, let prefix):
            return Completions(start: before.count - prefix.count, candidates: implicitMembers(of: [type], prefix))
        case .implicitArgument(let callee, let base, let label, let prefix):
            let types = host.parameters(callee, base.map(text.typed)).flatMap { $0 }.filter { $0.label == label }.map(\.type)
            return Completions(start: before.count - prefix.count, candidates: implicitArguments(of: types, prefix))
        case .argument(let callee, let base, let given, let prefix):
            let candidates = arguments(of: callee, on: base.map(text.typed), after: given, prefix, text)
            return Completions(start: before.count - prefix.count, candidates: Array(candidates.prefix(Self.longestOffer)))
        }
    }

    /// What an argument may begin with: a label, a value, a name. Where one without a label may come, the labels do not tell
    /// what is wanted: then the signatures stand above all else.
    private func arguments(
        of callee: String, on base: String?, after given: [String?], _ prefix: String, _ text: TypedDeclarations
    ) -> [Completions.Candidate] {
        let open = host.parameters(callee, base).compactMap { $0.following(given) }
        let labels = labels(of: open, prefix)
        guard prefix.isEmpty else { return labels + names(prefix, text) }
        let unlabelled = open.compactMap(\.first).filter { !$0.hasLabel }.map(\.type)
        let others = labels + values(of: unlabelled)
        let tellsMore = !unlabelled.isEmpty || others.isEmpty && given.isEmpty
        return (tellsMore ? signatures(of: callee, on: base) : []) + others
    }

    /// What may be called: there is nothing to insert, and all the more to read.
    private func signatures(of callee: String, on base: String?) -> [Completions.Candidate] {
        host.signatures(callee, base).prefix(Self.mostSignatures).map { .init("", callee + $0) }
    }

    /// Of a function with more forms than these, the names to choose from would be pushed out of sight.
    private static let mostSignatures = 6

    private func names(_ prefix: String, _ text: TypedDeclarations) -> [Completions.Candidate] {
        // What is declared right here comes first; then the program, then the vocabulary.
        let here = text.names.filter { $0.hasPrefix(prefix) && $0 != prefix }
        let own = state.source.declarations.map(\.name).filter { $0.hasPrefix(prefix) }
        var seen: Set<String> = []
        let words = (KnownMacro.all.map(\.name) + Self.attributes + Self.keywords).filter { $0.hasPrefix(prefix) }
        let names = (here + own + host.names(prefix, false) + words).filter { seen.insert($0).inserted }
        return names.prefix(Self.longestOffer).map { name in
            if let macro = KnownMacro(named: name) { return .init(name, macro.documentation) }
            let declared = host.declaration(name.first == "@" ? String(name.dropFirst()) : name)
            return .init(name, declared.map { candidate($0).summary } ?? text.types[name].map { ": " + $0 } ?? "")
        }
    }

    /// Words of the language that stand where a value or a declaration may.
    private static let keywords = [
        "self", "true", "false", "nil", "struct", "class", "enum", "protocol", "extension", "func", "let", "var", "static", "private",
        "return", "guard", "switch", "import", "init", "mutating", "some",
    ]
    private static let attributes = ["@MainActor", "@main", "@escaping", "@autoclosure", "@discardableResult", "@Sendable", "@available("]

    /// Members of what the expression gives; where that cannot be told, modifiers of views.
    private func members(of base: String?, _ prefix: String, _ text: TypedDeclarations) -> [Completions.Candidate] {
        guard let base else { return prefix.isEmpty ? [] : host.names(prefix, true).prefix(Self.longestOffer).map { .init($0) } }
        if let members = host.members(base, prefix) ?? host.members(text.typed(base), prefix) { return members.map(candidate) }
        return host.names(prefix, true).prefix(Self.longestOffer).map { .init($0) }
    }

    /// The same for an argument, which may be of several types: what numbers have, such as `pi`, is of use where nothing else is.
    private func implicitArguments(of types: [String], _ prefix: String) -> [Completions.Candidate] {
        let others = implicitMembers(of: types.filter { !Self.numbers.contains($0) }, prefix)
        return others.isEmpty ? implicitMembers(of: types, prefix) : others
    }

    private static let numbers: Set<String> = ["CGFloat", "Double", "Float", "Int", "CGFloat?", "Double?", "Float?", "Int?"]

    /// The values that an argument of one of the types may begin with: those that a dot alone names.
    private func values(of types: [String]) -> [Completions.Candidate] {
        let plain: Set<String> = ["String", "Bool", "some StringProtocol"]
        return implicitMembers(of: types.filter { !plain.union(Self.numbers).contains($0) }, "").map { .init("." + $0.text, $0.summary) }
    }

    /// What may stand behind a dot alone where a value of one of the types is wanted.
    private func implicitMembers(of types: [String], _ prefix: String) -> [Completions.Candidate] {
        var seen: Set<String> = []
        return types.flatMap { type -> [Completions.Candidate] in
            var type = type.last == "?" ? String(type.dropLast()) : type
            for word in ["some ", "any "] where type.hasPrefix(word) { type.removeFirst(word.count) }
            guard type.first?.isUppercase == true else { return [] }
            return (host.members(type, prefix) ?? []).filter { seen.insert($0.name).inserted }.map(candidate)
        }
    }

    /// The labels that may come next, of every function that is still meant.
    private func labels(of open: [ArraySlice<DeclaredParameter>], _ prefix: String) -> [Completions.Candidate] {
        var seen: Set<String> = []
        return open.joined().compactMap { parameter in
            guard parameter.hasLabel, let label = parameter.label, label.hasPrefix(prefix), seen.insert(label).inserted else { return nil }
            return .init(label + ": ", parameter.type)
        }
    }

    private func candidate(_ declared: DeclaredName) -> Completions.Candidate {
        .init(declared.name, [declared.signature, declared.documentation ?? ""].filter { !$0.isEmpty }.joined(separator: "  "))
    }
}

extension [DeclaredParameter] {
    /// Those that may come after arguments with these labels; nil where one of them is none of ours. Of a parameter without a
    /// label that takes several arguments only the first is counted.
    fileprivate func following(_ given: [String?]) -> ArraySlice<DeclaredParameter>? {
        var rest = self[...]
        for label in given {
            if let label {
                guard let place = rest.firstIndex(where: { $0.label == label }) else { return nil }
                rest = rest[(place + 1)...]
            } else if let place = rest.firstIndex(where: { !$0.hasLabel }) {
                rest = rest[(place + 1)...]
            }
        }
        return rest
    }
}

extension DeclaredParameter {
    fileprivate var hasLabel: Bool { label != nil && label != "_" }
}

/// What a text that is being written declares, as far as its words tell: `let a: T`, `var b = …`, `c: T` of a function.
struct TypedDeclarations {
    private(set) var names: [String] = []
    /// By name, as written.
    private(set) var types: [String: String] = [:]
    /// By name, what the first value is.
    private var values: [String: String] = [:]

    init(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) { read(line) }
    }

    private mutating func read(_ line: Substring) {
        var words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }[...]
        while let word = words.popFirst() {
            if ["let", "var", "func", "struct", "class", "enum", "case"].contains(word), let name = words.first {
                add(String(name))
            } else {
                continue
            }
            guard let name = words.popFirst(), word == "let" || word == "var" else { continue }
            let rest = line[name.endIndex...].drop { $0 == " " }
            if rest.first == ":" {
                types[String(name)] = rest.dropFirst().prefix { $0 != "=" && $0 != "{" }.trimmed
            } else if rest.first == "=" {
                values[String(name)] = rest.dropFirst().trimmed
            }
        }
        // Parameters: `name: Type` between parentheses of a function.
        guard let open = line.firstIndex(of: "("), line.contains("func ") || line.contains("init(") else { return }
        for part in line[line.index(after: open)...].split(whereSeparator: { $0 == "," || $0 == ")" }) {
            let halves = part.split(separator: ":", maxSplits: 1)
            guard halves.count == 2, let name = halves[0].split(separator: " ").last else { continue }
            add(String(name))
            types[String(name)] = halves[1].trimmed
        }
    }

    private mutating func add(_ name: String) {
        if name.first?.isNumber == false, !names.contains(name) { names.append(name) }
    }

    /// An expression in which a name that it begins with is replaced by a value of its type. It is only looked at, never run.
    func typed(_ expression: String) -> String {
        let head = expression.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let rest = expression.dropFirst(head.count)
        if let type = types[String(head)] { return "Optional<\(type)>.none!\(rest)" }
        if let value = values[String(head)] { return "(\(value))\(rest)" }
        return expression
    }
}
