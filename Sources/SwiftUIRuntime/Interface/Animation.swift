// Animations, which move what is `Animatable`, and transitions, which are accepted without motion.

/// How a change moves.
struct Animation: Hashable, CustomStringConvertible, _Pace {
    var _name: String
    var _base: _AnimationBase
    /// What was asked for besides, in the order of asking.
    var _changes: [_AnimationStretch] = []
    init<A: CustomAnimation>(_ base: A) { self.init(_name: "custom", .custom(AnyHashable(base))) }
    init(_name: String, _ base: _AnimationBase) {
        self._name = _name
        _base = base
    }
    /// A spring, as it is since the release of 2023.
    static let `default` = Animation(_name: "default", .spring(Spring(duration: 0.55), 0))
    static let linear = Animation.linear(duration: 0.35)
    static let easeIn = Animation.easeIn(duration: 0.35)
    static let easeOut = Animation.easeOut(duration: 0.35)
    static let easeInOut = Animation.easeInOut(duration: 0.35)
    static let spring = Animation.spring(duration: 0.5)
    static let bouncy = Animation.bouncy()
    static let smooth = Animation.smooth()
    static let snappy = Animation.snappy()
    static let interactiveSpring = Animation.interactiveSpring()
    static func linear(duration: Double) -> Animation { Animation(_name: "linear(\(duration))", .curve(.linear, duration)) }
    static func easeIn(duration: Double) -> Animation { Animation(_name: "easeIn(\(duration))", .curve(.easeIn, duration)) }
    static func easeOut(duration: Double) -> Animation { Animation(_name: "easeOut(\(duration))", .curve(.easeOut, duration)) }
    static func easeInOut(duration: Double) -> Animation { Animation(_name: "easeInOut(\(duration))", .curve(.easeInOut, duration)) }
    static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation { Animation(_name: "timingCurve(\(curve._name), \(duration))", .curve(curve, duration)) }
    static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35) -> Animation {
        let curve = UnitCurve.bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
        return Animation(_name: "timingCurve(\(x1), \(y1), \(x2), \(y2), \(duration))", .curve(curve, duration))
    }
    static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation { Animation(_name: "spring(\(spring.mass), \(spring.duration), \(spring.bounce), \(blendDuration))", .spring(spring, 0)) }
    static func spring() -> Animation { .spring }
    static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation { Animation(_name: "spring(\(response), \(dampingFraction), \(blendDuration))", .spring(Spring(response: response, dampingRatio: dampingFraction), 0)) }
    static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Animation { Animation(_name: "spring(duration: \(duration), \(bounce), \(blendDuration))", .spring(Spring(duration: duration, bounce: bounce), 0)) }
    static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25) -> Animation { Animation(_name: "interactiveSpring(\(response), \(dampingFraction), \(blendDuration))", .spring(Spring(response: response, dampingRatio: dampingFraction), 0)) }
    static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation { Animation(_name: "interpolatingSpring(\(spring.mass), \(spring.duration), \(spring.bounce), \(initialVelocity))", .spring(spring, initialVelocity)) }
    static func interpolatingSpring(duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0) -> Animation { Animation(_name: "interpolatingSpring(\(duration), \(bounce), \(initialVelocity))", .spring(Spring(duration: duration, bounce: bounce), initialVelocity)) }
    static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation { Animation(_name: "interpolatingSpring(\(mass), \(stiffness), \(damping), \(initialVelocity))", .spring(Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true), initialVelocity)) }
    static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation(_name: "bouncy(\(duration), \(extraBounce))", .spring(.bouncy(duration: duration, extraBounce: extraBounce), 0)) }
    static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation(_name: "smooth(\(duration), \(extraBounce))", .spring(.smooth(duration: duration, extraBounce: extraBounce), 0)) }
    static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation(_name: "snappy(\(duration), \(extraBounce))", .spring(.snappy(duration: duration, extraBounce: extraBounce), 0)) }
    /// The animation, later.
    func delay(_ delay: Double) -> Animation { _with(.delay(delay), "delay \(delay)") }
    /// The animation, faster.
    func speed(_ speed: Double) -> Animation { _with(.speed(speed), "speed \(speed)") }
    /// The animation, several times.
    func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { _with(.times(count, autoreverses), "repeat \(count) \(autoreverses)") }
    /// The animation, without end.
    func repeatForever(autoreverses: Bool = true) -> Animation { _with(.times(nil, autoreverses), "repeat \(autoreverses)") }
    /// The animation in words.
    var description: String {
        if case .custom(let custom) = _base { return "\(custom) \(_name)" }
        return _name
    }
    func _with(_ change: _AnimationStretch, _ words: String) -> Animation {
        var animation = self
        animation._name += " " + words
        animation._changes.append(change)
        return animation
    }
    func _progress(at seconds: Double) -> Double? { _progress(at: seconds, under: _changes.count) }
    /// The part of the way where so many of the changes count.
    func _progress(at seconds: Double, under count: Int) -> Double? {
        guard count > 0 else { return _base._progress(at: seconds) }
        switch _changes[count - 1] {
        case .delay(let delay): return seconds < delay ? 0 : _progress(at: seconds - delay, under: count - 1)
        case .speed(let speed): return _progress(at: seconds * speed, under: count - 1)
        case .times(let times, let autoreverses):
            let length = _length(under: count - 1, until: .removed)
            guard length > 0 else { return nil }
            // A nanosecond more, so that the end of a round is not missed by what a Double makes of it.
            let rounds = ((seconds + 0.000000001) / length).rounded(.down)
            if let times, rounds >= Double(times) { return nil }
            let isBackwards = autoreverses && rounds.truncatingRemainder(dividingBy: 2) == 1
            let passed = max(0, seconds - rounds * length)
            return _progress(at: isBackwards ? length - passed : passed, under: count - 1) ?? 1
        }
    }
    /// The seconds until it is over.
    func _length(under count: Int, until criteria: AnimationCompletionCriteria) -> Double {
        guard count > 0 else { return _base._length(until: criteria) }
        let length = _length(under: count - 1, until: criteria)
        switch _changes[count - 1] {
        case .delay(let delay): return length + delay
        case .speed(let speed): return speed > 0 ? length / speed : .infinity
        case .times(let times, _): return times.map { length * Double($0) } ?? .infinity
        }
    }
}

/// How an animation moves by itself.
enum _AnimationBase: Hashable {
    case curve(UnitCurve, Double), spring(Spring, Double), custom(AnyHashable)
    func _progress(at seconds: Double) -> Double? {
        switch self {
        case .curve(let curve, let duration): return seconds < duration ? curve.value(at: seconds / duration) : nil
        case .spring(let spring, let velocity):
            return spring._isStill(at: seconds, velocity: velocity) ? nil : 1 + spring._motion(at: seconds, velocity: velocity).place
        case .custom(let custom):
            guard let custom = custom.base as? any CustomAnimation else { return nil }
            var context = AnimationContext<Double>()
            return custom.animate(value: 1.0, time: seconds, context: &context)
        }
    }
    /// The seconds until it is over: of one of the program's own as it turns out, a minute at most. A spring counts as
    /// complete after its duration, though it still moves a little.
    func _length(until criteria: AnimationCompletionCriteria) -> Double {
        switch self {
        case .curve(_, let duration): return duration
        case .spring(let spring, let velocity): return criteria == .removed ? spring._settlingDuration(velocity: velocity) : spring.duration
        case .custom:
            var time = 0.0
            while time < 60, _progress(at: time) != nil { time += 1.0 / 60 }
            return time
        }
    }
}

/// What changes how an animation moves.
enum _AnimationStretch: Hashable { case delay(Double), speed(Double), times(Int?, Bool) }

/// Runs a closure; what it changes moves, where it is `Animatable`.
func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Runs a closure, and another one once the animation is over, whatever of its changes can be seen to move here.
func withAnimation<Result>(_ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result, completion: @escaping () -> Void) rethrows -> Result {
    let result = try withTransaction(Transaction(animation: animation), body)
    let length = animation.map { $0._length(under: $0._changes.count, until: completionCriteria) } ?? 0
    // The last frame comes first, which is due at the same moment or soon.
    if length < .infinity { _ = _schedule(length, "animation") { _ = _schedule(_timeToFrame(), "end of an animation", completion) } }
    return result
}

/// When an animation counts as complete.
enum AnimationCompletionCriteria: Hashable { case logicallyComplete, removed }

/// Runs a closure with a transaction.
func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    _beginTransaction(transaction)
    defer { _endTransaction() }
    return try body()
}

/// Runs a closure with a transaction of which one value is another.
func withTransaction<Result, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> Result) rethrows -> Result {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// What is written from now on goes along with a transaction.
@native("_beginTransaction") func _beginTransaction(_ transaction: Transaction)

/// The seconds until the next frame of what moves; none where nothing does.
@native("_timeToFrame") func _timeToFrame() -> Double

/// What is written from now on goes along with what it did before.
@native("_endTransaction") func _endTransaction()

/// What goes along with a change.
struct Transaction {
    var animation: Animation?
    var disablesAnimations: Bool = false
    /// Whether the change is part of a drag or another thing that goes on.
    var isContinuous: Bool = false
    /// Whether how fast a value changes is told to animations; here it is not.
    var tracksVelocity: Bool = false
    var _values: [ObjectIdentifier: Any] = [:]
    init() { animation = nil }
    init(animation: Animation?) { self.animation = animation }
    /// What a program says of changes, by key.
    subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { _values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { _values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key under which a transaction holds something that a program says of changes.
protocol TransactionKey {
    associatedtype Value
    /// What holds where nothing was said.
    static var defaultValue: Value { get }
}

/// What says of changes below it how they move.
protocol _AnimationChange {
    /// The transaction that takes the place of another one; of none, where nothing was said of the change.
    func _changed(_ transaction: Transaction?) -> Transaction
}

/// What `animation` adds to a view.
struct _AnimationModifier: _AnimationChange {
    let animation: Animation?
    let value: Any
    /// Whether it holds for each change, and not just where the value changed.
    let isConstant: Bool
    func _changed(_ other: Transaction?) -> Transaction {
        var transaction = other ?? Transaction()
        if !transaction.disablesAnimations { transaction.animation = animation }
        return transaction
    }
}

/// What `transaction` adds to a view.
struct _TransactionModifier: _AnimationChange {
    let value: Any
    let isConstant: Bool
    let transform: (inout Transaction) -> Void
    func _changed(_ other: Transaction?) -> Transaction {
        var transaction = other ?? Transaction()
        transform(&transaction)
        return transaction
    }
}

/// How a view comes and goes.
struct AnyTransition {
    let _name: String
    let _arguments: Any
    init(_name: String, _arguments: Any = ()) {
        self._name = _name
        self._arguments = _arguments
    }
    static let opacity = AnyTransition(_name: "opacity")
    static let scale = AnyTransition(_name: "scale")
    static let slide = AnyTransition(_name: "slide")
    static let identity = AnyTransition(_name: "identity")
    static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition(_name: "scale", _arguments: (scale, anchor)) }
    static func move(edge: Edge) -> AnyTransition { AnyTransition(_name: "move", _arguments: edge) }
    static func push(from edge: Edge) -> AnyTransition { AnyTransition(_name: "push", _arguments: edge) }
    static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }
    static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(_name: "offset", _arguments: offset) }
    static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition(_name: "asymmetric", _arguments: (insertion, removal)) }
    static func modifier<E>(active: E, identity: E) -> AnyTransition { AnyTransition(_name: "modifier", _arguments: (active, identity)) }
    static let blurReplace = AnyTransition(_name: "blurReplace")
    static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp) -> AnyTransition { AnyTransition(_name: "blurReplace", _arguments: configuration) }
    static let symbolEffect = AnyTransition(_name: "symbolEffect")
    static func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default) -> AnyTransition { AnyTransition(_name: "symbolEffect", _arguments: (effect, options)) }
    static func move(_ edge: Edge) -> AnyTransition { move(edge: edge) }
    init<T: Transition>(_ transition: T) { self.init(_name: "own", _arguments: transition) }
    /// Both transitions at once.
    func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(_name: "combined", _arguments: (self, other)) }
    /// Both transitions at once.
    func combined<T: Transition>(with other: T) -> AnyTransition { combined(with: AnyTransition(other)) }
    /// The transition with an animation of its own.
    func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(_name: "animation", _arguments: (self, animation)) }
}

/// A view that comes and goes by being blurred.
struct BlurReplaceTransition {
    /// Whether the view grows or shrinks meanwhile.
    enum Configuration: Hashable { case downUp, upUp }
}

/// How far a view has come or gone.
enum TransitionPhase: Hashable {
    case willAppear, identity, didDisappear
    /// Whether the view is as it always is.
    var isIdentity: Bool { self == .identity }
    /// -1 before it comes, 1 when it has gone.
    var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

/// What a transition of one's own changes.
struct PlaceholderContentView<Value>: _PrimitiveView {}

/// A way to come and go of one's own: accepted, without motion, so that its body never runs.
protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>
    /// The view as it is while it comes or goes.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

extension Transition {
    /// Both transitions at once.
    func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(self).combined(with: other) }
    /// Both transitions at once.
    func combined<T: Transition>(with other: T) -> AnyTransition { AnyTransition(self).combined(with: AnyTransition(other)) }
    /// The transition with an animation of its own.
    func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(self).animation(animation) }
}

extension View {
    /// Says how the view comes and goes.
    @inert func transition<T: Transition>(_ transition: T) -> some View
    /// Animates what is `Animatable` in the view where a value has changed; nothing else moves.
    func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { ModifiedContent(content: self, modifier: _AnimationModifier(animation: animation, value: value, isConstant: false)) }
    /// Animates what is `Animatable` in the view at each change; nothing else moves.
    func animation(_ animation: Animation? = .default) -> some View { ModifiedContent(content: self, modifier: _AnimationModifier(animation: animation, value: (), isConstant: true)) }
    /// Animates what is `Animatable` in what the closure makes of the view.
    func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (AnyView) -> V) -> some View { body(AnyView(self)).animation(animation) }
    /// Says how the view comes and goes.
    @inert func transition(_ transition: AnyTransition) -> some View
    /// Changes the transaction of updates below.
    func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { ModifiedContent(content: self, modifier: _TransactionModifier(value: (), isConstant: true, transform: transform)) }
    /// Changes the transaction of updates below where a value has changed.
    func transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> Void) -> some View { ModifiedContent(content: self, modifier: _TransactionModifier(value: value, isConstant: false, transform: transform)) }
    /// Makes two views one in an animation.
    @inert func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true) -> some View
    /// Says how content changes.
    @inert func contentTransition(_ transition: ContentTransition) -> some View
    /// Animates the symbols in the view each time the value changes.
    @inert func symbolEffect<V: Equatable>(_ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: V) -> some View
    /// Animates the symbols in the view while it is active.
    @inert func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true) -> some View
    /// Whether the symbols in the view are animated.
    @inert func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View
    /// Plays feedback each time the value changes.
    @inert func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View
    /// Gives a feedback that a closure chooses when a value changes.
    @inert func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?) -> some View
    /// Plays feedback each time the value changes so that the condition holds.
    @inert func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool) -> some View
    /// Hides the bar at the top of the screen.
    @inert func statusBarHidden(_ hidden: Bool = true) -> some View
    /// Whether the system's own overlays are seen.
    @inert func persistentSystemOverlays(_ visibility: Visibility) -> some View
    /// Puts room around the content of a scroll view.
    @inert func contentMargins(_ length: CGFloat) -> some View
    /// Puts room around the content of a scroll view.
    @inert func contentMargins(_ edges: Edge.Set, _ length: CGFloat?) -> some View
}
