struct S {
    var a = 1
    var b = a + 1  // error@13: cannot find 'a' in scope
}
