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
    /// Both halves of a product.
    func multipliedFullWidth(by other: Integer__) -> (high: Integer__, low: Magnitude__) {
        let (a, b) = (UInt64(truncatingIfNeeded: self), UInt64(truncatingIfNeeded: other))
        guard bitWidth == 64 else {
            let whole = a &* b
            return (Integer__(truncatingIfNeeded: whole >> UInt64(bitWidth)), Magnitude__(truncatingIfNeeded: whole))
        }
        let (high, low) = _product(a, b, bits: 64)
        return (Integer__(truncatingIfNeeded: high &- (self < 0 ? b : 0) &- (other < 0 ? a : 0)), Magnitude__(truncatingIfNeeded: low))
    }
}
