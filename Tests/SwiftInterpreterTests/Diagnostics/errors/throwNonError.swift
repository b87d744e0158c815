func f() throws {
    throw "bad"  // error@11: thrown expression type 'String' does not conform to 'Error' | 'String' does not conform to 'Error'.
}
