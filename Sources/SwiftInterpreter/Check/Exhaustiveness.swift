/// A switch must cover all values of its subject. Rows of patterns are looked at column by column, and a column is taken
/// apart by the ways in which its values are made: cases, true and false, nil and what is there, the parts of a tuple.
extension Checker {
    func checkExhaustive(_ cases: [SwitchCase], subject: Type, at: SourcePosition) {
        if cases.contains(where: { $0.patterns.isEmpty }) { return }
        let patterns = cases.flatMap { $0.patterns.filter { $0.guard == nil }.map(\.pattern) }
        let type = solver.resolve(subject)
        if type.isError { return }
        var coverage = Coverage(checker: self)
        let missing = coverage.missing(patterns, type)
        if coverage.isTooLarge {
            report("this switch is too large to tell whether it is exhaustive", at: at, hint: "Add a 'default' clause.")
        } else if let missing {
            let names = missing.map { ".\($0)" }.joined(separator: ", ")
            report("switch must be exhaustive", at: at, hint: missing.isEmpty ? "Add a 'default' clause."
                : "Add \(missing.count == 1 ? "the case" : "the cases") \(names), or a 'default'.")
        }
    }
}

private struct Coverage {
    /// Rows that may be looked at; the worst switches take more than anyone would wait for.
    private static let limit = 100_000

    let checker: Checker
    private var work = 0

    init(checker: Checker) { self.checker = checker }

    var isTooLarge: Bool { work > Coverage.limit }

    /// A way in which the values of a type are made.
    private enum Maker: Hashable {
        case none, some, tuple, truth(Bool)
        case enumCase(EnumCaseDecl)
    }

    /// Nil when the patterns cover the type; else the names of enum cases that are missing, as far as they are known.
    mutating func missing(_ patterns: [Pattern], _ type: Type) -> [String]? {
        let rows = patterns.map { [$0] }
        if covers(rows, [type]) { return nil }
        guard let makers = makers(of: type) else { return [] }
        var names: [String] = []
        for (maker, parts) in makers where !covers(rows.compactMap { row(row: $0, by: maker, parts.count) }, parts) {
            switch maker {
            case .none: names.append("none")
            case .enumCase(let found): names.append(found.name)
            case .some:
                let inner = patterns.compactMap { if case .some(let inner) = $0 { inner } else { nil } }
                if names.isEmpty, let wrapped = parts.first { return missing(inner, wrapped) }
                names.append("some")
            case .tuple, .truth: return []
            }
        }
        return names
    }

    /// Whether rows of patterns match all rows of values of these types.
    private mutating func covers(_ rows: [[Pattern]], _ types: [Type]) -> Bool {
        work += 1 + rows.count
        guard let first = types.first, !rows.isEmpty, !isTooLarge else { return !rows.isEmpty }
        let rest = Array(types.dropFirst())
        let named = Set(rows.compactMap { $0.first.flatMap(maker) })
        // The values that no row names are matched by the rows that take all.
        let open = rows.filter { $0.first.map(isOpen) ?? true }.map { Array($0.dropFirst()) }
        guard !named.isEmpty, let makers = makers(of: first) else { return covers(open, rest) }
        if makers.contains(where: { !named.contains($0.maker) }), !covers(open, rest) { return false }
        for (maker, parts) in makers where named.contains(maker) {
            if !covers(rows.compactMap { row(row: $0, by: maker, parts.count) }, parts + rest) { return false }
        }
        return true
    }

    /// All ways in which values of a type are made, with the types of what they hold; nil where they cannot be listed.
    private func makers(of type: Type) -> [(maker: Maker, parts: [Type])]? {
        if let wrapped = type.wrapped { return [(.none, []), (.some, [wrapped])] }
        if case .tuple(let elements) = type { return [(.tuple, elements.map(\.type))] }
        guard case .nominal(let decl, let arguments) = type else { return nil }
        if decl.isInterface, decl.name == "Bool" { return [(.truth(true), []), (.truth(false), [])] }
        guard decl.kind == .enum, !decl.cases.isEmpty else { return nil }
        let map = Dictionary(zip(decl.genericParameters, arguments), uniquingKeysWith: { a, _ in a })
        return decl.cases.map { enumCase in
            checker.resolve(enumCase)
            return (.enumCase(enumCase), enumCase.parameters.map { checker.substitute($0.type, map) })
        }
    }

    private func maker(_ pattern: Pattern) -> Maker? {
        switch pattern {
        case .none: return Maker.none
        case .some: return .some
        case .tuple: return .tuple
        case .enumCase(let found, _): return .enumCase(found)
        case .expression(_, let test):
            if case .binary(.equal, _, let value) = test.kind, case .boolean(let value) = value.kind { return .truth(value) }
            return nil
        default: return nil
        }
    }

    /// Whether a pattern matches all values.
    private func isOpen(_ pattern: Pattern) -> Bool {
        switch pattern {
        case .wildcard, .bind: true
        default: false
        }
    }

    /// What a row asks of the parts of a value that is made so, and of the columns behind it; nil if it never matches.
    private func row(row: [Pattern], by wanted: Maker, _ count: Int) -> [Pattern]? {
        guard let first = row.first else { return nil }
        let open = [Pattern](repeating: .wildcard, count: count)
        let rest = row.dropFirst()
        if isOpen(first) { return open + rest }
        guard maker(first) == wanted else { return nil }
        switch first {
        case .some(let inner): return [inner] + rest
        case .tuple(let parts): return (parts.count == count ? parts : open) + rest
        // Without patterns for what it holds, a case matches whatever that is.
        case .enumCase(_, let parts): return (parts.count == count ? parts : open) + rest
        default: return Array(rest)
        }
    }
}
