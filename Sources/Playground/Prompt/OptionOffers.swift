extension OptionChange {
    /// The options, and behind one of them the values that are words: those that its description names and `:set` takes.
    static func offers(_ typed: String, in options: Options) -> [Completions.Candidate] {
        let rows = options.table.rows.filter { $0.count == 3 }
        guard let space = typed.firstIndex(of: " ") else { return rows.map { .init($0[0] + " ", $0[2]) } }
        guard let row = rows.first(where: { $0[0] == typed[..<space] }) else { return [] }
        var seen: Set<String> = []
        let words = row[2].split { !$0.isLetter && !$0.isNumber }.map { "\(row[0]) \($0)" }
        return words.filter { seen.insert($0).inserted && isTaken($0) }.map { .init($0) }
    }

    private static func isTaken(_ text: String) -> Bool {
        OptionChange(text[...]) != nil
    }
}
