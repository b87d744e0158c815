enum E: Error { case deep }
func a() throws { print("a in"); defer { print("a out") }; try b(); print("not here") }
func b() throws { print("b in"); defer { print("b out") }; throw E.deep }
do { try a() } catch E.deep { print("caught") }  // expect: a in
// expect: b in
// expect: b out
// expect: a out
// expect: caught
