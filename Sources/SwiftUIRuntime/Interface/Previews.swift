// What previews are shown with: accepted, without effect.

extension View {
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

/// How a preview is laid out.
enum PreviewLayout: Hashable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}
