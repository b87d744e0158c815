func f() { print(x)  // error@18: cannot find 'x' in scope
    let x = 1
    print(x) }
