// Animations in steps: without motion, so the content is made once, for the first step.

/// Content that goes through phases; here it stays in the first one.
struct PhaseAnimator<Phase: Equatable, Content: View>: _PrimitiveView {
    let content: any View
    /// The phases, and what would move between them, for the comparison.
    let _movement: Any
    init<Phases: Sequence>(_ phases: Phases, @ViewBuilder content: (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default }) where Phases.Element == Phase {
        self.content = _inFirst(phases, content)
        _movement = (phases, animation)
    }
    init<Phases: Sequence, T: Equatable>(_ phases: Phases, trigger: T, @ViewBuilder content: (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default }) where Phases.Element == Phase {
        self.content = _inFirst(phases, content)
        _movement = (phases, trigger, animation)
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
    /// The first values, and what would move them, for the comparison.
    let _movement: Any
    init<T: Equatable>(initialValue: Value, trigger: T, @ViewBuilder content: (Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [any _Keyframe]) {
        self.content = content(initialValue)
        _movement = (initialValue, trigger, keyframes)
    }
    init(initialValue: Value, repeating: Bool = true, @ViewBuilder content: (Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [any _Keyframe]) {
        self.content = content(initialValue)
        _movement = (initialValue, repeating, keyframes)
    }
}

/// The view that an animator is applied to, as its content sees it.
typealias PlaceholderContentView<Value> = AnyView

extension View {
    /// Shows the view in phases; here in the first one.
    func phaseAnimator<Phases: Sequence, V: View>(_ phases: Phases, @ViewBuilder content: (AnyView, Phases.Element) -> V, animation: @escaping (Phases.Element) -> Animation? = { _ in .default }) -> some View where Phases.Element: Equatable {
        PhaseAnimator(phases, content: { content(AnyView(self), $0) }, animation: animation)
    }
    /// Shows the view in phases each time a value changes; here in the first one.
    func phaseAnimator<Phases: Sequence, T: Equatable, V: View>(_ phases: Phases, trigger: T, @ViewBuilder content: (AnyView, Phases.Element) -> V, animation: @escaping (Phases.Element) -> Animation? = { _ in .default }) -> some View where Phases.Element: Equatable {
        PhaseAnimator(phases, trigger: trigger, content: { content(AnyView(self), $0) }, animation: animation)
    }
    /// Moves the view along tracks of values; here it stays at the first ones.
    func keyframeAnimator<Value, V: View>(initialValue: Value, repeating: Bool = true, @ViewBuilder content: (AnyView, Value) -> V, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [any _Keyframe]) -> some View {
        KeyframeAnimator(initialValue: initialValue, repeating: repeating, content: { content(AnyView(self), $0) }, keyframes: keyframes)
    }
    /// Moves the view along tracks of values each time a value changes; here it stays at the first ones.
    func keyframeAnimator<Value, T: Equatable, V: View>(initialValue: Value, trigger: T, @ViewBuilder content: (AnyView, Value) -> V, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [any _Keyframe]) -> some View {
        KeyframeAnimator(initialValue: initialValue, trigger: trigger, content: { content(AnyView(self), $0) }, keyframes: keyframes)
    }
}

/// Collects keyframes and tracks of them.
@resultBuilder struct KeyframesBuilder<Value> {
    static func buildExpression<Part>(_ track: KeyframeTrack<Value, Part>) -> any _Keyframe { track }
    static func buildExpression(_ keyframe: any _Keyframe) -> any _Keyframe { keyframe }
    static func buildBlock(_ keyframes: (any _Keyframe)...) -> [any _Keyframe] { keyframes }
}

/// A value at a moment of an animation, or a track of them.
protocol _Keyframe {
}

/// The keyframes of one property.
struct KeyframeTrack<Root, Value>: _Keyframe {
    let _keyPath: WritableKeyPath<Root, Value>
    let _content: [any _Keyframe]
    init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframesBuilder<Value> content: () -> [any _Keyframe]) {
        _keyPath = keyPath
        _content = content()
    }
}

/// A keyframe that is reached along a curve.
struct CubicKeyframe<Value>: _Keyframe {
    let _arguments: Any
    init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) { _arguments = (to, duration, startVelocity, endVelocity) }
}

/// A keyframe that is reached evenly.
struct LinearKeyframe<Value>: _Keyframe {
    let _arguments: Any
    init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) { _arguments = (to, duration, timingCurve) }
}

/// A keyframe that is reached as by a spring.
struct SpringKeyframe<Value>: _Keyframe {
    let _arguments: Any
    init(_ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) { _arguments = (to, duration, spring, startVelocity) }
}

/// A keyframe that is reached at once.
struct MoveKeyframe<Value>: _Keyframe {
    let _to: Value
    init(_ to: Value) { _to = to }
}
