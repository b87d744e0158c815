// Modifiers that only style: carried in the view's value and compared with it, without other effect on updates.

extension View {
    // Size and place
    /// Adds space around the view.
    @inert func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
    /// Adds space on all sides.
    @inert func padding(_ length: CGFloat) -> some View
    /// Adds space of different widths.
    @inert func padding(_ insets: EdgeInsets) -> some View
    /// Gives the view a size.
    @inert func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View
    /// Gives the view limits for its size.
    @inert func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View
    /// Makes the view a part of its container in size.
    @inert func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View
    /// Keeps the view at its ideal size.
    @inert func fixedSize() -> some View
    /// Keeps the view at its ideal size in the directions given.
    @inert func fixedSize(horizontal: Bool, vertical: Bool) -> some View
    /// Says which views of a stack get their space first.
    @inert func layoutPriority(_ value: Double) -> some View
    /// Moves the view.
    @inert func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View
    /// Moves the view.
    @inert func offset(_ offset: CGSize) -> some View
    /// Puts the middle of the view at a place.
    @inert func position(x: CGFloat = 0, y: CGFloat = 0) -> some View
    /// Puts the middle of the view at a place.
    @inert func position(_ position: CGPoint) -> some View
    /// Says which views are in front.
    @inert func zIndex(_ value: Double) -> some View
    /// Sets the proportions of the view.
    @inert func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View
    /// Sets the proportions of the view.
    @inert func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View
    /// Keeps the proportions so that all of the view is seen.
    @inert func scaledToFit() -> some View
    /// Keeps the proportions so that all space is filled.
    @inert func scaledToFill() -> some View
    /// Lets the view reach under the bars of the screen.
    @inert func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View
    /// Lets the view reach under the bars of the screen.
    @inert func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View
    /// Adds to the space that is kept clear.
    @inert func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
    /// Says where the view is aligned.
    @inert func alignmentGuide(_ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View
    /// Says where the view is aligned.
    @inert func alignmentGuide(_ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View
    /// Names the coordinates of the view.
    @inert func coordinateSpace(name: any Hashable) -> some View
    /// Names the coordinates of the view.
    @inert func coordinateSpace(_ name: NamedCoordinateSpace) -> some View
    /// Lets a cell of a grid take several columns.
    @inert func gridCellColumns(_ count: Int) -> some View
    /// Says where a cell of a grid stands.
    @inert func gridCellAnchor(_ anchor: UnitPoint) -> some View
    /// Says how a column of a grid is aligned.
    @inert func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View

    // Text
    /// Sets the font.
    func font(_ font: Font?) -> some View { environment(\.font, font) }
    /// Sets the weight of the font.
    @inert func fontWeight(_ weight: Font.Weight?) -> some View
    /// Sets the design of the font.
    @inert func fontDesign(_ design: Font.Design?) -> some View
    /// Makes text bold.
    @inert func bold(_ isActive: Bool = true) -> some View
    /// Makes text italic.
    @inert func italic(_ isActive: Bool = true) -> some View
    /// Draws a line under text.
    @inert func underline(_ isActive: Bool = true, color: Color? = nil) -> some View
    /// Draws a line through text.
    @inert func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View
    /// Sets the space between characters.
    @inert func kerning(_ kerning: CGFloat) -> some View
    /// Sets the space between characters.
    @inert func tracking(_ tracking: CGFloat) -> some View
    /// Moves text up or down from its baseline.
    @inert func baselineOffset(_ offset: CGFloat) -> some View
    /// Gives all characters the same width.
    @inert func monospaced(_ isActive: Bool = true) -> some View
    /// Gives all digits the same width.
    @inert func monospacedDigit() -> some View
    /// Says how many lines text may have.
    func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
    /// Says how many lines text has.
    @inert func lineLimit(_ limit: ClosedRange<Int>) -> some View
    /// Sets the space between lines.
    func lineSpacing(_ spacing: CGFloat) -> some View { environment(\.lineSpacing, spacing) }
    /// Says how lines are aligned.
    func multilineTextAlignment(_ alignment: TextAlignment) -> some View { environment(\.multilineTextAlignment, alignment) }
    /// Lets text shrink to fit.
    func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
    /// Says where text that does not fit is cut.
    func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
    /// Lets text come closer together to fit.
    func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
    /// Writes text in large or small letters.
    func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
    /// Says whether text can be selected.
    @inert func textSelection(_ selectability: TextSelectability) -> some View
    /// Hides the content behind a placeholder.
    func redacted(reason: RedactionReasons) -> some View { transformEnvironment(\.redactionReasons) { $0 = RedactionReasons(rawValue: $0.rawValue | reason.rawValue) } }
    /// Shows the content although its surroundings are redacted.
    func unredacted() -> some View { environment(\.redactionReasons, RedactionReasons(rawValue: 0)) }
    /// Hides the content when others may look.
    @inert func privacySensitive(_ sensitive: Bool = true) -> some View

    // Colour and effects
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

    // Controls
    /// Sets the style of buttons.
    func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { ModifiedContent(content: self, modifier: _StyleModifier(control: "Button", style: style)) }
    /// Sets the style of buttons.
    func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { ModifiedContent(content: self, modifier: _StyleModifier(control: "Button", style: style)) }
    /// Sets the style of toggles.
    func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { ModifiedContent(content: self, modifier: _StyleModifier(control: "Toggle", style: style)) }
    /// Sets the style of text fields.
    @inert func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View
    /// Sets the style of pickers.
    @inert func pickerStyle<S: PickerStyle>(_ style: S) -> some View
    /// Sets the style of lists.
    @inert func listStyle<S: ListStyle>(_ style: S) -> some View
    /// Sets the style of labels.
    func labelStyle<S: LabelStyle>(_ style: S) -> some View { ModifiedContent(content: self, modifier: _StyleModifier(control: "Label", style: style)) }
    /// Sets the style of progress views.
    func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { ModifiedContent(content: self, modifier: _StyleModifier(control: "ProgressView", style: style)) }
    /// Sets the style of date pickers.
    @inert func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View
    /// Sets the style of menus.
    @inert func menuStyle<S: MenuStyle>(_ style: S) -> some View
    /// Sets the style of forms.
    @inert func formStyle<S: FormStyle>(_ style: S) -> some View
    /// Sets the style of group boxes.
    func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { ModifiedContent(content: self, modifier: _StyleModifier(control: "GroupBox", style: style)) }
    /// Sets the style of gauges.
    func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { ModifiedContent(content: self, modifier: _StyleModifier(control: "Gauge", style: style)) }
    /// Sets the style of tab views.
    @inert func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View
    /// Sets the style of the dots under pages.
    @inert func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View
    /// Sets the style of navigation views.
    @inert func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View
    /// Sets the style of split views.
    @inert func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View
    /// Sets the size of controls.
    func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }
    /// Sets the shape of buttons.
    @inert func buttonBorderShape(_ shape: ButtonBorderShape) -> some View
    /// Hides the labels of controls.
    @inert func labelsHidden() -> some View
    /// Says whether the view reacts to touches.
    @inert func allowsHitTesting(_ enabled: Bool) -> some View
    /// Says where the view reacts to touches.
    @inert func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View
    /// Sets the keyboard of text fields.
    @inert func keyboardType(_ type: UIKeyboardType) -> some View
    /// Says what text fields hold.
    @inert func textContentType(_ type: UITextContentType?) -> some View
    /// Says which letters the keyboard writes large.
    @inert func autocapitalization(_ style: UITextAutocapitalizationType) -> some View
    /// Says which letters the keyboard writes large.
    @inert func textInputAutocapitalization(_ style: TextInputAutocapitalization?) -> some View
    /// Switches corrections off.
    @inert func disableAutocorrection(_ disable: Bool?) -> some View
    /// Switches corrections off.
    func autocorrectionDisabled(_ disable: Bool = true) -> some View { environment(\.autocorrectionDisabled, disable) }
    /// Sets what the return key says.
    @inert func submitLabel(_ label: SubmitLabel) -> some View
    /// Sets the keys that press the control.
    @inert func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View
    /// Sets the keys that press the control.
    @inert func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View
    /// Says whether the view can have the focus.
    @inert func focusable(_ isFocusable: Bool = true) -> some View
    /// Sets what happens when the pointer is over the view.
    @inert func onHover(perform action: @escaping (Bool) -> Void) -> some View
    /// Shows a note when the pointer rests on the view.
    @inert func help(_ text: String) -> some View
    /// Shows a number or text beside the view.
    @inert func badge(_ count: Int) -> some View
    /// Shows a number or text beside the view.
    @inert func badge(_ label: String?) -> some View
    /// Shows a number or text beside the view.
    @inert func badge(_ label: Text?) -> some View

    // Lists, bars and screens
    /// Sets the title of the screen.
    @inert func navigationTitle(_ title: String) -> some View
    /// Says how large the title in the bar is.
    @inert func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View
    /// Sets the title of the screen.
    @inert func navigationTitle(_ title: Text) -> some View
    /// Sets the title of the screen, which one can change there.
    @inert func navigationTitle(_ title: Binding<String>) -> some View
    /// Sets the title of the screen.
    @inert func navigationBarTitle(_ title: String) -> some View
    /// Sets the title of the screen.
    @inert func navigationBarTitle(_ title: Text) -> some View
    /// Sets the title of the screen.
    @inert func navigationBarTitle(_ title: String, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
    /// Sets the title of the screen.
    @inert func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
    /// Says how the title is shown.
    @inert func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View
    /// Hides the bar.
    @inert func navigationBarHidden(_ hidden: Bool) -> some View
    /// Hides the back button.
    @inert func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View
    /// Shows or hides bars.
    @inert func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
    /// Says whether bars are seen.
    @inert func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
    /// Says whether a button that is held down acts again and again.
    @inert func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View
    /// Says how the screen takes the place of the one before.
    @inert func navigationTransition(_ style: NavigationTransition) -> some View
    /// Marks the view from which a screen grows.
    @inert func matchedTransitionSource(id: any Hashable, in namespace: Namespace.ID) -> some View
    /// Sets the background of bars.
    @inert func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View
    /// Shows or hides the bar at the top of the screen.
    @inert func statusBar(hidden: Bool) -> some View
    /// Sets the background of a row.
    @inert func listRowBackground<V: View>(_ view: V?) -> some View
    /// Sets the distances of a row.
    @inert func listRowInsets(_ insets: EdgeInsets?) -> some View
    /// Shows or hides the line under a row.
    @inert func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View
    /// Sets the colour of the line under a row.
    @inert func listRowSeparatorTint(_ color: Color?, edges: Edge.Set = .all) -> some View
    /// Sets the space between rows.
    @inert func listRowSpacing(_ spacing: CGFloat?) -> some View
    /// Shows or hides the background of lists.
    @inert func scrollContentBackground(_ visibility: Visibility) -> some View
    /// Shows or hides the bars beside scrolled content.
    @inert func scrollIndicators(_ visibility: Visibility, axes: Axis.Set = .all) -> some View
    /// Says whether content scrolls.
    func scrollDisabled(_ disabled: Bool) -> some View { environment(\.isScrollEnabled, !disabled) }
    /// Says where scrolling comes to rest.
    @inert func scrollTargetLayout(isEnabled: Bool = true) -> some View
    /// Says where scrolling comes to rest.
    @inert func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View
    /// Says whether content bounces.
    @inert func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View
    /// Follows the row that is at the edge of the viewport.
    @inert func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View
    /// Says where content stands before anyone scrolls.
    @inert func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View
    /// Says whether scrolled content is cut at the edges.
    @inert func scrollClipDisabled(_ disabled: Bool = true) -> some View
    /// Says what happens to the keyboard when content scrolls.
    @inert func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
    /// Changes how a view is drawn by its size.
    @inert func visualEffect(_ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> any VisualEffect) -> some View
    /// Moves, turns and stretches what is drawn.
    @inert func transformEffect(_ transform: CGAffineTransform) -> some View
    /// Moves, turns and stretches what is drawn.
    @inert func projectionEffect(_ transform: Any) -> some View
    /// Says how a pointer above the view changes it.
    @inert func hoverEffect(_ effect: HoverEffect = .automatic) -> some View
    /// Connects the view to the crown of a watch.
    @inert func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View
    /// Connects the view to the crown of a watch.
    @inert func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>, from minimum: V, through maximum: V, by stride: V? = nil, sensitivity: Any? = nil, isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true) -> some View
    /// Fills the search field when this row is tapped.
    @inert func searchCompletion(_ completion: String) -> some View
    /// Lets a cell of a grid take no room of its own in a direction.
    @inert func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View
    /// Adds a menu to the title in the bar.
    func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { ModifiedContent(content: self, modifier: _AccessoryModifier(kind: "titleMenu", content: content())) }
    /// Lets a row be moved or not.
    @inert func moveDisabled(_ disabled: Bool) -> some View
    /// Lets a row be deleted or not.
    @inert func deleteDisabled(_ disabled: Bool) -> some View
    /// Sets the heights of a sheet.
    @inert func presentationDetents(_ detents: Set<PresentationDetent>) -> some View
    /// Shows or hides the handle of a sheet.
    @inert func presentationDragIndicator(_ visibility: Visibility) -> some View
    /// Keeps a sheet from being pulled away.
    @inert func interactiveDismissDisabled(_ disabled: Bool = true) -> some View
    /// Accepts the tools of previews.
    @inert func previewDisplayName(_ name: String?) -> some View
    /// Accepts the tools of previews.
    @inert func previewLayout(_ layout: PreviewLayout) -> some View
    /// Accepts the tools of previews.
    @inert func previewDevice(_ device: PreviewDevice?) -> some View
    /// Accepts the tools of previews.
    @inert func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View
}

/// A device on which previews are shown.
struct PreviewDevice: RawRepresentable, Hashable, ExpressibleByStringLiteral {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    init(stringLiteral value: String) { rawValue = value }
}

/// How a device is held, for previews.
enum InterfaceOrientation: Hashable { case portrait, portraitUpsideDown, landscapeLeft, landscapeRight }

/// Whether a button that is held down acts again and again.
enum ButtonRepeatBehavior: Hashable { case automatic, enabled, disabled }

/// How a screen takes the place of another one.
struct NavigationTransition: Hashable {
    let _name: String
    static let automatic = NavigationTransition(_name: "automatic")
    static func zoom(sourceID: any Hashable, in namespace: Namespace.ID) -> NavigationTransition { NavigationTransition(_name: "zoom") }
}

/// Which variant of a symbol is drawn.
enum SymbolVariants: Hashable { case none, circle, square, rectangle, fill, slash }

/// Whether text can be selected.
enum TextSelectability: Hashable { case enabled, disabled }

/// What two views have in common in an animation.
enum MatchedGeometryProperties: Hashable { case position, size, frame }

/// A bar of the screen.
enum ToolbarPlacement: Hashable { case automatic, navigationBar, tabBar, bottomBar, windowToolbar }

/// How a preview is laid out.
enum PreviewLayout: Hashable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// The size of a view, as alignment guides see it.
struct ViewDimensions {
    let width: CGFloat
    let height: CGFloat
    subscript(guide: HorizontalAlignment) -> CGFloat { width / 2 }
    subscript(guide: VerticalAlignment) -> CGFloat { height / 2 }
}
