let t = (1, 2)
let (a, b, c) = t  // error@5: tuple pattern cannot match values of type '(Int, Int)'
