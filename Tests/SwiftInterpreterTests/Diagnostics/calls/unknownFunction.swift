prnt("hello")  // error@1: cannot find 'prnt' in scope | Did you mean 'print'?
