import SwiftInterpreter

extension Type {
    /// The type with what generic parameters stand for in their place.
    func replacing(_ substitution: [Archetype: Type]) -> Type {
        guard !substitution.isEmpty else { return self }
        return mapping { part in
            if case .archetype(let archetype) = part { substitution[archetype] } else { nil }
        }
    }

    /// How deep generic arguments lie in each other.
    var nesting: Int {
        guard case .nominal(_, let arguments) = self else { return 0 }
        return (arguments.map(\.nesting).max() ?? 0) + 1
    }
}
