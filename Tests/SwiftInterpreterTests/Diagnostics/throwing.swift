enum E: Error { case a }
func f() throws -> Int { throw E.a }
func g() -> Int { f() }  // error@19: call can throw, but it is not marked with 'try' | Write 'try' before it.
func h() -> Int { try f() }  // error@23: errors thrown from here are not handled | Put it into 'do { … } catch { … }', or mark the function 'throws'.
func i() throws { _ = f() }  // error@23: call can throw, but it is not marked with 'try' | Write 'try' before it.
func j() { do { try f() } catch E.a { } }  // error@21: errors thrown from here are not handled | Put it into 'do { … } catch { … }', or mark the function 'throws'.
func k() { throw E.a }  // error@12: errors thrown from here are not handled | Put it into 'do { … } catch { … }', or mark the function 'throws'.
func l() throws { throw 5 }  // error@25: thrown expression type 'Int' does not conform to 'Error' | 'Int' does not conform to 'Error'.
let x = try? f()
func m() { [1].forEach { _ in try f() } }  // error@16: call can throw, but it is not marked with 'try' | Write 'try' before it.
