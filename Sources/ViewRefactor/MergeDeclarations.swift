/// Takes declarations into a source as the prompt does: each replaces its namesake, a new one goes to the
/// end, an `import` that is already there is left out.
///
/// A function is its name with its labels; an extension is replaced by one with the same head that
/// declares one of its members again.
///
/// - Throws: `RefactorError.notADeclaration` when there is anything else in the new text.
public func mergeDeclarations(_ new: String, into source: String) throws(RefactorError) -> SourceEdit {
    let text = SourceText(source)
    let additions = SourceText(new)
    var replacements: [SourceEdit.Replacement] = []
    var appended = ""
    var taken: Set<Int> = []
    for statement in additions.tree.statements {
        guard let key = DeclarationKey(statement) else { throw .notADeclaration }
        let range = additions.rangeWithComments(of: statement)
        let namesake = text.tree.statements.enumerated().first {
            !taken.contains($0.offset) && DeclarationKey($0.element)?.isReplaced(by: key) == true
        }
        if let namesake {
            taken.insert(namesake.offset)
            if key.isImport { continue }
            replacements.append(text.replacing(namesake.element, with: SourceText(additions.slice(range))))
        } else {
            appended += text.lineEnd + additions.slice(range) + text.lineEnd
        }
    }
    if !appended.isEmpty {
        let end = source.utf8.count
        let isBlank = text.tree.statements.isEmpty && source.allSatisfy(\.isWhitespace)
        let needsEnd = !isBlank && !source.isEmpty && source.utf8.last != UInt8(ascii: "\n")
        let addition = isBlank ? String(appended.dropFirst()) : appended
        replacements.append(.init(end..<end, (needsEnd ? text.lineEnd : "") + addition))
    }
    return SourceEdit(of: source, replacements)
}
