import SwiftDiagnostics
import SwiftSyntax

/// Finds what an `==` that may be called anywhere could not read: a property of a view belongs to the main actor, unless its
/// values may be sent to another. Of a generic parameter nothing says that they may, and of a class it is known that they may not.
enum IsolationCheck {
    static func diagnostics(
        for properties: [StoredProperty], of structure: StructDeclSyntax, attribute: AttributeSyntax?, in scope: TypeScope
    ) -> [Diagnostic] {
        guard Isolation(attribute) == .none else { return [] }
        // A protocol that is isolated lets the compiler warn; an attribute makes it an error.
        let isOwn = structure.attributes.first(named: "MainActor") != nil
        guard isOwn || structure.inheritedNames.contains("View") else { return [] }
        let sendability = Sendability(in: scope)
        return properties.compactMap { property in
            guard property.role == .compared else { return nil }
            let wrapper = property.otherWrappers.first.flatMap { scope.nominal($0) == nil ? nil : TypeSyntax(IdentifierTypeSyntax(name: .identifier($0))) }
            let parameter = property.isComparedByID || property.isUncountedReference
                ? nil : property.type?.mentioned(of: scope.unsendableParameters)
            guard let parameter = parameter ?? wrapper.flatMap({ sendability.obstacle(in: $0) }) ?? property.type.flatMap({ sendability.obstacle(in: $0) })
            else { return nil }
            return Diagnostic(
                node: property.token,
                message: ExpansionMessage.isolated(property: property.name, parameter: parameter, isError: isOwn),
                fixIts: .comparingOnMainActor(attribute) + .makingSendable(parameter, of: structure))
        }
    }
}

extension [FixIt] {
    /// `@Equatable(isolation: .main)`.
    fileprivate static func comparingOnMainActor(_ attribute: AttributeSyntax?) -> [FixIt] {
        guard let attribute, attribute.arguments == nil else { return [] }
        var isolated = attribute
        let argument = LabeledExprSyntax(
            label: .identifier("isolation"), colon: .colonToken(trailingTrivia: .space),
            expression: MemberAccessExprSyntax(declName: DeclReferenceExprSyntax(baseName: .identifier("main"))))
        isolated.attributeName.trailingTrivia = []
        isolated.leftParen = .leftParenToken()
        isolated.arguments = .argumentList([argument])
        isolated.rightParen = .rightParenToken(trailingTrivia: attribute.trailingTrivia)
        return [
            FixIt(
                message: ExpansionFixIt.compareOnMainActor,
                changes: [.replace(oldNode: Syntax(attribute), newNode: Syntax(isolated))])
        ]
    }

    /// `Content: View & Sendable`, where the parameter is the struct's own.
    fileprivate static func makingSendable(_ name: String, of structure: StructDeclSyntax) -> [FixIt] {
        guard let parameter = structure.genericParameterClause?.parameters.first(where: { $0.name.text == name }) else { return [] }
        var sendable = parameter
        let constraint = IdentifierTypeSyntax(name: .identifier("Sendable"))
        if let type = parameter.inheritedType {
            let text = "\(type.trimmedDescription) & Sendable"
            sendable.inheritedType = TypeSyntax(IdentifierTypeSyntax(name: .identifier(text)))
        } else {
            sendable.name.trailingTrivia = []
            sendable.colon = .colonToken(trailingTrivia: .space)
            sendable.inheritedType = TypeSyntax(constraint)
        }
        return [
            FixIt(
                message: ExpansionFixIt.makeSendable(parameter: name),
                changes: [.replace(oldNode: Syntax(parameter), newNode: Syntax(sendable))])
        ]
    }
}
