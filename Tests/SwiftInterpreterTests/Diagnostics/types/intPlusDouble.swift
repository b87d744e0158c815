let a = 1, b = 2.5
print(a + b)  // error@9: binary operator '+' cannot be applied to operands of type 'Int' and 'Double' | Convert one of them, as in 'Int(…)'.
