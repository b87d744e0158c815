func f(_ n: Int) -> Int { f(n + 1) + 1 }  // trap@27: calls are nested more than 20000 levels deep: the recursion does not end, or goes too deep
print(f(0))
