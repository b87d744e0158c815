/// What Tab offers at the prompt.
public struct Completions: Equatable, Sendable {
    public struct Candidate: Equatable, Sendable {
        /// Replaces the text from `start` to the cursor.
        public var text: String
        /// One line about it.
        public var summary: String

        public init(_ text: String, _ summary: String = "") {
            self.text = text
            self.summary = summary
        }
    }

    /// Where the word being completed begins, in characters.
    public var start: Int
    public var candidates: [Candidate]

    public init(start: Int, candidates: [Candidate]) {
        self.start = start
        self.candidates = candidates
    }
}

extension Session {
    /// Whether the text is a whole input, so that Enter may send it.
    public func isComplete(_ text: String) -> Bool {
        entryScanner.isComplete(text)
    }

    /// How many brackets the text leaves open: the depth of the next line's indentation.
    public func indentation(after text: String) -> Int {
        InputScanner.depth(of: text)
    }

    /// The ways to go on from the cursor, which counts characters and may lie outside the text.
    public func completions(for text: String, cursor: Int) -> Completions {
        let before = Array(text.prefix(max(0, cursor)))
        let blanks = before.prefix { $0 == " " }.count
        if blanks > 0, before.dropFirst(blanks).first == ":" {
            let inner = completions(for: String(before.dropFirst(blanks)), cursor: before.count - blanks)
            return Completions(start: blanks + inner.start, candidates: inner.candidates)
        }
        guard before.first == ":" else { return swiftCompletions(before) }
        guard let space = before.firstIndex(of: " ") else {
            let typed = String(before.dropFirst())
            let matching = commands.commands.filter { $0.name.hasPrefix(typed) }
            // Nothing else can be meant: what follows is its argument.
            let end = matching.count == 1 && matching[0].usage.contains(" ") ? " " : ""
            return Completions(start: 0, candidates: matching.map { .init(":" + $0.name + end, $0.summary) })
        }
        guard let command = try? commands.find(String(before[1..<space])) else {
            return Completions(start: before.count, candidates: [])
        }
        if command.takesInput {
            let input = before[(space + 1)...].drop { $0 == " " }
            if input.isEmpty { return Completions(start: before.count, candidates: completions(for: ":", cursor: 1).candidates) }
            let inner = completions(for: String(input), cursor: input.count)
            return Completions(start: input.startIndex + inner.start, candidates: inner.candidates)
        }
        // A label may have spaces: what is typed so far decides as a whole.
        let start = before[space...].firstIndex { $0 != " " } ?? before.count
        let typed = String(before[start...])
        var candidates = command.offers(self, typed).filter { $0.text.hasPrefix(typed) }
        // What is already there is an answer beside longer ones alone.
        if candidates.count == 1, candidates[0].text == typed { candidates = [] }
        if candidates.isEmpty, command.takesSwift {
            let swift = swiftCompletions(Array(typed))
            return Completions(start: start + swift.start, candidates: swift.candidates)
        }
        return Completions(start: start, candidates: Array(candidates.prefix(Self.longestOffer)))
    }

    /// Nobody reads a longer list.
    static var longestOffer: Int { 200 }
}
