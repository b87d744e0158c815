/// The six numbers of a view type or of a node.
public struct Counts: Hashable, Sendable {
    /// View values created.
    public var initialised: Int32 = 0
    /// Bodies run, the first included.
    public var body: Int32 = 0
    /// Comparisons that found the view unchanged.
    public var skip: Int32 = 0
    /// Calls of the type's own `==`.
    public var equal: Int32 = 0
    /// Bodies whose output equalled the one before.
    public var wasted: Int32 = 0
    /// View values that the bodies made, built-in ones included.
    public var built: Int32 = 0

    public init() {}

    public static func += (a: inout Counts, b: Counts) {
        a.initialised &+= b.initialised
        a.body &+= b.body
        a.skip &+= b.skip
        a.equal &+= b.equal
        a.wasted &+= b.wasted
        a.built &+= b.built
    }

    public static func + (a: Counts, b: Counts) -> Counts {
        var sum = a
        sum += b
        return sum
    }
}
