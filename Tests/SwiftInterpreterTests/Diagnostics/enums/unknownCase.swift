enum Direction { case north, south }
let d = Direction.nroth  // error@19: type 'Direction' has no member 'nroth' | Did you mean 'north'?
