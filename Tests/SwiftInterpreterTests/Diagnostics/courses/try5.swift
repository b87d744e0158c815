enum E: Error { case a, b }
func f() throws { throw E.a }
func g() {
    do { try f() } catch E.a { print("a") }  // error@14: errors thrown from here are not handled | Put it into 'do { … } catch { … }', or mark the function 'throws'.
}
g()
