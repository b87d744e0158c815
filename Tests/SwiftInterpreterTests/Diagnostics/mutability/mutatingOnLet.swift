struct C { var n = 0; mutating func up() { n += 1 } }
let c = C()
c.up()  // error@1: cannot use mutating member 'up' on immutable value: 'c' is a 'let' constant | Change 'let' to 'var' to make it mutable.
