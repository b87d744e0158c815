struct S { private var secret: Int }
let s = S(secret: 1)  // error@9: 'S' is inaccessible due to 'private' protection level
