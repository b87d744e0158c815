let n = 3
print("n: " + n)  // error@13: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
