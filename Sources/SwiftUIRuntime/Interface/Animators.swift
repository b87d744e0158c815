// Animations in steps. An animator makes its content anew for each step: a phase, or a frame between keyframes.

/// What an animator goes through: step 0 is how it begins, and where it rests, without a movement, before a trigger starts it.
struct _Steps<Movement> {
    /// What there is in a step of a movement.
    let content: (Movement?, Int) -> any View
    /// The seconds from a step to the next one; nil where it rests.
    let pause: (Movement?, Int) -> Double?
    /// A movement that takes the place of another one, which was in a step; nil before the first.
    let begin: (Movement?, Int) -> Movement
}

/// What starts an animator's steps; without a trigger they begin at once.
struct _StepTrigger {
    let isGiven: Bool
    let value: Any
    static let none = _StepTrigger(isGiven: false, value: ())
}

/// Has the next step of an animator made after a time.
func _armStep(_ seconds: Double, _ node: Int) -> Int { _schedule(seconds, "animation") { _takeStep(node) } }

/// Has an animator make its next step.
@native("_takeStep") func _takeStep(_ node: Int)

/// Makes its content anew for each of its phases, one after the other, as long as each one's animation lasts.
struct PhaseAnimator<Phase: Equatable, Content: View>: _PrimitiveView {
    let steps: _Steps<Int>
    let trigger: _StepTrigger
    let arm: (Double, Int) -> Int
    init<Phases: Sequence>(_ phases: Phases, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default }) where Phases.Element == Phase {
        self.init(_phases: Array(phases), trigger: .none, content, animation)
    }
    init<Phases: Sequence, T: Equatable>(_ phases: Phases, trigger: T, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default }) where Phases.Element == Phase {
        self.init(_phases: Array(phases), trigger: _StepTrigger(isGiven: true, value: trigger), content, animation)
    }
    init(_phases phases: [Phase], trigger: _StepTrigger, _ content: @escaping (Phase) -> Content, _ animation: @escaping (Phase) -> Animation?) {
        self.trigger = trigger
        arm = _armStep
        let endsAfter = trigger.isGiven ? phases.count : Int.max
        steps = _Steps(
            content: { _, step in
                guard !phases.isEmpty else { return EmptyView._shared }
                let phase = phases[step % phases.count]
                return content(phase).animation(step > 0 ? animation(phase) : nil, value: step)
            },
            pause: { _, step in
                guard phases.count > 1, step < endsAfter else { return nil }
                // The first phase is left in the next frame, and so is one that nothing leads to.
                guard step > 0, let animation = animation(phases[step % phases.count]) else { return 1.0 / 60 }
                let length = animation._length(under: animation._changes.count, until: .logicallyComplete)
                return length < .infinity ? max(length, 1.0 / 60) : nil
            },
            begin: { _, _ in 0 })
    }
}

/// Makes its content anew for each frame of a movement along keyframes.
struct KeyframeAnimator<Value, Content: View>: _PrimitiveView {
    let steps: _Steps<KeyframeTimeline<Value>>
    let trigger: _StepTrigger
    let arm: (Double, Int) -> Int
    init<T: Equatable>(initialValue: Value, trigger: T, @ViewBuilder content: @escaping (Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [_KeyframePart<Value>]) {
        self.init(_initialValue: initialValue, trigger: _StepTrigger(isGiven: true, value: trigger), repeats: false, content, keyframes)
    }
    init(initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [_KeyframePart<Value>]) {
        self.init(_initialValue: initialValue, trigger: .none, repeats: repeating, content, keyframes)
    }
    init(_initialValue initialValue: Value, trigger: _StepTrigger, repeats: Bool, _ content: @escaping (Value) -> Content, _ keyframes: @escaping (Value) -> [_KeyframePart<Value>]) {
        self.trigger = trigger
        arm = _armStep
        // The step in which a movement begins.
        let first = trigger.isGiven ? 1 : 0
        let value: (KeyframeTimeline<Value>?, Int) -> Value = { movement, step in
            guard let timeline = movement else { return initialValue }
            let (time, length) = (Double(step - first) / 60, timeline.duration)
            guard repeats, length > 0 else { return timeline.value(time: time) }
            return timeline.value(time: time - (time / length).rounded(.down) * length)
        }
        steps = _Steps(
            content: { movement, step in content(value(movement, step)) },
            pause: { movement, step in
                guard let timeline = movement, timeline.duration > 0 else { return nil }
                return repeats || Double(step - first) / 60 < timeline.duration ? 1.0 / 60 : nil
            },
            begin: { movement, step in
                let start = value(movement, step)
                return KeyframeTimeline(_start: start, _parts: keyframes(start))
            })
    }
}

/// The view that an animator is applied to, as its content sees it.
typealias PlaceholderContentView<Value> = AnyView

extension View {
    /// Makes what the closure shows of the view anew for each of the phases.
    func phaseAnimator<Phases: Sequence, V: View>(_ phases: Phases, @ViewBuilder content: @escaping (AnyView, Phases.Element) -> V, animation: @escaping (Phases.Element) -> Animation? = { _ in .default }) -> some View where Phases.Element: Equatable {
        PhaseAnimator(phases, content: { content(AnyView(self), $0) }, animation: animation)
    }
    /// Makes what the closure shows of the view anew for each of the phases, each time a value changes.
    func phaseAnimator<Phases: Sequence, T: Equatable, V: View>(_ phases: Phases, trigger: T, @ViewBuilder content: @escaping (AnyView, Phases.Element) -> V, animation: @escaping (Phases.Element) -> Animation? = { _ in .default }) -> some View where Phases.Element: Equatable {
        PhaseAnimator(phases, trigger: trigger, content: { content(AnyView(self), $0) }, animation: animation)
    }
    /// Makes what the closure shows of the view anew for each frame of a movement along keyframes.
    func keyframeAnimator<Value, V: View>(initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (AnyView, Value) -> V, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [_KeyframePart<Value>]) -> some View {
        KeyframeAnimator(initialValue: initialValue, repeating: repeating, content: { content(AnyView(self), $0) }, keyframes: keyframes)
    }
    /// Makes what the closure shows of the view anew for each frame of a movement along keyframes, each time a value changes.
    func keyframeAnimator<Value, T: Equatable, V: View>(initialValue: Value, trigger: T, @ViewBuilder content: @escaping (AnyView, Value) -> V, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [_KeyframePart<Value>]) -> some View {
        KeyframeAnimator(initialValue: initialValue, trigger: trigger, content: { content(AnyView(self), $0) }, keyframes: keyframes)
    }
}
