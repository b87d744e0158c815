// Views that wrap one of UIKit or AppKit. Neither is here: a box with the name of the wrapper stands for the wrapped view.

/// A view that wraps one of UIKit. It is drawn as a box with its name; `makeUIView`, `updateUIView` and the coordinator are
/// neither checked nor run. Its body counts stand for calls of `updateUIView`.
@outside protocol UIViewRepresentable: View {}

extension UIViewRepresentable {
    var body: some View { _Title(_content: "⟦\(Self.self)⟧") }
}

/// A view that wraps a view controller of UIKit. It is drawn as a box with its name; `makeUIViewController`,
/// `updateUIViewController` and the coordinator are neither checked nor run. Its body counts stand for calls of
/// `updateUIViewController`.
@outside protocol UIViewControllerRepresentable: View {}

extension UIViewControllerRepresentable {
    var body: some View { _Title(_content: "⟦\(Self.self)⟧") }
}

/// A view that wraps one of AppKit. It is drawn as a box with its name; `makeNSView`, `updateNSView` and the coordinator are
/// neither checked nor run. Its body counts stand for calls of `updateNSView`.
@outside protocol NSViewRepresentable: View {}

extension NSViewRepresentable {
    var body: some View { _Title(_content: "⟦\(Self.self)⟧") }
}

/// A view that wraps a view controller of AppKit. It is drawn as a box with its name; `makeNSViewController`,
/// `updateNSViewController` and the coordinator are neither checked nor run. Its body counts stand for calls of
/// `updateNSViewController`.
@outside protocol NSViewControllerRepresentable: View {}

extension NSViewControllerRepresentable {
    var body: some View { _Title(_content: "⟦\(Self.self)⟧") }
}

/// Glass over what is behind, as UIKit has it.
final class UIBlurEffect {
    let _style: UIBlurEffect.Style
    init(style: UIBlurEffect.Style) { _style = style }
    /// How the glass looks.
    enum Style: Int, Hashable {
        case extraLight, light, dark, regular, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    }
}

/// The sign of something under way, as UIKit has it.
enum UIActivityIndicatorView {
    /// How large the sign is.
    enum Style: Int, Hashable { case medium, large }
}
