let n = 1
n = 2  // error@1: cannot assign to value: 'n' is a 'let' constant | Change 'let' to 'var' to make it mutable.
