/// Why a body ran: a closed set. A guess is never shown as a fact, hence `unknown`.
public enum Reason: UInt8, Sendable, CaseIterable {
    case firstAppearance
    /// The parent gave a view value that compares different.
    case valueChanged
    /// A state, binding or object of the view was written; for a container also what it keeps itself, such as how far
    /// it is scrolled.
    case dynamicProperty
    case environmentKey
    case observedKeyPath
    /// The view took the place of one with another explicit identity.
    case identityChanged
    /// The program was edited. Such runs stay out of totals.
    case codeChanged
    case unknown
}

/// Several reasons at once: a view may have changed and its state as well.
@frozen
public struct ReasonSet: OptionSet, Hashable, Sendable {
    public var rawValue: UInt8
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    @inlinable
    public init(_ reason: Reason) { rawValue = 1 << reason.rawValue }

    public static var firstAppearance: ReasonSet { ReasonSet(.firstAppearance) }
    public static var valueChanged: ReasonSet { ReasonSet(.valueChanged) }
    public static var dynamicProperty: ReasonSet { ReasonSet(.dynamicProperty) }
    public static var environmentKey: ReasonSet { ReasonSet(.environmentKey) }
    public static var observedKeyPath: ReasonSet { ReasonSet(.observedKeyPath) }
    public static var identityChanged: ReasonSet { ReasonSet(.identityChanged) }
    public static var codeChanged: ReasonSet { ReasonSet(.codeChanged) }
    public static var unknown: ReasonSet { ReasonSet(.unknown) }

    /// The reasons in the order of the enumeration.
    public var reasons: [Reason] { Reason.allCases.filter { contains(ReasonSet($0)) } }
}
