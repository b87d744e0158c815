let b = true
let s: String = b ? 1 : "x"  // error@17: the two results of '?:' have mismatching types 'Int' and 'String'
print(s)
