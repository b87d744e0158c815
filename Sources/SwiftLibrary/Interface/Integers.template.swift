// The members that all integer types have; expanded for each of them, with its name for `Integer__`.

/// An integer; arithmetic that overflows is a run-time error.
struct Integer__: FixedWidthInteger, CustomStringConvertible, LosslessStringConvertible, CVarArg, Codable, Sendable {
    typealias Stride = Int

    /// Makes 0.
    init()
    @primitive("convert")
    init(integerLiteral value: Int)
    /// Converts another integer; one that does not fit is a run-time error.
    @primitive("convert")
    init<T: BinaryInteger>(_ source: T)
    /// Drops the fraction.
    @primitive("convert")
    init<T: BinaryFloatingPoint>(_ source: T)
    /// Drops the fraction: `Int(2.9)` is 2.
    @primitive("convert")
    init(_ source: Double)
    /// Drops the fraction.
    @primitive("convert")
    init(_ source: Float)
    /// Reads digits with an optional sign; nil for any other text.
    @native("Integer__.init(text:)")
    init?(_ description: String)
    /// Reads digits of a number system; nil for any other text.
    @native("Integer__.init(text:radix:)")
    init?<S: StringProtocol>(_ text: S, radix: Int = 10)
    /// Converts a number that has no fraction and fits; nil for any other.
    init?(exactly source: Double)
    /// Converts an integer that fits; nil for any other.
    @native("Integer__.init(exactlyInteger:)")
    init?<T: BinaryInteger>(exactly source: T)
    /// Converts an integer to the nearest one that fits.
    init<T: BinaryInteger>(clamping source: T)
    /// Keeps the low bits of an integer.
    init<T: BinaryInteger>(truncatingIfNeeded source: T)

    /// The least value of the type.
    static var min: Integer__ { get }
    /// The greatest value of the type.
    static var max: Integer__ { get }
    /// 0.
    static var zero: Integer__ { get }
    /// How many bits a value has.
    static var bitWidth: Int { get }
    /// Whether the type has values below 0.
    static var isSigned: Bool { get }

    @primitive("add")
    static func + (lhs: Integer__, rhs: Integer__) -> Integer__
    @primitive("subtract")
    static func - (lhs: Integer__, rhs: Integer__) -> Integer__
    @primitive("multiply")
    static func * (lhs: Integer__, rhs: Integer__) -> Integer__
    @primitive("divide")
    static func / (lhs: Integer__, rhs: Integer__) -> Integer__
    @primitive("remainder")
    static func % (lhs: Integer__, rhs: Integer__) -> Integer__
    @primitive("wrappingAdd")
    static func &+ (lhs: Integer__, rhs: Integer__) -> Integer__
    @primitive("wrappingSubtract")
    static func &- (lhs: Integer__, rhs: Integer__) -> Integer__
    @primitive("wrappingMultiply")
    static func &* (lhs: Integer__, rhs: Integer__) -> Integer__
    @primitive("bitAnd")
    static func & (lhs: Integer__, rhs: Integer__) -> Integer__
    @primitive("bitOr")
    static func | (lhs: Integer__, rhs: Integer__) -> Integer__
    @primitive("bitXor")
    static func ^ (lhs: Integer__, rhs: Integer__) -> Integer__
    @primitive("shiftLeft")
    static func << (lhs: Integer__, rhs: Integer__) -> Integer__
    @primitive("shiftRight")
    static func >> (lhs: Integer__, rhs: Integer__) -> Integer__
    /// Moved left by the low bits of a number.
    static func &<< (lhs: Integer__, rhs: Integer__) -> Integer__ { lhs << (rhs & Integer__(truncatingIfNeeded: Integer__.bitWidth - 1)) }
    /// Moved right by the low bits of a number.
    static func &>> (lhs: Integer__, rhs: Integer__) -> Integer__ { lhs >> (rhs & Integer__(truncatingIfNeeded: Integer__.bitWidth - 1)) }
    static func &<<= (lhs: inout Integer__, rhs: Integer__) { lhs = lhs &<< rhs }
    static func &>>= (lhs: inout Integer__, rhs: Integer__) { lhs = lhs &>> rhs }
    @primitive("bitNot")
    static prefix func ~ (a: Integer__) -> Integer__

    @primitive("add")
    static func += (lhs: inout Integer__, rhs: Integer__)
    @primitive("subtract")
    static func -= (lhs: inout Integer__, rhs: Integer__)
    @primitive("multiply")
    static func *= (lhs: inout Integer__, rhs: Integer__)
    @primitive("divide")
    static func /= (lhs: inout Integer__, rhs: Integer__)
    @primitive("remainder")
    static func %= (lhs: inout Integer__, rhs: Integer__)
    @primitive("wrappingAdd")
    static func &+= (lhs: inout Integer__, rhs: Integer__)
    @primitive("wrappingSubtract")
    static func &-= (lhs: inout Integer__, rhs: Integer__)
    @primitive("wrappingMultiply")
    static func &*= (lhs: inout Integer__, rhs: Integer__)
    @primitive("bitAnd")
    static func &= (lhs: inout Integer__, rhs: Integer__)
    @primitive("bitOr")
    static func |= (lhs: inout Integer__, rhs: Integer__)
    @primitive("bitXor")
    static func ^= (lhs: inout Integer__, rhs: Integer__)
    @primitive("shiftLeft")
    static func <<= (lhs: inout Integer__, rhs: Integer__)
    @primitive("shiftRight")
    static func >>= (lhs: inout Integer__, rhs: Integer__)

    @primitive("equal")
    static func == (lhs: Integer__, rhs: Integer__) -> Bool
    @primitive("notEqual")
    static func != (lhs: Integer__, rhs: Integer__) -> Bool
    @primitive("less")
    static func < (lhs: Integer__, rhs: Integer__) -> Bool
    @primitive("lessOrEqual")
    static func <= (lhs: Integer__, rhs: Integer__) -> Bool
    @primitive("greater")
    static func > (lhs: Integer__, rhs: Integer__) -> Bool
    @primitive("greaterOrEqual")
    static func >= (lhs: Integer__, rhs: Integer__) -> Bool

    /// The number in decimal digits.
    var description: String { get }
    /// The hash of the value.
    @native("Hashable.hashValue")
    var hashValue: Int { get }
    /// Feeds the value to a hasher.
    @native("Hashable.hash(into:)")
    func hash(into hasher: inout Hasher)

    /// Whether the value is a multiple of another.
    func isMultiple(of other: Integer__) -> Bool
    /// -1, 0 or 1, by the sign.
    func signum() -> Integer__
    /// The quotient and the remainder of a division.
    func quotientAndRemainder(dividingBy rhs: Integer__) -> (quotient: Integer__, remainder: Integer__) {
        (self / rhs, self % rhs)
    }
    /// The value moved on by a distance.
    func advanced(by n: Int) -> Integer__
    /// How far another value is.
    func distance(to other: Integer__) -> Int
    /// How many bits are 1.
    var nonzeroBitCount: Int { get }
    /// How many bits are 0 before the first 1.
    var leadingZeroBitCount: Int { get }
    /// How many bits are 0 after the last 1.
    var trailingZeroBitCount: Int { get }
    /// How many bits the value has.
    var bitWidth: Int { Integer__.bitWidth }
    /// The bytes in the opposite order.
    var byteSwapped: Integer__ { get }

    /// The sum, and whether it overflowed.
    func addingReportingOverflow(_ rhs: Integer__) -> (partialValue: Integer__, overflow: Bool) {
        (self &+ rhs, _addOverflows(self, rhs))
    }
    /// The difference, and whether it overflowed.
    func subtractingReportingOverflow(_ rhs: Integer__) -> (partialValue: Integer__, overflow: Bool) {
        (self &- rhs, _subtractOverflows(self, rhs))
    }
    /// The product, and whether it overflowed.
    func multipliedReportingOverflow(by rhs: Integer__) -> (partialValue: Integer__, overflow: Bool) {
        (self &* rhs, _multiplyOverflows(self, rhs))
    }

    /// A random value of a range, from the session's seed.
    static func random(in range: Range<Integer__>) -> Integer__ {
        _require(!range.isEmpty, "Can't get random value with an empty range")
        return _randomInteger(from: range.lowerBound, through: range.upperBound - 1)
    }
    /// A random value of a range, from the session's seed.
    static func random(in range: ClosedRange<Integer__>) -> Integer__ {
        _randomInteger(from: range.lowerBound, through: range.upperBound)
    }
    /// A random value of a range, from a generator.
    static func random<G: RandomNumberGenerator>(in range: Range<Integer__>, using generator: inout G) -> Integer__ {
        _require(!range.isEmpty, "Can't get random value with an empty range")
        return random(in: range.lowerBound...range.upperBound - 1, using: &generator)
    }
    /// A random value of a range, from a generator.
    static func random<G: RandomNumberGenerator>(in range: ClosedRange<Integer__>, using generator: inout G) -> Integer__ {
        let mask = bitWidth == 64 ? UInt64.max : (1 << UInt64(bitWidth)) - 1
        let delta = UInt64(truncatingIfNeeded: range.upperBound &- range.lowerBound) & mask
        if delta == mask { return Integer__(truncatingIfNeeded: generator.next()) }
        let found = _random(upTo: delta, bits: bitWidth, using: &generator)
        return Integer__(truncatingIfNeeded: UInt64(truncatingIfNeeded: range.lowerBound) &+ found)
    }
    /// The number with separators between its thousands.
    func formatted() -> String
}

extension Integer__ {
    /// Reads a number in.
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let large = container._large, let number = Integer__(exactly: large) {
            self = number
            return
        }
        let whole = try container._integer(Integer__.self)
        guard let number = Integer__(exactly: whole) else {
            throw DecodingError.dataCorrupted(DecodingError.Context(
                codingPath: decoder.codingPath, debugDescription: "Number \(whole) is not representable in Swift."))
        }
        self = number
    }
    /// Writes the number out.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let number = Int(exactly: self) { try container.encode(number) } else { try container.encode(UInt64(self)) }
    }
}
