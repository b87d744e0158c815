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
    init() {}
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
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
    func opacity(_ opacity: Double) -> any VisualEffect { self }
    func blur(radius: CGFloat) -> any VisualEffect { self }
    func offset(x: CGFloat = 0, y: CGFloat = 0) -> any VisualEffect { self }
    func offset(_ offset: CGSize) -> any VisualEffect { self }
    func scaleEffect(_ scale: CGFloat) -> any VisualEffect { self }
    func scaleEffect(x: CGFloat = 1, y: CGFloat = 1) -> any VisualEffect { self }
    func rotationEffect(_ angle: Angle) -> any VisualEffect { self }
    func hueRotation(_ angle: Angle) -> any VisualEffect { self }
    func brightness(_ amount: Double) -> any VisualEffect { self }
}

/// No change of how a view is drawn.
struct EmptyVisualEffect: VisualEffect {
    init() {}
}
