import SwiftSyntax
import ViewSyntax

/// What a split did.
public struct SplitResult: Hashable, Sendable {
    public let edit: SourceEdit
    /// The name of the new view.
    public let name: String
    /// Whether it was marked `@Equatable`, for which a file needs `import DiffableViews`.
    public let isEquatable: Bool
}

/// Makes a view of its own of a computed property, a function or an expression of a view.
///
/// The new view gets as little as its code needs. It stands behind the old one, or before it where the part stood before
/// the body, and takes the comments and the access level of the member that it was. Everything else stays as it is, to the
/// byte.
///
/// - Parameters:
///   - name: The new view's name; one is made when nil.
///   - others: More sources of the program, for the types that they declare and the views that they make.
///   - library: The names of the types that SwiftUI and the other libraries declare, which a new view must not hide.
///   - imports: Whether the file gets the `import DiffableViews` that `@Equatable` needs, where it has none.
/// - Throws: `RefactorError` where the view cannot be split safely, with the reason.
public func splitView(
    _ selector: SplitSelector, name: String? = nil, in source: String, with others: [String] = [], library: Set<String> = [],
    importing imports: Bool = false
) throws(RefactorError) -> SplitResult {
    let text = SourceText(source)
    if text.tree.hasError { throw .cannotSplit("the source has a syntax error, which must be mended first") }
    let trees = [text.tree] + others.map { SourceText($0).tree }
    let types = ProgramTypes(trees)
    let view = try ViewDeclaration(named: selector.view, in: text, types: types)
    let target = try SplitTarget(selector, view: view, in: text)
    try SplitPlace(in: view).check(target)
    try SplitTypes(in: view).check(target)
    let safety = ClosureSafety(trees, types: types)
    let finder = try InputFinder(target, in: view, safety: safety)
    var callSites: SplitCallSites?
    if target.expression == nil {
        try OutsideUses(member: target.memberName, view: view, trees: trees).check()
        try checkOtherFiles(trees.dropFirst(), for: target, view)
        callSites = try SplitCallSites(of: target, in: view, roots: finder.roots)
    }
    let split = try Split(
        target: target, view: view, text: text, found: finder, callSites: callSites, safety: safety,
        asked: AskedProperties(view: view, target: target, text: text, trees: trees)
            .onlyOfPart(finder.result.inputs.filter { $0.form == .environment }.map(\.name)),
        name: try newName(name, for: target, in: view, taken: TakenNames(trees, types: types, library: library)))
    return split.result(importing: imports)
}

/// What another file says of the view itself cannot be rewritten.
private func checkOtherFiles(_ trees: ArraySlice<SourceFileSyntax>, for target: SplitTarget, _ view: ViewDeclaration) throws(RefactorError) {
    for extended in trees.flatMap({ $0.typeDeclarations() }) where extended.isExtension && extended.name == view.name {
        let uses = NameUses(in: [Syntax(extended.node)], viewMembers: [])
        if uses.names.contains(where: { $0.name == target.memberName }) {
            throw .cannotSplit("`\(target.memberName)` is used in another file, too")
        }
    }
}

private func newName(
    _ name: String?, for target: SplitTarget, in view: ViewDeclaration, taken: TakenNames
) throws(RefactorError) -> String {
    func isTaken(_ name: String) -> Bool { taken.contains(name) || view.member(name) != nil }
    if let name {
        guard name.isCapitalized, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
            throw .cannotSplit("`\(name)` is no name of a type, which is like `Header`")
        }
        if view.member(name) != nil { throw .cannotSplit("`\(view.name)` has a `\(name)` already") }
        if let refusal = taken.refusal(of: name) { throw .cannotSplit(refusal) }
        return name
    }
    let own = view.name.split(separator: ".").last.map(String.init) ?? view.name
    let word = target.expression == nil ? target.memberName.capitalizedFirst : own + (target.callName ?? "Part")
    var candidates = target.expression == nil ? [word, word + "View", own + word] : [word, word + "Part"]
    candidates += (2...99).map { own + (target.callName ?? target.memberName.capitalizedFirst) + "\($0)" }
    return candidates.first { !isTaken($0) } ?? word
}

/// Whether a part runs for what it reads of an input, without the view around it.
private func runsAlone(_ input: SplitInput, in view: ViewDeclaration) -> Bool {
    switch input.form {
    case .binding, .observed, .bindable: !input.isSkipped
    case .value: view.types.isReference(input.type, inside: view.name)
    case .closure, .environment: false
    }
}

/// One split under way.
private struct Split {
    let target: SplitTarget
    let view: ViewDeclaration
    let text: SourceText
    let found: InputFinder
    let name: String

    private let callSites: SplitCallSites?
    private var inputs: [SplitInput] = []
    /// What only the part asks of the environment: the declarations go with it.
    private let asked: [DeclSyntax]
    private let isEquatable: Bool
    private let generics: SplitGenerics

    init(
        target: SplitTarget, view: ViewDeclaration, text: SourceText, found: InputFinder, callSites: SplitCallSites?,
        safety: ClosureSafety, asked: [DeclSyntax], name: String
    ) throws(RefactorError) {
        self.target = target
        self.view = view
        self.text = text
        self.found = found
        self.callSites = callSites
        self.asked = asked
        self.name = name
        var parameters = try Self.parameters(of: target, found)
        let compared = Set(parameters.filter { view.types.isEquatable($0.type, inside: view.name) }.map(\.name))
        for (index, parameter) in parameters.enumerated() where parameter.form == .closure {
            parameters[index].isSkipped = found.uses.names.allSatisfy { $0.name != parameter.name || safety.isHandled($0) }
                && callSites?.areLive(parameter.name, in: view, compared: compared, safety) ?? false
        }
        inputs = parameters + found.result.inputs
        if let unnamed = inputs.first(where: \.isOpaque) {
            throw .cannotSplit("`\(unnamed.name)` is `\(unnamed.type)`, a type without a name, which a property cannot have")
        }
        if Set(inputs.map(\.name)).count < inputs.count {
            throw .cannotSplit("two of its inputs would have the same name")
        }
        if inputs.contains(where: { runsAlone($0, in: view) }), let value = view.uncomparedValue {
            throw .cannotSplit(
                "the `==` of `\(view.name)` leaves out `\(value)`, and what it reads to run and show a new one would be read by the part alone")
        }
        generics = try SplitGenerics(of: view, target: target, inputs: inputs, code: Set(found.uses.types.map(\.name)))
        isEquatable = inputs.contains { $0.form != .environment } && inputs.allSatisfy { input in
            switch input.form {
            case .closure: input.isSkipped
            case .observed, .environment: true
            // What it gives is not compared, so that another object would go unseen.
            case .bindable: false
            // The binding of a focus has no `==`.
            case .binding where input.bindingWrapper != "Binding": input.isSkipped
            case .value, .binding: input.isSkipped || !input.isMovable && view.types.isEquatable(input.type, inside: view.name)
            }
        }
    }

    /// The parameters of a function, which become properties of the same names.
    private static func parameters(of target: SplitTarget, _ found: InputFinder) throws(RefactorError) -> [SplitInput] {
        guard target.expression == nil, let function = target.member.as(FunctionDeclSyntax.self) else { return [] }
        if let effects = function.signature.effectSpecifiers {
            throw .cannotSplit("`\(target.memberName)` is `\(effects.trimmedDescription)`, which a body is not")
        }
        var inputs: [SplitInput] = []
        for parameter in function.signature.parameterClause.parameters {
            let name = (parameter.secondName ?? parameter.firstName).plainText
            var type = parameter.type
            if let attributed = type.as(AttributedTypeSyntax.self) {
                let isInOut = attributed.specifiers.contains { $0.trimmedDescription == "inout" }
                if isInOut { throw .cannotSplit("`\(name)` is `inout`, which a view cannot keep") }
                // A stored closure escapes anyway.
                if attributed.attributes.names == ["escaping"] { type = attributed.baseType }
            }
            if type.is(SomeOrAnyTypeSyntax.self) || parameter.ellipsis != nil {
                throw .cannotSplit("`\(name)` is of type `\(parameter.type.trimmedDescription)`, which a view cannot keep as it is")
            }
            if name == "_" { continue }
            if type.is(FunctionTypeSyntax.self), !parameter.type.is(AttributedTypeSyntax.self) {
                throw .cannotSplit("the closure `\(name)` does not escape, and a view must keep it")
            }
            let isClosure = type.unwrapped.is(FunctionTypeSyntax.self)
            inputs.append(
                SplitInput(
                    name: name, form: isClosure ? .closure : .value, type: try found.qualified(type.trimmedDescription), argument: "",
                    isBuilder: parameter.attributes.names.contains("ViewBuilder"),
                    defaultValue: try parameter.defaultValue.map { (clause) throws(RefactorError) in
                        try found.qualified(defaultValue: clause.value, of: name)
                    }))
        }
        return inputs
    }

    func result(importing imports: Bool) -> SplitResult {
        var replacements: [SourceEdit.Replacement] = []
        let passed = found.result.inputs.filter { $0.form != .environment }.map { ($0.name, $0.argument) }
        var removed = asked.map { text.rangeForRemovingMember($0) }
        if let expression = target.expression {
            replacements.append(.init(expression.offsets, call(passed)))
        } else {
            removed.append(text.rangeForRemovingWithConditions(target.member))
            replacements += callSites?.replacements(passing: passed, call) ?? []
        }
        replacements += text.joined(removed).map { .init($0, "") }
        replacements.append(placed(declaration: declaration(indentation: text.lineIndentation(of: outermost.offsets.lowerBound))))
        if imports, isEquatable, let line = text.importing("DiffableViews") { replacements.append(line) }
        return SplitResult(
            edit: SourceEdit(of: text.text, replacements), name: name, isEquatable: isEquatable)
    }

    /// The declaration beside which the new one goes: the view, or the extension that the member is in.
    private var outermost: Syntax {
        for node in sequence(first: Syntax(target.member), next: \.parent) {
            if node.is(ExtensionDeclSyntax.self) || node.id == Syntax(view.structure).id { return node }
        }
        return Syntax(view.structure)
    }

    /// Behind the view; before it where the member stood before the body.
    private func placed(declaration: String) -> SourceEdit.Replacement {
        let gap = text.lineEnd + text.lineEnd
        let outer = outermost
        let start = text.rangeWithComments(of: outer).lowerBound
        if target.expression == nil, outer.id == Syntax(view.structure).id, let body = view.members(named: "body").first,
            target.member.position < body.position, let indentation = text.indentation(at: start) {
            let line = start - indentation.utf8.count
            return .init(line..<line, declaration + gap)
        }
        let place = text.endOfLine(after: outer.endPositionBeforeTrailingTrivia.utf8Offset)
        return .init(place..<place, gap + declaration)
    }

    private func call(_ arguments: [(String, String)]) -> String {
        "\(name)\(generics.arguments)(\(arguments.map { "\($0): \($1)" }.joined(separator: ", ")))"
    }

    // MARK: The new view

    private func declaration(indentation: String) -> String {
        let unit = text.indentationUnit(of: view.structure)
        let end = text.lineEnd
        var lines: [String] = []
        let condition = BuildConditions(around: target.expression ?? Syntax(target.member), upTo: outermost).condition
        if let condition { lines.append(indentation + "#if \(condition)") }
        if target.expression == nil {
            lines += (text.comments(of: target.member) + text.commentsInHead(of: target.member)).map { indentation + $0 }
        }
        lines += availability.map { indentation + $0 }
        if isEquatable { lines.append(indentation + "@Equatable") }
        lines.append(indentation + access + "struct \(name)\(generics.clause): View\(generics.constraints) {")
        for input in inputs {
            if let old = asked.first(where: { $0.names == [input.name] }) {
                lines += (text.comments(of: old) + text.commentsInside(old)).map { indentation + unit + $0 }
            }
            guard input.isSkipped, isEquatable else {
                lines.append(indentation + unit + input.declaration)
                continue
            }
            switch text.skipPlacement {
            case .above: lines += [indentation + unit + "@SkipEquatable", indentation + unit + input.declaration]
            case .before: lines.append(indentation + unit + "@SkipEquatable " + input.declaration)
            }
        }
        if !inputs.isEmpty { lines.append("") }
        let bodyAccess = access.hasPrefix("public") || access.hasPrefix("package") ? access : ""
        lines.append(indentation + unit + bodyAccess + "var body: some View {")
        lines += code(indentation: indentation + unit + unit)
        // What it says of its line it says of the code there, or of the brace.
        let directive = target.expression == nil ? text.directive(behind: target.member) : nil
        let isOneLine = text.line(of: target.member.offsets.lowerBound) == text.line(of: target.member.offsets.upperBound)
        if let directive, isOneLine { lines[lines.count - 1] += " " + directive }
        lines += [indentation + unit + "}", indentation + "}"]
        if let directive, !isOneLine { lines[lines.count - 1] += " " + directive }
        if condition != nil { lines.append(indentation + "#endif") }
        return lines.joined(separator: end)
    }

    /// The moved code, with the names of the inputs, at another indentation.
    private func code(indentation: String) -> [String] {
        var moved = MovedLines(text.slice(target.range), from: target.range.lowerBound, with: found.result.rewrites + returning)
        if target.expression == nil { moved.alignFirst() }
        moved.trim()
        guard target.expression != nil else { return moved.indented(by: indentation, insteadOf: moved.commonIndentation) }
        let old = text.lineIndentation(of: target.range.lowerBound)
        moved.indentFirst(by: old)
        return moved.indented(by: indentation, insteadOf: old)
    }

    /// A body would make two identities of an `if` that was one: said to be returned, it stays one.
    private var returning: [SourceEdit.Replacement] {
        let isBuilt = target.expression?.isInBuilder(viewMembers: view.viewMembers) ?? target.member.isBuilt
        if isBuilt { return [] }
        let branches = target.code.flatMap { code -> [ExprSyntax] in
            if let list = code.as(CodeBlockItemListSyntax.self) { return list.impliedBranches }
            return code.as(ExprSyntax.self).map { $0.isBranch ? [$0] : [] } ?? []
        }
        return branches.map { .init($0.offsets.lowerBound..<$0.offsets.lowerBound, "return ") }
    }

    /// As visible as the member was; an expression needs to be seen by its file only.
    private var access: String {
        let modifiers = target.expression == nil
            ? target.member.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? [] : []
        // Members of `private extension` are private without saying so.
        let around = target.expression == nil ? outermost.as(ExtensionDeclSyntax.self)?.modifiers ?? [] : []
        var level = (modifiers.map(\.self) + around.map(\.self))
            .first { $0.detail == nil && ["private", "fileprivate", "public", "package"].contains($0.name.text) }?.name.text
            ?? (target.expression == nil ? nil : "private")
        // What only the file sees only a view of the file can have.
        if level != "private", level != "fileprivate", hasPrivateInputs { level = "private" }
        let isNested = view.name.contains(".")
        // An extension cannot reach a type that is private to another one.
        if level == "private", isNested { return "fileprivate " }
        return level.map { $0 + " " } ?? ""
    }

    /// Whether the type of an input is one that only its file sees.
    private var hasPrivateInputs: Bool {
        let hidden = text.namesHiddenFromOtherFiles
        if hidden.isEmpty { return false }
        return inputs.contains { input in
            input.type.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { hidden.contains(String($0)) }
        }
    }

    private var availability: [String] {
        let own = target.expression == nil ? target.member.asProtocol((any WithAttributesSyntax).self)?.attributes : nil
        return [view.structure.attributes, own ?? []].flatMap(\.all)
            .filter { $0.attributeName.lastName == "available" }.map(\.trimmedDescription)
    }
}
