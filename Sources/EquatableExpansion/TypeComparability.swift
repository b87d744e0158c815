import SwiftSyntax

/// Whether values of a type can be compared with `==`, as far as the syntax tells.
enum TypeComparability {
    case comparable
    /// A closure, or something that holds one.
    case closure
    /// `any P`, `Any`: the values may be of different types.
    case existential
    /// A tuple inside an optional or a collection: tuples have an `==`, but are not Equatable.
    case wrappedTuple
    /// A type known not to be Equatable.
    case notEquatable

    init(of type: TypeSyntax, in scope: TypeScope) {
        self = Self.judge(type, in: scope, isWrapped: false, depth: 0)
    }

    /// Aliases that name each other do not compile; the limit only keeps us from following them forever.
    private static let deepest = 32

    private static func judge(
        _ type: TypeSyntax, in scope: TypeScope, isWrapped: Bool, depth: Int
    ) -> TypeComparability {
        func judge(_ type: TypeSyntax, isWrapped: Bool) -> TypeComparability {
            Self.judge(type, in: scope, isWrapped: isWrapped, depth: depth + 1)
        }
        func first(_ types: [TypeSyntax], isWrapped: Bool) -> TypeComparability {
            for type in types {
                let result = judge(type, isWrapped: isWrapped)
                if case .comparable = result { continue }
                return result
            }
            return .comparable
        }
        guard depth < deepest else { return .comparable }

        switch type.as(TypeSyntaxEnum.self) {
        case .functionType: return .closure
        case .attributedType(let attributed): return judge(attributed.baseType, isWrapped: isWrapped)
        case .optionalType(let optional):
            // There is an `==` for optional metatypes, and for no other type that holds them.
            return judge(optional.wrappedType, isWrapped: isWrapped || !optional.wrappedType.isMetatype)
        case .metatypeType: return isWrapped ? .notEquatable : .comparable
        case .implicitlyUnwrappedOptionalType(let optional): return judge(optional.wrappedType, isWrapped: true)
        case .arrayType(let array): return judge(array.element, isWrapped: true)
        case .inlineArrayType: return .notEquatable
        case .dictionaryType(let dictionary): return judge(dictionary.value, isWrapped: true)
        case .tupleType(let tuple):
            let elements = tuple.elements.map(\.type)
            if elements.contains(where: { $0.is(PackExpansionTypeSyntax.self) }) { return .wrappedTuple }
            if elements.count == 1 { return judge(elements[0], isWrapped: isWrapped) }
            let inside = first(elements, isWrapped: false)
            if case .comparable = inside, isWrapped { return .wrappedTuple }
            return inside
        case .someOrAnyType(let type):
            if type.constraint.isMetatype || type.constraint.isSendableKeyPath { return judge(type.constraint, isWrapped: isWrapped) }
            return type.someOrAnySpecifier.tokenKind == .keyword(.any) ? .existential : .comparable
        case .compositionType: return type.isSendableKeyPath ? .comparable : .existential
        case .identifierType, .memberType:
            let parts = type.nameParts
            guard let name = parts.last else { return .comparable }
            if let alias = scope.alias(type) { return judge(alias, isWrapped: isWrapped) }
            // A binding is compared by its value, whoever declares it.
            if parts.count > 1 ? scope.isDeclaredWithoutEquatable(parts) : name != "Binding" && scope.isDeclaredWithoutEquatable(name) {
                return .notEquatable
            }
            if existentials.contains(name) || parts.count == 1 && scope.protocols.contains(name) { return .existential }
            if knownWithoutEquatable.contains(name), scope.nominal(name) == nil { return .notEquatable }
            switch name {
            case "Void": return isWrapped ? .wrappedTuple : .comparable
            case "Optional", "Array", "Set", "Dictionary", "ContiguousArray", "ArraySlice", "Result":
                return first(type.genericArguments, isWrapped: true)
            // The value of a binding is compared; one inside of something has no `==`.
            case "Binding": return isWrapped ? .notEquatable : first(type.genericArguments, isWrapped: false)
            default: return .comparable
            }
        default: return .comparable
        }
    }

    /// Protocols and the like that are used as types without `any`.
    private static let existentials: Set<String> = ["Any", "AnyObject", "Error"]

    private static let knownWithoutEquatable: Set<String> = [
        "AnyCollection", "AnyGesture", "AnyIterator", "AnyLayout", "AnyPublisher", "AnySequence", "AnyShape", "AnyShapeStyle",
        "AnyTransition", "AnyView", "AsyncStream", "AsyncThrowingStream", "ButtonStyleConfiguration", "CurrentValueSubject",
        "DismissAction", "EnumeratedSequence", "EnvironmentValues", "GeometryProxy", "InlineArray", "LabelStyleConfiguration", "Mirror",
        "Mutex", "OpenURLAction", "PassthroughSubject", "PrimitiveButtonStyleConfiguration", "RefreshAction", "Regex",
        "ReversedCollection", "ScrollViewProxy", "Slice", "StaticString", "ToggleStyleConfiguration", "UnsafeBufferPointer",
        "UnsafeMutableBufferPointer", "Zip2Sequence",
    ]
}

extension TypeSyntax {
    /// `Int.Type`, `any View.Type`, `(any View.Type)`.
    fileprivate var isMetatype: Bool {
        if self.is(MetatypeTypeSyntax.self) { return true }
        if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.isMetatype }
        guard let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 else { return false }
        return tuple.elements.first?.type.isMetatype ?? false
    }

    /// `KeyPath<User, String> & Sendable`, which is a key path that may be sent.
    fileprivate var isSendableKeyPath: Bool {
        guard let composition = self.as(CompositionTypeSyntax.self) else { return false }
        let names = composition.elements.compactMap { $0.type.nameParts.last }
        return names.count == composition.elements.count && names.filter { $0 != "Sendable" }.count == 1
            && names.contains { $0.hasSuffix("KeyPath") }
    }
}
