let n = 1
let s = n ? "a" : "b"  // error@9: cannot convert value of type 'Int' to expected condition type 'Bool'
print(s)
