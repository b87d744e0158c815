func f(_ n: Int, times: Int) {}
f(1)  // error@1: missing argument for parameter 'times' in call | 'f' takes (_: Int, times: Int).
