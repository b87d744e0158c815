/// The layouts of all types: derived once for each type and mode, then kept.
///
/// The rules, first that fits: an Equatable type is asked by `==` where the mode allows it; plain
/// data is bytes; structs, tuples and enums go part by part; references by identity, existentials
/// by the dynamic type's layout, closures by code and captures.
public final class LayoutTable {
    private let types: any TypeSource
    private var descriptions: ContiguousArray<TypeDescription?> = []
    private var plainnesses: ContiguousArray<Plainness?> = []
    /// Four for each type, by mode.
    private var layouts: ContiguousArray<Layout?> = []
    private var reflexivities: ContiguousArray<Bool?> = []

    /// How many enums within enums, stored in place, a host compares part by part; it takes deeper
    /// ones as bytes.
    public static let enumerationLimit = 8

    public init(types: any TypeSource) {
        self.types = types
    }

    /// What the host told about a type.
    public func description(of type: TypeIndex) -> TypeDescription {
        if type.index < descriptions.count, let known = descriptions[type.index] { return known }
        let description = types.describe(type)
        grow(&descriptions, to: type.index + 1)
        descriptions[type.index] = description
        return description
    }

    /// Whether values of a type are plain data.
    public func plainness(of type: TypeIndex) -> Plainness {
        if type.index < plainnesses.count, let known = plainnesses[type.index] { return known }
        grow(&plainnesses, to: type.index + 1)
        // A type that contains itself does so through a reference.
        plainnesses[type.index] = .notPlain
        let result = derivePlainness(of: type)
        plainnesses[type.index] = result
        return result
    }

    /// The layout of a type in a mode.
    public func layout(of type: TypeIndex, mode: ComparisonMode) -> Layout {
        let index = type.index * 4 + Int(mode.rawValue)
        if index < layouts.count, let known = layouts[index] { return known }
        let layout = LayoutDerivation(table: self, mode: mode).layout(of: type)
        grow(&layouts, to: index + 1)
        layouts[index] = layout
        return layout
    }

    /// Whether every value of a type is equal to itself in a mode: a host need not look into one that it knows to
    /// be the same.
    public func isReflexive(_ type: TypeIndex, mode: ComparisonMode) -> Bool {
        let index = type.index * 4 + Int(mode.rawValue)
        if index < reflexivities.count, let known = reflexivities[index] { return known }
        grow(&reflexivities, to: index + 1)
        // Of a type that contains itself nothing is promised.
        reflexivities[index] = false
        let result = deriveReflexivity(of: type, mode)
        reflexivities[index] = result
        return result
    }

    private func deriveReflexivity(of type: TypeIndex, _ mode: ComparisonMode) -> Bool {
        let description = description(of: type)
        let layout = layout(of: type, mode: mode)
        if layout.rule == .equatable, description.equality == .written { return false }
        if plainness(of: type) == .byValue, description.equality != .none { return false }
        switch description.kind {
        case .structure, .tuple:
            return layout.fields.allSatisfy { !$0.isCompared || isReflexive($0.type, mode: $0.mode) }
        case .optional(let wrapped): return isReflexive(wrapped, mode: mode)
        case .enumeration(let cases):
            return cases.allSatisfy { enumCase in
                enumCase.isIndirect && layout.rule != .equatable || enumCase.payload.map { isReflexive($0, mode: mode) } ?? true
            }
        case .existential, .dynamic, .neverEqual, .function(.generic): return false
        case .bytes, .reference, .weakReference, .function(.swift), .function(.foreign), .collection: return true
        }
    }

    /// Forgets everything, after types were declared anew under the same numbers.
    public func removeAll() {
        descriptions.removeAll()
        plainnesses.removeAll()
        layouts.removeAll()
        reflexivities.removeAll()
    }

    private func grow<Element>(_ array: inout ContiguousArray<Element?>, to count: Int) {
        if array.count < count { array.append(contentsOf: repeatElement(nil, count: count - array.count)) }
    }

    private func derivePlainness(of type: TypeIndex) -> Plainness {
        let description = description(of: type)
        if let isPOD = description.isPOD { return isPOD ? .plain : .notPlain }
        switch description.kind {
        case .bytes: return .plain
        case .structure(let fields), .tuple(let fields): return combine(fields.map(\.type))
        case .optional(let wrapped): return plainness(of: wrapped)
        case .enumeration(let cases):
            // An indirect case is a reference, and the only way for a type to contain itself.
            if cases.contains(where: \.isIndirect) { return .notPlain }
            return combine(cases.compactMap(\.payload))
        case .dynamic: return .byValue
        case .reference, .weakReference, .existential, .function, .collection, .neverEqual: return .notPlain
        }
    }

    private func combine(_ parts: [TypeIndex]) -> Plainness {
        var result = Plainness.plain
        for part in parts {
            switch plainness(of: part) {
            case .plain: break
            case .byValue: result = .byValue
            case .notPlain: return .notPlain
            }
        }
        return result
    }
}
