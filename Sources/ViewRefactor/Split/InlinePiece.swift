import SwiftSyntax
import ViewSyntax

/// An expression that was split off goes back to the place of its use.
extension Inlining {
    /// Nil where the view is none that was an expression: it has another name, or gets something that would be evaluated at
    /// another time.
    ///
    /// - Parameter all: What each use passes for each property.
    func piece(given all: [[String: ExprSyntax]]) throws(RefactorError) -> SourceEdit? {
        guard uses.count == 1, let use = uses.first, let given = all.first, isNamedAsPiece, text.comments(of: view.structure).isEmpty,
            text.directive(behind: view.structure) == nil,
            view.structure.modifiers.contains(.private) || view.structure.modifiers.contains(.fileprivate),
            canStand(at: use)
        else { return nil }
        var ways: [String: Way] = [:]
        for property in properties {
            if property.environment != nil {
                guard let name = asked(property) else { return nil }
                ways[property.name] = .replaced(by: name)
                continue
            }
            guard let value = given[property.name], let text = replacement(for: property, value) else { return nil }
            ways[property.name] = .replaced(by: text)
        }
        let word = code.statements.returnedBranch.map { [SourceEdit.Replacement($0.offsetsOfWord, "")] } ?? []
        var moved = MovedLines(text.slice(code.range), from: code.range.lowerBound, with: try rewrites(ways) + word)
        moved.trim()
        let indentation = text.lineIndentation(of: use.offsets.lowerBound)
        let lines = moved.indented(by: indentation, insteadOf: moved.commonIndentation).joined(separator: text.lineEnd)
        return SourceEdit(
            of: text.text,
            (brought.map { [$0] } ?? []) + [
                .init(use.offsets, String(lines.dropFirst(indentation.count))),
                .init(text.rangeForRemovingWithConditions(DeclSyntax(view.structure)), ""),
            ])
    }

    private func replacement(for property: Property, _ value: ExprSyntax) -> String? {
        let text = value.trimmedDescription
        if property.isBinding { return text.hasPrefix("$") ? String(text.dropFirst()) : nil }
        if value.isPlainPath, isSameLater(value, as: property) { return text }
        return property.isClosure && value.is(ClosureExprSyntax.self) ? "(\(text))" : nil
    }

    /// Whether it has the name that a split makes for an expression: of the view around and of what is called.
    private var isNamedAsPiece: Bool {
        let own = view.name.split(separator: ".").last.map(String.init) ?? view.name
        let around = user.name.split(separator: ".").last.map(String.init) ?? user.name
        guard own.hasPrefix(around), own != around else { return false }
        let rest = own.dropFirst(around.count)
        let called = code.statements.first?.item.as(ExprSyntax.self)?.chainRoot.constructedType
        return rest.hasPrefix("Part") || called.map { rest.hasPrefix($0) } ?? false
    }

    /// Whether the code gives the same in the place of the view: a branch that was built must be built there, and one that is
    /// returned must not be.
    private func canStand(at use: FunctionCallExprSyntax) -> Bool {
        guard code.statements.count == 1 else { return false }
        if !code.statements.needsBuilder, !code.statements.returns { return true }
        guard code.statements.returnedBranch != nil || !code.statements.returns else { return false }
        let isBuilt = code.statements.returnedBranch == nil
        return use.parent?.is(CodeBlockItemSyntax.self) ?? false && use.isInBuilder(viewMembers: user.viewMembers) == isBuilt
    }
}
