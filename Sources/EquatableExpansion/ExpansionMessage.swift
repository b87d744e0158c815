import SwiftDiagnostics
import SwiftSyntax

/// All that the expansion has to say, in words.
enum ExpansionMessage: DiagnosticMessage {
    case notAStruct(kind: String, name: String)
    case localType(type: String)
    /// `suppressed` is `~Copyable` or `~Escapable`.
    case suppressing(type: String, suppressed: String)
    case repeated(type: String)
    case privateType(type: String)
    case alreadyEquatable(type: String)
    case equatableByExtension(type: String)
    case ownEquality(type: String)
    case closure(property: String, type: String?)
    case existential(property: String, type: String)
    case wrappedTuple(property: String, type: String)
    case notEquatable(property: String, type: String)
    case lazy(property: String)
    case conditional(property: String, parameter: String)
    case isolated(property: String, parameter: String, isError: Bool)
    case uselessSkip(name: String, reason: StoredMembers.UselessSkip.Reason)
    case plainBytes(type: String)
    case wrapperElsewhere(property: String, wrapper: String)
    case storingWrapper(property: String, wrapper: String)
    case doubtfulQuery(property: String)
    case conditionalHash(type: String)
    case skipWithoutEquatable(type: String?)

    var message: String {
        switch self {
        case .notAStruct(let kind, let name):
            "`@Equatable` compares the stored properties of a struct; `\(name)` is \(kind)"
        case .localType(let type):
            "`@Equatable` needs a type that can be extended; `\(type)` is declared inside a function"
        case .suppressing(let type, "~Escapable"):
            "`@Equatable` needs a type whose values can be kept; `\(type)` is `~Escapable`"
        case .suppressing(let type, let suppressed):
            "`@Equatable` needs a type that can be copied; `\(type)` is `\(suppressed)`"
        case .repeated(let type):
            "`\(type)` is marked `@Equatable` twice"
        case .privateType(let type):
            "`@Equatable` needs a type that can be extended; `\(type)` is private to the type around it"
        case .alreadyEquatable(let type):
            "`\(type)` names `Equatable` itself, and `@Equatable` would declare it again"
        case .equatableByExtension(let type):
            "an extension already makes `\(type)` Equatable"
        case .ownEquality(let type):
            "`\(type)` has an `==` of its own, and `@Equatable` would write another"
        case .closure(let property, nil):
            "`\(property)` is a closure, and closures cannot be compared"
        case .closure(let property, let type?):
            "`\(property)` holds a closure (`\(type)`), and closures cannot be compared"
        case .existential(let property, let type):
            "`\(property)` may hold a value of any type (`\(type)`), which `==` cannot compare"
        case .wrappedTuple(let property, let type):
            "`\(property)` holds a tuple (`\(type)`), and tuples are not Equatable; a struct can be"
        case .notEquatable(let property, let type):
            "`\(property)` cannot be compared: `\(type)` is not Equatable"
        case .lazy(let property):
            "`\(property)` is lazy, and `==` cannot read it without changing the value"
        case .conditional(let property, let parameter):
            "because of `\(property)` the type is Equatable only where `\(parameter)` is"
        case .isolated(let property, let parameter, _):
            "`\(property)` belongs to the main actor, and `==` may be called elsewhere: nothing says that `\(parameter)` is Sendable"
        case .uselessSkip(let name, let reason):
            "`@SkipEquatable` has no effect: `\(name)` \(reason.words)"
        case .plainBytes(let type):
            "`\(type)` holds plain bytes only: SwiftUI compares those, and calls `==` only for `.equatable()`"
        case .wrapperElsewhere(let property, let wrapper):
            "`@\(wrapper)` is not declared in this file: of `\(property)` the wrapped value alone is compared"
        case .storingWrapper(let property, let wrapper):
            "of `\(property)` the wrapped value alone would be compared, and `@\(wrapper)` stores more"
        case .doubtfulQuery(let property):
            "`@Query` is taken for SwiftData's, which this file does not import, and `\(property)` is not compared: write "
                + "`@SwiftData.Query`, or the name of the module that declares it"
        case .conditionalHash(let type):
            "an extension makes `\(type)` Hashable under a condition: give it a `hash(into:)` that leaves out what `==` leaves out"
        case .skipWithoutEquatable(let type?):
            "`@SkipEquatable` has no effect: `\(type)` is not marked `@Equatable`"
        case .skipWithoutEquatable(nil):
            "`@SkipEquatable` has no effect: it is for properties of a type that is marked `@Equatable`"
        }
    }

    var severity: DiagnosticSeverity {
        switch self {
        case .uselessSkip, .isolated(_, _, isError: false), .wrapperElsewhere, .doubtfulQuery, .skipWithoutEquatable: .warning
        case .conditional, .plainBytes: .note
        default: .error
        }
    }

    var diagnosticID: MessageID {
        let id = switch self {
        case .notAStruct: "notAStruct"
        case .localType: "localType"
        case .suppressing: "suppressing"
        case .repeated: "repeated"
        case .privateType: "privateType"
        case .alreadyEquatable: "alreadyEquatable"
        case .equatableByExtension: "equatableByExtension"
        case .ownEquality: "ownEquality"
        case .closure: "closure"
        case .existential: "existential"
        case .wrappedTuple: "wrappedTuple"
        case .notEquatable: "notEquatable"
        case .lazy: "lazy"
        case .conditional: "conditional"
        case .isolated: "isolated"
        case .uselessSkip: "uselessSkip"
        case .plainBytes: "plainBytes"
        case .wrapperElsewhere: "wrapperElsewhere"
        case .storingWrapper: "storingWrapper"
        case .doubtfulQuery: "doubtfulQuery"
        case .conditionalHash: "conditionalHash"
        case .skipWithoutEquatable: "skipWithoutEquatable"
        }
        return MessageID(domain: "EquatableExpansion", id: id)
    }
}

extension StoredMembers.UselessSkip.Reason {
    fileprivate var words: String {
        switch self {
        case .computed: "is computed and never compared"
        case .isStatic: "belongs to the type, not to its values"
        case .constant: "is a constant that has its value here, and constants are never compared"
        case .dynamicProperty(let wrapper): "is a `@\(wrapper)`, which is never compared"
        case .notAProperty: "is not a stored property"
        case .conditional: "is compared where the condition around it does not hold, and so it is everywhere"
        }
    }
}

extension Diagnostic {
    static func notAStruct(_ declaration: DeclSyntax, attribute: AttributeSyntax?) -> Diagnostic {
        let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name
        let kind = switch declaration.kind {
        case .classDecl: "a class"
        case .enumDecl: "an enum"
        case .actorDecl: "an actor"
        case .protocolDecl: "a protocol"
        case .extensionDecl: "an extension"
        default: "not a type"
        }
        let extended = declaration.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        return Diagnostic(
            node: attribute.map(Syntax.init) ?? name.map(Syntax.init) ?? Syntax(declaration),
            message: ExpansionMessage.notAStruct(kind: kind, name: name?.text ?? extended ?? "this"),
            fixIts: .removing(attribute))
    }

    static func uselessSkip(_ skip: StoredMembers.UselessSkip) -> Diagnostic {
        Diagnostic(
            node: skip.attribute, message: ExpansionMessage.uselessSkip(name: skip.name, reason: skip.reason),
            fixIts: .removing(skip.attribute))
    }
}
