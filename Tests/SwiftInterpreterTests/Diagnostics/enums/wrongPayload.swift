enum Shape { case circle(Double) }
let s = Shape.circle("big")  // error@22: cannot convert value of type 'String' to expected argument type 'Double'
