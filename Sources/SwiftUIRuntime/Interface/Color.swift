// Colours and other styles with which shapes are filled.

/// Something that fills a shape: a colour, a gradient, a material.
protocol ShapeStyle {
}

extension ShapeStyle {
    /// The same style, seen through.
    @_disfavoredOverload func opacity(_ opacity: Double) -> some ShapeStyle { _SeenThrough(style: self, opacity: opacity) }
    /// The same style, blended with what is below it.
    @_disfavoredOverload func blendMode(_ mode: BlendMode) -> some ShapeStyle { _Blended(style: self, mode: mode) }
    /// The same style with a shadow.
    func shadow(_ style: ShadowStyle) -> some ShapeStyle { _Shadowed(style: self, shadow: style) }
    /// The style at its second level: weaker.
    var secondary: some ShapeStyle { _Level(style: self, level: 2) }
    /// The style at its third level: weaker still.
    var tertiary: some ShapeStyle { _Level(style: self, level: 3) }
    /// The style at its fourth level.
    var quaternary: some ShapeStyle { _Level(style: self, level: 4) }
    /// The style at its fifth level, the weakest.
    var quinary: some ShapeStyle { _Level(style: self, level: 5) }
}

/// A weaker form of a style.
struct _Level: ShapeStyle {
    let style: any ShapeStyle
    let level: Int
}

/// A style with a shadow.
struct _Shadowed: ShapeStyle {
    let style: any ShapeStyle
    let shadow: ShadowStyle
}

/// The shadow of a style.
struct ShadowStyle: Hashable {
    let _isInner: Bool
    let _color: Color
    let _radius: CGFloat
    let _offset: CGSize
    /// A shadow behind the shape.
    static func drop(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle {
        ShadowStyle(_isInner: false, _color: color, _radius: radius, _offset: CGSize(width: x, height: y))
    }
    /// A shadow inside the shape.
    static func inner(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle {
        ShadowStyle(_isInner: true, _color: color, _radius: radius, _offset: CGSize(width: x, height: y))
    }
}

/// A style that is blended with what is below it.
struct _Blended: ShapeStyle {
    let style: any ShapeStyle
    let mode: BlendMode
}

/// A style that is seen through.
struct _SeenThrough: ShapeStyle {
    let style: any ShapeStyle
    let opacity: Double
}

/// A colour; as a view it fills its space.
struct Color: _PrimitiveView, ShapeStyle, Hashable, CustomStringConvertible {
    let _name: String
    var _opacity: Double = 1
    /// Where the name is known, or how the parts are measured; empty for SwiftUI's own colours.
    var _space: String = ""
    init(_ name: String, bundle: Bundle? = nil) {
        _name = name
        _space = bundle.map { "assets \(ObjectIdentifier($0))" } ?? "assets"
    }
    init(_name: String, _opacity: Double = 1, _space: String = "") {
        self._name = _name
        self._opacity = _opacity
        self._space = _space
    }
    init(_ color: UIColor) { self = color._color }
    @_disfavoredOverload init(_ color: Color) { self = color }
    init(uiColor color: UIColor) { self = color._color }
    init(nsColor color: UIColor) { self = color._color }
    init(cgColor color: CGColor) { self = color._color }
    init(_ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(_name: "rgb(\(red), \(green), \(blue))", _opacity: opacity, _space: "\(space)")
    }
    init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(_name: "hsb(\(hue), \(saturation), \(brightness))", _opacity: opacity)
    }
    init(_ space: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(_name: "white(\(white))", _opacity: opacity, _space: "\(space)")
    }
    /// The name of the colour.
    var description: String { _opacity == 1 ? _name : "\(Int(_opacity * 100))% \(_name)" }
    /// The same colour, seen through.
    func opacity(_ opacity: Double) -> Color { Color(_name: _name, _opacity: _opacity * opacity, _space: _space) }
    /// The colour, with a part of another one in it.
    func mix(with other: Color, by fraction: Double, in space: Gradient.ColorSpace = .perceptual) -> Color { Color(_name: "mix(\(_exactly), \(other._exactly), \(fraction), \(space))") }
    /// All that tells the colour from others.
    var _exactly: String { "\(_name) \(_opacity) \(_space)" }
    /// The colour as Core Graphics has it.
    var cgColor: CGColor? { CGColor(_color: self) }
    /// A gradient from a lighter to a darker shade of the colour.
    var gradient: AnyGradient { AnyGradient(_color: self) }
    static let red = Color(_name: "red")
    static let orange = Color(_name: "orange")
    static let yellow = Color(_name: "yellow")
    static let green = Color(_name: "green")
    static let mint = Color(_name: "mint")
    static let teal = Color(_name: "teal")
    static let cyan = Color(_name: "cyan")
    static let blue = Color(_name: "blue")
    static let indigo = Color(_name: "indigo")
    static let purple = Color(_name: "purple")
    static let pink = Color(_name: "pink")
    static let brown = Color(_name: "brown")
    static let white = Color(_name: "white")
    static let gray = Color(_name: "gray")
    static let black = Color(_name: "black")
    static let clear = Color(_name: "clear")
    static let primary = Color(_name: "primary")
    static let secondary = Color(_name: "secondary")
    static let accentColor = Color(_name: "accentColor")
    /// How the parts of a colour are measured.
    enum RGBColorSpace: Hashable { case sRGB, sRGBLinear, displayP3 }
}

/// A colour of Core Graphics.
struct CGColor: Hashable {
    let _color: Color
}

/// A colour of AppKit.
typealias NSColor = UIColor

/// A colour of UIKit or AppKit.
struct UIColor: Hashable {
    let _color: Color
    init(_name: String) { _color = Color(_name: _name, _space: "UIKit") }
    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { _color = Color(_name: "rgb(\(red), \(green), \(blue))", _opacity: alpha, _space: "UIKit") }
    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) { _color = Color(_name: "hsb(\(hue), \(saturation), \(brightness))", _opacity: alpha, _space: "UIKit") }
    init(white: CGFloat, alpha: CGFloat) { _color = Color(_name: "white(\(white))", _opacity: alpha, _space: "UIKit") }
    init(_ color: Color) { _color = color }
    /// A colour of the program's own assets, by its name.
    init?(named name: String) { _color = Color(_name: name, _space: "UIKit assets") }
    /// The colour as Core Graphics has it.
    var cgColor: CGColor { CGColor(_color: _color) }
    /// The same colour, seen through.
    func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(Color(_name: _color._name, _opacity: alpha, _space: _color._space)) }
    static let systemBackground = UIColor(_name: "systemBackground")
    static let secondarySystemBackground = UIColor(_name: "secondarySystemBackground")
    static let tertiarySystemBackground = UIColor(_name: "tertiarySystemBackground")
    static let systemGroupedBackground = UIColor(_name: "systemGroupedBackground")
    static let label = UIColor(_name: "label")
    static let secondaryLabel = UIColor(_name: "secondaryLabel")
    static let secondarySystemGroupedBackground = UIColor(_name: "secondarySystemGroupedBackground")
    static let tertiarySystemGroupedBackground = UIColor(_name: "tertiarySystemGroupedBackground")
    static let tertiaryLabel = UIColor(_name: "tertiaryLabel")
    static let quaternaryLabel = UIColor(_name: "quaternaryLabel")
    static let placeholderText = UIColor(_name: "placeholderText")
    static let link = UIColor(_name: "link")
    static let separator = UIColor(_name: "separator")
    static let opaqueSeparator = UIColor(_name: "opaqueSeparator")
    static let systemFill = UIColor(_name: "systemFill")
    static let secondarySystemFill = UIColor(_name: "secondarySystemFill")
    static let tertiarySystemFill = UIColor(_name: "tertiarySystemFill")
    static let quaternarySystemFill = UIColor(_name: "quaternarySystemFill")
    static let windowBackgroundColor = UIColor(_name: "windowBackgroundColor")
    static let controlBackgroundColor = UIColor(_name: "controlBackgroundColor")
    static let textBackgroundColor = UIColor(_name: "textBackgroundColor")
    static let labelColor = UIColor(_name: "labelColor")
    static let secondaryLabelColor = UIColor(_name: "secondaryLabelColor")
    static let separatorColor = UIColor(_name: "separatorColor")
    static let controlAccentColor = UIColor(_name: "controlAccentColor")
    static let linkColor = UIColor(_name: "link")
    static let tintColor = UIColor(_name: "tintColor")
    static let systemMint = UIColor(_name: "mint")
    static let systemCyan = UIColor(_name: "cyan")
    static let systemBrown = UIColor(_name: "brown")
    static let cyan = UIColor(_name: "cyan")
    static let magenta = UIColor(_name: "magenta")
    static let brown = UIColor(_name: "brown")
    static let darkGray = UIColor(_name: "darkGray")
    static let lightGray = UIColor(_name: "lightGray")
    static let systemRed = UIColor(_name: "red")
    static let systemBlue = UIColor(_name: "blue")
    static let systemGreen = UIColor(_name: "green")
    static let systemYellow = UIColor(_name: "yellow")
    static let systemOrange = UIColor(_name: "orange")
    static let systemPurple = UIColor(_name: "purple")
    static let systemPink = UIColor(_name: "pink")
    static let systemTeal = UIColor(_name: "teal")
    static let systemIndigo = UIColor(_name: "indigo")
    static let systemGray = UIColor(_name: "gray")
    static let systemGray2 = UIColor(_name: "gray2")
    static let systemGray3 = UIColor(_name: "gray3")
    static let systemGray4 = UIColor(_name: "gray4")
    static let systemGray5 = UIColor(_name: "gray5")
    static let systemGray6 = UIColor(_name: "gray6")
    static let red = UIColor(_name: "red")
    static let blue = UIColor(_name: "blue")
    static let green = UIColor(_name: "green")
    static let yellow = UIColor(_name: "yellow")
    static let orange = UIColor(_name: "orange")
    static let purple = UIColor(_name: "purple")
    static let white = UIColor(_name: "white")
    static let black = UIColor(_name: "black")
    static let gray = UIColor(_name: "gray")
    static let clear = UIColor(_name: "clear")
}

extension ShapeStyle where Self == Color {
    static var red: Color { .red }
    static var orange: Color { .orange }
    static var yellow: Color { .yellow }
    static var green: Color { .green }
    static var mint: Color { .mint }
    static var teal: Color { .teal }
    static var cyan: Color { .cyan }
    static var blue: Color { .blue }
    static var indigo: Color { .indigo }
    static var purple: Color { .purple }
    static var pink: Color { .pink }
    static var brown: Color { .brown }
    static var white: Color { .white }
    static var gray: Color { .gray }
    static var black: Color { .black }
    static var clear: Color { .clear }
    static var accentColor: Color { .accentColor }
}

/// A style of the surroundings: primary, secondary, the tint, the background.
struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    let _name: String
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(_name: "primary") }
    static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(_name: "secondary") }
    static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(_name: "tertiary") }
    static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(_name: "quaternary") }
    static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(_name: "quinary") }
    static var fill: HierarchicalShapeStyle { HierarchicalShapeStyle(_name: "fill") }
    static var separator: HierarchicalShapeStyle { HierarchicalShapeStyle(_name: "separator") }
    static var placeholder: HierarchicalShapeStyle { HierarchicalShapeStyle(_name: "placeholder") }
    static var link: HierarchicalShapeStyle { HierarchicalShapeStyle(_name: "link") }
    static var windowBackground: HierarchicalShapeStyle { HierarchicalShapeStyle(_name: "windowBackground") }
    static var tint: HierarchicalShapeStyle { HierarchicalShapeStyle(_name: "tint") }
    static var background: HierarchicalShapeStyle { HierarchicalShapeStyle(_name: "background") }
    static var foreground: HierarchicalShapeStyle { HierarchicalShapeStyle(_name: "foreground") }
    static var selection: HierarchicalShapeStyle { HierarchicalShapeStyle(_name: "selection") }
}

/// Frosted glass.
struct Material: ShapeStyle, Hashable {
    let _name: String
    static let ultraThinMaterial = Material(_name: "ultraThin")
    static let thinMaterial = Material(_name: "thin")
    static let regularMaterial = Material(_name: "regular")
    static let thickMaterial = Material(_name: "thick")
    static let ultraThickMaterial = Material(_name: "ultraThick")
    static let ultraThin = Material(_name: "ultraThin")
    static let thin = Material(_name: "thin")
    static let regular = Material(_name: "regular")
    static let thick = Material(_name: "thick")
    static let bar = Material(_name: "bar")
}

extension ShapeStyle where Self == Material {
    static var ultraThinMaterial: Material { .ultraThinMaterial }
    static var thinMaterial: Material { .thinMaterial }
    static var regularMaterial: Material { .regularMaterial }
    static var thickMaterial: Material { .thickMaterial }
    static var ultraThickMaterial: Material { .ultraThickMaterial }
    static var bar: Material { .bar }
}

/// A style whose type is erased.
struct AnyShapeStyle: ShapeStyle {
    let _style: Any
    init<S: ShapeStyle>(_ style: S) { _style = style }
}

/// A style made of an image.
struct ImagePaint: ShapeStyle {
    let image: Image
    let sourceRect: CGRect
    let scale: CGFloat
    init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// An image, repeated.
    static func image(_ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
