/// How many columns a terminal gives a text: two for East Asian characters and emoji, one for the others.
public func columns(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
}

func columns(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if scalar.value < 0x1100 { return scalar.value < 0x20 ? 0 : 1 }
    if scalar.properties.isEmojiPresentation { return 2 }
    if character.unicodeScalars.contains("\u{FE0F}"), scalar.properties.isEmoji { return 2 }
    return switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
         0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD: 2
    default: 1
    }
}

extension String {
    /// The text in exactly this many columns at least.
    func padded(to width: Int, alignedRight: Bool = false) -> String {
        let padding = String(repeating: " ", count: max(0, width - columns(of: self)))
        return alignedRight ? padding + self : self + padding
    }

    /// The text in this many columns at most, with an ellipsis where it was cut.
    func shortened(to width: Int) -> String {
        let line = self.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        guard columns(of: line) > width else { return line }
        var result = ""
        var used = 0
        for character in line {
            used += columns(of: character)
            if used > width - 1 { break }
            result.append(character)
        }
        return result + "…"
    }
}
