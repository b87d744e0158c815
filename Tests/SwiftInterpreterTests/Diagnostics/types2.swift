var list = [1, 2]
list.append("x")  // error@13: cannot convert value of type 'String' to expected argument type 'Int'
if 1 { print("no") }  // error@4: cannot convert value of type 'Int' to expected condition type 'Bool'
