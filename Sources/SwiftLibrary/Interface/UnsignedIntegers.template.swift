// The members of integer types without a sign; expanded for each of them, with its name for `Integer__`.

extension Integer__: UnsignedInteger {
    /// The value itself.
    static prefix func + (a: Integer__) -> Integer__ { a }
    /// The distance from 0: the value itself.
    var magnitude: Integer__ { self }
    /// Both halves of a product.
    func multipliedFullWidth(by other: Integer__) -> (high: Integer__, low: Integer__) {
        let (high, low) = _product(UInt64(self), UInt64(other), bits: bitWidth)
        return (Integer__(high), Integer__(low))
    }
}
