/// Puts new text in the place of a declaration.
///
/// The comments above the old declaration stay unless the new text brings its own.
public func replaceDeclaration(
    named name: String, with replacement: String, in source: String
) throws(RefactorError) -> SourceEdit {
    let text = SourceText(source)
    return SourceEdit(of: source, [text.replacing(try text.item(named: name), with: SourceText(replacement))])
}
