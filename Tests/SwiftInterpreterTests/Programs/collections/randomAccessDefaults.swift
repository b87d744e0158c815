struct Ring<Element>: RandomAccessCollection, MutableCollection, ExpressibleByArrayLiteral {
    var items: [Element]
    init(arrayLiteral elements: Element...) { items = elements }
    var startIndex: Int { 0 }
    var endIndex: Int { items.count }
    subscript(i: Int) -> Element {
        get { items[i % items.count] }
        set { items[i % items.count] = newValue }
    }
}

var ring: Ring = [3, 1, 2]
ring[4] = 9
print(Array(ring), ring.count, ring.first ?? 0, ring.last ?? 0)  // expect: [3, 9, 2] 3 3 2
ring.sort()
print(Array(ring))  // expect: [2, 3, 9]
ring.sort { $0 > $1 }
ring.swapAt(0, 2)
print(Array(ring), ring.index(after: 1), ring.index(0, offsetBy: 2), ring.distance(from: 0, to: 3))  // expect: [2, 3, 9] 2 2 3
ring.reverse()
print(ring.map { $0 * 2 }, ring.dropFirst().map { $0 }, ring[1...].count, ring.firstIndex(of: 9) ?? -1)  // expect: [18, 6, 4] [3, 2] 2 0
