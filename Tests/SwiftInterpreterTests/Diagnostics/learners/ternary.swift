let n = 3
let s = n > 2 ? "big" : 5  // error@9: the two results of '?:' have mismatching types 'String' and 'Int'
let t = n ? 1 : 2  // error@9: cannot convert value of type 'Int' to expected condition type 'Bool'
let u: Int = n > 2 ? "a" : "b"  // error@14: cannot convert value of type 'String' to specified type 'Int'
