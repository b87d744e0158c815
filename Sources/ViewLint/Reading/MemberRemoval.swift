import SwiftSyntax
import ViewSyntax

extension SourceFile {
    /// What to delete so that a member of a type disappears: its lines with the comments right above, an `#if` around it alone, the
    /// semicolon behind it, and one of the two empty lines that would be left.
    func rangeForRemovingMember(_ declaration: some DeclSyntaxProtocol) -> Range<Int> {
        let member = declaration.aloneInCondition ?? Syntax(declaration)
        let bytes = Array(text.utf8)
        func isBlank(_ offset: Int) -> Bool { [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains(bytes[offset]) }
        func isLineEnd(_ offset: Int) -> Bool { bytes[offset] == UInt8(ascii: "\n") }

        var range = rangeForRemoving(member.startWithComments..<member.offsets.upperBound)
        guard range.lowerBound == 0 || isLineEnd(range.lowerBound - 1), range.upperBound == 0 || isLineEnd(range.upperBound - 1) else {
            var end = range.upperBound
            while end < bytes.count, isBlank(end) { end += 1 }
            guard end < bytes.count, bytes[end] == UInt8(ascii: ";") else { return range }
            end += 1
            while end < bytes.count, isBlank(end) { end += 1 }
            return range.lowerBound..<end
        }
        var before = range.lowerBound - 1
        while before > 0, isBlank(before - 1) { before -= 1 }
        let isFirst = before <= 0 || isLineEnd(before - 1) || bytes[before - 1] == UInt8(ascii: "{")
        var end = range.upperBound
        while end < bytes.count, isBlank(end) { end += 1 }
        if isFirst, end < bytes.count, isLineEnd(end) { range = range.lowerBound..<end + 1 }
        return range
    }
}

extension SyntaxProtocol {
    /// The `#if` around a member that has nothing else in it.
    fileprivate var aloneInCondition: Syntax? {
        guard let item = parent?.as(MemberBlockItemSyntax.self), let list = item.parent?.as(MemberBlockItemListSyntax.self), list.count == 1,
            let clause = list.parent?.as(IfConfigClauseSyntax.self), let clauses = clause.parent?.as(IfConfigClauseListSyntax.self),
            clauses.count == 1, let block = clauses.parent?.as(IfConfigDeclSyntax.self)
        else { return nil }
        return Syntax(block)
    }

    /// Where the comments begin that no empty line parts from this.
    fileprivate var startWithComments: Int {
        var start = offsets.lowerBound
        var offset = start
        var breaks = 0
        for piece in leadingTrivia.reversed() {
            offset -= piece.sourceLength.utf8Length
            switch piece {
            case .newlines(let count), .carriageReturnLineFeeds(let count), .carriageReturns(let count): breaks += count
            case .spaces, .tabs: break
            case .lineComment, .blockComment, .docLineComment, .docBlockComment:
                if breaks > 1 { return start }
                start = offset
                breaks = 0
            default: return start
            }
        }
        // What stands behind the member before, in its line, is that member's.
        return start
    }
}
