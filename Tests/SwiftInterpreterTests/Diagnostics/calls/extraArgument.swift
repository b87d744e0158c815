func f(_ n: Int) {}
f(1, 2)  // error@6: extra argument in call | 'f' takes (_: Int).
