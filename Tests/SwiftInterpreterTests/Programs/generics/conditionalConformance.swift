struct Pair<A, B> {
    var a: A
    var b: B
}
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair: CustomStringConvertible where A: CustomStringConvertible, B: CustomStringConvertible {
    var description: String { "<\(a.description), \(b.description)>" }
}
print(Pair(a: 1, b: "x") == Pair(a: 1, b: "x"))  // expect: true
print(Pair(a: 1, b: 2) == Pair(a: 1, b: 3))  // expect: false
print(Pair(a: 1.5, b: true))  // expect: <1.5, true>
