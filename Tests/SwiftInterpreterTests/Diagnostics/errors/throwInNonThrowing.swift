struct Bad: Error {}
func f() {
    throw Bad()  // error@5: errors thrown from here are not handled | Put it into 'do { … } catch { … }', or mark the function 'throws'.
}
