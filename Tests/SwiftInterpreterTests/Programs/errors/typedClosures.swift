enum E: Error { case frozen, n(Int) }
func typed<X: Error>(_ f: () throws(X) -> Int) throws(X) -> Int { try f() + 1 }
do { _ = try typed { () throws(E) -> Int in throw .frozen } } catch { print("typed", error) }  // expect: typed frozen
func c() throws(E) { throw .n(1) }
do { try c() } catch { switch error { case .frozen: print("f"); case .n(let i): print(i) } }  // expect: 1
do throws(E) { throw .n(4) } catch .frozen { print("no") } catch { print(error) }  // expect: n(4)
