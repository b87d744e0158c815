/// A length or coordinate on the screen.
typealias CGFloat = Double
/// A number of seconds.
typealias TimeInterval = Double
/// The name of `Float` that says its size.
typealias Float32 = Float
/// The name of `Double` that says its size.
typealias Float64 = Double

/// Whether a number is below 0.
enum FloatingPointSign: Int, Sendable {
    case plus
    case minus
}

/// How a number becomes an integer.
enum FloatingPointRoundingRule: Sendable {
    case toNearestOrAwayFromZero
    case toNearestOrEven
    case up
    case down
    case towardZero
    case awayFromZero

    var _number: Int {
        switch self {
        case .toNearestOrAwayFromZero: 0
        case .toNearestOrEven: 1
        case .up: 2
        case .down: 3
        case .towardZero: 4
        case .awayFromZero: 5
        }
    }
}

@native("_rounded(_:_:)")
func _rounded<T>(_ value: T, _ rule: Int) -> T

@native("_isMinus(_:)")
func _isMinus<T>(_ value: T) -> Bool
