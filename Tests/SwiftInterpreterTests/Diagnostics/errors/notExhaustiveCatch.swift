enum E: Error { case a, b }
func risky() throws {}
func f() {
    do { try risky() } catch E.a { print("a") }  // error@14: errors thrown from here are not handled | Put it into 'do { … } catch { … }', or mark the function 'throws'.
}
