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

/// A random number of the type of the bounds.
func _randomFloat<T>(from: T, to: T) -> T { _float(from: from, to: to, bits: _randomBits()) }

/// A number of the type of the bounds, by random bits.
@native("_float(from:to:bits:)")
func _float<T>(from: T, to: T, bits: UInt64) -> T

/// 32 random bits, from the session's seed.
func arc4random() -> UInt32 { UInt32.random(in: 0...UInt32.max) }

/// A random number below a bound, from the session's seed.
func arc4random_uniform(_ bound: UInt32) -> UInt32 { bound == 0 ? 0 : UInt32.random(in: 0..<bound) }
