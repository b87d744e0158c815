let n = 3
print(!n)  // error@8: cannot convert value of type 'Int' to expected argument type 'Bool'
