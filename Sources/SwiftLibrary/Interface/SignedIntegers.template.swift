// The members of integer types that have a sign; expanded for each of them, with its name for `Integer__`.

extension Integer__: SignedInteger {
    @primitive("negate")
    static prefix func - (a: Integer__) -> Integer__
    /// The value itself.
    static prefix func + (a: Integer__) -> Integer__ { a }
    /// Turns the sign around.
    mutating func negate() { self = -self }
    /// The distance from 0.
    var magnitude: Magnitude__ { get }
}
