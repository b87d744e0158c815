func f(_ n: Int) {}
f("one")  // error@3: cannot convert value of type 'String' to expected argument type 'Int'
