import SwiftSyntax
import ViewSyntax

extension Rule {
    /// `AnyView(…)`, which hides the type of what it holds.
    static let anyView = Rule("any_view", "a view whose type is erased", lesson: "identity") { file, _ in
        file.views.flatMap { part, _ in
            part.members.flatMap { member in
                member.contents.calls.compactMap { call -> Draft? in
                    guard ["AnyView", "eraseToAnyView"].contains(call.node.calleeName ?? "") else { return nil }
                    return Draft(
                        at: call.node.calledExpression.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) }
                            ?? Syntax(call.node.calledExpression),
                        "`AnyView` hides the type of its view: a list must build every row to count them, and another type "
                            + "inside is another identity; a `@ViewBuilder` keeps the types",
                        in: "\(part.name).\(member.name)")
                }
            }
        }
    }
}
