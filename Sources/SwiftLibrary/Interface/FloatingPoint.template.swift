// The members of floating-point types; expanded for each of them, with its name for `Float__`.

/// A floating-point number.
struct Float__: BinaryFloatingPoint, CustomStringConvertible, LosslessStringConvertible, CVarArg, Codable, Sendable {
    typealias Stride = Float__
    typealias Magnitude = Float__

    /// Makes 0.
    init()
    @primitive("convert")
    init(integerLiteral value: Int)
    @primitive("convert")
    init(floatLiteral value: Double)
    /// Converts an integer.
    @primitive("convert")
    init<T: BinaryInteger>(_ source: T)
    /// Converts a number, rounding it if need be.
    @primitive("convert")
    init<T: BinaryFloatingPoint>(_ source: T)
    /// Converts a number, rounding it if need be.
    @primitive("convert")
    init(_ source: Double)
    /// Converts a number, rounding it if need be.
    @primitive("convert")
    init(_ source: Float)
    /// Reads a number; nil for any other text.
    @native("Float__.init(text:)")
    init?<S: StringProtocol>(_ text: S)
    /// Converts an integer that the type can hold exactly; nil for any other.
    init?<T: BinaryInteger>(exactly source: T)
    /// A number with the sign of one and the magnitude of another.
    init(signOf sign: Float__, magnitudeOf magnitude: Float__)
    /// A number by its bits.
    init(bitPattern: BitPattern__)

    /// The ratio of a circle's circumference to its diameter.
    static var pi: Float__ { get }
    /// Infinity.
    static var infinity: Float__ { get }
    /// Not a number.
    static var nan: Float__ { get }
    /// 0.
    static var zero: Float__ { get }
    /// The greatest number below infinity.
    static var greatestFiniteMagnitude: Float__ { get }
    /// The least positive number of full precision.
    static var leastNormalMagnitude: Float__ { get }
    /// The least positive number.
    static var leastNonzeroMagnitude: Float__ { get }
    /// The distance from 1 to the next number.
    static var ulpOfOne: Float__ { get }

    @primitive("add")
    static func + (lhs: Float__, rhs: Float__) -> Float__
    @primitive("subtract")
    static func - (lhs: Float__, rhs: Float__) -> Float__
    @primitive("multiply")
    static func * (lhs: Float__, rhs: Float__) -> Float__
    @primitive("divide")
    static func / (lhs: Float__, rhs: Float__) -> Float__
    @primitive("negate")
    static prefix func - (a: Float__) -> Float__
    /// The value itself.
    static prefix func + (a: Float__) -> Float__ { a }

    @primitive("add")
    static func += (lhs: inout Float__, rhs: Float__)
    @primitive("subtract")
    static func -= (lhs: inout Float__, rhs: Float__)
    @primitive("multiply")
    static func *= (lhs: inout Float__, rhs: Float__)
    @primitive("divide")
    static func /= (lhs: inout Float__, rhs: Float__)

    @primitive("equal")
    static func == (lhs: Float__, rhs: Float__) -> Bool
    @primitive("notEqual")
    static func != (lhs: Float__, rhs: Float__) -> Bool
    @primitive("less")
    static func < (lhs: Float__, rhs: Float__) -> Bool
    @primitive("lessOrEqual")
    static func <= (lhs: Float__, rhs: Float__) -> Bool
    @primitive("greater")
    static func > (lhs: Float__, rhs: Float__) -> Bool
    @primitive("greaterOrEqual")
    static func >= (lhs: Float__, rhs: Float__) -> Bool

    /// The number in the fewest decimal digits that tell it from its neighbours.
    var description: String { get }
    /// The hash of the value.
    @native("Hashable.hashValue")
    var hashValue: Int { get }
    /// Feeds the value to a hasher.
    @native("Hashable.hash(into:)")
    func hash(into hasher: inout Hasher)

    /// Rounded to an integer; halves go away from 0.
    func rounded() -> Float__
    /// Rounded to an integer by a rule.
    func rounded(_ rule: FloatingPointRoundingRule) -> Float__ { _rounded(self, rule._number) }
    /// Rounds to an integer; halves go away from 0.
    mutating func round() { self = rounded() }
    /// Rounds to an integer by a rule.
    mutating func round(_ rule: FloatingPointRoundingRule) { self = rounded(rule) }
    /// The square root.
    func squareRoot() -> Float__
    /// Replaces the value by its square root.
    mutating func formSquareRoot() { self = squareRoot() }
    /// The remainder of the division whose quotient is rounded to the nearest integer.
    func remainder(dividingBy other: Float__) -> Float__
    /// The remainder of the division whose quotient is rounded toward 0.
    func truncatingRemainder(dividingBy other: Float__) -> Float__
    /// Replaces the value by that remainder.
    mutating func formTruncatingRemainder(dividingBy other: Float__) {
        self = truncatingRemainder(dividingBy: other)
    }
    /// The value plus a product, rounded once.
    func addingProduct(_ lhs: Float__, _ rhs: Float__) -> Float__ { fma(lhs, rhs, self) }
    /// Turns the sign around.
    mutating func negate() { self = -self }
    /// The value moved on by a distance.
    func advanced(by n: Float__) -> Float__ { self + n }
    /// How far another value is.
    func distance(to other: Float__) -> Float__ { other - self }

    /// The distance from 0.
    var magnitude: Float__ { get }
    /// Plus or minus.
    var sign: FloatingPointSign { _isMinus(self) ? .minus : .plus }
    /// Whether it is not a number.
    var isNaN: Bool { get }
    /// Whether it is infinite.
    var isInfinite: Bool { get }
    /// Whether it is a number below infinity.
    var isFinite: Bool { get }
    /// Whether it is 0.
    var isZero: Bool { self == 0 }
    /// Whether it is of full precision.
    var isNormal: Bool { get }
    /// The next greater number.
    var nextUp: Float__ { get }
    /// The next smaller number.
    var nextDown: Float__ { get }
    /// The distance to the next number.
    var ulp: Float__ { get }
    /// The bits of the number.
    var bitPattern: BitPattern__ { get }

    /// The smaller of two numbers; of a number and NaN, the number.
    static func minimum(_ x: Float__, _ y: Float__) -> Float__ { x <= y || y.isNaN ? x : y }
    /// The greater of two numbers; of a number and NaN, the number.
    static func maximum(_ x: Float__, _ y: Float__) -> Float__ { x > y || y.isNaN ? x : y }

    /// A random number of a range, from the session's seed.
    static func random(in range: Range<Float__>) -> Float__ {
        _require(!range.isEmpty, "Can't get random value with an empty range")
        return _randomFloat(from: range.lowerBound, to: range.upperBound)
    }
    /// A random number of a range, from the session's seed.
    static func random(in range: ClosedRange<Float__>) -> Float__ {
        _randomFloat(from: range.lowerBound, to: range.upperBound)
    }
    /// A random number of a range, from a generator.
    static func random<G: RandomNumberGenerator>(in range: Range<Float__>, using generator: inout G) -> Float__ {
        _require(!range.isEmpty, "Can't get random value with an empty range")
        return _float(from: range.lowerBound, to: range.upperBound, bits: generator.next())
    }
    /// A random number of a range, from a generator.
    static func random<G: RandomNumberGenerator>(in range: ClosedRange<Float__>, using generator: inout G) -> Float__ {
        _float(from: range.lowerBound, to: range.upperBound, bits: generator.next())
    }
    /// The number with separators between its thousands, and at most three digits of a fraction.
    func formatted() -> String
}

extension Float__ {
    /// Reads a number in.
    init(from decoder: any Decoder) throws { self = Float__(try decoder.singleValueContainer().decode(Double.self)) }
    /// Writes the number out.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
    }
}
