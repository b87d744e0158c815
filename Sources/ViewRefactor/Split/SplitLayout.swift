import SwiftSyntax
import ViewSyntax

extension SourceText {
    /// The offset behind the line that an offset is in, before its line end: also behind a comment there.
    func endOfLine(after offset: Int) -> Int {
        let bytes = Array(text.utf8)
        var end = offset
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        // Other code on the line stays behind.
        let rest = String(decoding: bytes[offset..<end], as: UTF8.self).trimmed
        guard rest.isEmpty || rest.isComment else { return offset }
        if end > offset, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return end
    }

    /// What to delete so that a member disappears: its lines with the comments above, and the empty line that parted it
    /// from the one before.
    func rangeForRemovingMember(_ member: some DeclSyntaxProtocol) -> Range<Int> {
        let all = rangeWithComments(of: member)
        var range = rangeForRemoving(all.lowerBound..<(commentBehind(member)?.upperBound ?? all.upperBound))
        let bytes = Array(text.utf8)
        var start = range.lowerBound
        // Only whole lines have an empty one before them.
        guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n") else { return range }
        if start > 0 { start -= 1 }
        if start > 0, bytes[start - 1] == UInt8(ascii: "\r") { start -= 1 }
        var line = start
        while line > 0, bytes[line - 1] == UInt8(ascii: " ") || bytes[line - 1] == UInt8(ascii: "\t") { line -= 1 }
        if line > 0, bytes[line - 1] == UInt8(ascii: "\n") { return line..<range.upperBound }
        // The first member, or the first thing of a file, has its empty line behind it.
        var end = range.upperBound
        while end < bytes.count, [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains(bytes[end]) { end += 1 }
        if end < bytes.count, bytes[end] == UInt8(ascii: "\n") { range = range.lowerBound..<end + 1 }
        return range
    }

    /// What to delete so that several members disappear. Two neighbours both take the empty line between them; where they were
    /// the first members, the one behind them goes instead.
    func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
        var result: [Range<Int>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            guard let last = result.last, range.lowerBound <= last.upperBound else {
                result.append(range)
                continue
            }
            let joined = last.lowerBound..<max(last.upperBound, range.upperBound)
            let isFirst = slice(0..<joined.lowerBound).reversed().first { !$0.isWhitespace } == "{"
            let rest = slice(joined.upperBound..<text.utf8.count)
            let line = rest.prefix { !$0.isNewline }
            let end = line.allSatisfy(\.isWhitespace) ? rest.prefix(line.count + 1).utf8.count : 0
            result[result.count - 1] = joined.lowerBound..<joined.upperBound + (isFirst && last.upperBound > range.lowerBound ? end : 0)
        }
        return result
    }

    /// The comments above a declaration and behind it, without the indentation of their lines, and without a directive behind it.
    func comments(of node: some SyntaxProtocol) -> [String] {
        let above = slice(rangeWithComments(of: node).lowerBound..<node.offsets.lowerBound)
        let behind = directive(behind: node) == nil ? commentBehind(node).map(slice) ?? "" : ""
        return (above.split { $0.isNewline } + [Substring(behind)]).map { $0.trimmed }.filter { !$0.isEmpty }
    }

    /// The comments of a declaration before its opening brace: among its attributes, modifiers and parameters, behind its type.
    func commentsInHead(of node: some DeclSyntaxProtocol) -> [String] {
        let node = DeclSyntax(node)
        let brace = node.as(FunctionDeclSyntax.self)?.body?.leftBrace ?? node.as(StructDeclSyntax.self)?.memberBlock.leftBrace
            ?? node.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock?.leftBrace
        var found: [String] = []
        for (index, token) in node.tokens(viewMode: .sourceAccurate).enumerated() {
            if index > 0 { found += token.leadingTrivia.compactMap(\.comment) }
            if token.id == brace?.id { return found }
            found += token.trailingTrivia.compactMap(\.comment)
        }
        return found
    }

    /// The comments between the tokens of a declaration.
    func commentsInside(_ node: some SyntaxProtocol) -> [String] {
        let tokens = Array(node.tokens(viewMode: .sourceAccurate))
        return zip(tokens, tokens.dropFirst()).flatMap { ($0.trailingTrivia.pieces + $1.leadingTrivia.pieces).compactMap(\.comment) }
    }

    /// `// swiftlint:disable:this line_length`: a comment that a tool reads, and that is about the line in which it stands.
    func directive(behind node: some SyntaxProtocol) -> String? {
        guard let comment = commentBehind(node).map({ slice($0).trimmed }), comment.contains(":this ") || comment.hasSuffix(":this") else {
            return nil
        }
        return comment
    }

    /// The comment that ends the line of a declaration.
    private func commentBehind(_ node: some SyntaxProtocol) -> Range<Int>? {
        let end = node.offsets.upperBound
        let line = endOfLine(after: end)
        return line > end && slice(end..<line).trimmed.isComment ? end..<line : nil
    }

    /// By how much the members of a type are indented.
    func indentationUnit(of structure: StructDeclSyntax) -> String {
        let outer = lineIndentation(of: structure.offsets.lowerBound)
        for member in structure.memberBlock.members {
            guard let own = indentation(at: member.offsets.lowerBound), own.count > outer.count, own.hasPrefix(outer) else { continue }
            return String(own.dropFirst(outer.count))
        }
        return "    "
    }

    /// An import behind those that the file has; nil where it has this one, or cannot take it.
    func importing(_ module: String) -> SourceEdit.Replacement? {
        let imports = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
        if imports.contains(where: { $0.path.trimmedDescription == module }) { return nil }
        if let last = imports.last {
            let place = endOfLine(after: last.endPositionBeforeTrailingTrivia.utf8Offset)
            return .init(place..<place, lineEnd + "import \(module)")
        }
        guard let first = tree.statements.first else { return nil }
        let place = rangeWithComments(of: first).lowerBound
        return .init(place..<place, "import \(module)" + lineEnd + lineEnd)
    }
}

extension TriviaPiece {
    /// The text of a comment.
    fileprivate var comment: String? {
        switch self {
        case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text): text
        default: nil
        }
    }
}

extension String {
    /// Whether this, the rest of a line, is comments and nothing else.
    fileprivate var isComment: Bool {
        var rest = self
        while rest.hasPrefix("/*") {
            guard let end = rest.index(behind: "*/") else { return false }
            rest = String(rest[end...]).trimmed
            if rest.isEmpty { return true }
        }
        return rest.hasPrefix("//")
    }

    /// Where a text ends that stands behind the first two characters.
    private func index(behind text: String) -> Index? {
        var place = index(startIndex, offsetBy: 2, limitedBy: endIndex) ?? endIndex
        while place < endIndex {
            if self[place...].hasPrefix(text) { return index(place, offsetBy: text.count) }
            place = index(after: place)
        }
        return nil
    }
}
