// Existentials opened by generic functions and compared.
func same<T: Equatable>(_ a: T, _ b: any Equatable) -> Bool { guard let b = b as? T else { return false }; return a == b }
let values: [any Equatable] = [1, "a", 2.5, 1]
for v in values { print(same(v, 1), terminator: " ") }  // expect: true false false true 
print()
extension Equatable {
    func isEqual(to other: any Equatable) -> Bool { guard let other = other as? Self else { return false }; return self == other }
}
for a in values { print(a.isEqual(to: values[0]), terminator: " ") }  // expect: true false false true 
print()
func compare(_ a: any Equatable, _ b: any Equatable) -> Bool {
    func open<T: Equatable>(_ a: T) -> Bool { (b as? T) == a }
    return open(a)
}
print(compare(1, 1), compare(1, "a"), compare("a", "a"))  // expect: true false true
protocol Shape: Equatable { var area: Double { get } }
struct Sq: Shape { var s: Double; var area: Double { s * s } }
struct Ci: Shape { var r: Double; var area: Double { r * r * 3 } }
let shapes: [any Shape] = [Sq(s: 2), Ci(r: 1), Sq(s: 2)]
print(shapes[0].isEqual(to: shapes[2]), shapes[0].isEqual(to: shapes[1]))  // expect: true false
struct Box: Equatable {
    let value: any Equatable
    static func == (a: Box, b: Box) -> Bool { a.value.isEqual(to: b.value) }
}
print(Box(value: 3) == Box(value: 3), Box(value: 3) == Box(value: "3"))  // expect: true false
func largest<C: Comparable>(_ a: C, _ b: any Comparable) -> any Comparable { if let b = b as? C { return a < b ? b : a }; return a }
let cs: [any Comparable] = [3, 9, "z"]
print(cs.map { largest($0, 5) })  // expect: [5, 9, "z"]
print((values[0] as? Int) == 1, values[0] as! Int == 1)  // expect: true true
