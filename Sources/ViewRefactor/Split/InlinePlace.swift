import SwiftSyntax
import ViewSyntax

/// Where a view that is inlined goes among the members of the one that uses it.
///
/// On the side of the member that uses it on which the view stands of the other, as a split puts it. The parts that the
/// member uses stand in the order in which it uses them: so it goes behind the one that is used before it, or before the one
/// that is used behind it, or else beside the member.
struct InlinePlace {
    private let view: ViewDeclaration
    private let user: ViewDeclaration
    private let text: SourceText
    private let uses: [FunctionCallExprSyntax]

    init(of view: ViewDeclaration, in user: ViewDeclaration, text: SourceText, uses: [FunctionCallExprSyntax]) {
        self.view = view
        self.user = user
        self.text = text
        self.uses = uses
    }

    /// - Throws: `RefactorError` where there is no such place.
    func replacement(_ member: String) throws(RefactorError) -> SourceEdit.Replacement {
        guard let use = uses.first, let item = item(around: use), let list = item.parent?.as(MemberBlockItemListSyntax.self) else {
            throw .cannotInline("it is not used in a body")
        }
        let items = Array(list)
        guard let own = items.firstIndex(where: { $0.id == item.id }) else { throw .cannotInline("it is not used in a body") }
        let place = use.offsets.lowerBound
        let isBefore = view.structure.position < user.structure.position
        let parts = (isBefore ? items[..<own] : items[(own + 1)...]).compactMap { part in
            firstUse(of: part, in: item).map { (part: part, place: $0) }
        }
        if let last = parts.filter({ $0.place < place }).max(by: { $0.place < $1.place }) { return behind(last.part, member) }
        if let next = parts.filter({ $0.place > place }).min(by: { $0.place < $1.place }) { return before(next.part, member) }
        return isBefore ? before(item, member) : behind(item, member)
    }

    /// An empty line, but for members that stand without one.
    private func gap(between first: MemberBlockItemSyntax?, _ second: MemberBlockItemSyntax?) -> String {
        guard let first, let second else { return text.lineEnd + text.lineEnd }
        let lines = text.line(of: text.rangeWithComments(of: second).lowerBound) - text.line(of: first.offsets.upperBound)
        return lines == 1 ? text.lineEnd : text.lineEnd + text.lineEnd
    }

    private func neighbour(of item: MemberBlockItemSyntax, _ step: Int) -> MemberBlockItemSyntax? {
        guard let items = item.parent?.as(MemberBlockItemListSyntax.self).map(Array.init), let own = items.firstIndex(where: { $0.id == item.id })
        else { return nil }
        return items.indices.contains(own + step) ? items[own + step] : nil
    }

    private func behind(_ item: MemberBlockItemSyntax, _ member: String) -> SourceEdit.Replacement {
        let end = text.endOfLine(after: item.endPositionBeforeTrailingTrivia.utf8Offset)
        return .init(end..<end, gap(between: item, neighbour(of: item, 1)) + member)
    }

    /// Above its comments; behind it where other code stands before it in its line.
    private func before(_ item: MemberBlockItemSyntax, _ member: String) -> SourceEdit.Replacement {
        let start = text.rangeWithComments(of: item).lowerBound
        guard let indentation = text.indentation(at: start) else { return behind(item, member) }
        let line = start - indentation.utf8.count
        return .init(line..<line, member + gap(between: neighbour(of: item, -1), item))
    }

    /// The item of the type's own list of members that a node is in: an `#if` as a whole.
    private func item(around node: some SyntaxProtocol) -> MemberBlockItemSyntax? {
        var found: MemberBlockItemSyntax?
        for node in sequence(first: Syntax(node), next: \.parent) {
            if let item = node.as(MemberBlockItemSyntax.self) { found = item }
            if node.id == Syntax(user.structure).id || node.is(ExtensionDeclSyntax.self) { break }
        }
        return found
    }

    /// Where a member first uses a part that another item declares.
    private func firstUse(of part: MemberBlockItemSyntax, in member: MemberBlockItemSyntax) -> Int? {
        let names = (part.decl.as(IfConfigDeclSyntax.self).map { MemberBlockItemListSyntax([.init(decl: $0)]).declarations } ?? [part.decl])
            .filter(\.givesViews).flatMap(\.names)
        return NameUses(in: [Syntax(member)], viewMembers: []).names.filter { names.contains($0.name) }.map(\.range.lowerBound).min()
    }
}
