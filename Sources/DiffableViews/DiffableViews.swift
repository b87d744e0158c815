/// Writes the `Equatable` conformance of a struct, a SwiftUI view above all.
///
/// ```swift
/// @Equatable
/// struct Row: View {
///     let title: String
///     @SkipEquatable let onTap: () -> Void
///     var body: some View { … }
/// }
/// ```
///
/// All stored instance properties are compared, cheap ones first and `id` before all. Left out are those
/// of SwiftUI's dynamic-property wrappers (`@State`, `@Environment`, …), through which SwiftUI updates the
/// view anyway, constants (`let` with a value) and what is marked `@SkipEquatable`. A `@Binding` is
/// compared by its value, a wrapper of another file by the value that it wraps, with a warning. A struct that is `Hashable`,
/// by itself, an extension or a protocol of its file, gets a matching `hash(into:)`.
///
/// SwiftUI calls `==` by itself unless all stored properties are plain bytes; then `.equatable()` makes it.
///
/// What cannot be compared, a closure above all, is an error at its property. A macro sees the struct and no other
/// file: where a name such as `Action` turns out to be a closure's, the compiler says so in the line of the expansion
/// that compares it.
///
/// - Parameter isolation: `.main` makes a conformance that is isolated to the main actor; by default `==`
///   may be called anywhere.
@attached(extension, conformances: Equatable, names: named(==), named(hash(into:)))
public macro Equatable(isolation: EquatableIsolation = .none) =
    #externalMacro(module: "EquatableMacros", type: "EquatableMacro")

/// Leaves a stored property out of the `==` that `@Equatable` writes.
///
/// Right for a closure that does the same whenever its view compares equal. A closure that captures a
/// value which changes will go on using the old one for as long as the view is skipped.
@attached(peer)
public macro SkipEquatable() = #externalMacro(module: "EquatableMacros", type: "SkipEquatableMacro")

/// Where the `==` that `@Equatable` writes may be called.
public enum EquatableIsolation {
    /// Anywhere.
    case none
    /// On the main actor only.
    case main
}
