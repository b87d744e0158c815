/// The outcome of a condition: what each false clause found instead.
public struct ConditionResult: Equatable, Sendable {
    /// A sentence for each clause that does not hold: `Row.body == 1 is false: Row.body is 3`.
    public var failures: [String]
    public var holds: Bool { failures.isEmpty }
}

extension Session {
    /// Checks a condition against the last input that acted, and the source as it stands.
    public func check(_ condition: Condition) throws(Failure) -> ConditionResult {
        var failures: [String] = []
        for (clause, text) in condition.clauses {
            if let found = try finding(against: clause) { failures.append("\(text) is false: \(found)") }
        }
        return ConditionResult(failures: failures)
    }

    /// The number that a measure (`Counter.body`) has now.
    public func measure(_ text: String) throws(Failure) -> Int {
        try value(of: try Condition.measure(text))
    }

    /// What is the case instead; nil when the clause holds.
    private func finding(against clause: Condition.Clause) throws(Failure) -> String? {
        switch clause {
        case .compare(let measure, let comparison, let number):
            let value = try value(of: measure)
            return comparison.holds(value, number) ? nil : "\(measure) is \(value)"
        case .screenContains(let text):
            guard let snapshot = host.snapshot() else { return "nothing is shown" }
            return snapshot.screen.contains(text) ? nil : "the screen does not show it"
        case .printedContains(let text):
            let printed = state.last.printed
            if printed.contains(where: { $0.contains(text) }) { return nil }
            return printed.isEmpty ? "nothing was printed" : "printed was \(printed.joined(separator: " ⏎ "))"
        case .shows(let pattern, let text): return try finding(against: pattern, showing: text)
        case .isEquatable(let view):
            return try traits(of: view).isEquatable ? nil : "\(view) is not Equatable"
        case .skips(let view, let property):
            let traits = try traits(of: view)
            guard traits.properties.contains(property) else {
                throw Failure("`\(view)` has no property `\(property)`",
                              hint: namesThereAre(property, traits.properties, what: "property"))
            }
            return traits.skipped.contains(property) ? nil : "\(view) compares \(property)"
        case .passesLint(let view):
            let findings = lintFindings(of: try knownView(view))
            return findings.isEmpty ? nil : findings.map { "\($0.message) (\($0.rule))" }.joined(separator: "; ")
        }
    }

    /// What the views show that are named, instead of a text.
    private func finding(against pattern: PathPattern, showing text: String) throws(Failure) -> String? {
        if let type = pattern.wholeType { _ = try knownView(type) }
        guard let tree = host.snapshot()?.tree else { return "nothing is shown" }
        var shown: [String?] = []
        tree.visit { if pattern.matches($0.path) { shown.append($0.label) } }
        if shown.contains(where: { $0?.contains(text) ?? false }) { return nil }
        if shown.isEmpty { return "no \(pattern) is on the screen" }
        let texts = shown.compactMap(\.self).map { "\"\($0)\"" }
        return texts.isEmpty ? "it draws no text" : "it shows \(texts.joined(separator: ", "))"
    }

    private func value(of measure: Condition.Measure) throws(Failure) -> Int {
        switch measure.subject {
        case .everything:
            return (measure.isTotal ? state.last.total : state.last.delta).sum[measure.counter]
        case .view(let pattern):
            if let type = pattern.wholeType {
                let name = try knownView(type)
                return (measure.isTotal ? state.last.total : state.last.delta)[name][measure.counter]
            }
            guard let snapshot = host.snapshot() else { throw Failure("nothing is shown yet", hint: ":show mounts a view") }
            guard measure.counter != .initialized else {
                throw Failure("`init` is counted by type, not by view", hint: "leave the index out: `\(pattern.typeName).init`")
            }
            let node = try snapshot.view(.path(pattern))
            return (measure.isTotal ? node.total : node.delta)[measure.counter]
        }
    }

    /// The full name of a view type, which a condition may shorten.
    private func knownView(_ type: String) throws(Failure) -> String {
        let counted = state.last.total.rows.map(\.type) + state.last.delta.rows.map(\.type)
        if let name = try fullName(type, among: views + counted) { return name }
        throw Failure("there is no view `\(type)`", hint: namesThereAre(type, views, what: "view"))
    }

    /// What the source says about a type.
    private func traits(of type: String) throws(Failure) -> TypeTraits {
        let types = SourceTypes(in: state.source.files.map(\.text))
        if let name = try fullName(type, among: types.names), let traits = types[name] { return traits }
        throw Failure("there is no view `\(type)`", hint: namesThereAre(type, views, what: "view"))
    }

    /// Members of the views, as Tab offers them: `Counter.onTap`.
    func viewMembers(_ members: KeyPath<TypeTraits, [String]>) -> [Completions.Candidate] {
        let types = SourceTypes(in: state.source.files.map(\.text))
        return views.flatMap { view in (types[view]?[keyPath: members] ?? []).map { .init("\(view).\($0)") } }
    }
}

extension PathPattern {
    /// The type, when the pattern is nothing but a type's name: it then means all views of that type.
    var wholeType: String? {
        guard parts.count == 1, parts[0].place == .any else { return nil }
        return parts[0].type
    }

    var typeName: String { parts.last?.type ?? "" }
}

extension Condition.Measure: CustomStringConvertible {
    var description: String {
        let prefix = isTotal ? "total." : ""
        return switch subject {
        case .everything: prefix + counter.title
        case .view(let pattern): "\(prefix)\(pattern).\(counter.title)"
        }
    }
}
