struct S {
    var a = 1
    static func f() -> Int { a }  // error@30: instance member 'a' cannot be used on type 'S' | Make 'a' static, or use it on a value of the type.
}
