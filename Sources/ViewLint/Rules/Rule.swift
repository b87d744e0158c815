import SwiftSyntax
import ViewSyntax

/// A rule of the linter: what it is called, what it looks for, and where its lesson is.
///
/// Its page in `Pages` has a bad and a good example with the counts of both.
public struct Rule: Sendable {
    public let name: String
    /// One line.
    public let summary: String
    /// The id of the lesson that teaches it.
    public let lesson: String
    /// The numbers that a configuration can set, with their defaults; nil is no limit.
    public let options: [String: Int?]

    let check: @Sendable (CheckedFile, Options) -> [Draft]

    init(
        _ name: String, _ summary: String, lesson: String, options: [String: Int?] = [:],
        check: @escaping @Sendable (CheckedFile, Options) -> [Draft]
    ) {
        self.name = name
        self.summary = summary
        self.lesson = lesson
        self.options = options
        self.check = check
    }

    /// The numbers of a rule as they are set.
    struct Options: Sendable {
        var values: [String: Int?]

        subscript(name: String) -> Int? { values[name] ?? nil }
    }

    /// A finding before its place is counted in lines.
    struct Draft {
        var node: Syntax
        var message: String
        var symbol: String
        var severity: Severity?
        var fix: Finding.Fix?

        init(
            at node: some SyntaxProtocol, _ message: String, in symbol: String, severity: Severity? = nil,
            fix: Finding.Fix? = nil
        ) {
            self.node = Syntax(node)
            self.message = message
            self.symbol = symbol
            self.severity = severity
            self.fix = fix
        }
    }

    /// All rules, in the order of the documentation.
    public static let all: [Rule] = [
        viewComplexity, undiffableProperty, inlineObservedObject, unusedDynamicProperty, wholeModel, unstableValue,
        unstableID, conditionalIdentity, heavyBody, eventSourceScope, anyView,
    ]

    public static func named(_ name: String) -> Rule? { all.first { $0.name == name } }

    /// What the linter itself has to say: about comments that suppress nothing, and text that is no Swift.
    public static let uselessSuppression = "useless_suppression"
    public static let syntaxError = "syntax_error"
}

/// What rules look at: a file, and what the whole program says about the types in it.
struct CheckedFile {
    let file: SourceFile
    let reading: FileReading
    let program: ProgramIndex
    /// The declarations and extensions of views in this file, with what is known of each view as a whole.
    let views: [(part: TypePart, view: TypeFacts)]
    /// Those of view modifiers, which have bodies as well.
    let modifiers: [(part: TypePart, view: TypeFacts)]

    init(file: SourceFile, reading: FileReading, program: ProgramIndex) {
        self.file = file
        self.reading = reading
        self.program = program
        let types = reading.parts.compactMap { part in program.type(part.name, from: file.path).map { (part: part, view: $0) } }
        views = types.filter(\.view.isView)
        modifiers = types.filter(\.view.isModifier)
    }
}
