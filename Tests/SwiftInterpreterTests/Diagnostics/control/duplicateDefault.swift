func f() -> Int { return }  // error@19: non-void function should return a value | It returns 'Int'.
