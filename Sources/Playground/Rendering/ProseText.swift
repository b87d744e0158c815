/// A line of Markdown for a terminal: code keeps its quotes, and the stars around stressed words become a style.
func proseLine(_ markdown: some StringProtocol) -> StyledLine {
    var line = StyledLine()
    var rest = Substring(markdown)
    var isStressed = false
    var plain = ""
    func flush() {
        line.append(plain, isStressed ? .heading : .plain)
        plain = ""
    }
    while let character = rest.first {
        if character == "`", let end = rest.dropFirst().firstIndex(of: "`") {
            flush()
            line.append(String(rest[...end]), .code)
            rest = rest[rest.index(after: end)...]
        } else if character == "*", let length = stressLength(rest, isOpen: isStressed, after: plain.last) {
            flush()
            isStressed.toggle()
            rest = rest.dropFirst(length)
        } else {
            plain.append(character)
            rest = rest.dropFirst()
        }
    }
    flush()
    return line
}

/// How many stars begin or end a stress here; nil for a star that is a bullet or a product.
private func stressLength(_ text: Substring, isOpen: Bool, after previous: Character?) -> Int? {
    let stars = text.prefix { $0 == "*" }.count
    let next = text.dropFirst(stars).first
    let mayBegin = next.map { !$0.isWhitespace } ?? false
    let mayEnd = previous.map { !$0.isWhitespace } ?? true
    guard stars <= 2, isOpen ? mayEnd : mayBegin else { return nil }
    return isOpen || text.dropFirst(stars).contains("*") ? stars : nil
}
