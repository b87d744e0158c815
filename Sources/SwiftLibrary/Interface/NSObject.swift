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

/// Keeps objects under keys, as long as there is room: here all of them, up to `countLimit`.
final class NSCache<KeyType: AnyObject & Hashable, ObjectType: AnyObject>: NSObject {
    var _objects: [KeyType: ObjectType] = [:]
    var _order: [KeyType] = []
    /// What the cache is called.
    var name = ""
    /// The most objects; 0 for no limit.
    var countLimit = 0
    /// The most that all objects may cost; 0 for no limit. Costs are not counted here.
    var totalCostLimit = 0
    override init() {}
    /// The object of a key.
    func object(forKey key: KeyType) -> ObjectType? { _objects[key] }
    /// Keeps an object.
    func setObject(_ object: ObjectType, forKey key: KeyType) {
        if _objects.updateValue(object, forKey: key) == nil { _order.append(key) }
        if countLimit > 0, _order.count > countLimit { removeObject(forKey: _order[0]) }
    }
    /// Keeps an object that costs something.
    func setObject(_ object: ObjectType, forKey key: KeyType, cost: Int) { setObject(object, forKey: key) }
    /// Forgets the object of a key.
    func removeObject(forKey key: KeyType) {
        _objects[key] = nil
        _order.removeAll { $0 == key }
    }
    /// Forgets all objects.
    func removeAllObjects() {
        _objects = [:]
        _order = []
    }
}
