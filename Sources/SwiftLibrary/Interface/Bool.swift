/// A truth value: `true` or `false`.
struct Bool: Hashable, CustomStringConvertible, LosslessStringConvertible, ExpressibleByBooleanLiteral, Codable, Sendable {
    /// Makes `false`.
    init()
    /// Makes the truth value that is given.
    init(_ value: Bool) { self = value }
    /// Makes the truth value that "true" or "false" spells; nil for any other text.
    @native("Bool.init(text:)")
    init?(_ description: String)
    /// Turns `true` into `false`, and `false` into `true`.
    mutating func toggle() { self = !self }
    /// "true" or "false".
    var description: String { self ? "true" : "false" }
    /// A random truth value, from the session's seed.
    static func random() -> Bool
    /// A random truth value, from a generator.
    static func random<G: RandomNumberGenerator>(using generator: inout G) -> Bool { (generator.next() >> 17) & 1 == 0 }

    @primitive("not")
    static prefix func ! (a: Bool) -> Bool
    /// Whether both are true; the right side is only computed when the left one is true.
    static func && (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool {
        if lhs { return try rhs() }
        return false
    }
    /// Whether at least one is true; the right side is only computed when the left one is false.
    static func || (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool {
        if lhs { return true }
        return try rhs()
    }
    @primitive("equal")
    static func == (lhs: Bool, rhs: Bool) -> Bool
    @primitive("notEqual")
    static func != (lhs: Bool, rhs: Bool) -> Bool
    /// Feeds the value to a hasher.
    @native("Hashable.hash(into:)")
    func hash(into hasher: inout Hasher)
    /// The hash of the value.
    @native("Hashable.hashValue")
    var hashValue: Int { get }
}
