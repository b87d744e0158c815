// Modifiers of colour, and effects that only style: carried in the view's value and compared with it, without other effect on updates.

extension View {
    /// Sets the colour of text and symbols.
    @inert func foregroundColor(_ color: Color?) -> some View
    /// Sets the style of text and symbols.
    @inert func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View
    /// Sets the styles of text and symbols.
    @inert func foregroundStyle<A: ShapeStyle, B: ShapeStyle>(_ primary: A, _ secondary: B) -> some View
    /// Sets the styles of text and symbols.
    @inert func foregroundStyle<A: ShapeStyle, B: ShapeStyle, C: ShapeStyle>(_ primary: A, _ secondary: B, _ tertiary: C) -> some View
    /// Fills what is behind the view.
    @inert func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    /// Draws the style of the environment's background behind the view.
    @inert func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    /// Fills a shape behind the view.
    @inert func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
    /// Fills what is in front of the view.
    @inert func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    /// Sets the colour of controls.
    @inert func tint(_ tint: Color?) -> some View
    /// Sets the style of controls.
    @inert func tint<S: ShapeStyle>(_ tint: S?) -> some View
    /// Sets the colour of controls.
    @inert func accentColor(_ color: Color?) -> some View
    /// Makes the view see-through; it keeps its place, state and identity.
    @inert func opacity(_ opacity: Double) -> some View
    /// Hides the view; it keeps its place.
    @inert func hidden() -> some View
    /// Draws a frame around the view.
    @inert func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View
    /// Rounds the corners.
    @inert func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View
    /// Cuts the view to a shape.
    @inert func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View
    /// Cuts the view to its frame.
    @inert func clipped(antialiased: Bool = false) -> some View
    /// Draws a shadow.
    @inert func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View
    /// Makes the view unsharp.
    @inert func blur(radius: CGFloat, opaque: Bool = false) -> some View
    /// Makes the view brighter.
    @inert func brightness(_ amount: Double) -> some View
    /// Changes the contrast.
    @inert func contrast(_ amount: Double) -> some View
    /// Changes how strong colours are.
    @inert func saturation(_ amount: Double) -> some View
    /// Takes colour away.
    @inert func grayscale(_ amount: Double) -> some View
    /// Turns the colours around the wheel.
    @inert func hueRotation(_ angle: Angle) -> some View
    /// Turns colours into their opposites.
    @inert func colorInvert() -> some View
    /// Multiplies colours.
    @inert func colorMultiply(_ color: Color) -> some View
    /// Says how the view mixes with what is behind it.
    @inert func blendMode(_ mode: BlendMode) -> some View
    /// Draws the view as one picture.
    @inert func compositingGroup() -> some View
    /// Draws the view as one picture.
    @inert func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
    /// Turns the view.
    @inert func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View
    /// Turns the view in space.
    @inert func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some View
    /// Makes the view larger or smaller.
    @inert func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View
    /// Makes the view larger or smaller.
    @inert func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View
    /// Makes the view larger or smaller.
    @inert func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View
    /// Sets how the layers of symbols are coloured.
    func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { environment(\.symbolRenderingMode, mode) }
    /// Chooses a form of symbols.
    @inert func symbolVariant(_ variant: SymbolVariants) -> some View
    /// Sets the size of symbols.
    func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

/// Which variant of a symbol is drawn.
struct SymbolVariants: Hashable {
    let _names: [String]
    static let none = SymbolVariants(_names: [])
    static let circle = SymbolVariants(_names: ["circle"])
    static let square = SymbolVariants(_names: ["square"])
    static let rectangle = SymbolVariants(_names: ["rectangle"])
    static let fill = SymbolVariants(_names: ["fill"])
    static let slash = SymbolVariants(_names: ["slash"])
    var circle: SymbolVariants { SymbolVariants(_names: _names + ["circle"]) }
    var square: SymbolVariants { SymbolVariants(_names: _names + ["square"]) }
    var rectangle: SymbolVariants { SymbolVariants(_names: _names + ["rectangle"]) }
    var fill: SymbolVariants { SymbolVariants(_names: _names + ["fill"]) }
    var slash: SymbolVariants { SymbolVariants(_names: _names + ["slash"]) }
    func contains(_ other: SymbolVariants) -> Bool { other._names.allSatisfy { _names.contains($0) } }
}
