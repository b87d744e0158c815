import SwiftSyntax
import ViewSyntax

/// Who makes the views of a program, and what they give them.
struct ViewMakers {
    /// What a property is given.
    struct Value {
        let value: ExprSyntax
        /// The type whose code gives it; empty outside of any.
        let maker: String
    }

    private let trees: [SourceFileSyntax]
    private let types: ProgramTypes

    init(_ trees: [SourceFileSyntax], types: ProgramTypes) {
        self.trees = trees
        self.types = types
    }

    /// All that a property of a view is given; nil where something may give it that cannot be seen.
    func values(of property: String, in view: String) -> [Value]? {
        guard let entry = types.type(view), let member = entry.member(property) else { return nil }
        let initializers = entry.initializers
        if initializers.contains(where: { $0.modifiers.contains(.public) || $0.modifiers.contains(.open) }) { return nil }
        if trees.contains(where: { HiddenMakers.exist(of: view, setting: member, in: $0) }) { return nil }
        let calls = trees.flatMap { $0.constructions(of: view, among: types.names) }
        // Nobody who makes it is here.
        if calls.isEmpty { return nil }
        var values: [Value] = []
        for call in calls {
            guard !call.isOneOfSeveral, let given = self.values(of: member, by: call, of: entry) else { return nil }
            let maker = call.enclosingTypePath.joined(separator: ".")
            values += given.map { Value(value: $0, maker: $0.isIn(call) ? maker : view) }
        }
        return values
    }

    /// What one call gives a property: none where it is left out and there is no default; nil where it cannot be told.
    private func values(
        of property: ProgramTypes.Member, by call: FunctionCallExprSyntax, of entry: ProgramTypes.TypeEntry
    ) -> [ExprSyntax]? {
        let initial = property.initialValue.map { [$0] } ?? []
        for initializer in entry.initializers {
            let parameters = initializer.signature.parameterClause.callParameters
            guard let arguments = try? CallArguments(of: call, for: parameters) else { continue }
            let assigned = initializer.values(assignedTo: property.name)
            guard assigned.count == 1, let value = assigned.first else { return assigned.isEmpty && !initial.isEmpty ? initial : nil }
            if let parameter = parameters.first(where: { $0.name == value.plainName }) {
                return [arguments.given[parameter.name] ?? parameter.defaultValue].compactMap(\.self)
            }
            let uses = NameUses(in: [Syntax(value)], viewMembers: []).names
            return uses.contains { use in parameters.contains { $0.name == use.name } } ? nil : [value]
        }
        guard let arguments = try? CallArguments(of: call, for: entry.memberwiseParameters) else { return nil }
        return arguments.given[property.name].map { [$0] } ?? initial
    }

    /// Whether something holds for all objects that the program puts into the environment; at least one there is.
    ///
    /// An object whose type cannot be told may be of any type.
    func areObjectsInTheEnvironment(of type: String, _ holds: (ExprSyntax, String) -> Bool) -> Bool {
        let given = trees.flatMap { EnvironmentObjects.given(in: $0) }
        let meant = given.filter { object in
            let maker = object.enclosingTypePath.joined(separator: ".")
            guard let name = object.plainName, let known = types.type(maker)?.member(name)?.type else { return true }
            return known == type
        }
        return !meant.isEmpty && meant.allSatisfy { holds($0, $0.enclosingTypePath.joined(separator: ".")) }
    }
}

extension ExprSyntax {
    fileprivate func isIn(_ call: FunctionCallExprSyntax) -> Bool {
        sequence(first: Syntax(self), next: \.parent).contains { $0.id == call.id }
    }
}

extension FunctionCallExprSyntax {
    /// Whether another value may stand in the same place after an update, of the same identity: a choice between values,
    /// one that is returned in several places, one that is kept.
    fileprivate var isOneOfSeveral: Bool {
        var isReturned = false
        for node in sequence(first: Syntax(self), next: \.parent).dropFirst() {
            if node.is(ArrayExprSyntax.self) || node.is(DictionaryExprSyntax.self) || node.is(InitializerClauseSyntax.self) { return true }
            // Operators are not folded: what a ternary chooses from stands in a list with its question mark, or in that.
            if node.is(UnresolvedTernaryExprSyntax.self) { return true }
            if let list = node.as(ExprListSyntax.self), list.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) { return true }
            if node.is(ReturnStmtSyntax.self) { isReturned = true }
            guard node.is(ClosureExprSyntax.self) || node.is(MemberBlockItemSyntax.self) else { continue }
            if isReturned, ReturnCount.of(node) > 1 { return true }
            if node.is(MemberBlockItemSyntax.self) { return false }
            isReturned = false
        }
        return false
    }
}

/// How often some code returns, closures in it aside.
private final class ReturnCount: SyntaxVisitor {
    private var count = 0

    static func of(_ code: Syntax) -> Int {
        let counter = ReturnCount(viewMode: .sourceAccurate)
        for child in code.children(viewMode: .sourceAccurate) { counter.walk(child) }
        return counter.count
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        count += 1
        return .skipChildren
    }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension InitializerDeclSyntax {
    /// What the code of an initialiser gives a property, in all its branches.
    fileprivate func values(assignedTo property: String) -> [ExprSyntax] {
        let finder = AssignmentFinder(property)
        if let body { finder.walk(body) }
        return finder.values
    }
}

/// Assignments to a property of `self`.
private final class AssignmentFinder: SyntaxVisitor {
    private(set) var values: [ExprSyntax] = []
    private let property: String

    init(_ property: String) {
        self.property = property
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) else { return .visitChildren }
        let names = [property, "_" + property].flatMap { [$0, "self." + $0] }
        // More than one element on the right is an expression of its own.
        if names.contains(elements[0].trimmedDescription) { values.append(elements.count == 3 ? elements[2] : ExprSyntax(node)) }
        return .visitChildren
    }
}

/// What sets a property, or makes a view, without saying so in a call of the view's name.
private final class HiddenMakers: SyntaxVisitor {
    private var exist = false
    private let view: String
    private let property: ProgramTypes.Member
    /// Whether the property itself can be given something else. What has a wrapper passes it on.
    private let canBeSet: Bool

    private init(_ view: String, _ property: ProgramTypes.Member) {
        self.view = view
        self.property = property
        let wrappers = property.attributes.names.filter { $0.isCapitalized && !["SkipEquatable", "ViewBuilder"].contains($0) }
        canBeSet = property.isSettable && wrappers.isEmpty
        super.init(viewMode: .sourceAccurate)
    }

    static func exist(of view: String, setting property: ProgramTypes.Member, in tree: SourceFileSyntax) -> Bool {
        let finder = HiddenMakers(view, property)
        finder.walk(tree)
        return finder.exist
    }

    /// `copy.onTap = f`, `onTap = f` in a method; not `self.onTap = f` of an initialiser, which is looked into.
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        guard canBeSet, elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) else { return .visitChildren }
        let target = elements[0].as(MemberAccessExprSyntax.self)
        let isSelf = target.map { $0.base?.trimmedDescription == "self" } ?? true
        let name = target?.declName.baseName.text ?? elements[0].plainName
        guard name == property.name, !isSelf || node.enclosingTypePath.joined(separator: ".") == view else { return .visitChildren }
        let isInInitializer = isSelf && (node.enclosingMember?.is(InitializerDeclSyntax.self) ?? false)
        if !isInInitializer { exist = true }
        return .visitChildren
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? node.expression.plainName
        if canBeSet, name == property.name { exist = true }
        return .visitChildren
    }

    /// `\.onTap`, by which something can be set as well.
    override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
        if canBeSet, node.declName.baseName.text == property.name { exist = true }
        return .visitChildren
    }

    /// `Card.init` that is handed on, and `.init(onTap: f)`, which may mean any type.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.declName.baseName.text == "init" else { return .visitChildren }
        let call = node.parent?.as(FunctionCallExprSyntax.self)
        let isCalled = call?.calledExpression.id == node.id
        if let base = node.base {
            if !isCalled, base.trimmedDescription.split(separator: ".").last == view.split(separator: ".").last { exist = true }
        } else if !isCalled || call?.arguments.contains(where: { $0.label?.text == property.name }) ?? false {
            exist = true
        }
        return .visitChildren
    }

    /// Another name of the view.
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.initializer.value.lastName == view.split(separator: ".").last.map(String.init) { exist = true }
        return .visitChildren
    }
}

/// The objects that `.environmentObject(…)` and `.environment(…)` put into the environment.
private final class EnvironmentObjects: SyntaxVisitor {
    private var found: [ExprSyntax] = []

    static func given(in tree: SourceFileSyntax) -> [ExprSyntax] {
        let finder = EnvironmentObjects(viewMode: .sourceAccurate)
        finder.walk(tree)
        return finder.found
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calleeName == "environmentObject", let object = node.arguments.first?.expression { found.append(object.bare) }
        return .visitChildren
    }
}
