final class Storage { var values: [Int]; init(_ v: [Int]) { values = v } }
struct Buffer {
    private var storage = Storage([])
    private(set) var copies = 0
    var values: [Int] { storage.values }
    mutating func append(_ n: Int) {
        if !isKnownUniquelyReferenced(&storage) {
            storage = Storage(storage.values)
            copies += 1
        }
        storage.values.append(n)
    }
}
var a = Buffer()
a.append(1)
var b = a
b.append(2)
a.append(3)
print(a.values, b.values, a.copies, b.copies)  // expect: [1, 3] [1, 2] 0 1
