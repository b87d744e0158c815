import SwiftSyntax

/// Types that wrap something from outside the vocabulary: what a protocol marked `@outside` asks of them is neither checked
/// nor run.
extension Checker {
    /// The members of a type that have a meaning here: of a wrapper all but what serves the wrapped thing.
    func meaningfulMembers(_ members: MemberBlockItemListSyntax, of decl: NominalDecl, in context: DeclContext) -> [DeclSyntax] {
        let declarations = members.map(\.decl)
        guard !context.isInterface, let proto = outsideProtocol(of: decl) else { return declarations }
        let kept = declarations.filter { !servesOutside($0, of: decl) }
        if kept.count < declarations.count, speculation == 0 {
            diagnostics.append(Diagnostic(
                .note, "what \(proto) asks of '\(decl.name)' is neither checked nor run here", at: decl.position))
        }
        return kept
    }

    private func outsideProtocol(of decl: NominalDecl) -> String? {
        for (clause, _) in decl.inheritance {
            for inherited in clause?.inheritedTypes ?? [] {
                let name = inherited.type.trimmedDescription
                if case .decl(let proto)? = lookupLibraryType(name), proto.attributes.contains("outside") { return name }
            }
        }
        return nil
    }

    /// Whether only the wrapped thing can use a member: a class, an alias, a method that does not give the wrapper itself or
    /// something made of it.
    private func servesOutside(_ item: DeclSyntax, of decl: NominalDecl) -> Bool {
        if item.is(ClassDeclSyntax.self) || item.is(TypeAliasDeclSyntax.self) { return true }
        guard let function = item.as(FunctionDeclSyntax.self) else { return false }
        guard let result = function.signature.returnClause?.type else { return true }
        if result.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind == .keyword(.some) { return false }
        return result.trimmedDescription != "Self" && result.trimmedDescription != decl.name
    }
}
