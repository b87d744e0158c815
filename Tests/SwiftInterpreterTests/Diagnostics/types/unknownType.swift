let x: Strng = "a"  // error@8: cannot find type 'Strng' in scope | Did you mean 'String'?
