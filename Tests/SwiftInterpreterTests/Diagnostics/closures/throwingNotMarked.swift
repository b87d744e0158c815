struct Bad: Error {}
func run(_ f: () -> Void) { f() }
run { throw Bad() }  // error@5: a closure that throws is given where '() -> ()' is expected, which cannot throw | Handle the error inside it, with 'do' and 'catch'.
