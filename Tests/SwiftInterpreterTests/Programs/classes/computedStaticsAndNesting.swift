class Theme {
    enum Mode { case light, dark }
    struct Palette { let text: String; static let standard = Palette(text: "black") }
    static var current = Theme(mode: .light) { didSet { print("theme", oldValue.mode, "->", current.mode) } }
    static var isDark: Bool { current.mode == .dark }
    let mode: Mode
    lazy var palette: Palette = mode == .dark ? Palette(text: "white") : .standard
    init(mode: Mode) { self.mode = mode }
}
print(Theme.isDark, Theme.current.palette.text)  // expect: false black
Theme.current = Theme(mode: .dark)  // expect: theme light -> dark
print(Theme.isDark, Theme.current.palette.text)  // expect: true white
