import Foundation

/// Sets of characters, and what stands behind a backslash.
extension RegexReader {
    // MARK: - Sets

    mutating func readSet() throws(Problem) {
        at += 1
        pieces.append(.code(take("^") ? "[^" : "["))
        var isEmpty = true
        while true {
            if flags.ignoresSpaceInSets { _ = take { $0.isWhitespace } }
            guard let character = next else { throw problem("expected ']'") }
            if character == "]" { break }
            try readMember(character, isFirst: isEmpty)
            isEmpty = false
        }
        guard !isEmpty else { throw problem("expected custom character class members") }
        at += 1
        pieces.append(.code("]"))
    }

    private mutating func readMember(_ character: Character, isFirst: Bool) throws(Problem) {
        if isNext("[:") {
            at += 2
            let name = try take(through: ":]")
            return pieces.append(.code("[:\(name):]"))
        }
        if character == "[" { return try readSet() }
        if !isFirst, take("&&") { return pieces.append(.code("&&")) }
        if !isFirst, take("--") { return pieces.append(.code("--")) }
        if isNext("~~") { throw problem("'~~' is not supported") }
        let place = at
        let lower = try readMemberCharacter()
        guard let lower, isNext("-"), !isNext("-]"), !isNext("--") else { return }
        at += 1
        guard let upper = try readMemberCharacter() else { throw problem("invalid bound for character class range", at: place) }
        guard lower <= upper else { throw problem("character '\(lower)' must compare less than or equal to '\(upper)'", at: place) }
        guard lower.unicodeScalars.count == 1, upper.unicodeScalars.count == 1 else {
            throw problem("a range of composed characters is not supported", at: place)
        }
        pieces.insert(.code("-"), at: pieces.count - 1)
    }

    /// Reads a character of a set, or what stands for several; nil in that case.
    private mutating func readMemberCharacter() throws(Problem) -> Character? {
        guard let character = next else { throw problem("expected ']'") }
        let count = pieces.count
        if character == "\\" {
            try readEscape(inSet: true)
        } else {
            at += 1
            pieces.append(.character(character))
        }
        guard pieces.count == count + 1, case .character(let read) = pieces[count] else { return nil }
        return read
    }

    // MARK: - Escapes

    mutating func readEscape(inSet: Bool = false) throws(Problem) {
        let place = at
        at += 1
        guard let character = next else { throw problem("expected escape sequence") }
        at += 1
        guard character.isASCII, character.isLetter || character.isNumber else { return pieces.append(.character(character)) }
        // Of `\r\n` one character is made, in patterns as in texts.
        if character == "r", take("\\n") { return pieces.append(.character("\r\n")) }
        if let scalar = try takeScalar(after: character) { return pieces.append(.character(Character(scalar))) }
        if let kind = Self.kinds[character] { return pieces.append(.code(kind)) }
        if character == "p" || character == "P" { return try readProperty(character, place) }
        if character == "N", isNext("{") {
            at += 1
            return pieces.append(.code("\\N{\(try take(through: "}"))}"))
        }
        if inSet {
            guard character == "b" else { throw problem("invalid escape sequence '\\\(character)'", at: place) }
            return pieces.append(.character("\u{8}"))
        }
        switch character {
        case "b", "B":
            hasWordBoundaries = true
            pieces.append(.code("\\\(character)"))
        case "A", "z", "Z", "G", "R", "X": pieces.append(.code("\\\(character)"))
        case "N": pieces.append(.code("[^\\v]"))
        case "O": pieces.append(.code("[\\s\\S]"))
        case "Q": pieces += try take(through: "\\E").map { .character($0) }
        case "k": try readNamedReference(place)
        case "g": try readNumberedReference(place)
        case _ where character.isNumber:
            at -= 1
            guard let number = Int(take { $0.isASCII && $0.isNumber }) else { throw problem("the number is too large", at: place) }
            refer(to: number, at: place)
        case "K", "y", "Y", "C": throw problem("'\\\(character)' is not currently supported", at: place)
        default: throw problem("invalid escape sequence '\\\(character)'", at: place)
        }
    }

    /// Kinds of characters. A character is a digit for `Regex` if it is a number of any sort.
    private static let kinds: [Character: String] = [
        "d": "\\p{N}", "D": "\\P{N}", "w": "[\\w\\p{N}]", "W": "[^\\w\\p{N}]", "s": "\\s", "S": "\\S",
        "h": "\\h", "H": "\\H", "v": "\\v", "V": "\\V",
    ]

    private static let controls: [Character: Unicode.Scalar] = [
        "t": "\t", "n": "\n", "r": "\r", "f": "\u{C}", "e": "\u{1B}", "a": "\u{7}",
    ]

    private mutating func takeScalar(after character: Character) throws(Problem) -> Unicode.Scalar? {
        if let control = Self.controls[character] { return control }
        switch character {
        case "x": return try takeNumber(digits: 2, radix: 16)
        case "u": return try takeNumber(digits: 4, radix: 16)
        case "U": return try takeNumber(digits: 8, radix: 16)
        case "o": return try takeNumber(digits: 3, radix: 8)
        case "0": return next.map { "01234567".contains($0) } == true ? try takeNumber(digits: 3, radix: 8) : "\0"
        case "c":
            guard let value = next?.asciiValue else { return nil }
            at += 1
            return Unicode.Scalar(value & 0x1F)
        default: return nil
        }
    }

    private mutating func takeNumber(digits: Int, radix: Int) throws(Problem) -> Unicode.Scalar {
        let place = at
        var text = ""
        if take("{") {
            text = try take(through: "}")
        } else {
            while text.count < digits, let digit = next, digit.isASCII, digit.isHexDigit {
                text.append(digit)
                at += 1
            }
        }
        guard let scalar = UInt32(text, radix: radix).flatMap(Unicode.Scalar.init) else {
            throw problem("expected a number of a character", at: place)
        }
        return scalar
    }

    /// Reads `\p{Lu}` or `\pL`.
    private mutating func readProperty(_ character: Character, _ place: Int) throws(Problem) {
        let name: String
        if take("{") {
            name = try take(through: "}")
        } else {
            guard let letter = next else { throw problem("expected a character property") }
            at += 1
            name = String(letter)
        }
        let code = "\\\(character){\(name)}"
        guard (try? NSRegularExpression(pattern: code)) != nil else {
            throw problem("unknown character property '\(name)'", at: place)
        }
        pieces.append(.code(code))
    }

    private mutating func readNamedReference(_ place: Int) throws(Problem) {
        for (start, end) in [("<", ">"), ("'", "'"), ("{", "}")] where take(start) { return try referByName(before: end) }
        throw problem("invalid escape sequence '\\k'", at: place)
    }

    private mutating func readNumberedReference(_ place: Int) throws(Problem) {
        let text = take("{") ? try take(through: "}") : take { $0.isASCII && $0.isNumber }
        guard let number = Int(text), number != 0, number > 0 || -number <= groups.count else {
            throw problem("invalid escape sequence '\\g'", at: place)
        }
        refer(to: number > 0 ? number : groups.count + 1 + number, at: place)
    }
}
