struct P { var x = 0 }
let p = P()
p.x = 3  // error@3: cannot assign to value: 'p' is a 'let' constant | Change 'let' to 'var' to make it mutable.
