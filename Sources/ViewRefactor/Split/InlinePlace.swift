import SwiftSyntax
import ViewSyntax

/// Where a view that is inlined goes among the members of the one that uses it.
///
/// Beside the member that uses it: behind that one, or before it where the view stands before the other, as a split puts
/// it. The parts that the member uses stand in the order in which it uses them.
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
        let gap = text.lineEnd + text.lineEnd
        if view.structure.position < user.structure.position {
            // Parts that are used later stand between it and the member.
            let next = items[..<own].reversed().prefix { (firstUse(of: $0, in: item) ?? -1) > place }.last ?? item
            let start = text.rangeWithComments(of: next).lowerBound
            if let indentation = text.indentation(at: start) {
                let line = start - indentation.utf8.count
                return .init(line..<line, member + gap)
            }
        }
        let before = items[(own + 1)...].prefix { (firstUse(of: $0, in: item) ?? .max) < place }.last ?? item
        let end = text.endOfLine(after: before.endPositionBeforeTrailingTrivia.utf8Offset)
        return .init(end..<end, gap + member)
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
