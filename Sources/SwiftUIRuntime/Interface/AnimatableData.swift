// What moves between two values. A view or modifier of the program that is Animatable gets its body run for each frame;
// shapes and effects are drawn where they end.

/// A type whose values can be drawn between two others.
protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    /// What moves.
    var animatableData: AnimatableData { get set }
    func _moved(_ start: Self, _ progress: Double) -> Self
    func _agrees(_ other: Self) -> Bool
}

extension Animatable {
    /// The value with its data a part of the way from another one's.
    func _moved(_ start: Self, _ progress: Double) -> Self {
        var copy = self
        copy.animatableData = start.animatableData.interpolated(towards: animatableData, amount: progress)
        return copy
    }
    /// Whether it has the data of another one.
    func _agrees(_ other: Self) -> Bool { animatableData == other.animatableData }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Nothing moves.
    var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// A modifier whose values can be drawn between two others.
protocol AnimatableModifier: ViewModifier, Animatable {
}

/// Values that can be added and scaled, so that there are values between two of them.
protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies the value.
    mutating func scale(by rhs: Double)
    /// The square of the value's length.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// The value, multiplied.
    func scaled(by rhs: Double) -> Self {
        var copy = self
        copy.scale(by: rhs)
        return copy
    }
    /// Goes a part of the way to another value.
    mutating func interpolate(towards other: Self, amount: Double) {
        self = interpolated(towards: other, amount: amount)
    }
    /// The value a part of the way to another one.
    func interpolated(towards other: Self, amount: Double) -> Self {
        self + (other - self).scaled(by: amount)
    }
}

extension Double: VectorArithmetic {
    mutating func scale(by rhs: Double) { self *= rhs }
    var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    mutating func scale(by rhs: Double) { self *= Float(rhs) }
    var magnitudeSquared: Double { Double(self * self) }
}

/// Two values that move together.
struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    var first: First
    var second: Second
    init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
    static var zero: AnimatablePair<First, Second> { AnimatablePair(First.zero, Second.zero) }
    static func + (a: AnimatablePair<First, Second>, b: AnimatablePair<First, Second>) -> AnimatablePair<First, Second> { AnimatablePair(a.first + b.first, a.second + b.second) }
    static func - (a: AnimatablePair<First, Second>, b: AnimatablePair<First, Second>) -> AnimatablePair<First, Second> { AnimatablePair(a.first - b.first, a.second - b.second) }
    mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }
    var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

/// Data without content that can be animated.
struct EmptyAnimatableData: VectorArithmetic {
    init() {}
    static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    static func + (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { EmptyAnimatableData() }
    static func - (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { EmptyAnimatableData() }
    mutating func scale(by rhs: Double) {}
    var magnitudeSquared: Double { 0 }
}

/// A way to move of a program's own. It is asked for a number that goes from nothing to one.
protocol CustomAnimation: Hashable {
    /// The value after a time; nil when the animation is over.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
}

extension CustomAnimation {
    /// How fast the value changes after a time.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }
    /// Whether it goes on from where another one is.
    func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool { false }
}

/// What an animation keeps while it runs.
struct AnimationContext<Value: VectorArithmetic> {
    var state: AnimationState<Value> = AnimationState()
    var isLogicallyComplete: Bool = false
    var environment: EnvironmentValues { EnvironmentValues() }
}

/// Values of an animation, by keys.
struct AnimationState<Value: VectorArithmetic> {
    var _values: [String: Any] = [:]
    init() {}
    subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { _values["\(key)"] as? K.Value ?? K.defaultValue }
        set { _values["\(key)"] = newValue }
    }
}

/// A key for a value of an animation.
protocol AnimationStateKey {
    associatedtype Value
    /// The value where none was set.
    static var defaultValue: Value { get }
}

extension CGSize: Animatable {
    typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
    /// Width and height, which move together.
    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width, height) }
        set { (width, height) = (newValue.first, newValue.second) }
    }
}

extension CGPoint: Animatable {
    typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
    /// Both coordinates, which move together.
    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

extension CGRect: Animatable {
    typealias AnimatableData = AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
    /// Corner and size, which move together.
    var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(origin.animatableData, size.animatableData) }
        set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }
}

extension Angle: Animatable {
    typealias AnimatableData = Double
    /// The angle in radians.
    var animatableData: Double {
        get { radians }
        set { radians = newValue }
    }
}

extension UnitPoint: Animatable {
    typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
    /// Both coordinates, which move together.
    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

extension Double: Animatable {
    typealias AnimatableData = Double
    /// The number itself.
    var animatableData: Double {
        get { self }
        set { self = newValue }
    }
}

extension Float: Animatable {
    typealias AnimatableData = Float
    /// The number itself.
    var animatableData: Float {
        get { self }
        set { self = newValue }
    }
}

extension AnimatablePair: Animatable {
    typealias AnimatableData = AnimatablePair<First, Second>
    /// The pair itself.
    var animatableData: AnimatablePair<First, Second> {
        get { self }
        set { self = newValue }
    }
}
