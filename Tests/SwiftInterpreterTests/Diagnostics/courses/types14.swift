let c: (Int) -> Int = { $0 + $1 }  // error@30: there is no argument '$1' here | '$1' stands for an argument of the closure around it.
print(c(1))
