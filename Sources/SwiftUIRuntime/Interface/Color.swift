// Colours and other styles with which shapes are filled.

/// Something that fills a shape: a colour, a gradient, a material.
protocol ShapeStyle {
}

extension ShapeStyle {
    /// The same style, seen through.
    @_disfavoredOverload func opacity(_ opacity: Double) -> some ShapeStyle { _SeenThrough(style: self, opacity: opacity) }
    /// The same style, blended with what is below it.
    @_disfavoredOverload func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
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
    init(_ name: String, bundle: Bundle? = nil) { _name = name }
    init(_name: String, _opacity: Double) {
        self._name = _name
        self._opacity = _opacity
    }
    init(_ color: UIColor) { _name = color._name }
    @_disfavoredOverload init(_ color: Color) { self = color }
    init(uiColor color: UIColor) { _name = color._name }
    init(nsColor color: UIColor) { _name = color._name }
    init(cgColor color: CGColor) { _name = color._name }
    init(_ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        _name = "rgb(\(red), \(green), \(blue))"
        _opacity = opacity
    }
    init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        _name = "hsb(\(hue), \(saturation), \(brightness))"
        _opacity = opacity
    }
    init(_ space: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        _name = "white(\(white))"
        _opacity = opacity
    }
    /// The name of the colour.
    var description: String { _opacity == 1 ? _name : "\(Int(_opacity * 100))% \(_name)" }
    /// The same colour, seen through.
    func opacity(_ opacity: Double) -> Color { Color(_name: _name, _opacity: _opacity * opacity) }
    /// The colour, with a part of another one in it.
    func mix(with other: Color, by fraction: Double, in space: Gradient.ColorSpace = .perceptual) -> Color { Color(_name: "mix(\(self), \(other), \(fraction))", _opacity: 1) }
    /// The colour as Core Graphics has it.
    var cgColor: CGColor? { CGColor(_name: _name) }
    /// A gradient from a lighter to a darker shade of the colour.
    var gradient: AnyGradient { AnyGradient(_color: self) }
    static let red = Color("red")
    static let orange = Color("orange")
    static let yellow = Color("yellow")
    static let green = Color("green")
    static let mint = Color("mint")
    static let teal = Color("teal")
    static let cyan = Color("cyan")
    static let blue = Color("blue")
    static let indigo = Color("indigo")
    static let purple = Color("purple")
    static let pink = Color("pink")
    static let brown = Color("brown")
    static let white = Color("white")
    static let gray = Color("gray")
    static let black = Color("black")
    static let clear = Color("clear")
    static let primary = Color("primary")
    static let secondary = Color("secondary")
    static let accentColor = Color("accentColor")
    /// How the parts of a colour are measured.
    enum RGBColorSpace: Hashable { case sRGB, sRGBLinear, displayP3 }
}

/// A colour of Core Graphics.
struct CGColor: Hashable {
    let _name: String
}

/// A colour of AppKit.
typealias NSColor = UIColor

/// A colour of UIKit or AppKit.
struct UIColor: Hashable {
    let _name: String
    init(_name: String) { self._name = _name }
    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { _name = "rgb(\(red), \(green), \(blue))" }
    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) { _name = "hsb(\(hue), \(saturation), \(brightness))" }
    init(white: CGFloat, alpha: CGFloat) { _name = "white(\(white))" }
    init(_ color: Color) { _name = color._name }
    /// A colour of the program's own assets, by its name.
    init?(named name: String) { _name = name }
    /// The colour as Core Graphics has it.
    var cgColor: CGColor { CGColor(_name: _name) }
    /// The same colour, seen through.
    func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
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
    let scale: CGFloat
    init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.scale = scale
    }
}
