/// A colour of the program: SwiftUI's own by its name (`red`, `secondary`), or its parts from 0 to 1.
public enum Colour: Hashable, Sendable {
    case named(String)
    case components(red: Double, green: Double, blue: Double)
}

/// How characters look. What is nil is inherited from the view around.
public struct DrawingStyle: Hashable, Sendable {
    public var foreground: Colour?
    public var background: Colour?
    public var isBold: Bool?
    public var isItalic: Bool?
    public var isUnderlined: Bool?
    public var isStruckThrough: Bool?
    /// Drawn fainter: what is disabled, a placeholder, a sign of the drawing itself.
    public var isDimmed: Bool?
    /// Drawn by a view that ran so many times, where the ground is to be another one at each of its evaluations.
    public var evaluation: Int?

    public init(
        foreground: Colour? = nil, background: Colour? = nil, isBold: Bool? = nil, isItalic: Bool? = nil,
        isUnderlined: Bool? = nil, isStruckThrough: Bool? = nil, isDimmed: Bool? = nil,
        evaluation: Int? = nil
    ) {
        self.foreground = foreground
        self.background = background
        self.isBold = isBold
        self.isItalic = isItalic
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
        self.isDimmed = isDimmed
        self.evaluation = evaluation
    }

    /// Says nothing of its own.
    public static let plain = DrawingStyle()
    static let dimmed = DrawingStyle(isDimmed: true)

    /// This style where it says something, otherwise the one around it.
    public func inheriting(_ outer: DrawingStyle) -> DrawingStyle {
        DrawingStyle(
            foreground: foreground ?? outer.foreground,
            background: background ?? outer.background,
            isBold: isBold ?? outer.isBold,
            isItalic: isItalic ?? outer.isItalic,
            isUnderlined: isUnderlined ?? outer.isUnderlined,
            isStruckThrough: isStruckThrough ?? outer.isStruckThrough,
            isDimmed: isDimmed ?? outer.isDimmed,
            evaluation: evaluation ?? outer.evaluation)
    }
}
