protocol Shape {}
let s = Shape()  // error@9: 'Shape' is a protocol, of which no values can be made | Name a type that conforms to it.
