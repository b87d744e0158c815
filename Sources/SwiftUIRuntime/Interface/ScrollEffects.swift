// Effects that follow scrolling, and the room around scrolled content: accepted, without motion.

/// How far a view has scrolled into the visible part.
enum ScrollTransitionPhase: Hashable {
    case topLeading, identity, bottomTrailing
    var isIdentity: Bool { self == .identity }
    var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}

/// How the effect of a scroll transition changes.
struct ScrollTransitionConfiguration: Hashable {
    let _name: String
    var _animation: Animation? = nil
    var _curve: UnitCurve? = nil
    var _threshold: ScrollTransitionConfiguration.Threshold? = nil
    static let identity = ScrollTransitionConfiguration(_name: "identity")
    static let animated = ScrollTransitionConfiguration.animated(.default)
    static let interactive = ScrollTransitionConfiguration.interactive(timingCurve: .easeInOut)
    static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration(_name: "animated", _animation: animation) }
    static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration(_name: "interactive", _curve: timingCurve) }
    /// The same, from another part of the view on.
    func threshold(_ threshold: ScrollTransitionConfiguration.Threshold) -> ScrollTransitionConfiguration {
        var configuration = self
        configuration._threshold = threshold
        return configuration
    }
    /// When a view counts as visible.
    struct Threshold: Hashable {
        let _name: String
        static let centered = Threshold(_name: "centered")
        static func visible(_ amount: Double) -> Threshold { Threshold(_name: "visible(\(amount))") }
    }
}

/// Which content margins are put around.
struct ContentMarginPlacement: Hashable {
    let _name: String
    static let automatic = ContentMarginPlacement(_name: "automatic")
    static let scrollContent = ContentMarginPlacement(_name: "scrollContent")
    static let scrollIndicators = ContentMarginPlacement(_name: "scrollIndicators")
}

/// Whether the bars beside scrolled content are seen.
enum ScrollIndicatorVisibility: Hashable { case automatic, visible, hidden, never }

/// What a scroll view is doing.
enum ScrollPhase: Hashable {
    case idle, tracking, interacting, decelerating, animating
    /// Whether it moves, or is held.
    var isScrolling: Bool { self != .idle }
}

/// Where a scroll view is.
struct ScrollGeometry: Hashable {
    var contentOffset: CGPoint
    var contentSize: CGSize
    var contentInsets: EdgeInsets
    var containerSize: CGSize
    /// The part of the content that is seen.
    var visibleRect: CGRect { CGRect(x: contentOffset.x, y: contentOffset.y, width: containerSize.width, height: containerSize.height) }
    /// The size of the part of the content that is seen.
    var bounds: CGRect { visibleRect }
}

/// What else is known of a change of a scroll view's phase.
struct ScrollPhaseChangeContext {
    let geometry: ScrollGeometry
    let velocity: CGVector?
}

extension View {
    /// Runs an action when a scroll view begins or ends to move; here it is in its place at once, and nothing runs.
    @inert func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View
    /// Runs an action when a scroll view begins or ends to move; here it is in its place at once, and nothing runs.
    @inert func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) -> some View
    /// Runs an action when something about a scroll view's place changes; cells have no such place, and nothing runs.
    @inert func onScrollGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void) -> some View
    /// Runs an action when the view is seen or no longer seen in a scroll view; here nothing runs.
    @inert func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View
    /// Runs an action with the ids that are seen in a scroll view; here nothing runs.
    @inert func onScrollTargetVisibilityChange<ID: Hashable>(idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void) -> some View
    /// Changes how the view is drawn while it scrolls in and out.
    @inert func scrollTransition(_ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> any VisualEffect) -> some View
    /// Changes how the view is drawn while it scrolls in and out.
    @inert func scrollTransition(topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> any VisualEffect) -> some View
    /// Puts room around the content of a scroll view.
    @inert func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement) -> some View
    /// Puts room around the content of a scroll view.
    @inert func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic) -> some View
    /// Makes the view a part of its container in size.
    @inert func containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center) -> some View
    /// Makes the view's size of its container's.
    @inert func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat) -> some View
    /// Shows or hides the bars beside scrolled content.
    @inert func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View
    /// Lets the bars beside scrolled content flash.
    @inert func scrollIndicatorsFlash(onAppear: Bool) -> some View
    /// Lets the bars beside scrolled content flash.
    @inert func scrollIndicatorsFlash<V: Equatable>(trigger: V) -> some View
}
