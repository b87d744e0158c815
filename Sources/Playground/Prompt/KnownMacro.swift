/// A macro, which no interface file declares, in the words of `:help` and completion.
struct KnownMacro {
    /// With its mark: `@Equatable`.
    let name: String
    let declaration: String
    let documentation: String
    /// Source that uses it.
    let example: String

    /// With its mark or without. A protocol may have the name of a macro: then the mark tells them apart.
    init?(named name: String) {
        guard let macro = Self.all.first(where: { $0.name == name }) else { return nil }
        self = macro
    }

    /// A macro by its name without the mark.
    static func unmarked(_ name: String) -> KnownMacro? {
        all.first { $0.name.dropFirst() == name }
    }

    private init(_ name: String, _ declaration: String, _ documentation: String, example: String) {
        self.name = name
        self.declaration = declaration
        self.documentation = documentation
        self.example = example
    }

    static let all = [
        KnownMacro(
            "@Equatable", "@Equatable, @Equatable(isolation: .main)",
            "Writes an `==` over the stored properties of a view, without its own state and what @SkipEquatable marks. :expand shows it.",
            example: "@Equatable struct Row: View { let title: String; var body: some View { Text(title) } }"),
        KnownMacro(
            "@SkipEquatable", "@SkipEquatable",
            "Leaves a stored property out of the `==` that @Equatable writes: a closure that always does the same, above all.",
            example: "@Equatable struct Row: View { @SkipEquatable let onTap: () -> Void; var body: some View { Button(\"Go\", action: onTap) } }"),
        KnownMacro(
            "@Observable", "@Observable",
            "Has an object tell those who read one of its properties that this one has changed, and nobody else.",
            example: "@Observable final class Model { var name = \"Ada\" }"),
        KnownMacro(
            "@ObservationIgnored", "@ObservationIgnored",
            "Leaves a property of an @Observable object out: nobody is told of its changes.",
            example: "@Observable final class Model { @ObservationIgnored var drafts = 0 }"),
        KnownMacro(
            "#Preview", "#Preview { … }, #Preview(\"Name\") { … }",
            "A view to be shown: :show without a view shows the first one.",
            example: "#Preview { Text(\"Hello\") }"),
    ]
}
