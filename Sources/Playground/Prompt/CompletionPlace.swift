/// Where in Swift the cursor stands, told from the text before it alone. The text may be damaged in any way.
enum CompletionPlace: Equatable {
    /// A name by itself; the prefix may be empty.
    case name(prefix: String)
    /// After a dot; `base` is the expression before it, nil where there is none.
    case member(base: String?, prefix: String)
    /// After a dot that begins a value whose type is written: `let a: Alignment = .`
    case implicitMember(of: String, prefix: String)
    /// After a dot that begins an argument.
    case implicitArgument(callee: String, base: String?, label: String?, prefix: String)
    /// Where an argument begins: a label of the function, or a value. Of the arguments before it the labels are given, nil for none.
    case argument(callee: String, base: String?, given: [String?], prefix: String)
    /// In a text or a comment.
    case nowhere

    init(before text: [Character]) {
        self = PlaceFinder(text).place
    }
}

/// Divides a text into words, brackets and the rest, forwards, and then looks back from its end.
private struct PlaceFinder {
    private enum Kind: Equatable {
        case word, string, dot, open(Character), close, comma, colon, postfix, other
    }

    private struct Token {
        var kind: Kind
        var range: Range<Int>
        /// The place of the bracket that this one closes.
        var partner: Int?
    }

    private let text: [Character]
    private var tokens: [Token] = []
    private var isInText = false

    init(_ text: [Character]) {
        self.text = text
        divide()
    }

    var place: CompletionPlace {
        if isInText { return .nowhere }
        var end = tokens.count
        var prefix = ""
        if let last = tokens.last, last.kind == .word, last.range.upperBound == text.count {
            prefix = String(text[last.range])
            end -= 1
            // A number is no name.
            if prefix.first?.isNumber == true { return .nowhere }
        }
        guard end > 0 else { return .name(prefix: prefix) }
        let before = tokens[end - 1]
        if before.kind == .dot, prefix.isEmpty ? before.range.upperBound == text.count : true {
            if let base = expression(endingBefore: end - 1) { return .member(base: base, prefix: prefix) }
            return implicit(before: end - 1, prefix)
        }
        if before.kind == .open("(") || before.kind == .comma, let call = call(around: end) {
            return .argument(callee: call.callee, base: call.base, given: call.given, prefix: prefix)
        }
        return .name(prefix: prefix)
    }

    // MARK: Looking back

    /// A member of a type that is not written at the dot, but may be before it.
    private func implicit(before dot: Int, _ prefix: String) -> CompletionPlace {
        guard dot > 0 else { return .member(base: nil, prefix: prefix) }
        let last = tokens[dot - 1]
        if text[last.range] == ["="], let type = annotation(before: dot - 1) { return .implicitMember(of: type, prefix: prefix) }
        let label = last.kind == .colon && dot > 1 && tokens[dot - 2].kind == .word ? String(text[tokens[dot - 2].range]) : nil
        if [.open("("), .comma, .colon].contains(last.kind), let call = call(around: dot) {
            return .implicitArgument(callee: call.callee, base: call.base, label: label, prefix: prefix)
        }
        return .member(base: nil, prefix: prefix)
    }

    /// `Alignment` of `let a: Alignment`.
    private func annotation(before end: Int) -> String? {
        var start = end
        while start > 0, [.word, .dot, .postfix].contains(tokens[start - 1].kind) { start -= 1 }
        guard start < end, start > 1, tokens[start - 1].kind == .colon, tokens[start - 2].kind == .word else { return nil }
        return String(text[tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound])
    }

    /// The postfix expression that ends before a token, as written; nil for none.
    private func expression(endingBefore end: Int) -> String? {
        guard let start = start(ofExpressionEndingBefore: end) else { return nil }
        return String(text[tokens[start].range.lowerBound..<tokens[end].range.lowerBound])
    }

    private func start(ofExpressionEndingBefore end: Int) -> Int? {
        var start: Int?
        var index = end - 1
        while index >= 0 {
            switch tokens[index].kind {
            case .postfix:
                index -= 1
                continue
            case .close:
                guard let partner = tokens[index].partner else { return start }
                start = partner
                // What is called, or what a trailing closure is given to, stands right before.
                guard partner > 0, [.word, .close, .postfix, .string].contains(tokens[partner - 1].kind), isCalled(partner) else { return partner }
                index = partner - 1
                continue
            case .word, .string:
                start = index
                guard index > 0, tokens[index - 1].kind == .dot else { return start }
                index -= 2
                // `.leading.`: what it is a member of is not written.
                if index < 0 || [.other, .comma, .colon].contains(tokens[index].kind) { return nil }
                if case .open = tokens[index].kind { return nil }
            default: return start
            }
        }
        return start
    }

    /// A bracket belongs to what stands right before it, a brace to what stands before it on its line.
    private func isCalled(_ open: Int) -> Bool {
        let between = text[tokens[open - 1].range.upperBound..<tokens[open].range.lowerBound]
        if between.contains(where: \.isNewline) { return false }
        return tokens[open].kind == .open("{") || between.isEmpty
    }

    /// The call in whose parentheses the end of the text is, with the label of each argument that a comma has ended.
    private func call(around end: Int) -> (callee: String, base: String?, given: [String?])? {
        var given: [String?] = []
        var index = end - 1
        while index >= 0 {
            let token = tokens[index]
            if let partner = token.partner {
                index = partner - 1
                continue
            }
            if token.kind == .comma { given.insert(nil, at: 0) }
            if token.kind == .colon, index > 0, tokens[index - 1].kind == .word, !given.isEmpty {
                given[0] = String(text[tokens[index - 1].range])
            }
            if case .open(let bracket) = token.kind {
                guard bracket == "(", index > 0, tokens[index - 1].kind == .word, isCalled(index) else { return nil }
                let callee = String(text[tokens[index - 1].range])
                guard index > 1, tokens[index - 2].kind == .dot else { return (callee, nil, given) }
                return expression(endingBefore: index - 2).map { (callee, $0, given) }
            }
            index -= 1
        }
        return nil
    }

    // MARK: Dividing

    private mutating func divide() {
        var open: [Int] = []
        var interpolations: [Interpolation] = []
        var index = 0
        while index < text.count {
            let character = text[index]
            if character.isWhitespace {
                index += 1
            } else if starts("//", at: index) {
                let end = text[index...].firstIndex(where: \.isNewline)
                isInText = end == nil
                index = end ?? text.count
            } else if starts("/*", at: index) {
                index = skipComment(index)
            } else if let quote = Quote(text, at: index) {
                index = string(quote, from: index, bodyAt: index + quote.opening, &interpolations, &open)
            } else if belongsToWord(character) {
                let end = text[index...].firstIndex { !belongsToWord($0) } ?? text.count
                // `1.5` is one number.
                if character.isNumber, end + 1 < text.count, text[end] == ".", text[end + 1].isNumber {
                    let fraction = text[(end + 1)...].firstIndex { !belongsToWord($0) } ?? text.count
                    add(.word, index..<fraction)
                    index = fraction
                } else {
                    add(.word, index..<end)
                    index = end
                }
            } else if "([{".contains(character) {
                open.append(tokens.count)
                add(.open(character), index..<index + 1)
                index += 1
            } else if ")]}".contains(character) {
                if character == ")", let last = interpolations.last, open.count == last.depth + 1 {
                    // The text goes on; what stood in it is a part of it.
                    interpolations.removeLast()
                    open.removeLast()
                    tokens.removeSubrange(last.token...)
                    index = string(last.quote, from: last.start, bodyAt: index + 1, &interpolations, &open)
                    continue
                }
                add(.close, index..<index + 1)
                tokens[tokens.count - 1].partner = open.popLast()
                index += 1
            } else {
                let kind: Kind = switch character {
                case ".": .dot
                case ",": .comma
                case ":": .colon
                case "?", "!": index > 0 && !text[index - 1].isWhitespace ? .postfix : .other
                default: .other
                }
                add(kind, index..<index + 1)
                index += 1
            }
        }
    }

    private mutating func add(_ kind: Kind, _ range: Range<Int>) {
        tokens.append(Token(kind: kind, range: range))
    }

    private func belongsToWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "$" || character == "@" || character == "`"
    }

    private func starts(_ word: String, at index: Int) -> Bool {
        text[index...].starts(with: word)
    }

    private mutating func skipComment(_ start: Int) -> Int {
        var depth = 0
        var index = start
        while index < text.count {
            if starts("/*", at: index) {
                depth += 1
                index += 2
            } else if starts("*/", at: index) {
                depth -= 1
                index += 2
                if depth == 0 { return index }
            } else {
                index += 1
            }
        }
        isInText = true
        return text.count
    }

    private struct Quote {
        var hashes: Int
        var isMultiline: Bool

        var opening: Int { hashes + (isMultiline ? 3 : 1) }

        init?(_ text: [Character], at index: Int) {
            hashes = text[index...].prefix { $0 == "#" }.count
            guard index + hashes < text.count, text[index + hashes] == "\"" else { return nil }
            isMultiline = text[(index + hashes)...].starts(with: "\"\"\"")
        }
    }

    /// An interpolation that is open.
    private struct Interpolation {
        /// How many brackets were open before it.
        var depth: Int
        /// The text to go on with, and where that begins.
        var quote: Quote
        var start: Int
        /// Its first token.
        var token: Int
    }

    /// Goes on after a string, or into an interpolation in it.
    private mutating func string(
        _ quote: Quote, from start: Int, bodyAt first: Int, _ interpolations: inout [Interpolation], _ open: inout [Int]
    ) -> Int {
        let hashes = String(repeating: "#", count: quote.hashes)
        let closing = (quote.isMultiline ? "\"\"\"" : "\"") + hashes
        var index = first
        while index < text.count {
            if starts(closing, at: index) {
                add(.string, start..<index + closing.count)
                return index + closing.count
            }
            if starts("\\" + hashes + "(", at: index) {
                index += 2 + quote.hashes
                interpolations.append(Interpolation(depth: open.count, quote: quote, start: start, token: tokens.count))
                open.append(tokens.count)
                add(.open("("), index - 1..<index)
                return index
            }
            if text[index] == "\\", quote.hashes == 0 { index += 1 }
            // The end of the line ends a text that was not closed.
            if index < text.count, text[index].isNewline, !quote.isMultiline { return index }
            index += 1
        }
        isInText = true
        return text.count
    }
}
