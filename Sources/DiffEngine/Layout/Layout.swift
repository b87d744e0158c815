/// How two values of one type are compared in one mode: a short program that the host executes.
///
/// The steps are executed in order on the storage of both values; the first that finds a
/// difference ends the comparison. Plain data that lies side by side is one step; padding is in none.
public final class Layout: Sendable {
    public let type: TypeIndex
    public let mode: ComparisonMode
    /// What decides, in one word; `none` where several fields decide, each by its own rule.
    public let rule: ComparisonRule
    /// Whether values are plain data.
    public let plainness: Plainness
    /// Steps on the value where it is stored: a cell with a reference if the type is boxed.
    public let steps: ContiguousArray<LayoutStep>
    /// Steps on the parts: inside the box if the type is boxed, otherwise the same as `steps`.
    public let contents: ContiguousArray<LayoutStep>
    /// The fields of a struct or tuple, each with how it is compared; empty for other kinds.
    public let fields: [FieldLayout]
    /// The cases of an enum; empty for other kinds.
    public let cases: [CaseLayout]

    init(
        type: TypeIndex, mode: ComparisonMode, rule: ComparisonRule, plainness: Plainness,
        steps: ContiguousArray<LayoutStep>, contents: ContiguousArray<LayoutStep>,
        fields: [FieldLayout], cases: [CaseLayout]
    ) {
        self.type = type
        self.mode = mode
        self.rule = rule
        self.plainness = plainness
        self.steps = steps
        self.contents = contents
        self.fields = fields
        self.cases = cases
    }
}

/// Whether values of a type are plain data.
public enum Plainness: Hashable, Sendable {
    case plain
    case notPlain
    /// There are generic fields, and no field that is not plain: each value decides.
    case byValue
}

/// One step of a comparison: an operation on the cells from `offset` on, counted from the start of
/// the storage that the program runs on.
@frozen
public struct LayoutStep: Hashable, Sendable {
    public enum Operation: UInt8, Sendable {
        /// `size` cells are the same, bit by bit.
        case bytes
        /// `==` of `type` returns true.
        case equatable
        /// Both cells refer to the same object.
        case identity
        /// Both weak references refer to the same object, or to none.
        case weak
        /// Both refer to the same box, or the boxes' contents are equal by the `contents` of `type`.
        case boxed
        /// Both are nil, or neither is and what they wrap is equal by the layout of `type`.
        case optional
        /// The same case of the enum `type`, and equal payloads by the layout's `cases`.
        case enumeration
        /// The same dynamic type, and equal by its layout in `mode`.
        case existential
        /// Generic: the same dynamic type, and equal by its layout in `mode`.
        case dynamic
        /// The same code and equal captures, each by the layout of its own type in `mode`.
        case function
        /// The same buffer.
        case buffer
        /// If the values are plain data (their generic fields decide) as by `contents` of `type`,
        /// otherwise `==` of `type`.
        case plainOrEquatable
        /// Never equal.
        case never
    }

    public var operation: Operation
    public var mode: ComparisonMode
    public var type: TypeIndex
    public var offset: Int32
    public var size: Int32

    @inlinable
    public init(_ operation: Operation, mode: ComparisonMode, type: TypeIndex, offset: Int, size: Int) {
        self.operation = operation
        self.mode = mode
        self.type = type
        self.offset = Int32(truncatingIfNeeded: offset)
        self.size = Int32(truncatingIfNeeded: size)
    }
}

/// A field of a struct or tuple as the layout of the whole compares it.
public struct FieldLayout: Sendable {
    public let name: String
    public let type: TypeIndex
    public let offset: Int
    /// The mode in which the field is compared: the whole's, or `equatableAlways` where a `==` of
    /// the whole goes field by field.
    public let mode: ComparisonMode
    /// What decides for this field; `none` where the field's own fields decide.
    public let rule: ComparisonRule
    /// False for a field that the type's `==` is known to leave out.
    public let isCompared: Bool
    /// The field's own steps, at its offset.
    public let steps: ContiguousArray<LayoutStep>
}

/// A case of an enum as the layout compares it.
public struct CaseLayout: Sendable {
    public let name: String
    /// None without a payload.
    public let payload: TypeIndex?
    public let isIndirect: Bool
}
