import SwiftSyntax
import ViewSyntax

/// Walks through the code of a member and notes what rules ask about.
final class MemberWalk: SyntaxVisitor {
    private var contents = MemberContents()
    private let viewMembers: Set<String>
    private var roles: [ClosureRole] = []
    private var actionDepth = 0

    private init(viewMembers: Set<String>) {
        self.viewMembers = viewMembers
        super.init(viewMode: .sourceAccurate)
    }

    static func contents(of code: some SyntaxProtocol, viewMembers: Set<String>) -> MemberContents {
        let walk = MemberWalk(viewMembers: viewMembers)
        walk.walk(code)
        return walk.contents
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        let role = ClosureRole(of: node, viewMembers: viewMembers)
        roles.append(role)
        switch role {
        case .content: contents.closures += 1
        case .action: actionDepth += 1
        case .value: break
        }
        return .visitChildren
    }
    override func visitPost(_ node: ClosureExprSyntax) {
        if roles.popLast() == .action { actionDepth -= 1 }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        contents.calls.append(.init(node: node, isEvaluated: actionDepth == 0))
        return .visitChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        if actionDepth == 0 { contents.branches.append(ExprSyntax(node)) }
        return .visitChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        if actionDepth == 0 { contents.branches.append(ExprSyntax(node)) }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard let parent = node.parent else { return .skipChildren }
        var whole = Syntax(node)
        if let member = parent.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
            guard member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) else {
                return .skipChildren
            }
            whole = parent
        } else if parent.is(KeyPathPropertyComponentSyntax.self) {
            return .skipChildren
        }
        var name = node.baseName.identifier?.name ?? node.baseName.text
        // `$item` and `_item` are other faces of the property `item`.
        if name.first == "$" || name.first == "_" { name.removeFirst() }
        // `big?.title` and `big!.title` read `title` of it, too.
        while let outer = whole.parent, outer.is(OptionalChainingExprSyntax.self) || outer.is(ForceUnwrapExprSyntax.self) { whole = outer }
        var field: String?
        if let access = whole.parent?.as(MemberAccessExprSyntax.self), access.base?.id == whole.id {
            field = access.declName.baseName.text
        }
        let isCalled = whole.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == whole.id
        let mayChange = node.baseName.text.first == "$" || whole.mayChange
        contents.references.append(
            .init(
                name: name, field: field, isEvaluated: actionDepth == 0, isCalled: isCalled, copy: whole.nameOfCopy, mayChange: mayChange,
                isArgument: whole.isArgument))
        return .skipChildren
    }

    /// `self[keyPath: \.store.n]` reads `n` of `store`.
    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        let isSelf = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
        guard isSelf, let argument = node.arguments.first, argument.label?.text == "keyPath" else { return .visitChildren }
        let path = argument.expression.as(KeyPathExprSyntax.self)?.components.compactMap {
            $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
        } ?? []
        if let name = path.first {
            contents.references.append(.init(name: name, field: path.dropFirst().first, isEvaluated: actionDepth == 0, isCalled: false))
        }
        return .visitChildren
    }

    /// `name = value`, `self.name = value`.
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self) else { return .visitChildren }
        let member = elements[0].as(MemberAccessExprSyntax.self)
        let isOwn = member?.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
        if let name = isOwn ? member?.declName.baseName.text : elements[0].plainName {
            contents.assignments.append(.init(name: name, value: elements[2], isEvaluated: actionDepth == 0))
        }
        return .visitChildren
    }

    // Types inside a member are read as parts of their own.
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension SyntaxProtocol {
    /// Whether something is called of this, or it is passed to what may change it: `model.load()`, `&count`.
    /// Operators change what stands on their left, which assignments tell.
    fileprivate var mayChange: Bool {
        var place = Syntax(self)
        while let parent = place.parent {
            let isBase = parent.as(MemberAccessExprSyntax.self)?.base?.id == place.id || parent.is(OptionalChainingExprSyntax.self)
                || parent.is(ForceUnwrapExprSyntax.self) || parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == place.id
            guard isBase else { break }
            place = parent
        }
        guard let parent = place.parent else { return false }
        return parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == place.id || parent.is(InOutExprSyntax.self)
            || nameOfCopy != nil
    }

    /// Whether this is an argument as it is: `model` of `show(model)`.
    fileprivate var isArgument: Bool { parent?.is(LabeledExprSyntax.self) ?? false && parent?.parent?.parent?.is(FunctionCallExprSyntax.self) ?? false }

    /// `user` of `let user = model`, where this is the model.
    fileprivate var nameOfCopy: String? {
        guard let clause = parent?.as(InitializerClauseSyntax.self) else { return nil }
        if let condition = clause.parent?.as(OptionalBindingConditionSyntax.self) {
            return condition.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        }
        guard let binding = clause.parent?.as(PatternBindingSyntax.self),
            let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
            variable.bindingSpecifier.tokenKind == .keyword(.let) || variable.attributes.names == ["Bindable"]
        else { return nil }
        return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }
}
