let n = 1
switch n {
case 1:  // error@1: 'case' label in a 'switch' must have at least one executable statement | Write 'break' to do nothing.
default: print("x")
}
