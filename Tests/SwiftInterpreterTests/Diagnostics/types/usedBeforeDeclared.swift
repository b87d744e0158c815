func f() {
    print(n)  // error@11: use of local variable 'n' before its declaration | It is declared in line 3: use it below that.
    let n = 1
}
