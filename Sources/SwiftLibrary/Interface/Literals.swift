/// Types whose values may be written as an integer literal.
protocol ExpressibleByIntegerLiteral {}

/// Types whose values may be written as a literal with a fraction.
protocol ExpressibleByFloatLiteral {}

/// Types whose values may be written as `true` and `false`.
protocol ExpressibleByBooleanLiteral {}

/// Types whose values may be written as a string literal.
protocol ExpressibleByStringLiteral {}

/// Types whose values may be written as a string literal with interpolations.
protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}

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
