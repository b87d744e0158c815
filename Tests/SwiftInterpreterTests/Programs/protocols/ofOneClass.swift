class Base { var name = "b"; func hi() { print("hi", name) } }
protocol P: Base { var tag: Int { get } }
final class D: Base, P { var tag = 3 }
let p: any P = D()
p.name = "x"; p.hi(); print(p.tag, p.name)  // expect: hi x
// expect: 3 x
func g<T: P>(_ t: T) { t.hi(); print(t.name) }
g(D())  // expect: hi b
// expect: b
let b: Base = p
print(b.name)  // expect: x
print((b as? P)?.tag ?? 0)  // expect: 3
