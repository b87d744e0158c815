import SwiftSyntax

final class TypeAliasDecl {
    let name: String
    let syntax: TypeAliasDeclSyntax
    let context: DeclContext
    var genericParameters: [Archetype] = []
    var type: Type?
    var isBeingResolved = false
    init(name: String, syntax: TypeAliasDeclSyntax, context: DeclContext) {
        self.name = name
        self.syntax = syntax
        self.context = context
    }
}

/// Where a declaration stands: which names of types are visible, and what is known of its generic parameters.
final class DeclContext {
    let parent: DeclContext?
    let file: SourceFile
    /// The type whose body or extension this is.
    let nominal: NominalDecl?
    /// What `Self` is here.
    var selfType: Type?
    var genericParameters: [String: Type] = [:]
    var requirements: [GenericRequirement] = []
    /// Types that a body declares.
    var localTypes: [String: NominalDecl] = [:]
    var localAliases: [String: TypeAliasDecl] = [:]
    /// Set once the where clause of an extension or the constraints of a type were read.
    var pendingRequirements: (() -> Void)?

    init(parent: DeclContext?, file: SourceFile, nominal: NominalDecl? = nil) {
        self.parent = parent
        self.file = file
        self.nominal = nominal
        self.selfType = parent?.selfType
    }

    var isInterface: Bool { file.isInterface }

    /// Its own requirements and those of the contexts around it.
    var allRequirements: [GenericRequirement] {
        pendingRequirements?()
        return requirements + (parent?.allRequirements ?? [])
    }
}

final class AssociatedTypeDecl {
    let name: String
    let owner: NominalDecl
    let syntax: AssociatedTypeDeclSyntax
    let context: DeclContext
    init(name: String, owner: NominalDecl, syntax: AssociatedTypeDeclSyntax, context: DeclContext) {
        self.name = name
        self.owner = owner
        self.syntax = syntax
        self.context = context
    }
}
