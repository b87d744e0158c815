/// A line of Markdown: **strong**, *emphasized*, `code`, ~~struck~~ and [links](https://example.com). Headings, lists and other
/// blocks are left as they are.
public struct MarkedText {
    /// What marks say of words. The numbers are those of Foundation's `InlinePresentationIntent`.
    public struct Marks: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let emphasized = Marks(rawValue: 1)
        public static let strong = Marks(rawValue: 2)
        public static let code = Marks(rawValue: 4)
        public static let struck = Marks(rawValue: 32)
    }

    /// Words without their marks.
    public struct Run: Sendable {
        public var words: String
        public var marks: Marks
        /// Where a link leads.
        public var address: String?
    }

    private static let pairs: [(mark: Character, length: Int, meaning: Marks)] = [
        ("*", 2, .strong), ("_", 2, .strong), ("~", 2, .struck), ("*", 1, .emphasized), ("_", 1, .emphasized),
    ]

    private let text: [Character]
    private let marks: Marks
    private let address: String?

    public init(_ text: String) { self.init(text: Array(text), marks: [], address: nil) }

    private init(text: [Character], marks: Marks, address: String?) {
        self.text = text
        self.marks = marks
        self.address = address
    }

    /// The words in order. Marks are looked for from each place on: what this takes grows with the square of the text's
    /// length at worst.
    public var runs: [Run] {
        var runs: [Run] = []
        var plain = ""
        func end() {
            if !plain.isEmpty { runs.append(Run(words: plain, marks: marks, address: address)) }
            plain = ""
        }
        var index = 0
        while index < text.count {
            if isEscaped(index + 1) {
                plain.append(text[index + 1])
                index += 2
            } else if let (inner, next) = marked(at: index) {
                end()
                runs += inner
                index = next
            } else {
                plain.append(text[index])
                index += 1
            }
        }
        end()
        return runs
    }

    /// Whether what stands there is meant as it is: a backslash before it says so.
    private func isEscaped(_ index: Int) -> Bool {
        guard index < text.count, text[index - 1] == "\\" else { return false }
        return text[index].isPunctuation || text[index].isSymbol
    }

    /// The words of what is marked from a place on, and where it ends.
    private func marked(at index: Int) -> (words: [Run], end: Int)? {
        switch text[index] {
        case "`":
            guard let end = close("`", 1, from: index) else { return nil }
            return ([Run(words: String(text[index + 1..<end]), marks: marks.union(.code), address: address)], end + 1)
        case "[":
            return link(at: index)
        default:
            for (mark, length, meaning) in Self.pairs where has(mark, length, at: index) {
                guard let end = close(mark, length, from: index) else { continue }
                return (inner(index + length..<end, marks: marks.union(meaning)), end + length)
            }
            return nil
        }
    }

    private func link(at index: Int) -> (words: [Run], end: Int)? {
        // `^[2 moon](inflect: true)` is no link: who draws the text reads it.
        guard index == 0 || text[index - 1] != "^",
              let title = text[index...].firstIndex(of: "]"), title + 1 < text.count, text[title + 1] == "(",
              let end = text[title...].firstIndex(of: ")") else { return nil }
        return (inner(index + 1..<title, marks: marks, address: String(text[title + 2..<end])), end + 1)
    }

    private func inner(_ range: Range<Int>, marks: Marks, address: String? = nil) -> [Run] {
        MarkedText(text: Array(text[range]), marks: marks, address: address ?? self.address).runs
    }

    private func has(_ mark: Character, _ length: Int, at index: Int) -> Bool {
        index + length <= text.count && (0..<length).allSatisfy { text[index + $0] == mark }
    }

    /// Where the mark stands that closes the one at a place. Marks have no space inside of them, and underscores no letter
    /// outside.
    private func close(_ mark: Character, _ length: Int, from open: Int) -> Int? {
        func isWord(_ index: Int) -> Bool { text.indices.contains(index) && (text[index].isLetter || text[index].isNumber) }
        let first = open + length
        guard first < text.count, mark == "`" || !text[first].isWhitespace, mark != "_" || !isWord(open - 1) else { return nil }
        var index = first
        while index + length <= text.count {
            if mark != "`", text[index] == "\\" {
                index += 2
                continue
            }
            var run = 0
            while index + run < text.count && text[index + run] == mark { run += 1 }
            if run >= length, index > first, run == length || run > 2, mark == "`" || !text[index - 1].isWhitespace,
               mark != "_" || !isWord(index + run) {
                return index + run - length
            }
            index += max(1, run)
        }
        return nil
    }
}
