struct Ring<T>: Collection {
    var items: [T]
    var startIndex: Int { 0 }
    var endIndex: Int { items.count }
    func index(after i: Int) -> Int { i + 1 }
    subscript(i: Int) -> T { items[i % items.count] }
}
let r = Ring(items: ["a", "b", "c"])
print(r.count, r.first!, r.map { $0 + $0 }, r[4], r.isEmpty, r.dropFirst().first!, Array(r.prefix(2)), r.joined(separator: "+"))  // expect: 3 a ["aa", "bb", "cc"] b false b ["a", "b"] a+b+c
struct Countdown: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { n > 0 ? { n -= 1; return n + 1 }() : nil } }
print(Array(Countdown(n: 3)), Countdown(n: 4).filter { $0 % 2 == 0 }, Countdown(n: 3).reduce(0, +), Countdown(n: 2).contains(2))  // expect: [3, 2, 1] [4, 2] 6 true
