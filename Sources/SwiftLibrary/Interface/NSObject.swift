// The root of the classes that come from Objective-C.

/// The class that Objective-C's classes inherit from. Two of its objects are equal if `isEqual` says so.
class NSObject: Hashable, CustomStringConvertible {
    init() {}
    /// Whether another object counts as equal; without a subclass's own word, the same object.
    func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSObject else { return false }
        return self === other
    }
    /// A number that equal objects share.
    var hash: Int { ObjectIdentifier(self).hashValue }
    /// The object in words.
    var description: String { "<\(type(of: self))>" }

    static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs.isEqual(rhs) }
    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
