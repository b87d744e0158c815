// What follows from a fault is not a fault of its own.
let p = Point()  // error@9: cannot find 'Point' in scope | Did you mean 'print'?
p.x = 3
p.move()
var q = Point()  // error@9: cannot find 'Point' in scope | Did you mean 'print'?
q.y = 4
q.double = p.x + 3
