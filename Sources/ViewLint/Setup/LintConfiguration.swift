/// What is linted, and how severely.
public struct LintConfiguration: Hashable, Sendable {
    public enum Level: String, Hashable, Sendable { case off, warning, error }

    /// Patterns of paths, relative to the folder of the configuration. Without any, all Swift files.
    public var include: [String] = []
    public var exclude: [String] = []
    /// By rule.
    public var levels: [String: Level] = [:]
    /// Numbers by rule and name.
    public var options: [String: [String: Int]] = [:]

    public init() {}

    func level(of rule: String) -> Level { levels[rule] ?? .warning }
    func severity(of rule: String) -> Severity { level(of: rule) == .error ? .error : .warning }

    func options(of rule: Rule) -> Rule.Options {
        Rule.Options(values: rule.options.merging((options[rule.name] ?? [:]).mapValues { $0 }) { $1 })
    }

    /// Whether a path, relative to the folder of the configuration, is left out with all below it.
    func excludes(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        return exclude.contains { PathPattern($0).matches(parts) }
    }

    /// Whether a path, relative to the folder of the configuration, is to be linted.
    func covers(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        if excludes(path) { return false }
        return include.isEmpty || include.contains { PathPattern($0).matches(parts) }
    }
}

/// A pattern of paths: `Sources/**/Generated*.swift`; one without a wildcard stands for all that is below it.
struct PathPattern {
    private let parts: [Substring]

    init(_ pattern: String) {
        parts = pattern.split(separator: "/").filter { $0 != "." }
    }

    /// Whether the pattern matches a path or a folder that it is in.
    func matches(_ path: [Substring]) -> Bool { Self.matches(parts[...], path[...]) }

    private static func matches(_ pattern: ArraySlice<Substring>, _ path: ArraySlice<Substring>) -> Bool {
        guard let part = pattern.first else { return true }
        if part == "**" {
            return (path.startIndex...path.endIndex).contains { matches(pattern.dropFirst(), path[$0...]) }
        }
        guard let name = path.first, matches(Array(part)[...], Array(name)[...]) else { return false }
        return matches(pattern.dropFirst(), path.dropFirst())
    }

    /// `*` stands for any characters, `?` for one.
    private static func matches(_ pattern: ArraySlice<Character>, _ name: ArraySlice<Character>) -> Bool {
        guard let first = pattern.first else { return name.isEmpty }
        switch first {
        case "*": return (name.startIndex...name.endIndex).contains { matches(pattern.dropFirst(), name[$0...]) }
        case "?": return !name.isEmpty && matches(pattern.dropFirst(), name.dropFirst())
        default: return name.first == first && matches(pattern.dropFirst(), name.dropFirst())
        }
    }
}
