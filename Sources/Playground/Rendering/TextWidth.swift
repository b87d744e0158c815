import SwiftUIRuntime

/// How many columns a terminal gives a text, here as on the screen that views draw.
public func columns(of text: some StringProtocol) -> Int { text.cellWidth }

func columns(of character: Character) -> Int { character.cellWidth }

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
