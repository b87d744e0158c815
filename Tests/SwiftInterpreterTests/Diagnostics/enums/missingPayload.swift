enum Shape { case circle(radius: Double) }
let s = Shape.circle
let t: Shape = s  // error@16: cannot convert value of type '(Double) -> Shape' to specified type 'Shape'
