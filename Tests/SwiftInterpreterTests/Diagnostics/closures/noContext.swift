let f = { $0 + $1 }  // error@14: binary operator '+' cannot be applied to operands of type '_' and '_'
