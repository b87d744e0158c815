import SwiftSyntax

/// Views that wrap one of UIKit or AppKit: a box stands for what they wrap, so their code for it is neither checked nor run.
extension Checker {
    /// The members of a type that have a meaning here: of a wrapper all but what its wrapped view needs.
    func meaningfulMembers(_ members: MemberBlockItemListSyntax, of decl: NominalDecl, in context: DeclContext) -> [DeclSyntax] {
        let declarations = members.map(\.decl)
        guard !context.isInterface, let proto = platformProtocol(of: decl) else { return declarations }
        let kept = declarations.filter { !servesPlatformView($0, of: decl) }
        if kept.count < declarations.count, speculation == 0 {
            diagnostics.append(Diagnostic(
                .note, "a box stands for the view of '\(decl.name)': what its \(proto) asks for is not run here", at: decl.position))
        }
        return kept
    }

    private func platformProtocol(of decl: NominalDecl) -> String? {
        for (clause, _) in decl.inheritance {
            for inherited in clause?.inheritedTypes ?? [] {
                let name = inherited.type.trimmedDescription
                if platformProtocols.contains(name) { return name }
            }
        }
        return nil
    }

    /// Whether only the wrapped view's side can use a member: a class, an alias, a method that is no modifier of the view.
    private func servesPlatformView(_ item: DeclSyntax, of decl: NominalDecl) -> Bool {
        if item.is(ClassDeclSyntax.self) || item.is(TypeAliasDeclSyntax.self) { return true }
        guard let function = item.as(FunctionDeclSyntax.self) else { return false }
        let result = function.signature.returnClause?.type.trimmedDescription
        return result != "Self" && result != decl.name && result != "some View"
    }
}

private let platformProtocols: Set<String> = [
    "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
]
