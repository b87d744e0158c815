class P: Equatable, CustomStringConvertible {
    let x: Int
    init(_ x: Int) { self.x = x }
    static func == (l: P, r: P) -> Bool { l.x == r.x }
    var description: String { "P(\(x))" }
}
let list = [P(1), P(2), P(3)]
print(list.firstIndex(of: P(2))!, list.contains(P(9)), list, P(1) != P(2))  // expect: 1 false [P(1), P(2), P(3)] true
