func f() {
    if true { let inner = 1 }
    print(inner)  // error@11: cannot find 'inner' in scope
    for i in 0..<2 {}
    print(i)  // error@11: cannot find 'i' in scope
    print(later)  // error@11: use of local variable 'later' before its declaration | It is declared in line 7: use it below that.
    let later = 3
    do { let z = 1 }
    print(z)  // error@11: cannot find 'z' in scope
}
