struct P { let a = 1; let b = a + 1 }  // error@31: cannot find 'a' in scope
print(P())
