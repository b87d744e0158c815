struct Bad: Error {}
func run(_ f: () -> Void) { f() }
run { throw Bad() }  // error@5: invalid conversion from throwing function of type '() throws -> ()' to non-throwing function type '() -> ()' | Handle its errors inside, with 'do { … } catch { … }'.
