import SwiftSyntax
import ViewSyntax

/// A view with what its file says of it, extensions included, and what other files add.
struct ViewDeclaration {
    /// With the enclosing types.
    let name: String
    let structure: StructDeclSyntax
    /// The declarations in the file, those of its extensions there included.
    let membersInFile: [DeclSyntax]
    let types: ProgramTypes

    init(named name: String, in text: SourceText, types: ProgramTypes) throws(RefactorError) {
        let (full, structure) = try text.structure(named: name)
        self.name = full
        self.structure = structure
        self.types = types
        let extensions = text.tree.statements.compactMap { $0.item.as(ExtensionDeclSyntax.self) }
            .filter { $0.extendedType.trimmedDescription == full }
        membersInFile = structure.memberBlock.members.declarations + extensions.flatMap(\.memberBlock.members.declarations)
    }

    func members(named name: String) -> [DeclSyntax] { membersInFile.filter { $0.names.contains(name) } }

    /// The names of the members that give views.
    var viewMembers: Set<String> {
        Set((types.type(name)?.members ?? []).filter(\.declaration.givesViews).map(\.name))
    }

    func member(_ name: String) -> ProgramTypes.Member? { types.type(self.name)?.member(name) }
}

extension DeclSyntax {
    /// What a member declares.
    var names: [String] {
        if let named = asProtocol((any NamedDeclSyntax).self) { return [named.name.plainText] }
        return self.as(VariableDeclSyntax.self)?.bindings.compactMap {
            guard let token = $0.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
            return token.plainText
        } ?? []
    }

    /// Whether a declaration says that it gives views.
    var givesViews: Bool {
        let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes.names ?? []
        if attributes.contains("ViewBuilder") { return true }
        let type = self.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
            ?? self.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
        guard let type = type?.unwrapped else { return false }
        if let opaque = type.as(SomeOrAnyTypeSyntax.self) { return opaque.constraint.lastName?.hasSuffix("View") ?? false }
        return type.lastName.map(Self.plainViews.contains) ?? false
    }

    /// Not `Color`, which is more often a value that is passed on.
    private static let plainViews: Set<String> = [
        "AnyView", "Button", "Divider", "EmptyView", "Form", "Group", "HStack", "Image", "Label", "List",
        "ScrollView", "Section", "Spacer", "Text", "VStack", "ZStack",
    ]

    /// The code of a computed property or a function.
    var viewCode: (statements: CodeBlockItemListSyntax, range: Range<Int>)? {
        if let body = self.as(FunctionDeclSyntax.self)?.body { return (body.statements, body.inside) }
        guard let variable = self.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let block = variable.bindings.first?.accessorBlock
        else { return nil }
        switch block.accessors {
        case .getter(let statements):
            return (statements, block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset..<block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
        case .accessors(let accessors):
            guard accessors.count == 1, let getter = accessors.first, getter.accessorSpecifier.text == "get",
                let body = getter.body
            else { return nil }
            return (body.statements, body.inside)
        }
    }
}

extension CodeBlockSyntax {
    /// What is between the braces, comments included.
    fileprivate var inside: Range<Int> {
        leftBrace.endPositionBeforeTrailingTrivia.utf8Offset..<rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    }
}

extension VariableDeclSyntax {
    /// The type of a stored closure, also an optional one.
    func closureType(of name: String) -> String? {
        for binding in bindings where binding.pattern.trimmedDescription == name {
            guard let type = binding.typeAnnotation?.type else { return nil }
            return type.unwrapped.is(FunctionTypeSyntax.self) ? type.trimmedDescription : nil
        }
        return nil
    }
}
