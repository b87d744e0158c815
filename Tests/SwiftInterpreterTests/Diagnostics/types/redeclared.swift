func f() {
    let n = 1
    let n = 2  // error@9: invalid redeclaration of 'n'
    print(n)
}
