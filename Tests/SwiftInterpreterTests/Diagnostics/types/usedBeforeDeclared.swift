func f() {
    print(n)  // error@11: cannot find 'n' in scope
    let n = 1
}
