import DiffEngine
import SwiftInterpreter

/// The number of an environment: the root's, or one that a modifier made.
struct ScopeID: Hashable {
    var rawValue: Int32
    static let root = ScopeID(rawValue: 0)
}

/// The environment below one modifier.
struct EnvironmentScope {
    var parent: ScopeID
    var children: [ScopeID] = []
    /// The modifier that made it, owned.
    var modifier: Value
    /// All values below it, owned: an `EnvironmentValues`.
    var values: Value
    /// The keys that views below have read, each with the source that re-runs them.
    var keys: [EnvironmentKeyID: KeySource] = [:]

    struct KeySource {
        /// The key path; `.void` for objects.
        var key: Value
        var source: SourceID
    }

    func forEachValue(_ visit: (Value) -> Void) {
        visit(modifier)
        visit(values)
        for key in keys.values { visit(key.key) }
    }
}

/// What a view reads from the environment: a key path by its text, or an object by its type.
enum EnvironmentKeyID: Hashable {
    case path(String)
    case object(TypeID)

    /// Puts keys in an order that is the same in every run.
    var order: (String, UInt32) {
        switch self {
        case .path(let text): (text, 0)
        case .object(let type): ("", type.rawValue)
        }
    }
}
