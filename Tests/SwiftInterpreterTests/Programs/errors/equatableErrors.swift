enum E: Error, Equatable { case a, b(Int) }
func f() throws { throw E.b(2) }
do { try f() } catch let e as E where e == .b(2) { print("b 2") } catch { print("other") }  // expect: b 2
do { try f() } catch E.a, E.b { print("either") }  // expect: either
let error: Error = E.a
print(error as? E == .a, (error as? E) == .b(1))  // expect: true false
