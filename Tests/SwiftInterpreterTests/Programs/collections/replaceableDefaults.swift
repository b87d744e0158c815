struct Stack<E>: ExpressibleByArrayLiteral, CustomStringConvertible, MutableCollection, RandomAccessCollection, RangeReplaceableCollection {
    private var a: [E] = []
    init() {}
    init(arrayLiteral e: E...) { a = e }
    var startIndex: Int { 0 }
    var endIndex: Int { a.count }
    subscript(i: Int) -> E { get { a[i] } set { a[i] = newValue } }
    mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with c: C) where C.Element == E { a.replaceSubrange(r, with: c) }
    var description: String { "Stack\(a)" }
}
var s: Stack = [3, 1, 2]
s.sort()
s.append(9)
s += [7]
s.insert(0, at: 0)
print(s, s.last!, s.popLast()!, Stack(repeating: 1, count: 2), Stack("ab"), Stack(1...3).removeLastTwo())  // expect: Stack[0, 1, 2, 3, 9, 7] 7 7 Stack[1, 1] Stack["a", "b"] Stack[1]
s.removeFirst(2)
s.removeLast()
print(s, s.removeLast(), s)  // expect: Stack[2, 3] 3 Stack[2]
extension Stack { func removeLastTwo() -> Stack { var copy = self; copy.removeLast(2); return copy } }

struct Countdown: Sequence {
    let n: Int
    func makeIterator() -> AnyIterator<Int> {
        var i = n
        return AnyIterator { i > 0 ? { i -= 1; return i + 1 }() : nil }
    }
}
let endless = AnySequence { () -> AnyIterator<Int> in
    var n = 0
    return AnyIterator { n += 1; return n }
}
print(Array(AnySequence(Countdown(n: 3))), Array(endless.prefix(3)), endless.first { $0 > 5 }!, Array(endless.prefix(2)))  // expect: [3, 2, 1] [1, 2, 3] 6 [1, 2]
