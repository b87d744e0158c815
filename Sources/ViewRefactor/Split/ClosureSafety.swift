import SwiftSyntax
import ViewSyntax

/// Whether a closure may be left out of a comparison: whether an old one does the same as a new one.
///
/// It does where all that it uses is reached through state, a binding or an observed object. It does not where it holds
/// a copy of a plain value, which may change.
struct ClosureSafety {
    private let types: ProgramTypes
    private let trees: [SourceFileSyntax]

    init(_ trees: [SourceFileSyntax], types: ProgramTypes) {
        self.trees = trees
        self.types = types
    }

    private static let deepest = 8

    /// For a member of a view, passed on as a closure.
    func isLive(member name: String, of view: ViewDeclaration) -> Bool {
        isLive(member: name, of: view.name, depth: 0)
    }

    /// For a closure that a view keeps: whether all closures that the program gives it are live. A view that no file
    /// here makes is taken on trust.
    func isLive(property name: String, of view: String) -> Bool { isLive(property: name, of: view, depth: 0) }

    private func isLive(member name: String, of view: String, depth: Int) -> Bool {
        guard depth < Self.deepest, let entry = types.type(view), let member = entry.member(name) else { return false }
        if member.isStatic { return true }
        switch member.kind {
        case .type: return true
        case .stored:
            let wrappers = member.attributes.names
            // One that is compared by an id may be replaced by another.
            if wrappers.contains("ComparedByID") { return false }
            if member.variable?.closureType(of: name) != nil {
                return wrappers.contains("SkipEquatable") || isLive(property: name, of: view, depth: depth + 1)
            }
            if !Self.live.isDisjoint(with: wrappers) { return true }
            if wrappers.contains("Environment") { return ["dismiss", "openURL", "refresh"].contains(name) }
            let isConstant = member.initialValue != nil && !member.isSettable
            return isConstant && wrappers.isEmpty
        case .computed, .method:
            guard let code = member.declaration.viewCode else { return false }
            return isLive(Syntax(code.statements), in: view, parameters: parameters(of: member.declaration), depth: depth + 1)
        }
    }

    private static let live: Set<String> = [
        "State", "Binding", "StateObject", "ObservedObject", "EnvironmentObject", "AppStorage", "SceneStorage", "Bindable",
        "FocusState",
    ]

    private func parameters(of declaration: DeclSyntax) -> Set<String> {
        Set(declaration.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters.map {
            ($0.secondName ?? $0.firstName).text
        } ?? [])
    }

    /// Whether code of a view uses nothing that may grow old. Names that are neither members nor global come from the
    /// code around, and are copies.
    private func isLive(_ code: Syntax, in view: String, parameters: Set<String>, depth: Int) -> Bool {
        let uses = NameUses(in: [code], viewMembers: [])
        return uses.names.allSatisfy { use in
            if parameters.contains(use.name) { return true }
            if types.type(view)?.member(use.name) != nil { return isLive(member: use.name, of: view, depth: depth) }
            return types.globals.contains(use.name) || KnownNames.functions.contains(use.name)
        }
    }

    private func isLive(property name: String, of view: String, depth: Int) -> Bool {
        guard depth < Self.deepest else { return false }
        let declared = types.names
        let isLast = types.type(view)?.members.last { $0.kind == .stored && $0.variable?.closureType(of: $0.name) != nil }?.name == name
        return trees.allSatisfy { tree in
            tree.constructions(of: view, among: declared).allSatisfy { call in
                let maker = call.enclosingTypePath.joined(separator: ".")
                if maker.isEmpty { return false }
                var given = call.arguments.first { $0.label?.text == name }?.expression
                if given == nil {
                    given = call.additionalTrailingClosures.first { $0.label.text == name }.map { ExprSyntax($0.closure) }
                }
                if given == nil, isLast { given = call.trailingClosure.map(ExprSyntax.init) }
                // Nothing given: its default, which can capture nothing.
                guard let given else { return true }
                if let closure = given.as(ClosureExprSyntax.self) {
                    return isLive(Syntax(closure), in: maker, parameters: indices(around: call), depth: depth + 1)
                }
                return isLive(Syntax(given), in: maker, parameters: indices(around: call), depth: depth + 1)
            }
        }
    }

    /// The parameters of the `ForEach` around that are their element's id, and so the same as long as the row is.
    private func indices(around call: FunctionCallExprSyntax) -> Set<String> {
        var names: Set<String> = []
        for node in sequence(first: Syntax(call), next: \.parent) {
            guard let closure = node.as(ClosureExprSyntax.self), let (owner, _) = closure.use, owner.calleeName == "ForEach",
                owner.arguments.contains(where: { $0.label?.text == "id" && $0.expression.trimmedDescription == "\\.self" }),
                case .simpleInput(let list) = closure.signature?.parameterClause
            else { continue }
            names.formUnion(list.prefix(1).map(\.name.text))
        }
        return names
    }
}
