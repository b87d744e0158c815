import SwiftSyntax

/// What comparing values of a type costs, roughly: `==` asks the cheap ones first.
///
/// The id is asked before all others: where two rows differ, it differs.
enum ComparisonCost: Int, Comparable {
    case id, word, short, unknown, collection

    init(of property: StoredProperty, in scope: TypeScope) {
        if property.name == "id" {
            self = .id
        } else if property.isUncountedReference {
            self = .word
        } else if property.isComparedByID {
            self = .short
        } else if let type = property.type {
            self = Self.cost(of: type, in: scope, depth: 0)
        } else {
            self = property.initialValue.map(Self.cost) ?? .unknown
        }
    }

    static func < (a: ComparisonCost, b: ComparisonCost) -> Bool { a.rawValue < b.rawValue }

    static let words: Set<String> = [
        "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float",
        "Double", "CGFloat", "TimeInterval", "Unicode.Scalar", "ObjectIdentifier", "ColorScheme", "ScenePhase",
    ]
    static let plainStructs: Set<String> = [
        "CGPoint", "CGRect", "CGSize", "CGVector", "Date", "EdgeInsets", "Int128", "UInt128", "UUID", "UnitPoint",
    ]
    private static let shortValues: Set<String> = [
        "Angle", "Character", "Color", "LocalizedStringKey", "Range", "ClosedRange", "String", "Substring", "URL",
    ]
    private static let collections: Set<String> = [
        "Array", "ArraySlice", "AttributedString", "ContiguousArray", "Data", "Dictionary", "IndexSet", "Set",
    ]

    /// Types that everyone knows to be Equatable, at least where their arguments are.
    static let commonNames = words.union(plainStructs).union(shortValues).union(collections)

    private static func cost(of type: TypeSyntax, in scope: TypeScope, depth: Int) -> ComparisonCost {
        guard depth < 32 else { return .unknown }
        switch type.as(TypeSyntaxEnum.self) {
        case .optionalType(let optional): return cost(of: optional.wrappedType, in: scope, depth: depth + 1)
        case .implicitlyUnwrappedOptionalType(let optional):
            return cost(of: optional.wrappedType, in: scope, depth: depth + 1)
        case .attributedType(let attributed): return cost(of: attributed.baseType, in: scope, depth: depth + 1)
        case .arrayType, .dictionaryType: return .collection
        case .tupleType(let tuple):
            return tuple.elements.map { cost(of: $0.type, in: scope, depth: depth + 1) }.max() ?? .word
        case .metatypeType: return .word
        case .identifierType, .memberType:
            guard let name = type.nameParts.last else { return .unknown }
            if let alias = scope.alias(type) { return cost(of: alias, in: scope, depth: depth + 1) }
            if words.contains(name) { return .word }
            if plainStructs.contains(name) || shortValues.contains(name) { return .short }
            if collections.contains(name) { return .collection }
            if name == "Optional" || name == "Binding", let wrapped = type.genericArguments.first {
                return cost(of: wrapped, in: scope, depth: depth + 1)
            }
            return .unknown
        default: return .unknown
        }
    }

    private static func cost(of literal: ExprSyntax) -> ComparisonCost {
        switch literal.kind {
        case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .prefixOperatorExpr: .word
        case .stringLiteralExpr: .short
        case .arrayExpr, .dictionaryExpr: .collection
        default: .unknown
        }
    }
}
