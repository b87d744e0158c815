import SwiftParser
import SwiftSyntax

/// A text taken apart: what is loaded as a program, and what then runs.
///
/// A text with statements is a script: they run in order, and each global variable gets its value where it stands. In any
/// other text globals get theirs when they are first used, as in the files of an app.
///
/// Both parts keep their place in the text (what belongs to the other part is blank), so that
/// positions in either are positions in the text.
public struct Script {
    /// Types, functions, extensions, variables and previews.
    public let declarations: String
    /// The same as syntax, at the same places.
    public let items: [CodeBlockItemSyntax]
    /// The statements in order, with a use of each variable that has an initial value in its place.
    public let statements: String
    /// Whether something runs in order: a statement, or a variable whose value has to be waited for.
    public let hasStatements: Bool
    /// Whether some variable has an initial value.
    public let hasValues: Bool

    public init(_ text: String) {
        guard Nesting.excess(in: text) == nil else {
            (declarations, items, statements, hasStatements, hasValues) = (text, [], "", false, false)
            return
        }
        var division = Division(bytes: Array(text.utf8))
        items = parseProgram(text).statements.filter { division.divide($0) }
        declarations = String(decoding: division.program, as: UTF8.self)
        statements = String(decoding: division.entry, as: UTF8.self)
        hasStatements = division.hasStatements
        hasValues = division.hasValues
    }
}

/// The work of taking a text apart.
private struct Division {
    var program: [UInt8]
    var entry: [UInt8]
    var hasStatements = false
    var hasValues = false

    init(bytes: [UInt8]) {
        program = bytes
        entry = bytes
    }

    /// Gives each part its share of an item, and tells whether the program has one.
    mutating func divide(_ item: CodeBlockItemSyntax) -> Bool {
        let range = item.rangeWithComments
        guard !range.isEmpty else { return false }
        if let conditional = item.item.as(IfConfigDeclSyntax.self), conditional.hasStatements {
            // Both parts keep the conditions.
            let isDeclared = conditional.hasDeclarations
            if !isDeclared { program.blank(range) }
            for clause in conditional.clauses {
                if case .statements(let inner)? = clause.elements { for item in inner { _ = divide(item) } }
            }
            return isDeclared
        }
        if item.isDeclaration {
            entry.blank(range)
            if let variable = item.item.as(VariableDeclSyntax.self) { use(variable) }
            return true
        }
        if !item.item.is(MissingDeclSyntax.self) { hasStatements = true }
        program.blank(range)
        return false
    }

    /// Puts uses of a declaration's variables in its place, which has room for them, so that each gets its value now.
    private mutating func use(_ declaration: VariableDeclSyntax) {
        var uses = ""
        for binding in declaration.bindings {
            guard let initializer = binding.initializer else { continue }
            let waits = Syntax(initializer).containsAwait
            if waits { hasStatements = true }
            uses += "_=" + (waits ? "await " : "") + binding.pattern.trimmedDescription.filter { !$0.isWhitespace } + ";"
        }
        guard !uses.isEmpty else { return }
        hasValues = true
        let start = declaration.positionAfterSkippingLeadingTrivia.utf8Offset
        entry.replaceSubrange(start..<start + uses.utf8.count, with: uses.utf8)
    }
}

extension CodeBlockItemSyntax {
    /// From the comments that stand right above the item to its end, counted in UTF-8 units.
    public var rangeWithComments: Range<Int> {
        var offset = positionAfterSkippingLeadingTrivia.utf8Offset
        var start = offset
        var lineBreaks = 0
        for piece in leadingTrivia.reversed() {
            offset -= piece.sourceLength.utf8Length
            if case .newlines(let count) = piece { lineBreaks += count }
            if case .carriageReturnLineFeeds(let count) = piece { lineBreaks += count }
            if lineBreaks > 1 { break }
            if piece.isWhitespace { continue }
            start = offset
            lineBreaks = 0
        }
        return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
    }

    /// Whether the item is a declaration of the program: a preview and a `#warning` are, the task of an `async let` and
    /// `let _ = …` are not.
    public var isDeclaration: Bool {
        if let macro = item.as(MacroExpansionExprSyntax.self) { return ["Preview", "warning", "error"].contains(macro.macroName.text) }
        guard let variable = item.as(VariableDeclSyntax.self) else { return item.is(DeclSyntax.self) }
        return !variable.isAsyncLet && !variable.namesNothing
    }
}

extension VariableDeclSyntax {
    /// `let _ = work()`: only what is done counts.
    fileprivate var namesNothing: Bool {
        bindings.allSatisfy { $0.initializer != nil && Self.namesNothing($0.pattern) }
    }

    private static func namesNothing(_ pattern: PatternSyntax) -> Bool {
        if let tuple = pattern.as(TuplePatternSyntax.self) { return tuple.elements.allSatisfy { namesNothing($0.pattern) } }
        return pattern.is(WildcardPatternSyntax.self)
    }
}

extension IfConfigDeclSyntax {
    fileprivate var hasStatements: Bool {
        contains { $0.item.as(IfConfigDeclSyntax.self)?.hasStatements ?? !$0.isDeclaration }
    }

    fileprivate var hasDeclarations: Bool {
        contains { $0.item.as(IfConfigDeclSyntax.self)?.hasDeclarations ?? $0.isDeclaration }
    }

    private func contains(_ condition: (CodeBlockItemSyntax) -> Bool) -> Bool {
        clauses.contains { clause in
            guard case .statements(let items)? = clause.elements else { return false }
            return items.contains(where: condition)
        }
    }
}

extension [UInt8] {
    /// Makes a range blank and leaves its line breaks, so that what follows keeps its line.
    public mutating func blank(_ range: Range<Int>) {
        for index in range where self[index] != UInt8(ascii: "\n") && self[index] != UInt8(ascii: "\r") {
            self[index] = UInt8(ascii: " ")
        }
    }
}
