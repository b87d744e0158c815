class Box { let id = 1 }
let box = Box()
box.id = 2  // error@5: cannot assign to value: 'id' is a 'let' constant | Change 'let' to 'var' to make it mutable.
