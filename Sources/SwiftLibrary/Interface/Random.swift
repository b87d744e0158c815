/// A source of random bits.
protocol RandomNumberGenerator {
    /// The next 64 random bits.
    mutating func next() -> UInt64
}

/// The session's own generator; it begins with the session's seed.
struct SystemRandomNumberGenerator: RandomNumberGenerator, Sendable {
    init() {}
    /// The next 64 random bits.
    mutating func next() -> UInt64 { _randomBits() }
}

@native("_randomBits()")
func _randomBits() -> UInt64

/// A random integer of the type of the bounds, both included.
func _randomInteger<T>(from: T, through: T) -> T { _integer(from: from, through: through, bits: _randomBits()) }

/// An integer of the type of the bounds, both included, by random bits.
@native("_integer(from:through:bits:)")
func _integer<T>(from: T, through: T, bits: UInt64) -> T

/// A number from 0 to `delta`, which is not all that a type holds, by as many random bits as the type has.
func _random<G: RandomNumberGenerator>(upTo delta: UInt64, bits: Int, using generator: inout G) -> UInt64 {
    let mask = bits == 64 ? UInt64.max : (1 << UInt64(bits)) - 1
    let bound = delta + 1
    var (high, low) = _product(generator.next() & mask, bound, bits: bits)
    if low < bound {
        // What would come more often than the rest is drawn again.
        let limit = (mask - bound + 1) % bound
        while low < limit { (high, low) = _product(generator.next() & mask, bound, bits: bits) }
    }
    return high
}

/// Both halves of a product of numbers of so many bits.
func _product(_ a: UInt64, _ b: UInt64, bits: Int) -> (high: UInt64, low: UInt64) {
    if bits < 64 { return ((a * b) >> UInt64(bits), (a * b) & ((1 << UInt64(bits)) - 1)) }
    let half: UInt64 = 0xFFFF_FFFF
    let (a1, a0, b1, b0) = (a >> 32, a & half, b >> 32, b & half)
    let middle = a1 * b0 + (a0 * b0) >> 32
    let other = a0 * b1 + (middle & half)
    return (a1 * b1 + (middle >> 32) + (other >> 32), a &* b)
}

/// A random number of the type of the bounds.
func _randomFloat<T>(from: T, to: T) -> T { _float(from: from, to: to, bits: _randomBits()) }

/// A number of the type of the bounds, by random bits.
@native("_float(from:to:bits:)")
func _float<T>(from: T, to: T, bits: UInt64) -> T

/// 32 random bits, from the session's seed.
func arc4random() -> UInt32 { UInt32.random(in: 0...UInt32.max) }

/// A random number below a bound, from the session's seed.
func arc4random_uniform(_ bound: UInt32) -> UInt32 { bound == 0 ? 0 : UInt32.random(in: 0..<bound) }
