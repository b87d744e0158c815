// Values that effects, scrolling and assistive technologies take.

/// How a pointer above a view changes it.
struct HoverEffect: Hashable {
    let _name: String
    static let automatic = HoverEffect(_name: "automatic")
    static let highlight = HoverEffect(_name: "highlight")
    static let lift = HoverEffect(_name: "lift")
}

/// What an action for those who cannot see stands for.
struct AccessibilityActionKind: Hashable {
    let _name: String
    static let `default` = AccessibilityActionKind(_name: "default")
    static let escape = AccessibilityActionKind(_name: "escape")
    static let magicTap = AccessibilityActionKind(_name: "magicTap")
    static let delete = AccessibilityActionKind(_name: "delete")
}

/// Where scrolling comes to rest.
protocol ScrollTargetBehavior {
}

/// Scrolling comes to rest at views.
struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Hashable {
    /// How many views one swipe may pass.
    enum LimitBehavior: Hashable { case automatic, always, never, alwaysByFew, alwaysByOne }
    let _limit: LimitBehavior
    init(limitBehavior: LimitBehavior = .automatic) { _limit = limitBehavior }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

/// Scrolling comes to rest at pages.
struct PagingScrollTargetBehavior: ScrollTargetBehavior, Hashable {
    init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

/// Whether content that fits can be pulled.
enum ScrollBounceBehavior: Hashable { case automatic, always, basedOnSize, never }

/// What happens to the keyboard when content scrolls.
enum ScrollDismissesKeyboardMode: Hashable { case automatic, immediately, interactively, never }

/// A change of how a view is drawn.
protocol VisualEffect {
}

extension VisualEffect {
    func opacity(_ opacity: Double) -> any VisualEffect { _with("opacity", opacity) }
    func blur(radius: CGFloat, opaque: Bool = false) -> any VisualEffect { _with("blur", (radius, opaque)) }
    func offset(x: CGFloat = 0, y: CGFloat = 0) -> any VisualEffect { offset(CGSize(width: x, height: y)) }
    func offset(_ offset: CGSize) -> any VisualEffect { _with("offset", offset) }
    func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> any VisualEffect { scaleEffect(CGSize(width: scale, height: scale), anchor: anchor) }
    func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> any VisualEffect { scaleEffect(CGSize(width: x, height: y), anchor: anchor) }
    func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> any VisualEffect { _with("scaleEffect", (scale, anchor)) }
    func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> any VisualEffect { _with("rotationEffect", (angle, anchor)) }
    func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> any VisualEffect { _with("rotation3DEffect", (angle, axis, anchor, anchorZ, perspective)) }
    func hueRotation(_ angle: Angle) -> any VisualEffect { _with("hueRotation", angle) }
    func brightness(_ amount: Double) -> any VisualEffect { _with("brightness", amount) }
    func saturation(_ amount: Double) -> any VisualEffect { _with("saturation", amount) }
    func contrast(_ amount: Double) -> any VisualEffect { _with("contrast", amount) }
    func grayscale(_ amount: Double) -> any VisualEffect { _with("grayscale", amount) }
    func transformEffect(_ transform: CGAffineTransform) -> any VisualEffect { _with("transformEffect", transform) }
    func _with(_ name: String, _ arguments: Any) -> any VisualEffect { _AppliedVisualEffect(base: self, name: name, arguments: arguments) }
}

/// A change of how a view is drawn after another one.
struct _AppliedVisualEffect: VisualEffect {
    let base: any VisualEffect
    let name: String
    let arguments: Any
}

/// No change of how a view is drawn.
struct EmptyVisualEffect: VisualEffect {
    init() {}
}
