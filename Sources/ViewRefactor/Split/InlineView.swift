import SwiftSyntax
import ViewSyntax

/// Makes a view a part of the one that uses it again: a computed property, or a function where its uses pass something of
/// their own; or the expression that it was, where its name says so: `ScreenButton`, used once in `Screen`.
///
/// The inverse of `splitView`, but for what a view does not record: the labels of a function's arguments that differ from
/// its parameters' names, and the place of a part among others that are used before it. The comments of the view go with
/// it; everything else stays as it is, to the byte.
///
/// - Parameters:
///   - name: The view that goes.
///   - others: More sources of the program. A view that they use stays.
///   - library: The names of the types that SwiftUI and the other libraries declare, which a split does not give to a view.
/// - Throws: `RefactorError` where the view cannot be inlined safely, with the reason.
public func inlineView(
    _ name: String, in source: String, with others: [String] = [], library: Set<String> = []
) throws(RefactorError) -> SourceEdit {
    let text = SourceText(source)
    if text.tree.hasError { throw .cannotInline("the source has a syntax error, which must be mended first") }
    let trees = [text.tree] + others.map { SourceText($0).tree }
    let types = ProgramTypes(trees)
    let view = try ViewDeclaration(named: name, in: text, types: types)
    for other in others where !SourceText(other).tree.constructions(of: view.name, among: types.names).isEmpty {
        throw .cannotInline("`\(view.name)` is used in another file, too")
    }
    let taken = TakenNames(trees, types: types, library: library)
    return try Inlining(of: view, in: text, safety: ClosureSafety(trees, types: types), taken: taken).edit()
}

/// One inlining under way.
struct Inlining {
    /// A stored property of the view, in the order of the initialiser.
    struct Property {
        let name: String
        let type: String?
        let isBinding: Bool
        /// The wrappers that watch an object as this property does; empty if it is none.
        let watchers: Set<String>
        /// Whether the view watches the object that it is given.
        var isObserved: Bool { !watchers.isEmpty }
        let isClosure: Bool
        /// `@SkipEquatable` on a value: the view goes on showing an old one.
        let isKept: Bool
        let defaultValue: ExprSyntax?
        /// The key of what the view asks of the environment by itself.
        let environment: String?
        let declaration: DeclSyntax
    }

    let view: ViewDeclaration
    let text: SourceText
    let properties: [Property]
    let body: DeclSyntax
    let code: (statements: CodeBlockItemListSyntax, range: Range<Int>)
    let uses: [FunctionCallExprSyntax]
    let user: ViewDeclaration
    /// The names that the code of the view uses.
    let names: NameUses

    private let safety: ClosureSafety
    private let taken: TakenNames

    init(of view: ViewDeclaration, in text: SourceText, safety: ClosureSafety, taken: TakenNames) throws(RefactorError) {
        self.view = view
        self.text = text
        self.safety = safety
        self.taken = taken
        (properties, body) = try Self.members(of: view)
        guard let code = body.viewCode else { throw .cannotInline("`\(view.name)` has no body in this file") }
        self.code = code
        names = NameUses(in: [Syntax(code.statements)], viewMembers: view.viewMembers)
        uses = text.tree.constructions(of: view.name, among: view.types.names)
        guard let first = uses.first else { throw .cannotInline("nothing in the files given makes a `\(view.name)`") }
        let users = Set(uses.map { $0.enclosingTypePath.joined(separator: ".") })
        guard users.count == 1, let userName = users.first, !userName.isEmpty else {
            let list = users.filter { !$0.isEmpty }.sorted().map { "`\($0)`" }.joined(separator: " and ")
            throw .cannotInline(users.contains("") ? "it is used outside of any type" : "\(list) use it, and a part belongs to one view")
        }
        guard userName != view.name else { throw .cannotInline("`\(view.name)` uses itself") }
        if zip(uses, uses.dropFirst()).contains(where: { $0.offsets.overlaps($1.offsets) }) {
            throw .cannotInline("`\(view.name)` is used inside its own arguments")
        }
        guard first.enclosingMember != nil else { throw .cannotInline("it is not used in a body") }
        user = try ViewDeclaration(named: userName, in: text, types: view.types)
        try checkGenerics()
    }

    /// A generic parameter means the same in the other view where that one has it, too, and every use says so.
    private func checkGenerics() throws(RefactorError) {
        guard let own = view.structure.genericParameterClause?.parameters else { return }
        func words(_ parameter: GenericParameterSyntax) -> String { parameter.with(\.trailingComma, nil).trimmedDescription }
        let around = Set(user.structure.genericParameterClause?.parameters.map(words) ?? [])
        let arguments = own.map(\.name.text).joined(separator: ", ")
        let isSame = own.allSatisfy { around.contains(words($0)) } && uses.allSatisfy { use in
            if let special = use.calledExpression.as(GenericSpecializationExprSyntax.self) {
                return special.genericArgumentClause.arguments.trimmedDescription == arguments
            }
            // What is passed under its own name and of the same type tells the same parameters.
            return properties.allSatisfy { property in
                guard let type = property.type, let given = use.arguments.first(where: { $0.label?.text == property.name })?.expression else { return false }
                guard let name = given.plainName.map({ $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }) else { return view.types.isPlain(type) }
                if case .value(let local) = local(name, around: given)?.kind { return local == type }
                return user.member(name)?.type == type || view.types.isPlain(type)
            }
        }
        if !isSame { throw .cannotInline("`\(view.name)` is generic") }
    }

    private static func members(of view: ViewDeclaration) throws(RefactorError) -> ([Property], DeclSyntax) {
        var properties: [Property] = []
        var body: DeclSyntax?
        for member in view.membersInFile {
            if member.names == ["body"] {
                body = member
                continue
            }
            guard let variable = member.as(VariableDeclSyntax.self), variable.bindings.count == 1,
                let binding = variable.bindings.first, !binding.isComputed, let name = member.names.first
            else {
                throw .cannotInline("`\(view.name)` has more than properties and a body: `\(member.names.first ?? "a member")`")
            }
            let wrappers = variable.attributes.names.filter { !["SkipEquatable", "ViewBuilder"].contains($0) && $0.isCapitalized }
            let watchers = wrappers.count == 1 ? Self.watchers[wrappers[0]] ?? [] : []
            let environment = EnvironmentPath.key(of: member).flatMap { EnvironmentPath.actions.contains($0) ? $0 : nil }
            if let wrapper = wrappers.first(where: { $0 != "Binding" }), environment == nil, watchers.isEmpty || binding.initializer != nil {
                throw .cannotInline("`\(name)` is a `@\(wrapper)` of its own, which would be another one in the view that uses it")
            }
            let isLet = variable.bindingSpecifier.tokenKind == .keyword(.let)
            if variable.modifiers.contains(.static) || isLet && binding.initializer != nil {
                throw .cannotInline("`\(name)` is a constant of `\(view.name)`")
            }
            let type = binding.typeAnnotation?.type
            let isClosure = type?.unwrapped.is(FunctionTypeSyntax.self) ?? false
            let isKept = variable.attributes.names.contains("SkipEquatable") && view.structure.attributes.names.contains("Equatable")
                && wrappers.isEmpty && !isClosure
            properties.append(
                Property(
                    name: name, type: type?.trimmedDescription ?? binding.initializer.flatMap { TypeInference(types: view.types, inside: view.name).type(of: $0.value) },
                    isBinding: wrappers.contains("Binding"), watchers: watchers, isClosure: isClosure, isKept: isKept,
                    defaultValue: binding.initializer?.value, environment: environment, declaration: member))
        }
        guard let body else { throw .cannotInline("`\(view.name)` has no body in this file") }
        return (properties, body)
    }

    // MARK: What is passed

    /// What each use passes for each property.
    func arguments() throws(RefactorError) -> [[String: ExprSyntax]] {
        var result: [[String: ExprSyntax]] = []
        for use in uses {
            var given: [String: ExprSyntax] = [:]
            for argument in use.arguments {
                guard let label = argument.label?.text else { throw .cannotInline("it has an initialiser of its own") }
                given[label] = argument.expression
            }
            if let closure = use.trailingClosure, let last = properties.last(where: { $0.isClosure && given[$0.name] == nil }) {
                given[last.name] = ExprSyntax(closure)
            }
            for closure in use.additionalTrailingClosures { given[closure.label.text] = ExprSyntax(closure.closure) }
            guard given.keys.allSatisfy({ key in properties.contains { $0.name == key } }) else {
                throw .cannotInline("it is made with arguments that are not its properties")
            }
            result.append(given)
        }
        return result
    }

    /// How a property gets into the code.
    enum Way {
        /// Every use passes this, and it means the same everywhere in the view.
        case replaced(by: String)
        case parameter(type: String)
    }

    private func way(of property: Property, _ all: [[String: ExprSyntax]]) throws(RefactorError) -> Way {
        if property.environment != nil {
            guard let name = asked(property) else {
                throw .cannotInline("`\(property.name)` is asked of the environment, which `\(user.name)` does not ask for the same")
            }
            return .replaced(by: name)
        }
        let expressions = all.compactMap { $0[property.name] ?? property.defaultValue }
        guard expressions.count == all.count, var text = expressions.first?.trimmedDescription else {
            throw .cannotInline("a use of it leaves out `\(property.name)`")
        }
        // It told the property from a name of the code around the use.
        if text.hasPrefix("self.") { text.removeFirst("self.".count) }
        let isOne = Set(expressions.map(\.trimmedDescription)).count == 1 && all.compactMap { $0[property.name] }.allSatisfy(isOwn)
        try checkDefault(of: property)
        if property.isKept, !expressions.allSatisfy({ isSame($0, as: property) }) {
            throw .cannotInline("`\(property.name)` is left out of the comparison, and `\(user.name)` would show each new one")
        }
        if property.isBinding {
            guard isOne, text.hasPrefix("$") else {
                throw .cannotInline("what its uses pass for the binding `\(property.name)` is not one property of `\(user.name)`")
            }
            return .replaced(by: String(text.dropFirst()))
        }
        if property.isObserved {
            guard isOne, watches(text, as: property) else {
                throw .cannotInline("what its uses pass for the object `\(property.name)` is not one that `\(user.name)` watches, too")
            }
            return .replaced(by: text)
        }
        if isOne, let first = expressions.first {
            if first.isPlainPath, isNamed(property, for: first), isSameLater(first, as: property) { return .replaced(by: text) }
            if property.isClosure, first.is(ClosureExprSyntax.self) { return .replaced(by: "(\(text))") }
        }
        // Anything else is evaluated once for each use, as it was: what it gives is passed.
        guard let type = property.type else { throw .cannotInline("the type of `\(property.name)` is not known") }
        return .parameter(type: property.isClosure && !type.hasSuffix("?") ? "@escaping \(type)" : type)
    }

    /// Whether a name is that of an object of the view around which that view watches.
    private func watches(_ name: String, as property: Property) -> Bool {
        user.member(name).map { !Set($0.attributes.names).isDisjoint(with: property.watchers) } ?? false
    }

    /// A State does not watch an ObservableObject that it holds; what is `@Observable` tells whoever reads it.
    private static let watchers: [String: Set<String>] = [
        "ObservedObject": ["StateObject", "ObservedObject", "EnvironmentObject"],
        "Bindable": ["Bindable", "State"],
    ]

    /// Whether a property has the name that a split gives it for what is passed. One of another name was a parameter.
    private func isNamed(_ property: Property, for path: ExprSyntax) -> Bool {
        let parts = path.trimmedDescription.split(separator: ".").map { $0.drop { $0 == "$" } }.filter { $0 != "self" }.map(String.init)
        var names = InputNames(taken: [])
        guard let root = parts.first else { return false }
        let whole = ([root] + parts.dropFirst().map(\.capitalizedFirst)).joined()
        let name = String(property.name.reversed().drop(while: \.isNumber).reversed())
        return [names.property(root, Array(parts.dropFirst())), whole].contains { $0 == property.name || $0 == name }
    }

    /// Whether a path gives in an action what it gave when the body ran: a state may have another value by then.
    func isSameLater(_ path: ExprSyntax, as property: Property) -> Bool {
        guard names.names.contains(where: { $0.name == property.name && $0.isAction }) else { return true }
        guard let root = NameUses(in: [Syntax(path)], viewMembers: []).names.first else { return false }
        if case .value(let type) = local(root.name, around: path)?.kind { return root.path.isEmpty || isInValue(root.path, of: type) }
        guard let member = user.member(root.name) else { return false }
        if root.prefix == .projected { return true }
        guard root.path.isEmpty else { return isInValue(root.path, of: member) }
        let wrappers = member.attributes.names
        if member.kind == .stored, !Self.keepingObjects.isDisjoint(with: wrappers) || safety.isOne(member, of: user.name) { return true }
        // An action has a copy of the view, as it was when the body ran.
        if member.kind == .stored, wrappers.allSatisfy(Self.plain.contains) { return true }
        return member.kind == .method
    }

    /// Whether a path stays within a plain value of the view, of which an action has a copy.
    private func isInValue(_ path: [String], of member: ProgramTypes.Member) -> Bool {
        member.kind == .stored && member.attributes.names.allSatisfy(Self.plain.contains) && isInValue(path, of: member.type)
    }

    private func isInValue(_ path: [String], of type: String?) -> Bool {
        guard let type else { return false }
        let along = user.types.types(along: path, from: type, inside: user.name)
        return along.count == path.count + 1 && !along.contains { user.types.isReference($0, inside: user.name) }
    }

    /// Whether what is passed for a property is the same as long as the view around is there.
    private func isSame(_ value: ExprSyntax, as property: Property) -> Bool {
        if property.type.map({ view.types.isReference($0, inside: view.name) }) ?? false { return true }
        return value.plainName.map { safety.isLasting(property: $0, of: user.name) } ?? false
    }

    /// What gives the same object as long as the view is there.
    private static let keepingObjects: Set<String> = ["StateObject", "ObservedObject", "EnvironmentObject", "Environment", "Bindable"]
    private static let plain: Set<String> = ["SkipEquatable", "ComparedByID", "ViewBuilder"]

    /// A default value goes to another place, where its names must mean the same.
    private func checkDefault(of property: Property) throws(RefactorError) {
        guard let value = property.defaultValue else { return }
        for use in NameUses(in: [Syntax(value)], viewMembers: []).names where user.member(use.name) != nil {
            throw .cannotInline("`\(use.name)` would mean a member of `\(user.name)`")
        }
    }

    /// Whether an expression means the same in another member of the view that uses it: it names no local.
    private func isOwn(_ expression: ExprSyntax) -> Bool {
        guard expression.enclosingMember != nil else { return false }
        return !NameUses(in: [Syntax(expression)], viewMembers: []).names.contains { use in
            !text.slice(use.ranges[0]).hasPrefix("self.") && local(use.name, around: expression) != nil
        }
    }

    /// What a name means that the code around an expression of the view declares.
    private func local(_ name: String, around expression: ExprSyntax) -> LocalName? {
        expression.enclosingMember.flatMap { Locals(around: Syntax(expression), in: $0, of: user.name, user.types).names[name] }
    }

    // MARK: The edit

    func edit() throws(RefactorError) -> SourceEdit {
        let all = try arguments()
        if let piece = try piece(given: all) { return piece }
        var ways: [String: Way] = [:]
        for property in properties { ways[property.name] = try way(of: property, all) }
        let parameters = properties.filter { if case .parameter = ways[$0.name] { true } else { false } }
        let name = try memberName()

        var replacements: [SourceEdit.Replacement] = []
        for (use, given) in zip(uses, all) {
            let arguments = parameters.compactMap { parameter in given[parameter.name].map { "\(parameter.name): \($0.trimmedDescription)" } }
            replacements.append(.init(use.offsets, parameters.isEmpty ? name : "\(name)(\(arguments.joined(separator: ", ")))"))
        }
        let head = parameters.isEmpty
            ? "var \(name): some View {"
            : "func \(name)(" + parameters.map { parameter in
                guard case .parameter(let type) = ways[parameter.name] else { return "" }
                return "\(parameter.name): \(type)" + (parameter.defaultValue.map { " = " + $0.trimmedDescription } ?? "")
            }.joined(separator: ", ") + ") -> some View {"
        let member = try member(head: head, ways: ways)
        var placed = try InlinePlace(of: view, in: user, text: text, uses: uses).replacement(member)
        if let brought {
            if brought.range == placed.range { placed.text = brought.text + placed.text } else { replacements.append(brought) }
        }
        replacements.append(placed)
        replacements.append(.init(text.rangeForRemovingWithConditions(DeclSyntax(view.structure)), ""))
        return SourceEdit(of: text.text, replacements)
    }

    private func memberName() throws(RefactorError) -> String {
        let own = view.name.split(separator: ".").last.map(String.init) ?? view.name
        // A split says `View` where the name without it is taken.
        let plain = String(own.dropLast("View".count))
        let isAdded = own.hasSuffix("View") && taken.contains(plain)
        let name = (isAdded && user.member(plain.lowercasedFirst) == nil ? plain : own).lowercasedFirst
        if user.member(name) != nil || name.isReserved {
            if user.member(name + "View") == nil { return name + "View" }
            throw .cannotInline("`\(user.name)` has a `\(name)` already")
        }
        return name
    }

    private func member(head: String, ways: [String: Way]) throws(RefactorError) -> String {
        let outer = text.lineIndentation(of: user.structure.offsets.lowerBound)
        let unit = text.indentationUnit(of: user.structure)
        let condition = BuildConditions(around: Syntax(view.structure), upTo: Syntax(text.tree)).condition
        let isConditional = condition != BuildConditions(around: Syntax(user.structure), upTo: Syntax(text.tree)).condition
        var lines = isConditional ? condition.map { [outer + unit + "#if \($0)"] } ?? [] : []
        lines += (text.comments(of: view.structure) + text.commentsInHead(of: view.structure)).map { outer + unit + $0 }
        if code.statements.needsBuilder { lines.append(outer + unit + "@ViewBuilder") }
        lines.append(outer + unit + access + head)
        // A member need not say that it returns.
        let word = code.statements.returnedBranch.map { [SourceEdit.Replacement($0.offsetsOfWord, "")] } ?? []
        var moved = MovedLines(text.slice(code.range), from: code.range.lowerBound, with: try rewrites(ways) + word)
        moved.alignFirst()
        moved.trim()
        lines += moved.indented(by: outer + unit + unit, insteadOf: moved.commonIndentation)
        lines.append(outer + unit + "}" + (text.directive(behind: view.structure).map { " " + $0 } ?? ""))
        if isConditional, condition != nil { lines.append(outer + unit + "#endif") }
        return lines.joined(separator: text.lineEnd)
    }

    private var access: String {
        let level = view.structure.modifiers.first { ["private", "fileprivate", "public", "package"].contains($0.name.text) }?.name.text
        // A split of a nested view's private part makes it reachable from the extension that it is put into.
        return level.map { ($0 == "fileprivate" && view.name.contains(".") ? "private" : $0) + " " } ?? ""
    }
}

extension SyntaxProtocol {
    /// The member of a type that this is in.
    var enclosingMember: DeclSyntax? {
        for node in sequence(first: Syntax(self), next: \.parent) {
            if let item = node.as(MemberBlockItemSyntax.self) { return item.decl }
        }
        return nil
    }
}

extension SyntaxProtocol {
    /// The member of a type that this is in, or the declaration at the top of the file.
    var enclosingCode: DeclSyntax? {
        if let enclosingMember { return enclosingMember }
        return sequence(first: Syntax(self), next: \.parent).compactMap { $0.as(CodeBlockItemSyntax.self)?.item.as(DeclSyntax.self) }.last
    }
}

extension ExprSyntax {
    /// `a`, `a.b.c`, `$a.b`.
    var isPlainPath: Bool {
        if self.is(DeclReferenceExprSyntax.self) { return true }
        return self.as(MemberAccessExprSyntax.self)?.base?.isPlainPath ?? false
    }

    /// A number, a truth value, or a string without interpolations.
    var isLiteral: Bool {
        if let string = self.as(StringLiteralExprSyntax.self) { return string.segments.allSatisfy { $0.is(StringSegmentSyntax.self) } }
        return [.integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr].contains(kind)
    }
}
