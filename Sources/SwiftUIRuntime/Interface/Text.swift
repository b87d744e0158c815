// Text, images and labels.

/// A piece of text.
struct Text: _PrimitiveView, Equatable {
    let _content: String
    var _modifiers: [InertModifier] = []
    /// What it is in the midst of another text.
    var _interpolated: String { _content }
    init(@marked _ content: String) { _content = content }
    init(_ content: Substring) { _content = String(content) }
    @_disfavoredOverload init<S: StringProtocol>(_ content: S) { _content = String(content) }
    init(verbatim content: String) { _content = content }
    init(_ image: Image) { _content = image._name }
    init(_ key: LocalizedStringKey) {
        _content = _Markdown.plain(key._text)
        if _content != key._text { _modifiers = [InertModifier(name: "marks", arguments: key._text)] }
    }
    /// The text of a table in a bundle; there is one language here.
    init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: String? = nil) {
        self.init(key)
        if tableName != nil || bundle != nil { _modifiers.append(InertModifier(name: "table", arguments: (tableName, comment))) }
    }
    @_disfavoredOverload init(_ resource: LocalizedStringResource) { _content = resource._text }
    init(_ text: AttributedString) {
        _content = text._text
        if text._runs.contains(where: { $0.attributes != AttributeContainer() }) { _modifiers = [InertModifier(name: "attributes", arguments: text)] }
    }
    init<Value: BinaryFloatingPoint>(_ value: Value, format: FloatingPointFormatStyle<Value>) { _content = format.format(value) }
    init<Value: BinaryInteger>(_ value: Value, format: IntegerFormatStyle<Value>) { _content = format.format(value) }
    init(_ date: Date, format: Date.FormatStyle) { _content = format.format(date) }
    init(_ value: Decimal, format: _DecimalFormatStyle) { _content = format.format(value) }
    init<UnitType: Dimension>(_ value: Measurement<UnitType>, format: _MeasurementForm) { _content = value.formatted(format) }
    init<S: FormatStyle>(_ value: Duration, format: S) where S.FormatInput == Duration, S.FormatOutput == String { _content = format.format(value) }
    @_disfavoredOverload
    init<S: FormatStyle>(_ value: S.FormatInput, format: S) where S.FormatOutput == String { _content = format.format(value) }
    init<C: Sequence>(_ values: C, format: _ListForm) where C.Element == String { _content = values.formatted(format) }
    init<C: Sequence>(_ values: C, format: _MemberListForm<C.Element>) { _content = values.formatted(format) }
    init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) { _content = formatter.string(for: subject) ?? "" }
    init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) { _content = formatter.string(for: subject) ?? "" }
    init(_ date: Date, style: Text.DateStyle) { self.init(_words: { style._text(date) }) }
    init(_ dates: ClosedRange<Date>) { _content = dates.lowerBound.formatted() + " – " + dates.upperBound.formatted() }
    init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
        self.init(_words: { Text.DateStyle._timer(timerInterval, pauseTime, countsDown, showsHours) })
    }
    init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F) where F.FormatInput == V, F.FormatOutput == String {
        self.init(_words: { format.format(source._value()) })
    }
    /// A text that goes on by itself: its words are asked for whenever it is drawn.
    init(_words words: @escaping () -> String) {
        _content = ""
        _modifiers = [InertModifier(name: "words", arguments: Text._askedWhenDrawn(words))]
    }
    @native("_askedWhenDrawn") static func _askedWhenDrawn(_ words: Any) -> Any
    func _modified(_ name: String, _ argument: Any) -> Text {
        var copy = self
        copy._modifiers.append(InertModifier(name: name, arguments: argument))
        return copy
    }
    static func == (a: Text, b: Text) -> Bool { _equalTexts(a, b) }
    @native("Text._equalTexts") static func _equalTexts(_ a: Text, _ b: Text) -> Bool
    /// Joins two texts.
    static func + (a: Text, b: Text) -> Text { Text(a._content + b._content)._modified("joined", [a, b]) }
    /// Upper or lower case.
    enum Case { case uppercase, lowercase }
    /// How a moment is written. A text goes on by itself with the session's clock, and no body runs for it; inside of a longer
    /// text it is written once, when that is made.
    enum DateStyle: Hashable {
        case date, time, relative, offset, timer
        func _text(_ date: Date) -> String {
            let seconds = Int(date.timeIntervalSinceNow)
            let away = seconds < 0 ? -seconds : seconds
            switch self {
            case .date: return date.formatted(date: .long, time: .omitted)
            case .time: return date.formatted(date: .omitted, time: .shortened)
            case .relative: return Text.DateStyle._length(away)
            case .offset: return (seconds < 0 ? "-" : "+") + Text.DateStyle._length(away)
            case .timer: return Text.DateStyle._clock(away)
            }
        }
        static func _clock(_ seconds: Int, showsHours: Bool = true) -> String {
            let rest = seconds % 60
            let minutes = seconds / 60
            let end = rest < 10 ? ":0\(rest)" : ":\(rest)"
            if minutes < 60 || !showsHours { return "\(minutes)" + end }
            return "\(minutes / 60):" + (minutes % 60 < 10 ? "0\(minutes % 60)" : "\(minutes % 60)") + end
        }
        static func _timer(_ dates: ClosedRange<Date>, _ pause: Date?, _ countsDown: Bool, _ showsHours: Bool = true) -> String {
            let now = min(max(pause ?? Date(), dates.lowerBound), dates.upperBound)
            let seconds = countsDown ? dates.upperBound.timeIntervalSince(now) : now.timeIntervalSince(dates.lowerBound)
            return Text.DateStyle._clock(Int(seconds), showsHours: showsHours)
        }
        static func _length(_ seconds: Int) -> String {
            if seconds < 60 { return "\(seconds) sec" }
            if seconds < 3600 { return "\(seconds / 60) min, \(seconds % 60) sec" }
            if seconds < 86400 { return "\(seconds / 3600) hr, \(seconds % 3600 / 60) min" }
            return "\(seconds / 86400) days"
        }
    }
    /// Where a text that does not fit is cut.
    enum TruncationMode { case head, tail, middle }
}

extension Text {
    /// Sets the font of the text.
    func font(_ font: Font?) -> Text { _modified("font", font) }
    /// Sets the weight of the font.
    func fontWeight(_ weight: Font.Weight?) -> Text { _modified("fontWeight", weight) }
    /// Sets the design of the font.
    func fontDesign(_ design: Font.Design?) -> Text { _modified("fontDesign", design) }
    /// Sets the colour of the text.
    func foregroundColor(_ color: Color?) -> Text { _modified("foregroundColor", color) }
    func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { _modified("foregroundStyle", style) }
    /// Makes the text bold.
    func bold(_ isActive: Bool = true) -> Text { _modified("bold", isActive) }
    /// Makes the text italic.
    func italic(_ isActive: Bool = true) -> Text { _modified("italic", isActive) }
    /// Draws a line under the text.
    func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { _modified("underline", (isActive, color)) }
    func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text { _modified("underline", (isActive, pattern, color)) }
    /// Draws a line through the text.
    func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { _modified("strikethrough", (isActive, color)) }
    func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text { _modified("strikethrough", (isActive, pattern, color)) }
    /// Sets the space between characters.
    func kerning(_ kerning: CGFloat) -> Text { _modified("kerning", kerning) }
    /// Sets the space between characters.
    func tracking(_ tracking: CGFloat) -> Text { _modified("tracking", tracking) }
    /// Moves the text up or down from its baseline.
    func baselineOffset(_ offset: CGFloat) -> Text { _modified("baselineOffset", offset) }
    /// Gives all digits the same width.
    func monospacedDigit() -> Text { _modified("monospacedDigit", true) }
    /// Gives all characters the same width.
    func monospaced(_ isActive: Bool = true) -> Text { _modified("monospaced", isActive) }
}

/// A title made by a control's initialiser rather than written as a view.
@transparent struct _Title: _PrimitiveView {
    let _content: String
}

/// A title with an icon made by a control's initialiser rather than written as a view.
@transparent struct _TitleAndIcon: _PrimitiveView {
    let _content: String
    let _name: String
}

/// An image of the app's asset catalogue: `.logo`, whatever the catalogue holds.
@resource struct ImageResource: Hashable {
    let _name: String
    var _bundle: ObjectIdentifier? = nil
    init(_named name: String) { _name = name }
    init(name: String, bundle: Bundle) { _name = name; _bundle = ObjectIdentifier(bundle) }
}

/// An image of an asset or a symbol; it is drawn as its name.
struct Image: _PrimitiveView, Equatable {
    let _name: String
    let _isSymbol: Bool
    var _modifiers: [InertModifier] = []
    /// What it is in the midst of a text.
    var _interpolated: String { _name }
    init(_ name: String) { _name = name; _isSymbol = false }
    init(_ name: String, label: Text) { _name = name; _isSymbol = false; _modifiers = [InertModifier(name: "label", arguments: label)] }
    init(_ resource: ImageResource) { _name = resource._name; _isSymbol = false }
    init(decorative name: String) { _name = name; _isSymbol = false }
    init(systemName: String) { _name = systemName; _isSymbol = true }
    init(systemName: String, variableValue: Double?) { _name = systemName; _isSymbol = true; _modifiers = [InertModifier(name: "variableValue", arguments: variableValue)] }
    func _modified(_ name: String, _ argument: Any) -> Image {
        var copy = self
        copy._modifiers.append(InertModifier(name: name, arguments: argument))
        return copy
    }
    static func == (a: Image, b: Image) -> Bool { a._name == b._name && a._isSymbol == b._isSymbol && _equalModifiers(a, b) }
    @native("Image._equalModifiers") static func _equalModifiers(_ a: Image, _ b: Image) -> Bool
    /// How an image fills space that is larger than itself.
    enum ResizingMode { case tile, stretch }
    /// Whether an image is drawn in its own colours or as a stencil.
    enum TemplateRenderingMode { case template, original }
    /// The size of a symbol.
    enum Scale { case small, medium, large }
    /// How carefully an image is scaled.
    enum Interpolation { case none, low, medium, high }
}

extension Image {
    /// Lets the image fill the space that it is given.
    func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image { _modified("resizable", (capInsets, resizingMode)) }
    /// Draws the image in its own colours or as a stencil.
    func renderingMode(_ mode: Image.TemplateRenderingMode?) -> Image { _modified("renderingMode", mode) }
    /// Sets how carefully the image is scaled.
    func interpolation(_ interpolation: Image.Interpolation) -> Image { _modified("interpolation", interpolation) }
    /// Smooths the edges of the image.
    func antialiased(_ isAntialiased: Bool) -> Image { _modified("antialiased", isAntialiased) }
    /// Sets how the layers of a symbol are coloured.
    func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { _modified("symbolRenderingMode", mode) }
}

/// How the layers of a symbol are coloured.
enum SymbolRenderingMode { case monochrome, hierarchical, palette, multicolor }

/// A title with an icon.
struct Label<Title: View, Icon: View>: _PrimitiveView {
    let title: any View
    let icon: any View
    init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
    init(@localized _ title: String, systemImage name: String) where Title == Text, Icon == Image {
        self.title = _Title(_content: title)
        self.icon = _Icon(_name: name)
    }
    init(@localized _ title: String, image name: String) where Title == Text, Icon == Image {
        self.title = _Title(_content: title)
        self.icon = _Icon(_name: name)
    }
    init(_ configuration: LabelStyleConfiguration) where Title == AnyView, Icon == AnyView {
        title = configuration.title
        icon = configuration.icon
    }
}

/// An icon made by a control's initialiser rather than written as a view.
@transparent struct _Icon: _PrimitiveView {
    let _name: String
}

/// An image that is loaded from an address; here it stays at its placeholder.
struct AsyncImage<Content: View>: _PrimitiveView {
    let url: URL?
    let scale: CGFloat
    let placeholder: any View
    /// What would be shown of the image, with the transaction in which that comes, for the comparison.
    let _loaded: Any
    init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.url = url
        self.scale = scale
        placeholder = EmptyView._shared
        _loaded = ()
    }
    init<I: View, P: View>(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P) where Content == Image {
        self.url = url
        self.scale = scale
        self.placeholder = placeholder()
        _loaded = content
    }
    init(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) {
        self.url = url
        self.scale = scale
        placeholder = content(AsyncImagePhase.empty)
        _loaded = (content, transaction)
    }
}

/// How far the loading of an image has come.
enum AsyncImagePhase {
    case empty
    case success(Image)
    case failure(any Error)
    var image: Image? {
        if case .success(let image) = self { return image }
        return nil
    }
    var error: (any Error)? {
        if case .failure(let error) = self { return error }
        return nil
    }
}

/// The key of a text that an app has in several languages; here the key is the text.
struct LocalizedStringKey: _LocalizedText, Hashable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    let _text: String
    init(_ value: String) { _text = value }
    init(stringLiteral value: String) { _text = value }
}

/// `\(value, format: style)`, by a style of the program's own.
@_disfavoredOverload
func _formatFormat<S: FormatStyle>(_ value: S.FormatInput, _ format: S) -> String where S.FormatOutput == String { format.format(value) }

/// `\(date, style: .time)`.
func _formatStyle(_ date: Date, _ style: Text.DateStyle) -> String { style._text(date) }
