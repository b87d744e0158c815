import SwiftParser
import SwiftSyntax

/// A text taken apart: what is loaded as a program, and what then runs.
///
/// A text with statements is a script: they run in order, and each global variable gets its value where it stands. In any
/// other text globals get theirs when they are first used, as in the files of an app. Where one of its types is marked
/// `@main` and has a `main()` of its own, that is what runs.
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
        division.runMain()
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
    /// The call of the program's `main()`, and where the type stands that has it.
    private var main: (call: String, place: Int)?
    /// Names whose value comes from a task of the statements: what is made of them is one of the statements, too.
    private var awaited: Set<String> = []

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
        if let variable = item.item.as(VariableDeclSyntax.self), variable.isAsyncLet || uses(awaited, variable) {
            awaited.formUnion(variable.names)
            hasStatements = true
            program.blank(range)
            return false
        }
        if item.isDeclaration {
            entry.blank(range)
            if let call = item.item.asProtocol((any DeclGroupSyntax).self)?.callOfMain {
                main = (call, item.positionAfterSkippingLeadingTrivia.utf8Offset)
            }
            if let variable = item.item.as(VariableDeclSyntax.self) { use(variable) }
            return true
        }
        if !item.item.is(MissingDeclSyntax.self) { hasStatements = true }
        program.blank(range)
        return false
    }

    private func uses(_ names: Set<String>, _ variable: VariableDeclSyntax) -> Bool {
        !names.isEmpty && variable.bindings.contains { binding in
            binding.initializer?.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) } ?? false
        }
    }

    /// Puts the call of `main()` in the place of its type, which has room for it, unless statements run.
    mutating func runMain() {
        guard let main, !hasStatements else { return }
        entry.blank(entry.startIndex..<entry.endIndex)
        entry.replaceSubrange(main.place..<main.place + main.call.utf8.count, with: main.call.utf8)
        (hasStatements, hasValues) = (true, false)
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

extension VariableDeclSyntax {
    /// The names that it declares.
    fileprivate var names: [String] {
        func names(_ pattern: PatternSyntax) -> [String] {
            if let tuple = pattern.as(TuplePatternSyntax.self) { return tuple.elements.flatMap { names($0.pattern) } }
            return pattern.as(IdentifierPatternSyntax.self).map { [$0.identifier.text] } ?? []
        }
        return bindings.flatMap { names($0.pattern) }
    }
}

extension DeclGroupSyntax {
    /// `try await Tool.main()` for a type that is marked `@main` and declares `main()` itself. An app's is SwiftUI's.
    fileprivate var callOfMain: String? {
        guard let name = asProtocol((any NamedDeclSyntax).self)?.name.text,
              attributes.contains(where: { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "main" }) else { return nil }
        for case let function? in memberBlock.members.map({ $0.decl.as(FunctionDeclSyntax.self) }) {
            guard function.name.text == "main", function.signature.parameterClause.parameters.isEmpty,
                  function.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) else { continue }
            let effects = function.signature.effectSpecifiers
            return (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ") + name + ".main()"
        }
        return nil
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
