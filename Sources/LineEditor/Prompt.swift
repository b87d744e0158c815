/// What stands before an entry, in a colour or without.
public struct Prompt: Equatable, Sendable {
    public var text: String
    /// The parameters of the escape sequence that begins the colour, such as `1;34`; nil for none.
    public var colour: String?

    public init(_ text: String, colour: String? = nil) {
        self.text = text
        self.colour = colour
    }

    /// Stands around the parts that take no columns, so that libedit counts right.
    static let marker: Unicode.Scalar = "\u{1}"

    /// The prompt as libedit takes it. The spaces at its end stay outside: a marker cannot come last.
    var marked: String {
        guard let colour else { return text }
        let word = text.prefix { $0 != " " }
        let rest = text.dropFirst(word.count)
        let mark = String(Prompt.marker)
        return "\(mark)\u{1B}[\(colour)m\(mark)\(word)\(mark)\u{1B}[0m\(mark)\(rest.isEmpty ? " " : rest)"
    }
}
