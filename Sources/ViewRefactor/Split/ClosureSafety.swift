import SwiftSyntax
import ViewSyntax

/// Whether a closure may be left out of a comparison: whether an old one does the same as a new one.
///
/// It does where all that it uses is reached through what lasts as long as the view: state, or what every maker of the
/// view gives it from its own state. It does not where it holds a copy of a plain value, which may change. Who makes the
/// view must be seen: a maker that nobody knows may give another closure each time.
struct ClosureSafety {
    let types: ProgramTypes
    private let makers: ViewMakers

    init(_ trees: [SourceFileSyntax], types: ProgramTypes) {
        self.types = types
        makers = ViewMakers(trees, types: types)
    }

    private static let deepest = 8

    /// For a member of a view, passed on as a closure.
    func isLive(member name: String, of view: ViewDeclaration) -> Bool { isLive(member: name, of: view.name, depth: 0) }

    /// For a closure that a view keeps: whether all closures that the program gives it are live.
    func isLive(property name: String, of view: String) -> Bool { isLive(property: name, of: view, depth: 0) }

    /// Whether a property leads to the same place as long as the view is there: a state, or a binding to one.
    func isLasting(property name: String, of view: String) -> Bool { isLasting(property: name, of: view, depth: 0) }

    /// For a closure that is given to a part of a view.
    ///
    /// - Parameter compared: Names whose values the part gets as well and compares.
    func isLive(_ given: ExprSyntax, in view: String, compared: Set<String>) -> Bool {
        isLive(given, in: view, compared: compared, depth: 0)
    }

    // MARK: Closures

    private func isLive(member name: String, of view: String, depth: Int) -> Bool {
        guard depth < Self.deepest, let entry = types.type(view), let member = entry.member(name) else { return false }
        if member.isStatic { return true }
        switch member.kind {
        case .type: return true
        case .stored:
            if types.closureType(of: member, inside: view) != nil {
                return member.attributes.names.contains("SkipEquatable") || isLive(property: name, of: view, depth: depth + 1)
            }
            return isLasting(property: name, of: view, depth: depth + 1)
        case .computed, .method:
            guard let code = member.declaration.viewCode else { return false }
            return isLive(Syntax(code.statements), in: view, known: parameters(of: member.declaration), depth: depth + 1)
        }
    }

    private func parameters(of declaration: DeclSyntax) -> Set<String> {
        Set(declaration.as(FunctionDeclSyntax.self)?.signature.parameterClause.callParameters.map(\.name) ?? [])
    }

    /// Whether code of a view uses nothing that may grow old. Names that are neither members nor global come from the
    /// code around, and are copies.
    private func isLive(_ code: Syntax, in view: String, known: Set<String>, depth: Int) -> Bool {
        let uses = NameUses(in: [code], viewMembers: [])
        guard uses.selves.isEmpty, uses.anonymous.isEmpty else { return false }
        let locals = code.namesOfLocals(in: view, types)
        return uses.names.allSatisfy { use in
            if known.contains(use.name) { return true }
            if locals.contains(use.name) { return false }
            if types.type(view)?.member(use.name) != nil { return isLive(member: use.name, of: view, depth: depth) }
            return types.globals.contains(use.name) || KnownNames.functions.contains(use.name)
        }
    }

    /// A closure as it is written, or the name of one. What chooses between closures may choose another one later.
    private func isLive(_ given: ExprSyntax, in view: String, compared: Set<String>, depth: Int) -> Bool {
        let given = given.bare
        let known = given.indicesAround.union(compared)
        if given.is(ClosureExprSyntax.self) { return isLive(Syntax(given), in: view, known: known, depth: depth + 1) }
        if given.is(NilLiteralExprSyntax.self) { return true }
        guard given.ownName != nil else { return false }
        return isLive(Syntax(given), in: view, known: known, depth: depth + 1)
    }

    private func isLive(property name: String, of view: String, depth: Int) -> Bool {
        isGiven(to: name, of: view, depth: depth) { value, maker in
            isLive(value, in: maker, compared: [], depth: depth + 1)
        }
    }

    /// For a closure that lies in a value which a view keeps: whether it is live in all values that the program gives it.
    func isLive(_ path: [String], inProperty name: String, of view: String) -> Bool { isLive(path, inProperty: name, of: view, depth: 0) }

    private func isLive(_ path: [String], inProperty name: String, of view: String, depth: Int) -> Bool {
        guard let member = types.type(view)?.member(name), member.kind == .stored, member.attributes.names.isEmpty, let type = member.type
        else { return false }
        return isGiven(to: name, of: view, depth: depth) { value, maker in
            isLive(path, in: value, of: type, maker: maker, depth: depth + 1)
        }
    }

    /// For what a path leads to in a value: the value is made there, or the property of the one that gives it.
    private func isLive(_ path: [String], in value: ExprSyntax, of type: String, maker: String, depth: Int) -> Bool {
        let value = value.bare
        guard let name = path.first else { return isLive(value, in: maker, compared: [], depth: depth) }
        if let made = value.constructedType {
            guard let call = value.as(FunctionCallExprSyntax.self), let entry = types.type(type, inside: maker), entry.kind == .structDecl,
                entry.initializers.isEmpty, type.split(separator: ".").last.map(String.init) == made,
                let given = (try? CallArguments(of: call, for: entry.memberwiseParameters))?.given[name],
                let next = entry.member(name)?.type
            else { return false }
            return isLive(Array(path.dropFirst()), in: given, of: next, maker: maker, depth: depth)
        }
        guard let own = value.ownName, !Syntax(value).namesOfLocals(in: maker, types).contains(own) else { return false }
        return isLive(path, inProperty: own, of: maker, depth: depth)
    }

    /// Whether something holds for all that a property is ever given, seen from the type whose code gives it.
    private func isGiven(to name: String, of view: String, depth: Int, _ holds: (ExprSyntax, String) -> Bool) -> Bool {
        guard depth < Self.deepest, let given = makers.values(of: name, in: view) else { return false }
        return given.allSatisfy { holds($0.value, $0.maker) }
    }

    // MARK: Values

    private func isLasting(property name: String, of view: String, depth: Int) -> Bool {
        guard depth < Self.deepest, let member = types.type(view)?.member(name), member.kind == .stored else { return false }
        let wrappers = member.attributes.names.filter { !["SkipEquatable", "ViewBuilder"].contains($0) && $0.isCapitalized }
        if !Self.storage.isDisjoint(with: wrappers) { return true }
        if wrappers == ["Environment"] {
            // What else comes from the environment may be another one after an update.
            return member.attributes.first(named: "Environment")?.arguments?.trimmedDescription == "\\.dismiss"
        }
        if wrappers == ["EnvironmentObject"], let type = member.type {
            return makers.areObjectsInTheEnvironment(of: type) { isLasting($0, in: $1, depth: depth + 1) }
        }
        guard wrappers.isEmpty || Self.passed.isSuperset(of: wrappers) else { return false }
        if wrappers.isEmpty, !member.isSettable, member.initialValue != nil { return true }
        return isGiven(to: name, of: view, depth: depth) { value, maker in isLasting(value, in: maker, depth: depth + 1) }
    }

    /// Wrappers that keep what they hold outside of the view's value, where an old copy of the view finds it, too.
    private static let storage: Set<String> = [
        "State", "StateObject", "AppStorage", "SceneStorage", "FocusState", "GestureState", "Namespace",
    ]
    /// Wrappers of what somebody else holds.
    private static let passed: Set<String> = ["Binding", "ObservedObject", "Bindable"]

    /// Whether an expression gives the same as long as the view is there in whose code it stands.
    private func isLasting(_ value: ExprSyntax, in view: String, depth: Int) -> Bool {
        let value = value.bare
        if value.isPlainLiteral { return true }
        guard value.isPlainPath, let use = NameUses(in: [Syntax(value)], viewMembers: []).names.first else { return false }
        if value.indicesAround.contains(use.name), use.path.isEmpty { return true }
        if Syntax(value).namesOfLocals(in: view, types).contains(use.name) { return false }
        guard let member = types.type(view)?.member(use.name), member.kind == .stored else { return false }
        if use.prefix == .projected { return isLasting(property: use.name, of: view, depth: depth) }
        guard use.prefix == .none, use.path.isEmpty else { return false }
        return isOne(member, of: view, depth: depth)
    }

    /// Whether a property holds one and the same object, or value, as long as the view is there.
    func isOne(_ member: ProgramTypes.Member, of view: String) -> Bool { isOne(member, of: view, depth: 0) }

    private func isOne(_ member: ProgramTypes.Member, of view: String, depth: Int) -> Bool {
        let wrappers = member.attributes.names
        if wrappers.contains("State") {
            let isObject = member.type.map { types.isReference($0, inside: view) } ?? false
            return isObject && !isReplaced(member.name, of: view)
        }
        if wrappers.contains(where: Self.storage.contains), !wrappers.contains("StateObject") { return false }
        return isLasting(property: member.name, of: view, depth: depth)
    }

    /// Whether a view puts another object into its state.
    func isReplaced(_ state: String, of view: String) -> Bool {
        (types.type(view)?.members ?? []).contains { member in
            NameUses(in: [Syntax(member.declaration)], viewMembers: []).names.contains {
                $0.name == state && $0.path.isEmpty && ($0.isWritten || $0.prefix == .projected)
            }
        }
    }

    // MARK: What becomes of a closure

    /// Whether a view that gets a closure as a property calls it on events only.
    func isHandler(property name: String, of view: String) -> Bool { isHandler(property: name, of: view, depth: 0) }

    private func isHandler(property name: String, of view: String, depth: Int) -> Bool {
        guard depth < Self.deepest, let entry = types.type(view), let property = entry.member(name), property.kind == .stored,
            entry.initializers.isEmpty
        else { return false }
        let viewMembers = Set(entry.members.filter(\.declaration.givesViews).map(\.name))
        return entry.members.allSatisfy { member in
            let uses = NameUses(in: [Syntax(member.declaration)], viewMembers: viewMembers) { isHandler($0, givenTo: $1, depth: depth + 1) }
            return uses.names.allSatisfy { $0.name != name || isHandled($0, depth: depth + 1) }
        }
    }

    /// Whether a closure is given to a view of the program that calls it on events only.
    func isHandler(_ closure: ClosureExprSyntax, givenTo call: FunctionCallExprSyntax) -> Bool { isHandler(closure, givenTo: call, depth: 0) }

    private func isHandler(_ closure: ClosureExprSyntax, givenTo call: FunctionCallExprSyntax, depth: Int) -> Bool {
        guard depth < Self.deepest, let callee = call.calleeName, let entry = types.type(callee), entry.initializers.isEmpty,
            let given = (try? CallArguments(of: call, for: entry.memberwiseParameters))?.given
        else { return false }
        return given.first { $0.value.id == ExprSyntax(closure).id }.map { isHandler(property: $0.key, of: callee, depth: depth + 1) } ?? false
    }

    /// Whether a closure that is used so runs on an event, not when a body runs.
    func isHandled(_ use: NameUse) -> Bool { isHandled(use, depth: 0) }

    private func isHandled(_ use: NameUse, depth: Int) -> Bool {
        if use.isAction { return true }
        guard let argument = use.argument, let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else { return false }
        let callee = call.calleeName ?? ""
        if ClosureRole.isHandler(label: argument.label?.text, callee: callee) { return true }
        guard let label = argument.label?.text, callee.isCapitalized else { return false }
        return isHandler(property: label, of: callee, depth: depth)
    }
}

extension SyntaxProtocol {
    /// The names that the code around declares, up to the member of a type that this is in.
    fileprivate func namesOfLocals(in view: String, _ types: ProgramTypes) -> Set<String> {
        guard let member = enclosingMember else { return [] }
        return Set(Locals(around: Syntax(self), in: member, of: view, types).names.keys)
    }

    /// The parameters of the `ForEach` around that are their element's id, and so the same as long as the row is.
    fileprivate var indicesAround: Set<String> {
        var names: Set<String> = []
        for node in sequence(first: Syntax(self), next: \.parent) {
            guard let closure = node.as(ClosureExprSyntax.self), let (owner, _) = closure.use, owner.calleeName == "ForEach",
                owner.arguments.contains(where: { $0.label?.text == "id" && $0.expression.trimmedDescription == "\\.self" }),
                case .simpleInput(let list) = closure.signature?.parameterClause
            else { continue }
            names.formUnion(list.prefix(1).map(\.name.text))
        }
        return names
    }
}

extension ExprSyntax {
    /// `onTap` of `onTap` and of `self.onTap`: a name of the type itself.
    fileprivate var ownName: String? {
        if let name = plainName { return name }
        guard let member = self.as(MemberAccessExprSyntax.self),
            member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
        else { return nil }
        return member.declName.baseName.text
    }

    /// A literal that holds nothing, or the case of an enum.
    fileprivate var isPlainLiteral: Bool {
        if isLiteral || self.is(NilLiteralExprSyntax.self) { return true }
        guard let member = self.as(MemberAccessExprSyntax.self) else { return false }
        return member.base == nil
    }
}
