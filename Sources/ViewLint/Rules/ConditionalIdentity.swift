import SwiftSyntax
import ViewSyntax

extension Rule {
    /// Both branches of an `if` build the same view.
    static let conditionalIdentity = Rule(
        "conditional_identity", "an `if` that builds the same view in both branches", lesson: "identity"
    ) { file, _ in
        file.views.flatMap { part, _ in
            let viewMembers = Set(part.members.filter(\.buildsViews).map(\.name))
            return part.members.flatMap { member -> [Draft] in
                guard member.buildsViews || member.name == "body" else { return [] }
                return member.contents.branches.compactMap { branch -> Draft? in
                    guard branch.isInBuilder(viewMembers: viewMembers),
                        let pair = SameViewBranches(
                            branch, properties: part.properties, type: { file.program.type($0, inside: part.name, from: file.file.path) })
                    else { return nil }
                    let fix = pair.fix
                    // A text or an image has no state to lose; two that differ in more than a value are two.
                    if pair.isStateless, fix == nil { return nil }
                    let which = pair.count == 2 ? "both" : "all \(pair.count)"
                    let loss = pair.isStateless ? "puts another in its place" : "loses the state"
                    return Draft(
                        at: branch.firstToken(viewMode: .sourceAccurate).map(Syntax.init) ?? Syntax(branch),
                        "\(which) branches build `\(pair.view)`, and each is an identity of its own: a change of the condition \(loss); "
                            + "put the condition inside the call",
                        in: "\(part.name).\(member.name)", fix: fix)
                }
            }
        }
    }
}

/// An `if` with an `else`, the end of a chain of them, or a `switch`, all branches of one view of the same type.
private struct SameViewBranches {
    let view: String
    private let branch: ExprSyntax
    private let branches: [ExprSyntax]
    private let properties: [TypePart.Property]
    private let type: TypeFacts?

    /// Whether the view has no state, nor any place for one inside it.
    var isStateless: Bool { Self.stateless.contains(view) && !(type?.isView ?? false) }
    /// How many branches there are.
    var count: Int { branches.count }

    private static let stateless: Set<String> = [
        "Capsule", "Circle", "Color", "ContainerRelativeShape", "Divider", "Ellipse", "EmptyView", "Image", "Path", "Rectangle",
        "RoundedRectangle", "Spacer", "Text", "UnevenRoundedRectangle",
    ]

    /// - Parameters:
    ///   - properties: Those of the view around.
    ///   - type: What the program declares by a name.
    init?(_ branch: ExprSyntax, properties: [TypePart.Property], type: (String) -> TypeFacts?) {
        guard let branches = Self.branches(of: branch), branches.count > 1, let view = branches[0].chainRoot.constructedType,
            branches.allSatisfy({ $0.chainRoot.constructedType == view && !Self.holdsContent($0) && !Self.saysIdentity($0) })
        else { return nil }
        let declared = type(view)
        guard Self.canBeOne(branches) || Self.haveOneInitializer(declared), !Self.areOfSeveralTypes(branches, declared) else { return nil }
        // A chain is told of once, where the branches begin that are the same.
        if let outer = branch.parent?.as(IfExprSyntax.self), !outer.asksForAvailability, let before = Self.only(outer.body.statements),
            before.chainRoot.constructedType == view, !Self.holdsContent(before) { return nil }
        self.view = view
        self.branch = branch
        self.branches = branches
        self.properties = properties
        self.type = declared
    }

    /// Whether a view says itself which one it is, or how it comes and goes: then the branches are meant to be several.
    private static func saysIdentity(_ expression: ExprSyntax) -> Bool {
        var link = expression
        while let call = link.as(FunctionCallExprSyntax.self), let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            let base = member.base {
            if ["id", "tag", "transition", "contentTransition"].contains(member.declName.baseName.text) { return true }
            link = base
        }
        return false
    }

    /// Whether the calls are of one generic type with different arguments, which are several types: `Box(Text(…))`, `Box(Image(…))`.
    private static func areOfSeveralTypes(_ branches: [ExprSyntax], _ declared: TypeFacts?) -> Bool {
        guard declared?.isGeneric ?? true else { return false }
        let made = branches.map { branch in
            branch.chainRoot.as(FunctionCallExprSyntax.self)?.arguments.map { $0.expression.chainRoot.constructedType } ?? []
        }
        guard let first = made.first else { return false }
        return made.contains { other in zip(first, other).contains { $0 != $1 } }
    }

    /// The views of all branches down to the last `else`; nil when some branch is not one view, or there is no `else`.
    private static func branches(of branch: ExprSyntax) -> [ExprSyntax]? {
        if let choice = branch.as(SwitchExprSyntax.self) {
            let views = choice.cases.map { $0.as(SwitchCaseSyntax.self).flatMap { only($0.statements) } }
            return views.contains { $0 == nil } ? nil : views.compactMap(\.self)
        }
        guard let branch = branch.as(IfExprSyntax.self), let first = only(branch.body.statements), !branch.asksForAvailability else {
            return nil
        }
        switch branch.elseBody {
        case .codeBlock(let block): return only(block.statements).map { [first, $0] }
        case .ifExpr(let other): return branches(of: ExprSyntax(other)).map { [first] + $0 }
        case nil: return nil
        }
    }

    private static func only(_ statements: CodeBlockItemListSyntax) -> ExprSyntax? {
        guard statements.count == 1, let item = statements.first?.item else { return nil }
        return item.as(ExprSyntax.self)
    }

    /// Whether all calls are of one initialiser: `Text(title)` and `Text(date, style: .time)` cannot share one.
    private static func canBeOne(_ branches: [ExprSyntax]) -> Bool {
        let labels = branches.map { branch in
            branch.chainRoot.as(FunctionCallExprSyntax.self).map { call in call.arguments.map { $0.label?.text ?? "_" } } ?? []
        }
        return Set(labels).count == 1
    }

    /// Calls that differ in their labels are of one initialiser where there is only one, and defaults stand for what is left out.
    private static func haveOneInitializer(_ declared: TypeFacts?) -> Bool { declared.map { $0.isView && $0.hasOneInitializer } ?? false }

    /// A container with other views inside is not the same view twice.
    private static func holdsContent(_ expression: ExprSyntax) -> Bool {
        guard let call = expression.chainRoot.as(FunctionCallExprSyntax.self) else { return false }
        let closures = [call.trailingClosure] + call.additionalTrailingClosures.map { $0.closure }
        return (closures + call.arguments.map { $0.expression.as(ClosureExprSyntax.self) })
            .contains { $0.map { ClosureRole(of: $0, viewMembers: []) == .content } ?? false }
    }

    /// The call with `condition ? a : b` in place of the one argument in which the branches differ.
    var fix: Finding.Fix? {
        guard branches.count == 2, let choice = branch.as(IfExprSyntax.self), choice.parent?.is(IfExprSyntax.self) != true,
            choice.conditions.count == 1, case .expression(let condition)? = choice.conditions.first?.condition, let calls = Self.sameCalls(branches[0], branches[1]), !Self.hasComments(branch)
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

    /// Whether one call with either value is a call of the same initialiser: the view has only one, or both values are certainly of one
    /// type. A literal given to a `Text` is a key that is looked up in the language of the user; beside a `String` it would be one, too.
    private func isOneInitializer(_ a: LabeledExprSyntax, _ b: LabeledExprSyntax) -> Bool {
        let values = [a.expression.bare, b.expression.bare]
        if let type { return type.hasOneInitializer || areOfOneType(values) }
        guard a.label == nil, Self.localized.contains(view) else { return areOfOneType(values) }
        if values.allSatisfy(\.isText) { return true }
        return values.allSatisfy { !$0.isText } && areOfOneType(values)
    }

    private func areOfOneType(_ values: [ExprSyntax]) -> Bool {
        let types = values.map(typeName)
        return types[0] != nil && types[0] == types[1]
    }

    /// The type of a literal, or of a property that says it.
    private func typeName(_ value: ExprSyntax) -> String? {
        if value.isText { return "String" }
        switch value.kind {
        case .integerLiteralExpr: return "Int"
        case .floatLiteralExpr: return "Double"
        case .booleanLiteralExpr: return "Bool"
        default:
            guard let property = properties.first(where: { $0.name == value.plainName }) else { return nil }
            return property.type?.trimmedDescription ?? property.initialValue.flatMap { $0.is(DeclReferenceExprSyntax.self) ? nil : typeName($0.bare) }
        }
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

    private static func hasComments(_ branch: ExprSyntax) -> Bool {
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
