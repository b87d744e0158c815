import SwiftSyntax
import ViewSyntax

/// Where a split-off view would stand. Most containers look into the body of a view for what stands in them: its rows are rows of
/// the list around. To some a view of its own is one part, which hides those inside it.
struct SplitPlace {
    private let view: ViewDeclaration

    init(in view: ViewDeclaration) { self.view = view }

    /// - Throws: `RefactorError` where the container would find something else than before.
    func check(_ target: SplitTarget) throws(RefactorError) {
        if let name = target.code.lazy.compactMap(Parts.otherThanView).first {
            throw .cannotSplit("a `\(name)` is not a view, and cannot stand in the body of one")
        }
        let containers: [Container]
        if let expression = target.expression {
            containers = self.containers(of: expression, in: target.member, depth: 0)
        } else {
            containers = self.containers(ofMember: target.memberName, depth: 0)
        }
        for container in containers {
            switch container.kind {
            case .labels:
                throw .cannotSplit("`\(container.name)` takes the text and the image that stand in it, and would not find them in a view")
            case .choices:
                if let mark = target.code.lazy.compactMap(Parts.mark).first {
                    throw .cannotSplit("`\(container.name)` looks for `.\(mark)` on what stands in it, and would not find it inside a view")
                }
                try checkParts(of: target, in: container)
            case .parts: try checkParts(of: target, in: container)
            case .lazyRows where container.isOfElement: try checkParts(of: target, in: container)
            case .lazyRows, .rows:
                guard container.isModified, let parts = Parts.several(in: target.code) else { continue }
                throw .cannotSplit("`\(container.name)` applies what modifies \(parts) to each, and would apply it to the view as one")
            case .ends:
                throw .cannotSplit("`\(container.name)` wants what stands at its two ends to be of one type")
            }
        }
    }

    private func checkParts(of target: SplitTarget, in container: Container) throws(RefactorError) {
        guard let parts = Parts.several(in: target.code) else { return }
        throw .cannotSplit("`\(container.name)` takes what stands in it part by part, and \(parts) would become one part")
    }

    // MARK: Containers

    private struct Container {
        /// Rows and lazy rows are looked for in the bodies of views; of an element's rows their number is asked before its body runs.
        enum Kind { case labels, choices, parts, rows, lazyRows, ends }

        let name: String
        let kind: Kind
        /// The code makes rows of one element of a collection.
        var isOfElement = false
        /// Something modifies what the code gives.
        var isModified = false
    }

    private static let kinds: [String: Container.Kind] = [
        "tabItem": .labels, "TabView": .choices, "Table": .parts, "Form": .rows, "Section": .rows, "Picker": .rows,
        "List": .lazyRows, "LazyVStack": .lazyRows, "LazyHStack": .lazyRows, "LazyVGrid": .lazyRows, "LazyHGrid": .lazyRows,
    ]

    /// What passes its content on to the container around.
    private static let transparent: Set<String> = ["ForEach", "Group", "Section"]

    /// As far as members of members are followed.
    private static let deepest = 8

    /// The container around a piece of code; more than one where it stands in a member that is used in several places.
    private func containers(of code: Syntax, in member: DeclSyntax, depth: Int) -> [Container] {
        var isOfElement = false
        let isModified = code.isModified
        for node in sequence(first: code, next: \.parent).dropFirst() {
            if node.id == Syntax(member).id { break }
            guard let (call, label) = node.as(ClosureExprSyntax.self)?.use ?? node.as(LabeledExprSyntax.self)?.use else { continue }
            let name = call.calleeName ?? ""
            if label == "minimumValueLabel" || label == "maximumValueLabel" { return [Container(name: name, kind: .ends)] }
            // A section's header and footer are its own; its content is that of the list around.
            if Self.transparent.contains(name), label == nil || label == "content" {
                if name == "ForEach" { isOfElement = true }
                continue
            }
            // A list of data makes rows of each element itself.
            if let first = call.arguments.first, first.label == nil { isOfElement = true }
            return Self.kinds[name].map { [Container(name: name, kind: $0, isOfElement: isOfElement, isModified: isModified)] } ?? []
        }
        guard let name = member.names.first, name != "body" else { return [] }
        return containers(ofMember: name, depth: depth + 1).map { container in
            var container = container
            container.isOfElement = container.isOfElement || isOfElement
            container.isModified = container.isModified || isModified
            return container
        }
    }

    private func containers(ofMember name: String, depth: Int) -> [Container] {
        guard depth < Self.deepest else { return [] }
        return view.membersInFile.filter { !$0.names.contains(name) }.flatMap { member in
            NameUses(in: [Syntax(member)], viewMembers: []).names.filter { $0.name == name }.flatMap { use -> [Container] in
                guard let token = member.token(at: AbsolutePosition(utf8Offset: use.range.lowerBound)) else { return [] }
                return containers(of: Syntax(token), in: member, depth: depth)
            }
        }
    }
}

extension SyntaxProtocol {
    /// Whether what a name, or the expression itself, gives is modified: it stands before the point of a call.
    fileprivate var isModified: Bool {
        var node = Syntax(self)
        while let parent = node.parent {
            if let access = parent.as(MemberAccessExprSyntax.self) {
                if access.base?.id == node.id { return !access.isNameOfSelf }
            } else if let call = parent.as(FunctionCallExprSyntax.self) {
                guard call.calledExpression.id == node.id else { return false }
            } else if !parent.is(DeclReferenceExprSyntax.self) {
                return false
            }
            node = parent
        }
        return false
    }
}

extension MemberAccessExprSyntax {
    /// `self.name`, seen from `self`.
    fileprivate var isNameOfSelf: Bool { base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) }
}

extension LabeledExprSyntax {
    /// The call that this is an argument of, and its label.
    fileprivate var use: (call: FunctionCallExprSyntax, label: String?)? {
        parent?.parent?.as(FunctionCallExprSyntax.self).map { ($0, label?.text) }
    }
}

/// What a container would find in a piece of code.
private enum Parts {
    /// In words, what may be none, several, or made one by one; nil for a single view.
    static func several(in code: [Syntax]) -> String? {
        guard code.count == 1, let only = code.first else { return "several views" }
        if let list = only.as(CodeBlockItemListSyntax.self) { return several(in: list) }
        return only.as(ExprSyntax.self).flatMap(several)
    }

    private static func several(in list: CodeBlockItemListSyntax) -> String? {
        let expressions = list.compactMap(\.view)
        if expressions.count > 1 { return "several views" }
        return expressions.first.flatMap(several)
    }

    private static func several(in expression: ExprSyntax) -> String? {
        if let branch = expression.as(IfExprSyntax.self) {
            switch branch.elseBody {
            case nil: return "an `if` without `else`"
            case .codeBlock(let block): return several(in: branch.body.statements) ?? several(in: block.statements)
            case .ifExpr(let other): return several(in: branch.body.statements) ?? several(in: ExprSyntax(other))
            }
        }
        if let choice = expression.as(SwitchExprSyntax.self) {
            return choice.cases.lazy.compactMap { $0.as(SwitchCaseSyntax.self).flatMap { several(in: $0.statements) } }.first
        }
        guard let call = expression.chainRoot.as(FunctionCallExprSyntax.self), let name = call.calleeName else { return nil }
        if name == "ForEach" || name == "Section" { return "the parts of `\(name)`" }
        return name == "Group" ? call.trailingClosure.flatMap { several(in: $0.statements) } : nil
    }

    /// The first of what containers take that is no view: tabs, columns, items of a toolbar.
    static func otherThanView(in code: Syntax) -> String? {
        if let list = code.as(CodeBlockItemListSyntax.self) {
            return list.lazy.compactMap { $0.view.flatMap { otherThanView(in: Syntax($0)) } }.first
        }
        guard let call = code.as(ExprSyntax.self)?.chainRoot.as(FunctionCallExprSyntax.self), let name = call.calleeName,
              otherThanViews.contains(name) else { return nil }
        return name
    }

    private static let otherThanViews: Set<String> = [
        "ActionSheet", "Alert", "CommandGroup", "CommandMenu", "Tab", "TabSection", "TableColumn", "TableRow", "ToolbarItem",
        "ToolbarItemGroup", "ToolbarSpacer",
    ]

    /// The first modifier by which a choice is known, outside of the closures of a view.
    static func mark(in code: Syntax) -> String? {
        if let list = code.as(CodeBlockItemListSyntax.self) { return list.lazy.compactMap { $0.view.flatMap { mark(in: Syntax($0)) } }.first }
        if let branch = code.as(IfExprSyntax.self) {
            return mark(in: Syntax(branch.body.statements)) ?? branch.elseBody.flatMap { body in
                switch body {
                case .codeBlock(let block): mark(in: Syntax(block.statements))
                case .ifExpr(let other): mark(in: Syntax(other))
                }
            }
        }
        guard let expression = code.as(ExprSyntax.self) else { return nil }
        var link = expression
        while let call = link.as(FunctionCallExprSyntax.self), let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            let base = member.base {
            if marks.contains(member.declName.baseName.text) { return member.declName.baseName.text }
            link = base
        }
        guard let call = link.as(FunctionCallExprSyntax.self), let name = call.calleeName, ["ForEach", "Group", "Section"].contains(name)
        else { return nil }
        return call.trailingClosure.flatMap { mark(in: Syntax($0.statements)) }
    }

    private static let marks: Set<String> = ["tag", "tabItem", "badge"]
}

extension CodeBlockItemSyntax {
    /// What stands for itself in a builder.
    fileprivate var view: ExprSyntax? {
        item.as(ExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression ?? item.as(ReturnStmtSyntax.self)?.expression
    }
}
