protocol Shape: Equatable { var area: Double { get } }
struct Sq: Shape { var s: Double; var area: Double { s * s } }
func largest<S: Shape>(_ list: [S]) -> S? { list.max { $0.area < $1.area } }
func index<S: Shape>(of s: S, in list: [S]) -> Int? { list.firstIndex(of: s) }
let l = [Sq(s: 1), Sq(s: 3), Sq(s: 2)]
print(largest(l)!, index(of: Sq(s: 2), in: l)!, l.contains(Sq(s: 9)), l[0] == Sq(s: 1))  // expect: Sq(s: 3.0) 2 false true
