/// Types whose values may be written as an integer literal.
protocol ExpressibleByIntegerLiteral {
    /// Makes the value that a literal stands for.
    init(integerLiteral value: Int)
}

extension ExpressibleByIntegerLiteral {
    /// What the literal itself is.
    typealias IntegerLiteralType = Int
}

/// The type of integer literals by default.
typealias IntegerLiteralType = Int

/// The type of literals with a fraction by default.
typealias FloatLiteralType = Double

/// The type of string literals by default.
typealias StringLiteralType = String

/// The type of `true` and `false` by default.
typealias BooleanLiteralType = Bool

/// Types whose values may be written as a literal with a fraction.
protocol ExpressibleByFloatLiteral {
    /// Makes the value that a literal stands for.
    init(floatLiteral value: Double)
}

extension ExpressibleByFloatLiteral {
    /// What the literal itself is.
    typealias FloatLiteralType = Double
}

/// Types whose values may be written as `true` and `false`.
protocol ExpressibleByBooleanLiteral {}

extension ExpressibleByBooleanLiteral {
    /// What the literal itself is.
    typealias BooleanLiteralType = Bool
}

/// Types whose values may be written as a string literal.
protocol ExpressibleByStringLiteral {
    /// Makes the value that a literal stands for.
    init(stringLiteral value: String)
}

extension ExpressibleByStringLiteral {
    /// What the literal itself is.
    typealias StringLiteralType = String
}

/// Types whose values may be written as a string literal with interpolations.
protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}

/// What an interpolation is put together in, part by part.
protocol StringInterpolationProtocol {
    /// Begins, for about as much text and as many values.
    init(literalCapacity: Int, interpolationCount: Int)
    /// Adds what stands between values.
    mutating func appendLiteral(_ literal: String)
}

/// Types whose values may be written as a literal of one character.
protocol ExpressibleByUnicodeScalarLiteral {}

/// Types whose values may be written as a literal of one character.
protocol ExpressibleByExtendedGraphemeClusterLiteral {}

/// Types whose values may be written as `[a, b]`.
protocol ExpressibleByArrayLiteral {}

/// Types whose values may be written as `[key: value]`.
protocol ExpressibleByDictionaryLiteral {}

/// Types whose values may be written as `nil`.
protocol ExpressibleByNilLiteral {}
