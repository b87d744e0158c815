import SwiftDiagnostics
import SwiftSyntax

/// What can be done about a message of the expansion, in words.
enum ExpansionFixIt: FixItMessage {
    case skip(property: String)
    case wrap(property: String)
    case removeAttribute(String)
    case removeConformance
    case makeEquatable(type: String)
    case makeFilePrivate
    case compareOnMainActor
    case makeSendable(parameter: String)

    var message: String {
        switch self {
        case .skip(let property): "add `@SkipEquatable`, so that `==` leaves `\(property)` out"
        case .wrap(let property): "wrap it in `@ComparedByID`: who gives `\(property)` gives an id with it, which `==` compares"
        case .removeAttribute(let name): "remove `@\(name)`"
        case .removeConformance: "remove `Equatable`, which `@Equatable` declares"
        case .makeEquatable(let type): "declare `\(type)` to be Equatable"
        case .makeFilePrivate: "make it `fileprivate`"
        case .compareOnMainActor: "write `@Equatable(isolation: .main)`, so that `==` is called on the main actor only"
        case .makeSendable(let parameter): "let `\(parameter)` be Sendable"
        }
    }

    var fixItID: MessageID {
        let id = switch self {
        case .skip: "skip"
        case .wrap: "wrap"
        case .removeAttribute: "removeAttribute"
        case .removeConformance: "removeConformance"
        case .makeEquatable: "makeEquatable"
        case .makeFilePrivate: "makeFilePrivate"
        case .compareOnMainActor: "compareOnMainActor"
        case .makeSendable: "makeSendable"
        }
        return MessageID(domain: "EquatableExpansion", id: id)
    }
}

extension FixIt {
    static func removeConformance(_ inherited: InheritedTypeSyntax, from structure: StructDeclSyntax) -> FixIt {
        var structure = structure
        let original = structure
        if let clause = structure.inheritanceClause {
            var types = clause.inheritedTypes.filter { $0.id != inherited.id }
            if types.isEmpty {
                structure.inheritanceClause = nil
                if structure.genericParameterClause == nil { structure.name.trailingTrivia = clause.trailingTrivia }
            } else {
                if var last = types.last, last.trailingComma != nil {
                    last.trailingComma = nil
                    last.trailingTrivia = clause.trailingTrivia
                    types = InheritedTypeListSyntax(types.dropLast() + [last])
                }
                structure.inheritanceClause?.inheritedTypes = types
            }
        }
        return FixIt(
            message: ExpansionFixIt.removeConformance,
            changes: [.replace(oldNode: Syntax(original), newNode: Syntax(structure))])
    }

    /// Adds `Equatable` to what a struct or enum inherits from.
    static func makingEquatable(_ declaration: DeclSyntax) -> FixIt {
        var replacement = declaration
        if let type = declaration.as(StructDeclSyntax.self) { replacement = DeclSyntax(addingEquatable(to: type)) }
        if let type = declaration.as(EnumDeclSyntax.self) { replacement = DeclSyntax(addingEquatable(to: type)) }
        let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
        return FixIt(
            message: ExpansionFixIt.makeEquatable(type: name),
            changes: [.replace(oldNode: Syntax(declaration), newNode: Syntax(replacement))])
    }

    private static func addingEquatable<Group: DeclGroupSyntax & NamedDeclSyntax>(to declaration: Group) -> Group {
        var declaration = declaration
        var equatable = InheritedTypeSyntax(type: IdentifierTypeSyntax(name: .identifier("Equatable")))
        if var clause = declaration.inheritanceClause, var last = clause.inheritedTypes.last {
            equatable.trailingTrivia = last.trailingTrivia
            last.trailingTrivia = []
            last.trailingComma = .commaToken(trailingTrivia: .space)
            clause.inheritedTypes = InheritedTypeListSyntax(clause.inheritedTypes.dropLast() + [last, equatable])
            declaration.inheritanceClause = clause
        } else {
            equatable.trailingTrivia = declaration.name.trailingTrivia
            declaration.name.trailingTrivia = []
            declaration.inheritanceClause = InheritanceClauseSyntax(
                colon: .colonToken(trailingTrivia: .space), inheritedTypes: [equatable])
        }
        return declaration
    }
}

extension [FixIt] {
    /// Puts `@SkipEquatable` in front of a property. Not for `let a: Int, f: () -> Void`: an attached macro
    /// must have a declaration to itself.
    static func skipping(_ property: StoredProperty) -> [FixIt] {
        let declaration = property.declaration
        guard declaration.bindings.count == 1 else { return [] }
        var marked = declaration
        marked.leadingTrivia = []
        let attribute = AttributeSyntax(
            leadingTrivia: declaration.leadingTrivia,
            attributeName: IdentifierTypeSyntax(name: .identifier("SkipEquatable")), trailingTrivia: .space)
        marked.attributes = [.attribute(attribute)] + marked.attributes
        return [
            FixIt(
                message: ExpansionFixIt.skip(property: property.name),
                changes: [.replace(oldNode: Syntax(declaration), newNode: Syntax(marked))])
        ]
    }

    /// Turns `let f: () -> Void` into `@ComparedByID var f: () -> Void`. Not where a wrapper or a result builder
    /// stands already, nor where a value is given, which would need an id.
    static func wrapping(_ property: StoredProperty, isOnMainActor: Bool, in scope: TypeScope) -> [FixIt] {
        let declaration = property.declaration
        guard let binding = declaration.bindings.first, declaration.bindings.count == 1, declaration.attributes.isEmpty,
            !property.isLazy, binding.initializer == nil, let annotation = binding.typeAnnotation
        else { return [] }
        var wrapped = declaration
        wrapped.leadingTrivia = []
        let attribute = AttributeSyntax(
            leadingTrivia: declaration.leadingTrivia,
            attributeName: IdentifierTypeSyntax(name: .identifier("ComparedByID")), trailingTrivia: .space)
        wrapped.attributes = [.attribute(attribute)]
        wrapped.bindingSpecifier.tokenKind = .keyword(.var)
        // `==` may be called anywhere, so what it reads of a view must be free to be sent there.
        if isOnMainActor {
            let type = annotation.type.onMainActor
            guard Sendability(in: scope).obstacle(in: type) == nil else { return [] }
            wrapped.bindings = [binding.with(\.typeAnnotation, annotation.with(\.type, type))]
        }
        return [
            FixIt(
                message: ExpansionFixIt.wrap(property: property.name),
                changes: [.replace(oldNode: Syntax(declaration), newNode: Syntax(wrapped))])
        ]
    }

    /// `fileprivate` for a struct's own `private`.
    static func makingFilePrivate(_ structure: StructDeclSyntax) -> [FixIt] {
        guard let modifier = structure.modifiers.first(where: { $0.name.text == "private" }) else { return [] }
        var replacement = modifier
        replacement.name = modifier.name.with(\.tokenKind, .keyword(.fileprivate))
        return [
            FixIt(
                message: ExpansionFixIt.makeFilePrivate,
                changes: [.replace(oldNode: Syntax(modifier), newNode: Syntax(replacement))])
        ]
    }

    /// Takes an attribute away; nothing when there is none or it stands under `#if`.
    static func removing(_ attribute: AttributeSyntax?) -> [FixIt] {
        guard let attribute, let list = attribute.parent?.as(AttributeListSyntax.self), let owner = list.parent,
            let declaration = owner.asProtocol((any WithAttributesSyntax).self)
        else { return [] }
        let remaining = list.filter { $0.id != attribute.id }
        var replacement = declaration
        replacement.attributes = remaining
        if list.first?.id == attribute.id { replacement.leadingTrivia = attribute.leadingTrivia }
        let name = attribute.attributeName.nameParts.last ?? ""
        return [
            FixIt(
                message: ExpansionFixIt.removeAttribute(name),
                changes: [.replace(oldNode: Syntax(declaration), newNode: Syntax(replacement))])
        ]
    }
}

extension TypeSyntax {
    /// A closure's type, also an optional one, with `@MainActor` before it; any other type as it is.
    fileprivate var onMainActor: TypeSyntax {
        if let function = self.as(FunctionTypeSyntax.self) {
            let actor = AttributeSyntax(attributeName: IdentifierTypeSyntax(name: .identifier("MainActor")), trailingTrivia: .space)
            return TypeSyntax(
                AttributedTypeSyntax(
                    leadingTrivia: function.leadingTrivia, specifiers: [], attributes: [.attribute(actor)],
                    baseType: function.with(\.leadingTrivia, [])))
        }
        if let optional = self.as(OptionalTypeSyntax.self) {
            return TypeSyntax(optional.with(\.wrappedType, optional.wrappedType.onMainActor))
        }
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return TypeSyntax(tuple.with(\.elements, [only.with(\.type, only.type.onMainActor)]))
        }
        return self
    }
}
