func f(a: Int, b: Int) {}
f(b: 1, a: 2)  // error@12: argument 'a' must precede argument 'b' | 'f' takes (a: Int, b: Int).
