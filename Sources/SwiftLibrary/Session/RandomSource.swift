/// Random numbers that follow from a seed (SplitMix64): small, quick, and the same on every machine.
public struct RandomSource: RandomNumberGenerator, Sendable, Hashable {
    private var counter: UInt64

    public init(seed: UInt64) { counter = seed }

    public mutating func next() -> UInt64 {
        counter &+= 0x9E37_79B9_7F4A_7C15
        var bits = counter
        bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
        return bits ^ bits >> 31
    }

    /// A number below a bound, which must not be 0. The multiplication spreads the bits evenly enough
    /// for a playground, and takes exactly one draw.
    public mutating func next(below bound: UInt64) -> UInt64 {
        next().multipliedFullWidth(by: bound).high
    }
}
