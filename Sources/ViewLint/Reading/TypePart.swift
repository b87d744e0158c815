import SwiftSyntax
import ViewSyntax

/// A declaration or an extension of a type in one file.
struct TypePart {
    enum Kind: Sendable { case structure, other, reference, `extension` }

    /// With the enclosing types.
    let name: String
    let kind: Kind
    /// Where to point at for the type as a whole.
    let nameNode: Syntax
    let inherited: [String]
    let attributes: [String]
    /// Not visible outside its file.
    let isFilePrivate: Bool
    /// Has generic parameters of its own.
    let isGeneric: Bool
    var properties: [Property] = []
    var members: [Member] = []
    /// The types of what the cases of an enum carry.
    var payloads: [TypeSyntax] = []

    /// A stored property.
    struct Property {
        let name: String
        let token: TokenSyntax
        let declaration: VariableDeclSyntax
        let type: TypeSyntax?
        let initialValue: ExprSyntax?
        let isStatic: Bool

        var isPrivate: Bool { declaration.modifiers.contains(.private) || declaration.modifiers.contains(.fileprivate) }
        var isLet: Bool { declaration.bindingSpecifier.tokenKind == .keyword(.let) }
        /// The names of its attributes: `State`, `SkipEquatable`.
        var attributes: [String] { declaration.attributes.names }
    }

    /// A computed property, a function or an initialiser.
    struct Member {
        enum Kind { case property, function, initializer }

        let name: String
        let kind: Kind
        /// Gives views, as far as its declaration says.
        let buildsViews: Bool
        /// An initialiser that takes values of several types.
        var isGeneric = false
        let contents: MemberContents
    }
}

/// What is in the code of a member.
struct MemberContents {
    struct Reference {
        let name: String
        /// The member that is read of it, if one is: `title` of `item.title`.
        let field: String?
        /// Runs when the body runs, not on an event.
        let isEvaluated: Bool
        /// The name itself is called: `add` of `add(1)`.
        let isCalled: Bool
        /// The local constant that is a copy of it: `user` of `let user = model`.
        var copy: String?
        /// More is done than to read a value: a method is called, or what can be changed is handed on.
        var mayChange = false
        var isArgument = false
    }
    struct Call {
        let node: FunctionCallExprSyntax
        let isEvaluated: Bool
    }

    struct Assignment {
        let name: String
        let value: ExprSyntax
        let isEvaluated: Bool
    }

    var references: [Reference] = []
    var assignments: [Assignment] = []
    var calls: [Call] = []
    /// Each `if` and `switch` that runs when the body runs.
    var branches: [ExprSyntax] = []
    /// How many closures compose views.
    var closures = 0

    /// What is said of a name, in the code itself or of a local copy.
    func references(to name: String) -> [Reference] {
        let own = references.filter { $0.name == name }
        let copies = Set(own.compactMap(\.copy)).subtracting([name])
        return own.filter { $0.copy == nil } + references.filter { copies.contains($0.name) }
    }
}

/// What one file declares.
struct FileReading {
    let parts: [TypePart]
    private let tree: SourceFileSyntax

    init(_ file: SourceFile) {
        tree = file.tree
        parts = file.tree.typeDeclarations(locals: true).compactMap(TypePart.init)
    }

    /// What the rest of the program needs to know of it.
    func facts(file: String) -> FileFacts {
        FileFacts(parts: parts.map { PartFacts($0, file: file) }, names: NameFacts.all(in: tree, file: file))
    }
}

extension TypePart {
    /// Nil for a protocol, which is no type that a view can be.
    init?(_ type: TypeDeclaration) {
        switch type.node.kind {
        case .structDecl: kind = .structure
        case .classDecl, .actorDecl: kind = .reference
        case .enumDecl: kind = .other
        case .extensionDecl: kind = .extension
        default: return nil
        }
        let named = type.node.asProtocol((any NamedDeclSyntax).self).map { Syntax($0.name) }
        guard let node = named ?? type.node.as(ExtensionDeclSyntax.self).map({ Syntax($0.extendedType) }) else { return nil }
        name = type.name
        nameNode = node
        inherited = type.group.inheritanceClause?.names ?? []
        attributes = type.group.attributes.names
        isFilePrivate = sequence(first: Syntax(type.node), next: \.parent).contains { around in
            let modifiers = around.asProtocol((any DeclGroupSyntax).self)?.modifiers
            return modifiers.map { $0.contains(.private) || $0.contains(.fileprivate) } ?? false
        }
        isGeneric = type.node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
        let declarations = type.group.memberBlock.members.declarations
        var viewMembers: Set<String> = []
        for declaration in declarations where Self.buildsViews(declaration) { viewMembers.formUnion(Self.names(of: declaration)) }
        for declaration in declarations { Self.add(declaration, to: &self, viewMembers: viewMembers) }
    }

    private static func names(of declaration: DeclSyntax) -> [String] {
        if let function = declaration.as(FunctionDeclSyntax.self) { return [function.name.text] }
        return declaration.as(VariableDeclSyntax.self)?.bindings.compactMap {
            $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        } ?? []
    }

    /// Whether a declaration says that it gives views.
    private static func buildsViews(_ declaration: DeclSyntax) -> Bool {
        let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes.names ?? []
        if attributes.contains(where: { $0.hasSuffix("Builder") }) {
            // A stored `@ViewBuilder` closure gives views as well.
            return true
        }
        let type = declaration.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
            ?? declaration.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
        guard let type = type?.unwrapped else { return false }
        if let opaque = type.as(SomeOrAnyTypeSyntax.self) {
            return ["View", "ToolbarContent", "CustomizableToolbarContent"].contains(opaque.constraint.lastName ?? "")
        }
        return type.lastName.map(plainViews.contains) ?? false
    }

    private static let plainViews: Set<String> = [
        "AnyView", "Button", "Color", "Divider", "EmptyView", "Form", "Group", "HStack", "Image", "Label", "List",
        "ScrollView", "Section", "Spacer", "Text", "VStack", "ZStack",
    ]

    private static func add(_ declaration: DeclSyntax, to part: inout TypePart, viewMembers: Set<String>) {
        let isBuilder = buildsViews(declaration)
        if let function = declaration.as(FunctionDeclSyntax.self) {
            guard let body = function.body else { return }
            part.members.append(
                .init(
                    name: function.name.text, kind: .function, buildsViews: isBuilder,
                    contents: MemberWalk.contents(of: body, viewMembers: viewMembers)))
        } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
            part.members.append(
                .init(
                    name: "init", kind: .initializer, buildsViews: false, isGeneric: initializer.takesSeveralTypes,
                    contents: MemberWalk.contents(of: initializer, viewMembers: viewMembers)))
        } else if let cases = declaration.as(EnumCaseDeclSyntax.self) {
            part.payloads += cases.elements.flatMap { $0.parameterClause?.parameters.map(\.type) ?? [] }
        } else if let variable = declaration.as(VariableDeclSyntax.self) {
            add(variable, isBuilder: isBuilder, to: &part, viewMembers: viewMembers)
        }
    }

    private static func add(
        _ variable: VariableDeclSyntax, isBuilder: Bool, to part: inout TypePart, viewMembers: Set<String>
    ) {
        let isStatic = variable.modifiers.contains(.static) || variable.modifiers.contains(.class)
        let bindings = Array(variable.bindings)
        for (index, binding) in bindings.enumerated() {
            guard let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
            let name = token.identifier?.name ?? token.text
            if binding.isComputed, let accessors = binding.accessorBlock {
                guard !isStatic else { continue }
                part.members.append(
                    .init(
                        name: name, kind: .property, buildsViews: isBuilder,
                        contents: MemberWalk.contents(of: accessors, viewMembers: viewMembers)))
                continue
            }
            let typed = bindings[index...].first { $0.typeAnnotation != nil || $0.initializer != nil }
            part.properties.append(
                .init(
                    name: name, token: token, declaration: variable, type: typed?.typeAnnotation?.type,
                    initialValue: binding.initializer?.value, isStatic: isStatic))
        }
    }
}

extension InitializerDeclSyntax {
    fileprivate var takesSeveralTypes: Bool {
        if genericParameterClause != nil { return true }
        return signature.parameterClause.parameters.contains { parameter in
            parameter.type.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) }
        }
    }
}
