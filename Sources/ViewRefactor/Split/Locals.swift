import SwiftSyntax
import ViewSyntax

/// A name that a function or closure around some code declares.
struct LocalName {
    enum Kind {
        /// A value of a type; nil when the type is not known.
        case value(String?)
        /// `$item` of a `ForEach` over bindings.
        case binding(String?)
        case function
        case inOut
        case variable(String?)
        /// `@Bindable var model = model`.
        case bindable(String?)
    }

    let name: String
    let kind: Kind
}

/// Finds what the code around an expression declares, up to the member that it is in.
struct Locals {
    private(set) var names: [String: LocalName] = [:]
    private let view: String
    private let types: ProgramTypes

    init(around code: Syntax, in member: DeclSyntax, of view: String, _ types: ProgramTypes) {
        self.view = view
        self.types = types
        var chain: [Syntax] = []
        var node = code
        while let parent = node.parent, node.id != Syntax(member).id {
            chain.append(parent)
            node = parent
        }
        // From the outside in: an inner name hides an outer one.
        for (outer, child) in zip(chain.reversed(), chain.reversed().dropFirst() + [code]) { add(outer, before: child) }
    }

    private mutating func add(_ node: Syntax, before child: Syntax) {
        if let function = node.as(FunctionDeclSyntax.self) {
            for parameter in function.signature.parameterClause.parameters { add(parameter) }
        } else if let closure = node.as(ClosureExprSyntax.self) {
            add(closure)
        } else if let list = node.as(CodeBlockItemListSyntax.self) {
            for item in list where item.position < child.position && item.id != child.id { add(item) }
        } else if let branch = node.as(IfExprSyntax.self), child.id != branch.elseBody.map({ Syntax($0).id }) {
            add(branch.conditions)
        } else if let label = node.as(SwitchCaseSyntax.self)?.label {
            for name in PatternNames.names(in: label) { set(name, .value(nil)) }
        } else if let loop = node.as(ForStmtSyntax.self) {
            for name in PatternNames.names(in: loop.pattern) { set(name, .value(nil)) }
        }
    }

    private mutating func set(_ name: String, _ kind: LocalName.Kind) { names[name] = LocalName(name: name, kind: kind) }

    private mutating func add(_ parameter: FunctionParameterSyntax) {
        let name = (parameter.secondName ?? parameter.firstName).plainText
        let isInOut = parameter.type.as(AttributedTypeSyntax.self)?.specifiers.contains {
            $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
        } ?? false
        set(name, isInOut ? .inOut : .value(parameter.type.trimmedDescription))
    }

    private mutating func add(_ item: CodeBlockItemSyntax) {
        if let function = item.item.as(FunctionDeclSyntax.self) {
            set(function.name.text, .function)
        } else if let variable = item.item.as(VariableDeclSyntax.self) {
            for binding in variable.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
                    for name in PatternNames.names(in: binding.pattern) { set(name, .value(nil)) }
                    continue
                }
                let type = binding.typeAnnotation?.type.trimmedDescription ?? binding.initializer.flatMap { inferredType(of: $0.value) }
                let isLet = variable.bindingSpecifier.tokenKind == .keyword(.let)
                let isBindable = variable.attributes.names == ["Bindable"]
                set(name, isBindable ? .bindable(type) : isLet ? .value(type) : .variable(type))
            }
        } else if let check = item.item.as(GuardStmtSyntax.self) {
            add(check.conditions)
        }
    }

    private mutating func add(_ conditions: ConditionElementListSyntax) {
        for condition in conditions {
            guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            else {
                for name in PatternNames.names(in: condition) { set(name, .value(nil)) }
                continue
            }
            let optional = binding.typeAnnotation.map { $0.type.trimmedDescription + "?" }
                ?? inferredType(of: binding.initializer?.value ?? ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name))))
            set(name, .value(optional.flatMap { $0.hasSuffix("?") ? String($0.dropLast()) : nil }))
        }
    }

    private mutating func add(_ closure: ClosureExprSyntax) {
        guard let signature = closure.signature else { return }
        var parameters: [(name: String, type: String?)] = []
        switch signature.parameterClause {
        case .simpleInput(let list): parameters = list.map { ($0.name.plainText, nil) }
        case .parameterClause(let clause):
            parameters = clause.parameters.map { (($0.secondName ?? $0.firstName).plainText, $0.type?.trimmedDescription) }
        case nil: break
        }
        for (index, parameter) in parameters.enumerated() where parameter.name != "_" {
            let type = parameter.type ?? (index == 0 ? parameterType(of: closure) : nil)
                ?? (parameters.count == 2 ? numberedTypes(of: closure).map { index == 0 ? $0.number : $0.element } : nil)
            if parameter.name.first == "$" {
                set(String(parameter.name.dropFirst()), .binding(type))
            } else {
                set(parameter.name, .value(type))
            }
        }
    }

    /// The type of the first parameter of a closure, by the view that it is given to.
    private func parameterType(of closure: ClosureExprSyntax) -> String? {
        guard let (call, label) = closure.use, label == nil || label == "content" || label == "rowContent" else { return nil }
        switch call.calleeName {
        case "GeometryReader": return "GeometryProxy"
        case "ScrollViewReader": return "ScrollViewProxy"
        case "ForEach", "List":
            guard let data = call.arguments.first, data.label == nil else { return nil }
            return elementType(of: data.expression.bare)
        default: return nil
        }
    }

    /// The types of `index` and `item` of a `ForEach(Array(items.enumerated()), …)`.
    private func numberedTypes(of closure: ClosureExprSyntax) -> (number: String, element: String)? {
        guard let (call, label) = closure.use, label == nil || label == "content", call.calleeName == "ForEach",
            let data = call.arguments.first, data.label == nil, let numbered = data.expression.bare.as(FunctionCallExprSyntax.self)
        else { return nil }
        let isArray = numbered.calledExpression.plainName == "Array" && numbered.arguments.count == 1
        let inner = isArray ? numbered.arguments.first?.expression.bare.as(FunctionCallExprSyntax.self) : numbered
        guard let inner, inner.calleeName == "enumerated", let items = inner.receiver?.bare else { return nil }
        return elementType(of: items).map { ("Int", $0) }
    }

    private func elementType(of data: ExprSyntax) -> String? {
        if let sequence = data.as(SequenceExprSyntax.self), sequence.elements.contains(where: { ["..<", "..."].contains($0.trimmedDescription) }) {
            return "Int"
        }
        if let member = data.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "indices" { return "Int" }
        if let call = data.as(FunctionCallExprSyntax.self) {
            // These have the elements of what they are called on, whatever the collection is called.
            if let receiver = call.receiver, Self.keepingElements.contains(call.calleeName ?? "") { return elementType(of: receiver.bare) }
            if call.calledExpression.plainName == "Array", call.arguments.count == 1, let only = call.arguments.first, only.label == nil {
                return elementType(of: only.expression.bare)
            }
        }
        guard let type = inferredType(of: data).map({ types.resolved($0, inside: view) }), type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") else { return nil }
        return String(type.dropFirst().dropLast())
    }

    private static let keepingElements: Set<String> = [
        "dropFirst", "dropLast", "filter", "prefix", "reversed", "shuffled", "sorted", "suffix",
    ]

    private func inferredType(of expression: ExprSyntax) -> String? {
        TypeInference(types: types, inside: view, locals: names).type(of: expression)
    }
}

/// The names that patterns in some syntax bind.
private final class PatternNames: SyntaxVisitor {
    private var found: [String] = []

    static func names(in node: some SyntaxProtocol) -> [String] {
        let visitor = PatternNames(viewMode: .sourceAccurate)
        visitor.walk(node)
        return visitor.found
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        found.append(node.identifier.text)
        return .skipChildren
    }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
