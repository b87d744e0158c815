struct Bad: Error {}
func risky() throws -> Int { throw Bad() }
func f() throws {
    let n = risky()  // error@13: call can throw, but it is not marked with 'try' | Write 'try' before it.
    print(n)
}
