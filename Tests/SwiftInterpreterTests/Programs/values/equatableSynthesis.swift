struct A: Equatable { var x: Int; var y: [String]; var z: (Int)? }
print(A(x: 1, y: ["a"], z: nil) == A(x: 1, y: ["a"], z: nil), A(x: 1, y: [], z: 2) != A(x: 1, y: [], z: 2))  // expect: true false
enum E: Equatable { case a(Int, String), b }
print(E.a(1, "x") == .a(1, "x"), E.a(1, "x") == .a(2, "x"), E.b == .b)  // expect: true false true
struct H: Hashable { let a: A2; struct A2: Hashable { var n: Int } }
print(Set([H(a: .init(n: 1)), H(a: .init(n: 1))]).count)  // expect: 1
