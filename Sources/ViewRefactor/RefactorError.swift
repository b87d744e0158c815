/// Why an edit was refused. Nothing has changed then.
public enum RefactorError: Error, Hashable, Sendable {
    case noSuchType(String, suggestion: String?)
    case severalTypes(String, [String])
    case notAStruct(String, kind: String)
    case noSuchProperty(String, type: String, among: [String])
    case notStored(String, type: String)
    /// `let a: Int, onTap: () -> Void`: an attribute would count for all of them.
    case sharedDeclaration(String, others: [String])
    case alreadyEquatable(String)
    case notEquatable(String)
    /// The type names `Equatable`, or has an `==`, without the macro.
    case ownConformance(String)
    case alreadySkipped(String, type: String)
    case notSkipped(String, type: String)
    case noSuchDeclaration(String, suggestion: String?)
    /// Why a piece of a view cannot be a view of its own.
    case cannotSplit(String)
    /// A name of the piece whose declaration or type is in none of the files given.
    case unknownInput(String)
    /// Why a view cannot be a part of another one.
    case cannotInline(String)
}

extension RefactorError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noSuchType(let name, let suggestion):
            "there is no view `\(name)`" + hint(suggestion)
        case .severalTypes(let name, let names):
            "`\(name)` may be \(list(names, " or ")); say which"
        case .notAStruct(let name, let kind):
            "`\(name)` is \(kind); only a struct can be `@Equatable`"
        case .noSuchProperty(let name, let type, let names):
            "`\(type)` has no property `\(name)`" + hint(for: name, among: names)
        case .notStored(let name, let type):
            "`\(type).\(name)` is not a stored property, so it is never compared"
        case .sharedDeclaration(let name, let others):
            "`\(name)` is declared together with \(list(others, ", ")); give it a line of its own first"
        case .alreadyEquatable(let type):
            "`\(type)` is `@Equatable` already"
        case .notEquatable(let type):
            "`\(type)` is not `@Equatable`"
        case .ownConformance(let type):
            "`\(type)` is Equatable by its own declaration, without the macro; change that in the source"
        case .alreadySkipped(let name, let type):
            "`\(type).\(name)` is marked `@SkipEquatable` already"
        case .notSkipped(let name, let type):
            "`\(type).\(name)` is not marked `@SkipEquatable`"
        case .noSuchDeclaration(let name, let suggestion):
            "nothing here declares `\(name)`" + hint(suggestion)
        case .cannotSplit(let reason), .unknownInput(let reason):
            "this cannot be split off safely: \(reason)"
        case .cannotInline(let reason):
            "this view cannot be inlined safely: \(reason)"
        }
    }

    private func list(_ names: [String], _ separator: String) -> String {
        names.map { "`\($0)`" }.joined(separator: separator)
    }

    /// The name that is near, or else those that there are.
    private func hint(for name: String, among names: [String]) -> String {
        if let near = suggestion(for: name, among: names) { return hint(near) }
        if names.isEmpty { return "" }
        return "; it has \(list(Array(names.prefix(6)), ", "))" + (names.count > 6 ? " and others" : "")
    }

    private func hint(_ suggestion: String?) -> String {
        suggestion.map { "; did you mean `\($0)`?" } ?? ""
    }
}
