/// A value, or nil where there is none.
enum Optional<Wrapped>: ExpressibleByNilLiteral {
    /// No value.
    case none
    /// A value.
    case some(Wrapped)

    /// Makes an optional with a value.
    init(_ value: Wrapped) { self = .some(value) }

    /// What the closure makes of the value; nil if there is none.
    func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U? {
        switch self {
        case .some(let value): return .some(try transform(value))
        case .none: return nil
        }
    }
    /// The optional that the closure makes of the value; nil if there is none.
    func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U? {
        switch self {
        case .some(let value): return try transform(value)
        case .none: return nil
        }
    }
    /// The value as source: `Optional("a")`.
    var debugDescription: String { String(reflecting: self) }
    /// The value, which must be there.
    var unsafelyUnwrapped: Wrapped { self! }
    /// Takes the value out and leaves nil.
    mutating func take() -> Wrapped? {
        let value = self
        self = nil
        return value
    }
}

extension Optional: Equatable where Wrapped: Equatable {
    @native("Equatable.==(_:_:)")
    static func == (lhs: Wrapped?, rhs: Wrapped?) -> Bool
    @native("Equatable.!=(_:_:)")
    static func != (lhs: Wrapped?, rhs: Wrapped?) -> Bool
}

extension Optional: Hashable where Wrapped: Hashable {
    /// Feeds the value to a hasher.
    @native("Hashable.hash(into:)")
    func hash(into hasher: inout Hasher)
}

extension Optional: Sendable where Wrapped: Sendable {}

/// The value of an optional, or else the default, which is only computed when it is needed.
func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T) rethrows -> T {
    switch optional {
    case .some(let value): return value
    case .none: return try defaultValue()
    }
}

/// The optional, or else another one, which is only computed when it is needed.
func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T?) rethrows -> T? {
    switch optional {
    case .some(let value): return .some(value)
    case .none: return try defaultValue()
    }
}

extension Optional: CustomDebugStringConvertible {
    /// As it is shown when it lies in another value.
    var debugDescription: String { String(reflecting: self) }
}
