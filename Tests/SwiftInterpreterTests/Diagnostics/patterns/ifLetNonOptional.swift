let n = 3
if let m = n { print(m) }  // error@12: initializer for conditional binding must have Optional type, not 'Int' | A value that is always there needs no 'if let'.
