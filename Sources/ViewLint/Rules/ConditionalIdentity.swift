import SwiftSyntax
import ViewSyntax

extension Rule {
    /// Both branches of an `if` build the same view.
    static let conditionalIdentity = Rule(
        "conditional_identity", "an `if` that builds the same view in both branches", lesson: "identity"
    ) { file, _ in
        file.views.flatMap { part, _ in
            part.members.flatMap { member -> [Draft] in
                guard member.buildsViews || member.name == "body" else { return [] }
                return member.contents.branches.compactMap { branch -> Draft? in
                    guard let pair = SameViewBranches(branch, isOwn: { file.program.type($0, inside: part.name, from: file.file.path)?.isView ?? false })
                    else { return nil }
                    let which = pair.count == 2 ? "both" : "all \(pair.count)"
                    return Draft(
                        at: branch.ifKeyword,
                        "\(which) branches build `\(pair.view)`, and each is an identity of its own: a change of the condition loses "
                            + "the state; put the condition inside the call",
                        in: "\(part.name).\(member.name)", fix: pair.fix)
                }
            }
        }
    }
}

/// An `if` with an `else`, or the end of a chain of them, all branches of one view of the same type.
private struct SameViewBranches {
    let view: String
    private let branch: IfExprSyntax
    private let branches: [ExprSyntax]

    /// How many branches there are.
    var count: Int { branches.count }

    /// - Parameter isOwn: Whether a view is the program's own.
    init?(_ branch: IfExprSyntax, isOwn: (String) -> Bool) {
        guard let branches = Self.branches(of: branch), let view = branches[0].chainRoot.constructedType,
            branches.allSatisfy({ $0.chainRoot.constructedType == view && !Self.holdsContent($0) }),
            Self.canBeOne(branches) || isOwn(view)
        else { return nil }
        // A chain is told of once, where the branches begin that are the same.
        if let outer = branch.parent?.as(IfExprSyntax.self), let before = Self.only(outer.body),
            before.chainRoot.constructedType == view, !Self.holdsContent(before) { return nil }
        self.view = view
        self.branch = branch
        self.branches = branches
    }

    /// The views of all branches down to the last `else`; nil when some branch is not one view, or there is no `else`.
    private static func branches(of branch: IfExprSyntax) -> [ExprSyntax]? {
        guard let first = only(branch.body) else { return nil }
        switch branch.elseBody {
        case .codeBlock(let block): return only(block).map { [first, $0] }
        case .ifExpr(let other): return branches(of: other).map { [first] + $0 }
        case nil: return nil
        }
    }

    private static func only(_ block: CodeBlockSyntax) -> ExprSyntax? {
        guard block.statements.count == 1, let item = block.statements.first?.item else { return nil }
        return item.as(ExprSyntax.self)
    }

    /// Whether all calls are of one initialiser: `Text(title)` and `Text(date, style: .time)` cannot share one.
    private static func canBeOne(_ branches: [ExprSyntax]) -> Bool {
        let labels = branches.map { branch in
            branch.chainRoot.as(FunctionCallExprSyntax.self).map { call in call.arguments.map { $0.label?.text ?? "_" } } ?? []
        }
        return Set(labels).count == 1
    }

    /// A container with other views inside is not the same view twice.
    private static func holdsContent(_ expression: ExprSyntax) -> Bool {
        guard let call = expression.chainRoot.as(FunctionCallExprSyntax.self) else { return false }
        let closures = [call.trailingClosure] + call.additionalTrailingClosures.map { $0.closure }
        return (closures + call.arguments.map { $0.expression.as(ClosureExprSyntax.self) })
            .contains { $0.map { ClosureRole(of: $0, viewMembers: []) == .content } ?? false }
    }

    /// The call with `condition ? a : b` in place of the one argument in which the branches differ.
    var fix: Finding.Fix? {
        guard branches.count == 2, branch.parent?.is(IfExprSyntax.self) != true, branch.conditions.count == 1, case .expression(let condition)? = branch.conditions.first?.condition,
            let calls = Self.sameCalls(branches[0], branches[1]), !Self.hasComments(branch)
        else { return nil }
        let pairs = zip(calls.0.arguments, calls.1.arguments)
        guard calls.0.arguments.count == calls.1.arguments.count, calls.0.arguments.count > 0,
            pairs.allSatisfy({ $0.label?.text == $1.label?.text })
        else { return nil }
        let different = pairs.filter { $0.expression.trimmedDescription != $1.expression.trimmedDescription }
        guard different.count == 1, let (a, b) = different.first, !a.expression.is(ClosureExprSyntax.self),
            !b.expression.is(ClosureExprSyntax.self)
        else { return nil }
        let first = branches[0]
        let text = Array(first.trimmedDescription.utf8)
        let start = a.expression.offsets.lowerBound - first.offsets.lowerBound
        let end = a.expression.offsets.upperBound - first.offsets.lowerBound
        let value = "\(Self.operand(condition)) ? \(Self.operand(a.expression)) : \(Self.operand(b.expression))"
        let result = String(decoding: text[..<start], as: UTF8.self) + value + String(decoding: text[end...], as: UTF8.self)
        return .init(
            message: "put the condition inside the call", replacements: [.init(range: branch.offsets, text: result)])
    }

    /// The root calls of two chains that are equal but for the arguments of those calls.
    private static func sameCalls(
        _ first: ExprSyntax, _ second: ExprSyntax
    ) -> (FunctionCallExprSyntax, FunctionCallExprSyntax)? {
        guard let a = first.chainRoot.as(FunctionCallExprSyntax.self), let b = second.chainRoot.as(FunctionCallExprSyntax.self),
            a.trailingClosure?.trimmedDescription == b.trailingClosure?.trimmedDescription,
            a.additionalTrailingClosures.trimmedDescription == b.additionalTrailingClosures.trimmedDescription,
            a.calledExpression.trimmedDescription == b.calledExpression.trimmedDescription,
            tail(of: first, after: a) == tail(of: second, after: b)
        else { return nil }
        return (a, b)
    }

    private static func tail(of chain: ExprSyntax, after root: FunctionCallExprSyntax) -> String {
        let length = max(0, chain.offsets.upperBound - root.offsets.upperBound)
        return String(decoding: chain.trimmedDescription.utf8.suffix(length), as: UTF8.self)
    }

    /// In parentheses unless it is one piece.
    private static func operand(_ expression: ExprSyntax) -> String {
        let text = expression.trimmedDescription
        let isOpen = expression.is(SequenceExprSyntax.self) || expression.is(TernaryExprSyntax.self)
        return isOpen ? "(\(text))" : text
    }

    private static func hasComments(_ branch: IfExprSyntax) -> Bool {
        let text = branch.trimmedDescription
        return text.contains("//") || text.contains("/*")
    }
}
