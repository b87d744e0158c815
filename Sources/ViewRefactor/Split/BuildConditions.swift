import SwiftSyntax
import ViewSyntax

/// The `#if` around a piece of code, as far up as the type that it is in.
struct BuildConditions {
    /// As one condition; nil where there is none.
    let condition: String?

    init(around code: Syntax, upTo outer: Syntax) {
        var parts: [String] = []
        var child = code
        for node in sequence(first: code, next: \.parent).dropFirst() {
            if node.id == outer.id { break }
            if let clauses = node.as(IfConfigDeclSyntax.self)?.clauses, let own = clauses.first(where: { $0.id == child.id }) {
                // An `#else` holds where nothing before it does.
                let before = clauses.prefix { $0.id != own.id }.compactMap { $0.condition.map { "!(\($0.trimmedDescription))" } }
                parts.insert(contentsOf: before + (own.condition.map { [$0.trimmedDescription] } ?? []), at: 0)
            }
            // A clause stands in a list of clauses.
            if !node.is(IfConfigClauseListSyntax.self) { child = node }
        }
        condition = parts.count > 1 ? parts.map { $0.first == "!" ? $0 : "(\($0))" }.joined(separator: " && ") : parts.first
    }
}

extension SourceText {
    /// What to delete so that a member disappears, with an `#if` around it that would be empty.
    func rangeForRemovingWithConditions(_ member: DeclSyntax) -> Range<Int> {
        guard let block = member.enclosingConditions, block.clauses.count == 1, let only = block.clauses.first, only.count == 1 else {
            return rangeForRemovingMember(member)
        }
        return rangeForRemovingWithConditions(DeclSyntax(block))
    }
}

extension IfConfigClauseSyntax {
    /// How many declarations are in it.
    fileprivate var count: Int {
        switch elements {
        case .decls(let list): list.count
        case .statements(let list): list.count
        default: 0
        }
    }
}

extension DeclSyntax {
    /// The `#if` that this is directly in.
    fileprivate var enclosingConditions: IfConfigDeclSyntax? {
        // The member's item, the list of them, the clause, the list of clauses.
        sequence(first: Syntax(self), next: \.parent).dropFirst().prefix(5).lazy.compactMap { $0.as(IfConfigDeclSyntax.self) }.first
    }
}
