// Alignments, edges, angles and what else modifiers take.

/// Where views stand sideways.
struct HorizontalAlignment: Hashable {
    // Plain data, as SwiftUI has it.
    enum _Guide: Hashable { case leading, center, trailing, own(Int) }
    let _guide: _Guide
    init(_guide: _Guide) { self._guide = _guide }
    static let leading = HorizontalAlignment(_guide: .leading)
    static let center = HorizontalAlignment(_guide: .center)
    static let trailing = HorizontalAlignment(_guide: .trailing)
}

/// Where views stand up and down.
struct VerticalAlignment: Hashable {
    enum _Guide: Hashable { case top, center, bottom, firstTextBaseline, lastTextBaseline, own(Int) }
    let _guide: _Guide
    init(_guide: _Guide) { self._guide = _guide }
    static let top = VerticalAlignment(_guide: .top)
    static let center = VerticalAlignment(_guide: .center)
    static let bottom = VerticalAlignment(_guide: .bottom)
    static let firstTextBaseline = VerticalAlignment(_guide: .firstTextBaseline)
    static let lastTextBaseline = VerticalAlignment(_guide: .lastTextBaseline)
}

/// Where views stand in both directions.
struct Alignment: Hashable {
    var horizontal: HorizontalAlignment
    var vertical: VerticalAlignment
    init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
    static let center = Alignment(horizontal: .center, vertical: .center)
    static let leading = Alignment(horizontal: .leading, vertical: .center)
    static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    static let top = Alignment(horizontal: .center, vertical: .top)
    static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
}

/// How lines of text are aligned.
enum TextAlignment: Hashable, CaseIterable { case leading, center, trailing }

/// A direction.
enum Axis: Hashable, CaseIterable {
    case horizontal, vertical
    /// Several directions.
    struct Set: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let horizontal = Axis.Set(rawValue: 1)
        static let vertical = Axis.Set(rawValue: 2)
    }
}

/// A side of a rectangle.
enum Edge: Hashable, CaseIterable {
    case top, leading, bottom, trailing
    /// Several sides.
    struct Set: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let top = Edge.Set(rawValue: 1)
        static let leading = Edge.Set(rawValue: 2)
        static let bottom = Edge.Set(rawValue: 4)
        static let trailing = Edge.Set(rawValue: 8)
        static let all = Edge.Set(rawValue: 15)
        static let horizontal = Edge.Set(rawValue: 10)
        static let vertical = Edge.Set(rawValue: 5)
    }
}

/// The left or the right side.
enum HorizontalEdge: Hashable, CaseIterable {
    case leading, trailing
    /// One or both sides.
    struct Set: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let leading = HorizontalEdge.Set(rawValue: 1)
        static let trailing = HorizontalEdge.Set(rawValue: 2)
        static let all = HorizontalEdge.Set(rawValue: 3)
    }
}

/// The upper or the lower side.
enum VerticalEdge: Hashable, CaseIterable {
    case top, bottom
    /// Several of the two.
    struct Set: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let top = VerticalEdge.Set(rawValue: 1)
        static let bottom = VerticalEdge.Set(rawValue: 2)
        static let all = VerticalEdge.Set(rawValue: 3)
    }
}

/// Distances from the four sides.
struct EdgeInsets: Equatable {
    var top: CGFloat
    var leading: CGFloat
    var bottom: CGFloat
    var trailing: CGFloat
    init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
    init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// An angle.
struct Angle: Hashable, Comparable {
    var radians: Double
    init() { radians = 0 }
    init(radians: Double) { self.radians = radians }
    init(degrees: Double) { radians = degrees * 3.141592653589793 / 180 }
    var degrees: Double {
        get { radians * 180 / 3.141592653589793 }
        set { radians = newValue * 3.141592653589793 / 180 }
    }
    static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    static let zero = Angle(radians: 0)
    static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
    static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
    static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
    static func * (a: Angle, b: Double) -> Angle { Angle(radians: a.radians * b) }
    static func / (a: Angle, b: Double) -> Angle { Angle(radians: a.radians / b) }
    static func += (a: inout Angle, b: Angle) { a.radians += b.radians }
}

/// A place within a rectangle, from 0 to 1 in both directions.
struct UnitPoint: Hashable {
    var x: CGFloat
    var y: CGFloat
    init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }
    static let zero = UnitPoint(x: 0, y: 0)
    static let center = UnitPoint(x: 0.5, y: 0.5)
    static let leading = UnitPoint(x: 0, y: 0.5)
    static let trailing = UnitPoint(x: 1, y: 0.5)
    static let top = UnitPoint(x: 0.5, y: 0)
    static let bottom = UnitPoint(x: 0.5, y: 1)
    static let topLeading = UnitPoint(x: 0, y: 0)
    static let topTrailing = UnitPoint(x: 1, y: 0)
    static let bottomLeading = UnitPoint(x: 0, y: 1)
    static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// Whether content fits into its space or fills it.
enum ContentMode: Hashable, CaseIterable { case fit, fill }

/// Whether something is shown.
enum Visibility: Hashable, CaseIterable { case automatic, visible, hidden }

/// How colours are mixed with what is behind them.
enum BlendMode: Hashable { case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter }

/// The parts of the screen that content should keep clear of.
struct SafeAreaRegions: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let container = SafeAreaRegions(rawValue: 1)
    static let keyboard = SafeAreaRegions(rawValue: 2)
    static let all = SafeAreaRegions(rawValue: 3)
}

/// How colours are mixed in a drawing.
enum ColorRenderingMode: Hashable { case nonLinear, linear, extendedLinear }

/// How large the title of a screen is.
enum ToolbarTitleDisplayMode: Hashable { case automatic, inline, inlineLarge, large }

/// How a title is shown in the bar.
enum NavigationBarItem {
    /// How a title is shown in the bar.
    enum TitleDisplayMode: Hashable { case automatic, inline, large }
}

/// Which keyboard a field shows.
enum UIKeyboardType: Hashable { case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad }

/// What a field holds.
enum UITextContentType: Hashable { case name, givenName, familyName, emailAddress, password, newPassword, username, telephoneNumber, URL, oneTimeCode }

/// Which letters the keyboard writes large.
enum UITextAutocapitalizationType: Hashable { case none, words, sentences, allCharacters }

/// Which letters the keyboard writes large.
struct TextInputAutocapitalization: Hashable {
    let _name: String
    static let never = TextInputAutocapitalization(_name: "never")
    static let words = TextInputAutocapitalization(_name: "words")
    static let sentences = TextInputAutocapitalization(_name: "sentences")
    static let characters = TextInputAutocapitalization(_name: "characters")
}

/// What the return key says.
enum SubmitLabel: Hashable { case done, go, send, join, route, search, `return`, next, `continue` }

/// What a view is to those who cannot see it.
struct AccessibilityTraits: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let isButton = AccessibilityTraits(rawValue: 1)
    static let isHeader = AccessibilityTraits(rawValue: 2)
    static let isSelected = AccessibilityTraits(rawValue: 4)
    static let isLink = AccessibilityTraits(rawValue: 8)
    static let isImage = AccessibilityTraits(rawValue: 16)
    static let isModal = AccessibilityTraits(rawValue: 32)
    static let isStaticText = AccessibilityTraits(rawValue: 64)
    static let updatesFrequently = AccessibilityTraits(rawValue: 128)
    static let isSearchField = AccessibilityTraits(rawValue: 256)
    static let playsSound = AccessibilityTraits(rawValue: 512)
    static let isKeyboardKey = AccessibilityTraits(rawValue: 1024)
    static let isSummaryElement = AccessibilityTraits(rawValue: 2048)
    static let startsMediaSession = AccessibilityTraits(rawValue: 4096)
    static let allowsDirectInteraction = AccessibilityTraits(rawValue: 8192)
    static let causesPageTurn = AccessibilityTraits(rawValue: 16384)
    static let isToggle = AccessibilityTraits(rawValue: 32768)
    static let isTabBar = AccessibilityTraits(rawValue: 65536)
}

/// What happens to the parts of a view that is one for those who cannot see it.
enum AccessibilityChildBehavior: Hashable { case ignore, contain, combine }

/// In which direction a value is to change.
enum AccessibilityAdjustmentDirection: Hashable { case increment, decrement }

/// How high a sheet may be.
enum PresentationDetent: Hashable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
}

/// Where a search field stands.
struct SearchFieldPlacement: Hashable {
    let _name: String
    static let automatic = SearchFieldPlacement(_name: "automatic")
    static let navigationBarDrawer = SearchFieldPlacement(_name: "navigationBarDrawer")
    static let sidebar = SearchFieldPlacement(_name: "sidebar")
    static let toolbar = SearchFieldPlacement(_name: "toolbar")
    /// Whether the field is always seen.
    enum NavigationBarDrawerDisplayMode: Hashable { case automatic, always }
    static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement { SearchFieldPlacement(_name: "navigationBarDrawer(\(displayMode))") }
}

/// A key of the keyboard.
struct KeyEquivalent: Hashable, ExpressibleByStringLiteral {
    let _name: String
    init(stringLiteral value: String) { _name = value }
    init(_ character: Character) { _name = String(character) }
    static let `return` = KeyEquivalent("\r")
    static let space = KeyEquivalent(" ")
    static let escape = KeyEquivalent("\u{1B}")
    static let delete = KeyEquivalent("\u{8}")
    static let tab = KeyEquivalent("\t")
    static let upArrow = KeyEquivalent("↑")
    static let downArrow = KeyEquivalent("↓")
    static let leftArrow = KeyEquivalent("←")
    static let rightArrow = KeyEquivalent("→")
}

/// Keys that are held down with another.
struct EventModifiers: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let shift = EventModifiers(rawValue: 1)
    static let control = EventModifiers(rawValue: 2)
    static let option = EventModifiers(rawValue: 4)
    static let command = EventModifiers(rawValue: 8)
    static let all = EventModifiers(rawValue: 15)
}

/// A key with the keys that are held down with it.
struct KeyboardShortcut: Hashable {
    let key: KeyEquivalent
    static let defaultAction = KeyboardShortcut(key: .return)
    static let cancelAction = KeyboardShortcut(key: .escape)
}

extension View {
    /// Runs an action for a value that is made of the view's geometry, at first and whenever the value has changed.
    func onGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void) -> some View {
        background { GeometryReader { proxy in Color.clear.onChange(of: transform(proxy), initial: true) { action($1) } } }
    }
    /// Runs an action for a value that is made of the view's geometry, at first and whenever the value has changed.
    func onGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void) -> some View {
        background { GeometryReader { proxy in Color.clear.onChange(of: transform(proxy), initial: true) { action($0, $1) } } }
    }
}
