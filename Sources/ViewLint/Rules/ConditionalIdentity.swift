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
                    guard let pair = SameViewBranches(
                        branch, properties: part.properties, isOwn: { file.program.type($0, inside: part.name, from: file.file.path)?.isView ?? false })
                    else { return nil }
                    let fix = pair.fix
                    // A text or an image has no state to lose; two that differ in more than a value are two.
                    if pair.isStateless, fix == nil { return nil }
                    let which = pair.count == 2 ? "both" : "all \(pair.count)"
                    return Draft(
                        at: branch.ifKeyword,
                        "\(which) branches build `\(pair.view)`, and each is an identity of its own: a change of the condition loses "
                            + "the state; put the condition inside the call",
                        in: "\(part.name).\(member.name)", fix: fix)
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
    private let properties: [TypePart.Property]

    /// Whether the view has no state, nor any place for one inside it.
    var isStateless: Bool { ["Color", "Divider", "EmptyView", "Image", "Spacer", "Text"].contains(view) }
    /// How many branches there are.
    var count: Int { branches.count }

    /// - Parameters:
    ///   - properties: Those of the view around.
    ///   - isOwn: Whether a view is the program's own.
    init?(_ branch: IfExprSyntax, properties: [TypePart.Property], isOwn: (String) -> Bool) {
        guard let branches = Self.branches(of: branch), let view = branches[0].chainRoot.constructedType,
            branches.allSatisfy({ $0.chainRoot.constructedType == view && !Self.holdsContent($0) }),
            Self.canBeOne(branches) || isOwn(view)
        else { return nil }
        // A chain is told of once, where the branches begin that are the same.
        if let outer = branch.parent?.as(IfExprSyntax.self), !outer.asksForAvailability, let before = Self.only(outer.body),
            before.chainRoot.constructedType == view, !Self.holdsContent(before) { return nil }
        self.view = view
        self.branch = branch
        self.branches = branches
        self.properties = properties
    }

    /// The views of all branches down to the last `else`; nil when some branch is not one view, or there is no `else`.
    private static func branches(of branch: IfExprSyntax) -> [ExprSyntax]? {
        guard let first = only(branch.body), !branch.asksForAvailability else { return nil }
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
            !b.expression.is(ClosureExprSyntax.self), isOneInitializer(a, b)
        else { return nil }
        let first = branches[0]
        let text = Array(first.trimmedDescription.utf8)
        let start = a.expression.offsets.lowerBound - first.offsets.lowerBound
        let end = a.expression.offsets.upperBound - first.offsets.lowerBound
        let value = "\(Self.operand(condition)) ? \(Self.operand(a.expression)) : \(Self.operand(b.expression))"
        let result = String(decoding: text[..<start], as: UTF8.self) + value + String(decoding: text[end...], as: UTF8.self)
        return .init(
            message: "put the condition inside the call", replacements: [.init(range: branch.offsets, text: outdented(result))])
    }

    /// The lines of the first branch where the `if` stood.
    private func outdented(_ text: String) -> String {
        // The lines of such a string are its value.
        guard let outer = branch.indentationOfLine, let inner = branches[0].indentationOfLine, inner.hasPrefix(outer), !text.contains("\"\"\"")
        else { return text }
        return text.replacingOccurrences(ofLineStart: inner, with: outer)
    }

    /// Whether one call with either value is a call of the same initialiser. A literal given to a `Text` is a key that is looked up in
    /// the language of the user; beside a `String` it would be one, too.
    private func isOneInitializer(_ a: LabeledExprSyntax, _ b: LabeledExprSyntax) -> Bool {
        guard a.label == nil, Self.localized.contains(view) else { return true }
        let values = [a.expression.bare, b.expression.bare]
        if values.allSatisfy(\.isText) { return true }
        let types = values.map { value in properties.first { $0.name == value.plainName }?.type?.trimmedDescription }
        return types[0] != nil && types[0] == types[1]
    }

    /// Views of which an initialiser takes a key and another one a `String`.
    private static let localized: Set<String> = [
        "Button", "ColorPicker", "DatePicker", "DisclosureGroup", "Gauge", "GroupBox", "Label", "LabeledContent", "Link", "Menu",
        "NavigationLink", "Picker", "ProgressView", "Section", "SecureField", "ShareLink", "Slider", "Stepper", "Tab", "Text",
        "TextField", "Toggle",
    ]

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

extension IfExprSyntax {
    /// `if #available(iOS 17, *)`: the same branch as long as the program runs.
    fileprivate var asksForAvailability: Bool {
        conditions.contains { if case .availability = $0.condition { true } else { false } }
    }
}

extension SyntaxProtocol {
    /// The white space before this in its line; nil where something else stands there.
    fileprivate var indentationOfLine: String? {
        let pieces = Array(leadingTrivia)
        guard let last = pieces.lastIndex(where: \.isNewline) else { return nil }
        let behind = Trivia(pieces: pieces[(last + 1)...])
        return behind.pieces.allSatisfy(\.isSpaceOrTab) ? behind.description : nil
    }
}

extension ExprSyntax {
    /// A string literal, or a choice between such.
    fileprivate var isText: Bool {
        let value = bare
        if let sequence = value.as(SequenceExprSyntax.self) {
            let choices = sequence.elements.compactMap { $0.as(UnresolvedTernaryExprSyntax.self) }
            guard let last = sequence.elements.last, !choices.isEmpty else { return false }
            return last.isText && choices.allSatisfy(\.thenExpression.isText)
        }
        return value.is(StringLiteralExprSyntax.self)
    }
}

extension String {
    /// The text with other white space at the starts of its lines but the first.
    fileprivate func replacingOccurrences(ofLineStart old: String, with new: String) -> String {
        var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for index in lines.indices.dropFirst() where lines[index].hasPrefix(old) {
            lines[index] = new + lines[index].dropFirst(old.count)
        }
        return lines.joined(separator: "\n")
    }
}
