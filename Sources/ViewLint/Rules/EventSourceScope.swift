import SwiftSyntax
import ViewSyntax

extension Rule {
    /// A timer or receiver on a large view.
    static let eventSourceScope = Rule(
        "event_source_scope", "a timer or a receiver on a large view", lesson: "events", options: ["complexity": 5]
    ) { file, options in
        guard let limit = options["complexity"] else { return [] }
        return file.views.flatMap { part, view -> [Draft] in
            let complexity = view.complexity
            guard complexity > limit else { return [] }
            return part.members.flatMap { member in
                member.contents.calls.compactMap { call -> Draft? in
                    guard let name = eventSource(call.node) else { return nil }
                    return Draft(
                        at: name,
                        "what this changes in `\(part.name)` runs a body that composes views through \(complexity) properties, "
                            + "functions and closures; put it on a small view of its own",
                        in: "\(part.name).\(member.name)")
                }
            }
        }
    }

    /// The name in the call if it makes events of its own accord: a receiver, a timer, a task that goes on and on.
    private static func eventSource(_ call: FunctionCallExprSyntax) -> DeclReferenceExprSyntax? {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
        switch member.declName.baseName.text {
        case "onReceive": return member.declName
        case "scheduledTimer": return member.base?.plainName == "Timer" ? member.declName : nil
        case "task": return call.trailingClosure.map(goesOn) ?? false ? member.declName : nil
        default: return nil
        }
    }

    /// `while true { … }`, `for await news in channel { … }`.
    private static func goesOn(_ closure: ClosureExprSyntax) -> Bool {
        closure.statements.contains { item in
            item.item.is(WhileStmtSyntax.self) || item.item.as(ForStmtSyntax.self)?.awaitKeyword != nil
        }
    }
}
