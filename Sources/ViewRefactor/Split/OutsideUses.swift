import SwiftSyntax
import ViewSyntax

/// Uses of a view's member by others, which need it to stay: `Screen().header`, `\Screen.header`, a protocol that asks for it.
struct OutsideUses {
    let member: String
    let view: ViewDeclaration
    let trees: [SourceFileSyntax]

    /// - Throws: `RefactorError` where somebody else uses the member.
    func check() throws(RefactorError) {
        if let name = requiring {
            throw .cannotSplit("`\(name)` asks for `\(member)`, and `\(view.name)` has to keep it")
        }
        for tree in trees {
            guard let use = OutsideUseFinder.first(of: member, in: tree, view) else { continue }
            let user = use.enclosingTypePath.joined(separator: ".")
            throw .cannotSplit("`\(member)` is used \(user.isEmpty ? "outside of any type" : "by `\(user)`"), too, which would not find it in a view")
        }
    }

    /// The protocol of the program that the member is a requirement of.
    private var requiring: String? {
        var open = (view.types.type(view.name)?.inherited ?? []).sorted()
        var seen: Set<String> = []
        while let name = open.popLast() {
            guard seen.insert(name).inserted, let entry = view.types.type(name), entry.kind == .protocolDecl else { continue }
            if entry.member(member) != nil { return name }
            open += entry.inherited.sorted()
        }
        return nil
    }
}

private final class OutsideUseFinder: SyntaxVisitor {
    private var found: Syntax?
    private let member: String
    private let view: ViewDeclaration

    private init(_ member: String, _ view: ViewDeclaration) {
        self.member = member
        self.view = view
        super.init(viewMode: .sourceAccurate)
    }

    static func first(of member: String, in tree: SourceFileSyntax, _ view: ViewDeclaration) -> Syntax? {
        let finder = OutsideUseFinder(member, view)
        finder.walk(tree)
        return finder.found
    }

    private func isView(_ type: String) -> Bool {
        let name = type.prefix { $0 != "<" && $0 != "?" }
        return name == view.name || view.name.hasSuffix("." + name)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard found == nil, node.declName.baseName.text == member, let base = node.base?.bare else { return .visitChildren }
        // What the view says of itself is rewritten.
        if base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) { return .visitChildren }
        let outer = node.enclosingTypePath.joined(separator: ".")
        let locals = node.enclosingCode.map { Locals(around: Syntax(node), in: $0, of: outer, view.types).names } ?? [:]
        let inner = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
        if let type = TypeInference(types: view.types, inside: outer, locals: locals).type(of: inner), isView(type) { found = Syntax(node) }
        return .visitChildren
    }

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
        let first = node.components.first?.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
        if found == nil, first == member, let root = node.root, isView(root.trimmedDescription) { found = Syntax(node) }
        return .visitChildren
    }
}
