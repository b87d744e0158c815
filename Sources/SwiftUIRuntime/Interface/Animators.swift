// Animations in steps: without motion, so the content is made once, for the first step.

/// Content that goes through phases; here it stays in the first one.
struct PhaseAnimator<Phase: Equatable, Content: View>: _PrimitiveView {
    let content: any View
    init<Phases: Sequence>(_ phases: Phases, @ViewBuilder content: (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default }) where Phases.Element == Phase {
        self.content = _inFirst(phases, content)
    }
    init<Phases: Sequence, T: Equatable>(_ phases: Phases, trigger: T, @ViewBuilder content: (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default }) where Phases.Element == Phase {
        self.content = _inFirst(phases, content)
    }
}

/// The content in the first phase, or nothing where there is none.
func _inFirst<Phases: Sequence>(_ phases: Phases, _ content: (Phases.Element) -> any View) -> any View {
    for phase in phases { return content(phase) }
    return EmptyView._shared
}

/// Content that follows tracks of values; here it stays at the first ones.
struct KeyframeAnimator<Value, Content: View>: _PrimitiveView {
    let content: any View
    init<T: Equatable>(initialValue: Value, trigger: T, @ViewBuilder content: (Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [_Keyframe]) {
        self.content = content(initialValue)
    }
    init(initialValue: Value, repeating: Bool = true, @ViewBuilder content: (Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [_Keyframe]) {
        self.content = content(initialValue)
    }
}

/// The view that an animator is applied to, as its content sees it.
typealias PlaceholderContentView<Value> = AnyView

extension View {
    /// Shows the view in phases; here in the first one.
    func phaseAnimator<Phases: Sequence, V: View>(_ phases: Phases, @ViewBuilder content: (AnyView, Phases.Element) -> V, animation: @escaping (Phases.Element) -> Animation? = { _ in .default }) -> some View where Phases.Element: Equatable {
        PhaseAnimator(phases) { content(AnyView(self), $0) }
    }
    /// Shows the view in phases each time a value changes; here in the first one.
    func phaseAnimator<Phases: Sequence, T: Equatable, V: View>(_ phases: Phases, trigger: T, @ViewBuilder content: (AnyView, Phases.Element) -> V, animation: @escaping (Phases.Element) -> Animation? = { _ in .default }) -> some View where Phases.Element: Equatable {
        PhaseAnimator(phases) { content(AnyView(self), $0) }
    }
    /// Moves the view along tracks of values; here it stays at the first ones.
    func keyframeAnimator<Value, V: View>(initialValue: Value, repeating: Bool = true, @ViewBuilder content: (AnyView, Value) -> V, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [_Keyframe]) -> some View {
        content(AnyView(self), initialValue)
    }
    /// Moves the view along tracks of values each time a value changes; here it stays at the first ones.
    func keyframeAnimator<Value, T: Equatable, V: View>(initialValue: Value, trigger: T, @ViewBuilder content: (AnyView, Value) -> V, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [_Keyframe]) -> some View {
        content(AnyView(self), initialValue)
    }
}

/// Collects keyframes and tracks of them.
@resultBuilder struct KeyframesBuilder<Value> {
    static func buildExpression<Part>(_ track: KeyframeTrack<Value, Part>) -> _Keyframe { track }
    static func buildExpression(_ keyframe: _Keyframe) -> _Keyframe { keyframe }
    static func buildBlock(_ keyframes: _Keyframe...) -> [_Keyframe] { keyframes }
}

/// A value at a moment of an animation, or a track of them. Nothing is kept of it.
class _Keyframe {
    init() {}
}

/// The keyframes of one property.
final class KeyframeTrack<Root, Value>: _Keyframe {
    init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframesBuilder<Value> content: () -> [_Keyframe]) {}
}

/// A keyframe that is reached along a curve.
final class CubicKeyframe<Value>: _Keyframe {
    init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// A keyframe that is reached evenly.
final class LinearKeyframe<Value>: _Keyframe {
    init(_ to: Value, duration: Double) {}
}

/// A keyframe that is reached as by a spring.
final class SpringKeyframe<Value>: _Keyframe {
    init(_ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}

/// A keyframe that is reached at once.
final class MoveKeyframe<Value>: _Keyframe {
    init(_ to: Value) {}
}

/// The spring by which an animation moves.
struct Spring: Hashable {
    let duration: Double
    let bounce: Double
    init(duration: Double = 0.5, bounce: Double = 0) {
        self.duration = duration
        self.bounce = bounce
    }
    init(response: Double, dampingRatio: Double) { self.init(duration: response, bounce: 1 - dampingRatio) }
    init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) { self.init(duration: damping / stiffness, bounce: 0) }
    static let smooth = Spring()
    static let snappy = Spring(bounce: 0.15)
    static let bouncy = Spring(bounce: 0.3)
    static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring { Spring(duration: duration, bounce: extraBounce) }
    static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring { Spring(duration: duration, bounce: 0.15 + extraBounce) }
    static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring { Spring(duration: duration, bounce: 0.3 + extraBounce) }
}

extension Animation {
    static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation { Animation(_name: "spring(\(spring.duration), \(spring.bounce))") }
    static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation { Animation(_name: "interpolatingSpring(\(spring.duration), \(spring.bounce))") }
}
