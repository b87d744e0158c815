let f: (Int) -> Int = { a, b in a + b }  // error@23: contextual closure type '(Int) -> Int' expects 1 argument, but 2 are used in the closure body
