/// Values that can be added and subtracted.
protocol AdditiveArithmetic: Equatable {
    /// The value that adds nothing.
    static var zero: Self { get }
    static func + (lhs: Self, rhs: Self) -> Self
    static func - (lhs: Self, rhs: Self) -> Self
    static func += (lhs: inout Self, rhs: Self)
    static func -= (lhs: inout Self, rhs: Self)
}

extension AdditiveArithmetic {
    static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
    /// The value itself.
    static prefix func + (x: Self) -> Self { x }
}

extension AdditiveArithmetic where Self: ExpressibleByIntegerLiteral {
    static var zero: Self { Self(integerLiteral: 0) }
}

/// Numbers that can be multiplied.
protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
    static func * (lhs: Self, rhs: Self) -> Self
    static func *= (lhs: inout Self, rhs: Self)
}

extension Numeric {
    static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}

/// Numbers that may be below 0.
protocol SignedNumeric: Numeric {
    static prefix func - (operand: Self) -> Self
    /// Turns the value around: what was above 0 is below it.
    mutating func negate()
}

extension SignedNumeric {
    static prefix func - (operand: Self) -> Self {
        var result = operand
        result.negate()
        return result
    }
    mutating func negate() { self = Self(integerLiteral: 0) - self }
}

/// Values with a distance between them.
protocol Strideable: Comparable {
    associatedtype Stride: SignedNumeric, Comparable
    /// How far another value is.
    func distance(to other: Self) -> Stride
    /// The value moved on by a distance.
    func advanced(by n: Stride) -> Self
}

extension Strideable {
    static func < (lhs: Self, rhs: Self) -> Bool { lhs.distance(to: rhs) > 0 }
    static func == (lhs: Self, rhs: Self) -> Bool { lhs.distance(to: rhs) == 0 }
}

/// Whole numbers.
protocol BinaryInteger: Numeric, Hashable, Strideable, CustomStringConvertible {
    /// Converts another integer; one that does not fit is a run-time error.
    init<T: BinaryInteger>(_ source: T)
    /// Drops the fraction.
    init<T: BinaryFloatingPoint>(_ source: T)
    /// Converts an integer that fits; nil for any other.
    init?<T: BinaryInteger>(exactly source: T)
    /// Converts an integer to the nearest one that fits.
    init<T: BinaryInteger>(clamping source: T)
    /// Keeps the low bits of an integer.
    init<T: BinaryInteger>(truncatingIfNeeded source: T)
    static func / (lhs: Self, rhs: Self) -> Self
    static func % (lhs: Self, rhs: Self) -> Self
    static func & (lhs: Self, rhs: Self) -> Self
    static func | (lhs: Self, rhs: Self) -> Self
    static func ^ (lhs: Self, rhs: Self) -> Self
    static func /= (lhs: inout Self, rhs: Self)
    static func %= (lhs: inout Self, rhs: Self)
    static prefix func ~ (x: Self) -> Self
    /// Whether the value is a multiple of another.
    func isMultiple(of other: Self) -> Bool
    /// -1, 0 or 1, by the sign.
    func signum() -> Self
    /// How many bits the value has.
    var bitWidth: Int { get }
    /// How many bits are 0 after the last 1.
    var trailingZeroBitCount: Int { get }
    /// The number with separators between its thousands.
    func formatted() -> String
}

extension BinaryInteger {
    /// The value moved left by a number of bits; those that leave are lost.
    static func << <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
    /// The value moved right by a number of bits.
    static func >> <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
}

/// Whole numbers of a fixed size.
protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible {
    /// The least value of the type.
    static var min: Self { get }
    /// The greatest value of the type.
    static var max: Self { get }
    /// How many bits a value has.
    static var bitWidth: Int { get }
    static func &+ (lhs: Self, rhs: Self) -> Self
    static func &- (lhs: Self, rhs: Self) -> Self
    static func &* (lhs: Self, rhs: Self) -> Self
    /// How many bits are 1.
    var nonzeroBitCount: Int { get }
    /// How many bits are 0 before the first 1.
    var leadingZeroBitCount: Int { get }
}

/// Whole numbers that may be below 0.
protocol SignedInteger: BinaryInteger, SignedNumeric {}

/// Whole numbers that are never below 0.
protocol UnsignedInteger: BinaryInteger {}

/// Numbers with a fraction.
protocol FloatingPoint: SignedNumeric, Strideable, Hashable {
    /// Converts an integer.
    init<T: BinaryInteger>(_ value: T)
    static var pi: Self { get }
    static var infinity: Self { get }
    static var nan: Self { get }
    static func / (lhs: Self, rhs: Self) -> Self
    static func /= (lhs: inout Self, rhs: Self)
    /// Rounded to an integer; halves go away from 0.
    func rounded() -> Self
    /// Rounded to an integer by a rule.
    func rounded(_ rule: FloatingPointRoundingRule) -> Self
    /// The square root.
    func squareRoot() -> Self
    /// The remainder of the division whose quotient is rounded toward 0.
    func truncatingRemainder(dividingBy other: Self) -> Self
    /// The remainder of the division whose quotient is rounded to the nearest integer.
    func remainder(dividingBy other: Self) -> Self
    /// The distance from 0.
    var magnitude: Self { get }
    /// Plus or minus.
    var sign: FloatingPointSign { get }
    /// Whether it is not a number.
    var isNaN: Bool { get }
    /// Whether it is infinite.
    var isInfinite: Bool { get }
    /// Whether it is a number below infinity.
    var isFinite: Bool { get }
    /// Whether it is 0.
    var isZero: Bool { get }
}

/// Floating-point numbers in binary.
protocol BinaryFloatingPoint: FloatingPoint, ExpressibleByFloatLiteral {
    /// Converts a number.
    init<T: BinaryFloatingPoint>(_ value: T)
    /// The number with separators between its thousands, and at most three digits of a fraction.
    func formatted() -> String
}

@native("_addOverflows(_:_:)")
func _addOverflows<T>(_ a: T, _ b: T) -> Bool

@native("_subtractOverflows(_:_:)")
func _subtractOverflows<T>(_ a: T, _ b: T) -> Bool

@native("_multiplyOverflows(_:_:)")
func _multiplyOverflows<T>(_ a: T, _ b: T) -> Bool

/// The next value of any integer type.
@native("_successor(_:)")
func _successor<T>(_ value: T) -> T

/// The value before, of any integer type.
@native("_predecessor(_:)")
func _predecessor<T>(_ value: T) -> T

/// How far apart two values of any integer type are.
@native("_distance(_:_:)")
func _distance<T>(_ a: T, _ b: T) -> Int

/// A value of any integer type, moved on by a distance.
@native("_advance(_:_:)")
func _advance<T>(_ value: T, _ distance: Int) -> T

extension Int8 {
    /// The number of the same bits.
    init(bitPattern x: UInt8) { self.init(truncatingIfNeeded: x) }
}

extension UInt8 {
    /// The number of the same bits.
    init(bitPattern x: Int8) { self.init(truncatingIfNeeded: x) }
}

extension Int16 {
    /// The number of the same bits.
    init(bitPattern x: UInt16) { self.init(truncatingIfNeeded: x) }
}

extension UInt16 {
    /// The number of the same bits.
    init(bitPattern x: Int16) { self.init(truncatingIfNeeded: x) }
}

extension Int32 {
    /// The number of the same bits.
    init(bitPattern x: UInt32) { self.init(truncatingIfNeeded: x) }
}

extension UInt32 {
    /// The number of the same bits.
    init(bitPattern x: Int32) { self.init(truncatingIfNeeded: x) }
}

extension Int64 {
    /// The number of the same bits.
    init(bitPattern x: UInt64) { self.init(truncatingIfNeeded: x) }
}

extension UInt64 {
    /// The number of the same bits.
    init(bitPattern x: Int64) { self.init(truncatingIfNeeded: x) }
}

extension Int {
    /// The number of the same bits.
    init(bitPattern x: UInt) { self.init(truncatingIfNeeded: x) }
}

extension UInt {
    /// The number of the same bits.
    init(bitPattern x: Int) { self.init(truncatingIfNeeded: x) }
}
