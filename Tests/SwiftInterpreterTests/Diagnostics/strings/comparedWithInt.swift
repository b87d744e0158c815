let s = "5"
print(s == 5)  // error@9: binary operator '==' cannot be applied to operands of type 'String' and 'Int'
