func f(a: Int, b: Int) {}
f(b: 1, a: 2)  // error@12: incorrect argument label in call (have 'a:', expected 'a:') | 'f' takes (a: Int, b: Int).
