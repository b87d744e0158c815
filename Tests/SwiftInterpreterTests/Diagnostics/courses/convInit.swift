class A { var n: Int
  init(n: Int) { self.n = n }
  convenience init() { self.n = 1 } }  // error@35: 'self.init' isn't called on all paths before returning from initializer | A convenience initializer goes on to another one of 'A'.
