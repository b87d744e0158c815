let x = 3  // error@7: invalid character in source file  // error@8: '=' must have consistent whitespace on both sides
