import SwiftSyntax

/// `private`: seen inside the type that declares it and inside that type's extensions. All files of a session count as
/// one, so that everything else is seen everywhere.
extension Checker {
    /// Whether private members of `owner` may be named where the body at hand stands.
    func seesPrivateMembers(of owner: NominalDecl) -> Bool {
        guard let current else { return true }
        var context: DeclContext? = current.declContext
        while let inner = context {
            if inner.nominal === owner { return true }
            context = inner.parent
        }
        return false
    }

    func isHidden(_ variable: VariableDecl) -> Bool {
        let declared = variable.storageOf ?? variable.projectionOf ?? variable
        guard declared.access == .private, let owner = declared.owner else { return false }
        return !seesPrivateMembers(of: owner)
    }

    func isHidden(_ function: FunctionDecl) -> Bool {
        guard function.isPrivate || function.subscriptOf?.isPrivate == true, let owner = function.owner else { return false }
        return !seesPrivateMembers(of: owner)
    }

    func reportHidden(_ name: String, at position: SourcePosition) {
        report("'\(name)' is inaccessible due to 'private' protection level", at: position)
    }

    /// Whether only the type itself may use its memberwise initialiser: it takes a private property.
    func takesPrivateProperty(_ decl: NominalDecl) -> Bool {
        ownStoredProperties(of: decl).contains { property in
            if property.isLazySlot || property.isLet && hasDefault(property) { return false }
            if property.storageOf != nil, hasDefault(property) { return false }
            return (property.storageOf ?? property).access == .private
        }
    }
}

/// What `private` says of a property.
enum Access {
    case open
    /// `private(set)`
    case privateSetter
    case `private`

    init(_ modifiers: DeclModifierListSyntax) {
        self = .open
        for modifier in modifiers where modifier.name.text == "private" {
            self = modifier.detail == nil ? .private : .privateSetter
        }
    }
}
