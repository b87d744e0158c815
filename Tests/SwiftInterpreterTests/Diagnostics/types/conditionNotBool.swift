let n = 1
if n { print("yes") }  // error@4: cannot convert value of type 'Int' to expected condition type 'Bool'
