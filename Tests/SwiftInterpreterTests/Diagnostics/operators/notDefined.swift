struct V { var x = 1 }
let v = V() + V()  // error@13: operator '+' cannot be applied to two 'V' operands
