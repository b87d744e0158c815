var n = 3
if n = 3 { print(1) }  // error@6: use of '=' in a boolean context, did you mean '=='?
while n = 2 { }  // error@9: use of '=' in a boolean context, did you mean '=='?
