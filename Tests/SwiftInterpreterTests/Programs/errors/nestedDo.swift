struct A: Error {}
struct B: Error {}
func f(_ e: Error?) throws { if let e { throw e } }
do {
    do { try f(A()) } catch is B { print("inner B") }
    print("unreached")
} catch { print("outer", type(of: error)) }  // expect: outer A
do {
    try f(nil)
    print("fine")  // expect: fine
    do { try f(B()) } catch let b as B { print("inner", b); throw A() }  // expect: inner B()
} catch { print("outer", error) }  // expect: outer A()
