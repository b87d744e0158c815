/// What a command is to act on, as it was written.
public enum Target: Equatable, Sendable, CustomStringConvertible {
    /// The whole label of a control, or of a view, in quotes.
    case label(String)
    /// One of the numbers of `:controls`.
    case number(Int)
    case path(PathPattern)

    public var description: String {
        switch self {
        case .label(let label): "\"\(label)\""
        case .number(let number): "\(number)"
        case .path(let path): "\(path)"
        }
    }
}

/// A path as a person writes it: `Screen/Counter[1]`, `Row[id: 7]`, or just the last part where that is clear.
public struct PathPattern: Equatable, Sendable, CustomStringConvertible {
    struct Part: Equatable, Sendable {
        enum Place: Equatable, Sendable {
            case any
            case index(Int)
            case id(String)
        }
        var type: String
        var place: Place
    }

    var parts: [Part]
    public let description: String

    /// Nil when the text is no path.
    public init?(_ text: String) {
        description = text
        parts = []
        for piece in Self.pieces(of: text) {
            guard let part = Self.part(piece) else { return nil }
            parts.append(part)
        }
        if parts.isEmpty { return nil }
    }

    /// Whether this names the view: its parts are the last ones of the path.
    public func matches(_ path: ViewPath) -> Bool {
        guard parts.count <= path.parts.count else { return false }
        return zip(parts, path.parts.suffix(parts.count)).allSatisfy { pattern, part in
            guard pattern.type == part.type || part.type.hasSuffix("." + pattern.type) else { return false }
            return switch pattern.place {
            case .any: true
            case .index(let index): part.index == index
            case .id(let id): part.id == id
            }
        }
    }

    /// Cut at slashes that are in no bracket: an id may have one.
    private static func pieces(of text: String) -> [Substring] {
        var depth = 0
        return text.split(omittingEmptySubsequences: false) { character in
            if character == "[" { depth += 1 }
            if character == "]" { depth -= 1 }
            return character == "/" && depth <= 0
        }
    }

    private static func part(_ piece: Substring) -> Part? {
        let type = piece.prefix { $0 != "[" }
        guard let first = type.first, first.isLetter || first == "_",
              type.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else { return nil }
        let bracket = piece.dropFirst(type.count)
        if bracket.isEmpty { return Part(type: String(type), place: .any) }
        guard bracket.last == "]" else { return nil }
        let inside = bracket.dropFirst().dropLast().trimmed
        if let index = Int(inside) { return Part(type: String(type), place: .index(index)) }
        guard inside.hasPrefix("id:") else { return nil }
        var id = inside.dropFirst(3).trimmed
        if id.count >= 2, id.first == "\"", id.last == "\"" { id = String(id.dropFirst().dropLast()) }
        return id.isEmpty ? nil : Part(type: String(type), place: .id(id))
    }
}
