// Modifiers of text that only style: carried in the view's value and compared with it, without other effect on updates.

extension View {
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
    /// Draws a line of a pattern.
    @inert func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> some View
    /// Draws a line through text.
    @inert func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View
    /// Draws a line of a pattern.
    @inert func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> some View
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
    /// Says how many lines text may have, and whether it takes as many in any case.
    func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { environment(\.lineLimit, limit).environment(\._reservedLines, reservesSpace ? limit : 0) }
    /// Says how many lines text takes, and how many it may have.
    func lineLimit(_ limit: ClosedRange<Int>) -> some View { environment(\.lineLimit, limit.upperBound).environment(\._reservedLines, limit.lowerBound) }
    /// Says how many lines text takes at least.
    func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { environment(\.lineLimit, nil).environment(\._reservedLines, limit.lowerBound) }
    /// Says how many lines text may have.
    func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { environment(\.lineLimit, limit.upperBound) }
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
    /// Says in the environment that the content is hidden behind a placeholder; here it stays legible.
    func redacted(reason: RedactionReasons) -> some View { transformEnvironment(\.redactionReasons) { $0 = RedactionReasons(rawValue: $0.rawValue | reason.rawValue) } }
    /// Shows the content although its surroundings are redacted.
    func unredacted() -> some View { environment(\.redactionReasons, RedactionReasons(rawValue: 0)) }
    /// Hides the content when others may look.
    @inert func privacySensitive(_ sensitive: Bool = true) -> some View
}

/// Whether text can be selected.
enum TextSelectability: Hashable { case enabled, disabled }
