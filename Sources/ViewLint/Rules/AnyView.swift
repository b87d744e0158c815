import SwiftSyntax
import ViewSyntax

extension Rule {
    /// `AnyView(…)`, which hides the type of what it holds.
    static let anyView = Rule("any_view", "a view whose type is erased", lesson: "identity") { file, _ in
        file.views.flatMap { part, _ -> [Draft] in
            let kept = part.properties.filter { !$0.isStatic && $0.type?.unwrapped.lastName == "AnyView" }
            let stored = kept.map { Draft(at: $0.token, words, in: "\(part.name).\($0.name)") }
            return stored + part.members.flatMap { member in
                member.contents.calls.compactMap { call -> Draft? in
                    guard ["AnyView", "eraseToAnyView"].contains(call.node.calleeName ?? ""), !isGivenToHost(call.node, in: part, file)
                    else { return nil }
                    return Draft(
                        at: call.node.calledExpression.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) }
                            ?? Syntax(call.node.calledExpression),
                        words, in: "\(part.name).\(member.name)")
                }
            }
        }
    }

    private static let words =
        "`AnyView` hides the type of its view: a list must build every row to count them, and another type inside is another identity; "
        + "a `@ViewBuilder` keeps the types"

    /// Whether a view is the argument of what begins a tree of its own: there is nothing around it that could know its type.
    private static func isGivenToHost(_ call: FunctionCallExprSyntax, in part: TypePart, _ file: CheckedFile) -> Bool {
        guard let owner = call.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self),
            let name = ExprSyntax(owner).constructedType
        else { return false }
        if let facts = file.program.type(name, inside: part.name, from: file.file.path) { return facts.isReference }
        return hosts.contains(name)
    }

    private static let hosts: Set<String> = [
        "ImageRenderer", "NSHostingController", "NSHostingMenu", "NSHostingSceneRepresentation", "NSHostingView", "UIHostingConfiguration",
        "UIHostingController",
    ]
}
