import SwiftInterpreter
import SwiftUIRuntime

/// What the interface files say about a name, for `:help` and completion.
final class VocabularyNames {
    private let index: InterfaceIndex
    private lazy var members = memberNames()

    init(_ index: InterfaceIndex) {
        self.index = index
    }

    /// A type with its initialisers, a function, or a modifier of views.
    func description(of name: String) -> NameDescription? {
        let plain = name.hasPrefix(".") || name.hasPrefix("@") ? String(name.dropFirst()) : name
        let lines = index.chunks(named: plain).flatMap { self.lines(of: $0) }
        if let first = lines.firstIndex(where: { declares($0, plain) }) {
            let inits = lines.filter { $0.hasPrefix("    init(") }.map { "  " + signature($0) }
            return NameDescription(
                declarations: [signature(lines[first])] + inits, documentation: documentation(above: first, in: lines))
        }
        let members = index.chunks(named: "View").flatMap { self.lines(of: $0) }
        let found = members.indices.filter { declares(members[$0], plain) }
        guard let first = found.first else { return nil }
        return NameDescription(
            declarations: found.map { signature(members[$0]) }, documentation: documentation(above: first, in: members),
            isInert: DrawnModifier(rawValue: plain) == nil && found.allSatisfy { members[$0].trimmed.hasPrefix("@inert") })
    }

    /// Whether it is the name of a property wrapper, a result builder or a global actor.
    func isAttribute(_ name: String) -> Bool {
        let marks = ["@propertyWrapper", "@resultBuilder", "@globalActor"]
        return index.chunks(named: name).contains { chunk in marks.contains { chunk.text.contains($0) } }
    }

    /// The modifiers of views that begin so.
    func modifiers(withPrefix prefix: String) -> [String] {
        members.filter { $0.hasPrefix(prefix) }
    }

    private func memberNames() -> [String] {
        let names = index.chunks(named: "View").flatMap { lines(of: $0) }.compactMap { line -> String? in
            guard let keyword = line.range(of: "func ") else { return nil }
            let name = line[keyword.upperBound...].prefix { $0.isLetter || $0.isNumber }
            return name.isEmpty || line.contains("///") ? nil : String(name)
        }
        return Set(names).sorted()
    }

    private func lines(of chunk: InterfaceIndex.Chunk) -> [String] {
        chunk.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private func declares(_ line: String, _ name: String) -> Bool {
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        guard !line.trimmed.hasPrefix("//"), let place = words.firstIndex(where: { $0 == name }), place > 0 else { return false }
        return ["struct", "class", "enum", "protocol", "func", "var", "typealias", "actor"].contains(words[place - 1])
    }

    /// The line without its attributes and its body.
    private func signature(_ line: String) -> String {
        var text = line.trimmed[...]
        while text.first == "@", let space = text.firstIndex(of: " ") { text = text[text.index(after: space)...] }
        let head = text.prefix(text.distance(from: text.startIndex, to: body(in: text)))
        return withoutOwnProtocols(head).replacing("@localized ", with: "").trimmed
    }

    /// Where the braces of a declaration begin: those of default values stand inside parentheses.
    private func body(in text: Substring) -> Substring.Index {
        var depth = 0
        for index in text.indices {
            switch text[index] {
            case "(", "[": depth += 1
            case ")", "]": depth -= 1
            case "{" where depth == 0: return index
            default: break
            }
        }
        return text.endIndex
    }

    /// A type without the protocols that only the interface files know, whose names begin with `_`.
    private func withoutOwnProtocols(_ text: Substring) -> String {
        guard !text.hasPrefix("init"), !text.contains("("), let colon = text.lastIndex(of: ":") else { return String(text) }
        let named = text[text.index(after: colon)...].split(separator: ",").map { String($0).trimmed }.filter { !$0.hasPrefix("_") }
        return text[..<colon] + (named.isEmpty ? "" : ": " + named.joined(separator: ", "))
    }

    private func documentation(above index: Int, in lines: [String]) -> String? {
        var texts: [String] = []
        var place = index - 1
        while place >= 0, lines[place].trimmed.hasPrefix("@") { place -= 1 }
        while place >= 0, lines[place].trimmed.hasPrefix("///") {
            texts.insert(lines[place].trimmed.dropFirst(3).trimmed, at: 0)
            place -= 1
        }
        return texts.isEmpty ? nil : texts.joined(separator: " ")
    }
}
