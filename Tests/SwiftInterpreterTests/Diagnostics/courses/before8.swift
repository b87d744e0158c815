func f() { print(x)  // error@18: use of local variable 'x' before its declaration | It is declared in line 2: use it below that.
    let x = 1
    print(x) }
