import SwiftParser
import SwiftSyntax

/// A file with statements at its top level, taken apart: what is loaded as a program, and what then runs.
///
/// Both parts keep their place in the text (what belongs to the other part is blank), so that
/// positions in either are positions in the file.
public struct Script {
    /// Types, functions, extensions and variables.
    public let declarations: SourceFile
    /// The statements in order. A variable among them gets its value where it stands. Empty for a file of declarations.
    public let statements: SourceFile
    public let hasStatements: Bool

    public init(name: String, text: String) {
        let bytes = Array(text.utf8)
        var program = bytes
        var entry = bytes
        var hasStatements = false
        let tree = Parser.parse(source: text)
        func divide(_ items: CodeBlockItemListSyntax) {
            for item in items {
                let range = item.position.utf8Offset..<item.endPosition.utf8Offset
                if let conditional = item.item.as(IfConfigDeclSyntax.self), Script.hasStatements(conditional) {
                    // Both parts keep the conditions.
                    for clause in conditional.clauses { if case .statements(let inner)? = clause.elements { divide(inner) } }
                } else if item.item.is(DeclSyntax.self), item.item.as(VariableDeclSyntax.self)?.isAsyncLet != true {
                    Script.blank(range, in: &entry)
                    if let variable = item.item.as(VariableDeclSyntax.self) {
                        let touch = Array(Script.touch(variable).utf8)
                        let start = item.positionAfterSkippingLeadingTrivia.utf8Offset
                        if start + touch.count <= range.upperBound { entry.replaceSubrange(start..<start + touch.count, with: touch) }
                    }
                } else {
                    if !item.item.is(MissingDeclSyntax.self) { hasStatements = true }
                    Script.blank(range, in: &program)
                }
            }
        }
        divide(tree.statements)
        Script.blank(tree.endOfFileToken.position.utf8Offset..<bytes.count, in: &entry)
        declarations = SourceFile(name: name, text: String(decoding: program, as: UTF8.self), written: text)
        statements = SourceFile(name: name, text: String(decoding: entry, as: UTF8.self), written: text)
        self.hasStatements = hasStatements
    }

    private static func hasStatements(_ conditional: IfConfigDeclSyntax) -> Bool {
        conditional.clauses.contains { clause in
            guard case .statements(let items)? = clause.elements else { return false }
            return items.contains { item in
                item.item.as(IfConfigDeclSyntax.self).map(hasStatements) ?? !item.item.is(DeclSyntax.self)
            }
        }
    }

    /// Uses of a declaration's variables, so that each gets its value now rather than when it is first used.
    private static func touch(_ declaration: VariableDeclSyntax) -> String {
        declaration.bindings.map { binding in
            guard let initializer = binding.initializer else { return "" }
            let waits = Syntax(initializer).containsAwait ? "await " : ""
            return "_=" + waits + binding.pattern.trimmedDescription.filter { !$0.isWhitespace } + ";"
        }.joined()
    }

    private static func blank(_ range: Range<Int>, in bytes: inout [UInt8]) {
        for index in range where index < bytes.count && bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
    }
}
