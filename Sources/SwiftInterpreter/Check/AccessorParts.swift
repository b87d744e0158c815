import SwiftSyntax

/// What an accessor block holds.
struct AccessorParts {
    /// A code block (`var x: T { … }`) or an accessor.
    var getter: Syntax?
    var setter: Syntax?
    var willSetObserver: AccessorDeclSyntax?
    var didSetObserver: AccessorDeclSyntax?
    var hasGetterBody = false
    var hasSetterBody = false
    var isComputed = false
    /// `{ get set }` without bodies.
    var isSettableRequirement = false
    var isSetterNonmutating = false
    var isGetterMutating = false
    /// An accessor block without any body, as interfaces have it for natives: `{ get }`, `{ get set }`.
    var isBodylessInterface = false
    var hasObservers: Bool { willSetObserver != nil || didSetObserver != nil }
}

func accessorParts(of block: AccessorBlockSyntax?) -> AccessorParts {
    var parts = AccessorParts()
    guard let block else { return parts }
    switch block.accessors {
    case .getter:
        parts.getter = Syntax(block)
        parts.hasGetterBody = true
        parts.isComputed = true
    case .accessors(let accessors):
        for accessor in accessors {
            let modifier = accessor.modifier?.name.text
            switch accessor.accessorSpecifier.text {
            // These do the same in another way: the plain ones beside them are enough.
            case "_read" where parts.hasGetterBody, "_modify" where parts.hasSetterBody: break
            case "get", "_read":
                parts.getter = Syntax(accessor)
                parts.hasGetterBody = accessor.body != nil
                parts.isGetterMutating = modifier == "mutating"
                parts.isComputed = accessor.body != nil || parts.isComputed
                if accessor.body == nil { parts.isBodylessInterface = true }
            case "set", "_modify":
                if accessor.body != nil {
                    parts.setter = Syntax(accessor)
                    parts.hasSetterBody = true
                } else {
                    parts.isSettableRequirement = true
                }
                parts.isSetterNonmutating = modifier == "nonmutating"
            case "willSet": parts.willSetObserver = accessor
            case "didSet": parts.didSetObserver = accessor
            default: break
            }
        }
    }
    return parts
}
