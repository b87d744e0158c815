// Animations and transitions: accepted, without motion.

/// How a change moves.
struct Animation: Hashable, CustomStringConvertible {
    var _name: String
    /// A way to move of the program's own.
    var _custom: AnyHashable? = nil
    init(_name: String) { self._name = _name }
    init<A: CustomAnimation>(_ base: A) {
        _name = "custom"
        _custom = AnyHashable(base)
    }
    static let `default` = Animation(_name: "default")
    static let linear = Animation.linear(duration: 0.35)
    static let easeIn = Animation.easeIn(duration: 0.35)
    static let easeOut = Animation.easeOut(duration: 0.35)
    static let easeInOut = Animation.easeInOut(duration: 0.35)
    static let spring = Animation.spring()
    static let bouncy = Animation.bouncy()
    static let smooth = Animation.smooth()
    static let snappy = Animation.snappy()
    static let interactiveSpring = Animation.interactiveSpring()
    static func linear(duration: Double) -> Animation { Animation(_name: "linear(\(duration))") }
    static func easeIn(duration: Double) -> Animation { Animation(_name: "easeIn(\(duration))") }
    static func easeOut(duration: Double) -> Animation { Animation(_name: "easeOut(\(duration))") }
    static func easeInOut(duration: Double) -> Animation { Animation(_name: "easeInOut(\(duration))") }
    static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation { Animation(_name: "spring(\(response), \(dampingFraction), \(blendDuration))") }
    static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Animation { Animation(_name: "spring(duration: \(duration), \(bounce), \(blendDuration))") }
    static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25) -> Animation { Animation(_name: "interactiveSpring(\(response), \(dampingFraction), \(blendDuration))") }
    static func interpolatingSpring(duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0) -> Animation { Animation(_name: "interpolatingSpring(duration: \(duration), \(bounce), \(initialVelocity))") }
    static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation { Animation(_name: "interpolatingSpring(\(mass), \(stiffness), \(damping), \(initialVelocity))") }
    static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation(_name: "bouncy(\(duration), \(extraBounce))") }
    static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation(_name: "smooth(\(duration), \(extraBounce))") }
    static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation(_name: "snappy(\(duration), \(extraBounce))") }
    static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35) -> Animation { Animation(_name: "timingCurve(\(x1), \(y1), \(x2), \(y2), \(duration))") }
    /// The animation, later.
    func delay(_ delay: Double) -> Animation { _with("delay \(delay)") }
    /// The animation, faster.
    func speed(_ speed: Double) -> Animation { _with("speed \(speed)") }
    /// The animation, several times.
    func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { _with("repeat \(count) \(autoreverses)") }
    /// The animation, without end.
    func repeatForever(autoreverses: Bool = true) -> Animation { _with("repeat \(autoreverses)") }
    /// The animation in words.
    var description: String { _custom.map { "\($0) \(_name)" } ?? _name }
    func _with(_ change: String) -> Animation {
        var animation = self
        animation._name += " " + change
        return animation
    }
}

/// Runs a closure; what it changes would move in an app.
func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result { try body() }

/// Runs a closure, and another one when its changes have been drawn: here at once, after the update.
func withAnimation<Result>(_ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result, completion: @escaping () -> Void) rethrows -> Result {
    let result = try body()
    DispatchQueue.main.async(execute: completion)
    return result
}

/// When an animation counts as complete.
enum AnimationCompletionCriteria: Hashable { case logicallyComplete, removed }

/// Runs a closure with a transaction.
func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result { try body() }

/// What goes along with a change.
struct Transaction {
    var animation: Animation?
    var disablesAnimations: Bool = false
    init() { animation = nil }
    init(animation: Animation?) { self.animation = animation }
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
    /// Animates changes of a value.
    @inert func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View
    /// Animates changes.
    @inert func animation(_ animation: Animation? = .default) -> some View
    /// Animates what the closure changes of the view: here the changes are there at once.
    func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (AnyView) -> V) -> some View { body(AnyView(self)).animation(animation) }
    /// Says how the view comes and goes.
    @inert func transition(_ transition: AnyTransition) -> some View
    /// Changes the transaction of updates below.
    @inert func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View
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
