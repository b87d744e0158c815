struct P { var x: Int }
let p = P(y: 1)  // error@14: incorrect argument label in call (have 'y:', expected 'x:') | 'P' takes (x: Int).
