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
/// The new view gets as little as its code needs; it stands behind the old one, and takes the comments and the access
/// level of the member that it was. Everything else stays as it is, to the byte.
///
/// - Parameters:
///   - name: The new view's name; one is made when nil.
///   - others: More sources of the program, for the types that they declare.
/// - Throws: `RefactorError` where the view cannot be split safely, with the reason.
public func splitView(
    _ selector: SplitSelector, name: String? = nil, in source: String, with others: [String] = []
) throws(RefactorError) -> SplitResult {
    let text = SourceText(source)
    if text.tree.hasError { throw .cannotSplit("the source has a syntax error, which must be mended first") }
    let trees = [text.tree] + others.map { SourceText($0).tree }
    let types = ProgramTypes(trees)
    let view = try ViewDeclaration(named: selector.view, in: text, types: types)
    let target = try SplitTarget(selector, view: view, in: text)
    try SplitPlace(in: view).check(target)
    let finder = try InputFinder(target, in: view, safety: ClosureSafety(trees, types: types))
    let split = try Split(
        target: target, view: view, text: text, found: finder, name: try newName(name, for: target, in: view, types: types))
    if target.expression == nil { try split.checkOtherFiles(others) }
    return try split.result()
}

private func newName(
    _ name: String?, for target: SplitTarget, in view: ViewDeclaration, types: ProgramTypes
) throws(RefactorError) -> String {
    func isTaken(_ name: String) -> Bool { types.globals.contains(name) || knownViews.contains(name) || view.member(name) != nil }
    if let name {
        guard name.isCapitalized, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
            throw .cannotSplit("`\(name)` is no name of a type, which is like `Header`")
        }
        if types.globals.contains(name) { throw .cannotSplit("there is a `\(name)` already") }
        return name
    }
    let own = view.name.split(separator: ".").last.map(String.init) ?? view.name
    let word = target.expression == nil ? target.memberName.capitalizedFirst : own + (target.callName ?? "Part")
    var candidates = target.expression == nil ? [word, word + "View", own + word] : [word, word + "Part"]
    candidates += (2...99).map { own + (target.callName ?? target.memberName.capitalizedFirst) + "\($0)" }
    return candidates.first { !isTaken($0) } ?? word
}

/// Names that would hide SwiftUI's own.
private let knownViews: Set<String> = [
    "AnyView", "AsyncImage", "Button", "Canvas", "Capsule", "Chart", "Circle", "Color", "DatePicker", "DisclosureGroup", "Divider",
    "Ellipse", "EmptyView", "EquatableView", "ForEach", "Form", "Gauge", "GeometryReader", "Grid", "GridRow", "Group", "GroupBox",
    "HStack", "Image", "Label", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "Link", "List", "Map", "Menu", "Namespace",
    "NavigationLink", "NavigationStack", "NavigationView", "Path", "Picker", "Preview", "ProgressView", "Rectangle",
    "RoundedRectangle", "ScrollView", "ScrollViewReader", "Section", "SecureField", "Shape", "Slider", "Spacer", "State", "Stepper",
    "Style", "TabView", "Table", "Text", "TextEditor", "TextField", "TimelineView", "Toggle", "ToolbarItem", "VStack", "View",
    "ViewModifier", "ZStack", "Item", "Content", "Body", "Binding", "Task", "Error", "Result", "Data", "Date", "String", "Set",
]

/// One split under way.
private struct Split {
    let target: SplitTarget
    let view: ViewDeclaration
    let text: SourceText
    let found: InputFinder
    let name: String

    private var inputs: [SplitInput] = []
    private let isEquatable: Bool

    init(
        target: SplitTarget, view: ViewDeclaration, text: SourceText, found: InputFinder, name: String
    ) throws(RefactorError) {
        self.target = target
        self.view = view
        self.text = text
        self.found = found
        self.name = name
        inputs = try Self.parameters(of: target) + found.result.inputs
        if Set(inputs.map(\.name)).count < inputs.count {
            throw .cannotSplit("two of its inputs would have the same name")
        }
        isEquatable = !inputs.isEmpty && inputs.allSatisfy { input in
            switch input.form {
            case .closure: input.isSkipped
            case .observed: true
            case .value, .binding: view.types.isEquatable(input.type, inside: view.name)
            }
        }
    }

    /// The parameters of a function, which become properties of the same names.
    private static func parameters(of target: SplitTarget) throws(RefactorError) -> [SplitInput] {
        guard target.expression == nil, let function = target.member.as(FunctionDeclSyntax.self) else { return [] }
        if function.genericParameterClause != nil || function.genericWhereClause != nil {
            throw .cannotSplit("`\(target.memberName)` is generic, and the types of its arguments are not known")
        }
        if function.modifiers.contains(.static) { throw .cannotSplit("`\(target.memberName)` is a static function") }
        if let effects = function.signature.effectSpecifiers {
            throw .cannotSplit("`\(target.memberName)` is `\(effects.trimmedDescription)`, which a body is not")
        }
        var inputs: [SplitInput] = []
        for parameter in function.signature.parameterClause.parameters {
            let name = (parameter.secondName ?? parameter.firstName).text
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
                    name: name, form: isClosure ? .closure : .value, type: type.trimmedDescription, argument: "",
                    isBuilder: parameter.attributes.names.contains("ViewBuilder"),
                    defaultValue: parameter.defaultValue?.value.trimmedDescription))
        }
        return inputs
    }

    /// The member of another file cannot be taken away.
    func checkOtherFiles(_ others: [String]) throws(RefactorError) {
        for other in others {
            let tree = SourceText(other).tree
            for item in tree.statements {
                guard let more = item.item.as(ExtensionDeclSyntax.self), more.extendedType.trimmedDescription == view.name else { continue }
                let uses = NameUses(in: [Syntax(more)], viewMembers: [])
                if uses.names.contains(where: { $0.name == target.memberName }) {
                    throw .cannotSplit("`\(target.memberName)` is used in another file, too")
                }
            }
        }
    }

    func result() throws(RefactorError) -> SplitResult {
        var replacements: [SourceEdit.Replacement] = []
        if let expression = target.expression {
            replacements.append(.init(expression.offsets, call(found.result.inputs.map { ($0.name, $0.argument) })))
        } else {
            replacements.append(.init(text.rangeForRemovingMember(target.member), ""))
            replacements += try callSites()
        }
        let outer = outermost
        let end = outer.endPositionBeforeTrailingTrivia.utf8Offset
        let place = text.endOfLine(after: end)
        let indentation = text.lineIndentation(of: outer.offsets.lowerBound)
        let declaration = declaration(indentation: indentation)
        let gap = text.lineEnd
        replacements.append(.init(place..<place, gap + gap + declaration))
        return SplitResult(
            edit: SourceEdit(of: text.text, replacements), name: name, isEquatable: isEquatable)
    }

    /// The declaration behind which the new one goes: the view, or the extension that the member is in.
    private var outermost: Syntax {
        for node in sequence(first: Syntax(target.member), next: \.parent) {
            if node.is(ExtensionDeclSyntax.self) || node.id == Syntax(view.structure).id { return node }
        }
        return Syntax(view.structure)
    }

    private func call(_ arguments: [(String, String)]) -> String {
        "\(name)(\(arguments.map { "\($0): \($1)" }.joined(separator: ", ")))"
    }

    // MARK: Call sites

    private func callSites() throws(RefactorError) -> [SourceEdit.Replacement] {
        let own = target.member.offsets
        var replacements: [SourceEdit.Replacement] = []
        for member in view.membersInFile where member.id != target.member.id {
            let uses = NameUses(in: [Syntax(member)], viewMembers: view.viewMembers)
            for use in uses.names where use.name == target.memberName {
                if let hidden = found.roots.first(where: { isHidden($0, at: use, in: member) }) {
                    throw .cannotSplit("where `\(target.memberName)` is used, `\(hidden)` is another name")
                }
                replacements.append(try callSite(use))
            }
        }
        let inside = NameUses(in: target.code, viewMembers: []).names.contains { $0.name == target.memberName }
        if inside { throw .cannotSplit("`\(target.memberName)` uses itself") }
        let outside = replacements.filter { !$0.range.overlaps(own) }.sorted { $0.range.lowerBound < $1.range.lowerBound }
        if zip(outside, outside.dropFirst()).contains(where: { $0.range.overlaps($1.range) }) {
            throw .cannotSplit("`\(target.memberName)` is used inside its own arguments")
        }
        return outside
    }

    /// Whether a name of the view is that of a local where the member is used.
    private func isHidden(_ name: String, at use: NameUse, in member: DeclSyntax) -> Bool {
        guard let token = member.token(at: AbsolutePosition(utf8Offset: use.range.lowerBound)) else { return false }
        return Locals(around: Syntax(token), in: member, of: view).names[name] != nil
    }

    private func callSite(_ use: NameUse) throws(RefactorError) -> SourceEdit.Replacement {
        let passed = found.result.inputs.map { ($0.name, $0.argument) }
        guard let function = target.member.as(FunctionDeclSyntax.self) else {
            return .init(use.range, call(passed))
        }
        guard let use = use.call else {
            throw .cannotSplit("`\(target.memberName)` is used without being called, and a view cannot take its place there")
        }
        let parameters = Array(function.signature.parameterClause.parameters)
        var given: [(String, String)] = []
        var arguments = Array(use.arguments)
        var closures = use.trailingClosure.map { [(String?.none, $0)] } ?? []
        closures += use.additionalTrailingClosures.map { ($0.label.text, $0.closure) }
        for (index, parameter) in parameters.enumerated() {
            let name = (parameter.secondName ?? parameter.firstName).text
            let label = parameter.firstName.text
            if let first = arguments.first, first.label?.text ?? "_" == label {
                arguments.removeFirst()
                if name != "_" { given.append((name, first.expression.trimmedDescription)) }
            } else if let first = closures.first, parameters.count - index <= closures.count || parameter.defaultValue == nil {
                closures.removeFirst()
                given.append((name, first.1.trimmedDescription))
            } else if parameter.defaultValue == nil {
                throw .cannotSplit("a call of `\(target.memberName)` leaves out `\(name)`")
            }
        }
        guard arguments.isEmpty, closures.isEmpty else {
            throw .cannotSplit("a call of `\(target.memberName)` does not fit its parameters")
        }
        return .init(use.offsets, call(given + passed))
    }

    // MARK: The new view

    private func declaration(indentation: String) -> String {
        let unit = text.indentationUnit(of: view.structure)
        let end = text.lineEnd
        var lines: [String] = []
        if target.expression == nil { lines += text.comments(of: target.member).map { indentation + $0 } }
        lines += availability.map { indentation + $0 }
        if isEquatable { lines.append(indentation + "@Equatable") }
        lines.append(indentation + access + "struct \(name)\(generics): View\(constraints) {")
        for input in inputs {
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
        lines += [indentation + unit + "}", indentation + "}"]
        return lines.joined(separator: end)
    }

    /// The moved code, with the names of the inputs, at another indentation.
    private func code(indentation: String) -> [String] {
        var moved = MovedLines(text.slice(target.range), from: target.range.lowerBound, with: found.result.rewrites)
        moved.trim()
        guard target.expression != nil else { return moved.indented(by: indentation, insteadOf: moved.commonIndentation) }
        let old = text.lineIndentation(of: target.range.lowerBound)
        moved.indentFirst(by: old)
        return moved.indented(by: indentation, insteadOf: old)
    }

    /// As visible as the member was; an expression needs to be seen by its file only.
    private var access: String {
        let modifiers = target.expression == nil
            ? target.member.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? [] : []
        let level = modifiers.first { $0.detail == nil && ["private", "fileprivate", "public", "package"].contains($0.name.text) }?.name.text
            ?? (target.expression == nil ? nil : "private")
        let isNested = view.name.contains(".")
        // An extension cannot reach a type that is private to another one.
        if level == "private", isNested { return "fileprivate " }
        return level.map { $0 + " " } ?? ""
    }

    private var availability: [String] {
        let own = target.expression == nil ? target.member.asProtocol((any WithAttributesSyntax).self)?.attributes : nil
        return [view.structure.attributes, own ?? []].flatMap(\.all)
            .filter { $0.attributeName.lastName == "available" }.map(\.trimmedDescription)
    }

    // MARK: Generics

    /// The generic parameters of the view that the inputs mention.
    private var mentioned: [GenericParameterSyntax] {
        guard let clause = view.structure.genericParameterClause else { return [] }
        let words = Set(inputs.flatMap { $0.type.split { !($0.isLetter || $0.isNumber || $0 == "_") } }.map(String.init))
        return clause.parameters.filter { words.contains($0.name.text) }
    }

    private var generics: String {
        let parameters = mentioned
        if parameters.isEmpty { return "" }
        return "<" + parameters.map { $0.with(\.trailingComma, nil).trimmedDescription }.joined(separator: ", ") + ">"
    }

    private var constraints: String {
        guard !mentioned.isEmpty, let clause = view.structure.genericWhereClause else { return "" }
        let names = Set(mentioned.map(\.name.text))
        let kept = clause.requirements.filter { requirement in
            let words = requirement.requirement.trimmedDescription.split { !($0.isLetter || $0.isNumber || $0 == "_") }
            return words.contains { names.contains(String($0)) }
        }
        return kept.isEmpty ? "" : " where " + kept.map { $0.with(\.trailingComma, nil).trimmedDescription }.joined(separator: ", ")
    }
}
