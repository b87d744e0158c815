switch 3 { default: print(1) case 1: print(2) }  // error@30: additional 'case' blocks cannot appear after the 'default' block of a 'switch' | Put 'default' last.
