struct Bad: Error {}
func risky() throws {}
func f() {
    try risky()  // error@9: errors thrown from here are not handled | Put it into 'do { … } catch { … }', or mark the function 'throws'.
}
