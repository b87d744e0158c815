import SwiftSyntax

/// What the file around a struct declares: the members of each type, those of its extensions included.
struct FileDeclarations {
    /// By the names of a type and of those around it: `Outer.Inner`; the file's own without a name.
    private var members: [String: [DeclSyntax]] = [:]
    /// What a type and its extensions inherit, an extension that holds under a condition aside.
    private var inherited: [String: [String]] = [:]
    /// Types that extensions give protocols under a condition, with those.
    private var conditional: [String: [String]] = [:]
    /// Types that only this file sees.
    private var hidden: Set<String> = []
    /// The modules that the file imports.
    private(set) var imports: Set<String> = []

    /// Nothing where the struct was cut out of its file.
    init(around structure: StructDeclSyntax) {
        guard let file = structure.root.as(SourceFileSyntax.self) else { return }
        let all = file.statements.compactMap { $0.item.as(DeclSyntax.self) }
        add(all, to: [], isHidden: false)
        imports = Set(all.compactMap { $0.as(ImportDeclSyntax.self)?.path.first?.name.text })
    }

    private mutating func add(_ declarations: [DeclSyntax], to path: [String], isHidden: Bool) {
        members[path.joined(separator: "."), default: []] += declarations
        for declaration in declarations {
            guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { continue }
            let other = declaration.as(ExtensionDeclSyntax.self)
            let own = other?.extendedType.nameParts ?? declaration.asProtocol((any NamedDeclSyntax).self).map { [$0.name.text] } ?? []
            let inner = path + own
            let name = inner.joined(separator: ".")
            let protocols = group.inheritanceClause?.inheritedNames ?? []
            if other?.genericWhereClause == nil { inherited[name, default: []] += protocols } else { conditional[name, default: []] += protocols }
            let isPrivate = Syntax(declaration).hasModifier("private") || Syntax(declaration).hasModifier("fileprivate")
            if isHidden || other == nil && isPrivate { hidden.insert(name) }
            add(group.memberBlock.members.map(\.decl), to: inner, isHidden: hidden.contains(name))
        }
    }

    func members(of type: String) -> [DeclSyntax] { members[type] ?? [] }
    func isHidden(_ type: String) -> Bool { hidden.contains(type) }
    func inheritsConditionally(_ type: String, _ name: String) -> Bool { conditional[type]?.contains(name) ?? false }

    /// Whether a type has a protocol: it or an extension names it, or a protocol of this file that asks for it.
    func inherits(_ type: String, _ name: String) -> Bool {
        var open = inherited[type] ?? []
        var seen: Set<String> = []
        while let next = open.popLast() {
            if next == name { return true }
            if seen.insert(next).inserted { open += inherited[next] ?? [] }
        }
        return false
    }

    /// The alias that a dotted name stands for, looked up in the types around, the innermost first.
    func alias(_ path: [String], inside type: String) -> TypeAliasDeclSyntax? {
        member(path, inside: type) { $0.as(TypeAliasDeclSyntax.self)?.name.text }?.declaration.as(TypeAliasDeclSyntax.self)
    }

    /// The type that a dotted name stands for, and all protocols that it and its extensions name.
    func nominal(_ path: [String], inside type: String) -> (declaration: DeclSyntax, protocols: [String])? {
        let found = member(path, inside: type) { declaration in
            guard declaration.asProtocol((any DeclGroupSyntax).self) != nil else { return nil }
            return declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
        }
        return found.map { ($0.declaration, (inherited[$0.name] ?? []) + (conditional[$0.name] ?? [])) }
    }

    private func member(
        _ path: [String], inside type: String, named name: (DeclSyntax) -> String?
    ) -> (declaration: DeclSyntax, name: String)? {
        guard let last = path.last else { return nil }
        var around = type.split(separator: ".").map(String.init)
        while true {
            let owner = (around + path.dropLast()).joined(separator: ".")
            if let found = members(of: owner).first(where: { name($0) == last }) { return (found, "\(owner).\(last)") }
            if around.isEmpty { return nil }
            around.removeLast()
        }
    }
}
