// Fonts.

/// A font.
struct Font: Hashable {
    let _name: String
    var _size: CGFloat = 0
    var _weight: String = ""
    var _design: String = ""
    var _traits: String = ""
    /// The kind of text with which the font grows, where it was given by its own name.
    var _scaling: String = ""
    init(_name: String) { self._name = _name }
    static let largeTitle = Font(_name: "largeTitle")
    static let title = Font(_name: "title")
    static let title2 = Font(_name: "title2")
    static let title3 = Font(_name: "title3")
    static let headline = Font(_name: "headline")
    static let subheadline = Font(_name: "subheadline")
    static let body = Font(_name: "body")
    static let callout = Font(_name: "callout")
    static let footnote = Font(_name: "footnote")
    static let caption = Font(_name: "caption")
    static let caption2 = Font(_name: "caption2")
    /// A system font of a size in points.
    static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font {
        var font = Font(_name: "system")
        font._size = size
        font._weight = weight?._name ?? ""
        font._design = design.map { "\($0)" } ?? ""
        return font
    }
    /// A system font for a kind of text.
    static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font {
        var font = Font(_name: "\(style)")
        font._weight = weight?._name ?? ""
        font._design = design.map { "\($0)" } ?? ""
        return font
    }
    /// A font by its name, which grows with the text size.
    static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size: size, relativeTo: .body) }
    /// A font by its name that grows with the text size.
    static func custom(_ name: String, size: CGFloat, relativeTo style: Font.TextStyle) -> Font {
        var font = custom(name, fixedSize: size)
        font._scaling = "\(style)"
        return font
    }
    /// A font by its name that does not grow with the text size.
    static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        var font = Font(_name: name)
        font._size = fixedSize
        return font
    }
    func _with(_ trait: String) -> Font {
        var font = self
        font._traits = font._traits + trait + " "
        return font
    }
    /// The bold form of the font.
    func bold() -> Font { _with("bold") }
    /// The italic form of the font.
    func italic() -> Font { _with("italic") }
    /// The font with digits of one width.
    func monospacedDigit() -> Font { _with("monospacedDigit") }
    /// The font with characters of one width.
    func monospaced() -> Font { _with("monospaced") }
    /// The font with small capitals.
    func smallCaps() -> Font { _with("smallCaps") }
    /// The font in another weight.
    func weight(_ weight: Font.Weight) -> Font {
        var font = self
        font._weight = weight._name
        return font
    }
    /// How thick the strokes are.
    struct Weight: Hashable {
        let _name: String
        static let ultraLight = Font.Weight(_name: "ultraLight")
        static let thin = Font.Weight(_name: "thin")
        static let light = Font.Weight(_name: "light")
        static let regular = Font.Weight(_name: "regular")
        static let medium = Font.Weight(_name: "medium")
        static let semibold = Font.Weight(_name: "semibold")
        static let bold = Font.Weight(_name: "bold")
        static let heavy = Font.Weight(_name: "heavy")
        static let black = Font.Weight(_name: "black")
    }
    /// The form of the letters.
    enum Design: Hashable { case `default`, serif, rounded, monospaced }
    /// What a text is for.
    enum TextStyle: Hashable, CaseIterable { case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2 }
    /// How wide the letters are.
    enum Width: Hashable { case compressed, condensed, standard, expanded }
}
