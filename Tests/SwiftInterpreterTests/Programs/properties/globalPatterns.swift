class C { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("bye", n) } }
var (a, b): (C?, C?) = (C(1), C(2))
print("made")  // expect: made
a = nil  // expect: bye 1
print("a gone")  // expect: a gone
b = nil  // expect: bye 2
print("b gone")  // expect: b gone
struct S { static var (x, y) = (C(3), C(4)) }
S.x = C(5)  // expect: bye 3
print(S.x.n, S.y.n)  // expect: 5 4
let (p, (q, _)) = (C(6), (C(7), C(8)))  // expect: bye 8
print(p.n, q.n)  // expect: 6 7
