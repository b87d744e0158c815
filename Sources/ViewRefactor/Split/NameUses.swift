import SwiftSyntax
import ViewSyntax

/// What a piece of code uses that is declared outside of it.
struct NameUses {
    private(set) var names: [NameUse] = []
    /// Names of types, with their places.
    private(set) var types: [(name: String, range: Range<Int>)] = []
    /// `self` by itself, and `Self`.
    private(set) var selves: [Range<Int>] = []
    private(set) var selfTypes: [Range<Int>] = []
    /// `$0` of a closure around the code.
    private(set) var anonymous: [Range<Int>] = []
    /// Names that the code declares for itself.
    private(set) var declared: Set<String> = []

    /// Whether a closure that a call is given runs on an event, where the call does not say so.
    typealias HandlerTest = (ClosureExprSyntax, FunctionCallExprSyntax) -> Bool

    /// - Parameter isHandler: Without, a closure that composes no views is taken for a handler.
    init(in code: [Syntax], viewMembers: Set<String>, isHandler: @escaping HandlerTest = { _, _ in true }) {
        let walk = UseWalk(viewMembers: viewMembers, isHandler: isHandler)
        for node in code { walk.walk(node) }
        self = walk.uses
    }

    fileprivate init() {}

    fileprivate mutating func add(_ use: NameUse) { names.append(use) }
    fileprivate mutating func add(type name: String, _ range: Range<Int>) { types.append((name, range)) }
    fileprivate mutating func addSelf(_ range: Range<Int>) { selves.append(range) }
    fileprivate mutating func add(anonymous range: Range<Int>) { anonymous.append(range) }
    fileprivate mutating func addSelfType(_ range: Range<Int>) { selfTypes.append(range) }
    fileprivate mutating func declare(_ name: String) { declared.insert(name) }
}

private final class UseWalk: SyntaxVisitor {
    var uses = NameUses()
    private let viewMembers: Set<String>
    private let isHandler: NameUses.HandlerTest
    private var scopes: [Set<String>] = [[]]
    private var actionDepth = 0
    private var deferredDepth = 0
    private var uncertainDepth = 0
    private var conditionalDepth = 0
    private var unnamedClosureDepth = 0

    init(viewMembers: Set<String>, isHandler: @escaping NameUses.HandlerTest) {
        self.viewMembers = viewMembers
        self.isHandler = isHandler
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Scopes

    private func bind(_ name: String) {
        scopes[scopes.count - 1].insert(name)
        uses.declare(name.first == "$" ? String(name.dropFirst()) : name)
    }

    private func isBound(_ name: String) -> Bool { scopes.contains { $0.contains(name) } }

    private func within(_ body: () -> Void) {
        scopes.append([])
        body()
        scopes.removeLast()
    }

    /// The condition of an `#if` names nothing of the program.
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let elements = node.elements { walk(elements) }
        return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        within { walk(node.statements) }
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        let role = ClosureRole(of: node, viewMembers: viewMembers)
        let isAtOnce = Self.isCalledAtOnce(node)
        let isAction = role == .action && !isAtOnce
            && (ClosureRole.isNamedAction(node) || node.use.map { isHandler(node, $0.call) } ?? false)
        let isUncertain = (role == .value || role == .action && !isAction) && !isAtOnce
        let isDeferred = node.use.map { Self.deferring.contains($0.call.calleeName ?? "") } ?? false
        if isAction { actionDepth += 1 }
        if isDeferred { deferredDepth += 1 }
        if isUncertain { uncertainDepth += 1 }
        let isConditional = Self.isConditional(node)
        if isConditional { conditionalDepth += 1 }
        let isUnnamed = node.signature?.parameterClause == nil
        if isUnnamed { unnamedClosureDepth += 1 }
        within {
            if let signature = node.signature {
                if let captures = signature.capture { walk(captures) }
                switch signature.parameterClause {
                case .simpleInput(let list): for parameter in list { bindParameter(parameter.name.plainText) }
                case .parameterClause(let clause):
                    for parameter in clause.parameters {
                        bindParameter((parameter.secondName ?? parameter.firstName).plainText)
                        if let type = parameter.type { walk(type) }
                    }
                case nil: break
                }
            }
            walk(node.statements)
        }
        if isUnnamed { unnamedClosureDepth -= 1 }
        if isAction { actionDepth -= 1 }
        if isDeferred { deferredDepth -= 1 }
        if isUncertain { uncertainDepth -= 1 }
        if isConditional { conditionalDepth -= 1 }
        return .skipChildren
    }

    /// A closure for each element of something that may be empty, or for what is not shown yet.
    private static func isConditional(_ node: ClosureExprSyntax) -> Bool {
        guard let (call, _) = node.use, let name = call.calleeName else { return false }
        if name == "ForEach" || name == "List" {
            guard let data = call.arguments.first, data.label == nil else { return false }
            let range = data.expression.as(SequenceExprSyntax.self)?.elements.map(\.self) ?? []
            return !(range.first?.isLiteral ?? false && range.last?.isLiteral ?? false)
        }
        return onDemand.contains(name) || callingAtOnce.contains(name)
    }

    private static let onDemand: Set<String> = [
        "NavigationLink", "Table", "alert", "confirmationDialog", "contextMenu", "fullScreenCover", "navigationDestination", "popover",
        "sheet", "swipeActions",
    ]

    /// A closure that is called where it stands, or given to what calls it and forgets it.
    private static func isCalledAtOnce(_ node: ClosureExprSyntax) -> Bool {
        if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id { return true }
        return node.use.map { callingAtOnce.contains($0.call.calleeName ?? "") } ?? false
    }

    private static let callingAtOnce: Set<String> = [
        "allSatisfy", "compactMap", "compactMapValues", "contains", "count", "dropFirst", "drop", "filter", "first", "firstIndex",
        "flatMap", "forEach", "grouping", "last", "lastIndex", "map", "mapValues", "max", "merging", "min", "prefix", "reduce",
        "removeAll", "sort", "sorted", "split", "starts", "visualEffect", "Canvas", "Dictionary", "Path",
    ]

    /// What asks for its content by itself, when it is shown.
    private static let deferring: Set<String> = [
        "ForEach", "GeometryReader", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "List", "NavigationLink",
        "NavigationSplitView", "NavigationStack", "ScrollViewReader", "Table", "TabView", "TimelineView", "ViewThatFits",
        "fullScreenCover", "navigationDestination", "popover", "sheet", "toolbar",
    ]

    /// `$item` of a `ForEach` over bindings declares `item` and `$item`.
    private func bindParameter(_ name: String) {
        bind(name)
        if name.first == "$" { bind(String(name.dropFirst())) }
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        within {
            for condition in node.conditions {
                if condition.id == node.conditions.first?.id { walk(condition) } else { inCase { walk(condition) } }
            }
            inCase { walk(node.body) }
        }
        if let other = node.elseBody { inCase { walk(other) } }
        return .skipChildren
    }

    private func inCase(_ body: () -> Void) {
        conditionalDepth += 1
        body()
        conditionalDepth -= 1
    }

    /// What stands behind `&&`, `||` and `??`, and the branches of a ternary, may not be asked for.
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        var isChosen = false
        for element in node.elements {
            let isChoice = element.is(UnresolvedTernaryExprSyntax.self)
                || element.as(BinaryOperatorExprSyntax.self).map { ["&&", "||", "??"].contains($0.operator.text) } ?? false
            isChosen = isChosen || isChoice
            if isChosen { inCase { walk(element) } } else { walk(element) }
        }
        return .skipChildren
    }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
        within {
            walk(node.conditions)
            walk(node.body)
        }
        return .skipChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        walk(node.sequence)
        within {
            walk(node.pattern)
            if let condition = node.whereClause { walk(condition) }
            inCase { walk(node.body) }
        }
        return .skipChildren
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        within {
            walk(node.label)
            inCase { walk(node.statements) }
        }
        return .skipChildren
    }

    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
        within {
            // Without a pattern the error has a name by itself.
            if node.catchItems.isEmpty { bind("error") }
            walk(node.catchItems)
            walk(node.body)
        }
        return .skipChildren
    }

    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
        within {
            let own = ["set": "newValue", "willSet": "newValue", "didSet": "oldValue"][node.accessorSpecifier.text]
            if let name = node.parameters?.name.text ?? own { bind(name) }
            if let body = node.body { walk(body) }
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        bind(node.name.plainText)
        within {
            for parameter in node.signature.parameterClause.parameters {
                bind((parameter.secondName ?? parameter.firstName).plainText)
            }
            walk(node.signature)
            if let body = node.body { walk(body) }
        }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            if let type = binding.typeAnnotation { walk(type) }
            if let value = binding.initializer { walk(value) }
            if let accessors = binding.accessorBlock { walk(accessors) }
            walk(binding.pattern)
        }
        return .skipChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.typeAnnotation { walk(type) }
        if let value = node.initializer {
            walk(value)
        } else if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier, !isBound(name.plainText) {
            uses.add(
                NameUse(
                    name: name.plainText, prefix: .none, path: [], ranges: [name.offsets], call: nil, isShorthand: true,
                    isAction: actionDepth > 0, isDeferred: deferredDepth > 0, isUncertain: uncertainDepth > 0, isConditional: conditionalDepth > 0,
                    isWritten: false, isSubscripted: false,
                    argument: nil))
        }
        walk(node.pattern)
        return .skipChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        bind(node.identifier.plainText)
        return .skipChildren
    }

    // MARK: Uses

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "Self" {
            uses.addSelfType(node.name.offsets)
        } else {
            uses.add(type: node.name.text, node.name.offsets)
        }
        return .visitChildren
    }

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
        if let root = node.root { walk(root) }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard let parent = node.parent else { return .skipChildren }
        var whole = Syntax(node)
        if let member = parent.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
            guard member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) else {
                return .skipChildren
            }
            whole = parent
        }
        switch node.baseName.tokenKind {
        case .keyword(.self):
            let isBase = parent.as(MemberAccessExprSyntax.self)?.base?.id == node.id
            if !isBase { uses.addSelf(node.offsets) }
            return .skipChildren
        case .keyword(.Self):
            uses.addSelfType(node.offsets)
            return .skipChildren
        case .dollarIdentifier:
            // `$0` belongs to the closure around, `$name` to a property.
            if node.baseName.text.dropFirst().allSatisfy(\.isNumber) {
                if unnamedClosureDepth == 0 { uses.add(anonymous: node.offsets) }
                return .skipChildren
            }
        default: break
        }
        add(node, whole)
        return .skipChildren
    }

    private func add(_ node: DeclReferenceExprSyntax, _ whole: Syntax) {
        let written = node.baseName.plainText
        let isMember = whole.id != Syntax(node).id
        if !isMember, isBound(written) { return }
        var name = written
        var prefix = NameUse.Prefix.none
        if name.first == "$" {
            name.removeFirst()
            prefix = .projected
            if !isMember, isBound(name), !scopes.contains(where: { $0.contains("$" + name) }) { return }
        } else if name.count > 1, name.first == "_" {
            name.removeFirst()
            prefix = .storage
        }
        if name.isCapitalized, prefix == .none, !isMember {
            uses.add(type: name, node.baseName.offsets)
            return
        }
        var path: [String] = []
        var ranges = [whole.offsets]
        var end = whole
        var called: (name: String, range: Range<Int>)?
        while let access = end.parent?.as(MemberAccessExprSyntax.self), access.base?.id == end.id,
            access.declName.argumentNames == nil {
            if let call = access.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == access.id {
                called = (access.declName.baseName.text, whole.offsets.lowerBound..<access.offsets.upperBound)
                break
            }
            path.append(access.declName.baseName.text)
            end = Syntax(access)
            ranges.append(whole.offsets.lowerBound..<end.offsets.upperBound)
        }
        let call = path.isEmpty ? whole.parent?.as(FunctionCallExprSyntax.self) : nil
        uses.add(
            NameUse(
                name: name, prefix: prefix, path: path, ranges: ranges, called: called,
                call: call?.calledExpression.id == whole.id ? call : nil, isShorthand: false, isAction: actionDepth > 0,
                isDeferred: deferredDepth > 0, isUncertain: uncertainDepth > 0, isConditional: conditionalDepth > 0,
                isWritten: Self.isWritten(end), isSubscripted: end.parent?.is(SubscriptCallExprSyntax.self) ?? false,
                argument: end.parent?.as(LabeledExprSyntax.self)))
    }

    /// Whether something is on the left of an assignment, or passed with `&`. Operators are not folded.
    private static func isWritten(_ node: Syntax) -> Bool {
        var place = node
        while let parent = place.parent {
            if parent.is(InOutExprSyntax.self) { return true }
            let isWrapping = parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == place.id
                || parent.as(MemberAccessExprSyntax.self)?.base?.id == place.id
                || parent.is(ForceUnwrapExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
            guard isWrapping else { break }
            place = parent
        }
        guard let elements = place.parent?.as(ExprListSyntax.self), elements.first?.id == place.id,
            let sign = elements.dropFirst().first
        else { return false }
        if sign.is(AssignmentExprSyntax.self) { return true }
        guard let text = sign.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
        return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
    }
}
