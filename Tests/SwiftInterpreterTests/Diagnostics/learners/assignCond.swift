var n = 3
if n = 3 { print(1) }  // error@6: cannot convert value of type '()' to expected condition type 'Bool'
while n = 2 { }  // error@9: cannot convert value of type '()' to expected condition type 'Bool'
