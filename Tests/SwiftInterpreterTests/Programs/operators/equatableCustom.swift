struct Name { var first: String, last: String }
extension Name: Equatable, Comparable {
    static func == (a: Name, b: Name) -> Bool { a.last.lowercased() == b.last.lowercased() }
    static func < (a: Name, b: Name) -> Bool { (a.last, a.first) < (b.last, b.first) }
}
let a = Name(first: "Ann", last: "Lee"), b = Name(first: "Bo", last: "LEE"), c = Name(first: "Al", last: "Lee")
print(a == b, a != b, a < c, [a, c].sorted().map(\.first), a >= b)  // expect: true false false ["Al", "Ann"] true
