func up(_ n: inout Int) { n += 1 }
let n = 1
up(&n)  // error@5: cannot pass immutable value as inout argument: 'n' is a 'let' constant | Change 'let' to 'var' to make it mutable.
