let c: (Int) -> Int = { $0 + $1 }  // error@23: contextual closure type '(Int) -> Int' expects 1 argument, but 2 are used in the closure body
print(c(1))
