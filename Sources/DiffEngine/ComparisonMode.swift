/// What a comparison may use to find two values equal.
public enum ComparisonMode: UInt8, Hashable, Sendable, CaseIterable {
    /// Bytes only.
    case bitwise = 0
    /// Bytes, and through indirections: boxes, existentials, captures.
    case indirect = 1
    /// As `indirect`, and `==` for Equatable types that are not plain data. The mode of ordinary views.
    case equatableUnlessPOD = 2
    /// As `indirect`, and `==` for every Equatable type. The mode of `.equatable()` and of state writes.
    case equatableAlways = 3
}
