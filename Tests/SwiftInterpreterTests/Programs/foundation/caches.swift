import Foundation

final class Picture {
    let name: String
    init(_ name: String) { self.name = name }
}
final class Key: NSObject {
    let number: Int
    init(_ number: Int) { self.number = number }
    override var hash: Int { number }
    override func isEqual(_ object: Any?) -> Bool { (object as? Key)?.number == number }
}
let cache = NSCache<Key, Picture>()
cache.name = "pictures"
cache.countLimit = 100
cache.totalCostLimit = 1_000_000
print(cache.object(forKey: Key(1)) == nil)  // expect: true
cache.setObject(Picture("one"), forKey: Key(1))
cache.setObject(Picture("two"), forKey: Key(2), cost: 10)
print(cache.object(forKey: Key(1))?.name ?? "none", cache.object(forKey: Key(2))?.name ?? "none")  // expect: one two
cache.setObject(Picture("uno"), forKey: Key(1))
print(cache.object(forKey: Key(1))?.name ?? "none")  // expect: uno
cache.removeObject(forKey: Key(1))
print(cache.object(forKey: Key(1))?.name ?? "none", cache.object(forKey: Key(2))?.name ?? "none")  // expect: none two
cache.removeAllObjects()
print(cache.object(forKey: Key(2)) == nil, cache.name, cache.countLimit)  // expect: true pictures 100
