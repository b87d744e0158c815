func f(x: Int = y) { }  // error@17: cannot find 'y' in scope
