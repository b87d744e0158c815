struct S {
    var a = 1
    static func f() -> Int { a }  // error@30: cannot find 'a' in scope
}
