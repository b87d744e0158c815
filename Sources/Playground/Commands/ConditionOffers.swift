/// What Tab offers of a condition, word by word.
extension Session {
    func conditions(goingOnFrom typed: String) -> [Completions.Candidate] {
        // The clause at the end begins behind the last `and` that another word follows.
        var words = Condition.spacedWords(typed)
        let isWordOpen = words.last.map { $0.endIndex == typed.endIndex } ?? false
        let open = isWordOpen ? words.removeLast() : ""
        if let and = words.lastIndex(of: "and") { words.removeFirst(and + 1) }
        let before = typed.dropLast(open.count)
        return nextWords(behind: words.map(String.init), word: String(open)).map { .init(before + $0.text, $0.summary) }
    }

    /// The words that may come behind those of a clause.
    private func nextWords(behind words: [String], word: String) -> [Completions.Candidate] {
        guard let first = words.first else { return subjects(word) }
        if words.count >= 3 { return (try? Condition(words.joined(separator: " "))) != nil ? [.init("and ")] : [] }
        if ["screen", "printed"].contains(first) { return words.count == 1 ? [.init("contains \"")] : [] }
        if words.count == 1 {
            if (try? Condition.measure(first)) != nil { return Condition.Comparison.allCases.map { .init($0.rawValue + " ") } }
            guard views.contains(first) else { return [] }
            return [.init("is Equatable"), .init("skips ", "a property that is left out"), .init("passes lint"), .init("shows \"", "the first text that it draws itself")]
        }
        switch words[1] {
        case "is": return [.init("Equatable")]
        case "passes": return [.init("lint")]
        case "skips":
            return viewMembers(\.stored).filter { $0.text.hasPrefix(first + ".") }.map { .init(String($0.text.dropFirst(first.count + 1))) }
        case let comparison where Condition.Comparison(rawValue: comparison) != nil:
            return (try? measure(first)).map { [.init("\($0)", "as it is now")] } ?? []
        default: return []
        }
    }

    /// Counters, of all or of a type, and the other things that can be claimed.
    private func subjects(_ word: String) -> [Completions.Candidate] {
        let total = word.hasPrefix("total.") ? "total." : ""
        let counters = Counter.allCases.map(\.title)
        let type = word.dropFirst(total.count).split(separator: ".", omittingEmptySubsequences: false).first.map(String.init) ?? ""
        if views.contains(type), word.contains(type + ".") { return counters.map { .init("\(total)\(type).\($0)") } }
        let words = counters.filter { $0 != "==" }.map { total + $0 } + views.map { "\(total)\($0)." }
            + (total.isEmpty ? ["total.", "screen contains \"", "printed contains \""] : [])
        return words.map { .init($0) } + (total.isEmpty && views.contains(word) ? [.init(word + " ")] : [])
    }
}
