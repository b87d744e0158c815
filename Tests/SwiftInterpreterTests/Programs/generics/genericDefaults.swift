protocol P {}
struct E: P {}
struct T: P { let s: String }
struct Card<C: P, F: P> {
    let c: C
    var f: () -> F
    init(_ t: String, c: () -> C, f: @escaping () -> F = { E() }) { self.c = c(); self.f = f }
}
print(type(of: Card("x", c: { T(s: "a") }).f()))  // expect: E
func g<F: P>(_ f: () -> F = { E() }) { print(F.self) }
g()  // expect: E
func h<F: P>(_ f: F = E()) { print(F.self) }
h()  // expect: E
struct D<F: P> { let f: F; init(f: F = E()) { self.f = f } }
print(D())  // expect: D<E>(f: main.E())
