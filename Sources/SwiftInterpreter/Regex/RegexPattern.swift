import Foundation

/// A pattern as `Regex` reads it, and what Foundation's engine is given in its place.
///
/// Foundation's engine goes through scalars, `Regex` through characters. So a text is matched with every character of several
/// scalars replaced by a single one that stands for it, and the pattern is written with the same ones.
public struct RegexPattern {
    /// A part of a match that has a number.
    public struct Group {
        public var name: String?
        /// Whether it takes no part in some matches.
        public var isOptional = false
    }

    /// What is wrong with a text that is no pattern.
    public struct Problem: Error {
        public let words: String
        /// Where it is, counted in characters.
        public let place: Int
    }

    public let groups: [Group]
    /// Whether it asks where words begin and end.
    public let hasWordBoundaries: Bool
    private let pieces: [Piece]

    enum Piece {
        /// Means the same for both.
        case code(String)
        case character(Character)
        /// `^` and `$`; whether they stand at the ends of lines, if the pattern says so.
        case start(ofLine: Bool?)
        case end(ofLine: Bool?)
        /// What a group matched.
        case reference(Int)
    }

    /// With `ignoresSpace`, space means nothing, as between `#/` and `/#` on lines of their own. A text that was read before
    /// need not be tried again.
    public init(_ text: String, ignoresSpace: Bool, isKnown: Bool = false) throws(Problem) {
        var reader = RegexReader(text, ignoresSpace: ignoresSpace)
        try reader.readAll()
        groups = reader.groups
        pieces = reader.pieces
        hasWordBoundaries = reader.hasWordBoundaries
        if isKnown { return }
        let code = expression(anchorsMatchLines: false) { $0.unicodeScalars.first ?? " " }
        guard (try? NSRegularExpression(pattern: code)) != nil else {
            throw Problem(words: "it is not supported", place: 0)
        }
    }

    /// The pattern for Foundation, given the scalar that stands for a character of several.
    public func expression(anchorsMatchLines: Bool, standIn: (Character) -> Unicode.Scalar) -> String {
        pieces.map { piece in
            switch piece {
            case .code(let code): code
            case .character(let character): Self.escaped(standIn(character))
            case .start(let ofLine): ofLine ?? anchorsMatchLines ? "(?m:^)" : "\\A"
            case .end(let ofLine): ofLine ?? anchorsMatchLines ? "(?m:$)" : "\\z"
            case .reference(let number): "(?:\\\(number))"
            }
        }.joined()
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        scalar.isASCII && Character(scalar).isLetter ? String(scalar) : "\\x{\(String(scalar.value, radix: 16))}"
    }
}
