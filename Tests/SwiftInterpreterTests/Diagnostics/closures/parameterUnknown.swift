let same = { x in x }  // error@12: cannot infer type of closure parameter 'x' without a type annotation | Write its type, as in '{ (x: Int) in … }'.
let first = { $0 }  // error@13: cannot infer type of closure parameter '$0' without a type annotation | Write its type, as in '{ (x: Int) in … }'.
